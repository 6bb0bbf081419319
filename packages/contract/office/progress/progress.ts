import { z } from 'zod';
import { dateSchema } from '../../scalars.ts';

export const PROGRESS_WEEKS = 8;

const sum = z.number().int().min(0);

/**
 * Includes trainings outside clubs; days and start of the week by the user's settings. The loads have different scales and are not
 * comparable (reference/domain.md 1.8).
 */
export const progressWeekSchema = z.object({
  First: dateSchema,
  Last: dateSchema,
  Points: sum,
  Trainings: sum,
  /** Seconds. */
  Duration: sum,
  /** Minutes of each zone times its number. */
  Edwards: sum,
  /** By heart-rate reserve; null: the resting heart rate is unknown. */
  Banister: sum.nullable(),
  /** Minutes of workouts times the entered effort; null: no effort was entered. */
  Foster: sum.nullable(),
});
export type ProgressWeek = z.infer<typeof progressWeekSchema>;

/** Oldest first; the last one is the present week. */
export const progressSchema = z.object({
  Weeks: z.array(progressWeekSchema),
});
export type Progress = z.infer<typeof progressSchema>;
