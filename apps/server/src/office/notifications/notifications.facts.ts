import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClassSubscriptionId } from '@clubpulse/contract/billing/subscription-types';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type RawBuilder, sql } from 'kysely';
import { sharingWith } from '../../accounts/consents/public.ts';
import type { Queryable } from '../../platform/database/database.ts';

const listed = (values: readonly (number | string)[]): RawBuilder<never> => sql`any(${[...values]})`;

export interface StoredEvent {
  readonly EventId: number;
  readonly ClubId: number | null;
  readonly Type: string;
  readonly Payload: unknown;
  readonly At: Date;
}

interface Unread {
  readonly from: number;
  readonly after: number;
  readonly limit: number;
  readonly withinHours: number;
  readonly types: readonly string[];
}

export const unnotified = (db: Queryable, { from, after, limit, withinHours, types }: Unread): Promise<StoredEvent[]> =>
  db
    .selectFrom('events as event')
    .select(['event.EventId', 'event.ClubId', 'event.Type', 'event.Payload', 'event.At'])
    .where('event.Written', '>=', from)
    .where('event.EventId', '>', after)
    .where(
      'event.At',
      '>',
      sql<Date>`greatest((select "NotBefore" from notifications_read), now() - make_interval(hours => ${withinHours}))`,
    )
    .where('event.Type', 'in', [...types])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notifications as told').select('told.NotificationId').whereRef('told.ClubLogEntryId', '=', 'event.EventId'),
        ),
      ),
    )
    .orderBy('event.EventId')
    .limit(limit)
    .execute();

export async function isOfClub(db: Queryable, userId: UserId, clubId: ClubId): Promise<boolean> {
  const role = db.selectFrom('user_roles').select('UserId').where('UserId', '=', userId).where('ClubId', '=', clubId);
  return (await role.executeTakeFirst()) !== undefined;
}

export async function isWaiting(db: Queryable, code: string): Promise<boolean> {
  const open = db.selectFrom('invitations').select('InvitationId').where('Code', '=', code).where('Active', '=', true);
  return (await open.where('AcceptedAt', 'is', null).where('ExpiredAt', 'is', null).executeTakeFirst()) !== undefined;
}

export async function trainersOf(db: Queryable, classIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('classes')
    .select(['ClassId', 'TrainerId'])
    .where('ClassId', '=', listed(classIds))
    .where('TrainerId', 'is not', null)
    .execute();
  return new Map(rows.map(({ ClassId, TrainerId }) => [ClassId, TrainerId ?? 0]));
}

interface Seat {
  readonly ClassId: number;
  readonly UserId: number;
}
const seatKey = ({ ClassId, UserId }: Seat) => `${ClassId} ${UserId}`;

export async function bookedAutomatically(db: Queryable, classIds: readonly number[]): Promise<(seat: Seat) => boolean> {
  const rows = await db
    .selectFrom('recurring_booking_tries as tried')
    .innerJoin('recurring_bookings as recurring', 'recurring.RecurringBookingId', 'tried.RecurringBookingId')
    .select(['tried.ClassId', 'recurring.UserId'])
    .where('tried.ClassId', '=', listed(classIds))
    .execute();
  const seats = new Set(rows.map(seatKey));
  return (seat) => seats.has(seatKey(seat));
}

export interface SharedTrainer {
  readonly OfId: number;
  readonly UserId: number;
  readonly ClubId: number;
}

export async function trainersSharing(db: Queryable, userIds: readonly number[]): Promise<readonly SharedTrainer[]> {
  if (userIds.length === 0) return [];
  const theirs = sql`select "ClubId" from user_roles where "UserId" = ${listed(userIds)} and "Role" = 'Athlete'`;
  const { rows } = await sql<SharedTrainer>`
    select distinct athlete."UserId" as "OfId", trainer."UserId", trainer."ClubId"
    from user_roles athlete
    join (${sharingWith(theirs, 'Body')}) shared on shared."UserId" = athlete."UserId" and shared."ClubId" = athlete."ClubId"
    join user_roles trainer on trainer."ClubId" = athlete."ClubId" and trainer."Role" = 'Trainer'
      and trainer."UserId" <> athlete."UserId"
    where athlete."UserId" = ${listed(userIds)} and athlete."Role" = 'Athlete'
    order by athlete."UserId", trainer."UserId", trainer."ClubId"`.execute(db);
  return rows;
}

interface Return {
  readonly EventId: number;
  readonly UserId: number;
  readonly ClubId: number | null;
  readonly Begin: Date;
}
interface Absence {
  readonly End: Date;
  readonly Weeks: number;
}

/**
 * The end of the last visit before each return. A check-in or class up to 12 hours before the return belongs to the return.
 * Trainings outside the club are private and do not count.
 */
export async function absencesBefore(db: Queryable, returns: readonly Return[]): Promise<ReadonlyMap<number, Absence>> {
  if (returns.length === 0) return new Map();
  const { rows } = await sql<Absence & { EventId: number }>`
    select it."EventId", before."End", club."WelcomeBackWeeks" as "Weeks"
    from unnest(${returns.map(({ EventId }) => EventId)}::bigint[], ${returns.map(({ UserId }) => UserId)}::bigint[],
      ${returns.map(({ ClubId }) => ClubId)}::bigint[], ${returns.map(({ Begin }) => Begin)}::timestamptz[])
      as it("EventId", "UserId", "ClubId", "Begin")
    join clubs club on club."ClubId" = it."ClubId"
    cross join lateral (select max(at) as "End" from (
      (select t."End" as at from trainings t
        where t."UserId" = it."UserId" and t."ClubId" = it."ClubId" and t."End" <= it."Begin" and t."Source" <> 'Hand'
        order by t."Begin" desc limit 1)
      union all
      (select p."ClassEnd" from class_participants p
        where p."UserId" = it."UserId" and p."ClubId" = it."ClubId" and p."State" = 'Booked' and not p."NoShow"
          and p."Attendance" is distinct from 'Absent' and p."ClassBegin" <= it."Begin" - interval '12 hours'
        order by p."ClassBegin" desc limit 1)
      union all
      (select c."At" from check_ins c
        where c."UserId" = it."UserId" and c."ClubId" = it."ClubId" and c."At" <= it."Begin" - interval '12 hours'
        order by c."At" desc limit 1)
    ) seen) before
    where before."End" is not null`.execute(db);
  return new Map(rows.map(({ EventId, ...absence }) => [EventId, absence]));
}

interface Written {
  readonly CommentId: number;
  readonly TrainingId: number;
  readonly Text: string;
}

export async function writtenOf(db: Queryable, commentIds: readonly number[]): Promise<ReadonlyMap<number, Written>> {
  if (commentIds.length === 0) return new Map();
  const found = db.selectFrom('training_comments').select(['CommentId', 'TrainingId', 'Text']);
  const rows = await found.where('CommentId', '=', listed(commentIds)).execute();
  return new Map(rows.map((row) => [row.CommentId, row]));
}

export async function athletesOf(db: Queryable, clubId: ClubId, typeId: ClassSubscriptionId | null): Promise<number[]> {
  const roles = db
    .selectFrom('user_roles')
    .select('UserId')
    .where('ClubId', '=', clubId)
    .where('Role', '=', 'Athlete')
    .$if(typeId !== null, (found) =>
      found.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('user_subscriptions as held')
            .select('held.UserId')
            .whereRef('held.UserId', '=', 'user_roles.UserId')
            .where('held.ClassSubscriptionId', '=', typeId)
            .where('held.State', 'in', ['Active', 'Expiring']),
        ),
      ),
    );
  return (await roles.orderBy('UserId').execute()).map(({ UserId }) => UserId);
}

export async function holdClubs(trx: Queryable, clubIds: readonly number[]): Promise<number[]> {
  if (clubIds.length === 0) return [];
  const held = trx.selectFrom('clubs').select('ClubId').where('ClubId', 'in', clubIds).orderBy('ClubId').forKeyShare();
  return (await held.execute()).map(({ ClubId }) => ClubId);
}

export async function clubsOfAddress(db: Queryable, email: string): Promise<{ UserId: number; ClubId: number }[]> {
  const rows = await db
    .selectFrom('users as person')
    .innerJoin('user_roles as role', 'role.UserId', 'person.UserId')
    .select(['person.UserId', 'role.ClubId'])
    .distinct()
    .where('person.Email', '=', email)
    .where('role.ClubId', 'is not', null)
    .execute();
  return rows.flatMap(({ UserId, ClubId }) => (ClubId === null ? [] : [{ UserId, ClubId }]));
}

export async function administrators(db: Queryable): Promise<number[]> {
  const rows = await db.selectFrom('users').select('UserId').where('IsAdmin', '=', true).orderBy('UserId').execute();
  return rows.map(({ UserId }) => UserId);
}

export async function clubName(db: Queryable, clubId: number): Promise<string | undefined> {
  return (await db.selectFrom('clubs').select('Name').where('ClubId', '=', clubId).executeTakeFirst())?.Name;
}

/** `to` is exclusive. Visits are classes (also future classes), check-ins, and measured trainings. */
export async function lastThere(db: Queryable, clubId: number, from: Date, to: Date): Promise<number[]> {
  const { rows } = await sql<{ UserId: number }>`
    with there as (
      select p."UserId", p."ClassEnd" as at from class_participants p
      where p."ClubId" = ${clubId} and p."State" = 'Booked' and not p."NoShow" and p."Attendance" is distinct from 'Absent'
        and p."ClassEnd" >= ${from}
      union all
      select t."UserId", t."End" from trainings t where t."ClubId" = ${clubId} and t."End" >= ${from} and t."Source" <> 'Hand'
      union all
      select c."UserId", c."At" from check_ins c where c."ClubId" = ${clubId} and c."At" >= ${from}
    )
    select there."UserId" from there join memberships m on m."UserId" = there."UserId" and m."ClubId" = ${clubId}
    group by there."UserId" having max(there.at) < ${to} order by there."UserId"`.execute(db);
  return rows.map(({ UserId }) => UserId);
}

export async function reminderWeeks(db: Queryable, clubId: number): Promise<number> {
  const club = db.selectFrom('clubs').select('ReminderWeeks').where('ClubId', '=', clubId);
  return (await club.executeTakeFirstOrThrow()).ReminderWeeks;
}

export interface InvitedPerson {
  readonly UserId: number;
  readonly Code: string;
}

/** The e-mail address must be confirmed, because the code admits any user who has the code. */
export async function invitedPeople(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, InvitedPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('invitations as invitation')
    .innerJoin('users as person', (join) =>
      join.on(({ eb, fn }) => eb(fn('lower', ['person.Email']), '=', fn('lower', ['invitation.Email']))),
    )
    .select(['invitation.InvitationId', 'invitation.Code', 'person.UserId'])
    .where('invitation.InvitationId', '=', listed(ids))
    .where('invitation.Active', '=', true)
    .where('invitation.AcceptedAt', 'is', null)
    .where('invitation.Sendings', '>', 0)
    .where('person.EmailConfirmed', '=', true)
    .execute();
  return new Map(rows.map(({ InvitationId, ...person }) => [InvitationId, person]));
}

function beginsSoon(db: Queryable, now: Date, most: number) {
  const until = new Date(now.getTime() + most * 60_000);
  const taking = db
    .selectFrom('classes as class')
    .where('class.PublishState', '=', 'Published')
    .where('class.CanceledAt', 'is', null);
  return taking
    .select(['class.ClassId', 'class.ClubId', 'class.Name', 'class.Begin'])
    .where('class.ClassType', '<>', 'Course')
    .where('class.Begin', '>', now)
    .where('class.Begin', '<=', until)
    .unionAll(
      taking
        .innerJoin('scheduled_days as day', 'day.ClassId', 'class.ClassId')
        .select(['class.ClassId', 'class.ClubId', 'class.Name', 'day.Begin'])
        .where('day.OfCourse', '=', true)
        .where('day.Type', '=', 'Definition')
        .where('day.Begin', '>', now)
        .where('day.Begin', '<=', until),
    );
}

export const toRemind = (db: Queryable, now: Date, usual: number, most: number) => {
  const minutes = sql<number>`case when hours."UserId" is null then ${usual}::integer else hours."ReminderMinutes" end`;
  return db
    .selectFrom(beginsSoon(db, now, most).as('class'))
    .innerJoin('class_participants as seat', 'seat.ClassId', 'class.ClassId')
    .leftJoin('notification_hours as hours', 'hours.UserId', 'seat.UserId')
    .select(['seat.UserId', 'class.ClassId', 'class.ClubId', 'class.Name', 'class.Begin'])
    .where('seat.State', '=', 'Booked')
    .where(sql<boolean>`class."Begin" <= ${now}::timestamptz + make_interval(mins => ${minutes})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notifications as told')
            .select('told.NotificationId')
            .whereRef('told.UserId', '=', 'seat.UserId')
            .whereRef('told.SubjectId', '=', 'class.ClassId')
            .whereRef('told.Day', '=', 'class.Begin')
            .where('told.Event', '=', 'ClassReminder'),
        ),
      ),
    )
    .execute();
};
