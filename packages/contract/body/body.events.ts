import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';
import { agingSchema } from './measures/measures.ts';

// measures feature

/**
 * The daily notice belongs to no club: it notifies trainers of all clubs with consent. A reminder by staff belongs to their club.
 */
export const userMeasureExpired = event('UserMeasureExpired', {
  Target: idSchema,
  Measure: agingSchema,
  Days: z.number().int(),
  /** The member of staff who sent a reminder; only the athlete gets a reminder. Absent in the daily notice. */
  By: idSchema.optional(),
});
