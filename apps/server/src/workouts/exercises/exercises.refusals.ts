import { getExercise } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ house, world: { clubA, tokens } }) => ({
  MovementNotFound: provoke(house, getExercise, {
    params: { id: clubA, exerciseId: 999_999_999 },
    token: tokens.managerA,
  }),
});
