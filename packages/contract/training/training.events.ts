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

/** The event has no club, because it notifies only the athlete, once. */
export const maxHeartRateProposed = event('MaxHeartRateProposed', {
  Target: idSchema,
  Proposed: z.number().int(),
});

// trainings feature

const training = {
  TrainingId: idSchema,
  UserId: idSchema,
  Points: z.number(),
  Duration: z.number(),
  Begin: instantSchema,
  End: instantSchema,
};

export const trainingClosed = eventWithListeners('TrainingClosed', training);
/** Emitted once per member and club, at the end of the training. */
export const firstTraining = eventWithListeners('FirstTraining', {
  Target: idSchema,
  TrainingId: idSchema,
  Points: z.number(),
  Duration: z.number(),
});
/** A training changed after its end, by late seconds or by a user. */
export const trainingUpdated = eventWithListeners('TrainingUpdated', training);
export const trainingDeleted = eventWithListeners('TrainingDeleted', training);
