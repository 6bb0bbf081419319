import type { NewJob } from '../../../platform/jobs/jobs.store.ts';

/** Moves the queues of a class. */
export const QUEUE_JOB = 'queue';

/** At once, or when offers of the class lapse. */
export const queueJobOf = (ClassId: number, runAt?: Date): NewJob => ({ task: QUEUE_JOB, payload: { ClassId }, runAt });
