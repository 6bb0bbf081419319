import { z } from 'zod';
import { event } from '../../event.ts';
import { idSchema, instantSchema } from '../../scalars.ts';

const liveTraining = { LiveTrainingId: idSchema, Title: z.string(), At: instantSchema };

export const startedLive = event('StartedLive', { ...liveTraining, By: idSchema });
/** Null: it was forgotten, and ended by itself. */
export const stoppedLive = event('StoppedLive', { ...liveTraining, By: idSchema.nullable() });
