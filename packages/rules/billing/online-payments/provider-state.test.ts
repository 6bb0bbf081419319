import { describe, expect, it } from 'vitest';
import { invoiceState, type ProviderFacts, providerState } from './provider-state.ts';

const active: ProviderFacts = {
  ExtStatus: 'active',
  CancelAtPeriodEnd: false,
  CollectionPaused: false,
  Declined: false,
  EndedDay: null,
  PeriodEndDay: '2026-12-25',
  NextAttempt: null,
};
const retry = new Date('2026-11-22T06:00:00Z');

describe('the payment state of an online subscription', () => {
  it.each([
    [{ ExtStatus: 'incomplete' }, 'WaitingInitialPayment', 'incomplete', null],
    [{ ExtStatus: 'incomplete', Declined: true }, 'InitialPaymentFailed', 'incomplete', null],
    [{ ExtStatus: 'incomplete_expired' }, 'InitialPaymentFailed', 'incomplete_expired', null],
    [{ ExtStatus: 'trialing' }, null, 'trialing', null],
    [{}, null, 'active', null],
    [{ ExtStatus: 'past_due', NextAttempt: retry }, 'RetryingPayment', 'past_due', retry],
    [{ ExtStatus: 'unpaid' }, 'PaymentFailed', 'unpaid', null],
    [{ ExtStatus: 'canceled', EndedDay: '2026-12-01' }, 'CanceledImmediately', 'canceled', null],
    [{ ExtStatus: 'canceled', EndedDay: '2026-12-25' }, 'PaymentPeriodTerminated', 'canceled', null],
    [{ CancelAtPeriodEnd: true }, 'CanceledAtPeriodEnd', 'active', null],
    [{ ExtStatus: 'paused' }, null, 'paused', null],
    [{ CollectionPaused: true }, null, 'paused', null],
  ] as const)('for %j is %s, with the status %s', (change, PaymentStatus, ExtStatus, DueDateUTC) => {
    expect(providerState({ ...active, ...change })).toEqual({ PaymentStatus, ExtStatus, DueDateUTC });
  });
});

describe('the state of an invoice', () => {
  it.each(['draft', 'open', 'paid', 'void', 'uncollectible'] as const)('%s is the state that the provider reports', (state) => {
    expect(invoiceState(state, { AttemptCount: 1, NextAttempt: retry })).toBe(state);
  });
  it('is unpaid when it is open after its last attempt', () => {
    expect(invoiceState('open', { AttemptCount: 4, NextAttempt: null })).toBe('unpaid');
    expect(invoiceState('open', { AttemptCount: 0, NextAttempt: null })).toBe('open');
  });
});
