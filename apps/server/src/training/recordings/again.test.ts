import type { RecordingOutcome } from '@clubpulse/contract/training/recordings/recordings';
import { importRecording } from '@clubpulse/contract/training/recordings/recordings.calls';
import { getGeopositions, getTrainingSeries } from '@clubpulse/contract/training/series/series.calls';
import {
  createTraining,
  deleteTraining,
  getHeartbeats,
  getTraining,
  listCalendarTrainings,
  updateTraining,
} from '@clubpulse/contract/training/trainings.calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUsers } from '../../accounts/users/public.ts';
import { minutesOf, steady } from '../../test/heart-rates.ts';
import { openHouse, type TestHouse } from '../../test/house.ts';
import { oneIn } from '../../test/proof/at-length.ts';
import { versionOf } from '../../test/training-version.ts';
import { createWorld, type World } from '../../test/world.ts';
import { createHeartMinutes } from '../heart-minutes/public.ts';
import { createSummaries } from '../trainings/public.ts';
import { writeFit } from './formats/fit-write.wire.ts';
import { createKeeping } from './keeping.service.ts';
import { createParser } from './parse.wire.ts';
import { anHour } from './recordings.samples.ts';
import { createRecordings } from './recordings.service.ts';
import { createThreads } from './threads.wire.ts';
import type { WrittenTraining } from './written.wire.ts';

let house: TestHouse;
let world: World;
beforeAll(async () => {
  house = await openHouse();
  world = await createWorld(house);
});
afterAll(() => house.close());

const day = (number: number): number => Date.UTC(2026, 3, number, 7) / 1000;
const hers = () => ({ params: { id: world.ids.athleteA }, token: world.tokens.athleteA });
async function send(file: Uint8Array | string): Promise<{ refused: string | undefined; outcome?: RecordingOutcome; id: number }> {
  const body = { File: Buffer.from(file).toString('base64'), FileName: 'ride.fit' };
  const { status, result, problem } = await house.call(importRecording, { ...hers(), body });
  if (status !== 200) return { refused: problem.ErrorType, id: 0 };
  const [training] = result.Trainings;
  return { refused: undefined, id: training?.TrainingId ?? 0, ...(training && { outcome: training.Outcome }) };
}
const query = (begin: number, seconds = 3600) => ({
  from: new Date(begin * 1000).toISOString(),
  to: new Date((begin + seconds) * 1000).toISOString(),
});
const journal = async (begin: number, seconds?: number) =>
  (await house.call(listCalendarTrainings, { ...hers(), query: query(begin, seconds) })).result;
const detail = async (id: number) => (await house.call(getTraining, { params: { id }, token: world.tokens.athleteA })).result;
const remove = async (id: number) =>
  expect((await house.call(deleteTraining, { params: { id }, token: world.tokens.athleteA })).status).toBe(204);
async function hear(begin: number, seconds: number, bpm: number): Promise<void> {
  const heard = minutesOf(steady(begin, seconds, bpm), world.ids.athleteA, world.clubA, null);
  await house.db.transaction().execute((trx) => createHeartMinutes().store(trx, heard));
}
/** What was heard is a training. */
async function settle(): Promise<void> {
  const { profiles } = createUsers({ db: house.db, today: () => new Date().toISOString().slice(0, 10) });
  const parts = { minutes: createHeartMinutes(), profiles, trainedIn: async () => [], ranAt: async () => [], inherits: [] };
  const now = () => new Date(Date.now() + 3_600_000);
  await createSummaries({ db: house.db, ...parts, now }).run({ error: (...said: unknown[]) => expect(said).toEqual([]) });
}
const beating = (begin: number, bpmAt: (second: number) => number): WrittenTraining => {
  const hour = anHour(begin);
  return { ...hour, beats: hour.beats.map((_, second) => bpmAt(second)) };
};

describe('a training that is deleted', () => {
  it('takes along what a file brought over what a club heard, and the file is read again', { tags: ['atLength'] }, async () => {
    const begin = day(1);
    await hear(begin, 3600, 100);
    await settle();
    const file = writeFit(anHour(begin));
    const { id } = await send(file);
    await remove(id);
    const [left] = await journal(begin);
    expect(left).toMatchObject({ TrainingId: id, Source: 'Heart' });
    const series = await house.call(getTrainingSeries, { params: { id }, token: world.tokens.athleteA });
    expect(series.result).toMatchObject({ Seconds: 0, Power: null, Latitude: null });
    expect((await house.call(getGeopositions, { ...hers(), query: query(begin, 60) })).result.Positions).toEqual([]);
    expect(await send(file)).toMatchObject({ outcome: 'Joined', id });
  });

  it('says nothing of the file that replaces it: neither where both have heart rates nor where only the wrong one has', {
    tags: ['atLength'],
  }, async () => {
    const begin = day(2);
    await remove((await send(writeFit(beating(begin, () => 180)))).id);
    // Its strap was silent for the last half hour.
    const { id } = await send(writeFit(beating(begin, (second) => (second < 1800 ? 110 : 0))));
    expect(await detail(id)).toMatchObject({ AverageHeartRate: 110, MaxHeartRate: 110, GapTime: 1800 });
    // Another one that joins it says nothing new either.
    expect(await send(writeFit({ ...beating(begin, () => 0), Calories: 641 }))).toMatchObject({ outcome: 'Joined', id });
    expect(await detail(id)).toMatchObject({ MaxHeartRate: 110, GapTime: 1800 });
    await remove(id);
    expect(await journal(begin)).toEqual([]);
  });
});

describe('a file of a training that was written down', () => {
  it('gives back what was heard or deleted there when it goes', { tags: ['atLength'] }, async () => {
    const begin = day(4);
    const body = {
      TrainingType: 'cycling',
      Name: '',
      Note: '',
      Begin: new Date(begin * 1000).toISOString(),
      Duration: 600,
      Distance: null,
      AverageHeartRate: null,
      Calories: null,
      ClubId: null,
    };
    await house.call(createTraining, { ...hers(), body });
    // After it, and within the file: a class that she named, and one that she deleted.
    await hear(begin + 1200, 600, 100);
    await hear(begin + 2400, 600, 100);
    await settle();
    const heard = await journal(begin);
    const at = (second: number) => heard.find(({ Begin }) => Date.parse(Begin) === (begin + second) * 1000)?.TrainingId ?? 0;
    const words = { TrainingType: 'yoga', Name: 'Morning ride', Note: '', ...(await versionOf(house, at(1200))) };
    const renamed = { params: { id: at(1200) }, body: words, token: world.tokens.athleteA };
    expect((await house.call(updateTraining, renamed)).status).toBe(200);
    await remove(at(2400));
    const { id } = await send(writeFit(anHour(begin)));
    expect(await journal(begin)).toHaveLength(1);
    await remove(id);
    expect(await journal(begin)).toMatchObject([{ Source: 'Heart', Name: 'Morning ride', Duration: 600 }]);
  });
});

describe('what she writes down in a club over a file', () => {
  const words = { TrainingType: 'cycling', Name: 'Ride', Note: 'With Ugo', AverageHeartRate: 128, Calories: 1200 };
  const slip = (begin: number, Duration: number, ClubId: number | null) => ({
    ...hers(),
    body: { ...words, Begin: new Date(begin * 1000).toISOString(), Duration, Distance: 50_000, ClubId },
  });
  const tenMinutes = (begin: number) => {
    const hour = anHour(begin);
    const cut = Object.entries(hour.series.values).map(([name, values]) => [name, values.slice(0, 600)]);
    const series = { ...hour.series, seconds: 600, values: Object.fromEntries(cut) };
    return writeFit({ ...hour, Distance: 4800, Calories: 90, beats: hour.beats.slice(0, 600), series });
  };
  async function stands(id: number, begin: number) {
    const { Begin, Source, ClubId, Duration, GapTime, Distance, Calories, Name, TrainingType, Note, MayMove } = await detail(id);
    const days = await house.db
      .selectFrom('training_days')
      .select(['Trainings', 'Points', 'Duration', 'Calories', 'Distance'])
      .where('UserId', '=', world.ids.athleteA)
      .where('ClubId', '=', world.clubA)
      .where('Day', '=', new Date(begin * 1000).toISOString().slice(0, 10))
      .execute();
    const after = Date.parse(Begin) / 1000 - begin;
    return { after, Source, ClubId, Duration, GapTime, Distance, Calories, Name, TrainingType, Note, MayMove, days };
  }

  it.each(
    oneIn(3, [
      ['two hours of which the file has ten minutes', 25, (begin: number) => tenMinutes(begin + 1800), 7200, 10],
      ['an hour', 21, (begin: number) => writeFit(anHour(begin)), 3600, 60],
      ['an hour of which the file has the most', 23, (begin: number) => writeFit(anHour(begin + 600)), 3900, 60],
    ] as const),
  )(
    'of %s is what it had been if she had written it before, and counts there for what was recorded',
    { tags: ['examples'] },
    async (_, first, file, seconds, minutes) => {
      const [before, after] = [day(first), day(first + 1)];
      const written = (await house.call(createTraining, slip(before, seconds, world.clubA))).result.TrainingId;
      expect(await send(file(before))).toMatchObject({ outcome: 'Joined', id: written });
      const { id } = await send(file(after));
      const { status, result } = await house.call(createTraining, slip(after, seconds, world.clubA));
      expect([status, result.TrainingId]).toEqual([201, id]);
      expect(await stands(id, after)).toMatchObject({ ClubId: world.clubA, Source: 'File', Name: 'Ride' });
      expect(await stands(id, after)).toEqual(await stands(written, before));
      const { days } = await stands(id, after);
      expect(days.map(({ Trainings, Duration }) => [Trainings, Math.round(Duration / 60)])).toEqual([[1, minutes]]);
      expect(days[0]?.Points).toBeGreaterThan(0);
    },
  );

  it('counts in the club for the seconds of each of its files, and for none between them', { tags: ['atLength'] }, async () => {
    const begin = day(29);
    const { TrainingId } = (await house.call(createTraining, slip(begin, 7200, world.clubA))).result;
    const counted = async () => {
      const { days, ...stood } = await stands(TrainingId, begin);
      return [stood.Duration, stood.MayMove, ...days.map(({ Trainings, Duration }) => [Trainings, Duration])];
    };
    for (const file of [tenMinutes(begin), tenMinutes(begin + 6600)])
      expect(await send(file)).toMatchObject({ outcome: 'Joined', id: TrainingId });
    expect(await counted()).toEqual([7200, true, [1, 1200]]);
    // Nor does one that says more than half of it make the rest recorded.
    expect(await send(writeFit(anHour(begin + 1800)))).toMatchObject({ outcome: 'Joined', id: TrainingId });
    expect(await counted()).toEqual([7200, true, [1, 4800]]);
    // What closes the gaps does.
    expect(await send(writeFit(anHour(begin + 300)))).toMatchObject({ outcome: 'Joined', id: TrainingId });
    expect(await send(writeFit(anHour(begin + 3500)))).toMatchObject({ outcome: 'Joined', id: TrainingId });
    expect(await counted()).toEqual([7200, false, [1, 7200]]);
  });

  it('is refused where it is in no club, a second time, or about little of it', async () => {
    const begin = day(27);
    await send(writeFit(anHour(begin)));
    const refused = async (from: number, seconds: number, clubId: number | null) =>
      (await house.call(createTraining, slip(from, seconds, clubId))).problem?.errors;
    const overlaps = [{ field: 'Begin', key: 'training-overlaps' }];
    expect(await refused(begin, 3600, null)).toMatchObject(overlaps);
    expect(await refused(begin + 3300, 3600, world.clubA)).toMatchObject(overlaps);
    expect(await refused(begin, 3600, world.clubA)).toBeUndefined();
    expect(await refused(begin, 3600, world.clubA)).toMatchObject(overlaps);
  });
});

describe('a file of a small part of what was written down', () => {
  const slip = {
    TrainingType: 'cycling',
    Name: 'Two hours',
    Note: '',
    Distance: 50_000,
    AverageHeartRate: 128,
    Calories: 1200,
  };
  /** Two hours that she wrote down, with a file of ten minutes after the first half hour. */
  async function written(begin: number) {
    const Begin = new Date(begin * 1000).toISOString();
    const body = { ...slip, Begin, Duration: 7200, ClubId: null };
    const id = (await house.call(createTraining, { ...hers(), body })).result.TrainingId;
    const hour = anHour(begin + 1800);
    const short = { ...hour, Distance: 4800, Calories: 90, beats: hour.beats.slice(0, 600) };
    const cut = Object.entries(hour.series.values).map(([name, values]) => [name, values.slice(0, 600)]);
    const file = writeFit({ ...short, series: { ...hour.series, seconds: 600, values: Object.fromEntries(cut) } });
    expect(await send(file)).toMatchObject({ outcome: 'Joined', id });
    return { id, Begin };
  }
  const secondsRead = async (id: number) =>
    (await house.call(getTrainingSeries, { params: { id }, token: world.tokens.athleteA })).result.Seconds;

  it('says what was in that part, and leaves the rest as it was said', { tags: ['atLength'] }, async () => {
    const begin = day(6);
    const { id, Begin } = await written(begin);
    const { AverageHeartRate: _heard, ...kept } = slip;
    const part = { Source: 'File', Begin, Duration: 7200, GapTime: 6600, MayMove: true };
    expect(await detail(id)).toMatchObject({ ...kept, ...part });
    expect(await secondsRead(id)).toBe(600);
    await remove(id);
    expect(await journal(begin, 7200)).toEqual([]);
  });

  it('leaves the word to a file of most of it, which has its times and its sums', { tags: ['atLength'] }, async () => {
    const begin = day(16);
    const { id } = await written(begin);
    const whole = anHour(begin + 1200);
    expect(await send(writeFit(whole))).toMatchObject({ outcome: 'Joined', id });
    const Begin = new Date((begin + 1200) * 1000).toISOString();
    const sums = { Begin, Duration: 3600, GapTime: 0, Distance: 28_800, Name: slip.Name, MayMove: false };
    expect(await detail(id)).toMatchObject(sums);
    expect(await secondsRead(id)).toBe(3600);
  });

  it('keeps what the file of most of it did not record', { tags: ['atLength'] }, async () => {
    const begin = day(17);
    const { id } = await written(begin);
    expect(await send(writeFit(anHour(begin + 2100)))).toMatchObject({ outcome: 'Joined', id });
    expect(await detail(id)).toMatchObject({ Begin: new Date((begin + 1800) * 1000).toISOString(), Duration: 3900 });
  });

  it('lets her correct the times, around what was recorded', { tags: ['atLength'] }, async () => {
    const begin = day(18);
    const { id, Begin } = await written(begin);
    const change = async (fields: { Begin?: string; Duration?: number }) => {
      const body = { ...slip, ...fields, ...(await versionOf(house, id)) };
      return house.call(updateTraining, { params: { id }, body, token: world.tokens.athleteA });
    };
    const later = new Date((begin + 1801) * 1000).toISOString();
    expect((await change({ Begin: later })).problem.errors).toMatchObject([{ field: 'Begin', key: 'training-part-recorded' }]);
    expect((await change({ Duration: 2399 })).problem.errors).toMatchObject([
      { field: 'Duration', key: 'training-part-recorded' },
    ]);
    expect((await change({ Duration: 2400, Begin })).status).toBe(200);
    expect(await detail(id)).toMatchObject({ Begin, Duration: 2400, GapTime: 1800, MayMove: true });
    // What is known of the part is known still.
    expect((await change({ Duration: 2399 })).status).toBe(400);
  });
});

describe('a second file of a training', () => {
  it('that goes on longer brings its way and its sums along', { tags: ['atLength'] }, async () => {
    const begin = day(8);
    const hour = anHour(begin);
    const cut = Object.entries(hour.series.values).map(([name, values]) => [name, values.slice(0, 600)]);
    const short = { ...hour, Distance: 4800, beats: hour.beats.slice(0, 600) };
    const { id } = await send(writeFit({ ...short, series: { ...hour.series, seconds: 600, values: Object.fromEntries(cut) } }));
    expect(await send(writeFit(hour))).toMatchObject({ outcome: 'Joined', id });
    const { result } = await house.call(getTrainingSeries, { params: { id }, token: world.tokens.athleteA });
    expect(result.Latitude?.filter((latitude) => latitude !== null)).toHaveLength(3600);
    expect(result.Distance?.at(-1)).toBe(hour.series.values.Distance?.at(-1));
    expect(await detail(id)).toMatchObject({ Duration: 3600, Distance: 28_800 });
  });
});

describe('what waits to be computed while a file comes', () => {
  it('is what waited before: nothing between the file and today is computed anew', { tags: ['atLength'] }, async () => {
    const begin = day(12);
    await hear(begin + 40 * 86_400, 120, 100);
    const due = () =>
      house.db
        .selectFrom('training_due')
        .select(['FromSecond', 'ToSecond', 'NextAt'])
        .where('UserId', '=', world.ids.athleteA)
        .executeTakeFirstOrThrow();
    const before = await due();
    expect(await send(writeFit(anHour(begin)))).toMatchObject({ outcome: 'Added' });
    expect(await due()).toEqual(before);
    expect(await journal(begin)).toMatchObject([{ Duration: 3600 }]);
    await settle();
  });
});

describe('a training of a file is over', () => {
  it('at once, whatever else of hers waits', async () => {
    const begin = day(16);
    await hear(begin + 40 * 86_400, 120, 100);
    const { id } = await send(writeFit(anHour(begin)));
    expect(await detail(id)).toMatchObject({ MayDelete: true });
    await remove(id);
    await settle();
  });

  it('when nothing joins it any more, where it ended just now or next to what waits', async () => {
    const ended = await send(writeFit(anHour(Math.floor(Date.now() / 1000) - 3660)));
    expect(await detail(ended.id)).toMatchObject({ MayDelete: false });
    await settle();
    expect(await detail(ended.id)).toMatchObject({ MayDelete: true });
    const begin = day(18);
    await hear(begin + 3700, 120, 100);
    const beside = await send(writeFit(anHour(begin)));
    await settle();
    expect(await detail(beside.id)).toMatchObject({ MayDelete: true });
    await remove(ended.id);
    await remove(beside.id);
  });
});

describe('the heart rates of a training that was deleted', () => {
  it('are read by nobody, and stay where another training is', { tags: ['atLength'] }, async () => {
    const begin = day(14);
    const { id } = await send(writeFit(anHour(begin)));
    await hear(begin + 7200, 60, 100);
    const read = async () =>
      (await house.call(getHeartbeats, { ...hers(), query: query(begin, 7260) })).result.HeartRates.filter((bpm) => bpm > 0)
        .length;
    expect(await read()).toBe(3660);
    await remove(id);
    expect(await read()).toBe(60);
  });
});

describe('the times of a file', () => {
  const gpx = (time: (second: string) => string) =>
    `<gpx creator="a"><trk><trkseg>${['00', '20', '40', '59']
      .flatMap((second) =>
        ['08:00', '08:01'].map((minute) => `<trkpt lat="45" lon="9"><time>${time(`${minute}:${second}`)}</time></trkpt>`),
      )
      .join('')}</trkseg></trk></gpx>`;

  it('are of this century: no watch wrote files before', { tags: ['atLength'] }, async () => {
    const partitions = async () =>
      (
        await sql<{ n: number }>`select count(*)::int as n from pg_inherits where inhparent = 'heart_minute'::regclass`.execute(
          house.db,
        )
      ).rows[0]?.n;
    const before = await partitions();
    for (const date of ['1999-12-31', '1900-06-01', '0001-01-01', '0000-01-01', '-000001-01-01', '-200000-01-01'])
      expect(await send(gpx((clock) => `${date}T${clock}Z`)), date).toMatchObject({ refused: 'RecordingTimes' });
    expect(await send(writeFit(anHour(Date.UTC(1995, 1, 1) / 1000)))).toMatchObject({ refused: 'RecordingTimes' });
    expect(await partitions()).toBe(before);
    expect(await send(gpx((clock) => `2000-01-01T${clock}Z`))).toMatchObject({ outcome: 'Added' });
  });

  it('of a month that is new lock nobody’s heart rates while the file is kept', { tags: ['atLength'] }, async () => {
    const minutes = createHeartMinutes();
    let locks: string[] | undefined;
    const keeping = createKeeping({
      minutes: {
        ...minutes,
        store: async (trx, rows) => {
          await minutes.store(trx, rows);
          const held = await sql<{ mode: string }>`
            select mode from pg_locks where pid = pg_backend_pid() and relation = 'heart_minute'::regclass`.execute(trx);
          locks = held.rows.map(({ mode }) => mode);
          throw new Error('far enough');
        },
      },
      declared: {
        declare: () => Promise.reject(new Error()),
        recorded: () => Promise.reject(new Error()),
        replaced: () => Promise.reject(new Error()),
      },
    });
    const recordings = createRecordings({ db: house.db, minutes, keeping, parse: createParser(createThreads()) });
    const File = Buffer.from(writeFit(anHour(Date.UTC(2003, 4, 5) / 1000))).toString('base64');
    await expect(recordings.import(world.ids.athleteA, { File, FileName: 'old.fit' })).rejects.toThrow('far enough');
    expect(locks).toContain('RowExclusiveLock');
    expect(locks).not.toContain('AccessExclusiveLock');
  });

  it('stay those of its training, to which its heart rates and its route belong', async () => {
    const begin = day(20);
    const { id } = await send(writeFit(anHour(begin)));
    const words = { TrainingType: 'running', Name: 'Lake', Note: '' };
    const change = async (fields: Record<string, unknown>) => {
      const body = { ...words, ...fields, ...(await versionOf(house, id)) };
      return house.call(updateTraining, { params: { id }, body, token: world.tokens.athleteA });
    };
    const Begin = new Date(begin * 1000).toISOString();
    const moved = await change({ Begin: new Date((begin - 9000) * 1000).toISOString() });
    expect(moved.problem.errors).toMatchObject([{ field: 'Begin', key: 'training-recorded' }]);
    expect((await change({ Duration: 1800 })).problem.errors).toMatchObject([{ field: 'Duration', key: 'training-recorded' }]);
    expect((await change({ Begin, Duration: 3600, Distance: 20_000 })).status).toBe(200);
    expect(await detail(id)).toMatchObject({ ...words, Distance: 20_000, Duration: 3600, GapTime: 0 });
  });

  it('make no training of days, file by file', { tags: ['atLength'] }, async () => {
    const long = (begin: number): WrittenTraining => {
      const hour = anHour(begin);
      const seconds = 80_000;
      const stretched = Array.from({ length: seconds }, (_, second) => (second % 60 === 0 ? 100 : null));
      return {
        ...hour,
        Distance: null,
        Calories: null,
        AverageHeartRate: null,
        beats: new Uint8Array(seconds),
        series: { begin, seconds, values: { Altitude: stretched } },
      };
    };
    const begin = day(10);
    const { id } = await send(writeFit(long(begin)));
    expect(await send(writeFit(long(begin + 30_000)))).toMatchObject({ refused: 'RecordingOverlaps' });
    expect(await detail(id)).toMatchObject({ Duration: 80_000 });
    expect(await send(writeFit(long(begin + 3_000)))).toMatchObject({ outcome: 'Joined', id });
  });
});
