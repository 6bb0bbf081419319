import * as calls from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { addDays } from '@clubpulse/rules/time/days';
import type { Database } from '../../platform/database/database.ts';
import { anInstallment, aSubscription, aSubscriptionType } from '../../test/booking-rows.ts';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub, aPaymentAccount, aRole, aUser } from '../../test/rows.ts';

const unreached = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_API_URL: 'http://127.0.0.1:9',
};

interface Buyer {
  readonly db: Database;
  readonly UserId: number;
  readonly token: string;
}

async function aSellingClub({ db, UserId, token }: Buyer, EnableOnlinePayments: boolean) {
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
}

async function offersOf({ db, UserId }: Buyer, ClubId: number) {
  const { PaymentOrderId: orderId } = await db
    .insertInto('payment_orders')
    .values({
      ClubId,
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
  const ClassSubscriptionId = await aSubscriptionType(db, ClubId, 'Open');
  const onSale = { Purchasable: true, Price: 6_000, Type: 'Open' } as const;
  await db.updateTable('class_subscriptions').set(onSale).where('ClassSubscriptionId', '=', ClassSubscriptionId).execute();
  const limited = await aSubscriptionType(db, ClubId, 'Open');
  await db
    .updateTable('class_subscriptions')
    .set({ ...onSale, MaxActivities: 10 })
    .where('ClassSubscriptionId', '=', limited)
    .execute();
  const { SubscriptionPlanId: renewing } = await db
    .insertInto('subscription_plans')
    .values({ ClassSubscriptionId: limited, Name: 'monthly', Price: 6_000, RecurrenceEvery: 1, RecurrenceUnit: 'Month' })
    .returning('SubscriptionPlanId')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('payment_orders')
    .values({
      ClubId,
      UserId,
      ClassSubscriptionId,
      Kind: 'Subscription',
      Title: 'Open',
      Amount: 6_000,
      Currency: 'KWD',
      State: 'Processing',
      ExpiresAt: new Date(Date.now() + 80_000_000),
    })
    .execute();
  return { orderId, limited, renewing, signed: ClassSubscriptionId };
}

function ownSubscriptionsOf(buyer: Buyer) {
  const { db, UserId, token } = buyer;
  const pauses = async (rules: { MembersMayPause: boolean; PausesPerYear?: number }, fields: object = {}) => {
    const ClubId = await aClub(db, rules);
    await aRole(db, UserId, 'Athlete', ClubId);
    const type = await aSubscriptionType(db, ClubId);
    const online = { ExtSubscriptionId: `sub_${ClubId}`, ExtStatus: 'active', ...fields };
    const params = { id: UserId, userSubscriptionId: await aSubscription(db, ClubId, UserId, type, null, online) };
    return { params, body: { FirstDay: soon, LastDay: addDays(soon, 13) }, token };
  };
  const charged = async () => {
    const { params } = await pauses({ MembersMayPause: false }, { Installments: 2 });
    await anInstallment(db, params.userSubscriptionId);
    return { params, token };
  };
  const soon = addDays(new Date().toISOString().slice(0, 10), 2);
  const today = addDays(soon, -2);
  const unpaid = {
    State: 'Suspended',
    SuspendedDate: today,
    ReactivationDate: addDays(today, 40),
    OwnPauses: [today],
    RenewsOn: today,
    RecurrenceEvery: 1,
    RecurrenceUnit: 'Month',
  };
  const changes = async (RenewsOn: string, fields: object = {}) => {
    const { params } = await aSellingClub(buyer, true);
    const type = await aSubscriptionType(db, params.clubId);
    const offered = { Purchasable: true, Type: 'Open' } as const;
    await db.updateTable('class_subscriptions').set(offered).where('ClassSubscriptionId', '=', type).execute();
    const every = { RecurrenceEvery: 1, RecurrenceUnit: 'Month' } as const;
    const monthly = await db
      .insertInto('subscription_plans')
      .values({ ClassSubscriptionId: type, Name: 'monthly', Price: 4_990, ...every })
      .returning('SubscriptionPlanId')
      .executeTakeFirstOrThrow();
    const online = { ExtSubscriptionId: `sub_type_${type}`, ExtStatus: 'active', RenewsOn, ...every, ...fields };
    const Replaces = await aSubscription(db, params.clubId, UserId, type, null, online);
    return {
      params,
      body: { Kind: 'Subscription', ClassSubscriptionId: type, SubscriptionPlanId: monthly.SubscriptionPlanId, Replaces },
      token,
    };
  };
  const replaced = async () => {
    const { params, body } = await changes(soon, { ScheduledEnd: soon });
    const { clubId: ClubId } = params;
    const UserSubscriptionId = await aSubscription(db, ClubId, UserId, body.ClassSubscriptionId);
    await db
      .insertInto('payment_orders')
      .values({
        ClubId,
        UserId,
        UserSubscriptionId,
        Replaces: body.Replaces,
        Kind: 'Subscription',
        Title: 'monthly',
        Amount: 4_990,
        Currency: 'KWD',
        State: 'Paid',
        ExpiresAt: new Date(),
        SettledAt: new Date(),
      })
      .execute();
    return { params: { id: UserId, userSubscriptionId: body.Replaces }, token };
  };
  return { pauses, changes, replaced, charged, soon, unpaid };
}

async function minors({ db, tokenFor }: Pick<Buyer, 'db'> & { readonly tokenFor: (email: string) => Promise<string> }) {
  const Email = 'minor@example.com';
  const BirthDate = addDays(new Date().toISOString().slice(0, 10), -14 * 366);
  const UserId = await aUser(db, { Email, EmailConfirmed: true, BirthDate });
  const token = await tokenFor(Email);
  const { params } = await aSellingClub({ db, UserId, token }, true);
  const ClassSubscriptionId = await aSubscriptionType(db, params.clubId, 'Open');
  const onSale = { Purchasable: true, Type: 'Open' } as const;
  await db.updateTable('class_subscriptions').set(onSale).where('ClassSubscriptionId', '=', ClassSubscriptionId).execute();
  const { SubscriptionPlanId } = await db
    .insertInto('subscription_plans')
    .values({ ClassSubscriptionId, Name: 'monthly', Price: 4_990, RecurrenceEvery: 1, RecurrenceUnit: 'Month' })
    .returning('SubscriptionPlanId')
    .executeTakeFirstOrThrow();
  return { params, body: { Kind: 'Subscription', ClassSubscriptionId, SubscriptionPlanId }, token };
}

export const refusals: Refusals = async ({ server, world: { ids, tokens }, rows, open }) => {
  const at = await open(unreached);
  const { db } = at;
  const Email = 'buyer@example.com';
  const UserId = await aUser(db, { Email, EmailConfirmed: true });
  const token = await at.tokenFor(Email);
  const buyer = { db, UserId, token };
  const sells = await aSellingClub(buyer, true);
  const offers = await offersOf(buyer, sells.params.clubId);
  const { limited, renewing, orderId, signed } = offers;
  const { pauses, changes, charged, replaced, soon, unpaid } = ownSubscriptionsOf(buyer);
  const mayPause = { MembersMayPause: true, PausesPerYear: 1 };
  return {
    InstallmentsNotCancelable: provoke(at, calls.keepOwnSubscription, await charged()),
    RenewalAddsNoActivities: provoke(at, calls.createPaymentOrder, {
      ...sells,
      body: { Kind: 'Subscription', ClassSubscriptionId: limited, SubscriptionPlanId: renewing },
    }),
    PayerRequired: provoke(at, calls.createPaymentOrder, await minors(at)),
    PlanChangeTooLate: provoke(at, calls.createPaymentOrder, await changes(addDays(soon, -1))),
    PlanNotChangeable: provoke(
      at,
      calls.createPaymentOrder,
      await changes(soon, { PausesOn: soon, ResumesOn: addDays(soon, 9) }),
    ),
    SubscriptionReplaced: provoke(at, calls.keepOwnSubscription, await replaced()),
    PausesNotAllowed: provoke(at, calls.pauseOwnSubscription, await pauses({ MembersMayPause: false })),
    PausesUsedUp: provoke(at, calls.pauseOwnSubscription, await pauses(mayPause, { OwnPauses: [soon] })),
    SubscriptionAlreadyPaused: provoke(
      at,
      calls.pauseOwnSubscription,
      await pauses(mayPause, { PausesOn: soon, ResumesOn: addDays(soon, 14) }),
    ),
    SubscriptionNotPaused: provoke(at, calls.resumeOwnSubscription, { params: (await pauses(mayPause)).params, token }),
    PausedPeriodNotPaid: provoke(at, calls.resumeOwnSubscription, { params: (await pauses(mayPause, unpaid)).params, token }),
    OnlinePaymentsOff: provoke(at, calls.createPaymentOrder, await aSellingClub(buyer, false)),
    AmountNotPayableOnline: provoke(at, calls.createPaymentOrder, sells),
    PaymentOrderProcessing: provoke(at, calls.createPaymentOrder, {
      ...sells,
      body: { Kind: 'Subscription', ClassSubscriptionId: signed },
    }),
    PaymentOrderSettled: provoke(at, calls.openPaymentOrder, { params: { id: UserId, orderId }, token }),
    SubscriptionNotPaidOnline: provoke(server, calls.keepOwnSubscription, {
      params: { id: ids.athleteA, userSubscriptionId: rows.userSubscription },
      token: tokens.athleteA,
    }),
  };
};
