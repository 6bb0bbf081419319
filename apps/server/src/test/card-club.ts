import type { PaymentOrderInput } from '@clubpulse/contract/billing/online-payments/online-payments';
import * as calls from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { putPaymentSettings, startOnboarding } from '@clubpulse/contract/billing/payment-accounts.calls';
import { expect } from 'vitest';
import { aSubscriptionType } from './booking-rows.ts';
import { aRole, aUser } from './rows.ts';
import { openOwnServer, type TestServer } from './server.ts';
import { startStripe } from './stripe.ts';
import { createWorld } from './world.ts';

export async function openCards(options: Parameters<typeof startStripe>[0] = {}) {
  const stripe = await startStripe(options);
  const server = await openOwnServer({ ...stripe.settings });
  const world = await createWorld(server);
  return {
    stripe,
    server,
    world,
    async stop(): Promise<void> {
      await server.close();
      await stripe.stop();
    },
  };
}

export type CardClub = Awaited<ReturnType<typeof openCardClub>>;

export async function openCardClub(options: Parameters<typeof startStripe>[0] = {}) {
  const cards = await openCards(options);
  const { stripe, server, world } = cards;
  const { db } = server;
  const club = world.clubA;
  const manager = world.tokens.managerA;
  const settle = async (): Promise<void> => {
    expect((await stripe.deliver(server)).every((status) => status === 200)).toBe(true);
    await server.runDueJobs();
  };
  await server.call(startOnboarding, { params: { id: club }, token: manager });
  const { ExtAccountId } = await db
    .selectFrom('payment_accounts')
    .select('ExtAccountId')
    .where('ClubId', '=', club)
    .executeTakeFirstOrThrow();
  const account = ExtAccountId ?? '';
  await stripe.account(account);
  await settle();
  const body = { EnableOnlinePayments: true, EnableStore: true };
  await server.call(putPaymentSettings, { params: { id: club }, body, token: manager });
  const type = await aSubscriptionType(db, club, 'Open');
  const onSale = { Purchasable: true, Price: 5_900, Type: 'Open' } as const;
  await db.updateTable('class_subscriptions').set(onSale).where('ClassSubscriptionId', '=', type).execute();
  const aPlan = async (fields: object) => {
    const values = { ClassSubscriptionId: type, Name: 'plan', Price: 4_990, ...fields };
    const inserted = db.insertInto('subscription_plans').values(values).returning('SubscriptionPlanId');
    return (await inserted.executeTakeFirstOrThrow()).SubscriptionPlanId;
  };
  const plan = await aPlan({ RecurrenceEvery: 1, RecurrenceUnit: 'Month' });
  const ten = { ClubId: club, Name: '10 credits', Credits: 10, Price: 2_500, Currency: 'EUR', Purchasable: true };
  const sold = db.insertInto('credits_packages').values(ten).returning('ClubCreditsPackageId');
  const pack = (await sold.executeTakeFirstOrThrow()).ClubCreditsPackageId;

  return {
    ...cards,
    club,
    manager,
    account,
    type,
    plan,
    pack,
    aPlan,
    settle,
    stored: (orderId: number) =>
      db.selectFrom('payment_orders').selectAll().where('PaymentOrderId', '=', orderId).executeTakeFirstOrThrow(),
    object: <T = Record<string, unknown>>(id: string | null) => stripe.control<T>('object', { id }),
    aBuyer: () => buyerIn({ server, club, type, pack }),
  };
}

interface Shop {
  readonly server: TestServer;
  readonly club: number;
  readonly type: number;
  readonly pack: number;
}
export type Buyer = Awaited<ReturnType<typeof buyerIn>>;

async function buyerIn({ server, club, type, pack }: Shop) {
  const { db } = server;
  const Email = `buyer.${Math.random()}@example.com`;
  const id = await aUser(db, { Email, EmailConfirmed: true });
  await aRole(db, id, 'Athlete', club);
  const token = await server.tokenFor(Email);
  const ofOrder = (orderId: number) => ({ params: { id, orderId }, token });
  const buyer = {
    id,
    token,
    create: (order: Partial<PaymentOrderInput>) =>
      server.call(calls.createPaymentOrder, { params: { id, clubId: club }, body: order as never, token }),
    open: (orderId: number) => server.call(calls.openPaymentOrder, ofOrder(orderId)),
    check: (orderId: number) => server.call(calls.checkPaymentOrder, ofOrder(orderId)),
    cancel: (orderId: number) => server.call(calls.cancelPaymentOrder, ofOrder(orderId)),
    subscription: (fields: object = {}): Partial<PaymentOrderInput> => ({
      Kind: 'Subscription',
      ClassSubscriptionId: type,
      ...fields,
    }),
    credits: { Kind: 'Credits', ClubCreditsPackageId: pack } as const,
    debt: (UserSubscriptionId: number) => ({ Kind: 'Debt', UserSubscriptionId }) as const,
    async ordered(order: Partial<PaymentOrderInput>): Promise<{ orderId: number; session: string }> {
      const { result } = await buyer.create(order);
      const orderId = result.PaymentOrderId;
      await buyer.open(orderId);
      const row = db.selectFrom('payment_orders').select('ExtCheckoutId').where('PaymentOrderId', '=', orderId);
      return { orderId, session: (await row.executeTakeFirstOrThrow()).ExtCheckoutId ?? '' };
    },
    transactions: () => db.selectFrom('transactions').selectAll().where('UserId', '=', id).orderBy('TransactionId').execute(),
    held: () => db.selectFrom('user_subscriptions').selectAll().where('UserId', '=', id).orderBy('UserSubscriptionId').execute(),
    async customer(): Promise<string | null> {
      const row = db.selectFrom('payment_customers').select('ExtCustomerId').where('UserId', '=', id);
      return (await row.executeTakeFirstOrThrow()).ExtCustomerId;
    },
    async events(Type: string): Promise<Record<string, unknown>[]> {
      const rows = await db.selectFrom('events').select('Payload').where('Type', '=', Type).orderBy('EventId').execute();
      return rows.map(({ Payload }) => Payload as Record<string, unknown>).filter(({ Target }) => Target === id);
    },
  };
  return buyer;
}
