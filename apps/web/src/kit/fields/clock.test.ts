import { describe, expect, it } from 'vitest';
import { clockText, halfHours, minutesLater, parseClock } from './clock.ts';

describe('a wall-clock time', () => {
  it.each([
    ['18', '18:00'],
    ['7', '07:00'],
    ['1830', '18:30'],
    ['18.30', '18:30'],
    ['6 pm', '18:00'],
    ['6:45PM', '18:45'],
    ['12 am', '00:00'],
    ['12:15 p.m.', '12:15'],
  ])('in the text %s is parsed as %s', (text, clock) => expect(parseClock(text)).toBe(clock));

  it.each(['', '24:00', '18:60', '13 pm', '0 am', 'six', '18:3'])('is not parsed from %s', (text) =>
    expect(parseClock(text)).toBeUndefined(),
  );

  it('is formatted in the user’s time format and parsed back', () => {
    expect(clockText('00:05', 'h12')).toBe('12:05 AM');
    expect(clockText('18:00', 'h24')).toBe('18:00');
    for (const clock of halfHours) expect(parseClock(clockText(clock, 'h12'))).toBe(clock);
  });

  it('plus minutes remains within the same day', () => {
    expect(minutesLater('18:45', 75)).toBe('20:00');
    expect(minutesLater('23:00', 240)).toBe('24:00');
    expect(minutesLater('00:20', -60)).toBe('00:00');
  });
});
