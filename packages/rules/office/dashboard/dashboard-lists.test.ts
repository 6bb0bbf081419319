import { BOXES_MAX, dashboardLists, dashboardSettingsSchema } from '@clubpulse/contract/office/dashboard/dashboard';
import { expect, it } from 'vitest';
import { birthdaysIn, completed, daysOfList, daysOfRange, maySee, standardSettings } from './dashboard-lists.ts';

const today = '2026-11-19';

it('a preset range ends today for a list of the past, and begins today for a list of the future', () => {
  expect(daysOfRange('Day', 'back', today)).toEqual({ first: today, last: today });
  expect(daysOfRange('Week', 'back', today)).toEqual({ first: '2026-11-13', last: today });
  expect(daysOfRange('Days30', 'back', today)).toEqual({ first: '2026-10-21', last: today });
  expect(daysOfRange('Days14', 'ahead', today)).toEqual({ first: today, last: '2026-12-02' });
  expect(daysOfRange('ThisMonth', 'ahead', today)).toEqual({ first: '2026-11-01', last: '2026-11-30' });
  expect(daysOfRange('LastMonth', 'back', today)).toEqual({ first: '2026-10-01', last: '2026-10-31' });
  expect(daysOfRange('Year', 'back', today)).toEqual({ first: '2025-11-20', last: today });
});

it('chosen days replace a preset range, and a preset range replaces the saved range', () => {
  expect(daysOfList('New', {}, 'Week', today)).toEqual({ first: '2026-11-13', last: today });
  expect(daysOfList('New', { presetRange: 'Day' }, 'Week', today)).toEqual({ first: today, last: today });
  const own = { from: '2026-01-01', to: '2026-01-31', presetRange: 'Day' } as const;
  expect(daysOfList('New', own, 'Week', today)).toEqual({ first: '2026-01-01', last: '2026-01-31' });
  expect(daysOfList('New', { to: '2026-01-31' }, 'Week', today)).toEqual({ first: '2026-01-31', last: '2026-01-31' });
  expect(daysOfList('NoActivity', own, 'Week', today)).toBeNull();
});

it('the standard settings are valid, and a caller without payments may see all lists but those of payments', () => {
  expect(dashboardSettingsSchema.safeParse(standardSettings).success).toBe(true);
  expect(standardSettings.Lists.filter(({ Shown }) => Shown)).toHaveLength(BOXES_MAX);
  expect(completed(standardSettings)).toEqual(standardSettings);
  expect(dashboardLists.filter((list) => maySee(list, true))).toEqual(dashboardLists);
  expect(dashboardLists.filter((list) => maySee(list, false))).toEqual(dashboardLists.slice(0, 7));
});

it('saved settings do not change their order, and lists that the settings do not contain are added hidden at the end', () => {
  const [active, expiring] = standardSettings.Lists;
  if (active === undefined || expiring === undefined) throw new Error('no lists');
  const { Lists, Extended } = completed({ Lists: [expiring, active], Extended: true });
  expect(Extended).toBe(true);
  expect(Lists.map(({ List }) => List)).toEqual(['Expiring', 'Active', ...dashboardLists.slice(2)]);
  expect(Lists.filter(({ Shown }) => Shown)).toEqual([expiring, active]);
});

it('settings with a ninth box are refused, and settings with the same list twice', () => {
  const all = { Lists: standardSettings.Lists.map((one) => ({ ...one, Shown: true })), Extended: false };
  expect(dashboardSettingsSchema.safeParse(all).success).toBe(false);
  const [one] = standardSettings.Lists;
  expect(dashboardSettingsSchema.safeParse({ Lists: [one, one], Extended: false }).success).toBe(false);
});

it('a birthday on February 29 counts as February 28 in years without February 29', () => {
  expect(birthdaysIn({ first: '2027-02-27', last: '2027-03-01' })).toEqual(['02-27', '02-28', '02-29', '03-01']);
  expect(birthdaysIn({ first: '2028-02-28', last: '2028-03-01' })).toEqual(['02-28', '02-29', '03-01']);
});
