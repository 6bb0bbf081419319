import { z } from 'zod';
import { event, heardEvent } from '../event.ts';
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

/** Once when it is over. */
export const trainingClosed = heardEvent('TrainingClosed', training);
/** Beside it, where it is the first that a member finishes in the club: once for each person and club. */
export const firstTraining = heardEvent('FirstTraining', {
  Target: idSchema,
  TrainingId: idSchema,
  Points: z.number(),
  /** Seconds. */
  Duration: z.number(),
});
/** Late seconds, or somebody, changed or removed it afterwards; also one that was only declared. */
export const trainingUpdated = event('TrainingUpdated', training);
export const trainingDeleted = event('TrainingDeleted', training);
