import { DEFINITION, type WorkoutDefinitionInput } from '@clubpulse/contract/workouts/definitions/definitions';
import { createWorkoutDefinition, getWorkoutDefinition } from '@clubpulse/contract/workouts/definitions/definitions.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

const row: WorkoutDefinitionInput = {
  Title: 'One too many',
  Description: '',
  Level: 'beginner',
  Equipment: ['none'],
  Minutes: null,
  PictureUris: [],
};

export const refusals: Refusals = async ({ house, world: { clubA, clubB, tokens } }) => {
  await house.db
    .insertInto('workout_definitions')
    .values(Array.from({ length: DEFINITION.perClub }, () => ({ ...row, ClubId: clubB })))
    .execute();
  return {
    WorkoutDefinitionNotFound: provoke(house, getWorkoutDefinition, {
      params: { id: clubA, definitionId: 999_999_999 },
      token: tokens.managerA,
    }),
    TooManyWorkoutDefinitions: provoke(house, createWorkoutDefinition, {
      params: { id: clubB },
      body: row,
      token: tokens.managerB,
    }),
  };
};
