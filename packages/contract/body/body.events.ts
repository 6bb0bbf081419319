import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';
import { agingSchema } from './measures/measures.ts';

// measures

/**
 * A measure is overdue after a number of days (spec 2 section 3). Notifies the athlete and trainers of clubs with consent, so it
 * belongs to no club; a reminder by staff belongs to theirs.
 */
export const userMeasureExpired = event('UserMeasureExpired', {
  Target: idSchema,
  Measure: agingSchema,
  Days: z.number().int(),
  /** Staff who sends a reminder, to the athlete only; absent for the automatic notice. */
  By: idSchema.optional(),
});
