import type { UserId } from '@clubpulse/contract/accounts/users';
import type { Place } from '@clubpulse/contract/calendar/classes/classes';
import type { BrandId, ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ClientStage } from '@clubpulse/contract/members/pipeline/pipeline';
import { dayIn } from '@clubpulse/rules/time/days';
import { clubLanguage, currency, type NamedClub, timeZone } from '@clubpulse/world/clubs';
import { type Insertable, sql } from 'kysely';
import { insertEnterprise } from '../clubs/licenses/public.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Notifications } from '../platform/database/schema.generated.ts';

/** Rows that no service can write: brands, users who never signed in, past bookings and attendance. */

export async function insertBrand(trx: Queryable, Name: string, clubs: readonly NamedClub[]): Promise<number> {
  const { BrandId } = await trx.insertInto('brands').values({ Name }).returning('BrandId').executeTakeFirstOrThrow();
  const ofClub = { BrandId, TimeZone: timeZone, Currency: currency, Language: clubLanguage };
  const written = await trx
    .insertInto('clubs')
    .values(
      clubs.map(({ code, name, address, phone, email }) => ({
        ...ofClub,
        Name: name,
        Code: code,
        Address: address,
        Phone: phone,
        Email: email,
      })),
    )
    .returning('ClubId')
    .execute();
  for (const { ClubId } of written) await insertEnterprise(trx, ClubId, dayIn(timeZone, new Date()));
  return BrandId;
}

export interface NewPerson {
  readonly Email: string;
  readonly Nickname: string;
  readonly IsAdmin: boolean;
  readonly IsEditor: boolean;
}

export const insertPeople = async (trx: Queryable, people: readonly NewPerson[]): Promise<void> => {
  await trx
    .insertInto('users')
    .values([...people])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const setSince = async (db: Queryable, UserId: UserId, ClubId: ClubId, days: number): Promise<void> => {
  await db
    .updateTable('user_roles')
    .set({ Since: sql<Date>`now() - make_interval(days => ${days})` })
    .where('UserId', '=', UserId)
    .where('ClubId', '=', ClubId)
    .where('Role', '=', 'Athlete')
    .execute();
};

export async function daysSince(db: Queryable, clubId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('user_roles')
    .select(['UserId', sql<number>`extract(day from now() - "Since")::int`.as('days')])
    .where('ClubId', '=', clubId)
    .where('Role', '=', 'Athlete')
    .execute();
  return new Map(rows.map(({ UserId, days }) => [UserId, days]));
}

export interface NewStage {
  readonly userId: number;
  readonly stage: ClientStage;
  readonly since: Date;
}
export async function setStages(db: Queryable, clubId: number, rows: readonly NewStage[]): Promise<void> {
  for (const { userId, stage, since } of rows) {
    await db
      .updateTable('memberships')
      .set({ ClientStage: stage, StageSince: since })
      .where('ClubId', '=', clubId)
      .where('UserId', '=', userId)
      .execute();
    await db
      .updateTable('stages_left')
      .set({ LeftAt: since })
      .where('ClubId', '=', clubId)
      .where('UserId', '=', userId)
      .execute();
  }
}

export const insertOwner = async (trx: Queryable, UserId: UserId, BrandId: BrandId): Promise<void> => {
  await trx.insertInto('user_roles').values({ UserId, Role: 'Owner', BrandId }).execute();
};

export async function markOver(trx: Queryable, userId: number): Promise<void> {
  await trx
    .updateTable('training_due')
    .set(({ ref }) => ({ MarkedAt: ref('ToSecond') }))
    .where('UserId', '=', userId)
    .execute();
}

export interface LedClass {
  readonly ClubId: number;
  readonly Name: string;
  readonly TrainerId: number | null;
  readonly DisplayGroupId: number;
  readonly RoomName: string;
  readonly Begin: string;
  readonly End: string;
}

export async function insertLed(trx: Queryable, led: readonly LedClass[]): Promise<void> {
  await sql`
    with kept as (
      insert into group_trainings ("ClubId", "Name", "TrainerId", "DisplayGroupId", "RoomName", "Begin", "End")
      select "ClubId", "Name", "TrainerId", "DisplayGroupId", "RoomName", "Begin", "End"
      from json_populate_recordset(null::group_trainings, ${JSON.stringify(led)}::json) led
      where not exists (select from group_trainings there
        where there."ClubId" = led."ClubId" and there."DisplayGroupId" = led."DisplayGroupId" and there."Begin" < led."End"
          and coalesce(there."End", 'infinity') > led."Begin")
      returning "GroupTrainingId", "DisplayGroupId", "Begin", "End")
    insert into group_training_stretches ("GroupTrainingId", "DisplayGroupId", "Begin", "End")
    select "GroupTrainingId", "DisplayGroupId", "Begin", "End" from kept`.execute(trx);
}

export interface Marks {
  readonly Attendance: 'Present' | 'Absent' | null;
  readonly NoShow: boolean;
}

export interface NewSeat extends Marks {
  readonly ClassId: number;
  readonly UserId: number;
  readonly ClassBegin: Date;
  readonly ClassEnd: Date;
  readonly Place: Place;
  readonly Since: Date;
  readonly PaymentKind: 'Free' | 'Subscription';
  readonly UserSubscriptionId: number | null;
  readonly AddedBy: number | null;
}

const AT_ONCE = 1000;

/** Updates the counts of classes and members. Emits no events. */
export async function insertSeats(trx: Queryable, ClubId: number, seats: readonly NewSeat[]): Promise<void> {
  for (let first = 0; first < seats.length; first += AT_ONCE)
    await trx
      .insertInto('class_participants')
      .values(seats.slice(first, first + AT_ONCE).map((seat) => ({ ...seat, ClubId, State: 'Booked' })))
      .execute();
  const classIds = [...new Set(seats.map((seat) => seat.ClassId))];
  const userIds = seats.map((seat) => seat.UserId);
  await sql`update classes c set "InSiteParticipants" = n."InSite", "RemoteParticipants" = n."Remote"
    from (select "ClassId", count(*) filter (where "Place" = 'InSite') as "InSite", count(*) filter (where "Place" = 'Remote') as "Remote"
      from class_participants where "ClassId" = any(${classIds}::bigint[]) and "State" = 'Booked' group by "ClassId") n
    where c."ClassId" = n."ClassId"`.execute(trx);
  await sql`insert into club_athletes as m ("ClubId", "UserId", "BookingsVersion")
    select ${ClubId}::bigint, "UserId", count(*) from unnest(${userIds}::bigint[]) as u("UserId") group by "UserId"
    on conflict ("ClubId", "UserId") do update set "BookingsVersion" = m."BookingsVersion" + excluded."BookingsVersion"`.execute(
    trx,
  );
}

export async function markSeats(trx: Queryable, seatIds: readonly number[], marks: Marks): Promise<void> {
  await trx
    .updateTable('class_participants')
    .set({ ...marks })
    .where('ClassParticipantId', '=', sql<number>`any(${seatIds}::bigint[])`)
    .execute();
}

export async function deleteBeyond(db: Queryable, from: Date, to: Date): Promise<void> {
  await db
    .deleteFrom('classes')
    .where('ClassType', '<>', 'Course')
    .where(({ eb, or }) => or([eb('Begin', '<', from), eb('Begin', '>=', to)]))
    .execute();
  await db.deleteFrom('scheduled_days').where('ClassId', 'is', null).execute();
  const newest = db.selectFrom('events').select('EventId').orderBy('EventId', 'desc').limit(50);
  await db.deleteFrom('events').where('EventId', 'not in', newest).execute();
}

/** Deletes all notifications of the demo. For two minutes the job writes none for new events. */
export async function resetNotifications(trx: Queryable): Promise<void> {
  await trx.deleteFrom('notifications').execute();
  await trx.updateTable('notifications_read').set({ NotBefore: sql<Date>`now() + interval '2 minutes'` }).execute();
}

export type PastNotificationRow = Insertable<Notifications>;
export async function insertPastNotifications(trx: Queryable, rows: readonly PastNotificationRow[]): Promise<void> {
  await trx.insertInto('notifications').values(rows).execute();
}

export const nextClass = (db: Queryable, clubId: number, after: Date) =>
  db
    .selectFrom('classes')
    .select(['ClassId', 'Name', 'Begin'])
    .where('ClubId', '=', clubId)
    .where('PublishState', '=', 'Published')
    .where('Begin', '>', after)
    .orderBy('Begin')
    .executeTakeFirst();

export async function bookedIn(db: Queryable, classId: number): Promise<number[]> {
  const seats = db.selectFrom('class_participants').select('UserId').where('ClassId', '=', classId).where('State', '=', 'Booked');
  return (await seats.orderBy('ClassParticipantId').execute()).map(({ UserId }) => UserId);
}

/** Gives a receipt the date of its payment if that is in the year of its number, because the service dates receipts now. */
export async function dateReceipts(db: Queryable, clubId: ClubId): Promise<void> {
  await sql`update receipts set "IssuedAt" = "PaidAt"
    where "ClubId" = ${clubId} and extract(year from "PaidAt" at time zone 'Europe/Rome') = "Year"`.execute(db);
}

export const creditsGot = (db: Queryable, clubId: ClubId, userId: UserId) =>
  db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_accounts as account', 'account.LedgerAccountId', 'entry.LedgerAccountId')
    .select(['entry.Change', 'entry.BalanceAfter', 'entry.At'])
    .where('account.ClubId', '=', clubId)
    .where('account.UserId', '=', userId)
    .where('account.UserSubscriptionId', 'is', null)
    .where('entry.Change', '>', 0)
    .orderBy('entry.LedgerEntryId', 'desc')
    .executeTakeFirst();

export const endingWithin = (db: Queryable, clubId: number, from: string, to: string) =>
  db
    .selectFrom('user_subscriptions as held')
    .innerJoin('class_subscriptions as type', 'type.ClassSubscriptionId', 'held.ClassSubscriptionId')
    .select(['held.UserId', 'held.ExpiryDate', 'type.Name'])
    .where('held.ClubId', '=', clubId)
    .where('held.DeactivationDate', 'is', null)
    .where('held.ExpiryDate', '>=', from)
    .where('held.ExpiryDate', '<=', to)
    .orderBy('held.ExpiryDate')
    .orderBy('held.UserSubscriptionId')
    .execute();
