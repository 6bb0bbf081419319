export type { Runs } from './runs.service.ts';
