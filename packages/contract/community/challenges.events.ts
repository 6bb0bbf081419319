import { z } from 'zod';
import { event } from '../event.ts';
import { dateSchema, idSchema } from '../scalars.ts';
import { badges } from './challenges.ts';

/** Each who takes part has an event of her own (spec 2 section 3). */
const challenge = { Target: idSchema, ChallengeId: idSchema, ChallengeName: z.string() };

export const challengeStarted = event('ChallengeStarted', {
  ...challenge,
  /** The short one; empty where it has none. */
  Description: z.string().default(''),
  /** Its last day. */
  ExpirationDate: dateSchema.optional(),
});
/** Switched off or deleted before its awards were given. */
export const challengeCanceled = event('ChallengeCanceled', { ...challenge, By: idSchema });
/** Its last day is over; what comes in late may still move her. */
export const challengeTerminated = event('ChallengeTerminated', {
  ...challenge,
  /** Without a point there is none. */
  Rank: z.number().int().optional(),
  /** The participant is among the best so many percent. */
  RankPrc: z.number().int().optional(),
});
export const challengeAwarded = event('ChallengeAwarded', {
  ...challenge,
  Badge: z.enum(badges),
  /** In the club; 0: the badge alone. */
  Credits: z.number().int(),
  Rank: z.number().int().optional(),
  RankPrc: z.number().int().optional(),
});

/** What its managers hear: once for each club, not once for each who takes part. */
const ofClub = { ChallengeId: idSchema, ChallengeName: z.string(), People: z.number().int().positive() };
/** `People`: how many of the club took part. */
export const challengeOver = event('ChallengeOver', ofClub);
/** `People`: how many of the club won. */
export const challengeWon = event('ChallengeWon', ofClub);

/** What staff does with it: in each club that holds it, so that a brand's is told in all of its clubs. */
const act = { ChallengeId: idSchema, Title: z.string(), By: idSchema };

export const challengeAdded = event('ChallengeAdded', act);
export const challengeUpdated = event('ChallengeUpdated', act);
export const challengeEnabled = event('ChallengeEnabled', act);
export const challengeDisabled = event('ChallengeDisabled', act);
export const challengeDeleted = event('ChallengeDeleted', act);
/** Before the house would have given them. */
export const challengeAwardsGiven = event('ChallengeAwardsGiven', act);
/** `People`: how many of the club were not invited before. */
export const challengeInvited = event('ChallengeInvited', { ...act, People: z.number().int().positive() });
/** In the club through which she takes part. */
export const challengeJoinedByStaff = event('ChallengeParticipantAdded', { ...act, Target: idSchema });
export const challengeLeftByStaff = event('ChallengeParticipantRemoved', { ...act, Target: idSchema });
