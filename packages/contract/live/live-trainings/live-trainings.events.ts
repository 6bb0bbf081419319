import { z } from 'zod';
import { event } from '../../event.ts';
import { idSchema, instantSchema } from '../../scalars.ts';

const liveTraining = { LiveTrainingId: idSchema, Title: z.string(), At: instantSchema };

export const startedLive = event('StartedLive', {
  ...liveTraining,
  ClassSubscriptionId: idSchema.nullable().default(null),
  By: idSchema,
  /** The same trainer notified the members of another start shortly before: no new notification. */
  Again: z.boolean().default(false),
});
export const stoppedLive = event('StoppedLive', { ...liveTraining, By: idSchema.nullable() });
