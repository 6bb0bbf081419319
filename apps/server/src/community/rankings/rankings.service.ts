import type { QueryOf } from '@clubpulse/contract/call';
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
  getOwnPlace,
} from '@clubpulse/contract/community/rankings.calls';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { daysBefore, daysOf } from '@clubpulse/rules/community/rankings/range';
import { type Day, dayIn } from '@clubpulse/rules/time/days';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { chosenDays, refusalOf } from './days.rows.ts';
import {
  type BeforeQuery,
  type DetailQuery,
  details,
  type Query,
  type Ranking,
  type RankingParts,
  type Reader,
  type Ready,
  ranking,
  ranksBefore,
  rows,
  scopeOf,
} from './ranking-lists.service.ts';
import { clubsOfBrand, namesOf, placeOf, placesOf, ranksOf, type Scope, trainsIn } from './rankings.facts.ts';
import { isListed, setUnlisted } from './rankings.store.ts';

const IN_ROOMS = 24;

export type Rankings = ReturnType<typeof createRankings>;

export function createRankings(parts: RankingParts) {
  return bindActs(
    { now: () => new Date(), ...parts },
    { ofClub, ofBrand, beforeInClub, beforeInBrand, detailsInClub, detailsInBrand, own, setListed, outside, inRooms },
  );
}

async function rankingClubs({ db }: Ready, brandId: BrandId, origin: ClubId | undefined): Promise<ClubId[] | Refusal> {
  const clubs = await clubsOfBrand(db, brandId);
  const chosen = clubs.find(({ ClubId }) => ClubId === origin);
  if (origin !== undefined && !chosen) return refuse('NotFound');
  const scope = (chosen ? [chosen] : clubs).filter(({ EnableUserRankings }) => EnableUserRankings);
  return scope.length === 0 && clubs.length > 0 ? refuse('RankingsOff') : scope.map(({ ClubId }) => ClubId);
}

async function todayWhereRanked({ club, now }: Ready, clubId: ClubId): Promise<Day | Refusal> {
  const known = await club(clubId);
  if (!known) return refuse('NotFound');
  return known.EnableUserRankings ? dayIn(known.TimeZone, now()) : refuse('RankingsOff');
}

async function outside(
  { db }: Ready,
  clubId: ClubId,
  { days, by, fromZone }: Pick<Scope, 'days' | 'by' | 'fromZone'>,
  length: number,
) {
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

async function ofClub(parts: Ready, clubId: ClubId, query: Query, caller: Reader): Promise<Ranking | Refusal> {
  const today = await todayWhereRanked(parts, clubId);
  return isRefusal(today) ? today : ranking(parts, [clubId], query, today, caller);
}

async function ofBrand(
  parts: Ready,
  brandId: BrandId,
  query: QueryOf<typeof getBrandRanking>,
  caller: Reader,
): Promise<Ranking | Refusal> {
  const clubs = await rankingClubs(parts, brandId, query.origin);
  return isRefusal(clubs) ? clubs : ranking(parts, clubs, query, dayIn('UTC', parts.now()), caller);
}

async function beforeInClub(parts: Ready, clubId: ClubId, query: BeforeQuery, caller: Reader): Promise<RankBefore[] | Refusal> {
  const today = await todayWhereRanked(parts, clubId);
  return isRefusal(today) ? today : ranksBefore(parts, [clubId], query, today, caller);
}

async function beforeInBrand(
  parts: Ready,
  brandId: BrandId,
  query: QueryOf<typeof getBrandRanksBefore>,
  caller: Reader,
): Promise<RankBefore[] | Refusal> {
  const clubs = await rankingClubs(parts, brandId, query.origin);
  return isRefusal(clubs) ? clubs : ranksBefore(parts, clubs, query, dayIn('UTC', parts.now()), caller);
}

async function detailsInClub(
  parts: Ready,
  clubId: ClubId,
  query: DetailQuery,
  caller: Reader,
): Promise<RankedDetail[] | Refusal> {
  const today = await todayWhereRanked(parts, clubId);
  return isRefusal(today) ? today : details(parts, [clubId], query, today, caller);
}

async function detailsInBrand(
  parts: Ready,
  brandId: BrandId,
  query: QueryOf<typeof getBrandRankedDetails>,
  caller: Reader,
): Promise<RankedDetail[] | Refusal> {
  const clubs = await rankingClubs(parts, brandId, query.origin);
  return isRefusal(clubs) ? clubs : details(parts, clubs, query, dayIn('UTC', parts.now()), caller);
}

async function own(parts: Ready, caller: Reader, { ClubId, ...query }: QueryOf<typeof getOwnPlace>): Promise<OwnPlace | Refusal> {
  const { UserId: userId } = caller;
  const today = await todayWhereRanked(parts, ClubId);
  if (isRefusal(today)) return today;
  if (!(await trainsIn(parts.db, userId, [ClubId]))) return refuse('NotFound');
  const days = chosenDays(query, today);
  const refused = refusalOf(days, today);
  if (refused) return refused;
  const scope = scopeOf([ClubId], days, query);
  const [[, Athletes], place, before, Listed] = await Promise.all([
    placesOf(parts.db, scope, { start: 0, length: 0 }),
    placeOf(parts.db, scope, userId),
    ranksOf(parts.db, { ...scope, days: daysBefore(days) }, [userId]),
    isListed(parts.db, userId),
  ]);
  const [mine] = place ? await rows(parts, scope, [place], caller) : [];
  const Mine = mine ? { ...figuresAlone(mine), RankBefore: before.get(userId) ?? null } : null;
  const Behind = place && place.ValueBefore !== null ? place.ValueBefore - place.Value : null;
  return { From: days.first, To: days.last, Mine, Athletes, Behind, Listed };
}

async function setListed({ db, now }: Ready, userId: number, Listed: boolean): Promise<{ Listed: boolean }> {
  await setUnlisted(db, userId, !Listed, now());
  return { Listed };
}

async function inRooms(parts: Ready, clubId: ClubId): Promise<{ name: string; points: number }[] | undefined> {
  const today = await todayWhereRanked(parts, clubId);
  if (isRefusal(today)) return undefined;
  const scope = { days: daysOf('Days30', today), by: 'Points', fromZone: RANKING_ZONE } as const;
  const { rows: first } = await outside(parts, clubId, scope, IN_ROOMS);
  return first.map(({ Nickname, Value }) => ({ name: Nickname, points: Value }));
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
