import { z } from 'zod';
import { eventWithListeners } from '../../event.ts';
import { idSchema } from '../../scalars.ts';

/** A comment on a training, once per user to notify. */
export const trainingFeedback = eventWithListeners('TrainingFeedback', {
  Target: idSchema,
  By: idSchema,
  TrainingId: idSchema,
  /** The comment, whose text is read when the notification is sent. Null if unknown. */
  CommentId: idSchema.nullable().default(null),
  Kind: z.enum(['Comment', 'Feedback']),
  IsHers: z.boolean(),
  Title: z.string(),
});
