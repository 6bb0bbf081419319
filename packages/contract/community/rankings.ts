import { z } from 'zod';
import { basicUserSchema } from '../accounts/users.ts';

/** The longest range of a ranking, first and last day included (spec 2 section 9). */
export const RANKING_MAX_DAYS = 365;

/** Ranges by name, which end today but for the last month. */
export const rankingRanges = ['Week', 'Days30', 'ThisMonth', 'LastMonth', 'Year'] as const;
export type RankingRange = (typeof rankingRanges)[number];
/** What a ranking is by; `Duration` is seconds of training. */
export const rankingMeasures = ['Points', 'Trainings', 'Duration'] as const;
export type RankingMeasure = (typeof rankingMeasures)[number];

const count = z.number().int().min(0);
/** An athlete who trained in the range. */
export const rankedSchema = basicUserSchema.extend({
  /** Equal ones share a rank, and the next is skipped: 1, 2, 2, 4. */
  Rank: z.number().int().min(1),
  /** Hers in the range of the same length before; null: she did not train in it. */
  RankBefore: z.number().int().min(1).nullable(),
  /** She asked walls to call her a guest: nothing that leaves the club's own screens names her. */
  Hidden: z.boolean(),
  Points: count,
  Trainings: count,
  /** Seconds. */
  Duration: count,
});
export type Ranked = z.infer<typeof rankedSchema>;
