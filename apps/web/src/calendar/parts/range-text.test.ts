import type { DateFormat } from '@clubpulse/contract/accounts/users';
import type { Language } from '@clubpulse/contract/scalars';
import { describe, expect, it } from 'vitest';
import { makeFormats, settingsOf } from '../../platform/formats.ts';
import { daysText } from './range-text.ts';

const week = { first: '2026-11-16', last: '2026-11-22' };
const acrossMonths = { first: '2026-11-30', last: '2026-12-06' };
const acrossYears = { first: '2026-12-28', last: '2027-01-03' };

const words = (DateFormat: DateFormat, days: typeof week, language: Language = 'en') =>
  daysText(days, makeFormats({ ...settingsOf(language), DateFormat }));

describe('the text of a range of days', () => {
  it('follows the order of the reader’s date format', () => {
    expect(words('ddmmyyyy', week)).toBe('16 – 22 Nov 2026');
    expect(words('mmddyyyy', week)).toBe('Nov 16 – 22, 2026');
    expect(words('yyyymmdd', week)).toBe('2026 Nov 16 – 22');
  });

  it('contains month and year twice only when they differ', () => {
    expect(words('ddmmyyyy', acrossMonths)).toBe('30 Nov – 6 Dec 2026');
    expect(words('mmddyyyy', acrossMonths)).toBe('Nov 30 – Dec 6, 2026');
    expect(words('yyyymmdd', acrossMonths)).toBe('2026 Nov 30 – Dec 6');
    expect(words('ddmmyyyy', acrossYears)).toBe('28 Dec 2026 – 3 Jan 2027');
    expect(words('mmddyyyy', acrossYears)).toBe('Dec 28, 2026 – Jan 3, 2027');
    expect(words('yyyymmdd', acrossYears)).toBe('2026 Dec 28 – 2027 Jan 3');
  });

  it('is in the reader’s language', () => {
    expect(words('ddmmyyyy', week, 'it')).toBe('16 – 22 nov 2026');
    expect(words('ddmmyyyy', week, 'es')).toBe('16 – 22 nov 2026');
    expect(words('ddmmyyyy', week, 'fr')).toBe('16 – 22 nov. 2026');
    expect(words('mmddyyyy', week, 'it')).toBe('nov 16 – 22, 2026');
  });
});
