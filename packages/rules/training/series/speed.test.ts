import { describe, expect, it } from 'vitest';
import { endsOf, type Series, withHiddenEnds } from './series.ts';
import { speedAlong } from './speed.ts';

const along = (seconds: number, values: Series['values']): Series => ({ begin: 0, seconds, values });
const list = (seconds: number, value: (second: number) => number | null) =>
  Array.from({ length: seconds }, (_, second) => value(second));
const known = (values: readonly (number | null)[] | undefined) => (values ?? []).filter((value) => value !== null);

describe('a computed speed', () => {
  it('uses the recorded distance, also between the few points that some recorders write', () => {
    const speeds = speedAlong(along(61, { Distance: list(61, (second) => (second % 6 === 0 ? second * 4 : null)) }));
    expect(speeds).toHaveLength(61);
    for (const speed of speeds ?? []) expect(speed).toBeCloseTo(4, 6);
  });

  it('uses smoothed positions if no distance was recorded', () => {
    const Latitude = list(120, (second) => 45 + second / 10_000 + (second % 2 === 0 ? 0 : 0.000_02));
    const speeds = known(speedAlong(along(120, { Latitude, Longitude: list(120, () => 9), Distance: list(120, () => 0) })));
    expect(speeds).toHaveLength(120);
    for (const speed of speeds.slice(10, 110)) expect(Math.abs(speed - 11.1)).toBeLessThan(0.5);
  });

  it('is unknown during a time without samples and at impossible positions', () => {
    const silent = speedAlong(along(120, { Distance: list(120, (second) => (second < 40 || second >= 80 ? second * 3 : null)) }));
    expect(silent?.slice(40, 80).every((speed) => speed === null)).toBe(true);
    expect(known(silent)).toHaveLength(80);
    expect(known(silent).every((speed) => Math.abs(speed - 3) < 1e-6)).toBe(true);
    const thrown = speedAlong(along(60, { Distance: list(60, (second) => second * 2 + (second < 30 ? 0 : 90_000)) }));
    expect(thrown?.[30]).toBeNull();
    expect(thrown?.[5]).toBeCloseTo(2, 6);
  });

  it('is left out where the ends of the route are hidden, and is missing if neither distance nor positions were recorded', () => {
    const Latitude = list(600, (second) => 45 + second / 10_000);
    const route = along(600, { Latitude, Longitude: list(600, () => 9), Distance: list(600, (second) => second * 11.1) });
    const seen = withHiddenEnds(route, endsOf(route));
    const speeds = speedAlong(seen);
    expect(known(speeds).length).toBeGreaterThan(300);
    expect(speeds?.every((speed, second) => speed === null || seen.values.Latitude?.[second] !== null)).toBe(true);
    expect(speedAlong(along(60, { Power: list(60, () => 200) }))).toBeUndefined();
  });
});
