import { describe, expect, it } from 'vitest';
import {
  anchorOf,
  endsOf,
  HIDDEN_METRES,
  metresAlong,
  metresBetween,
  middleAround,
  partOf,
  placeAt,
  type Series,
  withHiddenEnds,
} from './series.ts';

const north = (seconds: number, begin = 0): Series => ({
  begin,
  seconds,
  values: {
    Power: Array.from({ length: seconds }, (_, second) => second),
    Latitude: Array.from({ length: seconds }, (_, second) => 45 + second / 10_000),
    Longitude: Array.from({ length: seconds }, () => 9),
  },
});

const hiddenIn = (series: Series, turn: number, share: number) => endsOf(series).map((end) => middleAround(end, turn, share));

describe('a series of a training', () => {
  it('measures distances with the radius of the earth of WGS 84', () => {
    const [here, there] = [
      { latitude: 45, longitude: 9 },
      { latitude: 45, longitude: 9.01 },
    ];
    expect(metresBetween(here, there)).toBeCloseTo(787.1, 1);
    expect(metresBetween({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(111_319.49, 2);
    expect(metresAlong(north(101))).toBeCloseTo(1113.19, 1);
  });

  it('hides all positions near its begin and end, also when the athlete passes there again, and no other positions', () => {
    const out = north(200);
    const { Latitude = [], Longitude = [], Power = [] } = out.values;
    const back: Series = {
      begin: 0,
      seconds: 600,
      values: {
        Latitude: [...Latitude, ...Latitude.toReversed(), ...Latitude],
        Longitude: [...Longitude, ...Longitude, ...Longitude],
        Power: [...Power, ...Power, ...Power],
      },
    };
    const shown = withHiddenEnds(back, hiddenIn(back, 0.3, 0.5));
    const start = placeAt(back, 0);
    const seen = Array.from({ length: 600 }, (_, second) => placeAt(shown, second)).filter((place) => place !== undefined);
    expect(seen.length).toBeGreaterThan(30);
    for (const place of seen) expect(start && metresBetween(start, place)).toBeGreaterThan(HIDDEN_METRES);
    expect(placeAt(shown, 399)).toBeUndefined();
    expect(placeAt(shown, 100)).toEqual(placeAt(back, 100));
    expect(shown.values.Power).toEqual(back.values.Power);
  });

  it('hides its ends in a circle whose centre is not the end, together with the distance covered inside', () => {
    const home = { latitude: 45, longitude: 9 };
    const DEGREE = 111_319.49;
    const ray = (turn: number): Series => {
      const way = Array.from({ length: 150 }, (_, second) => second * 10);
      return {
        begin: 0,
        seconds: 150,
        values: {
          Distance: way,
          Latitude: way.map((metres) => home.latitude + (metres * Math.cos(2 * Math.PI * turn)) / DEGREE),
          Longitude: way.map(
            (metres) => home.longitude + (metres * Math.sin(2 * Math.PI * turn)) / DEGREE / Math.cos((45 * Math.PI) / 180),
          ),
        },
      };
    };
    const ways = Array.from({ length: 12 }, (_, twelfth) => twelfth / 12).map((turn) => {
      const shown = withHiddenEnds(ray(turn), hiddenIn(ray(turn), 0.25, 0.64));
      const first = shown.values.Latitude?.findIndex((value) => value !== null) ?? 0;
      const place = placeAt(shown, first);
      return { metres: place ? metresBetween(home, place) : 0, way: shown.values.Distance?.[first] };
    });
    expect(Math.max(...ways.map(({ metres }) => metres))).toBeCloseTo(800, -2);
    expect(Math.min(...ways.map(({ metres }) => metres))).toBeGreaterThan(HIDDEN_METRES + 100);
    expect(Math.min(...ways.map(({ metres }) => metres))).toBeLessThan(430);
    expect(new Set(ways.map(({ way }) => way))).toEqual(new Set([0]));
  });

  it('hides all ends at the same door in one circle, and an end a street away in another, independent circle', () => {
    const door = { latitude: 45, longitude: 9 };
    const anchor = { place: door, middle: middleAround(door, 0.1, 1) };
    const northOf = (metres: number) => ({ ...door, latitude: door.latitude + metres / 111_319.49 });
    expect(anchorOf(northOf(99), [anchor])).toBe(anchor);
    expect(anchorOf(northOf(101), [anchor])).toBeUndefined();
    const end = northOf(-99);
    const away = {
      begin: 0,
      seconds: 200,
      values: {
        Latitude: Array.from({ length: 200 }, (_, second) => end.latitude - (second * 5) / 111_319.49),
        Longitude: Array.from({ length: 200 }, () => door.longitude),
      },
    };
    const shown = withHiddenEnds(away, [middleAround(door, 0, 1)]);
    const first = Array.from({ length: 200 }, (_, second) => placeAt(shown, second)).find((place) => place !== undefined);
    expect(first && metresBetween(end, first)).toBeGreaterThan(HIDDEN_METRES);
    expect(first && metresBetween(end, first)).toBeLessThan(HIDDEN_METRES + 10);
  });

  it('can be cut at any second, and has null where it has no value', () => {
    expect(partOf(north(5, 10), 8, 12).values.Power).toEqual([null, null, 0, 1]);
  });
});
