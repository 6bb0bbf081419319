import { type UserId, watchModes } from '@clubpulse/contract/accounts/users';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export async function monthlyPoints(db: Queryable, userId: UserId): Promise<Map<string, number>> {
  const { rows } = await sql<{ Month: string; Points: number }>`
    select to_char("Day", 'YYYY-MM') as "Month", sum("Points")::int as "Points" from training_days
    where "UserId" = ${userId} and "ClubId" is null group by 1`.execute(db);
  return new Map(rows.map(({ Month, Points }) => [Month, Points]));
}

export const zoneOf = async (db: Queryable, userId: UserId): Promise<string | undefined> =>
  (await db.selectFrom('users').select('TimeZone').where('UserId', '=', userId).executeTakeFirst())?.TimeZone;

/** Must be longer than any downtime of the server. */
const LOOKED_BACK_DAYS = 7;

export async function trainedSince(db: Queryable, written: number): Promise<number[]> {
  const { rows } = await sql<{ UserId: number }>`
    select distinct ("Payload"->>'UserId')::bigint as "UserId" from events
    where "Written" >= ${written} and "At" > now() - make_interval(days => ${LOOKED_BACK_DAYS})
      and "Type" in ('TrainingClosed', 'TrainingUpdated')`.execute(db);
  return rows.map(({ UserId }) => UserId);
}

interface LevelFacts {
  readonly UserId: number;
  readonly TimeZone: string;
  readonly Points: Readonly<Record<string, number>>;
  readonly Told: { readonly Level: number; readonly Month: string } | null;
}

export async function levelFacts(db: Queryable, userIds: readonly number[]): Promise<LevelFacts[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<LevelFacts>`
    select person."UserId", person."TimeZone",
      coalesce((select jsonb_object_agg(month.name, month.points) from (
        select to_char("Day", 'YYYY-MM') as name, sum("Points") as points from training_days day
        where day."UserId" = person."UserId" and day."ClubId" is null group by 1) month), '{}') as "Points",
      (select jsonb_build_object('Level', told."Level", 'Month', told."Month") from levels_told told
        where told."UserId" = person."UserId") as "Told"
    from users person where person."UserId" = any(${[...userIds]}::bigint[]) order by person."UserId"`.execute(db);
  return rows;
}

export interface WatchInClub {
  readonly WatcherId: number;
  readonly UserId: number;
  readonly ClubId: number;
}

export async function watchersOf(db: Queryable, userIds: readonly number[]): Promise<WatchInClub[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<WatchInClub>`
    select distinct watch."WatcherId", watch."WatchedId" as "UserId", athlete."ClubId"
    from watches watch
    join user_roles athlete on athlete."UserId" = watch."WatchedId" and athlete."Role" = 'Athlete'
    join clubs club on club."ClubId" = athlete."ClubId"
    join user_roles staff on staff."UserId" = watch."WatcherId"
      and (staff."Role" in ('Trainer', 'Manager') and staff."ClubId" = club."ClubId"
        or staff."Role" = 'Owner' and staff."BrandId" = club."BrandId")
    where watch."WatchedId" = any(${[...userIds]}::bigint[])
      and (watch."Type" = ${watchModes.notify} or watch."Type" = ${watchModes.follow} and watch."NotifyWatcher")
    order by 1, 2, 3`.execute(db);
  return rows;
}
