import { z } from 'zod';
import { heardEvent } from '../../event.ts';
import { idSchema } from '../../scalars.ts';

/** Somebody wrote about a training: once for each person who is to hear of it. */
export const trainingFeedback = heardEvent('TrainingFeedback', {
  /** Who is told. */
  Target: idSchema,
  By: idSchema,
  TrainingId: idSchema,
  /** What was written: its words are read when they are told, and kept with it alone. Null: nobody knows any more which it was. */
  CommentId: idSchema.nullable().default(null),
  Kind: z.enum(['Comment', 'Feedback']),
  /** Whether it is about a training of hers who is told. */
  IsHers: z.boolean(),
  /** What the training is called. */
  Title: z.string(),
});
