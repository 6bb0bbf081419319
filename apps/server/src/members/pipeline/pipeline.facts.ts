import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type NextTask, NOTE_SHOWN_MAX, type PipelineCard } from '@clubpulse/contract/members/pipeline/cards';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import type { RiskFacts } from '@clubpulse/rules/members/pipeline/risk-signs';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';
import { seenIn } from '../visits/public.ts';
import { heldIn } from './held.facts.ts';

type Reason = Pick<PipelineCard, 'CameBy' | 'Note'>;

export async function riskFactsOf(
  db: Queryable,
  clubId: ClubId,
  userIds: readonly number[],
  { timeZone, since, now }: { readonly timeZone: string; readonly since: Date; readonly now: Date },
): Promise<Map<number, RiskFacts>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<RiskFacts & { readonly UserId: number }>`
    with asked as (select unnest(${listOf(userIds)}::bigint[]) as "UserId"),
    seen as (${seenIn(clubId, { since, until: now }, (userId) => sql`${userId} in (select "UserId" from asked)`)}),
    days as (
      select "UserId", array_agg(distinct to_char(at at time zone ${timeZone}, 'YYYY-MM-DD')) as visits from seen group by "UserId"
    ),
    held as (${heldIn(clubId, (userId) => sql`${userId} in (select "UserId" from asked)`)})
    select asked."UserId", coalesce(days.visits, '{}') as "Visits", coalesce(held.holds, false) as "Holds",
      held."UserId" is not null as "Held", to_char(case when held.endless then null else held.ends end, 'YYYY-MM-DD') as "EndsOn"
    from asked left join days using ("UserId") left join held using ("UserId")`.execute(db);
  return new Map(rows.map(({ UserId, ...facts }) => [UserId, facts]));
}

export const nextTaskIn = (clubId: ClubId, userId: RawBuilder<unknown>, today: string): RawBuilder<unknown> => sql`
  select "TaskId", "Type", "Task", to_char("DueDate", 'YYYY-MM-DD') as "DueDate"
  from tasks
  where "ReceiverId" = ${userId} and "ClubId" = ${clubId} and "CompletedAt" is null
    and ("Type" <> 'do-not-call' or "DueDate" is null or "DueDate" >= ${today}::date)
  order by "Type" <> 'do-not-call', case when "Type" = 'do-not-call' then tasks."DueDate" end desc nulls first,
    tasks."DueDate" nulls last, "TaskId"
  limit 1`;

export async function nextTasksOf(
  db: Queryable,
  clubId: ClubId,
  userIds: readonly number[],
  today: string,
): Promise<Map<number, NextTask>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<NextTask & { readonly UserId: number }>`
    select asked."UserId", next.* from unnest(${listOf(userIds)}::bigint[]) as asked("UserId")
    cross join lateral (${nextTaskIn(clubId, sql`asked."UserId"`, today)}) next`.execute(db);
  return new Map(rows.map(({ UserId, ...task }) => [UserId, task]));
}

export async function reasonsOf(db: Queryable, clubId: ClubId, userIds: readonly number[]): Promise<Map<number, Reason>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<Reason & { readonly UserId: number }>`
    select r."UserId", r."CameBy", (
      select left(regexp_replace(n."Text", '\\s+', ' ', 'g'), ${NOTE_SHOWN_MAX}::int) from notes n
      where n."UserId" = r."UserId" and n."ClubId" = r."ClubId" and n."CompletedAt" is null
      order by n."CreatedAt" desc, n."NoteId" desc limit 1
    ) as "Note"
    from user_roles r
    where r."ClubId" = ${clubId} and r."Role" = 'Athlete' and r."UserId" = any(${listOf(userIds)}::bigint[])`.execute(db);
  return new Map(rows.map(({ UserId, ...reason }) => [UserId, reason]));
}

export async function payersAmong(db: Queryable, clubId: ClubId, userIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('user_subscriptions')
    .select('UserId')
    .distinct()
    .where('ClubId', '=', clubId)
    .where('UserId', '=', sql<number>`any(${listOf(userIds)}::bigint[])`)
    .where('State', 'not in', ['Expired', 'NonRenewed', 'Canceled'])
    .where('Price', '>', 0)
    .execute();
  return new Set(rows.map(({ UserId }) => UserId));
}

export const athleteOf = (db: Queryable, clubId: ClubId, userId: UserId) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('user_roles as r', (join) => join.onRef('r.ClubId', '=', 'm.ClubId').onRef('r.UserId', '=', 'm.UserId'))
    .select(({ exists, selectFrom }) => [
      'm.ClientStage',
      'r.Since',
      'r.CameBy',
      exists(
        selectFrom('invitations as i')
          .select('i.InvitationId')
          .whereRef('i.ClubId', '=', 'm.ClubId')
          .whereRef('i.AcceptedBy', '=', 'm.UserId')
          .where('i.WaitsForProof', '=', true),
      ).as('WaitsForProof'),
    ])
    .where('m.ClubId', '=', clubId)
    .where('m.UserId', '=', userId)
    .where('r.Role', '=', 'Athlete')
    .executeTakeFirst();

export async function namesOf(db: Queryable, userIds: readonly number[]): Promise<Map<number, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['UserId', 'Nickname', 'FirstMidName', 'LastName'])
    .where('UserId', '=', sql<number>`any(${listOf(userIds)}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.UserId, fullName(row)]));
}
