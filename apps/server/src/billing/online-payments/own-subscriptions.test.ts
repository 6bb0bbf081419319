import type { PaymentOrder } from '@clubpulse/contract/billing/online-payments/online-payments';
import * as calls from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { putPauseRules } from '@clubpulse/contract/billing/payment-accounts.calls';
import {
  reactivateSubscription,
  suspendSubscription,
  undoCancelSubscription,
} from '@clubpulse/contract/billing/subscriptions.calls';
import { periodStart } from '@clubpulse/rules/billing/subscriptions/recurrence';
import { addDays, dayIn, daysBetween } from '@clubpulse/rules/time/days';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeats } from '../../calendar/seats/public.ts';
import { outsideTransaction } from '../../platform/database/pool/one-connection.ts';
import { aClass, aSubscription, hours } from '../../test/booking-rows.ts';
import { type CardClub, openCardClub } from '../../test/card-club.ts';
import { makeDue, postponeJobs } from '../../test/jobs.ts';
import { oneIn } from '../../test/proof/at-length.ts';
import { untilStuck } from '../../test/race/until-stuck.ts';
import { aRole } from '../../test/rows.ts';
import type { TestServer } from '../../test/server.ts';
import { type Stripe, testCards } from '../../test/stripe.ts';
import type { World } from '../../test/world.ts';

let shop: CardClub;
let stripe: Stripe;
let server: TestServer;
let world: World;
let club: number;
let type: number;
let plan: number;
let other: number;
let today: string;
let member: { readonly id: number; readonly token: string };
let held: number;

const rules = { MembersMayPause: true, MaxPauseDays: 30, PausesPerYear: 2 };
const saveRules = (changed: Partial<typeof rules> = {}) =>
  server.call(putPauseRules, { params: { id: club }, body: { ...rules, ...changed }, token: world.tokens.managerA });

beforeAll(async () => {
  // The double's clock starts a day back, so that a subscription is charged on the day before its pause.
  shop = await openCardClub({ daysBack: 1 });
  ({ stripe, server, world, club, type, plan } = shop);
  other = await shop.aPlan({ Name: 'monthly, all clubs', Price: 6_990, RecurrenceEvery: 1, RecurrenceUnit: 'Month' });
  const { TimeZone } = await server.db
    .selectFrom('clubs')
    .select('TimeZone')
    .where('ClubId', '=', club)
    .executeTakeFirstOrThrow();
  today = dayIn(TimeZone, new Date());
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await saveRules();
  member = await shop.aBuyer();
  held = await subscribed();
});

// Otherwise the subscription renews when a later test advances the clock.
afterEach(async () => {
  await server.call(calls.cancelOwnSubscription, { params: own(), body: { AtPeriodEnd: false }, token: member.token });
  await stripe.take();
});

const settle = () => shop.settle();
const ordered = (fields: object = {}) => {
  const body = { Kind: 'Subscription', ClassSubscriptionId: type, SubscriptionPlanId: plan, ...fields } as never;
  return server.call(calls.createPaymentOrder, { params: { id: member.id, clubId: club }, body, token: member.token });
};
async function paid(orderId: number): Promise<PaymentOrder> {
  const params = { id: member.id, orderId };
  await server.call(calls.openPaymentOrder, { params, token: member.token });
  const order = await server.db
    .selectFrom('payment_orders')
    .select('ExtCheckoutId')
    .where('PaymentOrderId', '=', orderId)
    .executeTakeFirstOrThrow();
  await stripe.pay(order.ExtCheckoutId ?? '', testCards.works);
  return (await server.call(calls.checkPaymentOrder, { params, token: member.token })).result;
}
async function subscribed(): Promise<number> {
  const { UserSubscriptionId } = await paid((await ordered()).result.PaymentOrderId);
  return UserSubscriptionId ?? expect.fail('nothing was assigned');
}
const own = (id = held, userId = member.id) => ({ id: userId, userSubscriptionId: id });
const days = (first: number, count: number) => ({ FirstDay: addDays(today, first), LastDay: addDays(today, first + count - 1) });
const pause = (body: ReturnType<typeof days>, params = own()) =>
  server.call(calls.pauseOwnSubscription, { params, body, token: member.token });
const resume = () => server.call(calls.resumeOwnSubscription, { params: own(), token: member.token });
const row = (id = held) =>
  server.db.selectFrom('user_subscriptions').selectAll().where('UserSubscriptionId', '=', id).executeTakeFirstOrThrow();
const atProvider = async (id = held) =>
  stripe.control<Record<string, unknown>>('object', { id: (await row(id)).ExtSubscriptionId });
const bookAt = async (ahead: number) => {
  const classId = await aClass(server.db, club, { Begin: hours(24 * ahead), ClassSubscriptionIds: [type] });
  const request = { by: 'athlete', Place: 'InSite', paymentMode: 'Auto', force: false, Queue: false } as const;
  const seat = { classId, userId: member.id, staffId: null, answer: () => 'booked' };
  return createSeats({ db: server.db, seatFreed: async () => {} }).join(seat, request);
};
async function firstDayComes(): Promise<void> {
  await moveToToday();
  await server.runDueJobs();
}
async function moveToToday(): Promise<void> {
  const { ResumesOn } = await row();
  const fields = { PausesOn: today, ResumesOn: addDays(ResumesOn ?? today, -1), OwnPauses: [today] };
  await server.db.updateTable('user_subscriptions').set(fields).where('UserSubscriptionId', '=', held).execute();
  await makeDue(server.db);
}

describe('a pause that the member plans', () => {
  it('pays for no class on its days, stops the charges on its first day, and ends when the member resumes the subscription', async () => {
    expect((await row()).PaymentMeans).toBe('Visa 4242');
    const planned = await pause(days(1, 14));
    expect(planned.result).toMatchObject({ State: 'Active', PausesOn: addDays(today, 1), ResumesOn: addDays(today, 15) });
    expect(await atProvider()).toMatchObject({ pause_collection: null });
    expect(await bookAt(3)).not.toBe('booked');
    await firstDayComes();
    expect(await row()).toMatchObject({
      State: 'Suspended',
      SuspendedDate: today,
      ReactivationDate: addDays(today, 14),
      PausesOn: null,
      ResumesOn: null,
      ExtStatus: 'paused',
    });
    expect(await atProvider()).toMatchObject({ pause_collection: { behavior: 'void', resumes_at: expect.any(Number) } });
    const back = await resume();
    expect(back.result).toMatchObject({ State: 'Active', SuspendedDate: null, PausedByMember: false });
    expect(await atProvider()).toMatchObject({ pause_collection: null });
    expect(await bookAt(3)).toBe('booked');
    expect((await resume()).problem.ErrorType).toBe('SubscriptionNotPaused');
  });

  it('can be withdrawn before its first day, and then does not count towards the limit', async () => {
    await saveRules({ PausesPerYear: 1 });
    await pause(days(1, 7));
    expect((await resume()).result).toMatchObject({ State: 'Active', PausesOn: null, ResumesOn: null });
    expect((await server.call(calls.getOwnPause, { params: own(), token: member.token })).result.Pauses).toEqual([]);
    await makeDue(server.db);
    await server.runDueJobs();
    expect(await row()).toMatchObject({ State: 'Active', SuspendedDate: null });
    expect((await pause(days(1, 7))).status).toBe(200);
  });

  it('is started by a retry when the provider did not respond on its first day', { tags: ['atLength'] }, async () => {
    await pause(days(1, 7));
    await stripe.control('faults', { next: ['500', '500', '500'] });
    await firstDayComes();
    await stripe.control('faults', { next: [] });
    expect(await row()).toMatchObject({ State: 'Active', PausesOn: today });
    await makeDue(server.db);
    await server.runDueJobs();
    expect(await row()).toMatchObject({ State: 'Suspended', PausesOn: null });
  });

  it('starts after a crash between the request to the provider and its storage', { tags: ['atLength'] }, async () => {
    await pause(days(1, 7));
    await stripe.control('faults', { next: ['500-after', '500', '500', '500'] });
    await firstDayComes();
    await stripe.control('faults', { next: [] });
    await settle();
    await makeDue(server.db);
    await server.runDueJobs();
    expect(await row()).toMatchObject({ State: 'Suspended', PausesOn: null, ReactivationDate: addDays(today, 7) });
  });

  it('does not start when the provider moved a charge to one of its days, and the member is notified', {
    tags: ['atLength'],
  }, async () => {
    await pause(days(1, 7));
    await server.db.updateTable('user_subscriptions').set({ RenewsOn: today }).where('UserSubscriptionId', '=', held).execute();
    await firstDayComes();
    expect(await row()).toMatchObject({ State: 'Active', SuspendedDate: null, PausesOn: null, ResumesOn: null, OwnPauses: [] });
    expect(await atProvider()).toMatchObject({ pause_collection: null });
    const events = server.db.selectFrom('events').select('Payload').where('Type', '=', 'UserSubscriptionUpdate');
    const payloads = (await events.orderBy('EventId', 'desc').execute()).map(({ Payload }) => Payload);
    expect(payloads[0]).toMatchObject({ UserSubscriptionId: held, Reason: 'PauseNotBegun' });
  });

  it('does not start on its former days when it is moved to later days while its job waits for the lock', {
    tags: ['atLength'],
  }, async () => {
    await settle();
    await pause(days(1, 7));
    await moveToToday();
    const { begun } = await server.db.transaction().execute(async (trx) => {
      await trx.selectFrom('user_subscriptions').select('State').where('UserSubscriptionId', '=', held).forUpdate().execute();
      const waiting = outsideTransaction(() => server.runDueJobs());
      await untilStuck(server.db, [waiting]);
      const later = { PausesOn: addDays(today, 3), ResumesOn: addDays(today, 10), OwnPauses: [addDays(today, 3)] };
      await trx.updateTable('user_subscriptions').set(later).where('UserSubscriptionId', '=', held).execute();
      return { begun: waiting };
    });
    await begun;
    expect(await row()).toMatchObject({ State: 'Active', SuspendedDate: null, PausesOn: addDays(today, 3) });
  });

  it('is removed when the subscription has ended before its first day', { tags: ['atLength'] }, async () => {
    await pause(days(1, 7));
    await server.call(calls.cancelOwnSubscription, { params: own(), body: { AtPeriodEnd: false }, token: member.token });
    await firstDayComes();
    expect(await row()).toMatchObject({ State: 'Canceled', PausesOn: null, OwnPauses: [] });
  });
});

describe('a pause is refused', () => {
  const refusal = async (response: ReturnType<typeof pause>) => {
    const { problem } = await response;
    return problem.errors?.[0]?.key ?? problem.ErrorType;
  };

  it('where the club does not allow pauses', async () => {
    await saveRules({ MembersMayPause: false });
    expect(await refusal(pause(days(1, 7)))).toBe('PausesNotAllowed');
  });

  it.each([
    ['when it starts today', 0, 7, 'date-in-future'],
    ['when it has less than a week', 1, 6, 'suspension-min-days'],
    ['when it is longer than the club allows', 1, 31, 'pause-too-long'],
  ])('%s', async (_what, first, count, key) => expect(await refusal(pause(days(first, count)))).toBe(key));

  it('when it includes a charge and is shorter than one billing period', async () => {
    await saveRules({ MaxPauseDays: 60 });
    const { RenewsOn } = await row();
    const charge = RenewsOn ?? today;
    const period = daysBetween(charge, periodStart(charge, { Every: 1, Unit: 'Month' }, 1));
    const over = (count: number) => pause({ FirstDay: charge, LastDay: addDays(charge, count - 1) });
    expect((await over(7)).problem.errors?.[0]).toMatchObject({
      field: 'LastDay',
      key: 'pause-over-charge',
      values: { days: period, date: charge },
    });
    expect(await refusal(over(period - 1))).toBe('pause-over-charge');
    await saveRules({ MaxPauseDays: 20 });
    expect(await refusal(over(7))).toBe('pause-not-over-charge');
    await saveRules({ MaxPauseDays: 60 });
    expect((await over(period)).status).toBe(200);
  });

  it('when a class is booked in its days', async () => {
    expect(await bookAt(3)).toBe('booked');
    const { result } = await server.call(calls.getOwnPause, { params: own(), token: member.token });
    expect(result).toMatchObject({ ...rules, Bookings: [{ ClassName: 'Spinning' }] });
    expect(await refusal(pause(days(1, 7)))).toBe('SubscriptionHasBookings');
    expect((await pause(days(5, 7))).status).toBe(200);
  });

  it('when the member has used all pauses of the year', async () => {
    await server.db
      .updateTable('user_subscriptions')
      .set({ OwnPauses: [addDays(today, 1), addDays(today, 1)] })
      .where('UserSubscriptionId', '=', held)
      .execute();
    expect((await pause(days(1, 7))).problem).toMatchObject({ ErrorType: 'PausesUsedUp', values: { limit: 2 } });
  });

  it('while another pause is planned or runs, and after the subscription is canceled', async () => {
    await pause(days(1, 7));
    expect(await refusal(pause(days(10, 7)))).toBe('SubscriptionAlreadyPaused');
    await firstDayComes();
    expect(await refusal(pause(days(10, 7)))).toBe('SubscriptionAlreadyPaused');
    await resume();
    await server.call(calls.cancelOwnSubscription, { params: own(), body: { AtPeriodEnd: true }, token: member.token });
    expect(await refusal(pause(days(1, 7)))).toBe('SubscriptionAlreadyEnded');
  });

  it('for the subscription of another member, and for one that is not paid online', async () => {
    const foreign = await aSubscription(server.db, club, world.ids.athleteA, type, null, { ExtStatus: null });
    expect((await pause(days(1, 7), own(foreign))).status).toBe(404);
    expect((await pause(days(1, 7), own(held, world.ids.athleteA))).status).toBe(403);
    const atDesk = await aSubscription(server.db, club, member.id, type, null, { ExtStatus: 'paid' });
    expect(await refusal(pause(days(1, 7), own(atDesk)))).toBe('SubscriptionNotPaidOnline');
  });
});

it('staff can end a pause after the charge that the pause skipped, but the member cannot', { tags: ['atLength'] }, async () => {
  await saveRules({ MaxPauseDays: 60 });
  const charge = (await row()).RenewsOn ?? today;
  const LastDay = addDays(periodStart(charge, { Every: 1, Unit: 'Month' }, 1), -1);
  expect((await pause({ FirstDay: addDays(charge, -1), LastDay })).status).toBe(200);
  await firstDayComes();
  const renewsOn = (day: string) =>
    server.db.updateTable('user_subscriptions').set({ RenewsOn: day }).where('UserSubscriptionId', '=', held).execute();
  await renewsOn(today);
  expect((await resume()).problem.ErrorType).toBe('PausedPeriodNotPaid');
  await renewsOn(periodStart(today, { Every: 1, Unit: 'Month' }, 1));
  expect((await resume()).problem.ErrorType).toBe('PausedPeriodNotPaid');
  expect(await atProvider()).toMatchObject({ pause_collection: { behavior: 'void' } });
  const byStaff = await server.call(reactivateSubscription, { params: { id: held }, body: {}, token: world.tokens.managerA });
  expect(byStaff.result).toMatchObject({ State: 'Active' });
});

it('a member cannot end a suspension by staff', async () => {
  await server.call(suspendSubscription, {
    params: { id: held },
    body: { ReactivationDate: null },
    token: world.tokens.managerA,
  });
  expect((await resume()).problem.ErrorType).toBe('SubscriptionNotPaused');
  expect(await row()).toMatchObject({ State: 'Suspended' });
});

describe('a change of plan', () => {
  const replaced = (fields: object = {}) => ordered({ SubscriptionPlanId: other, Replaces: held, ...fields });
  const refusal = async (response: ReturnType<typeof ordered>) => {
    const { problem } = await response;
    return problem.errors?.[0]?.key ?? problem.ErrorType;
  };
  const cancel = (id: number, AtPeriodEnd: boolean) =>
    server.call(calls.cancelOwnSubscription, { params: own(id), body: { AtPeriodEnd }, token: member.token });

  it('can be canceled before it starts, and the old plan can then be continued', async () => {
    const { UserSubscriptionId } = await paid((await replaced()).result.PaymentOrderId);
    await settle();
    const dropped = await cancel(UserSubscriptionId ?? 0, false);
    expect(dropped.result).toMatchObject({ State: 'Canceled' });
    const goesOn = await server.call(calls.keepOwnSubscription, { params: own(), token: member.token });
    expect(goesOn.result).toMatchObject({ State: 'Active', ScheduledEnd: null, PaymentStatus: null });
    await settle();
    expect(await atProvider()).toMatchObject({ cancel_at_period_end: false });
  });

  it('cannot be undone by continuing the old plan, by member or staff, while the new plan has not ended', async () => {
    await paid((await replaced()).result.PaymentOrderId);
    await settle();
    const { RenewsOn: date, SubscriptionName: name } = await row();
    const refusals = [
      await server.call(calls.keepOwnSubscription, { params: own(), token: member.token }),
      await server.call(undoCancelSubscription, { params: { id: held }, token: world.tokens.managerA }),
    ];
    for (const { problem } of refusals)
      expect(problem).toMatchObject({ ErrorType: 'SubscriptionReplaced', values: { name, date } });
    expect(await atProvider()).toMatchObject({ cancel_at_period_end: true });
  });

  it.each(
    oneIn(2, [
      ['a failure of the provider', ['500', '500', '500']],
      ['a refusal of the provider', ['400', '400', '400']],
    ] as const),
  )('ends the old plan at the provider by a retry after %s', { tags: ['examples'] }, async (_what, next) => {
    await paid((await replaced()).result.PaymentOrderId);
    await stripe.control('faults', { next });
    await server.runDueJobs();
    await stripe.control('faults', { next: [] });
    expect(await atProvider()).toMatchObject({ cancel_at_period_end: false });
    await makeDue(server.db);
    await server.runDueJobs();
    expect(await atProvider()).toMatchObject({ cancel_at_period_end: true });
  });

  it('leaves the old plan active at the provider when it is undone before the job that ends the old plan runs', {
    tags: ['atLength'],
  }, async () => {
    const { UserSubscriptionId } = await paid((await replaced()).result.PaymentOrderId);
    await cancel(UserSubscriptionId ?? 0, false);
    expect((await server.call(calls.keepOwnSubscription, { params: own(), token: member.token })).status).toBe(200);
    await settle();
    expect(await atProvider()).toMatchObject({ cancel_at_period_end: false });
    expect(await row()).toMatchObject({ State: 'Active', ScheduledEnd: null });
  });

  it('cannot be ordered twice when the old plan is read before it is ended at the provider', async () => {
    const { RenewsOn } = await row();
    await paid((await replaced()).result.PaymentOrderId);
    await stripe.control('faults', { next: ['400', '400', '400'] });
    await server.runDueJobs();
    await stripe.control('faults', { next: [] });
    await postponeJobs(server.db);
    const { ExtSubscriptionId: id } = await row();
    await stripe.control('message', { type: 'customer.subscription.updated', id, account: shop.account });
    await settle();
    expect(await atProvider()).toMatchObject({ cancel_at_period_end: true });
    expect(await row()).toMatchObject({ ScheduledEnd: addDays(RenewsOn ?? '', -1) });
    expect(await refusal(replaced())).toBe('SubscriptionAlreadyEnded');
  });

  it('is refunded when the old plan was canceled before the payment', async () => {
    const { PaymentOrderId } = (await replaced()).result;
    await server.call(calls.cancelOwnSubscription, { params: own(), body: { AtPeriodEnd: true }, token: member.token });
    expect(await paid(PaymentOrderId)).toMatchObject({ State: 'Returned', Reason: 'SubscriptionAlreadyEnded' });
  });

  it('is refused for the same plan, and for a plan that does not renew', async () => {
    expect(await refusal(replaced({ SubscriptionPlanId: plan }))).toBe('plan-not-another');
    expect(await refusal(replaced({ SubscriptionPlanId: null }))).toBe('plan-not-another');
  });

  it('is refused for the subscription of another member or club, and for one that is not paid online', async () => {
    const foreign = await aSubscription(server.db, club, world.ids.athleteA, type, null, { ExtSubscriptionId: `sub_${held}x` });
    expect(await refusal(replaced({ Replaces: foreign }))).toBe('invalid-id');
    await aRole(server.db, member.id, 'Athlete', world.clubA2);
    const elsewhere = await aSubscription(server.db, world.clubA2, member.id, type, null, { ExtSubscriptionId: `sub_${held}y` });
    expect(await refusal(replaced({ Replaces: elsewhere }))).toBe('invalid-id');
    const atDesk = await aSubscription(server.db, club, member.id, type, null, { ExtStatus: 'paid' });
    expect(await refusal(replaced({ Replaces: atDesk }))).toBe('SubscriptionNotPaidOnline');
  });

  it('is refused when the subscription is canceled, has a planned pause, or renews within a day', async () => {
    await server.db
      .updateTable('user_subscriptions')
      .set({ RenewsOn: addDays(today, 1) })
      .where('UserSubscriptionId', '=', held)
      .execute();
    expect(await refusal(replaced())).toBe('PlanChangeTooLate');
    await pause(days(2, 7));
    expect(await refusal(replaced())).toBe('PlanNotChangeable');
    await resume();
    await server.call(calls.cancelOwnSubscription, { params: own(), body: { AtPeriodEnd: true }, token: member.token });
    expect(await refusal(replaced())).toBe('SubscriptionAlreadyEnded');
  });

  it('starts and is charged when the paid period ends, and then ends the old plan at the provider', async () => {
    const { RenewsOn } = await row();
    const { result } = await replaced();
    expect(result).toMatchObject({ State: 'Open', Replaces: held, ActivationDate: RenewsOn, Amount: 6_990 });
    const { State, UserSubscriptionId, TransactionId } = await paid(result.PaymentOrderId);
    expect({ State, TransactionId }).toEqual({ State: 'Paid', TransactionId: null });
    await settle();
    const next = await row(UserSubscriptionId ?? 0);
    expect(next).toMatchObject({ State: 'NotStarted', ActivationDate: RenewsOn, SubscriptionPlanId: other });
    expect(await row()).toMatchObject({ PaymentStatus: 'CanceledAtPeriodEnd', ScheduledEnd: addDays(RenewsOn ?? '', -1) });
    expect(await atProvider()).toMatchObject({ cancel_at_period_end: true });
    await stripe.advance(40);
    await settle();
    const booked = server.db.selectFrom('transactions').select(['Amount', 'UserSubscriptionId']).where('UserId', '=', member.id);
    expect(await booked.orderBy('TransactionId').execute()).toEqual([
      { Amount: 4_990, UserSubscriptionId: held },
      { Amount: 6_990, UserSubscriptionId },
    ]);
    expect(await row()).toMatchObject({ State: 'NonRenewed' });
  });
});
