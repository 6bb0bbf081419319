import { idSchema } from '@clubpulse/contract/scalars';
import { z } from 'zod';
import { type Job, job } from '../../platform/jobs/job.ts';
import { LEFT_REFUND_JOB, type OnlineRefunds, REFUND_JOB } from './online-refunds.service.ts';
import type { PaymentDetails } from './payment-details.service.ts';
import { PAYMENT_DETAILS_JOB } from './payment-details.store.ts';

const EVERY_TEN_MINUTES = '*/10 * * * *';
const EVERY_HOUR = '25 * * * *';

const leftRefundSchema = z.object({
  TransactionId: idSchema,
  ExtAccountId: z.string(),
  ExtPaymentId: z.string(),
  RequestKey: z.string(),
  Amount: z.int(),
  Currency: z.string(),
});

export const onlineRefundJobs = (refunds: OnlineRefunds, details: PaymentDetails): Job[] => [
  job(REFUND_JOB, z.object({ TransactionId: idSchema }), ({ TransactionId }) => refunds.send(TransactionId), {
    queue: 'payments',
  }),
  job(LEFT_REFUND_JOB, leftRefundSchema, (refund) => refunds.sendLeft(refund), { queue: 'payments' }),
  job('online-refunds', z.unknown(), () => refunds.queueRequested(), { cron: EVERY_TEN_MINUTES }),
  job(PAYMENT_DETAILS_JOB, z.object({ ClubId: idSchema, ExtPaymentId: z.string() }), (payment) => details.read(payment), {
    queue: 'payments',
  }),
  job('payments-without-fee', z.unknown(), () => details.queueWithoutFee(), { cron: EVERY_HOUR }),
];
