import { isRefusal } from '@clubpulse/contract/errors';
import { describe, expect, it } from 'vitest';
import { type AssignFacts, assignment } from './assign.ts';

const facts = (overrides: Partial<AssignFacts> = {}, request: Partial<AssignFacts['request']> = {}): AssignFacts => ({
  today: '2026-11-20',
  type: { Kind: 'Open', Price: 5_900, DurationDays: 30 },
  plan: null,
  EnableOnlinePayments: false,
  ...overrides,
  request: {
    ActivationDate: null,
    ExpiryDate: null,
    Price: null,
    Installments: null,
    ExternalPayment: false,
    hasPayment: false,
    ...request,
  },
});
const monthly = { Price: 5_900, DurationDays: null, Recurrence: { Every: 1, Unit: 'Month' as const }, Installments: 1 };
const outcome = (input: AssignFacts) => {
  const result = assignment(input);
  return isRefusal(result) ? (result.errors?.[0]?.key ?? result.refused) : 'assigned';
};

describe('a new assignment of a subscription', () => {
  it('takes price and duration of the subscription type', () => {
    expect(assignment(facts())).toEqual({
      Price: 5_900,
      ActivationDate: '2026-11-20',
      ExpiryDate: '2026-12-19',
      Recurrence: null,
      RenewsOn: null,
      Installments: [],
      ExternalPayment: false,
      daysToPay: null,
    });
  });

  it('has a renewal instead of an end for a recurring plan', () => {
    expect(assignment(facts({ plan: monthly, EnableOnlinePayments: true }))).toMatchObject({
      ExpiryDate: null,
      RenewsOn: '2026-12-20',
    });
  });

  it('allows 7 days for the payment of an external type', () => {
    const External = { Kind: 'External', Price: 5_900, DurationDays: 30 } as const;
    expect(assignment(facts({ type: External }))).toMatchObject({ ExternalPayment: true, daysToPay: 7 });
  });

  it('plans the installments', () => {
    const result = assignment(facts({}, { Installments: 2, ExpiryDate: '2026-12-20' }));
    expect(isRefusal(result) ? result : result.Installments.map((part) => part.Amount)).toEqual([2_950, 2_950]);
  });

  it.each([
    ['a payment order priced 0', facts({}, { Price: 0, hasPayment: true }), 'SubscriptionAssignmentError'],
    ['nothing priced 0 without one', facts({}, { Price: 0 }), 'assigned'],
    ['a recurring plan without card payments', facts({ plan: monthly }), 'RecurringPlanNeedsCardPayments'],
    ['an end before its start', facts({}, { ActivationDate: '2026-12-01', ExpiryDate: '2026-12-01' }), 'end-after-start'],
    ['seven monthly parts of 30 days', facts({}, { Installments: 7 }), 'installments-outlast'],
    ['two, the second due the day after the end', facts({}, { Installments: 2 }), 'installments-outlast'],
    [
      'not two of 30 days over February',
      facts({}, { Installments: 2, ActivationDate: '2027-02-01', ExpiryDate: '2027-03-02' }),
      'assigned',
    ],
    [
      'seven monthly parts of half a year',
      facts({ type: { Kind: 'Open', Price: 5_900, DurationDays: 180 } }, { Installments: 7 }),
      'installments-outlast',
    ],
    [
      'twelve of a subscription without an end',
      facts({ type: { Kind: 'Open', Price: 5_900, DurationDays: null } }, { Installments: 12 }),
      'assigned',
    ],
    ['an end in the past', facts({}, { ActivationDate: '2026-11-01', ExpiryDate: '2026-11-20' }), 'date-in-future'],
    [
      'installments of a recurring plan',
      facts({ plan: monthly, EnableOnlinePayments: true }, { Installments: 3 }),
      'installments-not-recurring',
    ],
  ])('is refused: %s', (_name, input, expected) => expect(outcome(input)).toBe(expected));
});
