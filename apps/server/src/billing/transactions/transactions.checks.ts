import type { TransactionId, TransactionInput } from '@clubpulse/contract/billing/transactions';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { toProvider } from '@clubpulse/rules/billing/online-payments/provider-amount';
import { refuseMoreThanPaid } from '@clubpulse/rules/billing/transactions/refund-limits';
import { hasRoleIn } from '../../accounts/roles/public.ts';
import { refuseCurrency } from '../../clubs/clubs/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { hasRemovedAccess } from '../payment-accounts/public.ts';
import { isDisputed } from './disputed.facts.ts';
import { paidBy, type TransactionRow } from './transactions.store.ts';

/** The member must belong to the club or be unchanged. The currency must be that of the purchase, or else of the club. */
export async function refuseInput(
  trx: Queryable,
  clubId: ClubId,
  { UserId, At, Currency, LinkedTransactionId }: Pick<TransactionInput, 'UserId' | 'At' | 'Currency' | 'LinkedTransactionId'>,
  { known, now }: { readonly known: readonly (number | null | undefined)[]; readonly now: Date },
): Promise<Refusal | undefined> {
  if (At !== null && new Date(At) > now)
    return refuse('ValidationFailed', { errors: [{ field: 'At', key: 'date-no-greater-than-now' }] });
  const foreign = LinkedTransactionId === null ? await refuseCurrency(trx, clubId, Currency) : undefined;
  if (foreign) return foreign;
  if (UserId === null || known.includes(UserId) || (await hasRoleIn(trx, UserId, clubId))) return undefined;
  return refuse('ValidationFailed', { errors: [{ field: 'UserId', key: 'invalid-id' }] });
}

export async function refuseRefund(
  trx: Queryable,
  clubId: ClubId,
  { UserId, Amount, Currency, Type }: TransactionInput,
  { purchase, except }: { readonly purchase: TransactionRow | undefined; readonly except?: TransactionId },
): Promise<Refusal | undefined> {
  const receiver = purchase ? purchase.UserId : UserId;
  if (Type !== 'Refund' || receiver === null) return undefined;
  return refuseMoreThanPaid(await paidBy(trx, { clubId, userId: receiver, Currency, except }), Amount, Currency);
}

/** Refunds without a purchase need this check (decision 0029). `stays` is the remaining amount. */
export async function refuseSpent(
  trx: Queryable,
  clubId: ClubId,
  { TransactionId: except, Type, UserId, Currency }: TransactionRow,
  stays: number,
): Promise<Refusal | undefined> {
  if (Type !== 'Purchase' || UserId === null) return undefined;
  const others = await paidBy(trx, { clubId, userId: UserId, Currency, except });
  return others + stays < 0 ? refuse('TransactionIsLinked') : undefined;
}

export const isOnline = ({ ExtPaymentId }: Pick<TransactionRow, 'ExtPaymentId'>): boolean => ExtPaymentId !== null;

export async function refuseOnlineRefund(
  trx: Queryable,
  { takesCards }: { readonly takesCards: boolean },
  purchase: Pick<TransactionRow, 'TransactionId' | 'ClubId'>,
  { Amount, Currency }: Pick<TransactionInput, 'Amount' | 'Currency'>,
): Promise<Refusal | undefined> {
  if (await isDisputed(trx, purchase.TransactionId)) return refuse('PaymentDisputed');
  if (!takesCards || (await hasRemovedAccess(trx, purchase.ClubId))) return refuse('OnlinePaymentsNotConfigured');
  if (toProvider(Amount, Currency) !== undefined) return undefined;
  return refuse('AmountNotPayableOnline', { errors: [{ field: 'Amount', key: 'error.AmountNotPayableOnline' }] });
}

/** True if the transaction paid for a product, was partly refunded, or was made by the provider. */
export const isFixed = (row: TransactionRow): boolean =>
  row.UserSubscriptionId !== null || row.ClubCreditsPackageId !== null || row.RefundedAmount > 0 || row.PaymentMode === 'Online';

export const movesMoney = (row: TransactionRow, input: TransactionInput): boolean =>
  row.Amount !== input.Amount ||
  row.Currency !== input.Currency ||
  row.Type !== input.Type ||
  row.UserId !== input.UserId ||
  row.LinkedTransactionId !== input.LinkedTransactionId ||
  (input.At !== null && row.At.getTime() !== new Date(input.At).getTime());
