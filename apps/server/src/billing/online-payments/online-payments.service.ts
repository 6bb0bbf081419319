import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type {
  PaymentOrder,
  PaymentOrderId,
  PaymentOrderInput,
  StoredCard,
} from '@clubpulse/contract/billing/online-payments/online-payments';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { PageQuery } from '@clubpulse/contract/scalars';
import { isPayableOnline } from '@clubpulse/rules/billing/online-payments/sold-online';
import { hasRoleIn } from '../../accounts/roles/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { pageOf, presented } from '../../platform/page/page.ts';
import { paymentSettingsOf, refusedByProvider } from '../payment-accounts/public.ts';
import { lockPersons } from '../transactions/public.ts';
import { checkoutPage, LAST_MINUTES_MS, type OrderParts } from './checkout-page.service.ts';
import { closeOrder, closeOthers } from './closing.service.ts';
import { offerOf } from './offers.service.ts';
import { accountOf } from './online-payments.facts.ts';
import { presentClubOrder, presentOrder } from './online-payments.present.ts';
import * as store from './online-payments.store.ts';
import type { Online, Settlement } from './settlement.service.ts';
import { payWithCard, storedCardsOf } from './stored-cards.service.ts';

/** The provider closes a page after 24 hours. */
const OPEN_MS = 23 * 3_600_000;
const LISTED_MS = 30 * 24 * 3_600_000;

type Ready = Required<OrderParts>;

export type PaymentOrders = ReturnType<typeof createPaymentOrders>;

export const createPaymentOrders = (parts: OrderParts) =>
  bindActs(
    { now: () => new Date(), ...parts },
    { ofUser, ofClub, create, open, cards, pay, check, cancel, cancelOfClub, request },
  );

const ofUser = async ({ db, now }: Ready, userId: UserId): Promise<PaymentOrder[]> =>
  (await store.ordersOfUser(db, userId, new Date(now().getTime() - LISTED_MS))).map(presentOrder);

function ofClub({ db }: Ready, ClubId: ClubId, query: PageQuery & { readonly UserId?: UserId | undefined }) {
  const orders = { ClubId, UserId: query.UserId };
  const count = store.countOrders(db, orders);
  return pageOf(query, {
    data: presented(store.ordersOfClub(db, orders, query), presentClubOrder),
    recordsTotal: count,
    recordsFiltered: count,
  });
}

interface Making {
  readonly clubId: ClubId;
  readonly userId: UserId;
  readonly input: PaymentOrderInput;
  readonly by: CallerId;
  readonly atDesk: boolean;
}
type Transact = (act: (trx: Queryable) => Promise<PaymentOrder | Refusal>) => Promise<PaymentOrder | Refusal>;

const create = (
  parts: Ready,
  clubId: ClubId,
  userId: UserId,
  input: PaymentOrderInput,
  key?: RequestKey,
): Promise<PaymentOrder | Refusal> =>
  make(parts, { clubId, userId, input, by: userId as CallerId, atDesk: false }, (act) => transactOnce(parts.db, key, act));

/** Requests to the provider run outside of the transaction. Returns an older order if it was paid meanwhile. */
async function make(parts: Ready, making: Making, transact: Transact): Promise<PaymentOrder | Refusal> {
  const { db, online } = parts;
  const wanted = await wantedOrder(parts, db, making);
  if (online && !isRefusal(wanted)) {
    const settled = await refusedByProvider(() => closeOthers({ ...parts, ...online }, wanted, () => openOrder(db, wanted)));
    if (settled) return isRefusal(settled) ? settled : transact(async () => orderToPay(settled));
  }
  return transact(async (trx) => {
    await lockPersons(trx, [making.userId]);
    const order = await wantedOrder(parts, trx, making);
    if (isRefusal(order)) return order;
    const stored = (await openOrder(trx, order)) ?? (await store.orderOf(trx, await store.insertOrder(trx, order)));
    return stored ? orderToPay(stored) : refuse('NotFound');
  });
}

const orderToPay = (order: store.OrderRow): PaymentOrder | Refusal =>
  order.State === 'Processing'
    ? refuse('PaymentOrderProcessing', { values: { Title: order.Title, PaymentOrderId: order.PaymentOrderId } })
    : presentOrder(order);

type Wanted = Parameters<typeof store.insertOrder>[1] & { readonly CreatedAt: Date };

const openOrder = (db: Queryable, order: Wanted): Promise<store.OrderRow | undefined> =>
  store.sameOrder(db, order, new Date(order.CreatedAt.getTime() + LAST_MINUTES_MS));

async function wantedOrder(parts: Ready, db: Queryable, making: Making): Promise<Wanted | Refusal> {
  const { clubId, userId, input, by, atDesk } = making;
  const known = await parts.club(clubId, db);
  if (!known || !(await hasRoleIn(db, userId, clubId))) return refuse('NotFound');
  const now = parts.now();
  const wish = { ClubId: clubId, UserId: userId, TimeZone: known.TimeZone, now, atDesk };
  const offer = await offerOf(db, wish, input);
  if (isRefusal(offer) && offer.refused === 'ValidationFailed') return offer;
  if (!parts.online) return refuse('OnlinePaymentsNotConfigured');
  const account = await accountOf(db, clubId);
  const { EnableOnlinePayments } = await paymentSettingsOf(db, clubId);
  if (account?.State !== 'Active' || !EnableOnlinePayments) return refuse('OnlinePaymentsOff');
  if (isRefusal(offer)) return offer;
  if (!isPayableOnline(offer)) return refuse('AmountNotPayableOnline');
  const ExpiresAt = new Date(now.getTime() + OPEN_MS);
  return { ...offer, ClubId: clubId, UserId: userId, OrderedBy: by, CreatedAt: now, ExpiresAt };
}

async function own<T>(
  { db, online }: Ready,
  holder: { readonly UserId: UserId } | { readonly ClubId: ClubId },
  orderId: PaymentOrderId,
  act: (order: store.OrderRow, online: Online) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const order = await store.orderOf(db, orderId);
  const isHeld = 'UserId' in holder ? order?.UserId === holder.UserId : order?.ClubId === holder.ClubId;
  if (!order || !isHeld) return refuse('NotFound');
  return online ? refusedByProvider(() => act(order, online)) : refuse('OnlinePaymentsNotConfigured');
}

const open = (parts: Ready, userId: UserId, orderId: PaymentOrderId): Promise<{ Url: string } | Refusal> =>
  own(parts, { UserId: userId }, orderId, (order, online) => checkoutPage({ ...parts, ...online }, order));

async function cards(parts: Ready, userId: UserId, clubId: ClubId): Promise<StoredCard[] | Refusal> {
  const { online } = parts;
  return online ? refusedByProvider(() => storedCardsOf({ ...parts, ...online }, clubId, userId)) : [];
}

const pay = (parts: Ready, userId: UserId, orderId: PaymentOrderId, means: string) =>
  own(parts, { UserId: userId }, orderId, (order, online) => payWithCard({ ...parts, ...online }, order, means));

const check = (parts: Ready, userId: UserId, orderId: PaymentOrderId): Promise<PaymentOrder | Refusal> =>
  own(parts, { UserId: userId }, orderId, (_order, { settlement }) => settledNow(settlement, orderId));

async function settledNow(settlement: Settlement, orderId: PaymentOrderId): Promise<PaymentOrder | Refusal> {
  const order = await settlement.settleOrder(orderId);
  return order ? presentOrder(order) : refuse('NotFound');
}

const cancel = (parts: Ready, userId: UserId, orderId: PaymentOrderId): Promise<PaymentOrder | Refusal> =>
  own(parts, { UserId: userId }, orderId, (order, online) => canceled(parts, order, online));

const cancelOfClub = (parts: Ready, clubId: ClubId, orderId: PaymentOrderId): Promise<PaymentOrder | Refusal> =>
  own(parts, { ClubId: clubId }, orderId, (order, online) => canceled(parts, order, online));

async function canceled(parts: Ready, order: store.OrderRow, online: Online): Promise<PaymentOrder | Refusal> {
  const closed = await closeOrder({ ...parts, ...online }, order);
  return closed ? presentOrder(closed) : refuse('NotFound');
}

interface Requesting {
  readonly input: PaymentOrderInput;
  readonly Send: boolean;
  readonly by: CallerId;
}

/** A repeated request finds the order and its page; only the event needs the key. */
async function request(
  parts: Ready,
  clubId: ClubId,
  userId: UserId,
  { input, Send, by }: Requesting,
  key?: RequestKey,
): Promise<{ Order: PaymentOrder; Url: string } | Refusal> {
  const { db, online } = parts;
  const Order = await make(parts, { clubId, userId, input, by, atDesk: true }, (act) => db.transaction().execute(act));
  if (isRefusal(Order)) return inOrder(Order);
  const row = await store.orderOf(db, Order.PaymentOrderId);
  if (!row || !online) return refuse('NotFound');
  const page = await refusedByProvider(() => checkoutPage({ ...parts, ...online }, row));
  if (isRefusal(page)) return page;
  const { PaymentOrderId, Title, Amount, Currency } = Order;
  return transactOnce(db, key, async (trx) => {
    const Payload = { Target: userId, Title, Amount, Currency, Reason: null, PaymentOrderId, Url: page.Url, By: by };
    if (Send) await emit(trx, { ClubId: clubId, Type: 'PaymentRequested', Payload });
    return { Order, Url: page.Url };
  });
}

const inOrder = ({ errors, ...refusal }: Refusal): Refusal =>
  errors === undefined ? refusal : { ...refusal, errors: errors.map((error) => ({ ...error, field: `Order.${error.field}` })) };
