import type { Samples } from '../../test/sample.ts';
import { replaceSeries } from './series.store.ts';

const begin = Date.UTC(2026, 10, 2, 10) / 1000;
const interval = { from: '2026-11-02T10:00:00Z', to: '2026-11-02T11:00:00Z' };
const LENGTH = 60;

const north = Array.from({ length: LENGTH }, (_, second) => 45 + second * 0.00018);

export const samples: Samples = {
  async rows(db, { training, athlete, club }) {
    const values = {
      Power: north.map(() => 210),
      Cadence: north.map(() => 88),
      Hits: north.map((_, second) => second % 3),
      Altitude: north.map((_, second) => 200 + second),
      Latitude: north,
      Longitude: north.map(() => 9),
    };
    await replaceSeries(db, training, athlete, { begin: begin + (club % 1_000), seconds: LENGTH, values });
    return {};
  },
  calls({ training, athlete }) {
    const user = { params: { id: athlete }, query: interval };
    const Begin = '2026-11-02T10:00:00.000Z';
    return {
      'series.get': { params: { id: training }, answer: { Seconds: LENGTH, HasHiddenEnds: false } },
      'series.power': { ...user, answer: { Begin } },
      'series.cadence': { ...user, answer: { Begin } },
      'series.hits': { ...user, answer: { Begin } },
      'series.geopositions': { ...user, answer: { Begin } },
    };
  },
};
