export type { Profile } from './athlete.rows.ts';
export { createSummaries, type Summaries } from './summary.jobs.ts';
export { createTrainings, type Trainings } from './trainings.service.ts';
