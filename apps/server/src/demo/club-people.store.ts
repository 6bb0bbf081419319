import type { Caller } from '@clubpulse/rules/accounts/roles/access';
import { sql } from 'kysely';
import { rolesOf } from '../accounts/roles/public.ts';
import type { Queryable } from '../platform/database/database.ts';

/** When nobody can book a class any more. */
export const bookingClosesAt = sql<Date>`"Begin" - "BookingBeforeHours" * interval '1 hour'`;

/** The people of a demo club, looked up by the names of the demo world. */
export interface ClubPeople {
  readonly clubId: number;
  /** By nickname; of the demo world only, not who joined it. */
  readonly athletes: ReadonlyMap<string, number>;
  readonly rooms: ReadonlyMap<string, number>;
}

/** Undefined when somebody deleted the club. */
export async function peopleOf(db: Queryable, code: string, emails: readonly string[]): Promise<ClubPeople | undefined> {
  const club = await db.selectFrom('clubs').select('ClubId').where('Code', '=', code).executeTakeFirst();
  if (!club) return undefined;
  const athletes = await db
    .selectFrom('user_roles')
    .innerJoin('users', 'users.UserId', 'user_roles.UserId')
    .select(['users.UserId', 'users.Nickname'])
    .where('user_roles.ClubId', '=', club.ClubId)
    .where('user_roles.Role', '=', 'Athlete')
    .where('users.Email', 'in', emails)
    .orderBy('users.UserId')
    .execute();
  const rooms = await db
    .selectFrom('display_groups')
    .select(['DisplayGroupId', 'Name'])
    .where('ClubId', '=', club.ClubId)
    .execute();
  return {
    clubId: club.ClubId,
    athletes: new Map(athletes.map((one) => [one.Nickname, one.UserId])),
    rooms: new Map(rooms.map((room) => [room.Name, room.DisplayGroupId])),
  };
}

/** Staff as whoever makes a call; undefined when she is gone. */
export async function callerOf(db: Queryable, email: string): Promise<Caller | undefined> {
  const user = await db.selectFrom('users').select('UserId').where('Email', '=', email).executeTakeFirst();
  return user && { UserId: user.UserId, isAdmin: false, roles: await rolesOf(db, user.UserId) };
}

/** Classes of a series from an instant on, by Begin. */
export async function classesOfSeries(db: Queryable, scheduleId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('classes')
    .select('ClassId')
    .where('ClassScheduleId', '=', scheduleId)
    .orderBy('Begin')
    .execute();
  return rows.map((row) => row.ClassId);
}

export interface BookableClass {
  readonly ClassId: number;
  readonly Name: string;
  readonly Begin: Date;
  readonly BookingMode: string;
  readonly MaxInSiteParticipants: number;
  readonly MaxRemoteParticipants: number;
}

/** Published classes of the club that can be booked now and that nobody has booked yet, by Begin. */
export const emptyClasses = (db: Queryable, clubId: number, now: Date): Promise<BookableClass[]> =>
  db
    .selectFrom('classes')
    .select(['ClassId', 'Name', 'Begin', 'BookingMode', 'MaxInSiteParticipants', 'MaxRemoteParticipants'])
    .where('ClubId', '=', clubId)
    .where('PublishState', '=', 'Published')
    .where('BookingMode', 'in', ['Open', 'Invite'])
    .where('Begin', '>', now)
    .where('BookingOpensAt', '<=', now)
    .where(bookingClosesAt, '>', now)
    .where('InSiteParticipants', '=', 0)
    .where('RemoteParticipants', '=', 0)
    .orderBy('Begin')
    .orderBy('ClassId')
    .execute();

/** Subscription types of the club by name. */
export async function typeIdsOf(db: Queryable, clubId: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('class_subscriptions')
    .select(['ClassSubscriptionId', 'Name'])
    .where('ClubId', '=', clubId)
    .where('DeletedAt', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.Name, row.ClassSubscriptionId]));
}
