export type { ExercisesService } from './exercises.service.ts';
export type { GuidesService } from './guides.service.ts';
