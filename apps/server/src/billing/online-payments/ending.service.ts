import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Leaver } from '../../platform/feature/leaving.ts';
import { queueJobs } from '../../platform/jobs/jobs.store.ts';
import { isMissing, type PaymentProvider, type ProviderPayment } from '../../platform/payments/payments.ts';
import * as store from './online-payments.store.ts';
import type { Settlement } from './settlement.service.ts';

export const END_PAGE_JOB = 'online-page-end';
/** The time until the page is checked again. A bank debit takes days. */
const AGAIN_AFTER_MS = 24 * 3_600_000;

interface Parts {
  readonly db: Database;
  readonly payments: PaymentProvider;
  readonly settlement: Settlement;
  readonly now: () => Date;
}

const jobOf = (page: store.OpenPage, runAt?: Date) => ({
  task: END_PAGE_JOB,
  payload: page,
  key: `${END_PAGE_JOB}:${page.ExtCheckoutId}`,
  runAt,
});
const endPages = (trx: Queryable, pages: readonly store.OpenPage[]): Promise<void> =>
  queueJobs(
    trx,
    pages.map((page) => jobOf(page)),
  );

/** The jobs run after the caller's transaction has deleted the club. */
export const endPagesOfClub = async (trx: Queryable, ClubId: ClubId): Promise<void> =>
  endPages(trx, await store.lockOpenPages(trx, { ClubId }));

export const endPagesOfMember = async (trx: Queryable, { ClubId, UserId }: Leaver): Promise<void> =>
  endPages(trx, await store.lockOpenPages(trx, { ClubId, UserId }));

/** If the page was paid meanwhile, its order is settled. Without an order the payment is refunded. */
export async function endPage(parts: Parts, page: store.OpenPage): Promise<void> {
  const { db, payments, settlement } = parts;
  const isClosed = await payments.expireCheckout(page.ExtAccountId, page.ExtCheckoutId);
  const orderId = await store.orderOfCheckout(db, page.ExtCheckoutId);
  if (orderId !== undefined) await settlement.settleOrder(orderId);
  else if (!isClosed) await payBack(parts, page);
}

async function payBack({ db, payments, now }: Parts, page: store.OpenPage): Promise<void> {
  const { ExtAccountId, ExtCheckoutId } = page;
  const { Payment, payment, ExtSubscriptionId } = await payments.checkout(ExtAccountId, ExtCheckoutId);
  if (ExtSubscriptionId !== null) await endSubscription(payments, ExtAccountId, ExtSubscriptionId);
  if (Payment === 'Processing') return queueJobs(db, [jobOf(page, new Date(now().getTime() + AGAIN_AFTER_MS))]);
  if (payment !== null) await refundWhole(payments, ExtAccountId, payment);
  if (ExtSubscriptionId === null) return;
  for (const { ExtInvoiceId } of await payments.paidInvoices(ExtAccountId, ExtSubscriptionId)) {
    const invoice = await payments.invoice(ExtAccountId, ExtInvoiceId);
    if (invoice.payment !== null) await refundWhole(payments, ExtAccountId, invoice.payment);
  }
}

/** The provider stores keys only for a day, so its refunds are read before a refund is sent again. */
async function refundWhole(
  payments: PaymentProvider,
  account: string,
  { ExtPaymentId, Amount, Currency }: ProviderPayment,
): Promise<void> {
  const refunds = await payments.refundsOf(account, ExtPaymentId);
  const sent = refunds.filter(({ State }) => State !== 'Failed').reduce((sum, refund) => sum + refund.Amount, 0);
  if (sent >= Amount) return;
  const refund = { key: `${ExtPaymentId}:${refunds.length}`, ExtPaymentId, Amount: Amount - sent, Currency, TransactionId: null };
  await payments.refund(account, refund);
}

/** Ignores a subscription that the provider no longer has. */
export async function endSubscription(
  payments: PaymentProvider,
  extAccountId: string | null,
  extSubscriptionId: string,
): Promise<void> {
  if (extAccountId === null) throw new Error(`The subscription ${extSubscriptionId} has no account at the provider.`);
  try {
    await payments.changeSubscription(extAccountId, extSubscriptionId, { kind: 'cancelNow' });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
