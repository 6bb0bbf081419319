import { z } from 'zod';
import { genderSchema } from '../accounts/users.ts';
import { call, inClub, ownerOf, theUser } from '../call.ts';
import { dateSchema, dayInputSchema, idParamSchema, idParams, pageOf, pageQuerySchema } from '../scalars.ts';
import {
  listedSchema,
  ownPlaceSchema,
  RANKED_TOGETHER_MAX,
  RANKING_MAX_DAYS,
  RANKING_ZONE,
  rankBeforeSchema,
  rankedDetailSchema,
  rankedSchema,
  rankingDetails,
  rankingMeasures,
  rankingRanges,
} from './rankings.ts';

const inDays = z.object({
  presetRange: z.enum(rankingRanges).default('Days30'),
  /** Days in the calendar of the club, both included. If only one is set, the ranking has this day. */
  from: dayInputSchema.optional(),
  to: dayInputSchema.optional(),
});
const measured = inDays.extend({
  By: z.enum(rankingMeasures).default('Points'),
  FromZone: z.coerce.number().int().min(1).max(5).default(RANKING_ZONE),
});
const divided = measured.extend({
  Gender: genderSchema.optional(),
});
/** A search does not change the rank among all users. */
const query = pageQuerySchema.extend(divided.shape);
const UserIds = z
  .string()
  .max(RANKED_TOGETHER_MAX * 16)
  .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/, 'invalid-id')
  .transform((text) => text.split(',').map(Number))
  .refine((ids) => ids.length <= RANKED_TOGETHER_MAX, 'too-many-people');
const before = divided.extend({ UserIds });
const detail = inDays.extend({ Detail: z.enum(rankingDetails), UserIds });
const origin = idParamSchema.optional();
const result = pageOf(rankedSchema).extend({
  From: dateSchema,
  To: dateSchema,
  Mine: rankedSchema.nullable(),
  Unlisted: z.number().int().min(0),
});
const shows = ['accounts/users', 'clubs/clubs', 'members/people', 'training/trainings', 'community/rankings'] as const;

export const getClubRanking = call({
  id: 'rankings.ofClub',
  method: 'GET',
  path: '/clubs/{id}/rankings',
  summary: `Returns the club’s athletes who trained there in a range of at most ${RANKING_MAX_DAYS} days, none of them in the future, highest first.`,
  params: idParams,
  query,
  result,
  shows,
  access: inClub('params.id', ['Owner', 'Trainer']),
  errors: ['DateIntervalTooLong', 'RankingsOff'],
});
export const getBrandRanking = call({
  id: 'rankings.ofBrand',
  method: 'GET',
  path: '/brands/{id}/rankings',
  summary:
    'Returns the ranking of all clubs of a brand together that have one, or of one of them. Days are those of the clubs; today is that of UTC.',
  params: idParams,
  query: query.extend({ origin }),
  result,
  shows,
  access: ownerOf('params.id'),
  errors: ['DateIntervalTooLong', 'RankingsOff'],
});
export const getClubRanksBefore = call({
  id: 'rankings.beforeInClub',
  method: 'GET',
  path: '/clubs/{id}/rankings/before',
  summary:
    'Returns the places of these athletes in the ranking of the same number of days before. Separate from the ranking, so that its page need not wait for a second year.',
  params: idParams,
  query: before,
  result: z.array(rankBeforeSchema),
  shows,
  access: inClub('params.id', ['Owner', 'Trainer']),
  errors: ['DateIntervalTooLong', 'RankingsOff'],
});
export const getBrandRanksBefore = call({
  id: 'rankings.beforeInBrand',
  method: 'GET',
  path: '/brands/{id}/rankings/before',
  summary:
    'Returns the places of these athletes in the previous ranking of all clubs of a brand together that have one, or of one of them.',
  params: idParams,
  query: before.extend({ origin }),
  result: z.array(rankBeforeSchema),
  shows,
  access: ownerOf('params.id'),
  errors: ['DateIntervalTooLong', 'RankingsOff'],
});
export const getClubRankedDetails = call({
  id: 'rankings.detailsInClub',
  method: 'GET',
  path: '/clubs/{id}/rankings/details',
  summary:
    'Returns the details of these athletes in the ranking: their average heart rates in the range if they share them with the club, or their levels if they share their other trainings.',
  params: idParams,
  query: detail,
  result: z.array(rankedDetailSchema),
  shows: [...shows, 'accounts/consents'],
  access: inClub('params.id', ['Owner', 'Trainer']),
  errors: ['DateIntervalTooLong', 'RankingsOff'],
});
export const getBrandRankedDetails = call({
  id: 'rankings.detailsInBrand',
  method: 'GET',
  path: '/brands/{id}/rankings/details',
  summary:
    'Returns the details of these athletes in the ranking of all clubs of a brand together that have one, or of one of them.',
  params: idParams,
  query: detail.extend({ origin }),
  result: z.array(rankedDetailSchema),
  shows: [...shows, 'accounts/consents'],
  access: ownerOf('params.id'),
  errors: ['DateIntervalTooLong', 'RankingsOff'],
});
export const getOwnPlace = call({
  id: 'rankings.own',
  method: 'GET',
  path: '/users/{id}/rankingPlace',
  summary: 'Returns the user’s own place among the athletes of a club, and their number.',
  params: idParams,
  query: measured.extend({ ClubId: idParamSchema }),
  result: ownPlaceSchema,
  shows,
  access: theUser('params.id'),
  errors: ['DateIntervalTooLong', 'RankingsOff'],
});
export const setListed = call({
  id: 'rankings.setListed',
  method: 'PUT',
  path: '/users/{id}/rankingVisibility',
  summary:
    'Sets whether the user is listed in the rankings of their clubs and on their published pages. What is counted is unchanged.',
  params: idParams,
  body: listedSchema,
  result: listedSchema,
  changes: ['community/rankings'],
  access: theUser('params.id'),
});
