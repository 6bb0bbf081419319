import * as calls from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { putPauseRules, putPaymentSettings, startOnboarding } from '@clubpulse/contract/billing/payment-accounts.calls';
import { suspendSubscription } from '@clubpulse/contract/billing/subscriptions.calls';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeats } from '../../calendar/seats/public.ts';
import { aClass, aSubscription, aSubscriptionType, hours } from '../../test/booking-rows.ts';
import { makeDue } from '../../test/jobs.ts';
import { aRole, aUser } from '../../test/rows.ts';
import { openOwnServer, type TestServer } from '../../test/server.ts';
import { type Stripe, startStripe, testCards } from '../../test/stripe.ts';
import { createWorld, type World } from '../../test/world.ts';

let stripe: Stripe;
let house: TestServer;
let world: World;
let club: number;
let type: number;
let plan: number;
let today: string;
let member: { readonly id: number; readonly token: string };
let held: number;

const rules = { MembersMayPause: true, MaxPauseDays: 30, PausesPerYear: 2 };
const saveRules = (changed: Partial<typeof rules> = {}) =>
  house.call(putPauseRules, { params: { id: club }, body: { ...rules, ...changed }, token: world.tokens.managerA });

beforeAll(async () => {
  stripe = await startStripe();
  house = await openOwnServer({ ...stripe.settings });
  world = await createWorld(house);
  club = world.clubA;
  const token = world.tokens.managerA;
  const params = { id: club };
  await house.call(startOnboarding, { params, token });
  const { ExtAccountId } = await house.db
    .selectFrom('payment_accounts')
    .select('ExtAccountId')
    .where('ClubId', '=', club)
    .executeTakeFirstOrThrow();
  await stripe.account(ExtAccountId ?? '');
  await settle();
  await house.call(putPaymentSettings, { params, body: { EnableOnlinePayments: true, EnableStore: true }, token });
  type = await aSubscriptionType(house.db, club, 'Open');
  const offered = { Purchasable: true, Price: 5_900, Type: 'Open' } as const;
  await house.db.updateTable('class_subscriptions').set(offered).where('ClassSubscriptionId', '=', type).execute();
  const monthly = {
    ClassSubscriptionId: type,
    Name: 'monthly',
    Price: 4_990,
    RecurrenceEvery: 1,
    RecurrenceUnit: 'Month',
  } as const;
  const stored = await house.db.insertInto('subscription_plans').values(monthly).returning('SubscriptionPlanId').execute();
  plan = stored[0]?.SubscriptionPlanId ?? 0;
  const { TimeZone } = await house.db.selectFrom('clubs').select('TimeZone').where('ClubId', '=', club).executeTakeFirstOrThrow();
  today = dayIn(TimeZone, new Date());
});
afterAll(async () => {
  await house.close();
  await stripe.stop();
});
beforeEach(async () => {
  await saveRules();
  const Email = `pauses.${Math.random()}@example.com`;
  const id = await aUser(house.db, { Email, EmailConfirmed: true });
  await aRole(house.db, id, 'Athlete', club);
  member = { id, token: await house.tokenFor(Email) };
  held = await subscribed();
});

async function settle(): Promise<void> {
  await stripe.deliver(house);
  await house.runDueJobs();
}
async function subscribed(): Promise<number> {
  const body = { Kind: 'Subscription', ClassSubscriptionId: type, SubscriptionPlanId: plan } as never;
  const { result } = await house.call(calls.createPaymentOrder, {
    params: { id: member.id, clubId: club },
    body,
    token: member.token,
  });
  const params = { id: member.id, orderId: result.PaymentOrderId };
  await house.call(calls.openPaymentOrder, { params, token: member.token });
  const order = await house.db
    .selectFrom('payment_orders')
    .select('ExtCheckoutId')
    .where('PaymentOrderId', '=', result.PaymentOrderId)
    .executeTakeFirstOrThrow();
  await stripe.pay(order.ExtCheckoutId ?? '', testCards.works);
  const paid = await house.call(calls.checkPaymentOrder, { params, token: member.token });
  return paid.result.UserSubscriptionId ?? expect.fail('nothing was assigned');
}
const own = (id = held, userId = member.id) => ({ id: userId, userSubscriptionId: id });
const days = (first: number, count: number) => ({ FirstDay: addDays(today, first), LastDay: addDays(today, first + count - 1) });
const pause = (body: ReturnType<typeof days>, params = own()) =>
  house.call(calls.pauseOwnSubscription, { params, body, token: member.token });
const resume = () => house.call(calls.resumeOwnSubscription, { params: own(), token: member.token });
const row = () =>
  house.db.selectFrom('user_subscriptions').selectAll().where('UserSubscriptionId', '=', held).executeTakeFirstOrThrow();
const atProvider = async () => stripe.control<Record<string, unknown>>('object', { id: (await row()).ExtSubscriptionId });
const bookAt = async (ahead: number) => {
  const classId = await aClass(house.db, club, { Begin: hours(24 * ahead), ClassSubscriptionIds: [type] });
  const request = { by: 'athlete', Place: 'InSite', paymentMode: 'Auto', force: false, Queue: false } as const;
  const seat = { classId, userId: member.id, staffId: null, answer: () => 'booked' };
  return createSeats({ db: house.db, seatFreed: async () => {} }).join(seat, request);
};
/** Moves the planned pause so that today is its first day, and lets its job run. */
async function firstDayComes(): Promise<void> {
  const { ResumesOn } = await row();
  const fields = { PausesOn: today, ResumesOn: addDays(ResumesOn ?? today, -1), OwnPauses: [today] };
  await house.db.updateTable('user_subscriptions').set(fields).where('UserSubscriptionId', '=', held).execute();
  await makeDue(house.db);
  await house.runDueJobs();
}

describe('a pause that the member plans', () => {
  it('pays no class from its first day on, suspends at the provider on that day, and ends when the member returns', async () => {
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

  it('is withdrawn before it begins, and then counts for nothing', async () => {
    await saveRules({ PausesPerYear: 1 });
    await pause(days(1, 7));
    expect((await resume()).result).toMatchObject({ State: 'Active', PausesOn: null, ResumesOn: null });
    expect((await house.call(calls.getOwnPause, { params: own(), token: member.token })).result.Pauses).toEqual([]);
    await makeDue(house.db);
    await house.runDueJobs();
    expect(await row()).toMatchObject({ State: 'Active', SuspendedDate: null });
    expect((await pause(days(1, 7))).status).toBe(200);
  });

  it('is repeated when the provider did not answer on its first day', async () => {
    await pause(days(1, 7));
    await stripe.control('faults', { next: ['500', '500', '500'] });
    await firstDayComes();
    await stripe.control('faults', { next: [] });
    expect(await row()).toMatchObject({ State: 'Active', PausesOn: today });
    await makeDue(house.db);
    await house.runDueJobs();
    expect(await row()).toMatchObject({ State: 'Suspended', PausesOn: null });
  });

  it('begins after a crash that followed the request to the provider', async () => {
    await pause(days(1, 7));
    await stripe.control('faults', { next: ['500-after', '500', '500', '500'] });
    await firstDayComes();
    await stripe.control('faults', { next: [] });
    await settle();
    await makeDue(house.db);
    await house.runDueJobs();
    expect(await row()).toMatchObject({ State: 'Suspended', PausesOn: null, ReactivationDate: addDays(today, 7) });
  });

  it('is dropped when the subscription ended meanwhile', async () => {
    await pause(days(1, 7));
    await house.call(calls.cancelOwnSubscription, { params: own(), body: { AtPeriodEnd: false }, token: member.token });
    await firstDayComes();
    expect(await row()).toMatchObject({ State: 'Canceled', PausesOn: null, OwnPauses: [] });
  });
});

describe('a pause is refused', () => {
  const refusal = async (asked: ReturnType<typeof pause>) => {
    const { problem } = await asked;
    return problem.errors?.[0]?.key ?? problem.ErrorType;
  };

  it('where the club does not allow it', async () => {
    await saveRules({ MembersMayPause: false });
    expect(await refusal(pause(days(1, 7)))).toBe('PausesNotAllowed');
  });

  it.each([
    ['that begins today', 0, 7, 'date-in-future'],
    ['of less than a week', 1, 6, 'suspension-min-days'],
    ['longer than the club allows', 1, 31, 'pause-too-long'],
  ])('%s', async (_what, first, count, key) => expect(await refusal(pause(days(first, count)))).toBe(key));

  it('when a class is booked in it', async () => {
    expect(await bookAt(3)).toBe('booked');
    const { result } = await house.call(calls.getOwnPause, { params: own(), token: member.token });
    expect(result).toMatchObject({ ...rules, Bookings: [{ ClassName: 'Spinning' }] });
    expect(await refusal(pause(days(1, 7)))).toBe('SubscriptionHasBookings');
    expect((await pause(days(5, 7))).status).toBe(200);
  });

  it('when those of the year are used up', async () => {
    await house.db
      .updateTable('user_subscriptions')
      .set({ OwnPauses: [addDays(today, 1), addDays(today, 1)] })
      .where('UserSubscriptionId', '=', held)
      .execute();
    expect((await pause(days(1, 7))).problem).toMatchObject({ ErrorType: 'PausesUsedUp', values: { limit: 2 } });
  });

  it('while another one is planned or runs, and when the subscription is canceled', async () => {
    await pause(days(1, 7));
    expect(await refusal(pause(days(10, 7)))).toBe('SubscriptionAlreadyPaused');
    await firstDayComes();
    expect(await refusal(pause(days(10, 7)))).toBe('SubscriptionAlreadyPaused');
    await resume();
    await house.call(calls.cancelOwnSubscription, { params: own(), body: { AtPeriodEnd: true }, token: member.token });
    expect(await refusal(pause(days(1, 7)))).toBe('SubscriptionAlreadyEnded');
  });

  it('for the subscription of another member, and for one that is paid at the desk', async () => {
    const foreign = await aSubscription(house.db, club, world.ids.athleteA, type, null, { ExtStatus: null });
    expect((await pause(days(1, 7), own(foreign))).status).toBe(404);
    expect((await pause(days(1, 7), own(held, world.ids.athleteA))).status).toBe(403);
    const atDesk = await aSubscription(house.db, club, member.id, type, null, { ExtStatus: 'paid' });
    expect(await refusal(pause(days(1, 7), own(atDesk)))).toBe('SubscriptionNotPaidOnline');
  });
});

it('a suspension by staff is not for the member to end', async () => {
  await house.call(suspendSubscription, { params: { id: held }, body: { ReactivationDate: null }, token: world.tokens.managerA });
  expect((await resume()).problem.ErrorType).toBe('SubscriptionNotPaused');
  expect(await row()).toMatchObject({ State: 'Suspended' });
});
