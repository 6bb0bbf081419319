import { idSchema } from '@clubpulse/contract/scalars';
import { z } from 'zod';
import { type Job, job } from '../../platform/jobs/job.ts';
import { queueJobs } from '../../platform/jobs/jobs.store.ts';
import { type CompareParts, compareClub } from './compare.service.ts';
import { clubsToCompare } from './reconciliation.facts.ts';

const EVERY_NIGHT = '10 3 * * *';
const CLUB_JOB = 'compare-payments';

/** Each club is a job of its own, so that one that fails holds up no other. */
export const reconciliationJobs = (parts: CompareParts): Job[] => [
  job('compare-all-payments', z.unknown(), async () => queueAll(parts), { cron: EVERY_NIGHT }),
  job(CLUB_JOB, z.object({ ClubId: idSchema }), ({ ClubId }) => compareClub(parts, ClubId), { queue: 'payments' }),
];

async function queueAll({ db }: CompareParts): Promise<void> {
  const clubs = await clubsToCompare(db);
  await queueJobs(
    db,
    clubs.map((ClubId) => ({ task: CLUB_JOB, payload: { ClubId }, key: `${CLUB_JOB}:${ClubId}` })),
  );
}
