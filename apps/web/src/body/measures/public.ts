export { filledOf, isWrong, keptNumbers, type Numbers } from './entry/entry-values.ts';
export { MeasureField } from './entry/MeasureField.tsx';
export { useEntry } from './entry/use-entry.ts';
export { MemberMeasures } from './MemberMeasures.tsx';
export { useMeasureWords } from './use-measure-words.ts';
