import type { refusals } from '../en/workouts/exercises/exercises.refusals.ts';
import type { screens } from '../en/workouts/exercises/exercises.screens.ts';
import type { exercises } from '../en/workouts/exercises/exercises.ts';
import type { vocabulary } from '../en/workouts/exercises/vocabulary.ts';

/** Every word that screens of `workouts` show. */
export type Workouts = typeof exercises & typeof refusals & typeof screens & typeof vocabulary;
