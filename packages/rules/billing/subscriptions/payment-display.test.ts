import { describe, expect, it } from 'vitest';
import { isCollected, type PaymentFacts, paymentColors, paymentLabel } from './payment-display.ts';

const today = '2026-06-15';
const facts = (overrides: Partial<PaymentFacts>): PaymentFacts => ({
  ExtSubscriptionId: null,
  ExtStatus: null,
  DueDateUTC: null,
  StateReason: null,
  DeactivationDate: null,
  ...overrides,
});

describe('the payment label', () => {
  it.each([
    ['sub', 'active', null, 'Paid', 'green'],
    ['sub', 'active', '2026-06-20', 'ToPay', 'orange'],
    ['sub', 'active', '2026-06-15', 'ToPay', 'orange'],
    ['sub', 'active', '2026-06-10', 'Unpaid', 'red'],
    ['sub', 'past_due', null, 'ToPay', 'orange'],
    ['sub', 'canceled', '2026-06-20', 'Canceled', 'red'],
    ['sub', 'unpaid', null, 'Unpaid', 'red'],
    ['sub', 'paused', null, 'Paused', 'orange'],
    ['sub', 'something_new', null, 'Unknown', 'grey'],
    [null, 'paid', '2026-06-10', 'Paid', 'green'],
    [null, null, '2026-06-20', 'ToPay', 'orange'],
    [null, 'open', '2026-06-15', 'ToPay', 'orange'],
    [null, null, '2026-06-10', 'Unpaid', 'red'],
    [null, null, null, 'ToPay', 'orange'],
  ])('of %s, %s, due %s is %s', (ExtSubscriptionId, ExtStatus, due, label, color) => {
    const shown = paymentLabel(facts({ ExtSubscriptionId, ExtStatus, DueDateUTC: due === null ? null : new Date(due) }), today);
    expect(shown).toBe(label);
    expect(paymentColors[shown]).toBe(color);
  });

  it.each([
    ['what was due before is still owed', '2026-06-09', 'Unpaid'],
    ['what was due that day is not', '2026-06-10', 'Canceled'],
    ['nor what would have been due later', '2026-06-20', 'Canceled'],
    ['nor what had no day', null, 'Canceled'],
  ])('of one cancelled at once: %s', (_name, due, label) => {
    const DueDateUTC = due === null ? null : new Date(due);
    const cancelled = facts({ StateReason: 'Immediately', DeactivationDate: '2026-06-10', DueDateUTC });
    expect(paymentLabel(cancelled, today)).toBe(label);
    expect(isCollected(cancelled, due)).toBe(label === 'Unpaid');
    expect(paymentLabel({ ...cancelled, ExtStatus: 'paid' }, today)).toBe('Paid');
  });

  it('of one nobody paid elsewhere says so, and a late payment is taken', () => {
    const unpaid = facts({ StateReason: 'UnpaidExternal', DueDateUTC: new Date('2026-06-10') });
    expect(paymentLabel(unpaid, today)).toBe('Unpaid');
    expect(isCollected(unpaid, '2026-06-10')).toBe(true);
  });

  it('of what was given up, or given back with its end, is that it was cancelled', () => {
    const due = { DueDateUTC: new Date('2026-06-10') };
    expect(paymentLabel(facts({ ...due, ExtStatus: 'written-off' }), today)).toBe('Canceled');
    const refunded = facts({ ...due, ExtStatus: 'paid', StateReason: 'Refunded' });
    expect(paymentLabel(refunded, today)).toBe('Canceled');
    expect(isCollected(refunded, '2026-06-10')).toBe(false);
  });
});
