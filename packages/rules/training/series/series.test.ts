import { describe, expect, it } from 'vitest';
import { HIDDEN_METRES, joinSeries, metresAlong, metresBetween, partOf, placeAt, type Series, withHiddenEnds } from './series.ts';

/** Straight north, 11.1 m a second. */
const north = (seconds: number, begin = 0): Series => ({
  begin,
  seconds,
  values: {
    Power: Array.from({ length: seconds }, (_, second) => second),
    Latitude: Array.from({ length: seconds }, (_, second) => 45 + second / 10_000),
    Longitude: Array.from({ length: seconds }, () => 9),
  },
});

describe('a series', () => {
  it('is as long as the earth is round (TRN-213)', () => {
    const [here, there] = [
      { latitude: 45, longitude: 9 },
      { latitude: 45, longitude: 9.01 },
    ];
    expect(metresBetween(here, there)).toBeCloseTo(787.1, 1);
    expect(metresBetween({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(111_319.49, 2);
    expect(metresAlong(north(101))).toBeCloseTo(1113.19, 1);
  });

  it('hides the places near its ends, whenever they were passed, and nothing else', () => {
    const out = north(100);
    const { Latitude = [], Longitude = [], Power = [] } = out.values;
    const back: Series = {
      begin: 0,
      seconds: 300,
      values: {
        // Out, past where she began, and out again.
        Latitude: [...Latitude, ...Latitude.toReversed(), ...Latitude],
        Longitude: [...Longitude, ...Longitude, ...Longitude],
        Power: [...Power, ...Power, ...Power],
      },
    };
    const shown = withHiddenEnds(back);
    const start = placeAt(back, 0);
    for (let second = 0; second < 300; second++) {
      const place = placeAt(shown, second);
      if (place && start) expect(metresBetween(start, place)).toBeGreaterThan(HIDDEN_METRES);
    }
    expect(placeAt(shown, 199)).toBeUndefined();
    expect(placeAt(shown, 50)).toEqual(placeAt(back, 50));
    expect(shown.values.Power).toEqual(back.values.Power);
  });

  it('is cut and filled by the second; what was known first stays', () => {
    expect(partOf(north(5, 10), 8, 12).values.Power).toEqual([null, null, 0, 1]);
    const known: Series = { begin: 10, seconds: 3, values: { Power: [1, null, 3] } };
    const added: Series = { begin: 11, seconds: 3, values: { Power: [9, 9, 9], Cadence: [80, 81, 82] } };
    expect(joinSeries(known, added)).toEqual({
      begin: 10,
      seconds: 4,
      values: { Power: [1, 9, 3, 9], Cadence: [null, 80, 81, 82] },
    });
  });

  it('is not laid out over the years between two that are of no one training', () => {
    const [one, other] = [north(5, 10), { ...north(5, 10), begin: 10_000_000_000 }];
    expect(joinSeries(one, other)).toEqual(one);
    expect(joinSeries(other, one)).toEqual(other);
  });
});
