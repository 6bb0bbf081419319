export { useValueFormat } from './challenge-words.ts';
export { tierLabels } from './tier-labels.ts';
