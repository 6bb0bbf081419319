import { z } from 'zod';
import { monthSchema, TREND_MONTHS } from './reports.ts';

/** Cohorts with fewer clients have figures without a shade: one person changes much. */
export const COHORT_LEAST = 5;

/** Who became a client in a month. */
const cohortSchema = z.object({
  Month: monthSchema,
  Joined: z.number().int(),
  /** How many of them are clients at the end of that month, and of each month after it. The first is all who joined. */
  Stayed: z.array(z.number().int()).min(1).max(TREND_MONTHS),
});
export type Cohort = z.infer<typeof cohortSchema>;
export const retentionSchema = z.object({ Cohorts: z.array(cohortSchema).length(TREND_MONTHS) });
export type Retention = z.infer<typeof retentionSchema>;
