import type { UserId } from '@clubpulse/contract/accounts/users';
import type { PaymentOrderId } from '@clubpulse/contract/billing/online-payments/online-payments';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { PaymentEvents, PaymentOrders } from '../../platform/database/schema.generated.ts';
import { canQueryProvider } from '../subscriptions/public.ts';

export type OrderRow = Selectable<PaymentOrders> & { readonly ClubName: string };
export type NewOrder = Insertable<PaymentOrders>;
export type EventRow = Selectable<PaymentEvents>;

const OPEN = ['Open', 'Processing'] as const;
/** In other states the page may still report a payment. */
export const isFinal = ({ State }: Pick<OrderRow, 'State'>): boolean => State === 'Paid' || State === 'Returned';
export const isOpen = ({ State }: Pick<OrderRow, 'State'>): boolean => State === 'Open' || State === 'Processing';

const orders = (db: Queryable) =>
  db
    .selectFrom('payment_orders as o')
    .innerJoin('clubs', 'clubs.ClubId', 'o.ClubId')
    .selectAll('o')
    .select('clubs.Name as ClubName');

export const orderOf = (db: Queryable, orderId: PaymentOrderId): Promise<OrderRow | undefined> =>
  orders(db).where('o.PaymentOrderId', '=', orderId).executeTakeFirst();

export async function lockOrder(trx: Queryable, orderId: PaymentOrderId): Promise<OrderRow | undefined> {
  await trx.selectFrom('payment_orders').select('PaymentOrderId').where('PaymentOrderId', '=', orderId).forUpdate().execute();
  return orderOf(trx, orderId);
}

export async function orderOfCheckout(db: Queryable, extCheckoutId: string): Promise<PaymentOrderId | undefined> {
  const row = await db
    .selectFrom('payment_orders')
    .select('PaymentOrderId')
    .where('ExtCheckoutId', '=', extCheckoutId)
    .executeTakeFirst();
  return row?.PaymentOrderId;
}

export const ordersOfUser = (db: Queryable, userId: UserId, since: Date): Promise<OrderRow[]> =>
  orders(db)
    .where('o.UserId', '=', userId)
    .where(({ eb, or }) => or([eb('o.CreatedAt', '>=', since), eb('o.State', 'in', OPEN)]))
    .orderBy('o.PaymentOrderId', 'desc')
    .execute();

interface OfClub {
  readonly ClubId: ClubId;
  readonly UserId: UserId | undefined;
}

export const ordersOfClub = (
  db: Queryable,
  { ClubId, UserId }: OfClub,
  { start, length }: { readonly start: number; readonly length: number },
) =>
  orders(db)
    .leftJoin('users', 'users.UserId', 'o.UserId')
    .select(['users.Nickname', 'users.FirstMidName', 'users.LastName'])
    .where('o.ClubId', '=', ClubId)
    .$if(UserId !== undefined, (query) => query.where('o.UserId', '=', UserId ?? null))
    .orderBy('o.PaymentOrderId', 'desc')
    .limit(length)
    .offset(start)
    .execute();

export async function countOrders(db: Queryable, { ClubId, UserId }: OfClub): Promise<number> {
  const { count } = await db
    .selectFrom('payment_orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ClubId', '=', ClubId)
    .$if(UserId !== undefined, (query) => query.where('UserId', '=', UserId ?? null))
    .executeTakeFirstOrThrow();
  return count;
}

const same = [
  'Kind',
  'ClassSubscriptionId',
  'SubscriptionPlanId',
  'ClubCreditsPackageId',
  'UserSubscriptionId',
  'ActivationDate',
  'FirstChargeOn',
  'Replaces',
  'Amount',
  'Price',
  'Installments',
  'Currency',
  'InstallmentNumber',
  'Period',
  'RecurrenceEvery',
  'RecurrenceUnit',
  'DurationDays',
  'MaxActivities',
  'MaxWeeklyBookings',
  'MaxMonthlyBookings',
] as const satisfies readonly (keyof NewOrder)[];
const thing = ['Kind', 'ClassSubscriptionId', 'ClubCreditsPackageId', 'UserSubscriptionId'] as const;

type Order = Omit<NewOrder, 'Besides'> & { readonly Besides?: readonly number[] };

const hasSame = (order: Order, names: readonly (typeof same)[number][]) =>
  sql<boolean>`(${sql.join(
    names.map((name) => sql`${sql.ref(`o.${name}`)} is not distinct from ${order[name] ?? null}`),
    sql` and `,
  )})`;

const unsettledOf = (db: Queryable, { ClubId, UserId = null }: Order) =>
  orders(db)
    .where('o.ClubId', '=', ClubId)
    .where('o.UserId', '=', UserId)
    .where('o.State', 'in', OPEN)
    .orderBy('o.PaymentOrderId', 'desc');

export const ordersOfSameThing = (db: Queryable, order: Order): Promise<OrderRow[]> =>
  unsettledOf(db, order).where(hasSame(order, thing)).execute();

export const sameOrder = (db: Queryable, order: Order, until: Date): Promise<OrderRow | undefined> =>
  unsettledOf(db, order)
    .where(({ eb, or }) => or([eb('o.ExpiresAt', '>=', until), eb('o.State', '=', 'Processing')]))
    .where(hasSame(order, same))
    .where(sql<boolean>`o."Besides" = ${[...(order.Besides ?? [])]}::bigint[]`)
    .executeTakeFirst();

export async function insertOrder(
  trx: Queryable,
  { Besides, ...order }: Omit<NewOrder, 'Besides'> & { readonly Besides: readonly number[] },
) {
  const { PaymentOrderId } = await trx
    .insertInto('payment_orders')
    .values({ ...order, Besides: sql<number[]>`${[...Besides]}::bigint[]` })
    .returning('PaymentOrderId')
    .executeTakeFirstOrThrow();
  return PaymentOrderId;
}

export async function saveOrder(db: Queryable, orderId: PaymentOrderId, fields: Updateable<PaymentOrders>): Promise<void> {
  await db.updateTable('payment_orders').set(fields).where('PaymentOrderId', '=', orderId).execute();
}

/** False when the order is settled, or has another page. */
export async function saveOpened(
  db: Queryable,
  orderId: PaymentOrderId,
  page: { ExtCheckoutId: string; Url: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_orders')
    .set(page)
    .where('PaymentOrderId', '=', orderId)
    .where('State', '=', 'Open')
    .where(({ eb, or }) => or([eb('ExtCheckoutId', 'is', null), eb('ExtCheckoutId', '=', page.ExtCheckoutId)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a page or charge that can no longer take money from its order. */
export async function clearOpened(db: Queryable, { PaymentOrderId, ExtCheckoutId }: OrderRow): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({ ExtCheckoutId: null, Url: null, RequestKey: sql<string>`gen_random_uuid()` })
    .where('PaymentOrderId', '=', PaymentOrderId)
    .where('State', '=', 'Open')
    .where('ExtCheckoutId', '=', ExtCheckoutId)
    .execute();
}

/** The provider stores a refusal under its key, so the order needs a new key. */
export async function renewKey(db: Queryable, { PaymentOrderId, RequestKey }: OrderRow): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({ RequestKey: sql<string>`gen_random_uuid()` })
    .where('PaymentOrderId', '=', PaymentOrderId)
    .where('RequestKey', '=', RequestKey)
    .where('Url', 'is', null)
    .execute();
}

/** Returns the least recently checked orders first, and marks them as checked. */
export async function takeOrdersToCheck(db: Queryable, now: Date, most: number): Promise<PaymentOrderId[]> {
  const due = db
    .selectFrom('payment_orders as o')
    .select('o.PaymentOrderId')
    .where('o.State', 'in', OPEN)
    .where(({ eb, or }) => or([eb('o.ExtCheckoutId', 'is not', null), eb('o.ExpiresAt', '<=', now)]))
    .where(canQueryProvider('o'))
    .orderBy(sql`coalesce(o."AskedAt", o."CreatedAt")`)
    .orderBy('o.PaymentOrderId')
    .limit(most)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .updateTable('payment_orders')
    .set({ AskedAt: now })
    .where('PaymentOrderId', 'in', due)
    .returning('PaymentOrderId')
    .execute();
  return rows.map(({ PaymentOrderId }) => PaymentOrderId);
}

export interface OpenPage {
  readonly ExtAccountId: string;
  readonly ExtCheckoutId: string;
}

export async function lockOpenPages(
  trx: Queryable,
  { ClubId, UserId }: { readonly ClubId: ClubId; readonly UserId?: UserId },
): Promise<OpenPage[]> {
  const rows = await trx
    .selectFrom('payment_orders as o')
    .leftJoin('payment_accounts as a', (join) =>
      join.onRef('a.ClubId', '=', 'o.ClubId').on('a.PaymentAccountType', '=', 'Stripe'),
    )
    .select(['o.ExtCheckoutId', 'a.ExtAccountId'])
    .where('o.ClubId', '=', ClubId)
    .where('o.State', 'in', OPEN)
    .$if(UserId !== undefined, (query) => query.where('o.UserId', '=', UserId ?? null))
    .orderBy('o.PaymentOrderId')
    .forUpdate('o')
    .execute();
  return rows.flatMap(({ ExtAccountId, ExtCheckoutId }) =>
    ExtAccountId === null || ExtCheckoutId === null ? [] : [{ ExtAccountId, ExtCheckoutId }],
  );
}

export interface Customer {
  readonly RequestKey: string;
  readonly ExtCustomerId: string | null;
}

export async function customerOf(db: Queryable, ClubId: ClubId, UserId: UserId): Promise<Customer> {
  await db
    .insertInto('payment_customers')
    .values({ ClubId, UserId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('payment_customers')
    .select(['RequestKey', 'ExtCustomerId'])
    .where('ClubId', '=', ClubId)
    .where('UserId', '=', UserId)
    .executeTakeFirstOrThrow();
}

export async function storedCustomer(db: Queryable, ClubId: ClubId, UserId: UserId): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_customers')
    .select('ExtCustomerId')
    .where('ClubId', '=', ClubId)
    .where('UserId', '=', UserId)
    .executeTakeFirst();
  return row?.ExtCustomerId ?? undefined;
}

export async function saveCustomer(db: Queryable, ClubId: ClubId, UserId: UserId, ExtCustomerId: string): Promise<void> {
  await db
    .updateTable('payment_customers')
    .set({ ExtCustomerId })
    .where('ClubId', '=', ClubId)
    .where('UserId', '=', UserId)
    .execute();
}

export async function renewCustomerKey(db: Queryable, ClubId: ClubId, UserId: UserId, { RequestKey }: Customer): Promise<void> {
  await db
    .updateTable('payment_customers')
    .set({ RequestKey: sql<string>`gen_random_uuid()` })
    .where('ClubId', '=', ClubId)
    .where('UserId', '=', UserId)
    .where('RequestKey', '=', RequestKey)
    .execute();
}

/** The provider deleted the customer; the next order creates another. */
export async function forgetCustomer(db: Queryable, ClubId: ClubId, UserId: UserId, ExtCustomerId: string): Promise<void> {
  await db
    .updateTable('payment_customers')
    .set({ ExtCustomerId: null, RequestKey: sql<string>`gen_random_uuid()` })
    .where('ClubId', '=', ClubId)
    .where('UserId', '=', UserId)
    .where('ExtCustomerId', '=', ExtCustomerId)
    .execute();
}

export async function insertEvent(trx: Queryable, event: Insertable<PaymentEvents>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('payment_events')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

const waiting = (db: Queryable) =>
  db.selectFrom('payment_events').selectAll().where('HandledAt', 'is', null).where('Error', 'is', null);

export const waitingEvent = (db: Queryable, extEventId: string): Promise<EventRow | undefined> =>
  waiting(db).where('ExtEventId', '=', extEventId).executeTakeFirst();

export type WaitingEvent = Pick<EventRow, 'ExtEventId' | 'Type' | 'ReceivedAt'>;

export const waitingEvents = (db: Queryable, before: Date, most: number): Promise<WaitingEvent[]> =>
  waiting(db).where('ReceivedAt', '<', before).orderBy('ReceivedAt').limit(most).execute();

export async function markHandled(db: Queryable, extEventId: string, HandledAt: Date): Promise<void> {
  await db.updateTable('payment_events').set({ HandledAt }).where('ExtEventId', '=', extEventId).execute();
}

export async function giveUpEvent(db: Queryable, extEventId: string, reason: string): Promise<void> {
  await db.updateTable('payment_events').set({ Error: reason }).where('ExtEventId', '=', extEventId).execute();
}

export async function forgetEvents(db: Queryable, before: Date): Promise<void> {
  await db
    .deleteFrom('payment_events')
    .where('ReceivedAt', '<', before)
    .where(({ eb, or }) => or([eb('HandledAt', '<', before), eb('Error', 'is not', null)]))
    .execute();
}
