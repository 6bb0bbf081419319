import type { SubscriptionState } from '@clubpulse/contract/billing/subscriptions';
import * as calls from '@clubpulse/contract/billing/subscriptions.calls';
import type { Call } from '@clubpulse/contract/call';
import { aClass, anInstallment, aSubscription } from '../../test/booking-rows.ts';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ server, world: { clubA, ids, tokens }, rows }) => {
  const { db } = server;
  const token = tokens.managerA;
  const held = (State: SubscriptionState, overrides: object = {}) =>
    aSubscription(db, clubA, ids.athleteA, rows.subscriptionType, null, { State, ...overrides });
  const active = () => held('Active');
  const ended = () => held('Canceled', { StateReason: 'Immediately' });
  const refused = async (call: Call, id: Promise<number>, body?: object) =>
    provoke(server, call, { params: { id: await id }, token, ...(body === undefined ? {} : { body: { ...body } }) });

  const charged = await held('Active', { ExtSubscriptionId: 'sub_charged', ExtStatus: 'active', Installments: 2 });
  await anInstallment(db, charged);
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
  return {
    SubscriptionAssignmentError: provoke(server, calls.assignSubscription, {
      params: { id: clubA, userId: ids.athleteA },
      body: { ClassSubscriptionId: rows.subscriptionType, Price: 0, Payment: { Method: 'Cash' } },
      token,
    }),
    SubscriptionAlreadyHeld: provoke(server, calls.assignSubscription, {
      params: { id: clubA, userId: ids.athleteA },
      body: { ClassSubscriptionId: rows.subscriptionType },
      token,
    }),
    SubscriptionNotActive: await refused(calls.suspendSubscription, ended(), { ReactivationDate: null }),
    SubscriptionNotSuspended: await refused(calls.reactivateSubscription, active(), {}),
    SubscriptionHasBookings: await refused(calls.suspendSubscription, Promise.resolve(booked), { ReactivationDate: null }),
    SubscriptionHasDebt: await refused(
      calls.deleteUserSubscription,
      held('Expired', { StateReason: 'Date', ExtStatus: null, DueDateUTC: new Date('2026-01-01T00:00:00Z') }),
    ),
    SubscriptionAlreadyEnded: await refused(calls.cancelSubscription, ended(), { AtPeriodEnd: true }),
    SubscriptionNotCanceled: await refused(calls.undoCancelSubscription, active()),
    SubscriptionDueChanged: await refused(calls.paySubscription, held('Active', { ExtStatus: null }), {
      Method: 'Cash',
      Seen: { AmountDue: 1, DueDateUTC: null },
    }),
    InstallmentsPaidByCard: await refused(calls.paySubscription, Promise.resolve(charged), { Method: 'Cash' }),
    SubscriptionNothingToPay: await refused(calls.paySubscription, active(), { Method: 'Cash' }),
  };
};
