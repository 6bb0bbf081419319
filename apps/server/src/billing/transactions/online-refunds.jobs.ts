import { idSchema } from '@clubpulse/contract/scalars';
import { z } from 'zod';
import { type Job, job } from '../../platform/jobs/job.ts';
import { type OnlineRefunds, REFUND_JOB } from './online-refunds.service.ts';

const EVERY_TEN_MINUTES = '*/10 * * * *';

export const onlineRefundJobs = (refunds: OnlineRefunds): Job[] => [
  job(REFUND_JOB, z.object({ TransactionId: idSchema }), ({ TransactionId }) => refunds.send(TransactionId), {
    queue: 'payments',
  }),
  job('online-refunds', z.unknown(), () => refunds.queueRequested(), { cron: EVERY_TEN_MINUTES }),
];
