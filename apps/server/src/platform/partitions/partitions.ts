import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { type Job, job } from '../jobs/job.ts';
import { queueOnce } from '../jobs/jobs.store.ts';
import { createPartitions, dropEventsBefore } from './partitions.store.ts';

const TASK = 'partitions';
const EVERY_NIGHT = '10 3 * * *';

export interface PartitionParts {
  readonly db: Database;
  readonly log: Logger;
  readonly eventYears: number | undefined;
}

export const storedFrom = (now: Date, years: number): Date => new Date(Date.UTC(now.getUTCFullYear() - years, 0, 1));

async function maintain({ db, log, eventYears }: PartitionParts): Promise<void> {
  const moved = await createPartitions(db);
  if (moved > 0) log.warn({ moved }, 'events were in no partition of their year');
  if (eventYears === undefined) return;
  const dropped = await dropEventsBefore(db, storedFrom(new Date(), eventYears));
  if (dropped.length > 0) log.info({ dropped }, 'old events were deleted');
}

export const partitionJob = (parts: PartitionParts): Job =>
  job(TASK, z.unknown(), () => maintain(parts), {
    cron: EVERY_NIGHT,
    oneAtATime: true,
    atStart: () => queueOnce(parts.db, { task: TASK, payload: {}, key: TASK }),
  });
