import { z } from 'zod';
import { event } from '../../event.ts';
import { idSchema } from '../../scalars.ts';

/** A workout sheet, or a file of training, was shared with a member who did not have it before (spec 2 section 3). */
export const workoutProgramShare = event('WorkoutProgramShare', {
  Target: idSchema,
  /** Null: it is a file, which stands among hers. */
  WorkoutSheetId: idSchema.nullable(),
  WorkoutName: z.string(),
  By: idSchema,
});

/** The same share as its staff did it, once for all; `People`: who did not read it before. */
export const workoutSheetShared = event('WorkoutSheetShared', {
  WorkoutSheetId: idSchema,
  Name: z.string(),
  People: z.number().int().positive(),
  By: idSchema,
});
