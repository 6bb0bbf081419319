import { z } from 'zod';
import { endReasonSchema } from '../../billing/end-reasons/end-reasons.ts';
import { monthSchema, TREND_MONTHS } from './reports.ts';

/** A cohort with fewer clients has no shade, because one person changes it much. */
export const COHORT_LEAST = 5;

const cohortSchema = z.object({
  Month: monthSchema,
  Joined: z.number().int(),
  /** Clients at the end of the month and of each month after it. The first number is all who joined. */
  Stayed: z.array(z.number().int()).min(1).max(TREND_MONTHS),
});
export type Cohort = z.infer<typeof cohortSchema>;
/** Why clients left in the 12 months, by the subscription that ended last. A client may leave several times. */
export const reasonCountSchema = z.object({ Reason: endReasonSchema, People: z.number().int() });
export const retentionSchema = z.object({
  Cohorts: z.array(cohortSchema).length(TREND_MONTHS),
  /** The most frequent reason is first, no reason is last. */
  Reasons: z.array(reasonCountSchema),
});
export type ReasonCount = z.infer<typeof reasonCountSchema>;
export type Retention = z.infer<typeof retentionSchema>;
