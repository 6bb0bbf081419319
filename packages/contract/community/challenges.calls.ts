import { z } from 'zod';
import { call, inClub } from '../call.ts';
import { idParamOf, idParams, pageOf, pageQuerySchema } from '../scalars.ts';
import {
  CHALLENGE_MAX_DAYS,
  challengeDetailSchema,
  challengeInputSchema,
  challengeSchema,
  challengeStates,
  contestantSchema,
} from './challenges.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const participant = z.object({ id: idParamOf<'Challenge'>(), userId: idParamOf<'User'>() });
const members = [...staff, 'Athlete'] as const;
const shows = ['community/challenges', 'clubs/clubs', 'members/people'] as const;
const counted = [...shows, 'accounts/users', 'training/trainings'] as const;
const changes = ['community/challenges'] as const;

export const listClubChallenges = call({
  id: 'challenges.ofClub',
  method: 'GET',
  path: '/clubs/{id}/challenges',
  summary:
    'Challenges of a club in one state: running ones by their end, scheduled ones by their start, finished ones the last first.',
  params: idParams,
  query: pageQuerySchema.omit({ globalSearch: true }).extend({ State: z.enum(challengeStates).default('Running') }),
  result: pageOf(challengeSchema),
  shows,
  access: inClub('params.id', members),
});
export const getChallenge = call({
  id: 'challenges.get',
  method: 'GET',
  path: '/challenges/{id}',
  summary: 'A challenge, and where the caller stands in it.',
  params: idParams,
  result: challengeDetailSchema,
  shows: counted,
  access: inClub('resolved', members),
});
export const getChallengeRanking = call({
  id: 'challenges.ranking',
  method: 'GET',
  path: '/challenges/{id}/rankings',
  summary: 'Who takes part, highest first: of equal ones who needed fewer trainings, then who was there first.',
  params: idParams,
  query: pageQuerySchema.omit({ globalSearch: true }),
  result: pageOf(contestantSchema),
  shows: counted,
  access: inClub('resolved', members),
});
export const createChallenge = call({
  id: 'challenges.create',
  method: 'POST',
  path: '/clubs/{id}/challenges',
  summary: `Plans a challenge of at most ${CHALLENGE_MAX_DAYS} days, which begins tomorrow or later.`,
  params: idParams,
  body: challengeInputSchema,
  result: challengeSchema,
  changes,
  access: inClub('params.id', staff),
  licensed: true,
  errors: ['DateIntervalTooLong'],
});
export const updateChallenge = call({
  id: 'challenges.update',
  method: 'PUT',
  path: '/challenges/{id}',
  summary: 'Saves a challenge; of one that has begun only words and colour change.',
  params: idParams,
  body: challengeInputSchema,
  result: challengeSchema,
  changes,
  access: inClub('resolved', staff),
  errors: ['ChallengeBegun', 'DateIntervalTooLong'],
});
export const enableChallenge = call({
  id: 'challenges.enable',
  method: 'PUT',
  path: '/challenges/{id}/enabled',
  summary: 'Shows a challenge to athletes, or takes it from their sight.',
  params: idParams,
  body: z.object({ Enabled: z.boolean() }),
  result: challengeSchema,
  changes,
  access: inClub('resolved', staff),
});
export const addParticipant = call({
  id: 'challenges.addParticipant',
  method: 'POST',
  path: '/challenges/{id}/participants/{userId}',
  summary:
    'An athlete of the club takes part, also one who was taken out, until the awards are given. The same again changes nothing.',
  params: participant,
  changes,
  access: inClub('resolved', staff),
  errors: ['ChallengeFinished'],
});
export const removeParticipant = call({
  id: 'challenges.removeParticipant',
  method: 'DELETE',
  path: '/challenges/{id}/participants/{userId}',
  summary: 'Takes somebody out, until the awards are given: she does not join again by herself.',
  params: participant,
  changes,
  access: inClub('resolved', staff),
  errors: ['ChallengeFinished'],
});
export const deleteChallenge = call({
  id: 'challenges.delete',
  method: 'DELETE',
  path: '/challenges/{id}',
  summary: 'Deletes a challenge that has not begun.',
  params: idParams,
  changes,
  access: inClub('resolved', staff),
  errors: ['ChallengeBegun'],
});
export const joinChallenge = call({
  id: 'challenges.join',
  method: 'POST',
  path: '/challenges/{id}/participation',
  summary: 'The caller takes part: all her days in the club from its first day on count. The same again changes nothing.',
  params: idParams,
  result: challengeDetailSchema,
  changes,
  access: inClub('resolved', ['Athlete']),
  errors: ['ChallengeFinished', 'ChallengeRemoved'],
});
export const leaveChallenge = call({
  id: 'challenges.leave',
  method: 'DELETE',
  path: '/challenges/{id}/participation',
  summary: 'The caller takes part no more.',
  params: idParams,
  changes,
  access: inClub('resolved', ['Athlete']),
  errors: ['ChallengeFinished'],
});
