import { z } from 'zod';
import { eventWithListeners } from '../event.ts';
import { idSchema, instantSchema } from '../scalars.ts';

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
