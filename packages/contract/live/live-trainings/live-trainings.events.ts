import { z } from 'zod';
import { event } from '../../event.ts';
import { idSchema, instantSchema } from '../../scalars.ts';

const liveTraining = { LiveTrainingId: idSchema, Title: z.string(), At: instantSchema };

/** Where it is for holders of a subscription type, they alone hear of it. */
export const startedLive = event('StartedLive', {
  ...liveTraining,
  ClassSubscriptionId: idSchema.nullable().default(null),
  By: idSchema,
  /** Who started it told the members of another one a moment ago: they are not told anew. */
  Again: z.boolean().default(false),
});
/** Null: it was forgotten, and ended by itself. */
export const stoppedLive = event('StoppedLive', { ...liveTraining, By: idSchema.nullable() });
