import type { QueryOf, ResultOf } from '@clubpulse/contract/call';
import type { ChallengeId, Contestant } from '@clubpulse/contract/community/challenges';
import type * as calls from '@clubpulse/contract/community/challenges.calls';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { challengeState, reached } from '@clubpulse/rules/community/challenges/challenges';
import { addDays } from '@clubpulse/rules/time/days';
import { namesOf } from '../rankings/public.ts';
import { type Ready, seen } from './challenge-detail.service.ts';
import * as people from './challenge-people.store.ts';
import { awardedPlaces, placesSince } from './challenge-places.service.ts';
import type { ChallengeCaller, Seen } from './challenges.checks.ts';
import { followedBy, notSharing } from './challenges.facts.ts';
import { badgeNamed } from './challenges.present.ts';

type Paged = Pick<QueryOf<typeof calls.getChallengeRanking>, 'draw' | 'start' | 'length'>;

type Named = Pick<Contestant, 'UserId' | 'Nickname' | 'FullName' | 'PictureUri' | 'Hidden' | 'Mine'>;

const departedUser: Named = { UserId: null, Nickname: null, FullName: null, PictureUri: null, Hidden: true, Mine: false };

export async function seenByStaff(parts: Ready, challengeId: ChallengeId, caller: ChallengeCaller): Promise<Seen | Refusal> {
  const found = await seen(parts, challengeId, caller);
  return isRefusal(found) || found.runs ? found : refuse('InsufficientRights');
}

async function named<One extends { readonly UserId: number | null }>(
  { db }: Ready,
  found: Seen,
  caller: ChallengeCaller,
  rows: readonly One[],
): Promise<{ readonly one: One; readonly person: Named }[]> {
  const known = await namesOf(
    db,
    rows.flatMap(({ UserId }) => UserId ?? []),
  );
  const byId = new Map(known.map((person) => [person.UserId, person]));
  return rows.map((one) => {
    const person = one.UserId === null ? undefined : byId.get(one.UserId);
    if (person === undefined) return { one, person: departedUser };
    const Mine = one.UserId === caller.UserId;
    const isNamed = found.runs || Mine || !person.HideOnWall;
    return {
      one,
      person: {
        UserId: isNamed ? one.UserId : null,
        Nickname: isNamed ? person.Nickname : null,
        FullName: found.runs ? fullName(person) : null,
        PictureUri: isNamed ? person.PictureUri : null,
        Hidden: person.HideOnWall,
        Mine,
      },
    };
  });
}

export async function ranking(
  parts: Ready,
  challengeId: ChallengeId,
  query: QueryOf<typeof calls.getChallengeRanking>,
  caller: ChallengeCaller,
): Promise<ResultOf<typeof calls.getChallengeRanking> | Refusal> {
  const found = await seen(parts, challengeId, caller);
  if (isRefusal(found)) return found;
  const { row, days } = found;
  const yesterday = addDays(days.first, -1);
  const moves = challengeState(row, days) === 'Running' && yesterday >= row.StartDate;
  const placed = moves
    ? placesSince(parts.db, row, yesterday)
    : awardedPlaces(parts.db, row).then(({ places }) => ({ places, before: new Map<number, number>() }));
  const [{ places, before }, followed] = await Promise.all([
    placed,
    query.Following ? followedBy(parts.db, caller.UserId) : undefined,
  ]);
  const listed = followed
    ? places.filter(({ UserId }) => UserId !== null && (UserId === caller.UserId || followed.has(UserId)))
    : places;
  const shown = listed.slice(query.start, query.start + query.length);
  const page = await named(parts, found, caller, shown);
  // After the awards the stored totals count, so a missing consent to share heart rates does not explain a missing result.
  const withNothing =
    row.AwardedAt === null ? shown.filter(({ UserId, Points }) => Points === 0 && (found.runs || UserId === caller.UserId)) : [];
  const unshared = await notSharing(
    parts.db,
    row,
    withNothing.flatMap(({ UserId }) => UserId ?? []),
  );
  return {
    draw: query.draw,
    recordsTotal: places.length,
    recordsFiltered: listed.length,
    data: page.map(({ one: { UserId, Rank, Points, award }, person }) => ({
      Rank,
      RankBefore: (UserId !== null && before.get(UserId)) || null,
      Value: Points,
      Reached: reached(row.Goals, Points),
      NotShared: UserId !== null && unshared.has(UserId),
      Won: award && { Badge: badgeNamed(award.Tier), Credits: award.Credits },
      ...person,
    })),
  };
}

export async function awards(
  parts: Ready,
  challengeId: ChallengeId,
  query: Paged,
  caller: ChallengeCaller,
): Promise<ResultOf<typeof calls.listChallengeAwards> | Refusal> {
  const found = await seen(parts, challengeId, caller);
  if (isRefusal(found)) return found;
  const { places, unplaced } = await awardedPlaces(parts.db, found.row);
  const won = [
    ...places.flatMap(({ award, ...place }) => (award === null ? [] : [{ ...place, award }])),
    ...unplaced.map((award) => ({ UserId: null, Rank: award.Rank, Points: null, award })),
  ];
  const page = await named(parts, found, caller, won.slice(query.start, query.start + query.length));
  return {
    draw: query.draw,
    recordsTotal: won.length,
    recordsFiltered: won.length,
    data: page.map(({ one: { Rank, Points, award }, person }) => ({
      ...person,
      Rank,
      Value: Points,
      Badge: badgeNamed(award.Tier),
      Credits: award.Credits,
      // A club name would help to identify an anonymous winner.
      ClubName: person.UserId === null ? null : award.ClubName,
      At: award.At.toISOString(),
    })),
  };
}

export async function participants(
  parts: Ready,
  challengeId: ChallengeId,
  query: Paged,
  caller: ChallengeCaller,
): Promise<ResultOf<typeof calls.listParticipants> | Refusal> {
  const found = await seenByStaff(parts, challengeId, caller);
  if (isRefusal(found)) return found;
  const [rows, count] = await Promise.all([
    people.peopleOf(parts.db, challengeId, query.start, query.length),
    people.countPeople(parts.db, challengeId),
  ]);
  return {
    draw: query.draw,
    recordsTotal: count,
    recordsFiltered: count,
    data: rows.map((row) => ({
      UserId: row.UserId,
      Nickname: row.Nickname,
      FullName: fullName(row),
      PictureUri: row.PictureUri,
      State: row.State,
      Since: row.Since.toISOString(),
    })),
  };
}
