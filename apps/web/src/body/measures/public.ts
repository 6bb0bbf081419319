export { useMeasureWords } from './use-measure-words.ts';
