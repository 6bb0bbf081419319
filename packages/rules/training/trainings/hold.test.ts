import { describe, expect, it } from 'vitest';
import { points } from '../../accounts/users/zones.ts';
import { coveredSeconds, pointSecondsOf } from './hold.ts';

describe('a held value', () => {
  it.each([
    [100, 101, 1],
    [100, 110, 10],
    [100, 111, 0],
    [100, 100, 0],
    [100, 99, 0],
    [100, 4000, 0],
  ])('of %i covers up to the next one of %i: %i s', (previous, second, covered) =>
    expect(coveredSeconds(previous, second)).toBe(covered),
  );
});

it('ten minutes in zone 4 are 80 points', () => expect(points(pointSecondsOf(4, 600))).toBe(80));
