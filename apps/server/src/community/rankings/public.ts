export { chosenDays, refusalOf } from './days.rows.ts';
export { namesOf, namesOutside } from './rankings.facts.ts';
export type { Rankings } from './rankings.service.ts';
