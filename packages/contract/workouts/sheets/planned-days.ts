import { z } from 'zod';
import { dayInputSchema } from '../../scalars.ts';
import { PROGRAM } from './limits.ts';

/** When the days of a sheet are planned: dates of nobody in particular, for all who have it. */

export const PLANNED = {
  /** Dates that a sheet may have. */
  dates: 400,
  /** Days of an interval that a week is copied into (spec 3 section 5). */
  copyDays: 120,
} as const;

const plannedDaySchema = z.object({
  Date: dayInputSchema,
  /** Its place among the days of the sheet, from 0. */
  Day: z
    .number()
    .int()
    .min(0)
    .max(PROGRAM.days - 1),
});
export type PlannedDay = z.infer<typeof plannedDaySchema>;

export const plannedDaysSchema = z.array(plannedDaySchema).max(PLANNED.dates, 'too-many-planned-days');
export type PlannedDays = z.infer<typeof plannedDaysSchema>;

/** Which week is copied, and into which interval; both ends belong to it. */
export interface WeekCopy {
  /** Any day of the week. */
  readonly Week: string;
  readonly From: string;
  readonly To: string;
}
