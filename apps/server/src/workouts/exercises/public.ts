export { namesOf } from './exercises.present.ts';
export type { ExercisesService } from './exercises.service.ts';
