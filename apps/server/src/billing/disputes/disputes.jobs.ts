import { idSchema } from '@clubpulse/contract/scalars';
import { z } from 'zod';
import { type Job, job } from '../../platform/jobs/job.ts';
import { ANSWER_JOB, type DisputeAnswers } from './answers.service.ts';
import type { DisputeSettlement } from './settlement.service.ts';

const EVERY_HOUR = '25 * * * *';

export const disputeJobs = ({ sweep }: DisputeSettlement, { send, queueUnsent }: DisputeAnswers): Job[] => [
  job('disputes-sweep', z.unknown(), () => sweep(), { cron: EVERY_HOUR, oneAtATime: true, queue: 'payments' }),
  job(ANSWER_JOB, z.object({ PaymentDisputeId: idSchema }), ({ PaymentDisputeId }) => send(PaymentDisputeId), {
    queue: 'payments',
  }),
  job('dispute-answers', z.unknown(), () => queueUnsent(), { cron: EVERY_HOUR }),
];
