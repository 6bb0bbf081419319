export { tierLabels } from './challenge-words.ts';
