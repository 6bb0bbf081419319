import { recorded, type Sample } from '@clubpulse/rules/training/recordings/recording';
import FitParser from 'fit-file-parser';
import { describe, expect, it } from 'vitest';
import { oneIn } from '../../test/proof/at-length.ts';
import { FIT_EPOCH, readFit } from './formats/fit-read.wire.ts';
import { writeFit } from './formats/fit-write.wire.ts';
import { readXml } from './formats/xml-read.wire.ts';
import { writeCsv, writeGpx, writeTcx } from './formats/xml-write.wire.ts';
import type { ReadFile } from './read-file.wire.ts';
import { anHour, fitOf, tennis, tennisHits } from './recordings.samples.ts';
import { passing, type WrittenTraining } from './written.wire.ts';

const MAX = 200_000;
const begin = Date.UTC(2026, 4, 1, 8) / 1000;
const complete = (read: ReadFile | string): ReadFile => {
  if (typeof read === 'string') throw new Error(read);
  return read;
};
const only = (read: ReadFile | string) => {
  const [session] = complete(read).sessions;
  const one = session && recorded(session);
  if (one === undefined) throw new Error('no session');
  return one;
};
const utf8 = (text: string) => new TextEncoder().encode(text);

async function decoded(file: Uint8Array): Promise<Sample[]> {
  const parser = new FitParser({ force: false, mode: 'list', speedUnit: 'm/s', lengthUnit: 'm' });
  const { records = [] } = await parser.parseAsync(Buffer.from(file));
  return records.map((record) => ({
    at: new Date(record.timestamp ?? 0).getTime() / 1000,
    HeartRate: record.heart_rate,
    Power: record.power,
    Cadence: record.cadence,
    Speed: record.enhanced_speed,
    Altitude: record.enhanced_altitude,
    Distance: record.distance,
    Latitude: record.position_lat,
    Longitude: record.position_long,
  }));
}

describe('the reader of FIT files', () => {
  it('reads the same values as an independent decoder', { tags: ['atLength'] }, async () => {
    const file = writeFit(anHour(begin));
    const mine = complete(readFit(file, MAX)).sessions[0]?.samples ?? [];
    const theirs = await decoded(file);
    expect(theirs).toHaveLength(3600);
    for (const [index, sample] of theirs.entries()) {
      for (const [name, value] of Object.entries(sample))
        expect(mine[index]?.[name as keyof Sample], `${name} of ${index}`).toBeCloseTo(value ?? Number.NaN, 5);
    }
  });

  it('supports compressed times, big-endian values, developer fields and invalid values', () => {
    const [time] = [begin - FIT_EPOCH];
    const big = [(time >>> 24) & 0xff, (time >>> 16) & 0xff, (time >>> 8) & 0xff, time & 0xff];
    const file = fitOf([
      [0x60, 0, 1, 0, 20, 3, 253, 4, 0x86, 3, 1, 0x02, 7, 2, 0x84, 1, 0, 2, 0],
      [0x00, ...big, 120, 0x01, 0x2c, 9, 9],
      [0x41, 0, 0, 20, 0, 1, 3, 1, 0x02],
      [0x80 | (1 << 5) | ((time + 3) & 0x1f), 121],
      [0x80 | (1 << 5) | ((time + 33) & 0x1f), 255],
    ]);
    const samples = complete(readFit(file, MAX)).sessions[0]?.samples ?? [];
    expect(samples.map(({ at, HeartRate, Power }) => [at - begin, HeartRate, Power])).toEqual([
      [0, 120, 300],
      [3, 121, undefined],
      [33, undefined, undefined],
    ]);
  });

  it('counts skipped records without a time and skipped unsupported messages', () => {
    const [time] = [begin - FIT_EPOCH];
    const at = [...new Uint8Array(Uint32Array.of(time).buffer)];
    const file = fitOf([
      [0x40, 0, 0, 20, 0, 2, 253, 4, 0x86, 3, 1, 2],
      [0, ...at, 120],
      [0, 255, 255, 255, 255, 121],
      [0x41, 0, 0, 0x00, 0xff, 1, 0, 1, 2],
      [1, 7],
      [1, 8],
    ]);
    expect(complete(readFit(file, MAX))).toMatchObject({ passedOver: { Untimed: 1, Foreign: 2 }, sessions: [{ samples: [{}] }] });
  });

  it('reads for a swim the heart rates that the strap stored under water and sent afterwards', () => {
    const [time] = [begin - FIT_EPOCH];
    const little = [time & 0xff, (time >>> 8) & 0xff, (time >>> 16) & 0xff, (time >>> 24) & 0xff];
    const later = [(time + 4) & 0xff, ...little.slice(1)];
    const ticks = [5120, 6144, 7168, 8704, 9215];
    const low = ticks.slice(1).map((tick) => tick & 0xfff);
    const packed = [0, 2].flatMap((at) => {
      const [one = 0, other = 0] = [low[at], low[at + 1]];
      return [one & 0xff, (one >> 8) | ((other & 0x0f) << 4), other >> 4];
    });
    const file = fitOf([
      [0x40, 0, 0, 20, 0, 2, 253, 4, 0x86, 5, 4, 0x86],
      [0x00, ...little, 0, 0, 0, 0],
      [0x00, ...later, 100, 0, 0, 0],
      [0x41, 0, 0, 132, 0, 3, 253, 4, 0x86, 6, 1, 0x02, 9, 4, 0x86],
      [0x01, ...little, 130, 5120 & 0xff, 5120 >> 8, 0, 0],
      [0x42, 0, 0, 132, 0, 2, 6, 4, 0x02, 10, 6, 0x0d],
      [0x02, 131, 132, 133, 255, ...packed],
    ]);
    const samples = complete(readFit(file, MAX)).sessions[0]?.samples ?? [];
    expect(samples.map(({ at, HeartRate, Distance }) => [at - begin, HeartRate, Distance])).toEqual([
      [0, 130, 0],
      [1, 131, undefined],
      [2, 132, undefined],
      [3, 133, undefined],
      [4, undefined, 1],
    ]);
    expect(readFit(file, 3)).toBe('RecordingTooLarge');
  });

  it('counts one hit for each stroke that a racket sensor reports', () => {
    const { series } = only(readFit(tennis(), MAX));
    expect([series.begin, series.seconds]).toEqual([begin, 71]);
    expect(series.values.Hits).toEqual(Array.from({ length: 71 }, (_, second) => tennisHits.get(second) ?? null));
    const written = writeFit(anHour(begin, { series, beats: new Uint8Array(71) }));
    expect(only(readFit(written, MAX)).series.values.Hits).toEqual(series.values.Hits);
    expect(writeCsv(anHour(begin, { series, beats: new Uint8Array(71) }))).toContain('2026-05-01T08:00:09Z,,,,,,,,,2\r\n');
  });

  it('reads a file of a racket sensor like an independent decoder', async () => {
    const parser = new FitParser({ force: false, mode: 'list' });
    const { series } = only(readFit(tennis(), MAX));
    const { records = [] } = await parser.parseAsync(Buffer.from(writeFit(anHour(begin, { series, beats: new Uint8Array(71) }))));
    const kinds = records.map(({ stroke_type }) => stroke_type);
    expect([kinds.filter((kind) => kind === 'other').length, kinds.filter((kind) => kind === 'no_event').length]).toEqual([6, 2]);
  });

  const sportsOf = (
    sessions: readonly (readonly [sport: number, begin: number, elapsed: number | undefined, timer?: number])[],
    recordedAt: (second: number) => boolean,
    stops: readonly number[],
  ) => {
    const four = (value: number) => [...new Uint8Array(Uint32Array.of(value).buffer)];
    const at = (second: number) => four(begin - FIT_EPOCH + second);
    const seconds = Array.from({ length: 3660 }, (_, second) => second).filter(recordedAt);
    return fitOf([
      [0x40, 0, 0, 20, 0, 2, 253, 4, 0x86, 3, 1, 2],
      ...seconds.map((second) => [0, ...at(second), 120]),
      [0x41, 0, 0, 21, 0, 3, 253, 4, 0x86, 0, 1, 0, 1, 1, 0],
      ...stops.map((second) => [1, ...at(second), 0, 4]),
      [0x42, 0, 0, 18, 0, 4, 2, 4, 0x86, 7, 4, 0x86, 8, 4, 0x86, 5, 1, 0],
      ...sessions.map(([sport, second, elapsed, timer]) => [
        2,
        ...at(second),
        ...four(elapsed === undefined ? 0xffffffff : elapsed * 1000),
        ...four(timer === undefined ? 0xffffffff : timer * 1000),
        sport,
      ]),
    ]);
  };
  const [run, change, ride] = [1, 3, 2];
  const spans = (file: Uint8Array) =>
    complete(readFit(file, MAX)).sessions.map((session) => {
      const one = recorded(session);
      return [session.TrainingType, (one?.series.begin ?? 0) - begin, one?.series.seconds];
    });
  const split = [
    ['running', 0, 1800],
    ['cycling', 1860, 1800],
  ];

  it('splits a file of several sports where each sport ends, and leaves out the time between sports', () => {
    const always = () => true;
    const exact = sportsOf(
      [
        [run, 0, 1800],
        [change, 1800, 60],
        [ride, 1860, 1800],
      ],
      always,
      [],
    );
    expect(spans(exact)).toEqual(split);
    const open = sportsOf(
      [
        [run, 0, undefined],
        [change, 1800, 60],
        [ride, 1860, 1800],
      ],
      always,
      [],
    );
    expect(spans(open)).toEqual(split);
    const longer = sportsOf(
      [
        [run, 0, 1860],
        [change, 1800, 60],
        [ride, 1860, 1800],
      ],
      always,
      [],
    );
    expect(spans(longer)).toEqual(split);
    expect(
      spans(
        sportsOf(
          [
            [run, 0, 1800],
            [change, 1800, 60],
          ],
          always,
          [],
        ),
      ),
    ).toEqual(split.slice(0, 1));
  });

  it('counts the pauses within each of several sports, but not the time after the last second of a sport', () => {
    const waits = (second: number) => (second < 600 || second >= 660) && (second < 1800 || second >= 1860);
    expect(
      spans(
        sportsOf(
          [
            [run, 0, 1860],
            [ride, 1860, 1800],
          ],
          waits,
          [600, 1800],
        ),
      ),
    ).toEqual(split);
    const counted = (timer: number) =>
      sportsOf(
        [
          [run, 0, 1860, timer],
          [ride, 1860, 1800],
        ],
        waits,
        [],
      );
    expect(spans(counted(1800))).toEqual(split);
    expect(spans(counted(1740))).toEqual(split);
    expect(
      spans(
        sportsOf(
          [
            [run, 0, 1860],
            [ride, 1860, 1800],
          ],
          waits,
          [],
        ),
      ),
    ).toEqual([['running', 0, 1860], split[1]]);
  });

  it('refuses a file with an invalid length, an endless length, or too much content', () => {
    const file = writeFit(anHour(begin));
    expect(readFit(file, 100)).toBe('RecordingTooLarge');
    expect(readFit(fitOf([[0x40, 0, 0, 20, 0, 255]]), MAX)).toBe('RecordingBroken');
    expect(readFit(fitOf([[0x05, 1, 2, 3]]), MAX)).toBe('RecordingBroken');
    expect(
      readFit(
        fitOf([
          [0x40, 0, 0, 0, 0, 1, 0, 1, 0],
          [0, 4],
        ]),
        MAX,
      ),
    ).toBe('RecordingEmpty');
    for (let cut = 1; cut < 140; cut++) expect(readFit(file.subarray(0, cut), MAX)).toBe('RecordingBroken');
  });
});

describe('a written file', () => {
  const hour = anHour(begin, { SourceName: 'Garmin "Edge" <840> & more', Name: 'Round <the> lake' });
  const { Distance: _distance, ...inGpx } = hour.series.values;
  const differences = (read: ReadFile | string, values: WrittenTraining['series']['values']): string[] => {
    const one = only(read);
    const names = [...new Set([...Object.keys(values), ...Object.keys(one.series.values)])] as (keyof typeof values)[];
    return [
      ...(one.series.begin === begin && one.series.seconds === 3600 ? [] : ['interval']),
      ...[...hour.beats].flatMap((bpm, second) => (one.beats[second] === bpm ? [] : [`HeartRate ${second}`])),
      ...names.flatMap((name) =>
        Array.from({ length: 3600 }, (_, second) => second)
          .filter((second) => !(Math.abs((one.series.values[name]?.[second] ?? 1e9) - (values[name]?.[second] ?? -1e9)) < 1e-6))
          .map((second) => `${name} ${second}`),
      ),
    ];
  };
  it('as FIT has the same values and recorder name when it is read again', () => {
    const read = readFit(writeFit(hour), MAX);
    expect(differences(read, hour.series.values)).toEqual([]);
    expect(read).toMatchObject({ device: hour.SourceName, sessions: [{ TrainingType: 'cycling', Distance: 28_800 }] });
  });
  it.each(['', 'Garmin', 'Garmin Edge 840', 'Polar Vantage', 'Garmond 3', 'fēnix 7', 'ē'.repeat(127)])(
    'as FIT has the recorder name "%s" when it is read again',
    (SourceName) => {
      expect(readFit(writeFit({ ...hour, SourceName }), MAX)).toMatchObject({ device: SourceName });
    },
  );
  it('as FIT has a long recorder name cut to the length of its field', () => {
    const read = readFit(writeFit({ ...hour, SourceName: 'ē'.repeat(200) }), MAX);
    expect(read).toMatchObject({ device: 'ē'.repeat(127) });
  });
  it('as FIT has a recorder name that an independent decoder reads', async () => {
    const parser = new FitParser({ force: false, mode: 'list' });
    const { file_ids, device_infos } = await parser.parseAsync(Buffer.from(writeFit({ ...hour, SourceName: 'Garmin Edge 840' })));
    expect(file_ids).toMatchObject([{ manufacturer: 'garmin', product_name: 'Garmin Edge 840' }]);
    expect(device_infos).toMatchObject([{ manufacturer: 'garmin', product_name: 'Garmin Edge 840' }]);
  });
  it('as TCX has the same values and recorder name when it is read again', () => {
    const read = readXml(utf8(writeTcx(hour)), MAX);
    expect(differences(read, hour.series.values)).toEqual([]);
    expect(read).toMatchObject({ device: hour.SourceName, sessions: [{ TrainingType: 'cycling', Distance: 28_800 }] });
  });
  it('as GPX has the same values when it is read again, except for the distance, which GPX lacks', () => {
    const read = readXml(utf8(writeGpx(hour)), MAX);
    expect(differences(read, inGpx)).toEqual([]);
    expect(read).toMatchObject({ device: hour.SourceName, sessions: [{ Name: hour.Name, TrainingType: 'cycling' }] });
  });
});

describe('the reader of XML files', () => {
  const point = (second: number, bpm: number) =>
    `<Trackpoint><Time>${new Date((begin + second) * 1000).toISOString()}</Time><HeartRateBpm><Value>${bpm}</Value></HeartRateBpm></Trackpoint>`;
  const lap = (...tracks: string[]) => `<Lap>${tracks.map((track) => `<Track>${track}</Track>`).join('')}</Lap>`;
  const tcx = (...laps: string[]) =>
    utf8(
      `<TrainingCenterDatabase><Activities><Activity Sport="Running">${laps.join('')}</Activity></Activities></TrainingCenterDatabase>`,
    );
  it('repeats the last value between two laps, and reads a pause between two tracks of one lap', () => {
    const one = only(readXml(tcx(lap(point(0, 120)), lap(point(20, 130) + point(30, 131)), lap(point(80, 1))), MAX));
    expect([one.beats[19], one.beats[29]]).toEqual([120, 130]);
    const stopped = only(readXml(tcx(lap(point(0, 120) + point(5, 121), point(20, 130) + point(70, 131))), MAX));
    expect([stopped.beats[4], stopped.beats[5], stopped.beats[6], stopped.beats[20]]).toEqual([120, 121, 0, 130]);
  });
  it('reads names in CDATA sections, also beside other text', () => {
    const trackPoint = `<trkpt lat="45" lon="9"><time>${new Date(begin * 1000).toISOString()}</time></trkpt>`;
    const gpx = `<gpx creator="x"><trk><name>Round <![CDATA[<the> lake & home]]></name><type><![CDATA[cycling]]></type><trkseg>${trackPoint}</trkseg></trk></gpx>`;
    expect(readXml(utf8(gpx), MAX)).toMatchObject({ sessions: [{ Name: 'Round <the> lake & home', TrainingType: 'cycling' }] });
    const creator = '<Creator><Name><![CDATA[Edge & co]]></Name></Creator>';
    const inTcx = new TextDecoder().decode(tcx(lap(point(0, 120)))).replace('</Activity>', `${creator}</Activity>`);
    expect(readXml(utf8(inTcx), MAX)).toMatchObject({ device: 'Edge & co' });
    expect(readXml(utf8(`<gpx><trk><name><![CDATA[${'x'.repeat(20_000)}]]></name></trk></gpx>`), MAX)).toBe('RecordingBroken');
  });
  it('counts points without a time', () => {
    const untimed = '<Trackpoint><HeartRateBpm><Value>120</Value></HeartRateBpm></Trackpoint>';
    const read = readXml(tcx(lap(point(0, 120) + untimed + point(70, 131))), MAX);
    expect(read).toMatchObject({ passedOver: { Untimed: 1, Foreign: 0 } });
  });
  it('refuses a file with entity declarations, without an end, nested too deeply, with too much text, or in another format', () => {
    const entity = '<!DOCTYPE gpx [<!ENTITY a SYSTEM "file:///etc/passwd">]><gpx creator="&a;"/>';
    expect(readXml(utf8(entity), MAX)).toBe('RecordingDocumentType');
    expect(readXml(utf8('<!DOCTYPE html><html/>'), MAX)).toBe('RecordingTypeRefused');
    expect(readXml(utf8('<gpx creator="x"><trk>'), MAX)).toBe('RecordingBroken');
    expect(readXml(utf8('<gpx creator="x"><trk></gpx>'), MAX)).toBe('RecordingBroken');
    expect(readXml(utf8(`<gpx>${'<a>'.repeat(100)}`), MAX)).toBe('RecordingBroken');
    expect(readXml(utf8(`<gpx><trk><name>${'x'.repeat(20_000)}</name></trk></gpx>`), MAX)).toBe('RecordingBroken');
    expect(readXml(new Uint8Array([0xff, 0x00, 0x80]), MAX)).toBe('RecordingTypeRefused');
    expect(readXml(utf8('<html/>'), MAX)).toBe('RecordingTypeRefused');
  });
});

describe('pauses of the recorder', () => {
  const pauses = [
    { begin: begin + 600, end: begin + 780 },
    { begin: begin + 1800, end: begin + 2400 },
  ];
  const isPausedAt = (second: number) => pauses.some((pause) => begin + second >= pause.begin && begin + second < pause.end);
  const hour = anHour(begin);
  const values = Object.fromEntries(
    Object.entries(hour.series.values).map(([name, all]) => [
      name,
      all.map((value, second) => (isPausedAt(second) ? null : value)),
    ]),
  );
  const beats = hour.beats.map((bpm, second) => (isPausedAt(second) ? 0 : bpm));
  const paused = { ...hour, series: { ...hour.series, values }, beats, pauses };

  it('are written to FIT as stops of the timer and are included in the total time', async () => {
    expect(only(readFit(writeFit(paused), MAX)).pauses).toEqual(pauses);
    const { sessions = [] } = await new FitParser({ force: false, mode: 'list' }).parseAsync(Buffer.from(writeFit(paused)));
    expect(sessions[0]).toMatchObject({ total_elapsed_time: 3600, total_timer_time: 3600 - 180 - 600 });
    expect(only(readFit(writeFit(hour), MAX)).pauses).toEqual([]);
  });

  it.each(
    oneIn(2, [
      ['TCX', writeTcx],
      ['GPX', writeGpx],
    ] as const),
  )('are written to %s as the time between two tracks', { tags: ['examples'] }, (_format, write) => {
    expect(only(readXml(utf8(write(paused)), MAX)).pauses).toEqual(pauses);
    expect(only(readXml(utf8(write(hour)), MAX)).pauses).toEqual([]);
  });

  it.each([
    ['FIT', writeFit, readFit],
    ['TCX', (training: WrittenTraining) => utf8(writeTcx(training)), readXml],
    ['GPX', (training: WrittenTraining) => utf8(writeGpx(training)), readXml],
  ] as const)('of any number are the same when read again as %s', (_format, write, read) => {
    const many = Array.from({ length: 240 }, (_, index) => ({ begin: begin + 15 * index + 5, end: begin + 15 * index + 11 }));
    const isStill = (second: number) => second % 15 >= 5 && second % 15 < 11;
    const training = {
      ...hour,
      beats: hour.beats.map((bpm, second) => (isStill(second) ? 0 : bpm)),
      series: {
        ...hour.series,
        values: Object.fromEntries(
          Object.entries(hour.series.values).map(([name, all]) => [
            name,
            all.map((value, second) => (isStill(second) ? null : value)),
          ]),
        ),
      },
      pauses: many,
    };
    expect(only(read(write(training), MAX)).pauses).toEqual(many);
  });

  it('are visited once each, whatever the number of seconds of the training', () => {
    const looked = { times: 0 };
    const moments = new Proxy(
      Array.from({ length: 43_000 }, (_, index) => 2 * index),
      {
        get: (all, key) => {
          looked.times++;
          return Reflect.get(all, key) as unknown;
        },
      },
    );
    const passed = passing(moments);
    expect([0, 1, 2, 3, 100].map(passed)).toEqual([1, 1, 2, 2, 51]);
    for (let second = 101; second < 86_400; second++) passed(second);
    expect(passed(86_400)).toBe(43_000);
    expect(looked.times).toBeLessThan(86_400 + 43_000);
  });
});
