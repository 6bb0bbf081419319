import { PROVIDER } from '@clubpulse/contract/workouts/provider-workouts/provider-workouts';
import {
  createProviderWorkout,
  getProviderWorkout,
} from '@clubpulse/contract/workouts/provider-workouts/provider-workouts.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { createWorld } from '../../test/world.ts';

const none = { Name: '', Description: '' };
const texts = { en: { Name: 'One too many', Description: '' }, it: none, es: none, fr: none };
const sheet = { Type: 'regular' as const, Location: 'club' as const, Intensity: null, Days: [{ Name: '', Groups: [] }] };

export const refusals: Refusals = async ({ server, open, world: { clubA, tokens } }) => {
  const full = await open();
  const { tokens: there } = await createWorld(full);
  const one = { Texts: JSON.stringify(texts), Level: 'beginner', Sheet: JSON.stringify(sheet) } as const;
  await full.db
    .insertInto('provider_workouts')
    .values(Array.from({ length: PROVIDER.most }, () => one))
    .execute();
  return {
    ProviderWorkoutNotFound: provoke(server, getProviderWorkout, {
      params: { id: clubA, providerWorkoutId: 999_999_999 },
      token: tokens.managerA,
    }),
    TooManyProviderWorkouts: provoke(full, createProviderWorkout, {
      body: { Texts: texts, Level: 'beginner', Sheet: sheet, Circuit: null },
      token: there.admin,
    }),
  };
};
