import { z } from 'zod';
import { basicUserSchema } from '../accounts/users.ts';

/** Who gave fewer classes in the range is listed without a rank: one full class is no comparison. */
export const RANKED_FROM_CLASSES = 4;

const count = z.number().int().min(0);
export const rankedTrainerSchema = basicUserSchema.extend({
  /** Equal ones share it, and the next is skipped; null: fewer classes than are ranked. */
  Rank: z.number().int().min(1).nullable(),
  /** In the range of the same length before. */
  RankBefore: z.number().int().min(1).nullable(),
  /** Classes that took place and are over; courses are not among them. */
  Classes: count,
  /** Places in the room of these classes, and how many of them were booked. */
  Seats: count,
  Booked: count,
  /** Different people who booked. */
  Athletes: count,
  NoShows: count,
});
export type RankedTrainer = z.infer<typeof rankedTrainerSchema>;
