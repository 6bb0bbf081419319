export { chosenDays, refusalOf } from './days.rows.ts';
