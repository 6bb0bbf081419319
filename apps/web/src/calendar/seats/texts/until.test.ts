import { beforeAll, describe, expect, it } from 'vitest';
import { makeFormats, settingsOf } from '../../../platform/formats.ts';
import { startPhrases, translate } from '../../../platform/phrases.ts';
import { cancelText, clockLeft, relativeDayOf, untilText } from './until.ts';

beforeAll(() => startPhrases('en'));
const formats = () => makeFormats({ ...settingsOf('en'), TimeFormat: 'h24', DateFormat: 'ddmmyyyy', TimeZone: 'Europe/Rome' });
const now = new Date('2026-11-19T16:48:00Z');
const until = (begin: string) => untilText(begin, now, translate, formats());

describe('the remaining time until a class begins', () => {
  it.each([
    ['2026-11-19T17:00:00Z', 'in 12 minutes'],
    ['2026-11-19T16:48:20Z', 'in 1 minute'],
    ['2026-11-19T18:48:00Z', 'in 2 hours'],
    ['2026-11-19T20:08:00Z', 'in 3 h 20 min'],
    ['2026-11-20T06:00:00Z', 'Tomorrow, 07:00'],
    ['2026-11-24T17:00:00Z', 'Tuesday 24, 18:00'],
    ['2026-12-24T17:00:00Z', '24/12/2026, 18:00'],
  ])('for %s is %s', (begin, words) => expect(until(begin)).toBe(words));

  it('decreases to zero and remains there', () => {
    expect(clockLeft('2026-11-19T16:50:05Z', now)).toBe('2:05');
    expect(clockLeft('2026-11-19T18:00:09Z', now)).toBe('1:12:09');
    expect(clockLeft('2026-11-19T16:00:00Z', now)).toBe('0:00');
  });
});

describe('a time inside a sentence', () => {
  it('has no day for today, and names near days in lower case', () => {
    expect(relativeDayOf('2026-11-19T17:00:00Z', now, formats())).toEqual({
      isToday: true,
      values: { day: 'today', time: '18:00' },
    });
    expect(relativeDayOf('2026-11-20T06:00:00Z', now, formats()).values.day).toBe('tomorrow');
    expect(relativeDayOf('2026-11-24T06:00:00Z', now, formats()).values.day).toBe('Tuesday 24');
  });

  it('states when free cancelling ended or will end', () => {
    expect(cancelText('2026-11-19T15:00:00Z', now, translate, formats())).toBe('Free cancelling ended at 16:00.');
    expect(cancelText('2026-11-20T15:00:00Z', now, translate, formats())).toBe('Cancel free until tomorrow at 16:00.');
  });
});
