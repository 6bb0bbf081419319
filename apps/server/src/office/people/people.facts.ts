import type { WayIn } from '@clubpulse/contract/accounts/roles';
import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type ClientStage, clientStages } from '@clubpulse/contract/members/pipeline/pipeline';
import type { ExportedPerson } from '@clubpulse/contract/office/people';
import type { listClubPeople } from '@clubpulse/contract/office/people.calls';
import { isOver, overStates } from '@clubpulse/rules/billing/subscriptions/states';
import { type RawBuilder, sql } from 'kysely';
import { owedSql } from '../../billing/subscriptions/public.ts';
import { hasTag } from '../../clubs/tags/public.ts';
import { cameBy, isOfDesk } from '../../members/people/public.ts';
import { lastSeenIn } from '../../members/visits/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';
import { everyWord, searchTextOf } from '../../platform/database/text-search.ts';

type Query = QueryOf<typeof listClubPeople>;
export interface PeopleQuery extends Pick<Query, 'Role' | 'State' | 'Payment' | 'ClassSubscriptionId' | 'ClubTagId' | 'CameBy'> {
  readonly clubId: ClubId;
  /** Each word must occur in the names or the e-mail address, ignoring case and accents. */
  readonly words: readonly string[];
  readonly timeZone: string;
  readonly now: Date;
  readonly only?: readonly number[];
  readonly but?: readonly number[];
}

export interface Standing {
  readonly ClientStage: ClientStage | null;
  readonly CameBy: WayIn | null;
  readonly LastSeen: Date | null;
}

function held(db: Queryable, clubId: ClubId, which: 'current' | 'all') {
  const found = db
    .selectFrom('user_subscriptions as held')
    .select('held.UserSubscriptionId')
    .where('held.ClubId', '=', clubId)
    .whereRef('held.UserId', '=', sql.ref('users.UserId'));
  return which === 'all' ? found : found.where('held.State', 'not in', overStates);
}

function people(db: Queryable, query: PeopleQuery) {
  const { clubId, words, Role, State, Payment, ClassSubscriptionId, ClubTagId, CameBy, timeZone, now, only, but = [] } = query;
  const role = db.selectFrom('user_roles as role').select('role.Role').where('role.ClubId', '=', clubId);
  const ofPerson = role.whereRef('role.UserId', '=', sql.ref('users.UserId'));
  let found = db
    .selectFrom('users')
    .where(({ exists }) => exists(Role === undefined ? ofPerson : ofPerson.where('role.Role', '=', Role)));
  found = found.where(everyWord(words, searchTextOf('users')));
  if (only !== undefined) found = found.where('users.UserId', '=', sql<number>`any(${listOf(only)}::bigint[])`);
  if (but.length > 0) found = found.where('users.UserId', '<>', sql<number>`all(${listOf(but)}::bigint[])`);
  const current = held(db, clubId, 'current');
  if (State === 'None') {
    found = found.where(({ exists, not, and }) =>
      and([exists(ofPerson.where('role.Role', '=', 'Athlete')), not(exists(current))]),
    );
  } else if (State !== undefined) {
    const inState = held(db, clubId, 'all').where('held.State', '=', State);
    const over = isOver(State);
    found = found.where(({ exists, not, and }) => (over ? and([exists(inState), not(exists(current))]) : exists(inState)));
  }
  if (Payment !== undefined)
    found = found.where(
      sql<boolean>`exists(select from ${owedSql({ clubId, timeZone, now })} o where o."UserId" = users."UserId" and o."Payment" = ${Payment})`,
    );
  if (ClassSubscriptionId !== undefined)
    found = found.where(({ exists }) => exists(current.where('held.ClassSubscriptionId', '=', ClassSubscriptionId)));
  if (ClubTagId !== undefined) found = found.where(hasTag(sql.ref('users.UserId'), clubId, ClubTagId));
  if (CameBy !== undefined) found = found.where(cameBy(sql.ref('users.UserId'), clubId, CameBy));
  return found;
}

function sortedBy(Sort: Query['Sort'], { clubId, now }: PeopleQuery): RawBuilder<unknown> | undefined {
  if (Sort === 'LastSeen' || Sort === '-LastSeen') return lastSeenIn(clubId, sql`users."UserId"`, now);
  if (Sort === 'Stage' || Sort === '-Stage')
    return sql`(select array_position(${`{${clientStages.join()}}`}::text[], m."ClientStage") from memberships m
      where m."ClubId" = ${clubId} and m."UserId" = users."UserId")`;
  return undefined;
}

export async function findPeople(
  db: Queryable,
  query: PeopleQuery,
  { start, length, Sort }: Pick<Query, 'start' | 'length' | 'Sort'>,
): Promise<number[]> {
  const by = sortedBy(Sort, query);
  const order = Sort.startsWith('-') ? 'desc' : 'asc';
  const inName = by === undefined ? order : 'asc';
  let found = people(db, query).select('users.UserId');
  if (by !== undefined) found = found.orderBy(by, (way) => (order === 'asc' ? way.asc() : way.desc()).nullsLast());
  const rows = await found
    .orderBy('users.SortName', inName)
    .orderBy('users.UserId', inName)
    .limit(length)
    .offset(start)
    .execute();
  return rows.map(({ UserId }) => UserId);
}

/** Sorted by id, so that changes of membership during an export cause no duplicates or gaps. */
export async function findPeopleAfter(db: Queryable, query: PeopleQuery, after: number, length: number): Promise<number[]> {
  const next = people(db, query).select('users.UserId').where('users.UserId', '>', after);
  const rows = await next.orderBy('users.UserId').limit(length).execute();
  return rows.map(({ UserId }) => UserId);
}

export async function countMatching(db: Queryable, query: PeopleQuery): Promise<number> {
  const { count } = await people(db, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function standingOf(
  db: Queryable,
  clubId: ClubId,
  userIds: readonly number[],
  now: Date,
): Promise<Map<number, Standing>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<Standing & { readonly UserId: number }>`
    select asked."UserId", m."ClientStage", r."CameBy", ${lastSeenIn(clubId, sql`asked."UserId"`, now)} as "LastSeen"
    from unnest(${listOf(userIds)}::bigint[]) as asked("UserId")
    left join memberships m on m."ClubId" = ${clubId} and m."UserId" = asked."UserId"
    left join user_roles r on r."ClubId" = ${clubId} and r."UserId" = asked."UserId" and r."Role" = 'Athlete'`.execute(db);
  return new Map(rows.map(({ UserId, ...standing }) => [UserId, standing]));
}

export async function countPeople(db: Queryable, clubId: ClubId, role?: 'Trainer' | 'Athlete'): Promise<number> {
  const { count } = await db
    .selectFrom('user_roles')
    .select(({ fn }) => fn.count<number>('UserId').distinct().as('count'))
    .where('ClubId', '=', clubId)
    .$if(role !== undefined, (found) => found.where('Role', '=', role ?? 'Athlete'))
    .executeTakeFirstOrThrow();
  return count;
}

export interface FileFacts
  extends Pick<ExportedPerson, 'Phone' | 'BirthDate' | 'Gender' | 'Address1' | 'PostalCode' | 'City' | 'Groups'> {
  readonly IsOfDesk: boolean;
}

export async function fileFactsOf(db: Queryable, clubId: ClubId, userIds: readonly number[]): Promise<Map<number, FileFacts>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<FileFacts & { readonly UserId: number }>`
    select u."UserId", u."Phone", u."BirthDate", u."Gender", u."Address1", u."PostalCode", u."City",
      ${isOfDesk('u', clubId)} as "IsOfDesk",
      array(select t."Text" from user_club_tags g join club_tags t using ("ClubTagId")
        where g."UserId" = u."UserId" and t."ClubId" = ${clubId} order by t."Text") as "Groups"
    from users u where u."UserId" = any(${listOf(userIds)}::bigint[])`.execute(db);
  return new Map(rows.map(({ UserId, ...facts }) => [UserId, facts]));
}
