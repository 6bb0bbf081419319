import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { AutomationCondition, AutomationId, AutomationTrigger } from '@clubpulse/contract/office/automations/automations';
import type { Language } from '@clubpulse/contract/scalars';
import { overStates } from '@clubpulse/rules/billing/subscriptions/states';
import type { Span } from '@clubpulse/rules/office/automations/due';
import { dayIn } from '@clubpulse/rules/time/days';
import { type RawBuilder, sql } from 'kysely';
import { hasTag } from '../../clubs/tags/public.ts';
import { isOwnStaff } from '../../members/people/public.ts';
import { seenIn } from '../../members/visits/public.ts';
import type { Queryable } from '../../platform/database/database.ts';

const DAY_MS = 86_400_000;
/** Longer courses are not found: the limit lets the query use the index of begins. */
const COURSE_DAYS_MAX = 366;

/** `Cause` has the same value each time the same cause is found. */
export interface FoundCause {
  readonly UserId: UserId;
  readonly Cause: string;
  readonly At: Date;
  readonly EndedAt: Date | null;
  readonly Nickname: string;
  readonly FirstMidName: string;
  readonly LastName: string;
  readonly PictureUri: string | null;
  readonly Language: Language;
}

interface Within extends Span {
  readonly clubId: ClubId;
  readonly timeZone: string;
  readonly now: Date;
  readonly days: number;
}

type Causes = RawBuilder<unknown>;

const daysOf = ({ days }: Within) => sql`make_interval(hours => ${24 * days})`;
const startOf = (day: RawBuilder<unknown>, { timeZone }: Within) => sql`((${day})::timestamp at time zone ${timeZone})`;
const daysBefore = (at: Date, { days }: Within) => new Date(at.getTime() - days * DAY_MS);
const localDays = ({ from, to, timeZone }: Within) => sql`${dayIn(timeZone, from)}::date and ${dayIn(timeZone, to)}::date`;

/** Each function returns SQL of rows ("UserId", "Cause", "At", "EndedAt"). Runs and preview use the same SQL (decision 0195). */
const causesOf: Readonly<Record<AutomationTrigger, (within: Within) => Causes>> = {
  LeadCreated: ({ clubId, from, to }) => sql`
    select m."UserId", 'lead' as "Cause", role."Since" as "At",
      case when m."ClientStage" = 'lead' then null else gone."LeftAt" end as "EndedAt"
    from memberships m
    join user_roles role on role."ClubId" = m."ClubId" and role."UserId" = m."UserId" and role."Role" = 'Athlete'
    left join stages_left gone on gone."ClubId" = m."ClubId" and gone."UserId" = m."UserId" and gone."ClientStage" = 'lead'
    where m."ClubId" = ${clubId} and (m."ClientStage" = 'lead' or gone."LeftAt" is not null)
      and role."Since" between ${from} and ${to}`,

  TrialTaken: ({ clubId, from, to }) => sql`
    select trial."UserId", trial."UserSubscriptionId"::text as "Cause", trial."CreatedAt" as "At",
      (select min(other."CreatedAt") from user_subscriptions other
        join class_subscriptions type on type."ClassSubscriptionId" = other."ClassSubscriptionId" and not type."AutoAssignTrial"
        where other."UserId" = trial."UserId" and other."ClubId" = trial."ClubId" and other."CreatedAt" > trial."CreatedAt")
        as "EndedAt"
    from user_subscriptions trial
    join class_subscriptions tried on tried."ClassSubscriptionId" = trial."ClassSubscriptionId" and tried."AutoAssignTrial"
    where trial."ClubId" = ${clubId} and trial."CreatedAt" between ${from} and ${to}`,

  FirstVisit: ({ clubId, from, to }) => sql`
    select visit."UserId", 'first' as "Cause", min(visit.at) as "At", null::timestamptz as "EndedAt"
    from (${seenIn(clubId, { since: from, until: to }, () => sql<boolean>`true`)}) visit
    where not exists (${seenIn(clubId, { since: new Date(0), until: new Date(from.getTime() - 1) }, (userId) => sql<boolean>`${userId} = visit."UserId"`)})
    group by visit."UserId"`,

  ClassAttended: ({ clubId, from, to }) => sql`
    select seat."UserId", seat."ClassId"::text as "Cause", seat."ClassEnd" as "At", null::timestamptz as "EndedAt"
    from class_participants seat
    where seat."ClubId" = ${clubId} and seat."State" = 'Booked' and not seat."NoShow"
      and seat."Attendance" is distinct from 'Absent' and seat."ClassBegin" between ${new Date(from.getTime() - COURSE_DAYS_MAX * DAY_MS)} and ${to}
      and seat."ClassEnd" between ${from} and ${to}`,

  // Members with a paused or suspended subscription are left out, because this explains the absence.
  NotSeen: (within) => sql`
    select visit."UserId", to_char(visit.at at time zone ${within.timeZone}, 'YYYY-MM-DD') as "Cause",
      visit.at + ${daysOf(within)} as "At", visit.next as "EndedAt"
    from (
      select came."UserId", came.at, lead(came.at) over (partition by came."UserId" order by came.at) as next
      from (${seenIn(within.clubId, { since: daysBefore(within.from, within), until: within.now }, () => sql<boolean>`true`)}) came
    ) visit
    where visit.at between ${daysBefore(within.from, within)} and ${daysBefore(within.to, within)}
      and (visit.next is null or visit.next > visit.at + ${daysOf(within)})
      and not exists (select from user_subscriptions held where held."UserId" = visit."UserId"
        and held."ClubId" = ${within.clubId} and held."State" in ('Paused', 'Suspended'))`,

  Birthday: (within) => sql`
    select born."UserId", to_char(today.day, 'YYYY') as "Cause", ${startOf(sql`today.day`, within)} as "At",
      null::timestamptz as "EndedAt"
    from generate_series(${dayIn(within.timeZone, within.from)}::timestamp, ${dayIn(within.timeZone, within.to)}::timestamp, '1 day')
      as today(day)
    join users born on to_char(born."BirthDate", 'MM-DD') = to_char(today.day, 'MM-DD')
      or (to_char(born."BirthDate", 'MM-DD') = '02-29' and to_char(today.day, 'MM-DD') = '02-28'
        and to_char(today.day + interval '1 day', 'MM-DD') = '03-01')
    join memberships m on m."UserId" = born."UserId" and m."ClubId" = ${within.clubId}`,

  PlanEnds: (within) => sql`
    select held."UserId", held."UserSubscriptionId" || ':' || ending.day as "Cause",
      greatest(${startOf(sql`ending.day - ${within.days}::int`, within)}, held."CreatedAt") as "At",
      (select min(other."CreatedAt") from user_subscriptions other
        where other."UserId" = held."UserId" and other."ClubId" = held."ClubId"
          and other."UserSubscriptionId" <> held."UserSubscriptionId" and other."State" <> 'Canceled'
          and coalesce(other."ScheduledEnd", other."ExpiryDate", 'infinity') > ending.day) as "EndedAt"
    from user_subscriptions held
    cross join lateral (select coalesce(held."ScheduledEnd", held."ExpiryDate") as day) ending
    where held."ClubId" = ${within.clubId} and ending.day is not null
      and held."ActivationDate" <= ending.day - ${within.days}::int
      and (held."DeactivationDate" is null or held."DeactivationDate" >= ending.day)
      and (ending.day - ${within.days}::int between ${localDays(within)} or held."CreatedAt" between ${within.from} and ${within.to})`,

  PaymentFailed: ({ clubId, from, to }) => sql`
    select (failed."Payload" ->> 'Target')::bigint as "UserId", failed."EventId"::text as "Cause", failed."At",
      (select min(paid."At") from transactions paid
        where paid."UserSubscriptionId" = (failed."Payload" ->> 'UserSubscriptionId')::bigint and paid."At" > failed."At"
          and paid."Type" = 'Purchase' and paid."DeletedAt" is null) as "EndedAt"
    from events failed
    where failed."ClubId" = ${clubId} and failed."Type" = 'OnlinePaymentFailed' and failed."At" between ${from} and ${to}`,

  CertificateEnds: (within) => sql`
    select paper."UserId", paper."ExpirationId" || ':' || paper."ExpirationDate" as "Cause",
      greatest(${startOf(sql`paper."ExpirationDate" - ${within.days}::int`, within)}, paper."CreatedAt") as "At",
      least(paper."CompletedAt", (select min(other."CreatedAt") from expirations other
        where other."UserId" = paper."UserId" and other."ClubId" = paper."ClubId" and other."Type" = paper."Type"
          and other."ExpirationDate" > paper."ExpirationDate")) as "EndedAt"
    from expirations paper
    where paper."ClubId" = ${within.clubId} and paper."Type" = 'MedicalCertificate'
      and (paper."ExpirationDate" - ${within.days}::int between ${localDays(within)}
        or paper."CreatedAt" between ${within.from} and ${within.to})`,
};

const holds = (clubId: ClubId, typeId: number) => sql<boolean>`exists (
  select from user_subscriptions held where held."UserId" = member."UserId" and held."ClubId" = ${clubId}
    and held."ClassSubscriptionId" = ${typeId} and held."State" <> all(${[...overStates]}::text[]))`;

type Only = AutomationCondition['Only'];
type Condition = readonly [keyof Only, RawBuilder<boolean>];
const member = sql.ref('member.UserId');

/** For a row of memberships with the name `member`. */
const conditionsIn = (clubId: ClubId, { ClientStage, ClubTagId, ClassSubscriptionId }: Only): readonly Condition[] => [
  ...(ClientStage === null ? [] : ([['ClientStage', sql<boolean>`member."ClientStage" = ${ClientStage}`]] as const)),
  ...(ClubTagId === null ? [] : ([['ClubTagId', hasTag(member, clubId, ClubTagId)]] as const)),
  ...(ClassSubscriptionId === null ? [] : ([['ClassSubscriptionId', holds(clubId, ClassSubscriptionId)]] as const)),
];

type Found = Pick<FoundCause, 'UserId' | 'Nickname' | 'FirstMidName' | 'LastName' | 'PictureUri' | 'Language'>;

/** The athlete, the set conditions, and which of these the athlete meets now. */
export async function athleteOf(db: Queryable, clubId: ClubId, userId: UserId, only: Only) {
  const conditions = conditionsIn(clubId, only);
  const met = [...conditions.map(([name, is]) => sql`case when ${is} then ${name}::text end`), sql`null`];
  const { rows } = await sql<Found & { IsStaff: boolean; Met: string[] }>`
    select users."UserId", users."Nickname", users."FirstMidName", users."LastName", users."PictureUri", users."Language",
      ${isOwnStaff(member, sql`${clubId}`)} as "IsStaff", array_remove(array[${sql.join(met)}]::text[], null) as "Met"
    from memberships member join users on users."UserId" = member."UserId"
    where member."ClubId" = ${clubId} and member."UserId" = ${userId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { IsStaff: isStaff, Met, ...Person } = row;
  return { Person, isStaff, met: conditions.map(([name]) => [name, Met.includes(name)] as const) };
}

export interface Search extends Span {
  readonly clubId: ClubId;
  readonly timeZone: string;
  readonly now: Date;
  /** Only causes for which this automation has not run. */
  readonly notRunBy?: number;
  readonly userId?: UserId;
}

/** Oldest cause first, of athletes who are not staff and meet the conditions; with `userId` all causes of this athlete. */
export async function causesIn(
  db: Queryable,
  { Trigger, Days, Only }: Pick<AutomationCondition, 'Trigger' | 'Days' | 'Only'>,
  { notRunBy, userId, ...search }: Search,
): Promise<FoundCause[]> {
  const { clubId, from, to } = search;
  const conditions = [
    sql<boolean>`cause."At" between ${from} and ${to}`,
    ...(userId === undefined
      ? [sql<boolean>`not ${isOwnStaff(member, sql`${clubId}`)}`, ...conditionsIn(clubId, Only).map(([, is]) => is)]
      : [sql<boolean>`member."UserId" = ${userId}`]),
    ...(notRunBy === undefined
      ? []
      : [
          sql<boolean>`not exists (select from automation_runs run where run."AutomationId" = ${notRunBy}
            and run."UserId" = cause."UserId" and run."Cause" = cause."Cause")`,
        ]),
  ];
  const { rows } = await sql<FoundCause>`
    select cause."UserId", cause."Cause", cause."At", cause."EndedAt", users."Nickname", users."FirstMidName", users."LastName",
      users."PictureUri", users."Language"
    from (${causesOf[Trigger]({ ...search, days: Days ?? 0 })}) cause
    join memberships member on member."ClubId" = ${clubId} and member."UserId" = cause."UserId"
    join users on users."UserId" = cause."UserId"
    where ${sql.join(conditions, sql` and `)}
    order by cause."At", cause."UserId", cause."Cause"`.execute(db);
  return rows;
}

export async function automaticallySent(db: Queryable, clubId: ClubId, userId: UserId, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('messages as message')
    .innerJoin('message_recipients as recipient', 'recipient.MessageId', 'message.MessageId')
    .select('message.SentAt')
    .where('recipient.UserId', '=', userId)
    .where('message.ClubId', '=', clubId)
    .where('message.IsAutomatic', '=', true)
    .where('message.SentAt', '>', since)
    .execute();
  return rows.map(({ SentAt }) => SentAt);
}

export async function lastReply(db: Queryable, automationId: AutomationId, userId: UserId): Promise<Date | null> {
  const { at } = await db
    .selectFrom('automation_runs as run')
    .innerJoin('threads as thread', (join) =>
      join.onRef('thread.MessageId', '=', 'run.MessageId').onRef('thread.UserId', '=', 'run.UserId'),
    )
    .innerJoin('thread_entries as entry', 'entry.ThreadId', 'thread.ThreadId')
    .select(({ fn }) => fn.max<Date | null>('entry.At').as('at'))
    .where('run.AutomationId', '=', automationId)
    .where('run.UserId', '=', userId)
    .where('entry.Kind', '=', 'Reply')
    .executeTakeFirstOrThrow();
  return at;
}

export async function isOffered(db: Queryable, clubId: ClubId, typeId: number): Promise<boolean> {
  const row = await db
    .selectFrom('class_subscriptions')
    .select('ClassSubscriptionId')
    .where('ClubId', '=', clubId)
    .where('ClassSubscriptionId', '=', typeId)
    .executeTakeFirst();
  return row !== undefined;
}
