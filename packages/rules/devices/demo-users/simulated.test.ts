import { expect, it } from 'vitest';
import { simulatedBpm } from './simulated.ts';

const BEGIN = Date.UTC(2026, 10, 20, 18) / 1000;
const hour = (id: number) => Array.from({ length: 3600 }, (_, second) => simulatedBpm(id, BEGIN + second));

it('a simulated heart rate rises and falls like interval training, without jumps', () => {
  for (const id of [1, 2, 17, 1_000_003]) {
    const beats = hour(id);
    expect(Math.min(...beats)).toBeGreaterThanOrEqual(94);
    expect(Math.max(...beats)).toBeLessThanOrEqual(170);
    expect(Math.max(...beats) - Math.min(...beats)).toBeGreaterThan(60);
    expect(Math.max(...beats.slice(1).map((bpm, index) => Math.abs(bpm - (beats[index] ?? 0))))).toBeLessThanOrEqual(4);
  }
});

it('a simulated heart rate differs between demo users, and is the same for each caller', () => {
  expect(hour(1)).toEqual(hour(1));
  expect(hour(1)).not.toEqual(hour(2));
});
