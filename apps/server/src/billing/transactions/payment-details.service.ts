import type { Database } from '../../platform/database/database.ts';
import { queueJobs } from '../../platform/jobs/jobs.store.ts';
import type { PaymentProvider } from '../../platform/payments/payments.ts';
import type { OnlineRefunds } from './online-refunds.service.ts';
import * as store from './payment-details.store.ts';

const HOUR_MS = 3_600_000;
const LOOKED_BACK_MS = 30 * 24 * HOUR_MS;

interface DetailsParts {
  readonly db: Database;
  readonly payments: PaymentProvider | undefined;
  readonly refunds: Pick<OnlineRefunds, 'settleRefund'>;
  readonly now?: () => Date;
}

export type PaymentDetails = ReturnType<typeof createPaymentDetails>;

export const createPaymentDetails = ({ db, payments, refunds, now = () => new Date() }: DetailsParts) => ({
  /** Reads the fee of a payment, and each refund that was reported before its purchase was recorded. */
  async read({ ClubId, ExtPaymentId }: store.BookedPayment): Promise<void> {
    const account = payments && (await store.accountOfClub(db, ClubId));
    if (!payments || account === undefined) return;
    if (await store.lacksFee(db, { ClubId, ExtPaymentId })) {
      const payment = await payments.payment(account, ExtPaymentId);
      if (payment && payment.ProviderFee !== null) await store.saveFee(db, { ClubId, ExtPaymentId }, payment.ProviderFee);
    }
    for (const refund of await payments.refundsOf(account, ExtPaymentId)) await refunds.settleRefund(account, refund);
  },

  async queueWithoutFee(): Promise<void> {
    if (payments === undefined) return;
    const at = now().getTime();
    const span = { from: new Date(at - LOOKED_BACK_MS), to: new Date(at - HOUR_MS) };
    await queueJobs(db, (await store.paymentsWithoutFee(db, span)).map(store.detailsJob));
  },
});
