import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export const bookingClosesAt = sql<Date>`"Begin" - "BookingBeforeHours" * interval '1 hour'`;

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
