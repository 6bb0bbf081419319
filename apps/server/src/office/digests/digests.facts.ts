import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { StaffEvent } from '@clubpulse/contract/office/notifications';
import { RED_AFTER_HOURS } from '@clubpulse/rules/office/replies/waiting';
import { addDays, startOfDay } from '@clubpulse/rules/time/days';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export interface Named {
  readonly Nickname: string;
  readonly FirstMidName: string;
  readonly LastName: string;
}

export interface ClubDay {
  readonly ClubId: number;
  readonly Name: string;
  readonly TimeZone: string;
  readonly Day: string;
}

const isReader = sql<boolean>`(role."Role" = 'Manager' and role."ClubId" = club."ClubId")
  or (role."Role" = 'Owner' and role."BrandId" = club."BrandId")`;

export async function timeZones(db: Queryable): Promise<string[]> {
  return (await db.selectFrom('clubs').select('TimeZone').distinct().execute()).map(({ TimeZone }) => TimeZone);
}

export async function clubsToMail(db: Queryable, timeZone: string, day: string): Promise<number[]> {
  const { rows } = await sql<{ ClubId: number }>`
    select club."ClubId" from clubs club
    where club."TimeZone" = ${timeZone} and exists (
      select from user_roles role where (${isReader}) and not exists (
        select from digests made
        where made."ClubId" = club."ClubId" and made."UserId" = role."UserId" and made."Day" = ${day}::date))
    order by club."ClubId"`.execute(db);
  return rows.map(({ ClubId }) => ClubId);
}

export async function readersToMail(db: Queryable, clubId: ClubId, day: string): Promise<number[]> {
  const { rows } = await sql<{ UserId: number }>`
    select distinct role."UserId" from clubs club join user_roles role on (${isReader})
    where club."ClubId" = ${clubId} and not exists (
      select from digests made
      where made."ClubId" = club."ClubId" and made."UserId" = role."UserId" and made."Day" = ${day}::date)
    order by 1`.execute(db);
  return rows.map(({ UserId }) => UserId);
}

export interface ClassToday {
  readonly ClassId: number;
  readonly Begin: Date;
  readonly Name: string;
  readonly Trainer: string | null;
  readonly Seats: number;
  readonly Taken: number;
  readonly Waiting: number;
  readonly IsPublished: boolean;
}

export async function classesOf(db: Queryable, { ClubId, TimeZone, Day }: ClubDay): Promise<ClassToday[]> {
  const { rows } = await sql<ClassToday>`
    select c."ClassId", c."Begin", c."Name", trainer."Nickname" as "Trainer",
      c."MaxInSiteParticipants" + c."MaxRemoteParticipants" as "Seats", c."InSiteParticipants" + c."RemoteParticipants" as "Taken",
      c."InSiteQueued" + c."RemoteQueued" as "Waiting", c."PublishState" = 'Published' as "IsPublished"
    from classes c left join users trainer on trainer."UserId" = c."TrainerId"
    where c."ClubId" = ${ClubId} and c."CalendarType" = 'Club' and c."CanceledAt" is null
      and c."Begin" >= ${startOfDay(TimeZone, Day)} and c."Begin" < ${startOfDay(TimeZone, addDays(Day, 1))}
    order by c."Begin", c."Name", c."ClassId"`.execute(db);
  return rows;
}

export interface Taken {
  readonly Currency: string;
  readonly Amount: number;
  readonly Payments: number;
}

/** Contains the transactions of the export. Refunds are negative. */
export async function takenBefore(db: Queryable, { ClubId, TimeZone, Day }: ClubDay): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    select t."Currency", count(*)::int as "Payments",
      sum(case when t."Type" = 'Refund' then -t."Amount" else t."Amount" end)::float8 as "Amount"
    from transactions t
    where t."ClubId" = ${ClubId} and t."DeletedAt" is null and t."VisibleInExport"
      and t."At" >= ${startOfDay(TimeZone, addDays(Day, -1))} and t."At" < ${startOfDay(TimeZone, Day)}
    group by 1 order by 1`.execute(db);
  return rows;
}

export interface LateThread extends Named {
  readonly ThreadId: number;
  readonly Title: string;
  readonly WaitsSince: Date;
}

/** Open threads that have no holder and whose member waits too long, the longest wait first. */
export async function lateThreads(db: Queryable, clubId: ClubId, now: Date, length: number): Promise<LateThread[]> {
  const { rows } = await sql<LateThread>`
    select thread."ThreadId", thread."Title", thread."WaitsSince", member."Nickname", member."FirstMidName", member."LastName"
    from threads thread join users member on member."UserId" = thread."UserId"
    where thread."ClubId" = ${clubId} and thread."ClosedAt" is null
      and not exists (select from user_roles role join clubs club on club."ClubId" = thread."ClubId"
        where role."UserId" = thread."HolderId" and (role."Role" = 'Trainer' and role."ClubId" = club."ClubId" or ${isReader}))
      and thread."WaitsSince" <= ${new Date(now.getTime() - RED_AFTER_HOURS * 3_600_000)}
    order by thread."WaitsSince", thread."ThreadId" limit ${length}`.execute(db);
  return rows;
}

export interface Happened {
  readonly Event: StaffEvent;
  readonly Count: number;
  /** Set if all events are about one user. */
  readonly Person: Named | null;
}

/** The most frequent events are first. An event of which several users are notified counts once. */
export async function happenedIn(
  db: Queryable,
  clubId: ClubId,
  events: readonly StaffEvent[],
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<Happened[]> {
  const { rows } = await sql<Happened>`
    select found."Event", found."Count",
      case when u."UserId" is null then null
        else jsonb_build_object('Nickname', u."Nickname", 'FirstMidName', u."FirstMidName", 'LastName', u."LastName") end as "Person"
    from (
      select note."Event",
        count(distinct coalesce('e' || note."ClubLogEntryId", note."SubjectId" || ' ' || note."CreatedAt",
          't' || note."TargetId" || ' ' || note."CreatedAt", 'n' || note."NotificationId"))::int as "Count",
        case when count(distinct note."TargetId") = 1 and count(note."TargetId") = count(*) then min(note."TargetId") end as one
      from notifications note
      where note."ClubId" = ${clubId} and note."Audience" = 'Manager' and note."Event" = any(${[...events]}::text[])
        and note."Payload" ->> 'Variant' is distinct from 'Given'
        and note."CreatedAt" >= ${from} and note."CreatedAt" < ${until}
      group by 1
    ) found left join users u on u."UserId" = found.one
    order by found."Count" desc, found."Event"`.execute(db);
  return rows;
}
