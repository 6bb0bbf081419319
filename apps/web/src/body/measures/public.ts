export { filledOf, isWrong, keptNumbers, type Numbers } from './entry/entry-values.ts';
export { MeasureField } from './entry/MeasureField.tsx';
export { useEntry } from './entry/use-entry.ts';
export { useMeasureWords } from './use-measure-words.ts';
