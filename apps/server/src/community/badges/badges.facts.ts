import type { Queryable } from '../../platform/database/database.ts';

/** What she won in challenges, the last first. */
export const awardsOf = (db: Queryable, userId: number) =>
  db
    .selectFrom('challenge_awards as award')
    .innerJoin('challenges as challenge', 'challenge.ChallengeId', 'award.ChallengeId')
    .select(['award.ChallengeId', 'award.Tier', 'award.Credits', 'award.At', 'challenge.Title'])
    .where('award.UserId', '=', userId)
    .orderBy('award.At', 'desc')
    .orderBy('award.ChallengeId', 'desc');
