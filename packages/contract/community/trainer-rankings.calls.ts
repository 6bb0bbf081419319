import { z } from 'zod';
import { call, inClub } from '../call.ts';
import { dateSchema, dayInputSchema, idParams } from '../scalars.ts';
import { RANKING_MAX_DAYS, rankingRanges } from './rankings.ts';
import { RANKED_FROM_CLASSES, rankedTrainerSchema } from './trainer-rankings.ts';

export const getTrainerRanking = call({
  id: 'trainerRankings.ofClub',
  method: 'GET',
  path: '/clubs/{id}/trainerRankings',
  summary: `The club's trainers by how full their classes were in at most ${RANKING_MAX_DAYS} days; ranked from ${RANKED_FROM_CLASSES} classes.`,
  params: idParams,
  query: z.object({
    presetRange: z.enum(rankingRanges).default('Days30'),
    /** Days of the club, both included, in place of a range by name; one alone is that day. */
    from: dayInputSchema.optional(),
    to: dayInputSchema.optional(),
  }),
  result: z.object({ From: dateSchema, To: dateSchema, Trainers: z.array(rankedTrainerSchema) }),
  shows: [
    'accounts/users',
    'clubs/clubs',
    'members/people',
    'calendar/classes/classes',
    'calendar/seats/bookings',
    'calendar/seats/participants',
  ],
  access: inClub('params.id', ['Owner', 'Manager', 'Trainer']),
  errors: ['DateIntervalTooLong', 'TrainerRankingsOff'],
});
