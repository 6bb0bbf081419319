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

export const refusals: Refusals = async ({ server, world: { clubA, clubB, tokens } }) => {
  await server.db
    .insertInto('workout_definitions')
    .values(Array.from({ length: DEFINITION.perClub }, () => ({ ...row, ClubId: clubB })))
    .execute();
  return {
    WorkoutDefinitionNotFound: provoke(server, getWorkoutDefinition, {
      params: { id: clubA, definitionId: 999_999_999 },
      token: tokens.managerA,
    }),
    TooManyWorkoutDefinitions: provoke(server, createWorkoutDefinition, {
      params: { id: clubB },
      body: row,
      token: tokens.managerB,
    }),
  };
};
