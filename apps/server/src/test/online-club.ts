import * as calls from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { putPaymentSettings, refreshPaymentAccount, startOnboarding } from '@clubpulse/contract/billing/payment-accounts.calls';
import { expect } from 'vitest';
import { aSubscriptionType } from './booking-rows.ts';
import { aClub, aRole, aUser } from './rows.ts';
import type { TestServer } from './server.ts';
import type { Stripe } from './stripe.ts';
import type { World } from './world.ts';

export type OnlineClub = Awaited<ReturnType<typeof anOnlineClub>>;
export type Buyer = Awaited<ReturnType<OnlineClub['buyer']>>;

export async function anOnlineClub(server: TestServer, stripe: Stripe, world: World) {
  const { db } = server;
  const Name = `Online ${Math.random()}`;
  const club = await aClub(db, { BrandId: world.brandA, Name });
  const at = { params: { id: club }, token: world.tokens.ownerA };
  await server.call(startOnboarding, at);
  const accounts = db.selectFrom('payment_accounts').select('ExtAccountId').where('ClubId', '=', club);
  const account = (await accounts.executeTakeFirstOrThrow()).ExtAccountId ?? '';
  await stripe.account(account);
  await server.call(refreshPaymentAccount, at);
  const body = { EnableOnlinePayments: true, EnableStore: true };
  expect((await server.call(putPaymentSettings, { ...at, body })).status).toBe(200);
  const type = await aSubscriptionType(db, club, 'Open');
  const sold = { Purchasable: true, Price: 5_900, Type: 'Open' } as const;
  await db.updateTable('class_subscriptions').set(sold).where('ClassSubscriptionId', '=', type).execute();
  const monthly = {
    ClassSubscriptionId: type,
    Name: 'monthly',
    Price: 4_990,
    RecurrenceEvery: 1,
    RecurrenceUnit: 'Month',
  } as const;
  const plans = db.insertInto('subscription_plans').values(monthly).returning('SubscriptionPlanId');
  const { SubscriptionPlanId } = await plans.executeTakeFirstOrThrow();
  const ten = { ClubId: club, Name: '10 credits', Credits: 10, Price: 2_500, Currency: 'EUR', Purchasable: true };
  const packages = db.insertInto('credits_packages').values(ten).returning('ClubCreditsPackageId');
  const { ClubCreditsPackageId } = await packages.executeTakeFirstOrThrow();

  async function buyer() {
    const Email = `buyer.${Math.random()}@example.com`;
    const id = await aUser(db, { Email, EmailConfirmed: true });
    await aRole(db, id, 'Athlete', club);
    const token = await server.tokenFor(Email);
    return {
      id,
      token,
      async orders(input: object): Promise<{ orderId: number; session: string }> {
        const made = await server.call(calls.createPaymentOrder, { params: { id, clubId: club }, body: input as never, token });
        const orderId = made.result.PaymentOrderId;
        expect((await server.call(calls.openPaymentOrder, { params: { id, orderId }, token })).status).toBe(200);
        const orders = db.selectFrom('payment_orders').select('ExtCheckoutId').where('PaymentOrderId', '=', orderId);
        return { orderId, session: (await orders.executeTakeFirstOrThrow()).ExtCheckoutId ?? '' };
      },
      held: () => db.selectFrom('user_subscriptions').selectAll().where('UserId', '=', id).execute(),
      transactions: () => db.selectFrom('transactions').selectAll().where('UserId', '=', id).orderBy('TransactionId').execute(),
    };
  }
  return {
    id: club,
    Name,
    account,
    buyer,
    monthly: { Kind: 'Subscription', ClassSubscriptionId: type, SubscriptionPlanId },
    credits: { Kind: 'Credits', ClubCreditsPackageId },
    order: (orderId: number) =>
      db.selectFrom('payment_orders').selectAll().where('PaymentOrderId', '=', orderId).executeTakeFirstOrThrow(),
  };
}
