import type { RecordingFormat } from '@clubpulse/contract/training/recordings/recordings';
import { exportRecording, importRecording } from '@clubpulse/contract/training/recordings/recordings.calls';
import { getTrainingSeries } from '@clubpulse/contract/training/series/series.calls';
import { deleteTraining, getHeartbeats, getTraining } from '@clubpulse/contract/training/trainings.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneIn } from '../../test/proof/at-length.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { createHeartMinutes } from '../heart-minutes/public.ts';
import { createExports } from './exports.service.ts';
import { readFit } from './formats/fit-read.wire.ts';
import { writeFit } from './formats/fit-write.wire.ts';
import { anHour } from './recordings.samples.ts';

let server: TestServer;
let world: World;
let trainingId = 0;
const begin = Date.UTC(2026, 3, 2, 7) / 1000;
const names = ['Power', 'Cadence', 'Speed', 'Altitude', 'Distance', 'Latitude', 'Longitude'] as const;

beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
  const hour = anHour(begin, { Name: 'Round <the> lake & home', SourceName: 'Garmin Edge 840' });
  const beats = hour.beats.map((bpm, second) => (second >= 2400 && second < 2700 ? 0 : bpm));
  const file = Buffer.from(writeFit({ ...hour, beats })).toString('base64');
  const sent = { params: { id: world.ids.athleteA }, token: world.tokens.athleteA, body: { File: file, FileName: 'ride.fit' } };
  trainingId = (await server.call(importRecording, sent)).result.Trainings[0]?.TrainingId ?? 0;
});
afterAll(() => server.close());

const giveOut = async (format: RecordingFormat) =>
  (await server.call(exportRecording, { params: { id: trainingId }, query: { format }, token: world.tokens.athleteA })).result;

const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0);

async function sumsOf(id: number, whose: 'athleteA' | 'athleteB') {
  const token = world.tokens[whose];
  const { result: training } = await server.call(getTraining, { params: { id }, token });
  const { result: series } = await server.call(getTrainingSeries, { params: { id }, token });
  const query = {
    from: new Date(begin * 1000).toISOString(),
    to: new Date((begin + 3600) * 1000).toISOString(),
    training: String(id),
  };
  const { result: heart } = await server.call(getHeartbeats, { params: { id: world.ids[whose] }, token, query });
  const { Begin, End, Duration, GapTime, AverageHeartRate, MaxHeartRate, Distance, TrainingType } = training;
  return {
    figures: { Begin, End, Duration, GapTime, AverageHeartRate, MaxHeartRate, Distance, TrainingType },
    columns: Object.fromEntries(names.map((name) => [name, sum(series[name] ?? [])])),
    beats: heart.HeartRates,
  };
}

describe('an exported training', () => {
  it.each(oneIn(3, ['FIT', 'TCX', 'GPX'] as const))(
    'as %s has the same sums when another user imports it',
    { tags: ['examples'] },
    async (format) => {
      const before = await sumsOf(trainingId, 'athleteA');
      expect(before.figures).toMatchObject({ Duration: 3600, GapTime: 301, Distance: 28_800 });
      const { File, FileName } = await giveOut(format);
      const elsewhere = { params: { id: world.ids.athleteB }, token: world.tokens.athleteB };
      const { result } = await server.call(importRecording, { ...elsewhere, body: { File, FileName } });
      expect(result).toMatchObject({ PassedOver: { Untimed: 0, Foreign: 0, Unusable: 0 }, Trainings: [{ Outcome: 'Added' }] });
      const id = result.Trainings[0]?.TrainingId ?? 0;
      const after = await sumsOf(id, 'athleteB');
      const { Distance, ...columns } = before.columns;
      const isGpx = format === 'GPX';
      expect(after.beats).toEqual(before.beats);
      expect(after.figures).toEqual({ ...before.figures, ...(isGpx ? { Distance: expect.any(Number) } : {}) });
      expect(after.columns['Distance']).toBe(isGpx ? 0 : Distance);
      for (const [name, total] of Object.entries(columns)) expect(after.columns[name], name).toBeCloseTo(total, 3);
      expect((await server.call(deleteTraining, { params: { id }, token: world.tokens.athleteB })).status).toBe(204);
    },
  );

  it('as a table has the same sums in each column', async () => {
    const { columns, beats } = await sumsOf(trainingId, 'athleteA');
    const { File } = await giveOut('CSV');
    const [head = '', ...rows] = Buffer.from(File, 'base64').toString('utf8').trimEnd().split('\r\n');
    const cells = rows.map((row) => row.split(','));
    const added = (name: string) => sum(cells.map((row) => Number(row[head.split(',').indexOf(name)])));
    expect(rows).toHaveLength(3600);
    expect(added('HeartRate')).toBe(sum(beats));
    for (const [name, total] of Object.entries(columns)) expect(added(name), name).toBeCloseTo(total, 3);
  });

  it('shows its owner the pauses that the recorder reported, and how much of them has no data', async () => {
    const other = begin + 86_400;
    const hour = anHour(other);
    const quiet = (second: number) => second >= 1200 && second < 1800;
    const values = Object.fromEntries(
      Object.entries(hour.series.values).map(([name, all]) => [name, all.map((value, second) => (quiet(second) ? null : value))]),
    );
    const beats = hour.beats.map((bpm, second) => (quiet(second) ? 0 : bpm));
    const pauses = [{ begin: other + 1200, end: other + 1800 }];
    const File = Buffer.from(writeFit({ ...hour, series: { ...hour.series, values }, beats, pauses })).toString('base64');
    const elsewhere = { params: { id: world.ids.athleteB }, token: world.tokens.athleteB };
    const { result } = await server.call(importRecording, { ...elsewhere, body: { File, FileName: 'paused.fit' } });
    const id = result.Trainings[0]?.TrainingId ?? 0;
    const training = (await server.call(getTraining, { params: { id }, token: world.tokens.athleteB })).result;
    expect(training).toMatchObject({
      Pauses: [{ Second: 1200, Seconds: 600 }],
      PauseTime: 601,
      GapTime: 601,
      Duration: 3600,
      MovingTime: 3000,
    });
    const wanted = { params: { id }, query: { format: 'FIT' }, token: world.tokens.athleteB } as const;
    const written = Buffer.from((await server.call(exportRecording, wanted)).result.File, 'base64');
    const again = readFit(written, 200_000);
    expect(typeof again === 'string' ? [] : again.sessions[0]?.breaks).toEqual([other + 1200, other + 3600]);
  });

  it('has no pauses if it was imported from a GPX file with a point every other second, each in a track of its own', async () => {
    const day = begin + 2 * 86_400;
    const time = (point: number) => new Date((day + 2 * point) * 1000).toISOString();
    const track = (_: unknown, point: number) =>
      `<trkseg><trkpt lat="45" lon="${9 + point / 1e5}"><time>${time(point)}</time></trkpt></trkseg>`;
    const text = `<gpx creator="x"><trk>${Array.from({ length: 1800 }, track).join('')}</trk></gpx>`;
    const elsewhere = { params: { id: world.ids.athleteB }, token: world.tokens.athleteB };
    const body = { File: Buffer.from(text).toString('base64'), FileName: 'apart.gpx' };
    const id = (await server.call(importRecording, { ...elsewhere, body })).result.Trainings[0]?.TrainingId ?? 0;
    const stored = server.db.selectFrom('trainings').select(['Pauses', 'PauseTime', 'Duration']);
    expect(await stored.where('TrainingId', '=', id).execute()).toEqual([{ Pauses: [], PauseTime: 0, Duration: 3599 }]);
  });

  it('is refused with a server error, not with a request to retry, when writing the file takes too long', async () => {
    const exports = createExports({
      db: server.db,
      minutes: createHeartMinutes(),
      trainings: { userOf: async () => world.ids.athleteA },
      threads: { run: async (_by, _script, _data, spent) => spent },
    });
    await expect(exports.write(trainingId, 'TCX')).rejects.toThrow('longer to write as TCX');
  });
});
