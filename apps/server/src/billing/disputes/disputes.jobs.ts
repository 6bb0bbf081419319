import { z } from 'zod';
import { type Job, job } from '../../platform/jobs/job.ts';
import type { DisputeSettlement } from './settlement.service.ts';

const EVERY_HOUR = '25 * * * *';

export const disputeJobs = ({ sweep }: DisputeSettlement): Job[] => [
  job('disputes-sweep', z.unknown(), () => sweep(), { cron: EVERY_HOUR, oneAtATime: true, queue: 'payments' }),
];
