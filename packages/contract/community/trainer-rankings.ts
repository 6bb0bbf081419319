import { z } from 'zod';
import { basicUserSchema } from '../accounts/users.ts';
import { dateSchema } from '../scalars.ts';

/** With fewer classes a trainer has no rank, because one full class does not make trainers comparable. */
export const RANKED_FROM_CLASSES = 4;
export const AWARDED_PLACES = 3;
export const TRAINER_MONTHS = 12;

const count = z.number().int().min(0);
const rank = z.number().int().min(1);
const ledSchema = z.object({
  Classes: count,
  Seats: count,
  Booked: count,
  NoShows: count,
});
const figuresSchema = ledSchema.extend({
  /** Equal values share a rank, and the next rank is skipped. Null with too few classes. */
  Rank: rank.nullable(),
  RankBefore: rank.nullable(),
  Athletes: count,
  /** Mean points of the athletes with recorded heart rates. Null without any. */
  PointsEach: count.nullable(),
});

export const rankedTrainerSchema = basicUserSchema.extend(figuresSchema.shape);
export type RankedTrainer = z.infer<typeof rankedTrainerSchema>;

const placeSchema = z.object({
  Month: dateSchema,
  Rank: rank.max(AWARDED_PLACES),
});
export const trainerAwardSchema = basicUserSchema
  .extend(placeSchema.shape)
  .extend({ Classes: count, Seats: count, Booked: count });
export type TrainerAward = z.infer<typeof trainerAwardSchema>;

export const trainerDetailsSchema = basicUserSchema.extend(figuresSchema.shape).extend({
  From: dateSchema,
  To: dateSchema,
  Ranked: count.nullable(),
  ByName: z.array(ledSchema.extend({ Name: z.string() })),
  Months: z.array(ledSchema.extend({ Month: dateSchema })),
  Awards: z.array(placeSchema),
});
export type TrainerDetails = z.infer<typeof trainerDetailsSchema>;
