import { describe, expect, it } from 'vitest';
import { atMostFourHours } from './four-hours.ts';

const at = (clock: string, day = 20) => new Date(`2026-11-${day}T${clock}:00Z`);
const slot = { start: at('10:00'), end: at('10:30') };

describe('a selection in the calendar', () => {
  it('stays unchanged up to four hours', () => {
    const drawn = { start: at('10:00'), end: at('14:00') };
    expect(atMostFourHours(drawn, slot)).toEqual(drawn);
  });

  it('made downwards ends four hours after its begin', () => {
    expect(atMostFourHours({ start: at('10:00'), end: at('14:30') }, slot)).toEqual({ start: at('10:00'), end: at('14:00') });
    expect(atMostFourHours({ start: at('10:00'), end: at('09:00', 22) }, slot)).toEqual({ start: at('10:00'), end: at('14:00') });
  });

  it('made upwards begins four hours before the end of its first slot', () => {
    expect(atMostFourHours({ start: at('06:00'), end: at('10:30') }, slot)).toEqual({ start: at('06:30'), end: at('10:30') });
  });
});
