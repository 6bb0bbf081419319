import { subscriptionStates } from '@clubpulse/contract/billing/subscriptions';
import type { Refusal } from '@clubpulse/contract/errors';
import { isRefusal } from '@clubpulse/contract/errors';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../time/days.ts';
import { applied, cancel, mayAct, reactivate, subscriptionActions, suspend, undoCancel } from './actions.ts';
import {
  dailyDecision,
  expiringNotice,
  isEnded,
  paysOn,
  type SubscriptionFacts,
  type SubscriptionPatch,
  stateOn,
} from './states.ts';

const today = '2026-11-20';
const facts = (overrides: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  State: 'Active',
  StateReason: null,
  AssignedDay: '2026-11-01',
  ActivationDate: '2026-11-01',
  ExpiryDate: '2027-02-28',
  DeactivationDate: null,
  SuspendedDate: null,
  ReactivationDate: null,
  ScheduledEnd: null,
  Recurrence: null,
  RenewsOn: null,
  PeriodsFrom: null,
  PausesOn: null,
  ResumesOn: null,
  MaxActivities: null,
  RemainingTickets: null,
  PaymentStatus: null,
  ExternalPayment: false,
  ExtStatus: null,
  ExtSubscriptionId: null,
  ...overrides,
});
const outcome = (result: SubscriptionPatch | Refusal) =>
  isRefusal(result) ? (result.errors?.[0]?.key ?? result.refused) : (result.State ?? 'unchanged');

describe('the state of a subscription on a day', () => {
  it.each<[string, Partial<SubscriptionFacts>, string]>([
    ['Active', {}, 'Active null'],
    ['Active without an end', { ExpiryDate: null }, 'Active null'],
    ['Active with 8 days left', { ExpiryDate: '2026-11-28' }, 'Active null'],
    ['Expiring with 7 days left', { ExpiryDate: '2026-11-27' }, 'Expiring null'],
    ['Expiring on its last day', { ExpiryDate: today }, 'Expiring null'],
    ['Expiring with one ticket left', { MaxActivities: 10, RemainingTickets: 1 }, 'Expiring null'],
    ['Active with the one ticket it has', { MaxActivities: 1, RemainingTickets: 1 }, 'Active null'],
    ['Expired the day after', { ExpiryDate: '2026-11-19' }, 'Expired Date'],
    ['Expired without tickets', { MaxActivities: 10, RemainingTickets: 0 }, 'Expired Tickets'],
    [
      'Active again when a ticket came back',
      { State: 'Expired', StateReason: 'Tickets', MaxActivities: 10, RemainingTickets: 2 },
      'Active null',
    ],
    ['NotStarted before its first day', { ActivationDate: '2026-11-21' }, 'NotStarted null'],
    ['NotStarted until the first payment', { PaymentStatus: 'WaitingInitialPayment' }, 'NotStarted null'],
    ['Suspended without a date', { State: 'Suspended', SuspendedDate: '2026-11-10' }, 'Suspended null'],
    ['Suspended past its end', { State: 'Suspended', SuspendedDate: '2026-11-10', ExpiryDate: '2026-11-15' }, 'Suspended null'],
    [
      'Suspended until the day before',
      { State: 'Suspended', SuspendedDate: '2026-11-10', ReactivationDate: '2026-11-21' },
      'Suspended null',
    ],
    [
      'back on the reactivation date',
      { State: 'Suspended', SuspendedDate: '2026-11-10', ReactivationDate: today },
      'Active null',
    ],
    ['Paused by the provider', { ExtStatus: 'paused' }, 'Paused null'],
    ['Paused when payment failed', { PaymentStatus: 'PaymentFailed' }, 'Paused null'],
    ['Active while payment is retried', { PaymentStatus: 'RetryingPayment' }, 'Active null'],
    ['Expiring after a cancellation', { ScheduledEnd: '2026-11-25' }, 'Expiring null'],
    ['NonRenewed when the period ended', { ScheduledEnd: '2026-11-19' }, 'NonRenewed PeriodEnd'],
    ['Active on the 7th day an external payment may come', { ExternalPayment: true, AssignedDay: '2026-11-14' }, 'Active null'],
    ['Canceled when it did not come in 7 days', { ExternalPayment: true, AssignedDay: '2026-11-13' }, 'Canceled UnpaidExternal'],
    ['Active when it came', { ExternalPayment: true, AssignedDay: '2026-11-01', ExtStatus: 'paid' }, 'Active null'],
    ['Canceled for good', { State: 'Canceled', StateReason: 'Immediately' }, 'Canceled Immediately'],
  ])('%s', (_name, overrides, expected) => {
    const { state, reason } = stateOn(facts(overrides), today);
    expect(`${state} ${reason}`).toBe(expected);
  });
});

describe('a subscription that the provider renews', () => {
  const online = facts({
    ExtSubscriptionId: 'sub_1',
    ExtStatus: 'active',
    ExpiryDate: null,
    Recurrence: { Every: 1, Unit: 'Month' },
    RenewsOn: today,
  });

  it('keeps its period until the provider reports the next one', () => {
    expect(dailyDecision(online, addDays(today, 3))).toBeUndefined();
    expect(dailyDecision({ ...online, ExtSubscriptionId: null }, today)?.patch.RenewsOn).toBe('2026-12-01');
  });
  it('does not end by its scheduled end before the provider ends it, but pays no class after that day', () => {
    const canceled = { ...online, ScheduledEnd: addDays(today, -1) };
    expect(dailyDecision(canceled, today)?.patch.State).not.toBe('NonRenewed');
    expect(paysOn(canceled, today, today)).toBe(false);
    const ended = { ...canceled, PaymentStatus: 'PaymentPeriodTerminated' } as const;
    expect(dailyDecision(ended, today)?.patch).toMatchObject({ State: 'NonRenewed', StateReason: 'PeriodEnd' });
  });
  it('keeps its period when a suspension ends', () => {
    const suspended = { ...online, State: 'Suspended', SuspendedDate: addDays(today, -10), ReactivationDate: today } as const;
    expect(dailyDecision(suspended, today)?.patch).toEqual({
      State: 'Active',
      StateReason: null,
      SuspendedDate: null,
      ReactivationDate: null,
      ExpiryDate: null,
    });
  });
});

describe('a short subscription', () => {
  const statesOf = (days: number) => {
    const input = facts({ ActivationDate: today, ExpiryDate: addDays(today, days - 1) });
    return Array.from({ length: days }, (_, day) => stateOn(input, addDays(today, day)).state);
  };
  const active = (days: number) => statesOf(days).filter((state) => state === 'Active').length;

  it.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [7, 3],
    [8, 3],
    [14, 6],
    [15, 7],
    [30, 22],
  ])('of %i days is Active for %i days, then Expiring', (days, expected) => {
    expect(active(days)).toBe(expected);
    expect(statesOf(days).slice(expected)).toEqual(Array(days - expected).fill('Expiring'));
  });

  it('is Expiring from the middle of the time left after a cancellation', () => {
    const cancelled = facts({ ActivationDate: today, ExpiryDate: null, ScheduledEnd: addDays(today, 5) });
    expect([0, 1, 2].map((day) => stateOn(cancelled, addDays(today, day)).state)).toEqual(['Active', 'Active', 'Expiring']);
  });
});

describe('an action of staff on a subscription', () => {
  it.each<[string, SubscriptionPatch | Refusal, string]>([
    ['suspends for 7 days', suspend(facts(), today, '2026-11-27', 0), 'Suspended'],
    ['suspends by hand', suspend(facts(), today, null, 0), 'Suspended'],
    ['refuses 6 days', suspend(facts(), today, '2026-11-26', 0), 'suspension-min-days'],
    ['refuses yesterday', suspend(facts(), today, '2026-11-19', 0), 'date-in-future'],
    ['refuses an expired one', suspend(facts({ ExpiryDate: '2026-11-19' }), today, null, 0), 'SubscriptionNotActive'],
    ['refuses one not started', suspend(facts({ ActivationDate: '2026-12-01' }), today, null, 0), 'SubscriptionNotActive'],
    ['refuses with bookings', suspend(facts(), today, null, 2), 'SubscriptionHasBookings'],
    ['reactivates only what is suspended', reactivate(facts(), today, null), 'SubscriptionNotSuspended'],
    ['cancels immediately', cancel(facts(), today, false, 0), 'Canceled'],
    ['does not cancel immediately with bookings', cancel(facts(), today, false, 1), 'SubscriptionHasBookings'],
    ['cancels at the end despite bookings', cancel(facts(), today, true, 1), 'Active'],
    ['does not cancel twice', cancel(facts({ State: 'Canceled' }), today, false, 0), 'SubscriptionAlreadyEnded'],
    ['withdraws a cancellation', undoCancel(facts({ ScheduledEnd: '2027-01-31' }), today), 'Active'],
    ['refuses to withdraw a missing cancellation', undoCancel(facts(), today), 'SubscriptionNotCanceled'],
  ])('%s', (_name, result, expected) => expect(outcome(result)).toBe(expected));

  it('moves the end by the suspended days', () => {
    const suspended = applied(facts({ ExpiryDate: '2027-04-10' }), suspend(facts(), '2026-11-02', '2027-01-11', 0));
    expect(reactivate(suspended, '2027-01-01', null)).toMatchObject({ ExpiryDate: '2027-06-09', SuspendedDate: null });
    expect(dailyDecision(suspended, '2027-01-10')).toBeUndefined();
    expect(dailyDecision(suspended, '2027-01-11')).toMatchObject({ event: 'Reactivated', patch: { ExpiryDate: '2027-06-19' } });
  });

  it('moves the renewal too, so that the member does not pay a suspended month', () => {
    const monthly = facts({
      ExpiryDate: null,
      Recurrence: { Every: 1, Unit: 'Month' },
      RenewsOn: '2026-12-01',
      PeriodsFrom: '2026-11-01',
    });
    const suspended = applied(monthly, suspend(monthly, '2026-11-10', '2027-01-09', 0));
    expect(dailyDecision(suspended, '2027-01-09')).toMatchObject({
      event: 'Reactivated',
      renewed: false,
      patch: { RenewsOn: '2027-01-30', PeriodsFrom: '2027-01-30' },
    });
  });

  it('sets or changes the end date of a suspension', () => {
    const suspended = facts({ State: 'Suspended', SuspendedDate: '2026-11-18' });
    expect(reactivate(suspended, today, '2026-12-01')).toEqual({ ReactivationDate: '2026-12-01' });
    expect(outcome(reactivate(suspended, today, '2026-11-24'))).toBe('suspension-min-days');
  });

  it('cancels a recurring subscription on the day before it renews', () => {
    const monthly = facts({ ExpiryDate: null, Recurrence: { Every: 1, Unit: 'Month' }, RenewsOn: '2026-12-01' });
    const cancelled = applied(monthly, cancel(monthly, today, true, 0));
    expect(cancelled).toMatchObject({ ScheduledEnd: '2026-11-30', State: 'Active' });
    expect(dailyDecision({ ...cancelled, State: 'Expiring' }, '2026-11-30')).toBeUndefined();
    expect(dailyDecision(cancelled, '2026-12-01')).toMatchObject({
      event: 'NonRenewed',
      patch: { State: 'NonRenewed', StateReason: 'PeriodEnd', DeactivationDate: '2026-11-30' },
    });
  });
});

describe('the daily job for subscriptions', () => {
  it('renews a recurring subscription', () => {
    const monthly = facts({
      ActivationDate: '2026-10-31',
      ExpiryDate: null,
      Recurrence: { Every: 1, Unit: 'Month' },
      RenewsOn: '2026-11-30',
    });
    expect(dailyDecision(monthly, '2026-11-29')).toBeUndefined();
    expect(dailyDecision(monthly, '2026-11-30')).toEqual({ patch: { RenewsOn: '2026-12-31' }, event: null, renewed: true });
  });

  it.each<[Partial<SubscriptionFacts>, string]>([
    [{ State: 'NotStarted' }, 'Started'],
    [{ ExpiryDate: '2026-11-27' }, 'Expiring'],
    [{ State: 'Expiring', ExpiryDate: '2026-11-19' }, 'Expired'],
    [{ ExternalPayment: true }, 'Canceled'],
    [{ ExtStatus: 'paused' }, 'Paused'],
    [{ State: 'Paused' }, 'Resumed'],
  ])('decides for %j: %s', (overrides, event) => expect(dailyDecision(facts(overrides), today)?.event).toBe(event));

  it('sends notices 30, 7 and 1 days before the end, and at the last ticket', () => {
    const notices = Array.from({ length: 40 }, (_, left) => expiringNotice(facts({ ExpiryDate: addDays(today, left) }), today));
    expect(notices.flatMap((notice, left) => (notice ? [left] : []))).toEqual([1, 7, 30]);
    expect(expiringNotice(facts({ MaxActivities: 10, RemainingTickets: 1 }), today, 2)).toEqual({ Tickets: 1 });
    expect(expiringNotice(facts({ MaxActivities: 10, RemainingTickets: 1 }), today)).toBeUndefined();
    expect(
      expiringNotice(facts({ State: 'Suspended', SuspendedDate: today, ExpiryDate: addDays(today, 7) }), today),
    ).toBeUndefined();
  });
});

describe('the payment of a class with a subscription', () => {
  it.each<[string, Partial<SubscriptionFacts>, string, boolean]>([
    ['its last day', { ExpiryDate: '2026-11-25' }, '2026-11-25', true],
    ['the day after', { ExpiryDate: '2026-11-25' }, '2026-11-26', false],
    ['before it begins', { ActivationDate: '2026-12-01' }, '2026-11-30', false],
    ['when it has begun', { ActivationDate: '2026-12-01' }, '2026-12-01', true],
    ['unpaid', { PaymentStatus: 'WaitingInitialPayment' }, today, false],
    ['suspended', { State: 'Suspended', SuspendedDate: today }, today, false],
    ['after its canceled end', { ScheduledEnd: '2026-11-24' }, '2026-11-25', false],
  ])('%s', (_name, overrides, classDay, pays) => expect(paysOn(facts(overrides), today, classDay)).toBe(pays));
});

describe('any history of actions on a subscription', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ do: fc.constant('suspend' as const), days: fc.option(fc.integer({ min: 1, max: 40 })), bookings: fc.nat(1) }),
    fc.record({ do: fc.constant('reactivate' as const), days: fc.option(fc.integer({ min: 1, max: 40 })) }),
    fc.record({ do: fc.constant('cancel' as const), end: fc.boolean(), bookings: fc.nat(1) }),
    fc.record({ do: fc.constant('undoCancel' as const) }),
    fc.record({ do: fc.constant('ticket' as const), change: fc.constantFrom(-1, 1) }),
    fc.record({ do: fc.constant('provider' as const), status: fc.constantFrom('paused', 'active', 'paid') }),
  );
  const beginning = fc.record({
    ActivationDate: fc.constantFrom(today, '2026-12-01'),
    ExpiryDate: fc.option(fc.constantFrom('2026-12-19', '2027-03-01')),
    recurring: fc.boolean(),
    tickets: fc.option(fc.integer({ min: 1, max: 3 })),
    ExternalPayment: fc.boolean(),
  });
  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
  type Beginning = typeof beginning extends fc.Arbitrary<infer B> ? B : never;

  function live(
    input: Beginning,
    steps: readonly Step[],
    see: (facts: SubscriptionFacts, day: string, before: SubscriptionFacts) => void,
  ) {
    const recurring = input.recurring
      ? { Recurrence: { Every: 1, Unit: 'Month' as const }, RenewsOn: addDays(input.ActivationDate, 30), ExpiryDate: null }
      : {};
    let day = today;
    let now = facts({
      ...input,
      AssignedDay: today,
      MaxActivities: input.tickets,
      RemainingTickets: input.tickets,
      ...recurring,
    });
    now = { ...now, State: stateOn(now, day).state };
    const take = (patch: SubscriptionPatch | Refusal) => {
      const before = now;
      now = applied(now, patch);
      see(now, day, before);
    };
    for (const one of steps) {
      if (one.do === 'wait')
        for (let n = 0; n < one.days; n += 1) {
          day = addDays(day, 1);
          take(dailyDecision(now, day)?.patch ?? {});
          expect(dailyDecision(now, day)).toBeUndefined();
        }
      if (one.do === 'suspend') take(suspend(now, day, one.days === null ? null : addDays(day, one.days), one.bookings));
      if (one.do === 'reactivate') take(reactivate(now, day, one.days === null ? null : addDays(day, one.days)));
      if (one.do === 'cancel') take(cancel(now, day, one.end, one.bookings));
      if (one.do === 'undoCancel') take(undoCancel(now, day));
      if (one.do === 'ticket' && now.RemainingTickets !== null)
        now = { ...now, RemainingTickets: Math.max(0, now.RemainingTickets + one.change) };
      if (one.do === 'provider') now = { ...now, ExtStatus: one.status };
      if (one.do === 'ticket' || one.do === 'provider') take(dailyDecision(now, day)?.patch ?? {});
    }
  }

  it('leads to a stored state that matches the rule, leaves ended subscriptions ended, and dates each suspension', () => {
    fc.assert(
      fc.property(beginning, fc.array(step, { maxLength: 8 }), (input, steps) => {
        live(input, steps, (now, day, before) => {
          expect(stateOn(now, day).state).toBe(now.State);
          if (isEnded(before.State)) expect(now.State).toBe(before.State);
          expect(now.SuspendedDate !== null).toBe(now.State === 'Suspended');
          if (now.ReactivationDate !== null && now.SuspendedDate !== null)
            expect(now.ReactivationDate >= addDays(now.SuspendedDate, 7)).toBe(true);
          if (now.State === 'Suspended' && before.State !== 'Suspended') expect(['Active', 'Expiring']).toContain(before.State);
        });
      }),
      { numRuns: 300 },
    );
  });

  it('reaches every state', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(beginning, fc.array(step, { maxLength: 8 }), (input, steps) => {
        live(input, steps, (now, day) => seen.add(stateOn(now, day).state));
      }),
      { seed: 1, numRuns: 400 },
    );
    expect([...seen].sort()).toEqual([...subscriptionStates].sort());
  });

  it('allows every action in some state, and only removing after the end', () => {
    for (const action of Object.keys(subscriptionActions) as (keyof typeof subscriptionActions)[]) {
      expect(subscriptionActions[action].from.length).toBeGreaterThan(0);
      for (const State of ['Canceled', 'NonRenewed'] as const)
        expect(isRefusal(mayAct(facts({ State }), action, today))).toBe(action !== 'remove');
    }
  });
});
