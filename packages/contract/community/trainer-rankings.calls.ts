import { z } from 'zod';
import { call, inClub } from '../call.ts';
import { dateSchema, dayInputSchema, idParamOf, idParams } from '../scalars.ts';
import { RANKING_MAX_DAYS, rankingRanges } from './rankings.ts';
import {
  AWARDED_PLACES,
  RANKED_FROM_CLASSES,
  rankedTrainerSchema,
  TRAINER_MONTHS,
  trainerAwardSchema,
  trainerDetailsSchema,
} from './trainer-rankings.ts';

const query = z.object({
  presetRange: z.enum(rankingRanges).default('Days30'),
  from: dayInputSchema.optional(),
  to: dayInputSchema.optional(),
});
const shows = [
  'accounts/users',
  'clubs/clubs',
  'members/people',
  'calendar/classes/classes',
  'calendar/seats/bookings',
  'calendar/seats/participants',
  'training/trainings',
] as const;
const staff = ['Owner', 'Manager', 'Trainer'] as const;

export const getTrainerRanking = call({
  id: 'trainerRankings.ofClub',
  method: 'GET',
  path: '/clubs/{id}/trainerRankings',
  summary: `Returns the club’s trainers by the occupancy of their classes in at most ${RANKING_MAX_DAYS} days; ranked from ${RANKED_FROM_CLASSES} classes.`,
  params: idParams,
  query,
  result: z.object({ From: dateSchema, To: dateSchema, Trainers: z.array(rankedTrainerSchema) }),
  shows,
  access: inClub('params.id', staff),
  errors: ['DateIntervalTooLong', 'TrainerRankingsOff'],
});
export const listTrainerAwards = call({
  id: 'trainerRankings.awards',
  method: 'GET',
  path: '/clubs/{id}/trainerAwards',
  summary: `Returns the first ${AWARDED_PLACES} trainers of each of the last ${TRAINER_MONTHS} months that are over, the last month first.`,
  params: idParams,
  result: z.array(trainerAwardSchema),
  shows,
  access: inClub('params.id', staff),
  errors: ['TrainerRankingsOff'],
});
export const getTrainerDetails = call({
  id: 'trainerRankings.ofTrainer',
  method: 'GET',
  path: '/clubs/{id}/trainerRankings/{userId}',
  summary: 'Returns what a trainer of the club led: occupancy by class and by month, their rank and their awards.',
  params: z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() }),
  query,
  result: trainerDetailsSchema,
  shows,
  access: inClub('params.id', staff),
  errors: ['DateIntervalTooLong'],
});
