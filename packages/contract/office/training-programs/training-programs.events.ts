import { z } from 'zod';
import { event } from '../../event.ts';
import { idSchema } from '../../scalars.ts';

/** A file was shared by the staff of a club, once for all; `People`: who did not have it before. */
export const trainingProgramShared = event('TrainingProgramShared', {
  TrainingProgramId: idSchema,
  Title: z.string(),
  People: z.number().int().positive(),
  By: idSchema,
});
