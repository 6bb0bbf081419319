import { z } from 'zod';
import { dateSchema } from '../../scalars.ts';

/** Weeks that one answer holds, the one that runs included. */
export const PROGRESS_WEEKS = 8;

const sum = z.number().int().min(0);

/**
 * A week of somebody's training, wherever she trained, in days of her own zone and beginning on the day on which her weeks begin. Loads have a scale of
 * their own each and are not compared with each other (reference/domain.md 1.8).
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
  /** By the heart-rate reserve; null: nobody knows her resting heart rate. */
  Banister: sum.nullable(),
  /** Minutes of workouts carried out times how hard she said they were; null: she said it of none. */
  Foster: sum.nullable(),
});
export type ProgressWeek = z.infer<typeof progressWeekSchema>;

/** Oldest first; the last one runs. */
export const progressSchema = z.object({
  Weeks: z.array(progressWeekSchema),
});
export type Progress = z.infer<typeof progressSchema>;
