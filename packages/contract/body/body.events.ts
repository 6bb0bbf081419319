import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';
import { agingSchema } from './measures/measures.ts';

// measures feature

/** The daily notice belongs to no club; a reminder by staff belongs to theirs. */
export const userMeasureExpired = event('UserMeasureExpired', {
  Target: idSchema,
  Measure: agingSchema,
  Days: z.number().int(),
  /** User who sent a reminder, which only the athlete gets. Absent in the daily notice. */
  By: idSchema.optional(),
});
