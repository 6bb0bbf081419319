import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { VisitedClass } from '@clubpulse/rules/calendar/seats/visitor-seats';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { type guardFailed, type Step, writeTogether } from '../../../platform/database/statements.ts';
import { jobStep } from '../../../platform/jobs/jobs.store.ts';
import { inSiteSeatsSql, seatCountGuards, seatCountsStep } from '../../classes/public.ts';

export interface HoldFacts extends VisitedClass {
  readonly Now: Date;
  readonly ClassId: ClassId;
  readonly ClubId: number;
  readonly TimeZone: string;
  readonly Name: string;
  readonly End: Date;
}

export async function holdFacts(db: Queryable, classId: ClassId): Promise<HoldFacts | undefined> {
  type Row = Omit<HoldFacts, 'seats'> & { max: number; booked: number; offered: number; queued: number };
  const { rows } = await sql<Row>`
    select clock_timestamp() as "Now", c."ClassId", c."ClubId", k."TimeZone", c."Name", c."Begin", c."End", c."ClassType",
      c."CalendarType", c."PublishState", c."CanceledAt", c."BookingMode", c."ExternalAppLink", c."CalendarVisibilityDays",
      c."BookingBeforeHours", c."CancelBeforeHours", ${inSiteSeatsSql}
    from classes c join clubs k on k."ClubId" = c."ClubId" where c."ClassId" = ${classId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { max, booked, offered, queued, ...found } = row;
  return { ...found, seats: { max, booked, offered, queued } };
}

export const LAPSE_JOB = 'lapse-visitor-seat';

/** Holds a seat for which no member waits. `also` may use the step `held`. */
export const holdSeat = (
  db: Queryable,
  ClassId: ClassId,
  until: Date,
  also: readonly Step[],
): Promise<number | typeof guardFailed> =>
  writeTogether(
    db,
    [
      {
        name: 'held',
        write: () => sql`insert into visitor_seats ("ClassId", "HeldUntil") values (${ClassId}, ${until}::timestamptz)
          returning "VisitorSeatId"`,
      },
      ...also,
      jobStep('lapse', { task: LAPSE_JOB, payload: { ClassId }, runAt: until }),
      seatCountsStep({ ClassId, counters: { InSiteHeld: 1 }, guard: { place: 'InSite', demands: 'nobodyWaits' } }),
    ],
    sql<number>`(select "VisitorSeatId" from held)`,
    { guards: seatCountGuards },
  );

export const usedSeatStep = (visitorSeatId: number): Step => ({
  name: 'used_seat',
  write: (previous) => sql`delete from visitor_seats v using ${previous}
    where v."VisitorSeatId" = ${visitorSeatId} returning v."VisitorSeatId"`,
});

export interface HeldRow {
  readonly VisitorSeatId: number;
  readonly IsCanceled: boolean;
}

export async function overdueSeats(db: Queryable, classId: ClassId): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select v."VisitorSeatId", c."CanceledAt" is not null as "IsCanceled" from visitor_seats v
      join classes c on c."ClassId" = v."ClassId"
    where v."ClassId" = ${classId} and v."HeldUntil" <= clock_timestamp() order by v."VisitorSeatId"`.execute(db);
  return rows;
}

export const releaseSeat = (db: Queryable, ClassId: ClassId, { VisitorSeatId, IsCanceled }: HeldRow) =>
  writeTogether(
    db,
    [usedSeatStep(VisitorSeatId), seatCountsStep({ ClassId, counters: { InSiteHeld: -1 }, canceled: IsCanceled })],
    sql<number>`(select "ClassId" from seat)`,
    { guards: seatCountGuards },
  );
