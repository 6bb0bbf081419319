export { tierLabels } from './tier-labels.ts';
