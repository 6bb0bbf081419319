import { z } from 'zod';
import { basicUserSchema } from '../accounts/users.ts';
import { dateSchema } from '../scalars.ts';

/** Who gave fewer classes in the range is listed without a rank: one full class is no comparison. */
export const RANKED_FROM_CLASSES = 4;
/** How many places of a month have an award. */
export const AWARDED_PLACES = 3;
/** How far back awards and months are shown. */
export const TRAINER_MONTHS = 12;

const count = z.number().int().min(0);
const rank = z.number().int().min(1);
const ledSchema = z.object({
  /** Classes that took place and are over; courses are not among them. */
  Classes: count,
  /** Places in the room of these classes, and how many of them were booked. */
  Seats: count,
  Booked: count,
  NoShows: count,
});
const figuresSchema = ledSchema.extend({
  /** Equal ones share it, and the next is skipped; null: fewer classes than are ranked. */
  Rank: rank.nullable(),
  /** In the range of the same length before. */
  RankBefore: rank.nullable(),
  /** Different people who booked. */
  Athletes: count,
  /** What those who trained by heart in what she led have on average; null: nobody did. */
  PointsEach: count.nullable(),
});

export const rankedTrainerSchema = basicUserSchema.extend(figuresSchema.shape);
export type RankedTrainer = z.infer<typeof rankedTrainerSchema>;

/** The place that somebody had when a month was over. */
const placeSchema = z.object({
  /** Its first day. */
  Month: dateSchema,
  Rank: rank.max(AWARDED_PLACES),
});
export const trainerAwardSchema = basicUserSchema
  .extend(placeSchema.shape)
  .extend({ Classes: count, Seats: count, Booked: count });
export type TrainerAward = z.infer<typeof trainerAwardSchema>;

/** What one trainer led. */
export const trainerDetailsSchema = basicUserSchema.extend(figuresSchema.shape).extend({
  From: dateSchema,
  To: dateSchema,
  /** How many have a rank in the range; null: the club ranks nobody. */
  Ranked: count.nullable(),
  /** By the name of the class, the most often given first. */
  ByName: z.array(ledSchema.extend({ Name: z.string() })),
  /** This month and those before it, the oldest first. */
  Months: z.array(ledSchema.extend({ Month: dateSchema })),
  /** The last first. */
  Awards: z.array(placeSchema),
});
export type TrainerDetails = z.infer<typeof trainerDetailsSchema>;
