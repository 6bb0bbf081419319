import { describe, expect, it } from 'vitest';
import { points } from '../../accounts/users/zones.ts';
import { coveredSeconds, pointSecondsOf } from './hold.ts';

describe('a heart rate', () => {
  it.each([
    [100, 101, 1],
    [100, 110, 10],
    [100, 111, 0],
    [100, 100, 0],
    [100, 99, 0],
    [100, 4000, 0],
  ])('at second %i is used until the next one at %i: %i s', (previous, second, covered) =>
    expect(coveredSeconds(previous, second)).toBe(covered),
  );
});

it('the points of ten minutes in zone 4 are 80', () => expect(points(pointSecondsOf(4, 600))).toBe(80));
