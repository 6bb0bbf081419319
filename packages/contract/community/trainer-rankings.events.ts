import { z } from 'zod';
import { event } from '../event.ts';
import { dateSchema, idSchema } from '../scalars.ts';
import { AWARDED_PLACES } from './trainer-rankings.ts';

/** Award for the fullest classes of a past month (spec 2 section 3). */
export const trainerAwards = event('TrainerAwards', {
  Target: idSchema,
  Month: dateSchema,
  Rank: z.number().int().min(1).max(AWARDED_PLACES),
  RankPrc: z.number().int(),
});
