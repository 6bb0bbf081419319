import type { TransactionId } from '@clubpulse/contract/billing/transactions';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Transactions } from '../../platform/database/schema.generated.ts';
import type { ProviderRefund } from '../../platform/payments/payments.ts';

export interface RequestedRefund extends Pick<Selectable<Transactions>, 'TransactionId' | 'ExtRefundId' | 'Amount' | 'Currency'> {
  readonly RequestKey: string;
  readonly ExtPaymentId: string;
  readonly ExtAccountId: string;
}

const requested = (db: Queryable) =>
  db
    .selectFrom('transactions as refund')
    .innerJoin('transactions as purchase', 'purchase.TransactionId', 'refund.LinkedTransactionId')
    .innerJoin('payment_accounts as account', 'account.ClubId', 'refund.ClubId')
    .select(['refund.TransactionId', 'refund.ExtRefundId', 'refund.RequestKey', 'refund.Amount', 'refund.Currency'])
    .select(['purchase.ExtPaymentId', 'account.ExtAccountId'])
    .where('refund.RefundState', '=', 'Requested')
    .where('refund.DeletedAt', 'is', null);

const complete = ({ RequestKey, ExtPaymentId, ExtAccountId, ...rest }: RequestedRow): RequestedRefund => {
  if (RequestKey === null || ExtPaymentId === null || ExtAccountId === null)
    throw new Error(`The requested refund ${rest.TransactionId} has no key, payment or account.`);
  return { ...rest, RequestKey, ExtPaymentId, ExtAccountId };
};
type RequestedRow = Awaited<ReturnType<ReturnType<typeof requested>['executeTakeFirstOrThrow']>>;

export async function requestedRefund(db: Queryable, transactionId: TransactionId): Promise<RequestedRefund | undefined> {
  const row = await requested(db).where('refund.TransactionId', '=', transactionId).executeTakeFirst();
  return row && complete(row);
}

/** The refunds for which no request to the provider had a response. */
export async function unsentRefunds(db: Queryable, clubId: ClubId): Promise<RequestedRefund[]> {
  const rows = await requested(db).where('refund.ClubId', '=', clubId).where('refund.ExtRefundId', 'is', null).execute();
  return rows.map(complete);
}

export async function requestedRefundIds(db: Queryable, before: Date): Promise<TransactionId[]> {
  const rows = await db
    .selectFrom('transactions')
    .select('TransactionId')
    .where('RefundState', '=', 'Requested')
    .where('DeletedAt', 'is', null)
    .where('At', '<', before)
    .orderBy('TransactionId')
    .execute();
  return rows.map(({ TransactionId }) => TransactionId);
}

export const purchaseOfPayment = (
  db: Queryable,
  extAccountId: string,
  extPaymentId: string,
): Promise<Pick<Selectable<Transactions>, 'TransactionId' | 'ClubId' | 'UserId'> | undefined> =>
  db
    .selectFrom('transactions')
    .innerJoin('payment_accounts as account', 'account.ClubId', 'transactions.ClubId')
    .select(['transactions.TransactionId', 'transactions.ClubId', 'transactions.UserId'])
    .where('account.ExtAccountId', '=', extAccountId)
    .where('transactions.ExtPaymentId', '=', extPaymentId)
    .where('transactions.Type', '=', 'Purchase')
    .where('transactions.DeletedAt', 'is', null)
    .executeTakeFirst();

/** Also finds a refund whose transaction was deleted. */
export const lockKnownRefund = (
  trx: Queryable,
  purchaseId: TransactionId,
  { ExtRefundId, TransactionId }: Pick<ProviderRefund, 'ExtRefundId' | 'TransactionId'>,
): Promise<Pick<Selectable<Transactions>, 'TransactionId' | 'RefundState' | 'DeletedAt'> | undefined> =>
  trx
    .selectFrom('transactions')
    .select(['TransactionId', 'RefundState', 'DeletedAt'])
    .where('LinkedTransactionId', '=', purchaseId)
    .where('RefundState', 'is not', null)
    .where(({ eb, or }) =>
      or([
        eb('ExtRefundId', '=', ExtRefundId),
        ...(TransactionId === null ? [] : [eb.and([eb('TransactionId', '=', TransactionId), eb('ExtRefundId', 'is', null)])]),
      ]),
    )
    .orderBy('DeletedAt', (order) => order.desc().nullsFirst())
    .forUpdate()
    .executeTakeFirst();
