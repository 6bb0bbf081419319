import type { QueryOf, ResultOf } from '@clubpulse/contract/call';
import type { BrandId, ClubId } from '@clubpulse/contract/clubs/clubs';
import {
  type OwnPlace,
  RANKING_ZONE,
  type RankBefore,
  type Ranked,
  type RankedDetail,
} from '@clubpulse/contract/community/rankings';
import type {
  getBrandRankedDetails,
  getBrandRanking,
  getBrandRanksBefore,
  getClubRankedDetails,
  getClubRanking,
  getClubRanksBefore,
  getOwnPlace,
} from '@clubpulse/contract/community/rankings.calls';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { daysBefore, daysOf } from '@clubpulse/rules/community/rankings/range';
import { type Day, type Days, dayIn } from '@clubpulse/rules/time/days';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { searchTerms } from '../../platform/database/text-search.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Levels } from '../levels/public.ts';
import { chosenDays, refusalOf } from './days.rows.ts';
import { averageHeartRates, listedOf } from './details.facts.ts';
import {
  clubsOfBrand,
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
import { isListed, setUnlisted } from './rankings.store.ts';

const IN_ROOMS = 24;

type Ranking = ResultOf<typeof getClubRanking>;
type Query = QueryOf<typeof getClubRanking>;
type BeforeQuery = QueryOf<typeof getClubRanksBefore>;
type DetailQuery = QueryOf<typeof getClubRankedDetails>;

interface RankedClub {
  readonly TimeZone: string;
  readonly EnableUserRankings: boolean;
}
interface RankingParts {
  readonly db: Database;
  readonly consents: Pick<Consents, 'logList' | 'isStaff'>;
  readonly levels: Pick<Levels, 'levelsOf'>;
  readonly club: (clubId: ClubId) => Promise<RankedClub | undefined>;
  readonly now?: () => Date;
}
type Asked = Pick<Query, 'By' | 'FromZone'> & Partial<Pick<Query, 'Gender'>>;
type Reader = Pick<Caller, 'UserId' | 'roles' | 'isAdmin' | 'isEditor'>;
export type Rankings = ReturnType<typeof createRankings>;

export function createRankings({ db, consents, levels, club, now = () => new Date() }: RankingParts) {
  /** Records the read. Undefined when the reader is no staff, or no user shares it. */
  async function readHearts(clubs: readonly ClubId[], userIds: readonly number[], caller: Reader) {
    if (!(await Promise.all(clubs.map((clubId) => consents.isStaff(caller, clubId)))).some(Boolean)) return undefined;
    const sharers = await readShared(clubs, userIds, caller, 'HeartRate');
    return new Set(sharers.map(({ UserId }) => UserId));
  }

  async function readShared(
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

  async function rows(scope: Scope, places: readonly Place[], caller: Reader): Promise<Ranked[]> {
    const userIds = places.map(({ UserId }) => UserId);
    const isOwn = userIds.every((userId) => userId === caller.UserId);
    const sharing = isOwn ? undefined : await readHearts(scope.clubs, userIds, caller);
    const [figures, people] = await Promise.all([
      figuresOf(db, scope, userIds, isOwn ? 'own' : sharing ? 'shared' : 'none'),
      namesOf(db, userIds),
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

  const scopeOf = (clubs: readonly ClubId[], days: Days, { By: by, FromZone: fromZone, Gender: gender }: Asked): Scope => ({
    clubs,
    days,
    by,
    fromZone,
    gender,
  });

  async function ranking(clubs: readonly ClubId[], query: Query, today: Day, caller: Reader): Promise<Ranking | Refusal> {
    const days = chosenDays(query, today);
    const refused = refusalOf(days, today);
    if (refused) return refused;
    const scope = scopeOf(clubs, days, query);
    const words = searchTerms(query.globalSearch);
    const [[places, filtered, total], own, Unlisted] = await Promise.all([
      words.length > 0
        ? matchingPage(db, scope, words, query)
        : placesOf(db, scope, query).then(([page, all]) => [page, all, all] as const),
      trainsIn(db, caller.UserId, clubs).then((trains) => (trains ? placeOf(db, scope, caller.UserId) : undefined)),
      unlistedIn(db, clubs),
    ]);
    const isBeside = own !== undefined && !places.some(({ UserId }) => UserId === own.UserId);
    const found = await rows(scope, isBeside ? [...places, own] : places, caller);
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

  async function ranksBefore(
    clubs: readonly ClubId[],
    query: BeforeQuery,
    today: Day,
    caller: Reader,
  ): Promise<RankBefore[] | Refusal> {
    const days = chosenDays(query, today);
    const refused = refusalOf(days, today);
    if (refused) return refused;
    if (ofHearts(query.By)) await readHearts(clubs, query.UserIds, caller);
    const ranks = await ranksOf(db, scopeOf(clubs, daysBefore(days), query), query.UserIds);
    return query.UserIds.map((UserId) => ({ UserId, RankBefore: ranks.get(UserId) ?? null }));
  }

  async function details(
    clubs: readonly ClubId[],
    query: DetailQuery,
    today: Day,
    caller: Reader,
  ): Promise<RankedDetail[] | Refusal> {
    const days = chosenDays(query, today);
    const refused = refusalOf(days, today);
    if (refused) return refused;
    const works = await Promise.all(clubs.map((clubId) => consents.isStaff(caller, clubId)));
    const read = clubs.filter((_, place) => works[place]);
    const listed = await listedOf(db, clubs, query.UserIds);
    const others = [...listed].filter((userId) => userId !== caller.UserId);
    const purpose = query.Detail === 'Level' ? 'OtherTrainings' : 'HeartRate';
    const shared = await readShared(read, others, caller, purpose);
    const own = listed.has(caller.UserId) ? clubs.map((ClubId) => ({ UserId: caller.UserId, ClubId })) : [];
    const values =
      query.Detail === 'Level'
        ? await levels.levelsOf([...new Set([...own, ...shared].map(({ UserId }) => UserId))])
        : await averageHeartRates(db, days, [...own, ...shared]);
    return query.UserIds.map((UserId) => ({ UserId, Value: values.get(UserId) ?? null }));
  }

  async function rankingClubs(brandId: BrandId, origin: ClubId | undefined): Promise<ClubId[] | Refusal> {
    const clubs = await clubsOfBrand(db, brandId);
    const chosen = clubs.find(({ ClubId }) => ClubId === origin);
    if (origin !== undefined && !chosen) return refuse('NotFound');
    const scope = (chosen ? [chosen] : clubs).filter(({ EnableUserRankings }) => EnableUserRankings);
    return scope.length === 0 && clubs.length > 0 ? refuse('RankingsOff') : scope.map(({ ClubId }) => ClubId);
  }

  async function todayWhereRanked(clubId: ClubId): Promise<Day | Refusal> {
    const known = await club(clubId);
    if (!known) return refuse('NotFound');
    return known.EnableUserRankings ? dayIn(known.TimeZone, now()) : refuse('RankingsOff');
  }

  async function outside(clubId: ClubId, { days, by, fromZone }: Pick<Scope, 'days' | 'by' | 'fromZone'>, length: number) {
    const scope = { clubs: [clubId], days, by, fromZone, outside: true };
    const [places, total] = await placesOf(db, scope, { start: 0, length });
    const people = await namesOf(
      db,
      places.map(({ UserId }) => UserId),
    );
    const names = new Map(people.map(({ UserId, Nickname }) => [UserId, Nickname]));
    return {
      total,
      rows: places.flatMap(({ UserId, Rank, Value }) => {
        const Nickname = names.get(UserId);
        return Nickname === undefined || Nickname === '' ? [] : [{ Rank, Nickname, Value }];
      }),
    };
  }

  return {
    async ofClub(clubId: ClubId, query: Query, caller: Reader): Promise<Ranking | Refusal> {
      const today = await todayWhereRanked(clubId);
      return isRefusal(today) ? today : ranking([clubId], query, today, caller);
    },

    async ofBrand(brandId: BrandId, query: QueryOf<typeof getBrandRanking>, caller: Reader): Promise<Ranking | Refusal> {
      const clubs = await rankingClubs(brandId, query.origin);
      return isRefusal(clubs) ? clubs : ranking(clubs, query, dayIn('UTC', now()), caller);
    },

    async beforeInClub(clubId: ClubId, query: BeforeQuery, caller: Reader): Promise<RankBefore[] | Refusal> {
      const today = await todayWhereRanked(clubId);
      return isRefusal(today) ? today : ranksBefore([clubId], query, today, caller);
    },

    async beforeInBrand(
      brandId: BrandId,
      query: QueryOf<typeof getBrandRanksBefore>,
      caller: Reader,
    ): Promise<RankBefore[] | Refusal> {
      const clubs = await rankingClubs(brandId, query.origin);
      return isRefusal(clubs) ? clubs : ranksBefore(clubs, query, dayIn('UTC', now()), caller);
    },

    async detailsInClub(clubId: ClubId, query: DetailQuery, caller: Reader): Promise<RankedDetail[] | Refusal> {
      const today = await todayWhereRanked(clubId);
      return isRefusal(today) ? today : details([clubId], query, today, caller);
    },

    async detailsInBrand(
      brandId: BrandId,
      query: QueryOf<typeof getBrandRankedDetails>,
      caller: Reader,
    ): Promise<RankedDetail[] | Refusal> {
      const clubs = await rankingClubs(brandId, query.origin);
      return isRefusal(clubs) ? clubs : details(clubs, query, dayIn('UTC', now()), caller);
    },

    async own(caller: Reader, { ClubId, ...query }: QueryOf<typeof getOwnPlace>): Promise<OwnPlace | Refusal> {
      const { UserId: userId } = caller;
      const today = await todayWhereRanked(ClubId);
      if (isRefusal(today)) return today;
      if (!(await trainsIn(db, userId, [ClubId]))) return refuse('NotFound');
      const days = chosenDays(query, today);
      const refused = refusalOf(days, today);
      if (refused) return refused;
      const scope = scopeOf([ClubId], days, query);
      const [[, Athletes], place, before, Listed] = await Promise.all([
        placesOf(db, scope, { start: 0, length: 0 }),
        placeOf(db, scope, userId),
        ranksOf(db, { ...scope, days: daysBefore(days) }, [userId]),
        isListed(db, userId),
      ]);
      const [mine] = place ? await rows(scope, [place], caller) : [];
      const Mine = mine ? { ...figuresAlone(mine), RankBefore: before.get(userId) ?? null } : null;
      const Behind = place && place.ValueBefore !== null ? place.ValueBefore - place.Value : null;
      return { From: days.first, To: days.last, Mine, Athletes, Behind, Listed };
    },

    async setListed(userId: number, Listed: boolean): Promise<{ Listed: boolean }> {
      await setUnlisted(db, userId, !Listed, now());
      return { Listed };
    },

    outside,

    async inRooms(clubId: ClubId): Promise<{ name: string; points: number }[] | undefined> {
      const today = await todayWhereRanked(clubId);
      if (isRefusal(today)) return undefined;
      const scope = { days: daysOf('Days30', today), by: 'Points', fromZone: RANKING_ZONE } as const;
      const { rows: first } = await outside(clubId, scope, IN_ROOMS);
      return first.map(({ Nickname, Value }) => ({ name: Nickname, points: Value }));
    },
  };
}

function figuresAlone(mine: Ranked): Omit<NonNullable<OwnPlace['Mine']>, 'RankBefore'> {
  const {
    UserId: _id,
    Nickname: _nick,
    FirstMidName: _first,
    LastName: _last,
    PictureUri: _picture,
    Hidden: _hidden,
    IsShared: _shared,
    ...figures
  } = mine;
  return figures;
}
