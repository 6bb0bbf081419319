import type { UserId } from '@clubpulse/contract/accounts/users';
import type { PaymentOrder, StoredCard } from '@clubpulse/contract/billing/online-payments/online-payments';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { platformFee } from '@clubpulse/rules/billing/transactions/platform-fee';
import type { Database } from '../../platform/database/database.ts';
import { isMissing } from '../../platform/payments/payments.ts';
import { leaveAttempt, orderLink } from './checkout-page.service.ts';
import { accountOf, payerFactsOf } from './online-payments.facts.ts';
import { presentOrder } from './online-payments.present.ts';
import * as store from './online-payments.store.ts';
import type { Online } from './settlement.service.ts';

interface Parts extends Online {
  readonly db: Database;
  readonly publicUrl: string;
  readonly now: () => Date;
}

interface Paid {
  readonly Order: PaymentOrder;
  readonly Url: string | null;
}

/** Cards that have not expired. A member with a payer has none, because the payer may have entered them. */
export async function storedCardsOf(
  { db, payments, now }: Omit<Parts, 'publicUrl'>,
  clubId: ClubId,
  userId: UserId,
): Promise<StoredCard[]> {
  const account = await accountOf(db, clubId);
  const customer = await store.storedCustomer(db, clubId, userId);
  if (!account || customer === undefined || (await payerFactsOf(db, clubId, userId)).hasPayer) return [];
  const month = now().toISOString().slice(0, 7);
  try {
    const cards = await payments.storedCards(account.ExtAccountId, customer);
    return cards.filter(({ LastMonth }) => LastMonth >= month);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

const invalid = (key: 'invalid-id' | 'invalid-value'): Refusal =>
  refuse('ValidationFailed', { errors: [{ field: 'ExtMeansId', key }] });

/** Charges a stored card without a page, for products that are paid once. The charge is stored before it takes money. */
export async function payWithCard(parts: Parts, known: store.OrderRow, ExtMeansId: string): Promise<Paid | Refusal> {
  const { db, payments, settlement } = parts;
  const { ClubId, UserId, PaymentOrderId } = known;
  if (known.RecurrenceEvery !== null || (known.Installments ?? 1) > 1) return invalid('invalid-value');
  if (known.State !== 'Open' || known.ExpiresAt <= parts.now()) return refuse('PaymentOrderSettled');
  const account = await accountOf(db, ClubId);
  if (!account || UserId === null) return refuse('OnlinePaymentsNotConfigured');
  const cards = await storedCardsOf(parts, ClubId, UserId);
  if (!cards.some((card) => card.ExtMeansId === ExtMeansId)) return invalid('invalid-id');
  const order = known.Url === null ? known : await leaveAttempt(parts, account.ExtAccountId, known);
  const charge =
    order?.State === 'Open' ? (order.ExtCheckoutId ?? (await openCharge(parts, account.ExtAccountId, order))) : undefined;
  const returnUrl = orderLink(parts.publicUrl, PaymentOrderId);
  const Url = charge ? await payments.confirmCharge(account.ExtAccountId, charge, { ExtMeansId, returnUrl }) : null;
  const settled = await settlement.settleOrder(PaymentOrderId);
  return settled ? { Order: presentOrder(settled), Url: settled.State === 'Open' ? Url : null } : refuse('NotFound');
}

async function openCharge({ db, payments }: Parts, account: string, order: store.OrderRow): Promise<string | undefined> {
  const { ClubId, UserId, PaymentOrderId: orderId, RequestKey: key, Title: description, Amount, Currency } = order;
  const ExtCustomerId = await store.storedCustomer(db, ClubId, UserId ?? 0);
  if (ExtCustomerId === undefined) return undefined;
  const PlatformFee = platformFee(Amount, 'Online');
  const input = { key, ExtCustomerId, description, Amount, Currency, PlatformFee, orderId };
  const ExtCheckoutId = await payments.openCharge(account, input);
  if (await store.saveOpened(db, orderId, { ExtCheckoutId, Url: null })) return ExtCheckoutId;
  await payments.expireCheckout(account, ExtCheckoutId);
  return undefined;
}
