import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';
import { agingSchema } from './measures/measures.ts';

// measures feature

/** The daily notice belongs to no club, a reminder to the club of the staff. */
export const userMeasureExpired = event('UserMeasureExpired', {
  Target: idSchema,
  Measure: agingSchema,
  Days: z.number().int(),
  /** The user who sent a reminder. Only the athlete gets it. Absent in the daily notice. */
  By: idSchema.optional(),
});
