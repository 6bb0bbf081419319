import { daysBefore, ownTarget, percentOfTarget } from '@clubpulse/rules/community/challenges/counting';
import { ranked, type Total } from '@clubpulse/rules/community/rankings/ranks';
import type { Day } from '@clubpulse/rules/time/days';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Challenges } from '../../platform/database/schema.generated.ts';
import { challengeAwardsOf } from './challenge-people.store.ts';
import { type CountedTotal, type StoredTotal, storedTotals, totalsIn } from './challenges.facts.ts';

export type Place = StoredTotal & { readonly Rank: number };
type CountedPlace = CountedTotal & { readonly Rank: number };

/** Highest total first. After the awards the stored totals are used (decision 0097). */
export const placesOf = async (db: Queryable, challenge: Selectable<Challenges>): Promise<Place[]> =>
  challenge.AwardedAt === null ? countedPlaces(db, challenge) : ranked(await storedTotals(db, challenge), 'Points');

type Award = Awaited<ReturnType<typeof challengeAwardsOf>>[number];
type AwardedPlace = Place & { readonly award: Award | null };

/**
 * The award of a deleted user goes to any anonymous entry with the same rank. `unplaced`: awards of users who left before totals
 * were stored.
 */
export async function awardedPlaces(
  db: Queryable,
  challenge: Selectable<Challenges>,
): Promise<{ readonly places: AwardedPlace[]; readonly unplaced: Award[] }> {
  const [places, awards] = await Promise.all([placesOf(db, challenge), challengeAwardsOf(db, challenge.ChallengeId)]);
  const named = new Set(places.flatMap(({ UserId }) => UserId ?? []));
  const awardsOf = new Map(awards.flatMap((one) => (one.UserId !== null && named.has(one.UserId) ? [[one.UserId, one]] : [])));
  const nameless = awards.filter(({ UserId }) => UserId === null || !named.has(UserId));
  const namelessAt = (rank: number): Award | undefined => {
    const at = nameless.findIndex(({ Rank }) => Rank === rank);
    return at < 0 ? undefined : nameless.splice(at, 1)[0];
  };
  return {
    places: places.map((place) => ({
      ...place,
      award: (place.UserId === null ? namelessAt(place.Rank) : awardsOf.get(place.UserId)) ?? null,
    })),
    unplaced: nameless,
  };
}

export const countedPlaces = async (db: Queryable, challenge: Selectable<Challenges>): Promise<CountedPlace[]> =>
  ranked((await countedTotals(db, challenge)).totals, 'Points');

export async function placesSince(
  db: Queryable,
  challenge: Selectable<Challenges>,
  day: Day,
): Promise<{ readonly places: AwardedPlace[]; readonly before: ReadonlyMap<number, number> }> {
  const { totals, before } = await countedTotals(db, challenge, day);
  return {
    places: ranked(totals, 'Points').map((place) => ({ ...place, award: null })),
    before: new Map(ranked(before, 'Points').map(({ UserId, Rank }) => [UserId, Rank])),
  };
}

async function countedTotals(
  db: Queryable,
  challenge: Selectable<Challenges>,
  until: Day | null = null,
): Promise<{ readonly totals: CountedTotal[]; readonly before: (Total & { readonly UserId: number })[] }> {
  const { StartDate: first, EndDate: last, OwnTarget: least } = challenge;
  const rows = await totalsIn(db, challenge, { first, last }, until);
  const before = rows.flatMap(({ UserId, Before }) => (Before === null ? [] : [{ UserId, ...Before }]));
  const totals = rows.map(({ Before: _before, ...one }) => one);
  if (challenge.Kind !== 'Personal' || least === null)
    return { totals: totals.map((one) => ({ ...one, Done: null, OwnTarget: null })), before };
  const earlier = await totalsIn(db, challenge, daysBefore(challenge));
  const didEarlier = new Map(earlier.map(({ UserId, Points }) => [UserId, Points]));
  const targetOf = (userId: number) => ownTarget(least, didEarlier.get(userId) ?? 0);
  return {
    totals: totals.map((one) => {
      const OwnTarget = targetOf(one.UserId);
      return { ...one, Points: percentOfTarget(one.Points, OwnTarget), Done: one.Points, OwnTarget };
    }),
    before: before.map((one) => ({ ...one, Points: percentOfTarget(one.Points, targetOf(one.UserId)) })),
  };
}
