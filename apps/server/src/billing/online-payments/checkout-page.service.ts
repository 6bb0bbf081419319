import { randomUUID } from 'node:crypto';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { chargesOf } from '@clubpulse/rules/billing/online-payments/sold-online';
import { PLATFORM_FEE_PERCENT, platformFee } from '@clubpulse/rules/billing/transactions/platform-fee';
import { startOfDay } from '@clubpulse/rules/time/days';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { isMissing, type NewCheckout, ProviderRefused } from '../../platform/payments/payments.ts';
import { insertCardChange } from './card-changes.store.ts';
import { cardText, checkoutText } from './checkout-text.present.ts';
import { accountOf, buyerOf, payerFactsOf } from './online-payments.facts.ts';
import * as store from './online-payments.store.ts';
import type { Online } from './settlement.service.ts';

export interface OrderParts {
  readonly db: Database;
  readonly publicUrl: string;
  readonly club: (clubId: ClubId, via?: Queryable) => Promise<{ readonly TimeZone: string } | undefined>;
  readonly online: Online | undefined;
  readonly now?: () => Date;
}

/** The shortest time for a page. The provider refuses pages that close earlier. */
export const LAST_MINUTES_MS = 31 * 60_000;
const NOON_MS = 12 * 3_600_000;

type Parts = Required<Omit<OrderParts, 'online'>> & Online;

export async function checkoutPage(parts: Parts, known: store.OrderRow): Promise<{ Url: string } | Refusal> {
  const { db, settlement, now } = parts;
  const isOver = known.ExpiresAt.getTime() - now().getTime() < (known.Url === null ? LAST_MINUTES_MS : 0);
  const current = isOver ? await settlement.settleOrder(known.PaymentOrderId) : known;
  if (!current) return refuse('NotFound');
  if (current.State !== 'Open' || isOver) return refuse('PaymentOrderSettled');
  if (current.Url !== null) return { Url: current.Url };
  const account = await accountOf(db, current.ClubId);
  if (!account || current.UserId === null) return refuse('OnlinePaymentsNotConfigured');
  const order = await leaveAttempt(parts, account.ExtAccountId, current);
  if (order?.State !== 'Open') {
    await settlement.settleOrder(known.PaymentOrderId);
    return refuse('PaymentOrderSettled');
  }
  const buyer = { ClubId: order.ClubId, UserId: current.UserId, ExtAccountId: account.ExtAccountId };
  const ExtCustomerId = await customerOf(parts, buyer);
  try {
    const opened = await parts.payments.openCheckout(account.ExtAccountId, await checkoutInput(parts, order, ExtCustomerId));
    if (await store.saveOpened(db, order.PaymentOrderId, opened)) return { Url: opened.Url };
    await parts.payments.expireCheckout(account.ExtAccountId, opened.ExtCheckoutId);
    const stored = await store.orderOf(db, order.PaymentOrderId);
    if (stored?.State === 'Open' && stored.Url !== null) return { Url: stored.Url };
    return refuse('PaymentOrderSettled');
  } catch (error) {
    const opened = await store.orderOf(db, order.PaymentOrderId);
    if (opened && opened.Url !== null) return { Url: opened.Url };
    if (error instanceof ProviderRefused) await store.renewKey(db, order);
    if (isMissing(error)) await store.forgetCustomer(db, order.ClubId, current.UserId, ExtCustomerId);
    throw error;
  }
}

/** Ends the page or charge of an order. Returns undefined if the page or charge took the money. */
export async function leaveAttempt(
  { db, payments }: Pick<Parts, 'db' | 'payments'>,
  extAccountId: string,
  order: store.OrderRow,
): Promise<store.OrderRow | undefined> {
  if (order.ExtCheckoutId === null) return order;
  if (!(await payments.expireCheckout(extAccountId, order.ExtCheckoutId))) return undefined;
  await store.clearOpened(db, order);
  return store.orderOf(db, order.PaymentOrderId);
}

interface Buyer {
  readonly ClubId: number;
  readonly UserId: number;
  readonly ExtAccountId: string;
}

export async function customerOf({ db, payments }: Pick<Parts, 'db' | 'payments'>, buyer: Buyer): Promise<string> {
  const { ClubId, UserId, ExtAccountId } = buyer;
  const customer = await store.customerOf(db, ClubId, UserId);
  if (customer.ExtCustomerId !== null) return customer.ExtCustomerId;
  const person = await buyerOf(db, UserId);
  try {
    const input = { key: customer.RequestKey, name: fullName(person) || person.Nickname, email: person.Email };
    const ExtCustomerId = await payments.createCustomer(ExtAccountId, input);
    await store.saveCustomer(db, ClubId, UserId, ExtCustomerId);
    return ExtCustomerId;
  } catch (error) {
    if (error instanceof ProviderRefused) await store.renewCustomerKey(db, ClubId, UserId, customer);
    throw error;
  }
}

async function checkoutInput(
  { db, publicUrl, club }: Parts,
  order: store.OrderRow & { readonly UserId: number | null },
  ExtCustomerId: string,
): Promise<NewCheckout> {
  const { PaymentOrderId, RequestKey, Title, Amount, Currency, ExpiresAt, RecurrenceEvery, RecurrenceUnit } = order;
  const reader = await buyerOf(db, order.UserId ?? 0);
  // The card of a member with a payer is not stored, because the payer may have entered the card.
  const storesCard = order.UserId !== null && !(await payerFactsOf(db, order.ClubId, order.UserId)).hasPayer;
  const firstDay = order.FirstChargeOn ?? order.ActivationDate;
  const about = { isDebt: order.Kind === 'Debt', firstDay };
  const returnUrl = orderLink(publicUrl, PaymentOrderId);
  const page = {
    key: RequestKey,
    ExtCustomerId,
    description: Title,
    Amount,
    Currency,
    successUrl: returnUrl,
    cancelUrl: returnUrl,
    ExpiresAt,
    language: reader.Language,
    storesCard,
    orderId: PaymentOrderId,
  };
  const PlatformFeePercent = PLATFORM_FEE_PERCENT;
  if (order.Installments !== null && order.Installments > 1) {
    const { part, firstExtra: FirstExtra } = chargesOf(order);
    const monthly = { kind: 'recurring', Every: 1, Unit: 'Month', StartsAt: null } as const;
    const input = { ...page, ...monthly, Amount: part, FirstExtra, Charges: order.Installments, PlatformFeePercent };
    return { ...input, text: checkoutText(input, about, reader) };
  }
  if (RecurrenceEvery === null || RecurrenceUnit === null) {
    const input = { ...page, kind: 'once', PlatformFee: platformFee(Amount, 'Online') } as const;
    return { ...input, text: checkoutText(input, about, reader) };
  }
  const TimeZone = (await club(order.ClubId))?.TimeZone ?? 'UTC';
  const input = {
    ...page,
    kind: 'recurring' as const,
    Every: RecurrenceEvery,
    Unit: RecurrenceUnit,
    PlatformFeePercent,
    StartsAt: firstDay === null ? null : startOn(TimeZone, firstDay),
    Charges: null,
    FirstExtra: 0,
  };
  return { ...input, text: checkoutText(input, about, reader) };
}

/** The provider counts the months from this day in UTC. */
function startOn(timeZone: string, day: string): Date {
  const noon = new Date(startOfDay(timeZone, day).getTime() + NOON_MS);
  const utc = startOfDay('UTC', day);
  return noon < utc ? utc : noon;
}

export const orderLink = (publicUrl: string, orderId: number): string => `${publicUrl}/#/PaymentOrder/${orderId}`;

interface OfCard {
  readonly UserSubscriptionId: number;
  readonly ExtSubscriptionId: string;
  readonly SubscriptionName: string;
  readonly FailedAmount: number | null;
  readonly Currency: string;
}

export async function cardPage(
  parts: Pick<Parts, 'db' | 'payments' | 'publicUrl' | 'now'>,
  buyer: Buyer,
  held: OfCard,
): Promise<{ Url: string }> {
  const ExtCustomerId = await customerOf(parts, buyer);
  const reader = await buyerOf(parts.db, buyer.UserId);
  const { UserSubscriptionId, ExtSubscriptionId } = held;
  const returnUrl = `${parts.publicUrl}/#/MySubscriptions/card-${UserSubscriptionId}`;
  // A second page charges nothing, so the key of a page is not stored.
  const input = {
    key: randomUUID(),
    ExtCustomerId,
    ExtSubscriptionId,
    returnUrl,
    language: reader.Language,
    text: cardText(held, reader),
  };
  const { ExtCheckoutId, Url } = await parts.payments.openCardChange(buyer.ExtAccountId, input);
  await insertCardChange(parts.db, { ClubId: buyer.ClubId, UserSubscriptionId, ExtCheckoutId, CreatedAt: parts.now() });
  return { Url };
}
