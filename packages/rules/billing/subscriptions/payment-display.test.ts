import { describe, expect, it } from 'vitest';
import { isCollected, owedSince, type PaymentFacts, paymentColors, paymentLabel } from './payment-display.ts';

const today = '2026-06-15';
const facts = (overrides: Partial<PaymentFacts>): PaymentFacts => ({
  ExtSubscriptionId: null,
  ExtStatus: null,
  DueDateUTC: null,
  StateReason: null,
  DeactivationDate: null,
  OwedSince: '2026-06-01',
  PartPaid: 0,
  ...overrides,
});

describe('the payment label of a subscription', () => {
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
  ])('with payment id %s and status %s, due %s, is %s', (ExtSubscriptionId, ExtStatus, due, label, color) => {
    const shown = paymentLabel(facts({ ExtSubscriptionId, ExtStatus, DueDateUTC: due === null ? null : new Date(due) }), today);
    expect(shown).toBe(label);
    expect(paymentColors[shown]).toBe(color);
  });

  it.each([
    ['earlier debts remain', '2026-06-09', 0, true],
    ['debts of that day remain', '2026-06-10', 0, true],
    ['later debts do not exist', '2026-06-11', 0, false],
    ['the rest of a partial payment remains', '2026-06-20', 1, true],
  ])('after an immediate cancellation or a refund shows what is due: %s', (_name, OwedSince, PartPaid, isOwed) => {
    const ended = { DeactivationDate: '2026-06-10', DueDateUTC: new Date('2026-06-14'), OwedSince, PartPaid };
    const canceled = facts({ ...ended, StateReason: 'Immediately' });
    expect(paymentLabel(canceled, today)).toBe(isOwed ? 'Unpaid' : 'Canceled');
    expect(isCollected(canceled)).toBe(isOwed);
    expect(paymentLabel({ ...canceled, ExtStatus: 'paid' }, today)).toBe('Paid');
    const refunded = facts({ ...ended, StateReason: 'Refunded' });
    expect([paymentLabel(refunded, today), isCollected(refunded)]).toEqual(['Canceled', false]);
    expect(isCollected(facts({ ...ended, StateReason: 'PeriodEnd' }))).toBe(true);
  });

  it.each([
    ['2026-06-01', null, '2026-06-01'],
    ['2026-06-01', '2099-01-01', '2026-06-01'],
    ['2026-06-01', '2026-05-20', '2026-05-20'],
  ])('uses for a price with first day %s, due %s, the owed day %s', (firstDay, dueDay, since) =>
    expect(owedSince(firstDay, dueDay)).toBe(since),
  );

  it('is Unpaid after an unpaid external payment, which may still arrive late', () => {
    const unpaid = facts({ StateReason: 'UnpaidExternal', DueDateUTC: new Date('2026-06-10') });
    expect(paymentLabel(unpaid, today)).toBe('Unpaid');
    expect(isCollected(unpaid)).toBe(true);
  });

  it('is Canceled for a written-off payment or a refunded end', () => {
    const due = { DueDateUTC: new Date('2026-06-10') };
    expect(paymentLabel(facts({ ...due, ExtStatus: 'written-off' }), today)).toBe('Canceled');
    const refunded = facts({ ...due, ExtStatus: 'paid', StateReason: 'Refunded' });
    expect(paymentLabel(refunded, today)).toBe('Canceled');
  });
});
