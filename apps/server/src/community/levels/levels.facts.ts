import type { UserId } from '@clubpulse/contract/accounts/users';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** Her points by calendar month of her zone, `2026-11`; months without a training are left out. */
export async function monthlyPoints(db: Queryable, userId: UserId): Promise<Map<string, number>> {
  const { rows } = await sql<{ Month: string; Points: number }>`
    select to_char("Day", 'YYYY-MM') as "Month", sum("Points")::int as "Points" from training_days
    where "UserId" = ${userId} and "ClubId" is null group by 1`.execute(db);
  return new Map(rows.map(({ Month, Points }) => [Month, Points]));
}

export const zoneOf = async (db: Queryable, userId: UserId): Promise<string | undefined> =>
  (await db.selectFrom('users').select('TimeZone').where('UserId', '=', userId).executeTakeFirst())?.TimeZone;
