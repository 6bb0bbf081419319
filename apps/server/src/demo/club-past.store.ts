import type { Place } from '@clubpulse/contract/calendar/classes/classes';
import { sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { bookingClosesAt } from './club-people.store.ts';

/** Classes that nobody can book any more, and who is in them. Written directly, without events: it is no news to anybody. */

export interface ClosedClass {
  readonly ClassId: number;
  readonly Name: string;
  readonly Begin: Date;
  readonly End: Date;
  readonly BookingOpensAt: Date;
  readonly closesAt: Date;
  readonly ClassSubscriptionIds: readonly number[];
  readonly CreditsCostInSite: number;
  readonly MaxInSiteParticipants: number;
  readonly InSiteParticipants: number;
  readonly InSiteOffered: number;
  readonly MaxRemoteParticipants: number;
  readonly RemoteParticipants: number;
}

/** Of the given names, published; closed by `to` and not yet over at `from`; by Begin, locked until the transaction ends. */
export const lockClosedClasses = (
  trx: Queryable,
  clubId: number,
  names: readonly string[],
  from: Date,
  to: Date,
): Promise<ClosedClass[]> =>
  trx
    .selectFrom('classes')
    .select(['ClassId', 'Name', 'Begin', 'End', 'BookingOpensAt', bookingClosesAt.as('closesAt')])
    .select(['ClassSubscriptionIds', 'CreditsCostInSite', 'MaxInSiteParticipants', 'InSiteParticipants', 'InSiteOffered'])
    .select(['MaxRemoteParticipants', 'RemoteParticipants'])
    .where('ClubId', '=', clubId)
    .where('Name', 'in', names)
    .where('ClassType', '<>', 'Course')
    .where('PublishState', '=', 'Published')
    .where('End', '>', from)
    .where(bookingClosesAt, '<=', to)
    .orderBy('Begin')
    .orderBy('ClassId')
    .forUpdate()
    .execute();

export interface Seat {
  readonly ClassParticipantId: number;
  readonly ClassId: number;
  readonly UserId: number;
  readonly ClassBegin: Date;
  readonly State: string;
  readonly Attendance: string | null;
  readonly UserSubscriptionId: number | null;
}

/** Everybody's seats in the club's classes from an instant on. */
export const seatsSince = (trx: Queryable, clubId: number, from: Date): Promise<Seat[]> =>
  trx
    .selectFrom('class_participants')
    .select(['ClassParticipantId', 'ClassId', 'UserId', 'ClassBegin', 'State', 'Attendance', 'UserSubscriptionId'])
    .where('ClubId', '=', clubId)
    .where('ClassBegin', '>=', from)
    .execute();

/** A subscription without tickets; days it may be used. */
export interface Membership {
  readonly UserSubscriptionId: number;
  readonly UserId: number;
  readonly ClassSubscriptionId: number;
  readonly MaxWeeklyBookings: number | null;
  readonly first: string;
  readonly last: string | null;
}

export const membershipsOf = (trx: Queryable, clubId: number): Promise<Membership[]> =>
  trx
    .selectFrom('user_subscriptions')
    .select(['UserSubscriptionId', 'UserId', 'ClassSubscriptionId', 'MaxWeeklyBookings', 'ActivationDate as first'])
    .select(sql<string | null>`least("ExpiryDate", "ScheduledEnd", "SuspendedDate" - 1, "DeactivationDate" - 1)::text`.as('last'))
    .where('ClubId', '=', clubId)
    .where('MaxActivities', 'is', null)
    .orderBy('UserSubscriptionId')
    .execute();

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

/** Rows of one statement. */
const AT_ONCE = 1000;

/** Books the seats and counts them in their classes and members. */
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
