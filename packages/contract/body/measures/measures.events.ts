import { z } from 'zod';
import { event } from '../../event.ts';
import { idSchema } from '../../scalars.ts';

/** A measure got old: it was measured last so many days ago (spec 2 section 3). Told to her and to the
 * trainers with whose clubs she shares it, so it happens in no club. */
export const userMeasureExpired = event('UserMeasureExpired', {
  Target: idSchema,
  Measure: z.enum(['weight', 'bodyFatPercent', 'fitnessTestScore']),
  Days: z.number().int(),
});
