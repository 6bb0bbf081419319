import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';

// sheets feature

export const workoutProgramShare = event('WorkoutProgramShare', {
  Target: idSchema,
  WorkoutSheetId: idSchema.nullable(),
  WorkoutName: z.string(),
  By: idSchema,
});

/** Emitted each time a user shares a sheet. `People`: members who could not read it before. */
export const workoutSheetShared = event('WorkoutSheetShared', {
  WorkoutSheetId: idSchema,
  Name: z.string(),
  People: z.number().int().positive(),
  By: idSchema,
});
