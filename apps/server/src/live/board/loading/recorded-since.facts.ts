import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import type { RecentMinutes } from '../../../training/heart-minutes/public.ts';

export type RecordedMinutes = Pick<RecentMinutes, 'UserId' | 'Minutes' | 'Beats'>;

export async function recordedMinutesIn(
  db: Queryable,
  clubId: ClubId,
  roomId: DisplayGroupId | null,
  since: number,
): Promise<readonly RecordedMinutes[]> {
  const { rows } = await sql<RecordedMinutes>`
    select r."UserId", heard."Minutes", heard."Beats"
    from user_roles r cross join lateral (
      select array_agg((extract(epoch from "Minute") / 60)::int order by "Minute") as "Minutes",
        string_agg("Beats", '' order by "Minute") as "Beats"
      from heart_minute
      where "UserId" = r."UserId" and "Minute" > to_timestamp(${since - 60}) and "ClubId" = ${clubId}
        and (${roomId}::bigint is null or "DisplayGroupId" = ${roomId})) heard
    where r."ClubId" = ${clubId} and r."Role" = 'Athlete' and heard."Minutes" is not null
    order by r."UserId"`.execute(db);
  return rows;
}
