import { recorded } from '@clubpulse/rules/training/recordings/recording';
import { describe, expect, it } from 'vitest';
import { FIT_EPOCH, readFit } from './formats/fit-read.wire.ts';
import { writeFit } from './formats/fit-write.wire.ts';
import { readXml } from './formats/xml-read.wire.ts';
import { writeTcx } from './formats/xml-write.wire.ts';
import type { ReadFile } from './read-file.wire.ts';
import { anHour, fitOf } from './recordings.samples.ts';

const MAX = 200_000;
const begin = Date.UTC(2026, 4, 1, 8) / 1000;
const HOUR = 3600;
const [START, STOP_ALL] = [0, 4];
const [RUN, RIDE, SWIM] = [1, 2, 5];

const bytes = (value: number, count: number) =>
  Array.from({ length: count }, (_, index) => Math.floor(value / 256 ** index) % 256);
const time = (second: number) => bytes(begin - FIT_EPOCH + second, 4);
const thousandths = (seconds: number | undefined) =>
  seconds === undefined ? bytes(0xffffffff, 4) : bytes(Math.round(seconds * 1000), 4);

const recordAt = (second: number, heartRate = 255) => [
  0x40,
  0,
  0,
  20,
  0,
  2,
  253,
  4,
  0x86,
  3,
  1,
  2,
  0,
  ...time(second),
  heartRate,
];
const timerAt = (second: number, kind: number) => [
  0x40,
  0,
  0,
  21,
  0,
  3,
  253,
  4,
  0x86,
  0,
  1,
  0,
  1,
  1,
  0,
  0,
  ...time(second),
  0,
  kind,
];
const sessionDefinition = [0x40, 0, 0, 18, 0, 5, 2, 4, 0x86, 7, 4, 0x86, 8, 4, 0x86, 9, 4, 0x86, 5, 1, 0];
const sessionOf = (stated: {
  readonly sport: number;
  readonly from?: number;
  readonly elapsed?: number;
  readonly timer?: number;
  readonly metres?: number;
}) => [
  ...sessionDefinition,
  0,
  ...time(stated.from ?? 0),
  ...thousandths(stated.elapsed),
  ...thousandths(stated.timer),
  ...(stated.metres === undefined ? bytes(0xffffffff, 4) : bytes(stated.metres * 100, 4)),
  stated.sport,
];
const every = (from: number, to: number, message: (second: number) => number[], step = 1) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => message(from + index * step));

const complete = (read: ReadFile | string): ReadFile => {
  if (typeof read === 'string') throw new Error(read);
  return read;
};
const figuresOf = (file: Uint8Array) =>
  complete(file[0] === 0x3c ? readXml(file, MAX) : readFit(file, MAX)).sessions.map((session) => {
    const one = recorded(session);
    if (one === undefined) return undefined;
    const { series, paused, beats, Distance } = one;
    return {
      sport: session.TrainingType,
      begin: series.begin - begin,
      seconds: series.seconds,
      paused,
      heartRates: beats.filter((bpm) => bpm > 0).length,
      Distance,
    };
  });
const pausesOf = (file: Uint8Array) =>
  complete(readFit(file, MAX)).sessions.map((session) =>
    recorded(session)?.pauses.map((pause) => [pause.begin - begin, pause.end - begin]),
  );

describe('the reader of a real FIT file', () => {
  it('uses of the heart rates that a strap stored only those recorded during the session', () => {
    const [from, to] = [-600, 1800 + 300];
    const stored = Array.from({ length: to - from }, (_, index) => index);
    const packed = (index: number) => {
      const [one, other] = [(index * 1024) & 0xfff, ((index + 1) * 1024) & 0xfff];
      return [one & 0xff, (one >> 8) | ((other & 0x0f) << 4), other >> 4];
    };
    const pairs = stored.filter((index) => index % 2 === 1 && index + 1 < stored.length);
    const file = fitOf([
      timerAt(0, START),
      ...every(0, 1800, (second) => recordAt(second), 30),
      [0x40, 0, 0, 132, 0, 3, 253, 4, 0x86, 6, 1, 2, 9, 4, 0x86, 0, ...time(from), 100, 0, 0, 0, 0],
      ...pairs.map((index) => {
        const bpm = index < 600 ? 100 : 142;
        return [0x40, 0, 0, 132, 0, 2, 6, 2, 2, 10, 3, 0x0d, 0, bpm, bpm, ...packed(index)];
      }),
      timerAt(1800, STOP_ALL),
      sessionOf({ sport: SWIM, elapsed: 1800.4, timer: 1800, metres: 1500 }),
    ]);
    const [session] = complete(readFit(file, MAX)).sessions;
    expect(figuresOf(file)).toMatchObject([{ sport: 'swimming', begin: 0, seconds: 1800, heartRates: 1800 }]);
    const rates = session?.samples.flatMap(({ HeartRate }) => HeartRate ?? []) ?? [];
    expect(new Set(rates.slice(2))).toEqual(new Set([142]));
  });

  it('pauses a pool swim from each stop to the next start', () => {
    const lengths = [0, 1, 2, 3].map((set) => set * 210);
    const file = fitOf([
      timerAt(0, START),
      ...lengths.flatMap((from, set) => [
        ...(set === 0 ? [] : [timerAt(from, START)]),
        recordAt(from + 60),
        recordAt(from + 120),
        timerAt(from + 120, STOP_ALL),
      ]),
      sessionOf({ sport: SWIM, elapsed: 780, timer: 480, metres: 400 }),
    ]);
    expect(figuresOf(file)).toMatchObject([{ seconds: 751, paused: 271, Distance: 400 }]);
    expect(pausesOf(file)).toEqual([
      [
        [121, 210],
        [331, 420],
        [541, 630],
      ],
    ]);
  });

  it("uses the session's timer and distance if the file has no samples with times", () => {
    const swim = sessionOf({ sport: SWIM, elapsed: 2354.113, timer: 2115.63, metres: 1950 });
    const untimed = [0x40, 0, 0, 20, 0, 1, 5, 4, 0x86, 0, ...bytes(2500, 4)];
    const file = fitOf([timerAt(0, START), ...every(0, 78, () => untimed), timerAt(122, STOP_ALL), timerAt(149, START), swim]);
    expect(figuresOf(file)).toEqual([{ sport: 'swimming', begin: 0, seconds: 2116, paused: 0, heartRates: 0, Distance: 1950 }]);
    expect(figuresOf(fitOf([sessionOf({ sport: SWIM, elapsed: 40, timer: 40, metres: 50 })]))).toEqual([undefined]);
    expect(figuresOf(fitOf([sessionOf({ sport: SWIM, elapsed: 1800, timer: 1800 })]))).toEqual([undefined]);
  });

  it.each([
    ['without recording', 0, 1800],
    ['with recording', 200, 1800],
    ['without recording, after an earlier pause', 0, 1740],
  ])('counts the time of each of two sports that are separated by a transition of 200 s %s', (_title, recordedOn, timer) => {
    const isPaused = timer < 1800;
    const file = fitOf([
      timerAt(0, START),
      ...every(0, 1800 + recordedOn, (second) => recordAt(second, 130)).filter(
        (_, second) => !isPaused || second < 600 || second >= 660,
      ),
      ...every(2000, 3800, (second) => recordAt(second, 140)),
      sessionOf({ sport: RUN, elapsed: 2000, timer }),
      sessionOf({ sport: RIDE, from: 2000, elapsed: 1800, timer: 1800 }),
    ]);
    expect(figuresOf(file)).toMatchObject([
      { sport: 'running', begin: 0, seconds: 1800, paused: 1800 - timer },
      { sport: 'cycling', begin: 2000, seconds: 1800, paused: 0 },
    ]);
  });

  it('ends the training at the last stop of the timer, however late the file was saved', () => {
    const file = fitOf([
      timerAt(0, START),
      ...every(0, 1800, (second) => recordAt(second, 130)),
      timerAt(1799, STOP_ALL),
      sessionOf({ sport: RIDE, elapsed: 5 * HOUR, timer: 5 * HOUR }),
    ]);
    expect(figuresOf(file)).toMatchObject([{ seconds: 1800, paused: 0, heartRates: 1800 }]);
  });

  it.each([
    ['timer events', [timerAt(1800, STOP_ALL), timerAt(1800 + 7 * HOUR, START)], 3600],
    ['only a session', [], 3600 + 7 * HOUR],
  ])(
    'reads both parts of a training that was continued after seven hours, and the pause between them, from %s',
    (_title, events, timer) => {
      const resumed = 1800 + 7 * HOUR;
      const file = fitOf([
        timerAt(0, START),
        ...every(0, 1800, (second) => recordAt(second, 130)),
        ...events,
        ...every(resumed, resumed + 1800, (second) => recordAt(second, 140)),
        sessionOf({ sport: RIDE, elapsed: resumed + 1800, timer }),
      ]);
      expect(figuresOf(file)).toMatchObject([{ seconds: resumed + 1800, paused: 7 * HOUR, heartRates: 3600 }]);
      expect(pausesOf(file)).toEqual([[[1800, resumed]]]);
    },
  );

  it('computes heart rates from the intervals between beats, and places each after the record that precedes it', () => {
    const isLost = (second: number) => second >= 300 && second < 400;
    const beat = (milliseconds: number) => [
      0x40,
      0,
      0,
      78,
      0,
      1,
      0,
      6,
      0x84,
      0,
      ...bytes(milliseconds, 2),
      ...bytes(milliseconds, 2),
      255,
      255,
    ];
    const file = (heartRate: number) =>
      fitOf(
        every(0, 600, (second) => [...recordAt(second, isLost(second) ? 255 : heartRate), ...(isLost(second) ? [] : beat(461))]),
      );
    const [session] = complete(readFit(file(255), MAX)).sessions;
    const beats = session && recorded(session)?.beats;
    expect([beats?.length, beats?.[0], beats?.[299], beats?.[300], beats?.[399], beats?.[400], beats?.[599]]).toEqual([
      600, 130, 130, 0, 0, 130, 130,
    ]);
    const [notified] = complete(readFit(file(125), MAX)).sessions;
    expect(notified && recorded(notified)?.beats[10]).toBe(125);
  });

  it.each([
    ['at its end', (file: Uint8Array) => file.subarray(0, -5000)],
    [
      'before its length is written',
      (file: Uint8Array) => {
        const cut = Uint8Array.from(file.subarray(0, -5000));
        cut.set([0, 0, 0, 0], 4);
        return cut;
      },
    ],
  ])('reads the complete records of a file that was cut %s', (_title, cutOf) => {
    const file = writeFit(anHour(begin));
    const read = complete(readFit(cutOf(file), MAX));
    expect(read.isCut).toBe(true);
    const [session] = read.sessions;
    const one = session && recorded(session);
    expect(one?.series.seconds).toBeGreaterThan(3400);
    expect(one?.series.seconds).toBeLessThan(HOUR);
    expect(complete(readFit(file, MAX)).isCut).toBe(false);
    const changed = Uint8Array.from(file);
    changed[400] = changed[400] === 1 ? 2 : 1;
    expect(readFit(changed, MAX)).toBe('RecordingBroken');
  });
});

describe('the reader of a real XML file', () => {
  const utf8 = (text: string) => new TextEncoder().encode(text);
  const instant = (second: number) => new Date((begin + second) * 1000).toISOString();

  it.each(['hr', 'HR', 'heartrate', 'heartRate', 'heart_rate', 'gpxtpx:hr', 'tp:heartRate', 'gpxdata:hr', 'HeartRateBpm', 'bpm'])(
    'reads heart rates from the tag <%s>',
    (tag) => {
      const points = every(0, 120, (second) => [second]).map(
        ([second = 0]) =>
          `<trkpt lat="45.4" lon="9.1"><time>${instant(second)}</time><extensions><${tag}>141</${tag}></extensions></trkpt>`,
      );
      const file = utf8(`<gpx creator="t"><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`);
      expect(figuresOf(file)).toMatchObject([{ seconds: 120, heartRates: 120 }]);
    },
  );

  it('reads a truncated file up to its end, but refuses a file with an error inside', () => {
    const file = utf8(writeTcx(anHour(begin, { Name: 'Caffè ☕' })));
    for (const cut of [100_000, 100_001, 100_017]) {
      const read = complete(readXml(file.subarray(0, cut), MAX));
      expect(read.isCut).toBe(true);
      expect(read.sessions[0]?.samples.length).toBeGreaterThan(200);
    }
    expect(complete(readXml(file, MAX)).isCut).toBe(false);
    const wrong = new TextDecoder().decode(file).replace('</Trackpoint>', '</Trackpiont>');
    expect(readXml(utf8(wrong), MAX)).toBe('RecordingBroken');
  });

  it('uses the time and distance of laps that have no track points', () => {
    const lap = (from: number) =>
      `<Lap StartTime="${instant(from)}"><TotalTimeSeconds>600</TotalTimeSeconds><DistanceMeters>500</DistanceMeters><Calories>100</Calories></Lap>`;
    const file = `<TrainingCenterDatabase><Activities><Activity Sport="Other">${lap(0)}${lap(700)}</Activity></Activities></TrainingCenterDatabase>`;
    expect(figuresOf(utf8(file))).toEqual([
      { sport: 'other', begin: 0, seconds: 1200, paused: 0, heartRates: 0, Distance: 1000 },
    ]);
  });

  it('derives pauses from the times of laps', () => {
    const pauses = [{ begin: begin + 600, end: begin + 900 }];
    const isStill = (second: number) => second >= 600 && second < 900;
    const hour = anHour(begin);
    const values = Object.fromEntries(
      Object.entries(hour.series.values).map(([name, all]) => [
        name,
        all.map((value, second) => (isStill(second) ? null : value)),
      ]),
    );
    const beats = hour.beats.map((bpm, second) => (isStill(second) ? 0 : bpm));
    const file = utf8(writeTcx({ ...hour, pauses, beats, series: { ...hour.series, values } }));
    expect(figuresOf(file)).toMatchObject([{ seconds: HOUR, paused: 300 }]);
  });
});
