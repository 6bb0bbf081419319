import { z } from 'zod';
import { dateSchema } from '../../scalars.ts';

export const PROGRESS_WEEKS = 8;

const sum = z.number().int().min(0);

/**
 * Week including trainings outside clubs, with days and first weekday by the user's settings. The loads have different scales and
 * are not comparable.
 */
export const progressWeekSchema = z.object({
  First: dateSchema,
  Last: dateSchema,
  Points: sum,
  Trainings: sum,
  /** In seconds. */
  Duration: sum,
  /** Sum of minutes in each zone times the zone's number. */
  Edwards: sum,
  /** Load by heart-rate reserve; null when the resting heart rate is unknown. */
  Banister: sum.nullable(),
  /** Minutes of workouts times the entered effort; null when no effort was entered. */
  Foster: sum.nullable(),
});
export type ProgressWeek = z.infer<typeof progressWeekSchema>;

/** Weeks, oldest first. The last one is the present week. */
export const progressSchema = z.object({
  Weeks: z.array(progressWeekSchema),
});
export type Progress = z.infer<typeof progressSchema>;
