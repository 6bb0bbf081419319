export type { ExercisesService } from './exercises.service.ts';
