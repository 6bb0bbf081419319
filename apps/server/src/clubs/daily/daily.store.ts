import type { ClubId } from '@clubpulse/contract/ids';
import type { Queryable } from '../../platform/database/database.ts';

export async function timeZones(db: Queryable): Promise<string[]> {
  return (await db.selectFrom('clubs').select('TimeZone').distinct().execute()).map((row) => row.TimeZone);
}

/** Clubs of the zone whose job was not done yet on `day` or later. */
export async function clubsDue(db: Queryable, job: string, timeZone: string, day: string): Promise<number[]> {
  const rows = await db
    .selectFrom('clubs')
    .leftJoin('club_daily_jobs as done', (join) => join.onRef('done.ClubId', '=', 'clubs.ClubId').on('done.Job', '=', job))
    .select('clubs.ClubId')
    .where('clubs.TimeZone', '=', timeZone)
    .where(({ eb, or }) => or([eb('done.LastDay', 'is', null), eb('done.LastDay', '<', day)]))
    .orderBy('clubs.ClubId')
    .execute();
  return rows.map((row) => row.ClubId);
}

/** Makes the row of a job that was never done for the club; one that is there stays. */
export async function beginWith(db: Queryable, clubId: ClubId, job: string, lastDay: string): Promise<void> {
  await db
    .insertInto('club_daily_jobs')
    .values({ ClubId: clubId, Job: job, LastDay: lastDay })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The last day done, locked until the transaction ends; undefined while another server is at it. */
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
