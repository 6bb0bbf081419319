import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';

// sheets feature

export const workoutProgramShare = event('WorkoutProgramShare', {
  Target: idSchema,
  /** Null when a training program was shared instead of a sheet. */
  WorkoutSheetId: idSchema.nullable(),
  WorkoutName: z.string(),
  By: idSchema,
});

/** Emitted once per act of sharing. `People` are the members who could not read the sheet before. */
export const workoutSheetShared = event('WorkoutSheetShared', {
  WorkoutSheetId: idSchema,
  Name: z.string(),
  People: z.number().int().positive(),
  By: idSchema,
});
