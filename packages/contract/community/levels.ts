import { z } from 'zod';

/**
 * Points in a calendar month that preserve a level and count towards the next. They correspond to the activity that the WHO
 * recommends.
 */
export const LEVEL_POINTS = 2000;
/** Number of months with LEVEL_POINTS that each level from 1 to 10 requires. */
export const levelMonths = [1, 1, 2, 2, 3, 3, 4, 4, 5, 6] as const;
export const LEVEL_MAX = levelMonths.length;

export const levelSchema = z.object({
  Level: z.number().int().min(0).max(LEVEL_MAX),
  Months: z.number().int().min(0),
  MonthsNeeded: z.number().int().min(1).nullable(),
  Points: z.number().int().min(0),
  /** The level drops by one unless this month reaches `LEVEL_POINTS`. */
  AtRisk: z.boolean(),
});
export type Level = z.infer<typeof levelSchema>;
export const ownLevelSchema = levelSchema.extend({
  Risen: z.number().int().min(1).max(LEVEL_MAX).nullable(),
});
export type OwnLevel = z.infer<typeof ownLevelSchema>;
