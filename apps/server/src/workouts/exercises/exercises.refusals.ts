import { type ExerciseInput, OWN_EXERCISES_MAX } from '@clubpulse/contract/workouts/exercises/exercises';
import { createExercise, getExercise } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

const none = { Name: '', Instructions: '' };
const texts = { en: { Name: 'One too many', Instructions: '' }, it: none, es: none, fr: none };
const needed = {
  MainMuscle: 'glutes',
  Equipment: ['none'],
  Level: 'beginner',
  Measure: 'reps',
  Locations: ['club'],
} satisfies Partial<ExerciseInput>;

export const refusals: Refusals = async ({ server, world: { clubA, clubB, tokens } }) => {
  const own = { ClubId: clubB, ...needed, Texts: JSON.stringify(texts) };
  await server.db
    .insertInto('exercises')
    .values(Array.from({ length: OWN_EXERCISES_MAX }, () => own))
    .execute();
  const chosen = {
    OtherMuscles: [],
    Muscles: [],
    Activities: [],
    Brand: '',
    Pattern: null,
    Unilateral: false,
    Demands: [],
    PictureUris: [],
  };
  const body = { ...needed, ...chosen, Texts: texts };
  return {
    MovementNotFound: provoke(server, getExercise, {
      params: { id: clubA, exerciseId: 999_999_999 },
      token: tokens.managerA,
    }),
    TooManyExercises: provoke(server, createExercise, { params: { id: clubB }, body, token: tokens.managerB }),
  };
};
