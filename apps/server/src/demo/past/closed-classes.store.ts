import type { Attendance, ParticipantState } from '@clubpulse/contract/calendar/seats/participants';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { bookingClosesAt } from '../calendar/classes.store.ts';

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
  readonly State: ParticipantState;
  readonly Attendance: Attendance | null;
  readonly UserSubscriptionId: number | null;
}

export const seatsSince = (trx: Queryable, clubId: number, from: Date): Promise<Seat[]> =>
  trx
    .selectFrom('class_participants')
    .select(['ClassParticipantId', 'ClassId', 'UserId', 'ClassBegin', 'State', 'Attendance', 'UserSubscriptionId'])
    .where('ClubId', '=', clubId)
    .where('ClassBegin', '>=', from)
    .execute();

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
