import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export async function clubIds(db: Queryable): Promise<number[]> {
  return (await db.selectFrom('clubs').select('ClubId').execute()).map((row) => row.ClubId);
}

export async function timeZoneOf(db: Queryable, clubId: number): Promise<string | undefined> {
  return (await db.selectFrom('clubs').select('TimeZone').where('ClubId', '=', clubId).executeTakeFirst())?.TimeZone;
}

export async function beginWith(db: Queryable, clubId: ClubId, job: string, lastDay: string): Promise<void> {
  await db
    .insertInto('club_daily_jobs')
    .columns(['ClubId', 'Job', 'LastDay'])
    .expression((query) =>
      query
        .selectFrom('clubs')
        .select(['ClubId', sql<string>`${job}`.as('Job'), sql<string>`${lastDay}::date`.as('LastDay')])
        .where('ClubId', '=', clubId)
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the last day that is done; undefined while another server holds the lock. */
export async function takeJob(trx: Queryable, clubId: ClubId, job: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('club_daily_jobs')
    .select('LastDay')
    .where('ClubId', '=', clubId)
    .where('Job', '=', job)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.LastDay;
}

export async function doneUntil(trx: Queryable, clubId: ClubId, job: string, day: string): Promise<void> {
  await trx.updateTable('club_daily_jobs').set({ LastDay: day }).where('ClubId', '=', clubId).where('Job', '=', job).execute();
}
