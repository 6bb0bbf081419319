import { z } from 'zod';
import { event } from '../../event.ts';
import { idSchema } from '../../scalars.ts';

/** One event per sharing; `People`: members who did not have the file before. */
export const trainingProgramShared = event('TrainingProgramShared', {
  TrainingProgramId: idSchema,
  Title: z.string(),
  People: z.number().int().positive(),
  By: idSchema,
});
