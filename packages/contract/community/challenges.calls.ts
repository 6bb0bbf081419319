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
    'Returns the challenges of a club and of its brand in one state: running ones by end, scheduled ones by start, finished ones the last first; a search filters by title and short description.',
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
  summary: 'Returns the challenges of all clubs of a brand in one state, in the order of `challenges.ofClub`.',
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
  summary: 'Returns a challenge with the caller’s place in it.',
  params: idParams,
  result: challengeDetailSchema,
  shows: counted,
  access: inClub('resolved', members),
});
export const getChallengeRanking = call({
  id: 'challenges.ranking',
  method: 'GET',
  path: '/challenges/{id}/rankings',
  summary: 'Returns the participants, highest first; equal ones by fewer trainings, then by the earlier time.',
  params: idParams,
  query: page.extend({
    /** Only the caller and users whom the caller follows. */
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
  summary: 'Plans a challenge of all clubs of a brand: activity in any of them counts.',
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
  summary: 'Saves a challenge; after its begin only texts and colour. RowVersion guards against stale writes.',
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
  summary: 'Shows a challenge to athletes, or hides it.',
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
    'Adds an athlete of the club to a challenge, also one who was removed, until the awards are given. A repeated request changes nothing.',
  params: participant,
  changes,
  access: inClub('resolved', staff),
  errors: ['ChallengeFinished'],
});
export const removeParticipant = call({
  id: 'challenges.removeParticipant',
  method: 'DELETE',
  path: '/challenges/{id}/participants/{userId}',
  summary: 'Removes a participant until the awards are given; they cannot join again.',
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
  summary:
    'Adds the caller to a challenge: all their days in the club from its first day on count. A repeated request changes nothing.',
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
  summary: 'Removes the caller from a challenge.',
  params: idParams,
  changes,
  access: inClub('resolved', ['Athlete']),
  errors: ['ChallengeFinished'],
});
export const getChallengeGoals = call({
  id: 'challenges.goals',
  method: 'GET',
  path: '/challenges/{id}/goals',
  summary:
    'Returns the goals or tiers of a challenge, the lowest first: the reward of each, and how many participants have reached it.',
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
    'Replaces the goals of a challenge that has not begun. RowVersion, the one of the challenge, guards against stale writes.',
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
  summary: 'Returns the awards of a challenge with places and names of its ranking; an empty list until two days after its end.',
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
  summary: 'Gives the due awards that the daily job has not given yet; each once, also when the request is repeated.',
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
  summary: 'Returns the participants, the invited athletes and those whom the staff removed, by name.',
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
    'Invites athletes, who see a challenge by invitation and may join. Refused if one of them is not an athlete of its clubs.',
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
  summary: 'Withdraws an invitation; an athlete who has joined remains a participant.',
  params: participant,
  changes,
  access: inClub('resolved', staff),
});
export const getChallengeAudience = call({
  id: 'challenges.audience',
  method: 'GET',
  path: '/clubs/{id}/challenges/audience',
  summary:
    'Returns how many athletes of the club a challenge can reach, and the names of those who need something before it counts for them.',
  params: idParams,
  result: challengeAudienceSchema,
  shows: ['members/people', 'accounts/users', 'devices/sensors'],
  access: inClub('params.id', staff),
});
