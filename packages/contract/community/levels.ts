import { z } from 'zod';

/** Points of a calendar month that hold a level and count towards the next: the activity that the WHO asks for, in points (readings 57). */
export const LEVEL_POINTS = 2000;
/** Months of that many points that levels 1 to 10 take, each from the one before. */
export const levelMonths = [1, 1, 2, 2, 3, 3, 4, 4, 5, 6] as const;
export const LEVEL_MAX = levelMonths.length;

export const levelSchema = z.object({
  /** 0 to 10; each has a name (TRN-079). */
  Level: z.number().int().min(0).max(LEVEL_MAX),
  /** Months already collected towards the next level, and how many it takes; null at the highest. */
  Months: z.number().int().min(0),
  MonthsNeeded: z.number().int().min(1).nullable(),
  /** Of this month, in her own zone. */
  Points: z.number().int().min(0),
  /** Whether the level drops by one if this month ends below `LEVEL_POINTS`. */
  AtRisk: z.boolean(),
});
export type Level = z.infer<typeof levelSchema>;
export const ownLevelSchema = levelSchema.extend({
  /** The level that rose and was not shown to her yet; null: nothing new. */
  Risen: z.number().int().min(1).max(LEVEL_MAX).nullable(),
});
export type OwnLevel = z.infer<typeof ownLevelSchema>;
