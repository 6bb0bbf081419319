import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';

// sheets

export const workoutProgramShare = event('WorkoutProgramShare', {
  Target: idSchema,
  /** Null for a file of the member. */
  WorkoutSheetId: idSchema.nullable(),
  WorkoutName: z.string(),
  By: idSchema,
});

/** One event per act of sharing; `People`: members who could not read the sheet before. */
export const workoutSheetShared = event('WorkoutSheetShared', {
  WorkoutSheetId: idSchema,
  Name: z.string(),
  People: z.number().int().positive(),
  By: idSchema,
});
