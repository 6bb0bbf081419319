import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';
import { agingSchema } from './measures/measures.ts';

// measures feature

/**
 * A measure of the athlete is overdue. The daily notice belongs to no club, because it notifies the athlete and
 * trainers of all clubs with consent. A reminder that staff send belongs to their club.
 */
export const userMeasureExpired = event('UserMeasureExpired', {
  Target: idSchema,
  Measure: agingSchema,
  Days: z.number().int(),
  /** The member of staff who sent a reminder; only the athlete gets a reminder. Absent in the daily notice. */
  By: idSchema.optional(),
});
