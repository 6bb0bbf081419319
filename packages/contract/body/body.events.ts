import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';
import { agingSchema } from './measures/measures.ts';

// measures feature

/**
 * A measure is overdue after a number of days. Belongs to no club, because it notifies the athlete and trainers of all clubs with
 * consent; a reminder by staff belongs to their club.
 */
export const userMeasureExpired = event('UserMeasureExpired', {
  Target: idSchema,
  Measure: agingSchema,
  Days: z.number().int(),
  /** Staff who sent a reminder, which only the athlete gets. Absent for the automatic notice. */
  By: idSchema.optional(),
});
