import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Queryable } from '../../platform/database/database.ts';
import { priorities, queueJob } from '../../platform/jobs/jobs.store.ts';

export interface BookedPayment {
  readonly ClubId: ClubId;
  readonly ExtPaymentId: string;
}

export const PAYMENT_DETAILS_JOB = 'payment-details';

export const detailsJob = (payment: BookedPayment) => ({
  task: PAYMENT_DETAILS_JOB,
  payload: payment,
  key: `${PAYMENT_DETAILS_JOB}:${payment.ExtPaymentId}`,
  priority: priorities.many,
});

/** Queues a read of details that the provider knows only later, or reported before the payment was recorded. */
export const queueDetails = (trx: Queryable, payment: BookedPayment): Promise<void> => queueJob(trx, detailsJob(payment));

export async function accountOfClub(db: Queryable, clubId: ClubId): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_accounts')
    .select('ExtAccountId')
    .where('ClubId', '=', clubId)
    .where('PaymentAccountType', '=', 'Stripe')
    .executeTakeFirst();
  return row?.ExtAccountId ?? undefined;
}

export async function lacksFee(db: Queryable, { ClubId, ExtPaymentId }: BookedPayment): Promise<boolean> {
  const row = await db
    .selectFrom('transactions')
    .select('TransactionId')
    .where('ClubId', '=', ClubId)
    .where('ExtPaymentId', '=', ExtPaymentId)
    .where('Type', '=', 'Purchase')
    .where('ProviderFee', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveFee(db: Queryable, { ClubId, ExtPaymentId }: BookedPayment, ProviderFee: number): Promise<void> {
  await db
    .updateTable('transactions')
    .set({ ProviderFee })
    .where('ClubId', '=', ClubId)
    .where('ExtPaymentId', '=', ExtPaymentId)
    .where('Type', '=', 'Purchase')
    .where('ProviderFee', 'is', null)
    .execute();
}

export async function paymentsWithoutFee(
  db: Queryable,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<BookedPayment[]> {
  const rows = await db
    .selectFrom('transactions')
    .select(['ClubId', 'ExtPaymentId'])
    .where('ExtPaymentId', 'is not', null)
    .where('Type', '=', 'Purchase')
    .where('ProviderFee', 'is', null)
    .where('At', '>=', from)
    .where('At', '<', to)
    .orderBy('TransactionId')
    .execute();
  return rows.map(({ ClubId, ExtPaymentId }) => ({ ClubId, ExtPaymentId: ExtPaymentId ?? '' }));
}
