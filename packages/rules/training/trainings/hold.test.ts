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
  ])('at second %i, followed by one at second %i, counts for %i seconds', (previous, second, covered) =>
    expect(coveredSeconds(previous, second)).toBe(covered),
  );
});

it('ten minutes in zone 4 give 80 points', () => expect(points(pointSecondsOf(4, 600))).toBe(80));
