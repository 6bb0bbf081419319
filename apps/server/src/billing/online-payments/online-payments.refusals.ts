import * as calls from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { addDays } from '@clubpulse/rules/time/days';
import { aSubscription, aSubscriptionType } from '../../test/booking-rows.ts';
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
  const pauses = async (rules: { MembersMayPause: boolean; PausesPerYear?: number }, fields: object = {}) => {
    const ClubId = await aClub(db, rules);
    await aRole(db, UserId, 'Athlete', ClubId);
    const type = await aSubscriptionType(db, ClubId);
    const online = { ExtSubscriptionId: `sub_${ClubId}`, ExtStatus: 'active', ...fields };
    const params = { id: UserId, userSubscriptionId: await aSubscription(db, ClubId, UserId, type, null, online) };
    return { params, body: { FirstDay: soon, LastDay: addDays(soon, 13) }, token };
  };
  const soon = addDays(new Date().toISOString().slice(0, 10), 2);
  const mayPause = { MembersMayPause: true, PausesPerYear: 1 };
  return {
    PausesNotAllowed: provoke(at, calls.pauseOwnSubscription, await pauses({ MembersMayPause: false })),
    PausesUsedUp: provoke(at, calls.pauseOwnSubscription, await pauses(mayPause, { OwnPauses: [soon] })),
    SubscriptionAlreadyPaused: provoke(
      at,
      calls.pauseOwnSubscription,
      await pauses(mayPause, { PausesOn: soon, ResumesOn: addDays(soon, 14) }),
    ),
    SubscriptionNotPaused: provoke(at, calls.resumeOwnSubscription, await pauses(mayPause)),
    OnlinePaymentsOff: provoke(at, calls.createPaymentOrder, await clubWhere(false)),
    AmountNotPayableOnline: provoke(at, calls.createPaymentOrder, sells),
    PaymentOrderSettled: provoke(at, calls.openPaymentOrder, { params: { id: UserId, orderId }, token }),
    SubscriptionNotPaidOnline: provoke(house, calls.keepOwnSubscription, {
      params: { id: ids.athleteA, userSubscriptionId: rows.userSubscription },
      token: tokens.athleteA,
    }),
  };
};
