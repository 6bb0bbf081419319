import type { Generation } from '@clubpulse/contract/workouts/generator/generator';
import { generateSheet, readSheetText } from '@clubpulse/contract/workouts/generator/generator.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

const body = {
  UserId: null,
  Weeks: 1,
  Level: 'beginner',
  Goal: 'strength',
  Location: 'club',
  WeeklyFrequency: 3,
  PreferredDuration: 60,
  WarmUpCooldown: true,
  Equipment: [],
  OnlyThese: false,
  More: [],
  Less: [],
  WantedIds: [],
  NeverIds: [],
  AllowedIds: [],
  Conditions: [],
  Seed: null,
} satisfies Generation;

export const refusals: Refusals = async ({ server, world: { clubB, tokens } }) => {
  await server.db
    .insertInto('exercises_put_away')
    .columns(['ClubId', 'ExerciseId'])
    .expression((eb) =>
      eb
        .selectFrom('exercises')
        .select([eb.val(clubB).as('ClubId'), 'ExerciseId'])
        .where('ClubId', 'is', null),
    )
    .execute();
  const ofB = { params: { id: clubB }, token: tokens.managerB };
  return {
    NoExercisesAvailable: provoke(server, generateSheet, { ...ofB, body }),
    NoModelSet: provoke(server, readSheetText, { ...ofB, body: { Text: 'Bad knee' } }),
  };
};
