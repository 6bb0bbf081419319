import { describe, expect, it } from 'vitest';
import { paymentColors, paymentLabel } from './payment-display.ts';

const now = new Date('2026-06-15T12:00:00Z');

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
    const shown = paymentLabel({ ExtSubscriptionId, ExtStatus, DueDateUTC: due === null ? null : new Date(due) }, now);
    expect(shown).toBe(label);
    expect(paymentColors[shown]).toBe(color);
  });
});
