import { describe, expect, it } from 'vitest';
import { hoursOf, topOf } from './hours.ts';

const rome = 'Europe/Rome';
const at = (from: string, to: string) => ({ Begin: `2026-11-20T${from}:00+01:00`, End: `2026-11-20T${to}:00+01:00` });

describe('the hours of a calendar', () => {
  it('are 06:00 to 22:00 by default', () => {
    expect(hoursOf([], rome)).toEqual({ from: '06:00', to: '22:00' });
    expect(hoursOf([at('06:00', '06:45'), at('20:30', '22:00')], rome)).toEqual({ from: '06:00', to: '22:00' });
  });

  it('start at 00:00 for a class at 05:00, and end at 24:00 for one that ends at 22:30', () => {
    expect(hoursOf([at('05:00', '06:00')], rome)).toEqual({ from: '00:00', to: '22:00' });
    expect(hoursOf([at('21:45', '22:30')], rome)).toEqual({ from: '06:00', to: '24:00' });
  });

  it('are the whole day for a class that ends after midnight, but 06:00 to 24:00 for a class that ends at midnight', () => {
    const past = { Begin: '2026-11-20T23:30:00+01:00', End: '2026-11-21T00:30:00+01:00' };
    const until = { Begin: '2026-11-20T23:00:00+01:00', End: '2026-11-21T00:00:00+01:00' };
    expect(hoursOf([past], rome)).toEqual({ from: '00:00', to: '24:00' });
    expect(hoursOf([until], rome)).toEqual({ from: '06:00', to: '24:00' });
  });

  it('are in the club’s time zone, whatever the reader’s time zone', () => {
    expect(hoursOf([at('06:00', '07:00')], 'Europe/London')).toEqual({ from: '00:00', to: '22:00' });
  });
});

describe('the first visible hour of the grid', () => {
  const evening = { now: new Date('2026-11-20T18:20:00+01:00'), today: false, timeZone: rome };
  it('is 06:00, or the hour of a class that begins earlier', () => {
    expect(topOf([at('09:00', '10:00')], evening)).toBe('06:00');
    expect(topOf([at('09:00', '10:00'), at('05:30', '06:00')], evening)).toBe('05:30');
  });

  it('is an hour ago on the current day, but not before the first hour', () => {
    expect(topOf([at('09:00', '10:00')], { ...evening, today: true })).toBe('17:20');
    const night = new Date('2026-11-20T00:20:00+01:00');
    expect(topOf([at('05:30', '06:00')], { ...evening, now: night, today: true })).toBe('05:30');
  });
});
