export type { TrainingPrograms } from './training-programs.service.ts';
