import { z } from 'zod';
import { dateSchema } from '../../scalars.ts';

export const PROGRESS_WEEKS = 8;

const sum = z.number().int().min(0);

/**
 * In the athlete's time zone, with their first weekday and trainings outside clubs. The three loads have different scales and can
 * not be compared.
 */
export const progressWeekSchema = z.object({
  First: dateSchema,
  Last: dateSchema,
  Points: sum,
  Trainings: sum,
  /** In seconds. */
  Duration: sum,
  /** Load by Edwards: for each zone its minutes times its number, added up. */
  Edwards: sum,
  /** Load by Banister, from the heart-rate reserve; null when the resting heart rate is unknown. */
  Banister: sum.nullable(),
  /** Load by Foster: minutes of each workout times the effort that the athlete entered; null when no effort was entered. */
  Foster: sum.nullable(),
});
export type ProgressWeek = z.infer<typeof progressWeekSchema>;

/** Weeks, oldest first. The last one is the current week. */
export const progressSchema = z.object({
  Weeks: z.array(progressWeekSchema),
});
export type Progress = z.infer<typeof progressSchema>;
