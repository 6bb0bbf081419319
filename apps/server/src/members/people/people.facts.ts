import type { WayIn } from '@clubpulse/contract/accounts/roles';
import type { UserId } from '@clubpulse/contract/accounts/users';
import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type MemberMarks, NEW_PERIODS, staffGroups } from '@clubpulse/contract/members/people';
import type { listClubUsers } from '@clubpulse/contract/members/people.calls';
import type { ClientStage } from '@clubpulse/contract/members/pipeline/pipeline';
import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';
import { everyWord, searchTerms, searchTextOf } from '../../platform/database/text-search.ts';

export interface PeopleFilter {
  readonly Role?: QueryOf<typeof listClubUsers>['Role'];
  readonly text?: string | undefined;
}

const ownersOf = (clubId: ClubId) => sql<boolean>`role."BrandId" = (select "BrandId" from clubs where "ClubId" = ${clubId})`;

const heldHere = (clubId: ClubId, { Role }: PeopleFilter) =>
  Role === 'Staff' ? sql<boolean>`(role."ClubId" = ${clubId} or ${ownersOf(clubId)})` : sql<boolean>`role."ClubId" = ${clubId}`;

const staffOf = (clubId: ClubId) => sql<boolean>`users."UserId" in (
  select role."UserId" from user_roles role where role."ClubId" = ${clubId} and role."Role" <> 'Athlete'
  union select role."UserId" from user_roles role where ${ownersOf(clubId)})`;

function people(db: Queryable, clubId: ClubId, { Role, text }: PeopleFilter) {
  const users = db.selectFrom('users');
  const held =
    Role === 'Staff'
      ? users.where(staffOf(clubId))
      : users.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('user_roles as role')
              .whereRef('role.UserId', '=', 'users.UserId')
              .where('role.ClubId', '=', clubId)
              .$if(Role !== undefined, (found) => found.where('role.Role', '=', Role ?? 'Athlete')),
          ),
        );
  return held.where(everyWord(searchTerms(text), searchTextOf('users')));
}

function withRoles(found: ReturnType<typeof people>, clubId: ClubId, filter: PeopleFilter) {
  return found
    .select(['users.UserId', 'Nickname', 'FirstMidName', 'LastName', 'PictureUri', 'Email', 'EmailConfirmed'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('user_roles as role')
          .select('role.Role')
          .whereRef('role.UserId', '=', 'users.UserId')
          .where(heldHere(clubId, filter))
          .orderBy(sql`array_position(array['Owner', 'Manager', 'Trainer', 'FrontDesk', 'Accountant', 'Athlete'], role."Role")`),
      ).as('roles'),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof withRoles>['execute']>>[number];
const personOf = ({ roles, ...row }: Row) => ({ ...row, Roles: roles.map(({ Role }) => Role) });

/** SQL: 1, 2 or 3 in the athlete's first, second or third period of NewUserDays, later 0. */
export const newPeriodOf = (
  userId: RawBuilder<unknown>,
  clubId: RawBuilder<unknown>,
  now: RawBuilder<unknown>,
) => sql<number>`coalesce((
  select greatest(1, ceil(extract(epoch from ${now}::timestamptz - r."Since") / (86400 * of."NewUserDays")))::int
  from user_roles r join clubs of on of."ClubId" = r."ClubId" where r."UserId" = ${userId} and r."ClubId" = ${clubId}
    and r."Role" = 'Athlete' and of."NewUserDays" > 0
    and r."Since" > ${now}::timestamptz - make_interval(days => ${NEW_PERIODS} * of."NewUserDays")), 0)`;

/** A member without an account whose data staff entered: managers may read all of it (decision 0020). */
export const isOfDesk = (user: string, clubId: ClubId) => sql<boolean>`(not ${sql.ref(`${user}.EmailConfirmed`)}
  and not exists (select from user_identities i where i."UserId" = ${sql.ref(`${user}.UserId`)})
  and not exists (select from user_roles r where r."UserId" = ${sql.ref(`${user}.UserId`)} and r."ClubId" is distinct from ${clubId}))`;

export const isOwnStaff = (userId: RawBuilder<unknown>, clubId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from club_athletes own where own."ClubId" = ${clubId} and own."UserId" = ${userId} and own."IsStaff")`;

export const cameBy = (userId: RawBuilder<unknown>, clubId: ClubId, way: WayIn) => sql<boolean>`exists (
  select from user_roles came where came."ClubId" = ${clubId} and came."UserId" = ${userId} and came."Role" = 'Athlete'
    and came."CameBy" = ${way})`;

export async function memberMarksOf(
  db: Queryable,
  clubId: ClubId,
  userIds: readonly number[],
  now: Date,
): Promise<Map<number, MemberMarks>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<MemberMarks & { readonly UserId: number }>`
    select asked."UserId", coalesce(a."IsGuest", false) as "IsGuest", coalesce(a."IsStaff", false) as "IsStaff",
      ${newPeriodOf(sql`asked."UserId"`, sql`${clubId}`, sql`${now}`)} as "NewPeriod"
    from unnest(${listOf(userIds)}::bigint[]) as asked("UserId")
    left join club_athletes a on a."ClubId" = ${clubId} and a."UserId" = asked."UserId"`.execute(db);
  return new Map(rows.map(({ UserId, ...marks }) => [UserId, marks]));
}

const rankIn = (clubId: ClubId, filter: PeopleFilter) => sql<number>`(
  select min(array_position(${[...staffGroups]}::text[], role."Role")) from user_roles role
  where role."UserId" = users."UserId" and ${heldHere(clubId, filter)})`;

export async function clubPeople(
  db: Queryable,
  clubId: ClubId,
  filter: PeopleFilter,
  { start, length, Sort }: Pick<QueryOf<typeof listClubUsers>, 'start' | 'length' | 'Sort'>,
) {
  const order = Sort === '-Name' ? 'desc' : 'asc';
  const found = withRoles(people(db, clubId, filter), clubId, filter);
  const ranked = Sort === 'Staff' ? found.orderBy(rankIn(clubId, filter)) : found;
  const rows = await (Sort === 'Nickname'
    ? ranked.orderBy(({ fn }) => fn('lower', ['Nickname']))
    : ranked.orderBy('users.SortName', order)
  )
    .orderBy('users.UserId', order)
    .limit(length)
    .offset(start)
    .execute();
  return rows.map(personOf);
}

export async function clubPeopleOf(db: Queryable, clubId: ClubId, userIds: readonly number[]) {
  if (userIds.length === 0) return [];
  const rows = await withRoles(people(db, clubId, {}).where('users.UserId', 'in', userIds), clubId, {}).execute();
  const byId = new Map(rows.map((row) => [row.UserId as number, personOf(row)]));
  return userIds.flatMap((id) => byId.get(id) ?? []);
}

export async function countClubPeople(db: Queryable, clubId: ClubId, filter: PeopleFilter): Promise<number> {
  const { count } = await people(db, clubId, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function stageOf(db: Queryable, clubId: ClubId, userId: UserId): Promise<ClientStage | null> {
  const found = await db
    .selectFrom('memberships')
    .select('ClientStage')
    .where('ClubId', '=', clubId)
    .where('UserId', '=', userId)
    .executeTakeFirst();
  return found?.ClientStage ?? null;
}
