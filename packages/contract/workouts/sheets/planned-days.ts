import { z } from 'zod';
import { dayInputSchema } from '../../scalars.ts';
import { PROGRAM } from './limits.ts';

export const PLANNED = {
  dates: 400,
  copyDays: 120,
} as const;

const plannedDaySchema = z.object({
  Date: dayInputSchema,
  Day: z
    .number()
    .int()
    .min(0)
    .max(PROGRAM.days - 1),
});
export type PlannedDay = z.infer<typeof plannedDaySchema>;

export const plannedDaysSchema = z.array(plannedDaySchema).max(PLANNED.dates, 'too-many-planned-days');
export type PlannedDays = z.infer<typeof plannedDaysSchema>;

export interface WeekCopy {
  readonly Week: string;
  readonly From: string;
  readonly To: string;
}
