import { z } from 'zod';
import { event, eventWithListeners } from '../event.ts';
import { idSchema, instantSchema } from '../scalars.ts';

// comments

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

// max-heart-rate

/** A training showed a higher maximum heart rate. Notifies only the athlete, once, so it belongs to no club. */
export const maxHeartRateProposed = event('MaxHeartRateProposed', {
  Target: idSchema,
  Proposed: z.number().int(),
});

// trainings

const training = {
  TrainingId: idSchema,
  UserId: idSchema,
  Points: z.number(),
  /** Seconds. */
  Duration: z.number(),
  Begin: instantSchema,
  End: instantSchema,
};

/** Once, at the end. */
export const trainingClosed = eventWithListeners('TrainingClosed', training);
/** The first training that a member finishes in the club: once per member and club. */
export const firstTraining = eventWithListeners('FirstTraining', {
  Target: idSchema,
  TrainingId: idSchema,
  Points: z.number(),
  /** Seconds. */
  Duration: z.number(),
});
/** Changed or deleted after its end by late seconds or a user; also for manual ones. */
export const trainingUpdated = eventWithListeners('TrainingUpdated', training);
export const trainingDeleted = eventWithListeners('TrainingDeleted', training);
