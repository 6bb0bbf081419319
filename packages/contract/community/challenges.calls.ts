import { z } from 'zod';
import { call, inClub, ownerOf } from '../call.ts';
import { flagQuerySchema, idParamOf, idParams, idSchema, pageOf, pageQuerySchema } from '../scalars.ts';
import {
  CHALLENGE_MAX_DAYS,
  challengeAudienceSchema,
  challengeAwardSchema,
  challengeDetailSchema,
  challengeGoalSchema,
  challengeGoalsInputSchema,
  challengeInputSchema,
  challengeParticipantSchema,
  challengeSchema,
  challengeStates,
  challengeUpdateSchema,
  contestantSchema,
  INVITED_MAX,
} from './challenges.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const participant = z.object({ id: idParamOf<'Challenge'>(), userId: idParamOf<'User'>() });
const members = [...staff, 'Athlete'] as const;
const inState = pageQuerySchema.extend({ State: z.enum(challengeStates).default('Running') });
const page = pageQuerySchema.omit({ globalSearch: true });
const shows = ['community/challenges', 'clubs/clubs', 'members/people'] as const;
const counted = [...shows, 'accounts/users', 'training/trainings', 'calendar/seats/participants/attendance'] as const;
const changes = ['community/challenges'] as const;

export const listClubChallenges = call({
  id: 'challenges.ofClub',
  method: 'GET',
  path: '/clubs/{id}/challenges',
  summary:
    'Challenges of a club and of its brand in one state: running ones by their end, scheduled ones by their start, finished ones the last first; those whose title or short description has the words.',
  params: idParams,
  query: inState,
  result: pageOf(challengeSchema),
  shows,
  access: inClub('params.id', members),
});
export const listBrandChallenges = call({
  id: 'challenges.ofBrand',
  method: 'GET',
  path: '/brands/{id}/challenges',
  summary: 'Challenges of all clubs of a brand in one state, in the same order.',
  params: idParams,
  query: inState,
  result: pageOf(challengeSchema),
  shows,
  access: ownerOf('params.id'),
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
  query: page.extend({
    /** Only the caller and users whom they follow. */
    Following: flagQuerySchema.optional(),
  }),
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
export const createBrandChallenge = call({
  id: 'challenges.createForBrand',
  method: 'POST',
  path: '/brands/{id}/challenges',
  summary: 'Plans a challenge of all clubs of a brand: what is done in any of them counts.',
  params: idParams,
  body: challengeInputSchema,
  result: challengeSchema,
  changes,
  access: ownerOf('params.id'),
  errors: ['DateIntervalTooLong'],
});
export const updateChallenge = call({
  id: 'challenges.update',
  method: 'PUT',
  path: '/challenges/{id}',
  summary: 'Saves a challenge; of one that has begun only words and colour change. RowVersion guards against stale writes.',
  params: idParams,
  body: challengeUpdateSchema,
  result: challengeSchema,
  changes,
  access: inClub('resolved', staff),
  errors: ['ChallengeBegun', 'DateIntervalTooLong', 'StaleRowVersion'],
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
  summary: 'Takes somebody out, until the awards are given: they do not join again by themselves.',
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
  summary: 'The caller takes part: all their days in the club from its first day on count. The same again changes nothing.',
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
export const getChallengeGoals = call({
  id: 'challenges.goals',
  method: 'GET',
  path: '/challenges/{id}/goals',
  summary: 'The goals or tiers of a challenge, the lowest first: what each gives, and how many reach it by now.',
  params: idParams,
  result: z.array(challengeGoalSchema),
  shows: counted,
  access: inClub('resolved', members),
});
export const setChallengeGoals = call({
  id: 'challenges.setGoals',
  method: 'POST',
  path: '/challenges/{id}/goals',
  summary:
    'Sets the goals of a challenge that has not begun, in place of those it had. RowVersion, the one of the challenge, guards against stale writes.',
  params: idParams,
  body: challengeGoalsInputSchema,
  result: challengeSchema,
  changes,
  access: inClub('resolved', staff),
  errors: ['ChallengeBegun', 'StaleRowVersion'],
});
export const listChallengeAwards = call({
  id: 'challenges.awards',
  method: 'GET',
  path: '/challenges/{id}/awards',
  summary: 'What a challenge gave to whom, with the places and names of its ranking; nothing until two days after its end.',
  params: idParams,
  query: page,
  result: pageOf(challengeAwardSchema),
  shows: counted,
  access: inClub('resolved', members),
});
export const giveChallengeAwards = call({
  id: 'challenges.giveAwards',
  method: 'POST',
  path: '/challenges/{id}/awards',
  summary: 'Gives the awards that are due, where the day has not given them yet; once, however often it is asked.',
  params: idParams,
  result: challengeSchema,
  changes: [...changes, 'billing/credits'],
  access: inClub('resolved', staff),
  errors: ['ChallengeNotOver'],
});
export const listParticipants = call({
  id: 'challenges.participants',
  method: 'GET',
  path: '/challenges/{id}/participants',
  summary: 'Who takes part, who is invited and whom the staff took out, by name.',
  params: idParams,
  query: page,
  result: pageOf(challengeParticipantSchema),
  shows: counted,
  access: inClub('resolved', staff),
});
export const inviteToChallenge = call({
  id: 'challenges.invite',
  method: 'POST',
  path: '/challenges/{id}/invitations',
  summary:
    'Invites athletes: they see a challenge by invitation and may join. Refused where one of them is no athlete of its clubs.',
  params: idParams,
  body: z.object({ UserIds: z.array(idSchema).min(1, 'field-required').max(INVITED_MAX, 'too-many-people') }),
  result: z.object({ Invited: z.number().int() }),
  changes,
  access: inClub('resolved', staff),
  errors: ['ChallengeFinished'],
});
export const uninviteFromChallenge = call({
  id: 'challenges.uninvite',
  method: 'DELETE',
  path: '/challenges/{id}/invitations/{userId}',
  summary: 'Takes an invitation back; who has joined goes on.',
  params: participant,
  changes,
  access: inClub('resolved', staff),
});
export const getChallengeAudience = call({
  id: 'challenges.audience',
  method: 'GET',
  path: '/clubs/{id}/challenges/audience',
  summary: 'How many athletes of the club a challenge can reach, and who of them needs something before it counts by name.',
  params: idParams,
  result: challengeAudienceSchema,
  shows: ['members/people', 'accounts/users', 'devices/sensors'],
  access: inClub('params.id', staff),
});
