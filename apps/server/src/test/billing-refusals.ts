import { createCreditTransaction, createOrder } from '@clubpulse/contract/billing/credits.calls';
import { createSubscriptionPlan, deleteSubscriptionType } from '@clubpulse/contract/billing/subscription-types.calls';
import type { SubscriptionState } from '@clubpulse/contract/billing/subscriptions';
import * as subscriptions from '@clubpulse/contract/billing/subscriptions.calls';
import { createTransaction, deleteTransaction } from '@clubpulse/contract/billing/transactions.calls';
import type { Call } from '@clubpulse/contract/call';
import { remindOfPolicies } from '@clubpulse/contract/clubs/policies.calls';
import { notify } from '../platform/database/notify.ts';
import { aClass, aSubscription } from './booking-rows.ts';
import type { TestHouse, TestInput } from './house.ts';
import { aClub, aRole } from './rows.ts';
import type { ClubRows } from './sample.ts';
import type { World } from './world.ts';

/** Refusals of billing and policies, each with a call that is refused that way every time it is made. */
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
  CreditsAlreadySpent: createTransaction,
  PoliciesAllAccepted: remindOfPolicies,
  PoliciesRemindedAlready: remindOfPolicies,
} as const satisfies Record<string, Call>;
export type BillingRefusal = keyof typeof billingRefusals;

/** Prepares the house and answers the inputs, of a manager of club A. */
export async function billingRefusalInputs(
  { db, call }: TestHouse,
  { clubA, ids, tokens }: World,
  rows: ClubRows,
): Promise<Record<BillingRefusal, TestInput<Call>>> {
  const token = tokens.managerA;
  const member = { id: clubA, userId: ids.athleteA };
  const held = (State: SubscriptionState, more: object = {}) =>
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

  const credits = { ClubId: clubA, UserId: ids.neighbourA, ClubCreditsPackageId: rows.creditsPackage };
  const sold = await call(createOrder, { body: { OrderType: 'Credits', Method: 'Cash', ...credits }, token });
  const neighbour = { id: clubA, userId: ids.neighbourA };
  await call(createCreditTransaction, { params: neighbour, body: { Credits: -1 }, token });

  const reminded = await aClub(db);
  await aRole(db, ids.managerA, 'Trainer', reminded);
  await aRole(db, ids.athleteA, 'Athlete', reminded);
  await notify(db, 'clubpulse_user', ids.managerA);
  const asked = { ClubId: reminded, Type: 'JoinClub' as const, Title: 'House rules', Text: 'Bring a towel.' };
  await db
    .insertInto('policies')
    .values({ ...asked, PublishState: 'Published', PublicationDate: new Date() })
    .execute();
  await db.insertInto('policy_reminders').values({ ClubId: reminded, UserId: ids.athleteA, At: new Date() }).execute();

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
    CreditsAlreadySpent: {
      params: { id: clubA },
      body: {
        Type: 'Refund',
        Method: 'Cash',
        Amount: 5_000,
        Currency: 'EUR',
        LinkedTransactionId: sold.result.Transaction.TransactionId,
      },
      token,
    },
    PoliciesAllAccepted: { params: neighbour, token },
    PoliciesRemindedAlready: { params: { id: reminded, userId: ids.athleteA }, token },
  };
}
