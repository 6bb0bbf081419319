import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

interface Reminder {
  readonly ClubId: ClubId;
  readonly UserId: UserId;
  readonly At: Date;
}

/** Returns true once per day: only one of several simultaneous requests gets true. */
export async function markReminder(trx: Queryable, { ClubId, UserId, At }: Reminder): Promise<boolean> {
  const { rows } = await sql`
    insert into measure_reminders as told ("ClubId", "UserId", "Day")
    select "ClubId", ${UserId}::bigint, (${At}::timestamptz at time zone "TimeZone")::date from clubs where "ClubId" = ${ClubId}
    on conflict ("ClubId", "UserId") do update set "Day" = excluded."Day" where told."Day" < excluded."Day"
    returning "UserId"`.execute(trx);
  return rows.length > 0;
}
