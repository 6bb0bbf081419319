export { awardMonths } from './trainer-rankings.jobs.ts';
