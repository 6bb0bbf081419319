import type { NewEvent } from '@clubpulse/contract/all-events';
import { isRefusal } from '@clubpulse/contract/errors';
import { awardOf, rankPercent } from '@clubpulse/rules/community/challenges/challenges';
import type { Selectable } from 'kysely';
import { holdRolesIn } from '../../accounts/roles/public.ts';
import { holdPeople } from '../../accounts/users/public.ts';
import { moveCredits } from '../../billing/ledger/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Challenges } from '../../platform/database/schema.generated.ts';
import { emitAll } from '../../platform/events/emit.store.ts';
import * as people from './challenge-people.store.ts';
import { countedPlaces } from './challenge-places.service.ts';
import { clubsTrainedIn } from './challenges.facts.ts';
import { badgeNamed } from './challenges.present.ts';
import { setNotifiedAt } from './challenges.store.ts';

type Row = Selectable<Challenges>;

export async function notifyStarted(trx: Queryable, challenge: Row, at: Date): Promise<void> {
  const { ChallengeId, Title: ChallengeName, ShortDescription: Description, EndDate: ExpirationDate } = challenge;
  const participants = await people.participantsOf(trx, ChallengeId);
  await emitAll(
    trx,
    participants.map(({ UserId: Target, ClubId }) => ({
      ClubId,
      Type: 'ChallengeStarted',
      Payload: { Target, ChallengeId, ChallengeName, Description, ExpirationDate },
    })),
  );
  await setNotifiedAt(trx, ChallengeId, { StartedAt: at, CanceledAt: null });
}

function notifiedToStaff(
  Type: 'ChallengeOver' | 'ChallengeWon',
  { ChallengeId, Title: ChallengeName }: Row,
  clubOfEachOne: readonly number[],
): NewEvent[] {
  const counts = new Map<number, number>();
  for (const ClubId of clubOfEachOne) counts.set(ClubId, (counts.get(ClubId) ?? 0) + 1);
  return [...counts].map(([ClubId, People]) => ({ ClubId, Type, Payload: { ChallengeId, ChallengeName, People } }));
}

export async function notifyEnded(trx: Queryable, challenge: Row, at: Date): Promise<void> {
  const { ChallengeId, Title: ChallengeName } = challenge;
  const clubs = await clubsOfPeople(trx, challenge);
  const places = await countedPlaces(trx, challenge);
  await emitAll(
    trx,
    places.flatMap(({ UserId: Target, Rank, Points }) => {
      const ClubId = clubs.get(Target);
      const place = Points > 0 ? { Rank, RankPrc: rankPercent(Rank, places.length) } : {};
      const Payload = { Target, ChallengeId, ChallengeName, ...place };
      return ClubId === undefined ? [] : [{ ClubId, Type: 'ChallengeTerminated' as const, Payload }];
    }),
  );
  const taking = places.flatMap(({ UserId }) => clubs.get(UserId) ?? []);
  await emitAll(trx, notifiedToStaff('ChallengeOver', challenge, taking));
  await setNotifiedAt(trx, ChallengeId, { EndedAt: at });
}

export async function notifyCanceled(trx: Queryable, challenge: Row, By: number, at: Date): Promise<void> {
  const { ChallengeId, Title: ChallengeName, CanceledAt } = challenge;
  if (CanceledAt !== null) return;
  const participants = await people.participantsOf(trx, ChallengeId);
  await emitAll(
    trx,
    participants.map(({ UserId: Target, ClubId }) => ({
      ClubId,
      Type: 'ChallengeCanceled',
      Payload: { Target, ChallengeId, ChallengeName, By },
    })),
  );
  await setNotifiedAt(trx, ChallengeId, { StartedAt: null, CanceledAt: at });
}

const clubsOfPeople = async (trx: Queryable, { ChallengeId }: Row) =>
  new Map((await people.participantsOf(trx, ChallengeId)).map(({ UserId, ClubId }) => [UserId, ClubId]));

/**
 * The caller must lock the challenge and mark it as awarded. The winner gets credits in the club in which they trained longest
 * for the challenge (decision 0097).
 */
export async function award(trx: Queryable, challenge: Row, At: Date): Promise<void> {
  const { ChallengeId, Title: ChallengeName } = challenge;
  const joinedIn = await clubsOfPeople(trx, challenge);
  await holdPeople(trx, [...joinedIn.keys()]);
  const places = await countedPlaces(trx, challenge);
  const winners = places.flatMap((place) => {
    const won = awardOf(challenge, { Rank: place.Rank, Value: place.Points });
    return won ? [{ ...won, UserId: place.UserId, Rank: place.Rank }] : [];
  });
  const clubs = await clubOfEach(
    trx,
    challenge,
    winners.map(({ UserId }) => UserId),
    joinedIn,
  );
  await people.storeTotals(trx, ChallengeId, places, At);
  const won: number[] = [];
  for (const { UserId, Rank, Tier, Credits: promised } of winners) {
    const ClubId = clubs.get(UserId);
    if (ClubId === undefined) continue;
    if (!(await people.insertAward(trx, { ChallengeId, UserId, ClubId, Rank, Tier, Credits: promised, At }))) continue;
    const moved =
      promised > 0 &&
      (await moveCredits(trx, { ClubId, UserId }, { Change: promised, Reason: 'Reward', by: null, Note: ChallengeName }));
    // If one winner's balance is full, the other winners still get their awards.
    const Credits = moved && !isRefusal(moved) ? promised : 0;
    if (Credits < promised) await people.saveCredits(trx, { ChallengeId, UserId, Credits });
    const place = { Rank, RankPrc: rankPercent(Rank, places.length) };
    const Payload = { Target: UserId, ChallengeId, ChallengeName, Badge: badgeNamed(Tier), Credits, ...place };
    await emitAll(trx, [{ ClubId, Type: 'ChallengeAwarded', Payload }]);
    won.push(ClubId);
  }
  await emitAll(trx, notifiedToStaff('ChallengeWon', challenge, won));
}

async function clubOfEach(
  trx: Queryable,
  challenge: Row,
  userIds: readonly number[],
  joinedIn: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, number>> {
  const trained =
    challenge.BrandId === null ? new Map<number, readonly number[]>() : await clubsTrainedIn(trx, challenge, userIds);
  const wanted = new Map(userIds.map((userId) => [userId, [...(trained.get(userId) ?? []), joinedIn.get(userId) ?? 0]]));
  const clubIds = [...new Set([...wanted.values()].flat())].filter((clubId) => clubId > 0).toSorted((one, other) => one - other);
  const members = new Map<number, ReadonlySet<number>>();
  for (const clubId of clubIds) {
    const candidates = userIds.filter((userId) => wanted.get(userId)?.includes(clubId));
    members.set(clubId, await holdRolesIn(trx, candidates, clubId));
  }
  return new Map(
    userIds.flatMap((userId): [number, number][] => {
      const club = wanted.get(userId)?.find((clubId) => members.get(clubId)?.has(userId));
      return club === undefined ? [] : [[userId, club]];
    }),
  );
}
