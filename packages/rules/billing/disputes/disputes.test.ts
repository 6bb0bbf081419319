import { describe, expect, it } from 'vitest';
import { daysLeft, isUrgent } from './days-left.ts';
import { canFollow, disputeState, isAnswerable } from './dispute-state.ts';
import { lossOf } from './loss.ts';

describe('the state of a dispute', () => {
  it.each([
    ['warning_needs_response', 'NeedsResponse'],
    ['warning_under_review', 'UnderReview'],
    ['warning_closed', 'Won'],
    ['needs_response', 'NeedsResponse'],
    ['under_review', 'UnderReview'],
    ['won', 'Won'],
    ['lost', 'Lost'],
    ['prevented', 'Won'],
    ['a status of later', 'UnderReview'],
  ] as const)('of status %s is %s', (status, state) => {
    expect(disputeState(status)).toBe(state);
  });

  it.each([
    ['needs_response', 'under_review', true],
    ['under_review', 'needs_response', true],
    ['needs_response', 'lost', true],
    ['lost', 'needs_response', false],
    ['won', 'under_review', false],
    ['lost', 'won', true],
    ['warning_closed', 'needs_response', true],
  ] as const)('can go from %s to %s: %s', (before, after, follows) => {
    expect(canFollow(before, after)).toBe(follows);
  });
});

describe('a dispute', () => {
  const EvidenceDueBy = new Date('2026-11-28T22:59:59Z');
  const open = { State: 'NeedsResponse', HoldsMoney: true, EvidenceDueBy } as const;
  const [before, after] = [new Date('2026-11-28T22:59:00Z'), new Date('2026-11-28T23:00:00Z')];
  it.each([
    ['on its last day', open, 'Evidence', before, true],
    ['after its last day', open, 'Evidence', after, false],
    ['without a last day', { ...open, EvidenceDueBy: null }, 'Evidence', after, true],
    ['at the bank', { ...open, State: 'UnderReview' }, 'Evidence', before, false],
    ['that only inquires', { ...open, HoldsMoney: false }, 'Evidence', before, true],
    ['on its last day', open, 'Accepted', before, true],
    ['that only inquires', { ...open, HoldsMoney: false }, 'Accepted', before, false],
  ] as const)('%s (%o) is answerable by %s at %s: %s', (_when, dispute, kind, now, can) => {
    expect(isAnswerable(dispute, kind, now)).toBe(can);
  });
});

describe('the loss of a dispute', () => {
  const purchase = { Amount: 5_900, RefundedAmount: 0, Currency: 'EUR' };
  it('is the disputed amount, and at most the rest of the purchase', () => {
    expect(lossOf({ Amount: 2_000, Currency: 'EUR' }, purchase)).toBe(2_000);
    expect(lossOf({ Amount: 5_900, Currency: 'EUR' }, { ...purchase, RefundedAmount: 900 })).toBe(5_000);
    expect(lossOf({ Amount: 5_900, Currency: 'EUR' }, { ...purchase, RefundedAmount: 5_900 })).toBe(0);
  });
  it('is the rest of the purchase when the bank disputes in another currency', () => {
    expect(lossOf({ Amount: 6_412, Currency: 'USD' }, { ...purchase, RefundedAmount: 900 })).toBe(5_000);
  });
});

describe('the days left to answer', () => {
  const due = new Date('2026-11-28T22:59:59Z');
  it.each([
    ['2026-11-19T09:00:00Z', 9, false],
    ['2026-11-26T22:30:00Z', 2, true],
    ['2026-11-26T23:30:00Z', 1, true],
    ['2026-11-28T20:00:00Z', 0, true],
    ['2026-11-28T23:30:00Z', -1, true],
  ] as const)('at %s are %i in the time zone of the club, urgent: %s', (now, days, urgent) => {
    expect(daysLeft('Europe/Rome', due, new Date(now))).toBe(days);
    expect(isUrgent(days)).toBe(urgent);
  });
});
