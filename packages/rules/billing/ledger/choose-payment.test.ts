import { isRefusal } from '@clubpulse/contract/errors';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosePayment, type HeldSubscription, type PaymentFacts } from './choose-payment.ts';

const held = (overrides: Partial<HeldSubscription> = {}): HeldSubscription => ({
  UserSubscriptionId: 1,
  ClassSubscriptionId: 10,
  SubscriptionName: 'Open monthly',
  valid: true,
  ExpiryDate: null,
  RemainingTickets: null,
  MaxWeeklyBookings: null,
  MaxMonthlyBookings: null,
  weeklyBookings: 0,
  monthlyBookings: 0,
  ...overrides,
});
const facts = (overrides: Partial<PaymentFacts> = {}): PaymentFacts => ({
  paymentMode: 'Auto',
  byStaff: false,
  force: false,
  cost: { credits: 0, tickets: 1 },
  ClassSubscriptionIds: [10, 11],
  held: [],
  credits: 0,
  ...overrides,
});
const paid = (input: PaymentFacts) => {
  const result = choosePayment(input);
  return isRefusal(result)
    ? result.refused
    : `${result.kind} ${result.subscription?.UserSubscriptionId ?? '-'} ${result.credits} ${result.tickets}`;
};
const priced = { cost: { credits: 5, tickets: 1 } };
const atLimit = held({ MaxWeeklyBookings: 2, weeklyBookings: 2 });

describe('the payment of a booking', () => {
  it.each<[string, Partial<PaymentFacts>, string]>([
    ['nothing, when the class requires nothing', { ClassSubscriptionIds: [] }, 'Free - 0 0'],
    ['a linked subscription', { held: [held()] }, 'Subscription 1 0 0'],
    ['a ticket of one', { held: [held({ RemainingTickets: 3 })] }, 'Subscription 1 0 1'],
    ['a subscription before credits', { ...priced, held: [held()], credits: 9 }, 'Subscription 1 0 0'],
    ['credits, when no subscription does', { ...priced, held: [held({ valid: false })], credits: 5 }, 'Credits - 5 0'],
    ['credits, when a limit is reached', { ...priced, held: [atLimit], credits: 5 }, 'Credits - 5 0'],
    ['credits, when requested', { ...priced, held: [held()], credits: 5, paymentMode: 'Credits' }, 'Credits - 5 0'],
    [
      'a subscription without tickets before one with tickets',
      { held: [held({ RemainingTickets: 3 }), held({ UserSubscriptionId: 2 })] },
      'Subscription 2 0 0',
    ],
    [
      'the subscription that ends first',
      {
        held: [
          held(),
          held({ UserSubscriptionId: 2, ExpiryDate: '2026-12-01' }),
          held({ UserSubscriptionId: 3, ExpiryDate: '2026-11-30' }),
        ],
      },
      'Subscription 3 0 0',
    ],
    [
      'a subscription within its limits',
      { held: [atLimit, held({ UserSubscriptionId: 2, RemainingTickets: 1 })] },
      'Subscription 2 0 1',
    ],
    [
      'a subscription beyond its limits, when staff forces it',
      { held: [atLimit], byStaff: true, force: true },
      'Subscription 1 0 0',
    ],
    ['nothing, when staff chooses it', { byStaff: true, paymentMode: 'Free' }, 'Free - 0 0'],
  ])('is %s', (_name, overrides, expected) => expect(paid(facts(overrides))).toBe(expected));

  it.each<[string, Partial<PaymentFacts>, string]>([
    ['an unknown way to pay', { paymentMode: 'Bitcoin' }, 'InvalidPaymentOption'],
    ['Free, by an athlete', { paymentMode: 'Free' }, 'InvalidPaymentOption'],
    ['credits, for a class without a price', { paymentMode: 'Credits', credits: 9 }, 'InvalidPaymentOption'],
    [
      'a subscription, for a class without links',
      { paymentMode: 'Subscription', ClassSubscriptionIds: [] },
      'InvalidPaymentOption',
    ],
    ['no subscription', {}, 'NoValidSubscriptions'],
    ['a subscription of another type', { held: [held({ ClassSubscriptionId: 99 })] }, 'NoValidSubscriptions'],
    ['one that is not valid', { held: [held({ valid: false })] }, 'NoValidSubscriptions'],
    [
      'one without enough tickets',
      { cost: { credits: 0, tickets: 2 }, held: [held({ RemainingTickets: 1 })] },
      'NoValidSubscriptions',
    ],
    ['neither subscription nor credits', priced, 'NoValidSubscriptions'],
    ['too few credits', { ...priced, credits: 2 }, 'NotEnoughCredits'],
    ['no credits where only credits pay', { ...priced, ClassSubscriptionIds: [] }, 'NotEnoughCredits'],
    [
      'a subscription that the class does not accept, and too few credits',
      { ...priced, ClassSubscriptionIds: [], held: [held()], credits: 4 },
      'SubscriptionNotAccepted',
    ],
    [
      'too few credits after the subscription ended',
      { ...priced, ClassSubscriptionIds: [], held: [held({ valid: false })] },
      'NotEnoughCredits',
    ],
    [
      'too few credits when credits are requested',
      { ...priced, held: [held({ ClassSubscriptionId: 99 })], paymentMode: 'Credits' },
      'NotEnoughCredits',
    ],
    ['a limit reached', { held: [atLimit] }, 'SubscriptionLimitsExceeded'],
    ['a monthly limit reached', { held: [held({ MaxMonthlyBookings: 8, monthlyBookings: 8 })] }, 'SubscriptionLimitsExceeded'],
    ['a limit reached and too few credits', { ...priced, held: [atLimit], credits: 2 }, 'SubscriptionLimitsExceeded'],
  ])('is refused: %s', (_name, overrides, expected) => expect(paid(facts(overrides))).toBe(expected));

  it('never takes more than the balance, nor uses an invalid subscription', () => {
    const anySubscription = fc.record({
      UserSubscriptionId: fc.integer({ min: 1, max: 9 }),
      ClassSubscriptionId: fc.integer({ min: 9, max: 12 }),
      SubscriptionName: fc.constant('x'),
      valid: fc.boolean(),
      ExpiryDate: fc.option(fc.constantFrom('2026-12-01', '2027-01-01')),
      RemainingTickets: fc.option(fc.nat(3)),
      MaxWeeklyBookings: fc.option(fc.integer({ min: 1, max: 3 })),
      MaxMonthlyBookings: fc.option(fc.integer({ min: 1, max: 3 })),
      weeklyBookings: fc.nat(3),
      monthlyBookings: fc.nat(3),
    });
    const any = fc.record({
      paymentMode: fc.constantFrom('Auto', 'Subscription', 'Credits', 'Free', 'x'),
      byStaff: fc.boolean(),
      force: fc.boolean(),
      cost: fc.record({ credits: fc.nat(3), tickets: fc.nat(3) }),
      ClassSubscriptionIds: fc.subarray([10, 11]),
      held: fc.array(anySubscription, { maxLength: 4 }),
      credits: fc.nat(4),
    });
    fc.assert(
      fc.property(any, (input) => {
        const result = choosePayment(input);
        if (isRefusal(result)) return;
        expect(result.credits).toBeLessThanOrEqual(input.credits);
        const { subscription } = result;
        expect(subscription !== null).toBe(result.kind === 'Subscription');
        if (subscription === null) return;
        expect(subscription.valid && input.ClassSubscriptionIds.includes(subscription.ClassSubscriptionId)).toBe(true);
        if (subscription.RemainingTickets !== null) expect(result.tickets).toBeLessThanOrEqual(subscription.RemainingTickets);
        if (!input.force)
          expect(subscription.weeklyBookings).toBeLessThan(subscription.MaxWeeklyBookings ?? Number.POSITIVE_INFINITY);
      }),
    );
  });
});
