import { z } from 'zod';
import { event } from '../event.ts';
import { dateSchema, idSchema } from '../scalars.ts';
import { badges } from './challenges.ts';

/** One event per participant (spec 2 section 3). */
const challenge = { Target: idSchema, ChallengeId: idSchema, ChallengeName: z.string() };

export const challengeStarted = event('ChallengeStarted', {
  ...challenge,
  Description: z.string().default(''),
  ExpirationDate: dateSchema.optional(),
});
/** Disabled or deleted before its awards. */
export const challengeCanceled = event('ChallengeCanceled', { ...challenge, By: idSchema });
/** The last day is over; late uploads may still change the place. */
export const challengeTerminated = event('ChallengeTerminated', {
  ...challenge,
  Rank: z.number().int().optional(),
  RankPrc: z.number().int().optional(),
});
export const challengeAwarded = event('ChallengeAwarded', {
  ...challenge,
  Badge: z.enum(badges),
  Credits: z.number().int(),
  Rank: z.number().int().optional(),
  RankPrc: z.number().int().optional(),
});

const ofClub = { ChallengeId: idSchema, ChallengeName: z.string(), People: z.number().int().positive() };
export const challengeOver = event('ChallengeOver', ofClub);
export const challengeWon = event('ChallengeWon', ofClub);

const act = { ChallengeId: idSchema, Title: z.string(), By: idSchema };

export const challengeAdded = event('ChallengeAdded', act);
export const challengeUpdated = event('ChallengeUpdated', act);
export const challengeEnabled = event('ChallengeEnabled', act);
export const challengeDisabled = event('ChallengeDisabled', act);
export const challengeDeleted = event('ChallengeDeleted', act);
export const challengeAwardsGiven = event('ChallengeAwardsGiven', act);
export const challengeInvited = event('ChallengeInvited', { ...act, People: z.number().int().positive() });
export const challengeJoinedByStaff = event('ChallengeParticipantAdded', { ...act, Target: idSchema });
export const challengeLeftByStaff = event('ChallengeParticipantRemoved', { ...act, Target: idSchema });
