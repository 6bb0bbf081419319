export type { LiveTrainings } from './live-trainings.service.ts';
