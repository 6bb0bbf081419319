import { z } from 'zod';
import { event } from '../../event.ts';
import { idSchema } from '../../scalars.ts';
import { agingSchema } from './measures.ts';

/** A measure got old: it was measured last so many days ago (spec 2 section 3). Told to her and to the
 * trainers with whose clubs she shares it, so it happens in no club; staff who reminds her does so in one. */
export const userMeasureExpired = event('UserMeasureExpired', {
  Target: idSchema,
  Measure: agingSchema,
  Days: z.number().int(),
  /** Staff who reminds her of it, in the club of the event, and tells her alone; left out: the house, the day it got old. */
  By: idSchema.optional(),
});
