import { z } from 'zod';
import { event } from '../event.ts';
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
export const trainingClosed = event('TrainingClosed', training);
/** Late seconds changed or removed it afterwards. */
export const trainingUpdated = event('TrainingUpdated', training);
export const trainingDeleted = event('TrainingDeleted', training);
