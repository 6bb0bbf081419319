import { z } from 'zod';
import { basicUserSchema } from '../accounts/users.ts';
import { dateSchema, idSchema } from '../scalars.ts';

export const RANKING_MAX_DAYS = 365;

export const rankingRanges = ['Day', 'Week', 'Days30', 'ThisMonth', 'LastMonth', 'Year'] as const;
export type RankingRange = (typeof rankingRanges)[number];
/**
 * `Duration` is in seconds, `Distance` in metres of trainings without a recorded route, `ZoneTime` in seconds in a zone and
 * above.
 */
export const rankingMeasures = ['Points', 'Trainings', 'Duration', 'Distance', 'Calories', 'ZoneTime'] as const;
export type RankingMeasure = (typeof rankingMeasures)[number];
export const openMeasures = ['Points', 'Trainings', 'Duration', 'Distance'] as const satisfies readonly RankingMeasure[];
export const RANKING_ZONE = 3;

const count = z.number().int().min(0);
const rank = z.number().int().min(1);
const figures = {
  Points: count,
  Trainings: count,
  /** In seconds. */
  Duration: count,
  /** In metres. */
  Distance: count,
  Calories: count,
  Zone0Time: count,
  Zone1Time: count,
  Zone2Time: count,
  Zone3Time: count,
  Zone4Time: count,
  Zone5Time: count,
};
export const rankedSchema = basicUserSchema.extend({
  /**
   * Equal values are ordered by points, fewer trainings, then earlier last training. Users equal in all share a rank: 1, 2, 2, 4.
   */
  Rank: rank,
  Hidden: z.boolean(),
  /** True if the user shares with at least one club. Otherwise calories and zone times are 0. */
  IsShared: z.boolean(),
  ...figures,
});
export type Ranked = z.infer<typeof rankedSchema>;

const rankBefore = rank.nullable();
export const rankBeforeSchema = z.object({ UserId: idSchema, RankBefore: rankBefore });
export type RankBefore = z.infer<typeof rankBeforeSchema>;
export const RANKED_TOGETHER_MAX = 1000;

/** Details are loaded separately, because daily totals do not have them (decision 0105). */
export const rankingDetails = ['AverageHeartRate', 'Level'] as const;
export type RankingDetail = (typeof rankingDetails)[number];
/** Beats per minute, or level from 0 to 10. Null if unknown or not shared. */
export const rankedDetailSchema = z.object({ UserId: idSchema, Value: count.nullable() });
export type RankedDetail = z.infer<typeof rankedDetailSchema>;

export const ownPlaceSchema = z.object({
  From: dateSchema,
  To: dateSchema,
  Mine: z.object({ Rank: rank, RankBefore: rankBefore, ...figures }).nullable(),
  Athletes: count,
  Behind: count.nullable(),
  Listed: z.boolean(),
});
export type OwnPlace = z.infer<typeof ownPlaceSchema>;
export const listedSchema = ownPlaceSchema.pick({ Listed: true });
