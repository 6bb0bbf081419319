import type { Recurrence } from '@clubpulse/contract/billing/subscription-types';
import { describe, expect, it } from 'vitest';
import { chargesAround, hasSkippedCharge, nextChargeOn, paidDaysIn, pausesLeft, wrongDays } from './own-pause.ts';

const monthly = { Every: 1, Unit: 'Month' } as const;
const rules = { MembersMayPause: true, MaxPauseDays: 60, PausesPerYear: 2 };

describe('the pauses that are left', () => {
  it.each([
    [[], '2026-11-20', 2],
    [['2026-03-01'], '2026-11-20', 1],
    [['2026-03-01', '2026-07-01', '2026-09-01'], '2026-11-20', 0],
    [['2026-03-01', '2026-07-01'], '2027-01-02', 2],
  ])('after %j are of the year of %s: %i', (pauses, day, left) => expect(pausesLeft(rules, pauses, day)).toBe(left));
});

describe('the charges around a pause', () => {
  const charges = (FirstDay: string, LastDay: string) =>
    chargesAround({ RenewsOn: '2026-11-25', Recurrence: monthly }, { FirstDay, LastDay });

  it.each([
    ['none of a pause between two charges', '2026-11-26', '2026-12-10', [], '2026-12-25', '2026-11-25'],
    ['the one in the pause', '2026-11-24', '2026-12-07', ['2026-11-25'], '2026-12-25', '2026-12-25'],
    ['those of a long pause', '2026-11-25', '2026-12-25', ['2026-11-25', '2026-12-25'], '2027-01-25', '2027-01-25'],
    ['those of a pause after the next charge', '2026-12-20', '2027-01-10', ['2026-12-25'], '2027-01-25', '2026-11-25'],
  ])('skip %s', (_which, first, last, skipped, after, next) => expect(charges(first, last)).toEqual({ skipped, after, next }));
});

it.each([
  ['without a pause', null, null, '2026-11-25'],
  ['before a pause', '2026-11-26', '2026-12-27', '2026-11-25'],
  ['after a pause that skips it', '2026-11-24', '2026-12-08', '2026-12-25'],
])('the next charge %s', (_where, PausesOn, ResumesOn, day) => {
  expect(nextChargeOn({ RenewsOn: '2026-11-25', Recurrence: monthly, PausesOn, ResumesOn })).toBe(day);
});

describe('the days of a pause', () => {
  const wrong = (FirstDay: string, LastDay: string, changed: Partial<typeof rules> = {}, Recurrence: Recurrence = monthly) =>
    wrongDays(
      { FirstDay, LastDay },
      { today: '2026-11-20', rules: { ...rules, ...changed } },
      { RenewsOn: '2026-11-25', Recurrence },
    );

  it.each([
    ['between two charges', '2026-11-26', '2026-12-02'],
    ['before the charge', '2026-11-21', '2026-11-27', '2026-11-28'],
    ['of one period that begins with the charge', '2026-11-25', '2026-12-24'],
    ['of one period over the charge', '2026-11-22', '2026-12-21'],
    ['of two periods over two charges', '2026-11-25', '2027-01-24', '2026-11-25', 61],
  ])('are accepted %s', (_which, first, last, RenewsOn = '2026-11-25', MaxPauseDays = 60) => {
    const found = { today: '2026-11-20', rules: { ...rules, MaxPauseDays } };
    expect(wrongDays({ FirstDay: first, LastDay: last }, found, { RenewsOn, Recurrence: monthly })).toBeUndefined();
  });

  it.each([
    ['a week over the charge', '2026-11-24', '2026-11-30', { days: 30, max: 60, date: '2026-11-25' }],
    ['one day less than the period', '2026-11-25', '2026-12-23', { days: 30, max: 60, date: '2026-11-25' }],
    ['a later charge', '2026-12-25', '2027-01-20', { days: 31, max: 60, date: '2026-12-25' }],
  ])('are refused over %s', (_which, first, last, values) =>
    expect(wrong(first, last)).toEqual({ field: 'LastDay', key: 'pause-over-charge', values }),
  );

  it('are refused over the charge of a period that is longer than the club allows', () => {
    const yearly = { Every: 1, Unit: 'Year' } as const;
    const error = { field: 'LastDay', key: 'pause-not-over-charge' };
    expect(wrong('2026-11-24', '2026-11-30', {}, yearly)).toMatchObject({ ...error, values: { days: 365, max: 60 } });
    expect(wrong('2026-11-25', '2026-12-25')).toMatchObject({ ...error, values: { days: 61, date: '2026-12-25' } });
  });
});

it.each([
  ['between two charges', '2026-11-26', '2026-12-02', 7],
  ['of one period that begins with the charge', '2026-11-25', '2026-12-24', 0],
  ['of one period over the charge', '2026-11-22', '2026-12-21', 0],
  ['of ten days and the period after them', '2026-11-15', '2026-12-24', 10],
])('a pause %s has days that are paid already', (_which, FirstDay, LastDay, expected) => {
  const days = { FirstDay, LastDay };
  const charges = chargesAround({ RenewsOn: '2026-11-25', Recurrence: monthly }, days);
  expect(paidDaysIn(charges, days)).toBe(expected);
});

it.each([
  ['before it', '2026-11-25', '2026-11-24', false],
  ['on its day', '2026-11-25', '2026-11-25', true],
  ['when the provider has not reported the next period', '2026-11-25', '2026-11-28', true],
  ['when the provider has reported the next period', '2026-12-25', '2026-11-26', true],
  ['of the day before the pause', '2026-12-20', '2026-11-28', false],
  ['of the day before the pause, not reported yet', '2026-11-20', '2026-11-28', false],
])('a pause from 21 November has skipped a charge %s: %s on %s is %s', (_when, RenewsOn, today, expected) =>
  expect(hasSkippedCharge({ SuspendedDate: '2026-11-21', RenewsOn, Recurrence: monthly }, today)).toBe(expected),
);

it('a pause at the end of January has skipped the charge of the 31st when the next one is on 28 February', () => {
  const facts = { SuspendedDate: '2027-01-30', RenewsOn: '2027-02-28', Recurrence: monthly };
  expect(hasSkippedCharge(facts, '2027-02-01')).toBe(true);
});
