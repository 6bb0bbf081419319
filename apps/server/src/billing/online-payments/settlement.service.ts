import type { PaymentOrderId } from '@clubpulse/contract/billing/online-payments/online-payments';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import {
  isMissing,
  type PaymentProvider,
  type ProviderCheckout,
  type ProviderInvoice,
  type ProviderSubscription,
} from '../../platform/payments/payments.ts';
import { nextRead } from '../../platform/payments/reads.store.ts';
import {
  type BookingPorts,
  endAtProvider,
  lockSubscription,
  type OnlineChange,
  type Reported,
  storeReported,
  subscriptionOf,
} from '../subscriptions/public.ts';
import { fulfil, type ReceivedPayment, recordCharge, refundAfterReturn } from './fulfilment.service.ts';
import { accountOf, hasPayment, heldOf, purchaseOf } from './online-payments.facts.ts';
import * as store from './online-payments.store.ts';

export interface SettlementParts {
  readonly db: Database;
  readonly payments: PaymentProvider;
  readonly bookings: Pick<BookingPorts, 'takeOffClasses'>;
  readonly club: (clubId: ClubId, via: Queryable) => Promise<{ readonly TimeZone: string } | undefined>;
  readonly now?: () => Date;
}
type Ready = Required<SettlementParts>;
export interface Account {
  readonly ClubId: ClubId;
  readonly ExtAccountId: string;
}

/** A change is read at most this often, because other reads may store later states meanwhile. */
const READ_AT_MOST = 3;

export type Settlement = ReturnType<typeof createSettlement>;
export interface Online {
  readonly payments: PaymentProvider;
  readonly settlement: Settlement;
}

/** All states are read from the provider, so that late, repeated and lost webhooks lead to the same rows. */
export const createSettlement = (parts: SettlementParts) =>
  bindActs({ now: () => new Date(), ...parts }, { settleOrder, syncSubscription, settleInvoice });

async function settleOrder(parts: Ready, orderId: PaymentOrderId): Promise<store.OrderRow | undefined> {
  const { db, now } = parts;
  const order = await store.orderOf(db, orderId);
  if (!order || store.isFinal(order)) return order;
  if (order.ExtCheckoutId === null) {
    if (order.ExpiresAt <= now()) await expire(parts, orderId);
  } else {
    const account = await accountOf(db, order.ClubId);
    if (!account) return order;
    // A charge is canceled here, because the provider expires only pages.
    if (order.Url === null && order.ExpiresAt <= now())
      await parts.payments.expireCheckout(account.ExtAccountId, order.ExtCheckoutId);
    const checkout = await parts.payments.checkout(account.ExtAccountId, order.ExtCheckoutId);
    if (checkout.State === 'Complete') await syncReplaced(parts, account.ExtAccountId, order);
    const { ExtSubscriptionId } = checkout;
    const reported = ExtSubscriptionId === null ? null : await read(parts, account.ExtAccountId, ExtSubscriptionId);
    const invoices = ExtSubscriptionId === null ? [] : await unbooked(parts, account.ExtAccountId, ExtSubscriptionId);
    const payment = checkout.payment ?? reported?.invoice?.payment ?? null;
    const payments = [...invoices.map((invoice) => invoice.payment), payment].filter((one) => one !== null);
    await settleCheckout(parts, orderId, checkout, { payment, unbooked: payments, reported });
  }
  return store.orderOf(db, orderId);
}

/** Reads the replaced subscription, which may have been renewed or canceled at the provider since the order. */
async function syncReplaced(parts: Ready, ExtAccountId: string, { ClubId, Replaces }: store.OrderRow): Promise<void> {
  const replaced = Replaces === null ? undefined : await subscriptionOf(parts.db, Replaces);
  if (!replaced || replaced.ExtSubscriptionId === null) return;
  try {
    await syncSubscription(parts, { ClubId, ExtAccountId }, replaced.ExtSubscriptionId);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Expires an order without a page, because it cannot have been paid. */
const expire = ({ db, now }: Ready, orderId: PaymentOrderId): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const order = await store.lockOrder(trx, orderId);
    if (order?.State === 'Open' && order.ExtCheckoutId === null)
      await store.saveOrder(trx, orderId, { State: 'Expired', SettledAt: now() });
  });

async function read({ db, payments }: Ready, account: string, extSubscriptionId: string): Promise<Reported> {
  const ReadNumber = await nextRead(db);
  const subscription = await payments.subscription(account, extSubscriptionId);
  const { ExtLatestInvoiceId } = subscription;
  const invoice = ExtLatestInvoiceId === null ? null : await payments.invoice(account, ExtLatestInvoiceId);
  return { ReadNumber, subscription, invoice };
}

const settleCheckout = (
  { db, club, now }: Ready,
  orderId: PaymentOrderId,
  checkout: ProviderCheckout,
  taken: ReceivedPayment,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const order = await store.lockOrder(trx, orderId);
    if (!order || store.isFinal(order) || checkout.State === 'Open') return;
    const SettledAt = now();
    const isTaken = checkout.State === 'Complete' && checkout.Payment !== 'Unpaid';
    if (!isTaken && !store.isOpen(order)) return;
    if (checkout.State === 'Expired') return store.saveOrder(trx, orderId, { State: 'Expired', SettledAt });
    if (checkout.Payment === 'Processing')
      return store.saveOrder(trx, orderId, { State: 'Processing', SettledAt: null, DebitOn: checkout.DebitOn });
    if (checkout.Payment === 'Unpaid') {
      const Reason = taken.reported?.invoice?.DeclineCode ?? 'payment_failed';
      await endAtProvider(trx, [{ ClubId: order.ClubId, ExtSubscriptionId: checkout.ExtSubscriptionId }]);
      await store.saveOrder(trx, orderId, { State: 'Failed', Reason, SettledAt });
      return emitFailed(trx, order, Reason);
    }
    if (taken.reported === null && taken.payment === null) throw new Error(`The paid order ${orderId} has no payment.`);
    if (taken.reported === null && (await followRecorded(trx, orderId, taken.payment, SettledAt))) return;
    const TimeZone = (await club(order.ClubId, trx))?.TimeZone ?? 'UTC';
    await fulfil(trx, order, taken, { TimeZone, now: SettledAt });
  });

async function emitFailed(trx: Queryable, order: store.OrderRow, Reason: string): Promise<void> {
  const { ClubId, UserId, PaymentOrderId, Title, Amount, Currency } = order;
  if (UserId === null) return;
  const Payload = { Target: UserId, Title, Amount, Currency, Reason, PaymentOrderId };
  await emit(trx, { ClubId, Type: 'PaymentOrderFailed', Payload });
}

/** If a manager has already recorded the single payment, the order sells nothing more. */
async function followRecorded(
  trx: Queryable,
  id: PaymentOrderId,
  payment: ReceivedPayment['payment'],
  SettledAt: Date,
): Promise<boolean> {
  const ExtPaymentId = payment?.ExtPaymentId ?? '';
  const TransactionId = await purchaseOf(trx, ExtPaymentId);
  if (TransactionId === undefined) return false;
  await store.saveOrder(trx, id, { State: 'Paid', Reason: 'RecordedByStaff', ExtPaymentId, TransactionId, SettledAt });
  return true;
}

/**
 * Reads a subscription with its payments, also those whose webhook was lost. With `wanted`, reads again when a later read was
 * stored meanwhile.
 */
async function syncSubscription(
  parts: Ready,
  account: Account,
  extSubscriptionId: string,
  wanted?: Pick<OnlineChange, 'columns' | 'notice'>,
  tries = wanted ? READ_AT_MOST : 1,
): Promise<void> {
  const reported = await read(parts, account.ExtAccountId, extSubscriptionId);
  const id = await heldBy(parts, account, reported.subscription);
  if (id === undefined) return;
  const missed = await unbooked(parts, account.ExtAccountId, extSubscriptionId);
  const { db, bookings, now } = parts;
  const isStored = await db.transaction().execute(async (trx) => {
    for (const invoice of missed) await recordInvoice(trx, id, invoice, now());
    return storeReported(trx, id, reported, { bookings, now: now(), wanted });
  });
  if (!isStored && tries > 1) await syncSubscription(parts, account, extSubscriptionId, wanted, tries - 1);
}

/** Paid invoices whose payments are not recorded, oldest first. */
async function unbooked(
  { db, payments }: Ready,
  ExtAccountId: string,
  extSubscriptionId: string,
): Promise<readonly ProviderInvoice[]> {
  const missed: ProviderInvoice[] = [];
  for (const { ExtInvoiceId, ExtPaymentId } of await payments.paidInvoices(ExtAccountId, extSubscriptionId))
    if (ExtPaymentId !== null && !(await hasPayment(db, ExtPaymentId)))
      missed.unshift(await payments.invoice(ExtAccountId, ExtInvoiceId));
  return missed;
}

async function settleInvoice(parts: Ready, account: Account, extInvoiceId: string): Promise<void> {
  const invoice = await parts.payments.invoice(account.ExtAccountId, extInvoiceId);
  if (invoice.ExtSubscriptionId === null) return;
  await syncSubscription(parts, account, invoice.ExtSubscriptionId);
  const id = await heldOf(parts.db, account.ClubId, invoice.ExtSubscriptionId);
  if (id !== undefined) await parts.db.transaction().execute((trx) => recordInvoice(trx, id, invoice, parts.now()));
}

async function recordInvoice(trx: Queryable, id: number, invoice: ProviderInvoice, now: Date): Promise<void> {
  const held = await lockSubscription(trx, id);
  if (held && invoice.payment) await recordCharge(trx, held, invoice.payment, now);
}

/** If the order of an unknown subscription is settled without it, ends the subscription at the provider. */
async function heldBy(parts: Ready, account: Account, subscription: ProviderSubscription): Promise<number | undefined> {
  const { db } = parts;
  const { ClubId } = account;
  const { ExtSubscriptionId, ExtStatus, orderId } = subscription;
  const known = await heldOf(db, ClubId, ExtSubscriptionId);
  if (known !== undefined || orderId === null) return known;
  const order = await store.orderOf(db, orderId);
  if (order?.ClubId !== ClubId) return undefined;
  const settled = await settleOrder(parts, orderId);
  const fulfilled = await heldOf(db, ClubId, ExtSubscriptionId);
  const goesOn = ExtStatus !== 'canceled' && ExtStatus !== 'incomplete_expired';
  if (fulfilled === undefined && settled && !store.isOpen(settled) && goesOn)
    await endAtProvider(db, [{ ClubId, ExtSubscriptionId }]);
  if (fulfilled === undefined && settled?.State === 'Returned') await returnLater(parts, account, settled, ExtSubscriptionId);
  return fulfilled;
}

/** Refunds an invoice that was paid after the order was returned. */
async function returnLater(
  parts: Ready,
  { ExtAccountId }: Account,
  { PaymentOrderId }: store.OrderRow,
  extSubscriptionId: string,
): Promise<void> {
  const payments = (await unbooked(parts, ExtAccountId, extSubscriptionId)).flatMap(({ payment }) => payment ?? []);
  if (payments.length === 0) return;
  await parts.db.transaction().execute(async (trx) => {
    const order = await store.lockOrder(trx, PaymentOrderId);
    if (order?.State === 'Returned') await refundAfterReturn(trx, order, payments, parts.now());
  });
}
