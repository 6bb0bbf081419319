import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema, instantSchema } from '../scalars.ts';

// displays feature

const display = {
  DisplayId: idSchema,
  DisplayGroupId: idSchema.nullable(),
  Name: z.string(),
  By: idSchema.nullable().default(null),
};

export const displayPaired = event('DisplayPaired', display);
export const displayUpdated = event('DisplayUpdated', display);
export const displayUnpaired = event('DisplayUnpaired', display);

// live-trainings feature

const liveTraining = { LiveTrainingId: idSchema, Title: z.string(), At: instantSchema };

export const startedLive = event('StartedLive', {
  ...liveTraining,
  ClassSubscriptionId: idSchema.nullable().default(null),
  By: idSchema,
  /** The same trainer started shortly before, so members are not notified. */
  Again: z.boolean().default(false),
});
export const stoppedLive = event('StoppedLive', { ...liveTraining, By: idSchema.nullable() });
