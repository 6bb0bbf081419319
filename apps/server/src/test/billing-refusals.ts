import { createOrder } from '@clubpulse/contract/billing/credits.calls';
import { createSubscriptionPlan, deleteSubscriptionType } from '@clubpulse/contract/billing/subscription-types.calls';
import { deleteTransaction } from '@clubpulse/contract/billing/transactions.calls';
import * as subscriptions from '@clubpulse/contract/billing/user-subscriptions.calls';
import type { Call } from '@clubpulse/contract/call';
import { aClass, aSubscription } from './booking-rows.ts';
import type { TestHouse, TestInput } from './house.ts';
import type { ClubRows } from './samples.ts';
import type { World } from './world.ts';

/** Refusals of billing, each with a call that is refused that way every time it is made. */
export const billingRefusals = {
  SubscriptionTypeAssigned: deleteSubscriptionType,
  SubscriptionAssignmentError: subscriptions.assignSubscription,
  RecurringPlanNeedsCardPayments: createSubscriptionPlan,
  SubscriptionNotActive: subscriptions.suspendSubscription,
  SubscriptionNotSuspended: subscriptions.reactivateSubscription,
  SubscriptionHasBookings: subscriptions.suspendSubscription,
  SubscriptionAlreadyEnded: subscriptions.cancelSubscription,
  SubscriptionNotCanceled: subscriptions.undoCancelSubscription,
  SubscriptionNothingToPay: subscriptions.paySubscription,
  OnlinePaymentsNotConfigured: createOrder,
  TransactionIsLinked: deleteTransaction,
} as const satisfies Record<string, Call>;
export type BillingRefusal = keyof typeof billingRefusals;

/** Prepares the house and answers the inputs, of a manager of club A. */
export async function billingRefusalInputs(
  { db }: TestHouse,
  { clubA, ids, tokens }: World,
  rows: ClubRows,
): Promise<Record<BillingRefusal, TestInput<Call>>> {
  const token = tokens.managerA;
  const member = { id: clubA, userId: ids.athleteA };
  const held = (State: string, more: object = {}) =>
    aSubscription(db, clubA, ids.athleteA, rows.subscriptionType, null, { State, ...more });
  const of = async (id: Promise<number>, body?: object): Promise<TestInput<Call>> => ({
    params: { id: await id },
    token,
    ...(body === undefined ? {} : { body: { ...body } }),
  });
  const active = () => held('Active');
  const ended = () => held('Canceled', { StateReason: 'Immediately' });

  const booked = await active();
  const Begin = new Date(Date.now() + 86_400_000);
  await db
    .insertInto('class_participants')
    .values({
      ClassId: await aClass(db, clubA, { Begin }),
      UserId: ids.athleteA,
      ClubId: clubA,
      ClassBegin: Begin,
      ClassEnd: new Date(Begin.getTime() + 3_600_000),
      Place: 'InSite',
      State: 'Booked',
      PaymentKind: 'Subscription',
      UserSubscriptionId: booked,
    })
    .execute();
  const paid = await db
    .insertInto('transactions')
    .values({
      ClubId: clubA,
      UserId: ids.athleteA,
      Type: 'Purchase',
      Method: 'Cash',
      Amount: 5_900,
      Currency: 'EUR',
      UserSubscriptionId: booked,
    })
    .returning('TransactionId')
    .executeTakeFirstOrThrow();

  const atDesk = { ClubId: clubA, UserId: ids.athleteA, Method: 'Cash', ClubCreditsPackageId: rows.creditsPackage };
  return {
    SubscriptionTypeAssigned: { params: { id: rows.subscriptionType }, token },
    SubscriptionAssignmentError: {
      params: member,
      body: { ClassSubscriptionId: rows.subscriptionType, Price: 0, Payment: { Method: 'Cash' } },
      token,
    },
    RecurringPlanNeedsCardPayments: {
      params: { id: rows.subscriptionType },
      body: { Name: 'Monthly', Price: 4_900, Recurrence: { Every: 1, Unit: 'Month' } },
      token,
    },
    SubscriptionNotActive: await of(ended(), { ReactivationDate: null }),
    SubscriptionNotSuspended: await of(active(), {}),
    SubscriptionHasBookings: { params: { id: booked }, body: { ReactivationDate: null }, token },
    SubscriptionAlreadyEnded: await of(ended(), { AtPeriodEnd: true }),
    SubscriptionNotCanceled: await of(active()),
    SubscriptionNothingToPay: await of(active(), { Method: 'Cash' }),
    OnlinePaymentsNotConfigured: { body: { OrderType: 'Credits', PaymentMode: 'Online', ...atDesk }, token },
    TransactionIsLinked: { params: { id: clubA, transactionId: paid.TransactionId }, token },
  };
}
