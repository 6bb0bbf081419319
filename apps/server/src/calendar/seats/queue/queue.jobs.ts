import type { NewJob } from '../../../platform/jobs/jobs.store.ts';

export const QUEUE_JOB = 'queue';

export const queueJobOf = (ClassId: number, runAt?: Date): NewJob => ({ task: QUEUE_JOB, payload: { ClassId }, runAt });
