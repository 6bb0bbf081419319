import { describe, expect, it } from 'vitest';
import { periodEnd, revived } from './actions.ts';
import type { SubscriptionFacts } from './states.ts';

const today = '2026-11-20';

describe('the end of a subscription period', () => {
  it.each<[string, string | null, string | null, string]>([
    ['is the day before the renewal', '2026-12-01', null, '2026-11-30'],
    ['is the last day without a renewal', null, '2027-02-28', '2027-02-28'],
    ['is today without renewal and last day', null, null, today],
    ['is today with a renewal tomorrow', '2026-11-21', null, today],
    ['is today after a suspension past the last day', null, '2026-11-19', today],
    ['is today after a suspension past the period', '2026-11-20', null, today],
  ])('%s', (_name, RenewsOn, ExpiryDate, end) => expect(periodEnd({ RenewsOn, ExpiryDate }, today)).toBe(end));
});

describe('a subscription whose end is reverted', () => {
  const ended = (overrides: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
    State: 'Canceled',
    StateReason: 'Refunded',
    AssignedDay: '2026-10-01',
    ActivationDate: '2026-10-01',
    ExpiryDate: '2027-02-28',
    DeactivationDate: '2026-11-10',
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

  it('is Active when nothing else ended it', () =>
    expect(revived(ended(), today)).toMatchObject({ State: 'Active', StateReason: null, DeactivationDate: null }));

  it('ends with its period when the period is already over', () =>
    expect(revived(ended({ ScheduledEnd: '2026-11-15' }), today)).toMatchObject({
      State: 'NonRenewed',
      StateReason: 'PeriodEnd',
      DeactivationDate: '2026-11-15',
    }));

  it('ends today when the payment provider ended it immediately', () =>
    expect(revived(ended({ PaymentStatus: 'CanceledImmediately' }), today)).toMatchObject({
      State: 'Canceled',
      StateReason: 'Immediately',
      DeactivationDate: today,
    }));
});
