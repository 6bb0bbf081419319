import type { Place } from '@clubpulse/contract/calendar/classes/classes';
import type { SeatDeltas } from '@clubpulse/rules/calendar/seats/seat-decisions';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf, type Step } from '../../platform/database/statements.ts';

export interface SeatGuard {
  readonly place: Place;
  /** `free`: a seat not offered to another member. `nobodyWaits`: more seats are free than members wait. */
  readonly demands: 'full' | 'free' | 'nobodyWaits';
}

interface SeatCounts {
  readonly ClassId: number;
  readonly RowVersion?: number;
  readonly counters: SeatDeltas['counters'];
  readonly guard?: SeatGuard | undefined;
  readonly canceled?: boolean;
  readonly cancelsBy?: number | undefined;
}

export const freeSeatsSql = (place: Place, alias = 'c'): RawBuilder<number> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const taken = [
    column(`${place}Participants`),
    column(`${place}Offered`),
    ...(place === 'InSite' ? [column('InSiteHeld')] : []),
  ];
  return sql<number>`(${column(`Max${place}Participants`)} - ${sql.join(taken, sql` - `)})`;
};

/** SQL of `seatsAt` for the seats in the gym, of the class `c`. */
export const inSiteSeatsSql = sql`c."MaxInSiteParticipants" as max, c."InSiteParticipants" + c."InSiteHeld" as booked,
  c."InSiteOffered" as offered, c."InSiteQueued" as queued`;

export const seatCountGuards = [
  'classes_seats_in_site',
  'classes_seats_remote',
  'classes_queue_in_site',
  'classes_queue_remote',
  'classes_participants_published',
] as const;

/** Must be the last step, because all concurrent bookings need this row. Returns `queued`: the members who wait afterwards. */
export const seatCountsStep = ({ ClassId, RowVersion, counters, guard, canceled = false, cancelsBy }: SeatCounts): Step => {
  const sets = Object.entries(counters).map(([counter, by]) => sql`${sql.ref(counter)} = c.${sql.ref(counter)} + ${by}::integer`);
  if (cancelsBy !== undefined)
    sets.push(sql`"CanceledAt" = clock_timestamp(), "CanceledBy" = ${cancelsBy}::bigint, "CancelReason" = ''`);
  const asRead = RowVersion === undefined ? sql`true` : sql`c."RowVersion" = ${RowVersion}`;
  return {
    name: 'seat',
    write: (previous) => sql`update classes c set ${sql.join(sets)} from ${previous}
      where c."ClassId" = ${ClassId} and (c."CanceledAt" is not null) = ${canceled}::boolean and ${asRead} and ${guardSql(guard)} returning c."ClassId", c."InSiteQueued" + c."RemoteQueued" as queued`,
  };
};

function guardSql(guard: SeatGuard | undefined): RawBuilder<unknown> {
  if (!guard) return sql`true`;
  const { place, demands } = guard;
  const column = (name: string) => sql`c.${sql.ref(name)}`;
  const participants = column(`${place}Participants`);
  const [booked, queued, max] = [
    place === 'InSite' ? sql`${participants} + ${column('InSiteHeld')}` : participants,
    column(`${place}Queued`),
    column(`Max${place}Participants`),
  ];
  if (demands === 'full') return sql`${booked} + ${queued} >= ${max}`;
  return demands === 'free' ? sql`${freeSeatsSql(place)} > 0` : sql`${booked} + ${queued} < ${max}`;
}

export interface CountedSeat {
  readonly ClassId: number;
  readonly Place: Place;
  readonly State: 'Booked' | 'Waiting' | 'Canceled';
  readonly IsOffered: boolean;
}

export async function uncountSeats(trx: Queryable, seats: readonly CountedSeat[]): Promise<void> {
  if (seats.length === 0) return;
  const classIds = listOf(seats.map(({ ClassId }) => ClassId));
  await sql`select from classes where "ClassId" = any(${classIds}::bigint[]) order by "ClassId" for no key update`.execute(trx);
  const less = (place: Place, what: RawBuilder<unknown>) => sql`(gone."Place" = ${place} and ${what})::int`;
  const [booked, waiting, offered] = [sql`gone."State" = 'Booked'`, sql`gone."State" = 'Waiting'`, sql`gone."IsOffered"`];
  await sql`
    update classes set
      "InSiteParticipants" = "InSiteParticipants" - ${less('InSite', booked)},
      "InSiteQueued" = "InSiteQueued" - ${less('InSite', waiting)},
      "InSiteOffered" = "InSiteOffered" - ${less('InSite', offered)},
      "RemoteParticipants" = "RemoteParticipants" - ${less('Remote', booked)},
      "RemoteQueued" = "RemoteQueued" - ${less('Remote', waiting)},
      "RemoteOffered" = "RemoteOffered" - ${less('Remote', offered)},
      "CanceledAt" = case when "IsAppointment" and ${booked} then now() else "CanceledAt" end,
      "CancelReason" = case when "IsAppointment" and ${booked} then '' else "CancelReason" end
    from jsonb_to_recordset(${JSON.stringify(seats)}::jsonb)
      as gone("ClassId" bigint, "Place" text, "State" text, "IsOffered" boolean)
    where classes."ClassId" = gone."ClassId"`.execute(trx);
}
