import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ResultOf } from '@clubpulse/contract/call';
import type { Challenge, ChallengeDetail, ChallengeId } from '@clubpulse/contract/community/challenges';
import type * as calls from '@clubpulse/contract/community/challenges.calls';
import { isRefusal, type Refusal } from '@clubpulse/contract/errors';
import { daysOf, rankPercent, reached, tierOf } from '@clubpulse/rules/community/challenges/challenges';
import { percentOfTarget, reachedOn } from '@clubpulse/rules/community/challenges/counting';
import { separatedBy } from '@clubpulse/rules/community/rankings/ranks';
import type { Database } from '../../platform/database/database.ts';
import { namesOf } from '../rankings/public.ts';
import { wonIn } from './challenge-people.store.ts';
import { type Place, placesOf } from './challenge-places.service.ts';
import { type ChallengeCaller, readChallenge, type Seen } from './challenges.checks.ts';
import { notSharing, trainingsOf } from './challenges.facts.ts';
import { badgeNamed, present } from './challenges.present.ts';
import type * as store from './challenges.store.ts';

export interface ChallengeParts {
  readonly db: Database;
  readonly now?: () => Date;
}

type Own = NonNullable<ChallengeDetail['Mine']>;

export type Ready = Required<ChallengeParts>;

export const seen = ({ db, now }: Ready, challengeId: ChallengeId, caller: ChallengeCaller): Promise<Seen | Refusal> =>
  readChallenge(db, challengeId, caller, now());

export async function presentOne(parts: Ready, challengeId: ChallengeId, caller: ChallengeCaller): Promise<Challenge | Refusal> {
  const found = await seen(parts, challengeId, caller);
  return isRefusal(found) ? found : present(found.row, found.days);
}

export async function get(parts: Ready, challengeId: ChallengeId, caller: ChallengeCaller): Promise<ChallengeDetail | Refusal> {
  const found = await seen(parts, challengeId, caller);
  if (isRefusal(found)) return found;
  const Mine = found.row.Joined ? await ownPlace(parts, found, caller.UserId) : null;
  return { ...present(found.row, found.days), ...daysOf(found.row, found.days.first), Mine, Runs: found.runs };
}

async function ownPlace(parts: Ready, { row, runs }: Seen, userId: UserId): Promise<Own | null> {
  const places = await placesOf(parts.db, row);
  const own = places.find(({ UserId }) => UserId === userId);
  if (!own) return null;
  const ahead = places.findLast(({ Rank }) => Rank < own.Rank);
  const [[person], won, on, unshared] = await Promise.all([
    ahead?.UserId ? namesOf(parts.db, [ahead.UserId]) : [],
    wonIn(parts.db, row.ChallengeId, userId).executeTakeFirst(),
    daysReached(parts, row, userId, own),
    notSharing(parts.db, row, [userId]),
  ]);
  return {
    Rank: own.Rank,
    RankPrc: rankPercent(own.Rank, places.length),
    Value: own.Points,
    Reached: reached(row.Goals, own.Points),
    ReachedOn: on,
    Done: own.Done,
    OwnTarget: own.OwnTarget,
    Ahead: ahead
      ? {
          Nickname: person && (runs || !person.HideOnWall) ? person.Nickname : null,
          Value: ahead.Points,
          By: separatedBy(ahead, own),
        }
      : null,
    Won: won ? { Badge: badgeNamed(won.Tier), Credits: won.Credits, ClubName: won.ClubName, At: won.At.toISOString() } : null,
    Shares: !unshared.has(userId),
  };
}

async function daysReached(
  { db }: Ready,
  row: store.ChallengeRow,
  userId: UserId,
  { Points, OwnTarget }: Place,
): Promise<string[]> {
  const steps = reached(row.Goals, Points);
  if (steps === 0) return [];
  const trainings = await trainingsOf(db, row, userId, { first: row.StartDate, last: row.EndDate });
  const toValue = OwnTarget === null ? (value: number) => value : (value: number) => percentOfTarget(value, OwnTarget);
  return reachedOn(row.Goals, row, trainings, toValue).slice(0, steps);
}

export async function goals(
  parts: Ready,
  challengeId: ChallengeId,
  caller: ChallengeCaller,
): Promise<ResultOf<typeof calls.getChallengeGoals> | Refusal> {
  const found = await seen(parts, challengeId, caller);
  if (isRefusal(found)) return found;
  const { row } = found;
  const places = await placesOf(parts.db, row);
  return row.Goals.map((Goal, place) => ({
    Goal,
    Reward: row.Rewards[place] ?? 0,
    Badge: badgeNamed(tierOf(row, place + 1)),
    ReachedBy: places.filter(({ Points }) => Points >= Goal).length,
  }));
}
