import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';
import { badges } from './challenges.ts';

/** Each who takes part has an event of her own (spec 2 section 3). */
const challenge = { Target: idSchema, ChallengeId: idSchema, ChallengeName: z.string() };

export const challengeStarted = event('ChallengeStarted', challenge);
/** Switched off or deleted before its awards were given. */
export const challengeCanceled = event('ChallengeCanceled', { ...challenge, By: idSchema });
/** Its last day is over; what comes in late may still move her. */
export const challengeTerminated = event('ChallengeTerminated', {
  ...challenge,
  Rank: z.number().int(),
  /** She is among the best so many percent. */
  RankPrc: z.number().int(),
});
export const challengeAwarded = event('ChallengeAwarded', {
  ...challenge,
  Badge: z.enum(badges),
  /** In the club; 0: the badge alone. */
  Credits: z.number().int(),
});
