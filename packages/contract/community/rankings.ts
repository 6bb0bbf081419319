import { z } from 'zod';
import { basicUserSchema } from '../accounts/users.ts';
import { dateSchema, idSchema } from '../scalars.ts';

/** The longest range of a ranking, first and last day included (spec 2 section 9). */
export const RANKING_MAX_DAYS = 365;

/** Ranges by name, which end today but for the last month. */
export const rankingRanges = ['Day', 'Week', 'Days30', 'ThisMonth', 'LastMonth', 'Year'] as const;
export type RankingRange = (typeof rankingRanges)[number];
/**
 * What a ranking is by; `Duration` is seconds of training, `Distance` metres of those that recorded no route, `ZoneTime` seconds in a zone
 * and above it.
 */
export const rankingMeasures = ['Points', 'Trainings', 'Duration', 'Distance', 'Calories', 'ZoneTime'] as const;
export type RankingMeasure = (typeof rankingMeasures)[number];
/** Of these nothing tells how a heart went: what a website may show. */
export const openMeasures = ['Points', 'Trainings', 'Duration', 'Distance'] as const satisfies readonly RankingMeasure[];
/** The zone from which `ZoneTime` counts where none is said. */
export const RANKING_ZONE = 3;

const count = z.number().int().min(0);
const rank = z.number().int().min(1);
const figures = {
  Points: count,
  Trainings: count,
  /** Seconds. */
  Duration: count,
  /** Metres. */
  Distance: count,
  Calories: count,
  /** Seconds in zones 0 to 5. */
  Zone0Time: count,
  Zone1Time: count,
  Zone2Time: count,
  Zone3Time: count,
  Zone4Time: count,
  Zone5Time: count,
};
/** An athlete who trained in the range. */
export const rankedSchema = basicUserSchema.extend({
  /**
   * Of equal values more points stand before (of equal points fewer trainings), then who was there first. Who is equal in all of it shares the rank,
   * and the next is skipped: 1, 2, 2, 4.
   */
  Rank: rank,
  /** She asked walls to call her a guest: nothing that leaves the club's own screens names her. */
  Hidden: z.boolean(),
  /** False: she shares her heart rates with none of the clubs that it is of. Calories and zone times are 0 then. */
  IsShared: z.boolean(),
  ...figures,
});
export type Ranked = z.infer<typeof rankedSchema>;

/** Where she stood in the range of the same length before; null: she did not train in it. */
const rankBefore = rank.nullable();
export const rankBeforeSchema = z.object({ UserId: idSchema, RankBefore: rankBefore });
export type RankBefore = z.infer<typeof rankBeforeSchema>;
/** Most people whose earlier places, or details, are asked for together. */
export const RANKED_TOGETHER_MAX = 1000;

/** What stands beside a place where it is asked for: no day keeps it, and no ranking waits for it (decision 0149). */
export const rankingDetails = ['AverageHeartRate', 'Level'] as const;
export type RankingDetail = (typeof rankingDetails)[number];
/** Null: she does not share it, or there is none. Beats a minute; 0 to 10. */
export const rankedDetailSchema = z.object({ UserId: idSchema, Value: count.nullable() });
export type RankedDetail = z.infer<typeof rankedDetailSchema>;

/** Her own place, which she reads without those of others. */
export const ownPlaceSchema = z.object({
  From: dateSchema,
  To: dateSchema,
  /** Null: she is not in it, by her choice or because she did not train. */
  Mine: z.object({ Rank: rank, RankBefore: rankBefore, ...figures }).nullable(),
  /** How many stand in it. */
  Athletes: count,
  /** Points, seconds ... between her and the next before her; null: nobody is. */
  Behind: count.nullable(),
  /** She stands in rankings of clubs, and on what they show of them. */
  Listed: z.boolean(),
});
export type OwnPlace = z.infer<typeof ownPlaceSchema>;
export const listedSchema = ownPlaceSchema.pick({ Listed: true });
