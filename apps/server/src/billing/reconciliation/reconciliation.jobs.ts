import { idSchema } from '@clubpulse/contract/scalars';
import { z } from 'zod';
import { type Job, job } from '../../platform/jobs/job.ts';
import { priorities, queueJobs } from '../../platform/jobs/jobs.store.ts';
import { CLUB_JOB, type CompareParts, compareClub, comparisonOf } from './compare.service.ts';
import { clubsToCompare } from './reconciliation.facts.ts';

const EVERY_NIGHT = '10 3 * * *';

/** Each club has its own job, so that a failing job does not delay others. Webhooks and refunds run first. */
export const reconciliationJobs = (parts: CompareParts): Job[] => [
  job('compare-all-payments', z.unknown(), async () => queueAll(parts), { cron: EVERY_NIGHT }),
  job(CLUB_JOB, z.object({ ClubId: idSchema }), ({ ClubId }) => compareClub(parts, ClubId), { queue: 'payments' }),
];

export async function queueAll({ db }: CompareParts): Promise<void> {
  const clubs = await clubsToCompare(db);
  await queueJobs(
    db,
    clubs.map((ClubId) => ({ ...comparisonOf(ClubId), priority: priorities.many })),
  );
}
