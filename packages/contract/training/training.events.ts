import { z } from 'zod';
import { event, eventWithListeners } from '../event.ts';
import { idSchema, instantSchema } from '../scalars.ts';

// comments feature

/** A user commented on a training. There is one event for each user to notify. */
export const trainingFeedback = eventWithListeners('TrainingFeedback', {
  Target: idSchema,
  By: idSchema,
  TrainingId: idSchema,
  /** Id of the comment. Its text is read when the notification is sent. Null if the id is unknown. */
  CommentId: idSchema.nullable().default(null),
  Kind: z.enum(['Comment', 'Feedback']),
  IsHers: z.boolean(),
  Title: z.string(),
});

// max-heart-rate feature

/** Belongs to no club, because it notifies only the athlete, once, of a higher maximum heart rate. */
export const maxHeartRateProposed = event('MaxHeartRateProposed', {
  Target: idSchema,
  Proposed: z.number().int(),
});

// trainings feature

const training = {
  TrainingId: idSchema,
  UserId: idSchema,
  Points: z.number(),
  /** Duration in seconds. */
  Duration: z.number(),
  Begin: instantSchema,
  End: instantSchema,
};

/** Emitted once, at the end of a training. */
export const trainingClosed = eventWithListeners('TrainingClosed', training);
/** Emitted once per member and club, when the member finishes their first training in the club. */
export const firstTraining = eventWithListeners('FirstTraining', {
  Target: idSchema,
  TrainingId: idSchema,
  Points: z.number(),
  /** Duration in seconds. */
  Duration: z.number(),
});
/** Emitted when a training is changed or deleted after its end, by late seconds or a user. */
export const trainingUpdated = eventWithListeners('TrainingUpdated', training);
export const trainingDeleted = eventWithListeners('TrainingDeleted', training);
