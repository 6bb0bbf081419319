import { daysBefore, ownTarget, percentOfTarget } from '@clubpulse/rules/community/challenges/counting';
import { ranked } from '@clubpulse/rules/community/rankings/ranks';
import type { Day } from '@clubpulse/rules/time/days';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Challenges } from '../../platform/database/schema.generated.ts';
import { type KeptTotal, keptTotals, totalsIn } from './challenges.facts.ts';

export interface Place extends KeptTotal {
  readonly Rank: number;
}

/** Who takes part, the highest first: as it is now, since the awards were given as it was then (decisions 0097 and 0098). */
export async function placesOf(db: Queryable, challenge: Selectable<Challenges>): Promise<Place[]> {
  const totals =
    challenge.AwardedAt === null ? await countedTotals(db, challenge, challenge.EndDate) : await keptTotals(db, challenge);
  return ranked(totals, 'Points');
}

/** Ranks as that day ended, of one that runs. */
export async function ranksOn(db: Queryable, challenge: Selectable<Challenges>, day: Day): Promise<ReadonlyMap<number, number>> {
  return new Map(ranked(await countedTotals(db, challenge, day), 'Points').map(({ UserId, Rank }) => [UserId, Rank]));
}

async function countedTotals(db: Queryable, challenge: Selectable<Challenges>, last: Day): Promise<KeptTotal[]> {
  const { StartDate: first, OwnTarget: least } = challenge;
  const totals = await totalsIn(db, challenge, { first, last });
  if (challenge.Kind !== 'Personal' || least === null) return totals.map((one) => ({ ...one, Done: null, OwnTarget: null }));
  const before = new Map((await totalsIn(db, challenge, daysBefore(challenge))).map(({ UserId, Points }) => [UserId, Points]));
  return totals.map((one) => {
    const OwnTarget = ownTarget(least, before.get(one.UserId) ?? 0);
    return { ...one, Points: percentOfTarget(one.Points, OwnTarget), Done: one.Points, OwnTarget };
  });
}
