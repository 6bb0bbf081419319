import { describe, expect, it } from 'vitest';
import { loadOfBanister, loadOfEdwards, loadOfFoster } from './load.ts';

const beats = { average: 150, resting: 60, most: 184 };

describe('the training load', () => {
  it('by Edwards is the sum of minutes times zone number, so that minutes in zone 0 do not count', () => {
    expect(loadOfEdwards([0, 600, 900, 1200, 300, 60])).toBe(125);
    expect(loadOfEdwards([3600, 0, 0, 0, 0, 0])).toBe(0);
  });

  it('by Banister depends on the heart rate reserve', () => {
    expect(loadOfBanister(30, beats, 'Male')).toBeCloseTo(56.15, 2);
    expect(loadOfBanister(30, beats, 'Female')).toBeCloseTo(62.93, 2);
    expect(loadOfBanister(30, beats, null)).toBeCloseTo((56.15 + 62.93) / 2, 1);
    expect(loadOfBanister(30, { ...beats, average: 50 }, 'Male')).toBe(0);
    expect(loadOfBanister(30, { ...beats, most: 60 }, 'Male')).toBeUndefined();
  });

  it('by Foster is the perceived effort times the minutes', () => expect(loadOfFoster(60, 6)).toBe(360));
});
