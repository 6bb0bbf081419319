import { z } from 'zod';
import { dateSchema } from '../../scalars.ts';

export const PROGRESS_WEEKS = 8;

const sum = z.number().int().min(0);

/**
 * A week in the athlete's time zone, with trainings outside clubs. The three loads have different scales, so they cannot be
 * compared.
 */
export const progressWeekSchema = z.object({
  First: dateSchema,
  Last: dateSchema,
  Points: sum,
  Trainings: sum,
  Duration: sum,
  /** Sum of the minutes in each zone times the number of the zone. */
  Edwards: sum,
  /** Computed from the heart-rate reserve. Null without a resting heart rate. */
  Banister: sum.nullable(),
  /** Minutes of each workout times the entered effort. Null without an entered effort. */
  Foster: sum.nullable(),
});
export type ProgressWeek = z.infer<typeof progressWeekSchema>;

/** Oldest week first, including the current week. */
export const progressSchema = z.object({
  Weeks: z.array(progressWeekSchema),
});
export type Progress = z.infer<typeof progressSchema>;
