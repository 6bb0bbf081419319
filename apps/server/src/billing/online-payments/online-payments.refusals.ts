import * as calls from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { aSubscriptionType } from '../../test/booking-rows.ts';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub, aPaymentAccount, aRole, aUser } from '../../test/rows.ts';

/** Settings of a provider that no provocation reaches. */
const unreached = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_API_URL: 'http://127.0.0.1:9',
};

export const refusals: Refusals = async ({ house, world: { ids, tokens }, rows, open }) => {
  const at = await open(unreached);
  const { db } = at;
  const Email = 'buyer@example.com';
  const UserId = await aUser(db, { Email, EmailConfirmed: true });
  const token = await at.tokenFor(Email);
  const clubWhere = async (EnableOnlinePayments: boolean) => {
    const ClubId = await aClub(db, { EnableOnlinePayments, EnableStore: true, Currency: 'KWD' });
    await aPaymentAccount(db, ClubId);
    await aRole(db, UserId, 'Athlete', ClubId);
    const sold = { ClubId, Name: '10 credits', Credits: 10, Price: 2_501, Currency: 'KWD', Purchasable: true };
    const { ClubCreditsPackageId } = await db
      .insertInto('credits_packages')
      .values(sold)
      .returning('ClubCreditsPackageId')
      .executeTakeFirstOrThrow();
    return { params: { id: UserId, clubId: ClubId }, body: { Kind: 'Credits', ClubCreditsPackageId }, token };
  };
  const sells = await clubWhere(true);
  const { PaymentOrderId: orderId } = await db
    .insertInto('payment_orders')
    .values({
      ClubId: sells.params.clubId,
      UserId,
      Kind: 'Credits',
      Title: '10 credits',
      Amount: 2_500,
      Currency: 'KWD',
      State: 'Paid',
      ExpiresAt: new Date(),
      SettledAt: new Date(),
    })
    .returning('PaymentOrderId')
    .executeTakeFirstOrThrow();
  const ClassSubscriptionId = await aSubscriptionType(db, sells.params.clubId, 'Open');
  const onSale = { Purchasable: true, Price: 6_000, Type: 'Open' } as const;
  await db.updateTable('class_subscriptions').set(onSale).where('ClassSubscriptionId', '=', ClassSubscriptionId).execute();
  const { SubscriptionPlanId } = await db
    .insertInto('subscription_plans')
    .values({ ClassSubscriptionId, Name: 'three', Price: 6_000, Installments: 3 })
    .returning('SubscriptionPlanId')
    .executeTakeFirstOrThrow();
  return {
    InstallmentsNotPayableOnline: provoke(at, calls.createPaymentOrder, {
      ...sells,
      body: { Kind: 'Subscription', ClassSubscriptionId, SubscriptionPlanId },
    }),
    OnlinePaymentsOff: provoke(at, calls.createPaymentOrder, await clubWhere(false)),
    AmountNotPayableOnline: provoke(at, calls.createPaymentOrder, sells),
    PaymentOrderSettled: provoke(at, calls.openPaymentOrder, { params: { id: UserId, orderId }, token }),
    SubscriptionNotPaidOnline: provoke(house, calls.keepOwnSubscription, {
      params: { id: ids.athleteA, userSubscriptionId: rows.userSubscription },
      token: tokens.athleteA,
    }),
  };
};
