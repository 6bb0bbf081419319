import { describe, expect, it } from 'vitest';
import { type Holding, overlappingHoldings, refuseUnknownHolding } from './besides.ts';

const held = (changed: Partial<Holding> = {}): Holding => ({
  UserSubscriptionId: 31,
  ClassSubscriptionId: 7,
  SubscriptionName: 'Open monthly',
  State: 'Active',
  ActivationDate: '2026-11-01',
  ExpiryDate: '2026-11-30',
  ScheduledEnd: null,
  ...changed,
});
const wanted = { ClassSubscriptionId: 7, ActivationDate: '2026-11-20', ExpiryDate: '2026-12-19' };

describe('a subscription of a type that the member already holds', () => {
  it.each([
    ['on some of the same days', held(), true],
    ['of another type', held({ ClassSubscriptionId: 8 }), false],
    ['that is over', held({ State: 'Expired' }), false],
    ['that ended the day before', held({ ExpiryDate: '2026-11-19' }), false],
    ['whose last day is its first', held({ ExpiryDate: '2026-11-20' }), true],
    ['without an end', held({ ExpiryDate: null }), true],
    ['that is canceled to an earlier day', held({ ExpiryDate: null, ScheduledEnd: '2026-11-10' }), false],
    ['whose suspension moves the last day', held({ State: 'Suspended', ExpiryDate: '2026-11-10' }), true],
    ['that begins after it', held({ State: 'NotStarted', ActivationDate: '2026-12-20', ExpiryDate: '2027-01-18' }), false],
    ['that begins within it', held({ State: 'NotStarted', ActivationDate: '2026-12-19', ExpiryDate: null }), true],
  ])('%s', (_, holding, isBeside) => {
    expect(overlappingHoldings([holding], wanted)).toEqual(isBeside ? [holding] : []);
  });

  it('is refused until the caller knows each held subscription', () => {
    const both = [held(), held({ UserSubscriptionId: 32, ActivationDate: '2026-11-20' })];
    const refusedFor = (known: readonly number[]) => refuseUnknownHolding(both, wanted, known);
    expect(refusedFor([])).toEqual({
      refused: 'SubscriptionAlreadyHeld',
      values: { UserSubscriptionId: 31, name: 'Open monthly', since: '2026-11-01' },
    });
    expect(refusedFor([31])?.values).toMatchObject({ UserSubscriptionId: 32, since: '2026-11-20' });
    expect(refusedFor([32, 31])).toBeUndefined();
  });
});
