import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Leaver } from '../../platform/feature/leaving.ts';
import { type CountedSeat, uncountSeats } from '../classes/public.ts';

/** Seats in past classes still count, without a name. Classes are locked last, as in a booking. */
export async function leaveSeats(trx: Queryable, { ClubId, UserId }: Leaver): Promise<void> {
  await trx
    .selectFrom('class_participants')
    .select('ClassParticipantId')
    .where('UserId', '=', UserId)
    .where('ClubId', '=', ClubId)
    .orderBy('ClassParticipantId')
    .forUpdate()
    .execute();
  const { rows } = await sql<CountedSeat>`
    with gone as (
      delete from class_participants where "UserId" = ${UserId} and "ClubId" = ${ClubId}
      returning *, "State" = 'Booked' and "ClassEnd" <= now() as "IsOver"
    ), nameless as (
      insert into nameless_seats ("ClassId", "Place", "Attendance", "NoShow", "Days")
      select gone."ClassId", gone."Place", gone."Attendance", gone."NoShow", (
        select coalesce(jsonb_agg(jsonb_build_object('Begin', to_char(a."Day" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'Attendance', a."Attendance", 'NoShow', a."NoShow") order by a."Day"), '[]')
        from course_attendance a where a."ClassParticipantId" = gone."ClassParticipantId")
      from gone where gone."IsOver"
    )
    select "ClassId", "Place", "State", "OfferExpiresAt" is not null as "IsOffered" from gone where not "IsOver"`.execute(trx);
  await uncountSeats(trx, rows);
}
