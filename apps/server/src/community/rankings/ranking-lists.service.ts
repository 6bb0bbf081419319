import type { QueryOf, ResultOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { RankBefore, Ranked, RankedDetail } from '@clubpulse/contract/community/rankings';
import type { getClubRankedDetails, getClubRanking, getClubRanksBefore } from '@clubpulse/contract/community/rankings.calls';
import type { Refusal } from '@clubpulse/contract/errors';
import { daysBefore } from '@clubpulse/rules/community/rankings/range';
import type { Day, Days } from '@clubpulse/rules/time/days';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { searchTerms } from '../../platform/database/text-search.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Levels } from '../levels/public.ts';
import { chosenDays, refusalOf } from './days.rows.ts';
import { averageHeartRates, listedOf } from './details.facts.ts';
import {
  figuresOf,
  matchingPage,
  namesOf,
  ofHearts,
  type Place,
  placeOf,
  placesOf,
  ranksOf,
  type Scope,
  sharersOf,
  trainsIn,
  unlistedIn,
} from './rankings.facts.ts';

export type Ranking = ResultOf<typeof getClubRanking>;

export type Query = QueryOf<typeof getClubRanking>;

export type BeforeQuery = QueryOf<typeof getClubRanksBefore>;

export type DetailQuery = QueryOf<typeof getClubRankedDetails>;

interface RankedClub {
  readonly TimeZone: string;
  readonly EnableUserRankings: boolean;
}

export interface RankingParts {
  readonly db: Database;
  readonly consents: Pick<Consents, 'logList' | 'isStaff'>;
  readonly levels: Pick<Levels, 'levelsOf'>;
  readonly club: (clubId: ClubId) => Promise<RankedClub | undefined>;
  readonly now?: () => Date;
}

type Requested = Pick<Query, 'By' | 'FromZone'> & Partial<Pick<Query, 'Gender'>>;

export type Reader = Pick<Caller, 'UserId' | 'roles' | 'isAdmin' | 'isEditor'>;

export type Ready = Required<RankingParts>;

/** The users whose heart rates the reader may see; logs the read. Undefined if the reader is not staff. */
async function readHearts(parts: Ready, clubs: readonly ClubId[], userIds: readonly number[], caller: Reader) {
  if (!(await Promise.all(clubs.map((clubId) => parts.consents.isStaff(caller, clubId)))).some(Boolean)) return undefined;
  const sharers = await readShared(parts, clubs, userIds, caller, 'HeartRate');
  return new Set(sharers.map(({ UserId }) => UserId));
}

async function readShared(
  { db, consents }: Ready,
  clubs: readonly ClubId[],
  userIds: readonly number[],
  caller: Reader,
  Purpose: 'HeartRate' | 'OtherTrainings',
) {
  const others = userIds.filter((userId) => userId !== caller.UserId);
  const sharers = await sharersOf(db, clubs, others, Purpose);
  for (const [ClubId, some] of Map.groupBy(sharers, ({ ClubId: clubId }) => clubId))
    await consents.logList(
      caller.UserId,
      { Purpose, ClubId },
      some.map(({ UserId }) => UserId),
    );
  return sharers;
}

export async function rows(parts: Ready, scope: Scope, places: readonly Place[], caller: Reader): Promise<Ranked[]> {
  const userIds = places.map(({ UserId }) => UserId);
  const isOwn = userIds.every((userId) => userId === caller.UserId);
  const sharing = isOwn ? undefined : await readHearts(parts, scope.clubs, userIds, caller);
  const [figures, people] = await Promise.all([
    figuresOf(parts.db, scope, userIds, isOwn ? 'own' : sharing ? 'shared' : 'none'),
    namesOf(parts.db, userIds),
  ]);
  const byId = new Map(people.map((person) => [person.UserId, person]));
  return places.flatMap(({ UserId, Rank }) => {
    const [person, did] = [byId.get(UserId), figures.get(UserId)];
    if (person === undefined || did === undefined) return [];
    const { HideOnWall: Hidden, ...names } = person;
    const IsShared = isOwn || sharing?.has(UserId) === true;
    return [{ ...names, ...did, Rank, Hidden, IsShared }];
  });
}

export const scopeOf = (
  clubs: readonly ClubId[],
  days: Days,
  { By: by, FromZone: fromZone, Gender: gender }: Requested,
): Scope => ({
  clubs,
  days,
  by,
  fromZone,
  gender,
});

export async function ranking(
  parts: Ready,
  clubs: readonly ClubId[],
  query: Query,
  today: Day,
  caller: Reader,
): Promise<Ranking | Refusal> {
  const days = chosenDays(query, today);
  const refused = refusalOf(days, today);
  if (refused) return refused;
  const scope = scopeOf(clubs, days, query);
  const words = searchTerms(query.globalSearch);
  const [[places, filtered, total], own, Unlisted] = await Promise.all([
    words.length > 0
      ? matchingPage(parts.db, scope, words, query)
      : placesOf(parts.db, scope, query).then(([page, all]) => [page, all, all] as const),
    trainsIn(parts.db, caller.UserId, clubs).then((trains) => (trains ? placeOf(parts.db, scope, caller.UserId) : undefined)),
    unlistedIn(parts.db, clubs),
  ]);
  const isBeside = own !== undefined && !places.some(({ UserId }) => UserId === own.UserId);
  const found = await rows(parts, scope, isBeside ? [...places, own] : places, caller);
  return {
    draw: query.draw,
    recordsTotal: total,
    recordsFiltered: filtered,
    From: days.first,
    To: days.last,
    Mine: found.find(({ UserId }) => UserId === own?.UserId) ?? null,
    Unlisted,
    data: isBeside ? found.filter(({ UserId }) => UserId !== own.UserId) : found,
  };
}

export async function ranksBefore(
  parts: Ready,
  clubs: readonly ClubId[],
  query: BeforeQuery,
  today: Day,
  caller: Reader,
): Promise<RankBefore[] | Refusal> {
  const days = chosenDays(query, today);
  const refused = refusalOf(days, today);
  if (refused) return refused;
  if (ofHearts(query.By)) await readHearts(parts, clubs, query.UserIds, caller);
  const ranks = await ranksOf(parts.db, scopeOf(clubs, daysBefore(days), query), query.UserIds);
  return query.UserIds.map((UserId) => ({ UserId, RankBefore: ranks.get(UserId) ?? null }));
}

export async function details(
  parts: Ready,
  clubs: readonly ClubId[],
  query: DetailQuery,
  today: Day,
  caller: Reader,
): Promise<RankedDetail[] | Refusal> {
  const days = chosenDays(query, today);
  const refused = refusalOf(days, today);
  if (refused) return refused;
  const works = await Promise.all(clubs.map((clubId) => parts.consents.isStaff(caller, clubId)));
  const read = clubs.filter((_, place) => works[place]);
  const listed = await listedOf(parts.db, clubs, query.UserIds);
  const others = [...listed].filter((userId) => userId !== caller.UserId);
  const purpose = query.Detail === 'Level' ? 'OtherTrainings' : 'HeartRate';
  const shared = await readShared(parts, read, others, caller, purpose);
  const own = listed.has(caller.UserId) ? clubs.map((ClubId) => ({ UserId: caller.UserId, ClubId })) : [];
  const values =
    query.Detail === 'Level'
      ? await parts.levels.levelsOf([...new Set([...own, ...shared].map(({ UserId }) => UserId))])
      : await averageHeartRates(parts.db, days, [...own, ...shared]);
  return query.UserIds.map((UserId) => ({ UserId, Value: values.get(UserId) ?? null }));
}
