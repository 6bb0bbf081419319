import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';

// sheets feature

export const workoutProgramShare = event('WorkoutProgramShare', {
  Target: idSchema,
  /** Id of the sheet that was shared; null if a training program was shared. */
  WorkoutSheetId: idSchema.nullable(),
  WorkoutName: z.string(),
  By: idSchema,
});

/** Emitted once each time a user shares a sheet. `People` is the number of members who could not read the sheet before. */
export const workoutSheetShared = event('WorkoutSheetShared', {
  WorkoutSheetId: idSchema,
  Name: z.string(),
  People: z.number().int().positive(),
  By: idSchema,
});
