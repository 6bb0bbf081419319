export { moneyDueOf, needsOf } from './club-overview.facts.ts';
