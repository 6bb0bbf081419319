export { type Beside, filledOf, isWrong, type Numbers, numbersInStoredUnits, weightBefore } from './entry/entry-values.ts';
export { MeasureField } from './entry/MeasureField.tsx';
export { refusedValue } from './entry/refused-values.ts';
export { useEntry } from './entry/use-entry.ts';
export { MemberMeasures } from './MemberMeasures.tsx';
export { useMeasureTexts } from './use-measure-texts.ts';
