import { z } from 'zod';
import { event } from '../event.ts';
import { dateSchema, idSchema } from '../scalars.ts';
import { AWARDED_PLACES } from './trainer-rankings.ts';

/** A month is over, and the classes of this trainer were among the fullest of the club (spec 2 section 3). */
export const trainerAwards = event('TrainerAwards', {
  Target: idSchema,
  /** The first day of the month. */
  Month: dateSchema,
  Rank: z.number().int().min(1).max(AWARDED_PLACES),
  /** She is among the best so many percent of those who were ranked. */
  RankPrc: z.number().int(),
});
