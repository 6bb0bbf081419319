import { dateSchema, idSchema } from '@clubpulse/contract/scalars';
import { dueDay } from '@clubpulse/rules/office/digests/morning';
import { addDays } from '@clubpulse/rules/time/days';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { type NewJob, priorities, queueJobs } from '../../platform/jobs/jobs.store.ts';
import { clubsToMail, timeZones } from './digests.facts.ts';
import type { DigestsService } from './digests.service.ts';
import { forgetDigests } from './digests.store.ts';

const CLUB_JOB = 'digest';
const EVERY_QUARTER = '*/15 * * * *';
const STORED_DAYS = 30;

const clubJob = (ClubId: number, Day: string): NewJob => ({
  task: CLUB_JOB,
  payload: { ClubId, Day },
  key: `${CLUB_JOB}:${ClubId}:${Day}`,
  priority: priorities.many,
});

interface DigestJobParts {
  readonly db: Database;
  readonly digests: DigestsService;
  readonly now?: () => Date;
}

export function createDigestJobs({ db, digests, now = () => new Date() }: DigestJobParts) {
  async function queueDue(): Promise<void> {
    for (const timeZone of await timeZones(db)) {
      const day = dueDay(timeZone, now());
      if (day === undefined) continue;
      const clubs = await clubsToMail(db, timeZone, day);
      await queueJobs(
        db,
        clubs.map((clubId) => clubJob(clubId, day)),
      );
    }
  }
  const jobs: readonly Job[] = [
    job('digests', z.object({}), queueDue, { cron: EVERY_QUARTER }),
    job(CLUB_JOB, z.object({ ClubId: idSchema, Day: dateSchema }), ({ ClubId, Day }) => digests.mailClub(ClubId, Day)),
  ];
  return {
    jobs,
    queueDue,
    purge: () => forgetDigests(db, addDays(now().toISOString().slice(0, 10), -STORED_DAYS)),
  };
}
