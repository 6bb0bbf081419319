import { z } from 'zod';
import { call, inClub, ownerOf } from '../call.ts';
import { dateSchema, dayInputSchema, idParamSchema, idParams, pageOf, pageQuerySchema } from '../scalars.ts';
import { RANKING_MAX_DAYS, rankedSchema, rankingMeasures, rankingRanges } from './rankings.ts';

const query = pageQuerySchema.omit({ globalSearch: true }).extend({
  presetRange: z.enum(rankingRanges).default('Days30'),
  /** Days of the club, both included, in place of a range by name; one alone is that day. */
  from: dayInputSchema.optional(),
  to: dayInputSchema.optional(),
  By: z.enum(rankingMeasures).default('Points'),
});
/** The days it is about. */
const result = pageOf(rankedSchema).extend({ From: dateSchema, To: dateSchema });
const shows = ['accounts/users', 'clubs/clubs', 'members/people', 'training/trainings'] as const;

export const getClubRanking = call({
  id: 'rankings.ofClub',
  method: 'GET',
  path: '/clubs/{id}/rankings',
  summary: `The club's athletes who trained there in a range of days of at most ${RANKING_MAX_DAYS}, none of them in the future, highest first.`,
  params: idParams,
  query,
  result,
  shows,
  access: inClub('params.id', ['Owner', 'Trainer']),
  errors: ['DateIntervalTooLong'],
});
export const getBrandRanking = call({
  id: 'rankings.ofBrand',
  method: 'GET',
  path: '/brands/{id}/rankings',
  summary: 'The same of all clubs of a brand together, or of one of them. Days are those of the clubs; today is that of UTC.',
  params: idParams,
  query: query.extend({
    /** One of its clubs. */
    origin: idParamSchema.optional(),
  }),
  result,
  shows,
  access: ownerOf('params.id'),
  errors: ['DateIntervalTooLong'],
});
