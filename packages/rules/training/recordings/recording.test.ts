import { describe, expect, it } from 'vitest';
import { misdated, recorded, type Sample, type Session } from './recording.ts';
import { fitOfSport, recorderOfFit, sportOfFit, sportOfName } from './sports.ts';

const T = Date.UTC(2026, 4, 1, 8) / 1000;
const session = (samples: readonly Sample[], fields: Partial<Session> = {}): Session => ({
  TrainingType: 'cycling',
  Name: '',
  samples,
  breaks: [],
  ...fields,
});
const steady = (seconds: number, fields: Omit<Sample, 'at'>, from = 0): Sample[] =>
  Array.from({ length: seconds }, (_, second) => ({ at: T + from + second, ...fields }));
const read = (samples: readonly Sample[], fields: Partial<Session> = {}) => {
  const one = recorded(session(samples, fields));
  if (one === undefined) throw new Error('nothing was recorded');
  return one;
};

describe('a recorded training file', () => {
  it('has a value per second: each sample is used until the next one for up to 30 s, power for up to 5 s', () => {
    const samples = [0, 20, 60].map((second) => ({ at: T + second, HeartRate: 120 + second, Power: 200 }));
    const { beats, series } = read([...samples, { at: T + 64, HeartRate: 130, Power: 210 }]);
    expect([beats[0], beats[19], beats[20], beats[21], beats[60], beats[63], beats[64]]).toEqual([
      120, 120, 140, 0, 180, 180, 130,
    ]);
    expect([series.values.Power?.[0], series.values.Power?.[1], series.values.Power?.[63]]).toEqual([200, null, 200]);
  });

  it('has no value during a pause', () => {
    const samples = [...steady(50, { HeartRate: 120 }), ...steady(50, { HeartRate: 130 }, 60)];
    const { beats } = read(samples, { breaks: [T + 49] });
    expect([beats[49], beats[50], beats[59], beats[60]]).toEqual([120, 0, 0, 130]);
  });

  it('has pauses from each stop of the recorder to the next sample, or to the end of the session', () => {
    const samples = [...steady(50, { HeartRate: 120 }), ...steady(50, { HeartRate: 130 }, 60)];
    expect(read(samples).pauses).toEqual([]);
    expect(read(samples, { breaks: [T + 50] }).pauses).toEqual([{ begin: T + 50, end: T + 60 }]);
    expect(read(samples, { breaks: [T + 50, T + 55] }).pauses).toEqual([{ begin: T + 50, end: T + 60 }]);
    expect(read(samples, { breaks: [T + 50, T + 110], end: T + 400 }).pauses).toEqual([
      { begin: T + 50, end: T + 60 },
      { begin: T + 110, end: T + 400 },
    ]);
    expect(read([...samples, ...steady(50, { HeartRate: 130 }, 170)]).pauses).toEqual([]);
    expect(read([...samples, ...steady(50, { HeartRate: 130 }, 3600)]).pauses).toEqual([{ begin: T + 110, end: T + 3600 }]);
  });

  it('begins a pause after the last recorded second, and has no pauses shorter than five seconds', () => {
    const stops = (silent: number) => {
      const samples = [...steady(50, { HeartRate: 120 }), ...steady(50, { HeartRate: 130 }, 50 + silent)];
      return read(samples, { breaks: [T + 49] }).pauses;
    };
    expect(stops(4)).toEqual([]);
    expect(stops(5)).toEqual([{ begin: T + 50, end: T + 55 }]);
    const seldom = Array.from({ length: 43_000 }, (_, point) => ({ at: T + 2 * point, HeartRate: 120 }));
    expect(read(seldom, { breaks: seldom.map(({ at }) => at) }).pauses).toEqual([]);
  });

  it('accepts zero watts and zero cadence, but not a zero heart rate, the position 0/0 or an impossible value', () => {
    const { beats, series } = read(
      steady(70, { HeartRate: 0, Power: 0, Cadence: 0, Altitude: 12_000, Latitude: 0, Longitude: 0 }),
    );
    expect(beats.every((bpm) => bpm === 0)).toBe(true);
    expect(series.values).toEqual({ Power: Array(70).fill(0), Cadence: Array(70).fill(0) });
  });

  it('has the number of hits of each second, up to a plausible limit', () => {
    const stroke = (second: number, Hits: number) => ({ at: T + second, Hits });
    const often = Array.from({ length: 30 }, () => stroke(4, 1));
    const { series } = read([stroke(0, 0), stroke(2, 1), stroke(2, 1), ...often, stroke(5, 7), { at: T + 60, Power: 1 }]);
    expect(series.values.Hits?.slice(0, 6)).toEqual([0, null, 2, null, 20, null]);
    expect(read(steady(70, { Power: 1 })).series.values.Hits).toBeUndefined();
  });

  it('reports how many points with a value have a wrong time because the clock jumped', () => {
    const jumped = steady(40, { HeartRate: 130 }, -90_000);
    expect(misdated(session([...steady(120, { HeartRate: 120 }), ...jumped, { at: T + 500_000 }]))).toBe(40);
    expect(misdated(session(steady(120, { HeartRate: 120 })))).toBe(0);
  });

  it('has one value for each second after a clock correction, and leaves out points far away in time', () => {
    const again = steady(10, { Power: 300 }, 30);
    const { series } = read([...steady(70, { Power: 100 }), ...again]);
    expect(series).toMatchObject({ begin: T, seconds: 70, values: { Power: Array(70).fill(100) } });
    const wrong = { at: T - 10 * 365 * 86_400, Power: 5 };
    expect(read([wrong, ...steady(70, { Power: 100 })])).toMatchObject({ series: { begin: T, seconds: 70 } });
  });

  it('continues the distance when its count restarts, without jumps back and without counting twice', () => {
    const metresOf = (...metres: number[]) =>
      read([
        ...metres.map((Distance, second) => ({ at: T + second, Distance })),
        { at: T + 60, Power: 1 },
      ]).series.values.Distance?.slice(0, metres.length);
    expect(metresOf(0, 500, 1000, 5, 500, 1000, 0, 400)).toEqual([0, 500, 1000, 1005, 1500, 2000, 2000, 2400]);
    expect(metresOf(0, 500, 900, 600, 800)).toEqual([0, 500, 900, 1500, 1700]);
    expect(metresOf(0, 500, 490, 505)).toEqual([0, 500, 500, 505]);
    expect(metresOf(0, 1000, 0, 0, 0, 1004, 1010)).toEqual([0, 1000, 1000, 1000, 1000, 1004, 1010]);
  });

  it('has the declared distance, otherwise the counted one, otherwise the distance along its positions', () => {
    const places = steady(70, { Latitude: 45 }).map((sample, second) => ({ ...sample, Longitude: 9 + second / 100 }));
    expect(read(places).Distance).toBeCloseTo(69 * 787.1, -1);
    const counted = places.map((sample, second) => ({ ...sample, Distance: second * 3 }));
    expect(read(counted).Distance).toBe(207);
    expect(read(counted, { Distance: 210 }).Distance).toBe(210);
    expect(read(steady(70, { Power: 100 })).Distance).toBeUndefined();
  });

  it('has the duration of the session, and is no training if it is shorter than a minute', () => {
    expect(read(steady(30, { Power: 1 }), { begin: T - 10, end: T + 100 }).series).toMatchObject({ begin: T - 10, seconds: 110 });
    expect(recorded(session(steady(59, { Power: 1 })))).toBeUndefined();
    expect(recorded(session([]))).toBeUndefined();
  });

  it('has the name of its sport and of its recorder', () => {
    expect([sportOfFit(2, 6), sportOfFit(1, 0), sportOfFit(99, undefined)]).toEqual(['indoorCycling', 'running', 'other']);
    for (const type of ['running', 'trailRunning', 'indoorCycling', 'openWaterSwimming', 'hiking']) {
      const { sport, subSport } = fitOfSport(type);
      expect(sportOfFit(sport, subSport)).toBe(type);
    }
    expect(['Biking', 'VirtualRide', 'trail_running', 'Other'].map(sportOfName)).toEqual([
      'cycling',
      'indoorCycling',
      'trailRunning',
      'other',
    ]);
    expect(recorderOfFit(1, 4062, '')).toBe('Garmin Edge 840');
    expect(recorderOfFit(1, 60_000, '')).toBe('Garmin');
    expect(recorderOfFit(294, 1, 'COROS PACE 2')).toBe('COROS PACE 2');
    expect(recorderOfFit(undefined, undefined, '')).toBe('');
  });
});
