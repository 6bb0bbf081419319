import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type Recorded, recorded, type Sample } from '@clubpulse/rules/training/recordings/recording';
import FitParser from 'fit-file-parser';
import { describe, expect, it } from 'vitest';
import { readFit } from './formats/fit-read.wire.ts';
import { readXml } from './formats/xml-read.wire.ts';
import type { ReadFile, Unread } from './read-file.wire.ts';

/** The product and an independent decoder must read equal values (fixtures/recordings/README.md). */

const MAX = 200_000;
const bytesOf = (path: string): Uint8Array =>
  new Uint8Array(gunzipSync(readFileSync(new URL(`../../../fixtures/recordings/${path}.gz`, import.meta.url))));
const read = (path: string): ReadFile | Unread =>
  path.endsWith('.fit') ? readFit(bytesOf(path), MAX) : readXml(bytesOf(path), MAX);
const sessionsOf = (path: string): readonly Recorded[] => {
  const file = read(path);
  if (typeof file === 'string') throw new Error(`${path}: ${file}`);
  return file.sessions.flatMap((session) => recorded(session) ?? []);
};
const only = (path: string): Recorded => {
  const [one, ...others] = sessionsOf(path);
  if (one === undefined || others.length > 0) throw new Error(`${path}: not one session`);
  return one;
};

type Kind = 'HeartRate' | 'Power' | 'Cadence' | 'Speed' | 'Altitude' | 'Distance' | 'Latitude' | 'Longitude';
const holds: Record<Kind, number> = {
  HeartRate: 30,
  Power: 5,
  Cadence: 30,
  Speed: 30,
  Altitude: 30,
  Distance: 0,
  Latitude: 0,
  Longitude: 0,
};
const kinds = Object.keys(holds) as Kind[];

interface Decoded {
  readonly points: readonly Sample[];
  readonly stops: readonly number[];
}

async function decodedFit(path: string): Promise<Decoded & { readonly sports: readonly string[] }> {
  const parser = new FitParser({ force: false, mode: 'list', speedUnit: 'm/s', lengthUnit: 'm' });
  const { records = [], events = [], sessions = [] } = await parser.parseAsync(Buffer.from(bytesOf(path)));
  const second = (time: unknown) => new Date(String(time)).getTime() / 1000;
  return {
    points: records.map((record) => ({
      at: second(record.timestamp),
      HeartRate: record.heart_rate || undefined,
      Power: record.power,
      Cadence: record.cadence,
      Speed: record.enhanced_speed ?? record.speed,
      Altitude: record.enhanced_altitude ?? record.altitude,
      Distance: record.distance,
      Latitude: record.position_lat,
      Longitude: record.position_long,
    })),
    stops: events.flatMap(({ event, event_type, timestamp }) =>
      event === 'timer' && String(event_type).startsWith('stop') ? [second(timestamp)] : [],
    ),
    sports: sessions.map(({ sport }) => String(sport)),
  };
}

function decodedXml(path: string): Decoded {
  const text = new TextDecoder().decode(bytesOf(path));
  const isTcx = path.endsWith('.tcx');
  const numberIn = (point: string, pattern: RegExp): number | undefined => {
    const found = pattern.exec(point)?.[1];
    return found === undefined ? undefined : Number(found);
  };
  const points = [...text.matchAll(isTcx ? /<Trackpoint>.*?<\/Trackpoint>/gs : /<trkpt .*?<\/trkpt>/gs)].map(
    ([point]): Sample => {
      const tag = (name: string) => numberIn(point, new RegExp(`<(?:\\w+:)?${name}>\\s*(?:<Value>)?([-\\d.eE]+)`));
      return {
        at: Date.parse(/<[Tt]ime>(.*?)<\/[Tt]ime>/.exec(point)?.[1] ?? '') / 1000,
        HeartRate: isTcx ? tag('HeartRateBpm') : tag('hr'),
        Power: tag('Watts') ?? tag('power'),
        Cadence: tag('Cadence') ?? tag('RunCadence') ?? tag('cad'),
        Speed: tag('Speed'),
        Altitude: tag('AltitudeMeters') ?? tag('ele'),
        Distance: tag('DistanceMeters'),
        Latitude: tag('LatitudeDegrees') ?? numberIn(point, /lat="(.*?)"/),
        Longitude: tag('LongitudeDegrees') ?? numberIn(point, /lon="(.*?)"/),
      };
    },
  );
  const segments = isTcx ? [] : [...text.matchAll(/<trkseg>.*?<\/trkseg>/gs)];
  const stops = segments.flatMap(([segment]) => {
    const last = [...segment.matchAll(/<time>(.*?)<\/time>/g)].at(-1)?.[1];
    return last === undefined ? [] : [Date.parse(last) / 1000];
  });
  return { points, stops };
}

function secondsOf({ points, stops }: Decoded, kind: Kind, begin: number, seconds: number): (number | null)[] {
  const found = new Map<number, number>();
  for (const point of points) {
    const [second, value] = [Math.floor(point.at) - begin, point[kind]];
    if (value !== undefined && !found.has(second)) found.set(second, value);
  }
  return Array.from({ length: seconds }, (_, second) => {
    const here = found.get(second);
    if (here !== undefined) return here;
    for (let before = second - 1; before >= second - holds[kind]; before--) {
      const value = found.get(before);
      if (value === undefined) continue;
      const isStopped = (after: number) => stops.some((stop) => stop - begin >= before && stop - begin < after);
      for (let after = second + 1; after <= before + holds[kind]; after++) {
        if (found.has(after)) return isStopped(after) ? null : value;
      }
      return null;
    }
    return null;
  });
}

function differences({ series, beats }: Recorded, decoded: Decoded): string[] {
  return kinds.flatMap((kind) => {
    const theirs = secondsOf(decoded, kind, series.begin, series.seconds);
    const mine = kind === 'HeartRate' ? Array.from(beats, (bpm) => bpm || null) : (series.values[kind] ?? []);
    return theirs.flatMap((value, second) => {
      const own = mine[second] ?? null;
      const isSame = value === null || own === null ? value === own : Math.abs(value - own) < 1e-6;
      return isSame ? [] : [`${kind} of second ${second}: ${own}, not ${value}`];
    });
  });
}

describe('the product reads files of published packages as an independent decoder does', () => {
  it.each([
    ['fitparse/activity-small-fenix2-run.fit', 'running', 2834, 2834, 9008.22, 516],
    ['fitparse/Edge810-Vector-2013-08-16-15-35-10.fit', 'cycling', 4700, 4700, 41_339.38, 1293],
    ['fitparse/sample-activity-indoor-trainer.fit', 'cycling', 2264, 2264, 0, 379],
    ['fitparse/coros-pace-2-cycling-misaligned-fields.fit', 'cycling', 12_719, 8946, 32_145.76, 1636],
    ['fitparse/2013-02-06-12-11-14.fit', 'running', 2625, 2574, 4835.38, 336],
    ['fit-parser/suunto-weight.fit', 'strength', 4805, 4804, undefined, 358],
  ])('%s', async (path, sport, seconds, received, metres, kcal) => {
    const one = only(path);
    expect(differences(one, await decodedFit(path))).toEqual([]);
    expect(one).toMatchObject({ TrainingType: sport, series: { seconds }, Calories: kcal });
    expect(one.Distance === undefined ? undefined : Number(one.Distance.toFixed(2))).toBe(metres);
    expect(one.beats.filter((bpm) => bpm > 0)).toHaveLength(received);
  });

  it.each([
    ['tcxparser/test.tcx', 'running', 1993, 4689.24],
    ['tcxparser/sup_activity_1.tcx', 'other', 1113, 1157.51],
    ['phpgpx/endomondo.gpx', 'hiking', 10_424, 7538.38],
    ['stoplight/sample-ride.gpx', 'other', 1339, 7603.3],
  ])('%s', (path, sport, seconds, metres) => {
    const one = only(path);
    expect(differences(one, decodedXml(path))).toEqual([]);
    expect(one).toMatchObject({ TrainingType: sport, series: { seconds } });
    expect(one.Distance).toBeCloseTo(metres, 0);
  });

  it('fit-parser/triathlon_summary_last.fit, a file of several sports', async () => {
    const path = 'fit-parser/triathlon_summary_last.fit';
    const decoded = await decodedFit(path);
    const sessions = sessionsOf(path);
    expect(sessions.map(({ TrainingType, series }) => `${TrainingType} ${series.seconds}`)).toEqual([
      'openWaterSwimming 676',
      'cycling 1566',
      'running 1574',
    ]);
    for (const one of sessions) {
      const { begin: from, seconds } = one.series;
      const points = decoded.points.filter(({ at }) => at >= from && at < from + seconds);
      expect(differences(one, { points, stops: decoded.stops })).toEqual([]);
    }
  });

  it('fitparse/strava-android-app-201.10-b1218918.fit, a truncated file, up to its end', () => {
    expect(read('fitparse/strava-android-app-201.10-b1218918.fit')).toMatchObject({ isCut: true });
    expect(only('fitparse/strava-android-app-201.10-b1218918.fit')).toMatchObject({
      TrainingType: 'running',
      series: { seconds: 3558 },
    });
  });
});

const begin = Date.UTC(2026, 4, 1, 8) / 1000;

describe("the product reads files of the vendor's encoder as an independent decoder does", () => {
  it.each([
    ['fitsdk/ride-of-an-hour.fit', 3600],
    ['fitsdk/pauses.fit', 900],
    ['fitsdk/smart-recording.fit', 1814],
    ['fitsdk/developer-fields.fit', 300],
  ])('%s', async (path, seconds) => {
    const one = only(path);
    expect(one.series).toMatchObject({ begin, seconds });
    expect(differences(one, await decodedFit(path))).toEqual([]);
  });

  it('of several sports, as separate trainings without the time between sports', async () => {
    const path = 'fitsdk/several-sports.fit';
    const decoded = await decodedFit(path);
    expect(decoded.sports).toEqual(['running', 'transition', 'cycling']);
    const sessions = sessionsOf(path);
    expect(
      sessions.map(({ TrainingType, series, Distance }) => [TrainingType, series.begin - begin, series.seconds, Distance]),
    ).toEqual([
      ['running', 0, 600, 1800],
      ['cycling', 640, 600, 4800],
    ]);
    for (const one of sessions) {
      const { begin: from, seconds } = one.series;
      const points = decoded.points.filter(({ at }) => at >= from && at < from + seconds);
      expect(differences(one, { points, stops: decoded.stops })).toEqual([]);
    }
  });

  it('with pauses: seconds of a pause have no values, however short the pause is', () => {
    const { beats, series } = only('fitsdk/pauses.fit');
    expect([beats[299], beats[300], beats[419], beats[420]].map((bpm) => bpm !== 0)).toEqual([true, false, false, true]);
    expect([beats[719], beats[720], beats[730], beats[731]].map((bpm) => bpm !== 0)).toEqual([true, false, false, true]);
    expect(series.values.Power?.slice(720, 731)).toEqual(Array.from({ length: 11 }, () => null));
  });

  it('of a swim, with the heart rates that the strap stored, one for each second', () => {
    const { beats, series } = only('fitsdk/swim.fit');
    const handed = new Map(Array.from({ length: 561 }, (_, k) => [Math.floor((k * 1000) / 1024), 110 + (k % 37)]));
    expect(series).toMatchObject({ begin, seconds: 601 });
    expect(
      [...beats].map((bpm, second) => (bpm === (handed.get(second) ?? 0) ? null : second)).filter((second) => second !== null),
    ).toEqual([]);
  });

  it('with power from a third-party app, where the power of the bicycle is used', () => {
    expect(only('fitsdk/developer-fields.fit').series.values.Power?.[100]).toBe(220);
  });
});
