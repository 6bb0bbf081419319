import { NO_END, type Resource, resources, UNLIMITED } from '@clubpulse/contract/clubs/licenses/licenses';
import { expect, it } from 'vitest';
import { lastDayFrom, licenseWarnings, limitsOn, refuseAdding } from './licenses.ts';

const license = (Begin: string, End: string, limit: number, changed: Partial<Record<Resource, number>> = {}) => ({
  ...(Object.fromEntries(resources.map((resource) => [resource, limit])) as Record<Resource, number>),
  ...changed,
  Begin,
  End,
});
const today = '2026-11-20';

it('a licence is valid from its first to its last day, and the limits of licences that are valid together add up', () => {
  const one = license('2026-11-20', '2026-11-30', 100);
  expect(limitsOn([one], '2026-11-19')).toBeUndefined();
  expect(limitsOn([one], '2026-11-20')?.Members).toBe(100);
  expect(limitsOn([one], '2026-11-30')?.Members).toBe(100);
  expect(limitsOn([one], '2026-12-01')).toBeUndefined();
  expect(limitsOn([one, license('2026-01-01', NO_END, 50)], today)?.Members).toBe(150);
  expect(limitsOn([one, license('2026-01-01', NO_END, UNLIMITED)], today)?.Members).toBe(UNLIMITED);
});

it('the limits of licences refuse an addition above a limit, and every addition if no licence is valid', () => {
  expect(refuseAdding('Bridges', { limit: undefined, used: 0, adding: 1 })?.refused).toBe('LicenseRequired');
  expect(refuseAdding('Bridges', { limit: 10, used: 9, adding: 1 })).toBeUndefined();
  expect(refuseAdding('Bridges', { limit: 10, used: 9, adding: 2 })).toMatchObject({
    refused: 'LicenseResourceLimitExceeded',
    values: { limit: 10, context: 'Bridges' },
  });
  expect(refuseAdding('Bridges', { limit: 10, used: 12, adding: 1 })?.refused).toBe('LicenseResourceLimitExceeded');
  expect(refuseAdding('Bridges', { limit: UNLIMITED, used: 5_000_000, adding: 1 })).toBeUndefined();
});

it('the last day covered by licences is the end of the last licence that follows without a gap', () => {
  const first = license('2026-01-01', '2026-11-30', 1);
  expect(lastDayFrom([first], today)).toBe('2026-11-30');
  expect(lastDayFrom([first, license('2026-12-01', '2026-12-31', 1)], today)).toBe('2026-12-31');
  expect(lastDayFrom([first, license('2026-12-02', '2026-12-31', 1)], today)).toBe('2026-11-30');
  expect(lastDayFrom([first, license('2026-11-01', NO_END, 1)], today)).toBe(NO_END);
  expect(lastDayFrom([first], '2027-01-01')).toBeUndefined();
});

it.each([
  ['none', [], {}, [{ Kind: 'Missing' }]],
  ['ended', [license('2026-01-01', '2026-11-17', 9)], {}, [{ Kind: 'Ended', Day: '2026-11-17' }]],
  ['a future licence', [license('2026-12-01', NO_END, 9)], {}, [{ Kind: 'Missing' }]],
  ['31 days left', [license('2026-01-01', '2026-12-21', 9)], {}, []],
  ['30 days left', [license('2026-01-01', '2026-12-20', 9)], {}, [{ Kind: 'EndsSoon', Day: '2026-12-20', Days: 30 }]],
  ['the last day', [license('2026-01-01', today, 9)], {}, [{ Kind: 'EndsSoon', Day: today, Days: 0 }]],
  ['below 90 %', [license('2026-01-01', NO_END, 100)], { Members: 89 }, []],
  [
    '90 %',
    [license('2026-01-01', NO_END, 100)],
    { Members: 90 },
    [{ Kind: 'NearlyFull', Resource: 'Members', Used: 90, Limit: 100 }],
  ],
  [
    'the worst first',
    [license('2026-01-01', '2026-12-01', 100, { Bridges: 2 })],
    { Members: 95, Bridges: 3 },
    [
      { Kind: 'Full', Resource: 'Bridges', Used: 3, Limit: 2 },
      { Kind: 'EndsSoon', Day: '2026-12-01', Days: 11 },
      { Kind: 'NearlyFull', Resource: 'Members', Used: 95, Limit: 100 },
    ],
  ],
  ['licences without a warning', [license('2026-01-01', NO_END, 100, { Bridges: 0 })], { Bridges: 0 }, []],
  ['unlimited', [license('2026-01-01', NO_END, UNLIMITED)], { Members: 1_000_000 }, []],
])('the warnings about licences are as listed in the case: %s', (_name, licenses, used, warnings) => {
  expect(licenseWarnings(licenses, used, today)).toEqual(warnings);
});
