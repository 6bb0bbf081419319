import type { Purpose } from '@clubpulse/contract/accounts/consents';
import type { BasicUser, Gender } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Ranked, RankingMeasure } from '@clubpulse/contract/community/rankings';
import { partsOf } from '@clubpulse/rules/community/rankings/range';
import type { Days } from '@clubpulse/rules/time/days';
import { type RawBuilder, sql } from 'kysely';
import { sharingWith } from '../../accounts/consents/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';
import { everyWord, searchTextOf } from '../../platform/database/text-search.ts';

export interface Scope {
  readonly clubs: readonly ClubId[];
  readonly days: Days;
  readonly by: RankingMeasure;
  readonly fromZone: number;
  readonly gender?: Gender | undefined;
  /** True for public pages, which leave out users who hide on walls. */
  readonly outside?: boolean;
}
export interface Page {
  readonly start: number;
  readonly length: number;
}
export interface Place {
  readonly UserId: number;
  readonly Rank: number;
  readonly Value: number;
}
interface OwnPlaceRow extends Place {
  readonly ValueBefore: number | null;
}
export type Figures = Omit<Ranked, keyof BasicUser | 'Rank' | 'Hidden' | 'IsShared'>;
const idsOf = (clubs: readonly ClubId[]) => sql`select unnest(${listOf(clubs)}::bigint[])`;
export const ofHearts = (by: RankingMeasure): boolean => by === 'Calories' || by === 'ZoneTime';

const zoneTime = (from: number): RawBuilder<unknown> => sql.raw(zones.slice(from).join(' + '));
const zones = [0, 1, 2, 3, 4, 5].map((zone) => `"Zone${zone}Time"`);
const valueOf = ({ by, fromZone }: Scope) => (by === 'ZoneTime' ? zoneTime(fromZone) : sql.ref(by));

/** Reads whole months, and single days at both ends (decision 0105). */
function partsFrom({ clubs, days }: Pick<Scope, 'clubs' | 'days'>, columns: RawBuilder<unknown>, person = sql`true`) {
  const { months, ends } = partsOf(days);
  const ofClubs = sql`"ClubId" = any(${listOf(clubs)}::bigint[]) and ${person}`;
  const parts = [
    ...(months === undefined
      ? []
      : [
          sql`select "UserId", "LastDay", ${columns} from training_months
            where ${ofClubs} and "Month" between ${months.first} and ${months.last}`,
        ]),
    ...ends.map(
      ({ first, last }) => sql`select "UserId", "Day" as "LastDay", ${columns} from training_days
        where ${ofClubs} and "Day" between ${first} and ${last}`,
    ),
  ];
  return sql`(${sql.join(parts, sql` union all `)}) part`;
}

/**
 * Ranks like the rule `rules/community/rankings/ranks`, but in SQL, because a brand has too many athletes to load (decision
 * 0105).
 */
function placed(scope: Scope) {
  const { clubs, by, gender, outside = false } = scope;
  const counts = by === 'Points' || by === 'Trainings' || by === 'Duration' ? sql`true` : sql`summed."Value" > 0`;
  const person = ofHearts(by) ? sql`("UserId", "ClubId") in (select "UserId", "ClubId" from sharing)` : sql`true`;
  const beside = sql.ref(by === 'Points' ? 'Trainings' : 'Points');
  return sql`
    ${ofHearts(by) ? sql`sharing as materialized (${sharingWith(idsOf(clubs), 'HeartRate')}),` : sql``}
    athletes as materialized (
      select "UserId" from user_roles where "Role" = 'Athlete' and "ClubId" = any(${listOf(clubs)}::bigint[])
    ),
    totals as materialized (
      select "UserId", "Value", -"Value" as first, ${by === 'Points' ? sql`"Beside"` : sql`-"Beside"`} as second, "LastDay" as third
      from (
        select "UserId", sum("Value") as "Value", sum("Beside") as "Beside", max("LastDay") as "LastDay"
        from ${partsFrom(scope, sql`${valueOf(scope)} as "Value", ${beside} as "Beside"`, person)}
        group by "UserId"
      ) summed
      where ${counts}
        and "UserId" in (select "UserId" from athletes)
        and not exists (select from unlisted_people unlisted where unlisted."UserId" = summed."UserId")
        ${outside ? sql`and not exists (select from users where users."UserId" = summed."UserId" and users."HideOnWall")` : sql``}
        ${gender === undefined ? sql`` : sql`and exists (select from users where users."UserId" = summed."UserId" and users."Gender" = ${gender})`}
    )`;
}

export async function placesOf(db: Queryable, scope: Scope, { start, length }: Page): Promise<[Place[], number]> {
  if (scope.clubs.length === 0) return [[], 0];
  const { rows } = await sql<{ UserId: number | null; Value: number; InPage: number; Total: number; Before: number }>`
    with ${placed(scope)}, page as (
      select * from totals order by first, second, third, "UserId" offset ${start} limit ${length}
    ), head as (select * from page order by first, second, third limit 1)
    select counted."Total", counted."Before", page."UserId", page."Value"::int as "Value",
      (rank() over (order by page.first, page.second, page.third))::int as "InPage"
    from (
      select count(*)::int as "Total",
        ${start === 0 ? sql`0` : sql`(count(*) filter (where (totals.first, totals.second, totals.third) < (select first, second, third from head)))::int`} as "Before"
      from totals
    ) counted left join page on true
    order by page.first, page.second, page.third, page."UserId"`.execute(db);
  const places = rows.flatMap(({ UserId, Value, InPage, Before }) =>
    UserId === null ? [] : [{ UserId, Value, Rank: InPage === 1 ? Before + 1 : start + InPage }],
  );
  return [places, rows[0]?.Total ?? 0];
}

export async function matchingPage(
  db: Queryable,
  scope: Scope,
  words: readonly string[],
  { start, length }: Page,
): Promise<[Place[], number, number]> {
  if (scope.clubs.length === 0) return [[], 0, 0];
  const { rows } = await sql<{ UserId: number | null; Value: number; Rank: number; Found: number; Total: number }>`
    with ${placed(scope)}, ranks as (
      select *, (rank() over (order by first, second, third))::int as "Rank" from totals
    ), found as materialized (
      select ranks.* from ranks join users using ("UserId") where ${everyWord(words, searchTextOf('users'))}
    ), page as (select * from found order by "Rank", "UserId" offset ${start} limit ${length})
    select counted."Found", counted."Total", page."UserId", page."Value"::int as "Value", page."Rank"
    from (
      select (select count(*)::int from found) as "Found", (select count(*)::int from totals) as "Total"
    ) counted left join page on true
    order by page."Rank", page."UserId"`.execute(db);
  const places = rows.flatMap(({ UserId, Value, Rank }) => (UserId === null ? [] : [{ UserId, Value, Rank }]));
  return [places, rows[0]?.Found ?? 0, rows[0]?.Total ?? 0];
}

export async function placeOf(db: Queryable, scope: Scope, userId: number): Promise<OwnPlaceRow | undefined> {
  if (scope.clubs.length === 0) return undefined;
  const { rows } = await sql<OwnPlaceRow>`
    with ${placed(scope)}, own as (select * from totals where "UserId" = ${userId})
    select own."UserId", own."Value"::int as "Value", (1 + count(other."UserId"))::int as "Rank", min(other."Value")::int as "ValueBefore"
    from own left join totals other on (other.first, other.second, other.third) < (own.first, own.second, own.third)
    group by own."UserId", own."Value"`.execute(db);
  return rows[0];
}

export async function ranksOf(db: Queryable, scope: Scope, userIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (scope.clubs.length === 0 || userIds.length === 0) return new Map();
  const { rows } = await sql<Pick<Place, 'UserId' | 'Rank'>>`
    with ${placed(scope)}, ranks as (select "UserId", (rank() over (order by first, second, third))::int as "Rank" from totals)
    select "UserId", "Rank" from ranks where "UserId" = any(${listOf(userIds)}::bigint[])`.execute(db);
  return new Map(rows.map(({ UserId, Rank }) => [UserId, Rank]));
}

const summed = ['Points', 'Trainings', 'Duration', 'Distance'].map((name) => `"${name}"`);
const hearts = ['"Calories"', ...zones];
/** Heart-rate values are 0 in clubs with which the user does not share them, unless `whose` is `own`. */
export async function figuresOf(
  db: Queryable,
  scope: Pick<Scope, 'clubs' | 'days'>,
  userIds: readonly number[],
  whose: 'own' | 'shared' | 'none' = 'shared',
): Promise<ReadonlyMap<number, Figures>> {
  if (scope.clubs.length === 0 || userIds.length === 0) return new Map();
  const shares =
    whose === 'own'
      ? sql`true`
      : whose === 'none'
        ? sql`false`
        : sql`(part."UserId", part."ClubId") in (select "UserId", "ClubId" from sharing)`;
  const columns = sql.raw(['"ClubId"', ...summed, ...hearts].join());
  const from = partsFrom(scope, columns, sql`"UserId" = any(${listOf(userIds)}::bigint[])`);
  const sums = [
    ...summed.map((name) => sql.raw(`sum(${name})::int as ${name}`)),
    ...hearts.map((name) => sql`coalesce(sum(${sql.raw(name)}) filter (where ${shares}), 0)::int as ${sql.raw(name)}`),
  ];
  const { rows } = await sql<Figures & { UserId: number }>`
    with sharing as materialized (${sharingWith(idsOf(scope.clubs), 'HeartRate')})
    select "UserId", ${sql.join(sums)} from ${from} group by "UserId"`.execute(db);
  return new Map(rows.map(({ UserId, ...figures }) => [UserId, figures]));
}

export async function sharersOf(db: Queryable, clubs: readonly ClubId[], userIds: readonly number[], purpose: Purpose) {
  if (clubs.length === 0 || userIds.length === 0) return [];
  const { rows } = await sql<{ UserId: number; ClubId: ClubId }>`
    select "UserId", "ClubId" from (${sharingWith(idsOf(clubs), purpose)}) sharing where "UserId" = any(${listOf(userIds)}::bigint[])`.execute(
    db,
  );
  return rows;
}

export const namesOf = (db: Queryable, userIds: readonly number[]): Promise<(BasicUser & { HideOnWall: boolean })[]> =>
  db
    .selectFrom('users')
    .select(['UserId', 'Nickname', 'FirstMidName', 'LastName', 'PictureUri', 'HideOnWall'])
    .where('UserId', '=', sql<number>`any(${listOf(userIds)}::bigint[])`)
    .execute();

/** The names of users, except those who hide on walls or opted out of rankings (decision 0106). */
export async function namesOutside(db: Queryable, userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ UserId: number; Nickname: string }>`
    select "UserId", "Nickname" from users
    where "UserId" = any(${listOf(userIds)}::bigint[]) and not "HideOnWall" and "Nickname" <> ''
      and not exists (select from unlisted_people unlisted where unlisted."UserId" = users."UserId")`.execute(db);
  return new Map(rows.map(({ UserId, Nickname }) => [UserId, Nickname]));
}

export async function unlistedIn(db: Queryable, clubs: readonly ClubId[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from unlisted_people unlisted
    where exists (select from user_roles role where role."UserId" = unlisted."UserId" and role."Role" = 'Athlete'
      and role."ClubId" = any(${listOf(clubs)}::bigint[]))`.execute(db);
  return rows[0]?.count ?? 0;
}

export const trainsIn = async (db: Queryable, userId: number, clubs: readonly ClubId[]): Promise<boolean> =>
  (await db
    .selectFrom('user_roles')
    .select('UserId')
    .where('UserId', '=', userId)
    .where('ClubId', '=', sql<number>`any(${listOf(clubs)}::bigint[])`)
    .where('Role', '=', 'Athlete')
    .executeTakeFirst()) !== undefined;

export const clubsOfBrand = (db: Queryable, brandId: number) =>
  db.selectFrom('clubs').select(['ClubId', 'EnableUserRankings']).where('BrandId', '=', brandId).orderBy('ClubId').execute();
