import { languages } from '@clubpulse/contract/scalars';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { FormatSettings } from './formats/format-settings.ts';
import { makeFormats, settingsOf } from './formats.ts';
import { startPhrases } from './phrases.ts';

const settings: FormatSettings = {
  Language: 'en',
  DateFormat: 'ddmmyyyy',
  TimeFormat: 'h24',
  FirstDayOfWeek: 'Monday',
  UnitSystem: 'Metric',
  TimeZone: 'Europe/Rome',
};
const formatsWith = (changed: Partial<FormatSettings>) => makeFormats({ ...settings, ...changed });
const evening = '2026-11-19T17:02:00Z';
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

beforeAll(() => startPhrases('en'));

describe('formatted dates', () => {
  it.each([
    ['ddmmyyyy', '19/11/2026', '19/11'],
    ['mmddyyyy', '11/19/2026', '11/19'],
    ['yyyymmdd', '2026-11-19', '11-19'],
  ] as const)('follow the language %s', (DateFormat, date, dayMonth) => {
    const formats = formatsWith({ DateFormat });
    expect(formats.date(evening)).toBe(date);
    expect(formats.dayMonth(evening)).toBe(dayMonth);
  });

  it('of another year include the year', () => {
    const near = (day: string) => formatsWith({}).nearDate(day, evening);
    expect(['2026-01-01', '2025-11-19', '1900-01-01'].map(near)).toEqual(['01/01', '19/11/2025', '01/01/1900']);
    expect(formatsWith({}).nearDate('2025-12-31T23:30:00Z', evening)).toBe('01/01');
  });

  it('and times follow the time formats h24 and h12', () => {
    expect(formatsWith({}).dateTime(evening)).toBe('19/11/2026, 18:02');
    expect(plain(formatsWith({ TimeFormat: 'h12' }).time(evening))).toBe('6:02 PM');
    expect(plain(formatsWith({ TimeFormat: 'h12', Language: 'it' }).time(evening))).toBe('6:02 PM');
    expect(formatsWith({}).time('2026-11-18T23:05:00Z')).toBe('00:05');
  });

  it('use the time zone of the user, not of the browser', () => {
    const night = '2026-11-19T23:30:00Z';
    expect(formatsWith({}).date(night)).toBe('20/11/2026');
    expect(formatsWith({ TimeZone: 'America/New_York' }).date(night)).toBe('19/11/2026');
    expect(formatsWith({ TimeZone: 'Nowhere/Land' }).date(night)).toBe('19/11/2026');
  });

  it('show calendar days without converting the time zone', () => {
    expect(formatsWith({ TimeZone: 'America/New_York' }).date('1990-03-05')).toBe('05/03/1990');
    expect(formatsWith({ TimeZone: 'Pacific/Auckland' }).weekday('2026-11-19')).toBe('Thursday');
  });

  it.each([
    ['en', 'Thursday', 'November 2026'],
    ['it', 'giovedì', 'novembre 2026'],
    ['es', 'jueves', 'noviembre de 2026'],
    ['fr', 'jeudi', 'novembre 2026'],
  ] as const)('have names of days and months in %s', (Language, weekday, month) => {
    const formats = formatsWith({ Language });
    expect(formats.weekday(evening)).toBe(weekday);
    expect(formats.month(evening)).toBe(month);
  });

  it('are relative only within seven days', () => {
    const { relativeDay } = formatsWith({});
    expect(relativeDay('2026-11-19T22:59:00Z', evening)).toBe('Today');
    expect(relativeDay('2026-11-19T23:01:00Z', evening)).toBe('Tomorrow');
    expect(relativeDay('2026-11-18', evening)).toBe('Yesterday');
    expect(relativeDay('2026-11-13', evening)).toBe('Friday 13');
    expect(relativeDay('2026-11-12', evening)).toBe('12/11/2026');
  });

  it('in long form have the order of the language, in English that of the date format', () => {
    expect(formatsWith({}).longDate('2026-11-20')).toBe('Friday 20 November');
    expect(formatsWith({ DateFormat: 'mmddyyyy' }).longDate('2026-11-20')).toBe('Friday, November 20');
    expect(formatsWith({ Language: 'it', DateFormat: 'mmddyyyy' }).longDate('2026-11-20')).toBe('venerdì 20 novembre');
  });

  it('have weeks that begin on the user’s first day', () => {
    expect((['Sunday', 'Monday', 'Saturday'] as const).map((day) => formatsWith({ FirstDayOfWeek: day }).firstDayOfWeek)).toEqual(
      [0, 1, 6],
    );
  });

  it('in pickers follow the language: in Italian, Spanish and French dd/mm/yyyy and weeks from Monday', () => {
    const american = { DateFormat: 'mmddyyyy', FirstDayOfWeek: 'Sunday' } as const;
    for (const Language of ['it', 'es', 'fr'] as const) {
      expect(formatsWith({ ...american, Language }).picker).toMatchObject({ order: 'ddmmyyyy', firstDayOfWeek: 1 });
    }
    expect(formatsWith(american).picker).toMatchObject({ order: 'mmddyyyy', firstDayOfWeek: 0 });
  });
});

describe('formatted numbers', () => {
  it.each([
    ['en', '1,234.5', '82%'],
    ['it', '1.234,5', '82%'],
    ['es', '1.234,5', '82 %'],
    ['fr', '1 234,5', '82 %'],
  ] as const)('follow the language %s', (Language, number, percent) => {
    const formats = formatsWith({ Language });
    expect(plain(formats.number(1234.5, 1))).toBe(number);
    expect(plain(formats.percent(82))).toBe(percent);
  });

  it.each([
    ['en', '1 kB', '99 kB', '1.5 MB'],
    ['it', '1 kB', '99 kB', '1,5 MB'],
    ['es', '1 kB', '99 kB', '1,5 MB'],
    ['fr', '1 ko', '99 ko', '1,5 Mo'],
  ] as const)('of bytes follow the language %s, and small files have no tenths of a megabyte', (Language, ...sizes) => {
    const { bytes } = formatsWith({ Language });
    expect([4, 101_000, 1_572_864].map((size) => plain(bytes(size)))).toEqual(sizes);
  });

  it.each([
    ['en', '€1,234.50'],
    ['it', '1.234,50 €'],
    ['es', '1.234,50 €'],
    ['fr', '1 234,50 €'],
  ] as const)('of money have grouped digits in %s too', (Language, money) => {
    expect(plain(formatsWith({ Language }).money(123_450, 'EUR'))).toBe(money);
  });

  it('for the shares of a bar add up to 100', () => {
    expect(formatsWith({}).shares([1, 1, 1])).toEqual([34, 33, 33]);
    expect(formatsWith({}).shares([0, 0])).toEqual([0, 0]);
  });

  it('of seconds are shown as durations', () => {
    expect(formatsWith({}).duration(47 * 60 + 5)).toBe('47:05');
    expect(plain(formatsWith({}).duration(112 * 60))).toBe('1 h 52');
    expect([31, 365, 30].map(formatsWith({}).days)).toEqual(['1 month (31 days)', '1 year (365 days)', '30 days']);
    expect(formatsWith({ Language: 'it' }).days(62)).toBe('2 mesi (62 giorni)');
  });

  it('of weights, heights and distances have the units of the user', () => {
    const metric = formatsWith({ Language: 'it' });
    expect([metric.weight(61.4), metric.height(172), metric.distance(6800)]).toEqual(['61,4 kg', '172 cm', '6,8 km']);
    const imperial = formatsWith({ UnitSystem: 'Imperial' });
    expect([imperial.weight(100), imperial.height(182.88), imperial.distance(16_090)]).toEqual([
      '220.5 lb',
      '6 ft 0 in',
      '10.0 mi',
    ]);
  });
});

it('every language has a BCP 47 locale', () => {
  expect(languages.map((Language) => formatsWith({ Language }).locale)).toEqual(['en-US', 'it-IT', 'es-ES', 'fr-FR']);
});

it.each([
  [['en-GB', 'en'], { DateFormat: 'ddmmyyyy', TimeFormat: 'h24', FirstDayOfWeek: 'Monday' }],
  [['en-US', 'en'], { DateFormat: 'mmddyyyy', TimeFormat: 'h12', FirstDayOfWeek: 'Sunday' }],
  [['de-DE', 'de'], { DateFormat: 'ddmmyyyy', TimeFormat: 'h24', FirstDayOfWeek: 'Monday' }],
  [['en'], { DateFormat: 'mmddyyyy', TimeFormat: 'h12', FirstDayOfWeek: 'Sunday' }],
])('a visitor with English gets the first weekday and formats of the region of %j', (tags, habits) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
  expect(settingsOf('en')).toMatchObject(habits);
  vi.restoreAllMocks();
});
