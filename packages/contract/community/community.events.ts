import { z } from 'zod';
import { event } from '../event.ts';
import { dateSchema, idSchema } from '../scalars.ts';
import { badges } from './challenges.ts';
import { LEVEL_MAX } from './levels.ts';
import { AWARDED_PLACES } from './trainer-rankings.ts';

// challenges feature

const challenge = { Target: idSchema, ChallengeId: idSchema, ChallengeName: z.string() };

export const challengeStarted = event('ChallengeStarted', {
  ...challenge,
  Description: z.string().default(''),
  ExpirationDate: dateSchema.optional(),
});
/** The challenge was disabled or deleted before its awards. */
export const challengeCanceled = event('ChallengeCanceled', { ...challenge, By: idSchema });
/** Late uploads may still change the rank. */
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

const challengeOfClub = { ChallengeId: idSchema, ChallengeName: z.string(), People: z.number().int().positive() };
export const challengeOver = event('ChallengeOver', challengeOfClub);
export const challengeWon = event('ChallengeWon', challengeOfClub);

const challengeAct = { ChallengeId: idSchema, Title: z.string(), By: idSchema };

export const challengeAdded = event('ChallengeAdded', challengeAct);
export const challengeUpdated = event('ChallengeUpdated', challengeAct);
export const challengeEnabled = event('ChallengeEnabled', challengeAct);
export const challengeDisabled = event('ChallengeDisabled', challengeAct);
export const challengeDeleted = event('ChallengeDeleted', challengeAct);
export const challengeAwardsGiven = event('ChallengeAwardsGiven', challengeAct);
export const challengeInvited = event('ChallengeInvited', { ...challengeAct, People: z.number().int().positive() });
export const challengeJoinedByStaff = event('ChallengeParticipantAdded', { ...challengeAct, Target: idSchema });
export const challengeLeftByStaff = event('ChallengeParticipantRemoved', { ...challengeAct, Target: idSchema });

// levels feature

/** One event for the user, and one for each user who watches them. */
export const levelUpdate = event('LevelUpdate', {
  Target: idSchema,
  UserId: idSchema,
  Level: z.number().int().min(1).max(LEVEL_MAX),
});

// trainer-rankings feature

/** Awards for the fullest classes of a past month. */
export const trainerAwards = event('TrainerAwards', {
  Target: idSchema,
  Month: dateSchema,
  Rank: z.number().int().min(1).max(AWARDED_PLACES),
  RankPrc: z.number().int(),
});
