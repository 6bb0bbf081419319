import { z } from 'zod';
import { event, eventWithListeners } from '../event.ts';
import { idSchema, instantSchema } from '../scalars.ts';

// comments feature

/** One event for each user to notify. */
export const trainingFeedback = eventWithListeners('TrainingFeedback', {
  Target: idSchema,
  By: idSchema,
  TrainingId: idSchema,
  /** The text is read when the notification is sent. Null if unknown. */
  CommentId: idSchema.nullable().default(null),
  Kind: z.enum(['Comment', 'Feedback']),
  IsHers: z.boolean(),
  Title: z.string(),
});

// max-heart-rate feature

/** Without a club, because it notifies only the athlete, once. */
export const maxHeartRateProposed = event('MaxHeartRateProposed', {
  Target: idSchema,
  Proposed: z.number().int(),
});

// trainings feature

const training = {
  TrainingId: idSchema,
  UserId: idSchema,
  Points: z.number(),
  /** In seconds. */
  Duration: z.number(),
  Begin: instantSchema,
  End: instantSchema,
};

export const trainingClosed = eventWithListeners('TrainingClosed', training);
/** Once per member and club, at the end of the training. */
export const firstTraining = eventWithListeners('FirstTraining', {
  Target: idSchema,
  TrainingId: idSchema,
  Points: z.number(),
  /** In seconds. */
  Duration: z.number(),
});
/** After the end of the training, by late seconds or a user. */
export const trainingUpdated = eventWithListeners('TrainingUpdated', training);
export const trainingDeleted = eventWithListeners('TrainingDeleted', training);
