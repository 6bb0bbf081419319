export { tierLabels, useValueFormat } from './challenge-words.ts';
