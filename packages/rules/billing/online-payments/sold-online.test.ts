import { describe, expect, it } from 'vitest';
import { minorDigits } from '../../formats/money.ts';
import { chargesOf, firstChargeOn, isPayableOnline, refuseMinor } from './sold-online.ts';

describe('the charges of an order', () => {
  it.each([
    [{ Amount: 4_990, Currency: 'EUR' }, 4_990, 0],
    [{ Amount: 4_990, Currency: 'EUR', Price: 4_990, Installments: 1 }, 4_990, 0],
    [{ Amount: 2_002, Currency: 'EUR', Price: 6_002, Installments: 3 }, 2_000, 2],
    [{ Amount: 2_000, Currency: 'EUR', Price: 6_000, Installments: 3 }, 2_000, 0],
  ])('%j are %i each time, and %i more the first time', (order, part, firstExtra) => {
    expect(chargesOf(order)).toEqual({ part, firstExtra });
  });

  it.each([
    [{ Amount: 2_002, Currency: 'EUR', Price: 6_002, Installments: 3 }, true],
    // The provider takes only multiples of 10 fils.
    [{ Amount: 3_340, Currency: 'KWD', Price: 10_000, Installments: 3 }, false],
    [{ Amount: 5_000, Currency: 'KWD', Price: 10_000, Installments: 2 }, true],
    [{ Amount: 2, Currency: 'EUR', Price: 2, Installments: 3 }, false],
    [{ Amount: 49, Currency: 'EUR' }, false],
    [{ Amount: 50, Currency: 'EUR' }, true],
    [{ Amount: 30, Currency: 'GBP' }, true],
    [{ Amount: 174 * 10 ** minorDigits('HUF'), Currency: 'HUF' }, false],
    [{ Amount: 175 * 10 ** minorDigits('HUF'), Currency: 'HUF' }, true],
    [{ Amount: 999, Currency: 'THB' }, false],
    [{ Amount: 0, Currency: 'ZAR' }, false],
    [{ Amount: 70, Currency: 'EUR', Price: 140, Installments: 3 }, false],
  ])('%j are taken by the provider: %s', (order, isPayable) => {
    expect(isPayableOnline(order)).toBe(isPayable);
  });
});

describe('a plan', () => {
  const monthly = { Every: 1, Unit: 'Month' } as const;
  const today = '2026-11-20';

  it.each([
    ['renews, for a member of 17', monthly, 1, '2008-11-21', false, 'PayerRequired'],
    ['renews, for a member who is 18 today', monthly, 1, '2008-11-20', false, undefined],
    ['renews, for a member of 17 with a payer', monthly, 1, '2008-11-21', true, undefined],
    ['renews, for a member without a birth date', monthly, 1, null, false, undefined],
    ['is paid once, for a member of 17', null, 1, '2008-11-21', false, undefined],
    ['is paid in parts, for a member of 17', null, 12, '2008-11-21', false, 'PayerRequired'],
    ['is paid in parts, for a member of 17 with a payer', null, 12, '2008-11-21', true, undefined],
  ])('that %s is refused as expected', (_which, Recurrence, Installments, BirthDate, hasPayer, refused) => {
    expect(refuseMinor({ Recurrence, Installments }, { BirthDate, hasPayer, today })?.refused).toBe(refused);
  });

  it.each([
    ['after the free days', 14, false, false, '2026-12-04'],
    ['at once, without free days', null, false, false, null],
    ['at once, for a member who held the type', 14, true, false, null],
    ['at once, when it replaces another plan', 14, false, true, null],
  ])('is charged %s', (_when, TrialDays, everHeld, replaces, day) => {
    expect(firstChargeOn({ Recurrence: monthly, TrialDays }, { everHeld, replaces, firstDay: today })).toBe(day);
  });
});
