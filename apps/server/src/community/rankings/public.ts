export { chosenDays, refusalOf } from './days.rows.ts';
export { namesOf } from './rankings.facts.ts';
