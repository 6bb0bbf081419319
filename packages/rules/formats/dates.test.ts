import { dateFormatSchema } from '@clubpulse/contract/accounts/users';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateText, longDateText, parseDate, parseShortDate, parseTime } from './dates.ts';

describe('a typed date', () => {
  it.each([
    ['05/03/1990', 'ddmmyyyy', '1990-03-05'],
    ['03/05/1990', 'mmddyyyy', '1990-03-05'],
    ['1990-03-05', 'yyyymmdd', '1990-03-05'],
    ['29/02/2024', 'ddmmyyyy', '2024-02-29'],
    ['29/02/2000', 'ddmmyyyy', '2000-02-29'],
    ['05031990', 'ddmmyyyy', '1990-03-05'],
    ['03051990', 'mmddyyyy', '1990-03-05'],
    ['19900305', 'yyyymmdd', '1990-03-05'],
    ['5/3/1990', 'ddmmyyyy', '1990-03-05'],
    ['5.3.1990', 'ddmmyyyy', '1990-03-05'],
    ['05-03-1990', 'ddmmyyyy', '1990-03-05'],
    ['5 3 1990', 'mmddyyyy', '1990-05-03'],
    ['1990/3/05', 'yyyymmdd', '1990-03-05'],
    ['2026-12-01', 'ddmmyyyy', '2026-12-01'],
    ['2026-12-01', 'mmddyyyy', '2026-12-01'],
  ] as const)('of the text %s in the format %s is read as %s', (text, format, iso) => expect(parseDate(text, format)).toBe(iso));

  it.each([
    ['32/13/2024', 'ddmmyyyy'],
    ['31/04/2024', 'ddmmyyyy'],
    ['29/02/2023', 'ddmmyyyy'],
    ['29/02/1900', 'ddmmyyyy'],
    ['00/01/2024', 'ddmmyyyy'],
    ['01/00/2024', 'ddmmyyyy'],
    ['13/01/2024', 'mmddyyyy'],
    ['31041990', 'ddmmyyyy'],
    ['5031990', 'ddmmyyyy'],
    ['1990/03/05', 'ddmmyyyy'],
    ['1990-13-05', 'ddmmyyyy'],
    ['1990-3-05', 'ddmmyyyy'],
    ['05/03/1990', 'yyyymmdd'],
    ['2024-1-1', 'yyyymmdd'],
    ['05/03/90', 'ddmmyyyy'],
    ['01/01/0000', 'ddmmyyyy'],
    ['', 'ddmmyyyy'],
  ] as const)('of the text %j in the format %s is invalid', (text, format) => expect(parseDate(text, format)).toBeUndefined());

  it.each([
    ['3/4/26', 'ddmmyyyy', null, '2026-04-03'],
    ['3/4/26', 'mmddyyyy', null, '2026-03-04'],
    ['3.4.99', 'ddmmyyyy', null, '2099-04-03'],
    ['030426', 'ddmmyyyy', null, '2026-04-03'],
    ['26-4-3', 'yyyymmdd', null, '2026-04-03'],
    ['2026-4-3', 'yyyymmdd', null, '2026-04-03'],
    ['3/4/85', 'ddmmyyyy', '2026-11-20', '1985-04-03'],
    ['3/4/10', 'ddmmyyyy', '2026-11-20', '2010-04-03'],
    ['20/11/26', 'ddmmyyyy', '2026-11-20', '2026-11-20'],
    ['21/11/26', 'ddmmyyyy', '2026-11-20', '1926-11-21'],
    ['29/2/27', 'ddmmyyyy', '2026-11-20', undefined],
    ['31/4/26', 'ddmmyyyy', null, undefined],
    ['3/4/1985', 'ddmmyyyy', null, undefined],
    ['3/4', 'ddmmyyyy', null, undefined],
  ] as const)('of the text %s with a two-digit year is read in the format %s, also as a birth date', (text, format, last, iso) =>
    expect(parseShortDate(text, format, last)).toBe(iso),
  );

  it('is read as the same day that was written, for any day and format', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.constantFrom(...dateFormatSchema.options), (date, format) => {
        const iso = date.toISOString().slice(0, 10);
        expect(parseDate(dateText(iso, format), format)).toBe(iso);
      }),
    );
  });
});

describe('a typed time', () => {
  it.each([
    ['18:30', 'h24', '18:30'],
    ['00:00', 'h24', '00:00'],
    ['6:30 PM', 'h12', '18:30'],
    ['06:30pm', 'h12', '18:30'],
    ['12:00 AM', 'h12', '00:00'],
    ['12:00 pm', 'h12', '12:00'],
  ] as const)('of the text %s in the format %s is read as %s', (text, format, time) =>
    expect(parseTime(text, format)).toBe(time),
  );

  it.each([
    ['25:61', 'h24'],
    ['24:00', 'h24'],
    ['9:30', 'h24'],
    ['6:30 PM', 'h24'],
    ['18:30', 'h12'],
    ['0:30 AM', 'h12'],
    ['13:00 PM', 'h12'],
  ] as const)('of the text %s in the format %s is invalid', (text, format) => expect(parseTime(text, format)).toBeUndefined());
});

it.each([
  ['en', '30 November 2026'],
  ['it', '30 novembre 2026'],
  ['es', '30 de noviembre de 2026'],
  ['fr', '30 novembre 2026'],
] as const)('a long date in the language %s is written as %s', (language, text) =>
  expect(longDateText('2026-11-30', language)).toBe(text),
);
