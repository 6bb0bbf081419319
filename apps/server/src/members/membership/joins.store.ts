import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Leaver } from '../../platform/feature/leaving.ts';

/** Stores the join without the user, so that statistics count it after the member left. */
export async function storeJoin(trx: Queryable, { ClubId, UserId }: Leaver): Promise<void> {
  await sql`
    insert into nameless_joins ("ClubId", "Day")
    select club."ClubId", (role."Since" at time zone club."TimeZone")::date
    from user_roles role join clubs club on club."ClubId" = role."ClubId"
    where role."ClubId" = ${ClubId} and role."UserId" = ${UserId} and role."Role" = 'Athlete'`.execute(trx);
}
