import { z } from 'zod';
import { heardEvent } from '../../event.ts';
import { idSchema } from '../../scalars.ts';

/** Somebody wrote about a training: once for each person who is to hear of it. */
export const trainingFeedback = heardEvent('TrainingFeedback', {
  /** Who is told. */
  Target: idSchema,
  By: idSchema,
  TrainingId: idSchema,
  Kind: z.enum(['Comment', 'Feedback']),
  /** Whether it is about a training of hers who is told. */
  IsHers: z.boolean(),
  /** What the training is called. */
  Title: z.string(),
  /** The beginning of what was written. */
  ShortComment: z.string(),
});
