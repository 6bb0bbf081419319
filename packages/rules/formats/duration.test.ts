import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBesideHours, formatCountdown, formatDuration, isDuration, longUnit, parseDuration } from './duration.ts';

describe('the text of a duration', () => {
  it.each([
    ['', 0],
    ['  ', 0],
    ['45', 45],
    ['03:04', 184],
    ['3:04', 184],
    ['02:03:04', 7384],
    ['1.02:03:04', 93_784],
    ['23:59:59', 86_399],
    [' 00:30 ', 30],
    ['1.30', 90],
    ['12.05', 725],
  ])('%j is read as %i seconds', (text, seconds) => expect(parseDuration(text)).toBe(seconds));

  it.each([
    '24:00:00',
    '10:60',
    '60',
    '99',
    '1:2:3:4',
    '1.03:04',
    '-1',
    '1,5',
    '1.5',
    '1.75',
    '1.305',
    'abc',
    '::',
    '01:',
    '003:04',
  ])('%j is invalid', (text) => expect(parseDuration(text)).toBeUndefined());

  it.each([
    ['en', ['90 s', '90 sec', '90 seconds', '1m30', '1 min 30 s', '1\'30"', '1m 30s'], 90],
    ['it', ['90 s', '90 secondi', '1 min 30', '1’30”', '1 minuto 30 secondi'], 90],
    ['es', ['90 seg', '90 segundos', '1 min. 30 seg.', '1 minuto 30 segundos'], 90],
    ['fr', ['90 s', '90 secondes', '1 min 30 s', '1 minute 30 secondes'], 90],
    ['en', ['1h15', '1 h 15 min', '75 min', '1:15:00', '1 hour 15 minutes'], 4500],
    ['it', ['1h15', '1 ora 15 minuti', '75 minuti', '1:15:00'], 4500],
    ['es', ['1h15', '1 hora 15 minutos', '75 minutos', '1:15:00'], 4500],
    ['fr', ['1h15', '1 heure 15 minutes', '75 minutes', '1:15:00'], 4500],
  ])('in the language %s may also be %j: %i seconds', (_language, texts, seconds) => {
    expect(texts.map(parseDuration)).toEqual(texts.map(() => seconds));
  });

  it.each(['1 min 75', '30 s 1 min', '1h h', '1 x', 'h', '1 min 5 min', '12 reps', '90 kg'])(
    '%j with names of units is invalid',
    (text) => expect(parseDuration(text)).toBeUndefined(),
  );

  it('is read as the duration that was written, for any duration', () => {
    const two = (number: number) => String(number).padStart(2, '0');
    fc.assert(
      fc.property(fc.nat(99), fc.nat(23), fc.nat(59), fc.nat(59), (days, hours, minutes, seconds) => {
        const text = `${days}.${two(hours)}:${two(minutes)}:${two(seconds)}`;
        expect(parseDuration(text)).toBe(((days * 24 + hours) * 60 + minutes) * 60 + seconds);
      }),
    );
  });

  it.each([
    ['00:05', { min: 5 }, true],
    ['00:04', { min: 5 }, false],
    ['', { min: 5 }, false],
    ['', {}, true],
    ['10:00', { max: 600 }, true],
    ['10:01', { max: 600 }, false],
    ['10:60', {}, false],
  ])('%j is compared with the limits %j', (text, limits, inside) => expect(isDuration(text, limits)).toBe(inside));
});

describe('a shown length', () => {
  it.each([
    [0, '0:00'],
    [27, '0:27'],
    [2825, '47:05'],
    [3599.9, '59:59'],
    [3600, '1 h 00'],
    [6720, '1 h 52'],
    [6779, '1 h 52'],
    [36_000, '10 h 00'],
    [90_000, '25 h 00'],
  ])('of %d seconds is written as %s', (seconds, text) => expect(formatDuration(seconds).replaceAll('\u00A0', ' ')).toBe(text));
});

it.each([
  [0, '0 min'],
  [45, '45 s'],
  [60, '1 min'],
  [1200, '20 min'],
  [3599.9, '59 min'],
  [3600, '1 h 00'],
  [6720, '1 h 52'],
])('a length of %d seconds in a column that contains hours is written as %s', (seconds, text) =>
  expect(formatBesideHours(seconds).replaceAll('\u00A0', ' ')).toBe(text),
);

describe('a countdown', () => {
  it.each([
    [27, '0:27'],
    [0.2, '0:01'],
    [0, '0:00'],
    [-3, '0:00'],
    [720, '12:00'],
    [3723, '1:02:03'],
    [3599.5, '1:00:00'],
  ])('of %d seconds is written as %s', (seconds, text) => expect(formatCountdown(seconds)).toBe(text));
});

it.each([
  [31, { unit: 'month', count: 1 }],
  [62, { unit: 'month', count: 2 }],
  [365, { unit: 'year', count: 1 }],
  [30, undefined],
  [0, undefined],
])('a length of %i days is expressed in whole months or years, if that is possible', (days, expected) =>
  expect(longUnit(days)).toEqual(expected),
);
