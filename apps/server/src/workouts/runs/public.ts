export { countRuns, lastDone, loadSteps, type SessionSet } from './runs.facts.ts';
export type { Runs } from './runs.service.ts';
