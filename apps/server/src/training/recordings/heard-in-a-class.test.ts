import { type Purpose, textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { getClubSummary } from '@clubpulse/contract/clubs/clubs.calls';
import { sendOwnBeats } from '@clubpulse/contract/live/own-strap/own-strap.calls';
import { generateFeedback, listComments } from '@clubpulse/contract/training/comments/comments.calls';
import { importRecording } from '@clubpulse/contract/training/recordings/recordings.calls';
import { getGeopositions, getPower, getTrainingSeries } from '@clubpulse/contract/training/series/series.calls';
import {
  createTraining,
  deleteTraining,
  getHeartbeats,
  getTraining,
  listCalendarTrainings,
  listClubTrainings,
  updateTraining,
} from '@clubpulse/contract/training/trainings.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUsers } from '../../accounts/users/public.ts';
import { trainingsOf } from '../../community/challenges/challenges.facts.ts';
import { minutesOf, steady } from '../../test/heart-rates.ts';
import { openHouse, type TestHouse } from '../../test/house.ts';
import { oneIn } from '../../test/proof/at-length.ts';
import { aRole } from '../../test/rows.ts';
import { versionOf } from '../../test/training-version.ts';
import { createWorld, type World } from '../../test/world.ts';
import { createHeartMinutes } from '../heart-minutes/public.ts';
import { createSummaries } from '../trainings/public.ts';
import { writeTcx } from './formats/xml-write.wire.ts';
import { anHour } from './recordings.samples.ts';

let house: TestHouse;
let world: World;
const minutes = createHeartMinutes();
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(async () => {
  world = await createWorld(house);
});
afterAll(() => house.close());

const iso = (second: number) => new Date(second * 1000).toISOString();
const hers = () => ({ params: { id: world.ids.athleteA }, token: world.tokens.athleteA });
/** Her trainer, who is staff of the club. */
const asTrainer = () => ({ params: { id: world.ids.athleteA }, token: world.tokens.trainerA });

async function share(granted: readonly Purpose[]) {
  const body = (['HeartRate', 'OtherTrainings'] as const).map((Purpose) => ({
    ClubId: world.clubA,
    Purpose,
    Version: textVersions[Purpose],
    Granted: granted.includes(Purpose),
  }));
  expect((await house.call(setConsents, { ...hers(), body })).status).toBe(200);
}

/** What the club's bridge heard. */
const hear = (begin: number, seconds: number, bpm = 150) =>
  house.db
    .transaction()
    .execute((trx) => minutes.store(trx, minutesOf(steady(begin, seconds, bpm), world.ids.athleteA, world.clubA, null)));

/** Everything that is stored becomes trainings. */
async function settle() {
  const { profiles } = createUsers({ db: house.db, today: () => new Date().toISOString().slice(0, 10) });
  const parts = {
    minutes,
    profiles,
    trainedIn: async (_: unknown, all: readonly unknown[]) => all.map(() => null),
    ranAt: async () => [],
    inherits: [],
    now: () => new Date(Date.now() + 3_600_000),
  };
  await createSummaries({ db: house.db, ...parts }).run({ error: (...said: unknown[]) => expect(said).toEqual([]) });
}

const around = (begin: number) => ({ from: iso(begin - 7200), to: iso(begin + 7200) });
const inClub = async (begin: number) =>
  (await house.call(listClubTrainings, { params: { id: world.clubA }, token: world.tokens.trainerA, query: around(begin) }))
    .result ?? [];
const journal = async (begin: number, who = asTrainer(), sub?: string) =>
  (await house.call(listCalendarTrainings, { ...who, query: { ...around(begin), ...(sub ? { sub } : {}) } })).result ?? [];

/** An hour in whose middle lies a class of twenty minutes. */
async function aFileAroundAClass(begin: number): Promise<number> {
  const file = writeTcx(anHour(begin, { beats: new Uint8Array(3600).fill(176) }));
  await hear(begin + 1200, 1200);
  const body = { File: Buffer.from(file).toString('base64'), FileName: 'from-home.tcx' };
  const { result } = await house.call(importRecording, { ...hers(), body });
  await settle();
  const id = result.Trainings[0]?.TrainingId ?? 0;
  const said = { Name: 'From my flat to the club', TrainingType: 'cycling', Note: 'Back by the river' };
  const words = { ...said, ...(await versionOf(house, id)) };
  expect((await house.call(updateTraining, { params: { id }, token: world.tokens.athleteA, body: words })).status).toBe(200);
  return id;
}
const hourOf = (dayOfMonth: number) => Date.UTC(2026, 4, dayOfMonth, 7) / 1000;

describe('a file around a class', () => {
  it('is to a club that knows her trainings there alone what its bridges heard', async () => {
    const begin = hourOf(4);
    const id = await aFileAroundAClass(begin);
    await share(['HeartRate']);
    const part = {
      TrainingId: id,
      ClubId: world.clubA,
      Begin: iso(begin + 1200),
      End: iso(begin + 2400),
      Duration: 1200,
      MaxHeartRate: 150,
      Source: 'Heart',
      Distance: null,
    };
    expect(await inClub(begin)).toMatchObject([{ ...part, IsShared: true }]);
    const listed = await journal(begin);
    expect(listed).toMatchObject([part]);
    expect(JSON.stringify([listed, await inClub(begin)])).not.toContain('my flat');
    expect(await journal(begin, asTrainer(), 'my flat')).toEqual([]);
    const { result } = await house.call(getTraining, { params: { id }, token: world.tokens.trainerA });
    expect(result).toMatchObject({ ...part, Declared: null, MayChange: false, MayDelete: false });
    expect(result?.Minutes).toHaveLength(20);
    expect(JSON.stringify(result)).not.toContain('my flat');
    const query = { from: iso(begin), to: iso(begin + 3600) };
    const beats = (await house.call(getHeartbeats, { ...asTrainer(), query })).result?.HeartRates ?? [];
    expect([beats[1199], beats[1200], beats[2399], beats[2400]]).toEqual([0, 150, 150, 0]);
    const power = (await house.call(getPower, { ...asTrainer(), query })).result?.Power ?? [];
    expect([power[1199], typeof power[1230], power[2400]]).toEqual([null, 'number', null]);
    expect((await house.call(getGeopositions, { ...asTrainer(), query })).result?.Positions).toEqual([]);
    const series = (await house.call(getTrainingSeries, { params: { id }, token: world.tokens.trainerA })).result;
    const distance = series?.Distance ?? [];
    // Neither when the whole began nor how long it was.
    expect([series?.Begin, series?.Seconds, distance[0]]).toEqual([iso(begin + 1200), 1200, 0]);
    expect(series?.Latitude).toBeNull();
    expect((await house.call(listComments, { params: { id }, token: world.tokens.trainerA })).status).toBe(200);
    const change = { Name: 'Mine', TrainingType: 'cycling', Note: '', ...(await versionOf(house, id)) };
    const put = await house.call(updateTraining, { params: { id }, token: world.tokens.trainerA, body: change });
    expect(put.problem?.ErrorType).toBe('InsufficientRights');
    // She sees her own as it is.
    expect(await journal(begin, hers())).toMatchObject([{ Duration: 3600, Name: 'From my flat to the club', MaxHeartRate: 176 }]);
  });

  it('is the whole to whom she shows her other trainings, and without any consent no more than a wall showed', async () => {
    const begin = hourOf(5);
    const id = await aFileAroundAClass(begin);
    await share(['HeartRate', 'OtherTrainings']);
    expect(await journal(begin)).toMatchObject([{ Duration: 3600, Name: 'From my flat to the club' }]);
    const [shared] = await inClub(begin);
    expect(shared).toMatchObject({ Duration: 1200, MaxHeartRate: 150 });
    await share([]);
    const [outline] = await inClub(begin);
    expect(outline).toMatchObject({
      Duration: 1200,
      IsShared: false,
      MaxHeartRate: null,
      SourceName: '',
      Source: 'Heart',
      Points: shared?.Points,
    });
    expect(JSON.stringify(outline)).not.toContain('my flat');
    expect((await house.call(getTraining, { params: { id }, token: world.tokens.trainerA })).problem?.ErrorType).toBe(
      'NotShared',
    );
  });
});

describe('a file of what no club heard and is said to have been in one', () => {
  const noFigures = { Distance: null, AverageHeartRate: null, Calories: null } as Record<
    'Distance' | 'AverageHeartRate' | 'Calories',
    number | null
  >;
  const inWords = async (begin: number, by: ReturnType<typeof hers>, figures: typeof noFigures) => {
    const words = { TrainingType: 'cycling', Name: 'Ride', Note: '', ...figures };
    const body = { ...words, Begin: iso(begin), Duration: 3600, ClubId: world.clubA };
    const { status, result } = await house.call(createTraining, { ...by, body });
    expect(status).toBe(201);
    return result.TrainingId;
  };
  const fileOf = async (begin: number) => {
    const file = writeTcx(anHour(begin, { beats: new Uint8Array(3600).fill(176) }));
    const sent = { File: Buffer.from(file).toString('base64'), FileName: 'ride.tcx' };
    return (await house.call(importRecording, { ...hers(), body: sent })).result.Trainings;
  };
  /** An hour that she writes down in the club, and her file of it. */
  async function said(begin: number): Promise<number> {
    const TrainingId = await inWords(begin, hers(), noFigures);
    expect(await fileOf(begin)).toMatchObject([{ TrainingId, Outcome: 'Joined' }]);
    return TrainingId;
  }
  /** An hour that staff write down, and her file of it, which may begin later. */
  async function saidByStaff(begin: number, fileBegin = begin, figures = noFigures) {
    const slip = await inWords(begin, asTrainer(), figures);
    const [file] = await fileOf(fileBegin);
    expect(file).toMatchObject({ Outcome: 'Added' });
    return { slip, file: file?.TrainingId ?? 0 };
  }
  const countedInClub = () =>
    house.db
      .selectFrom('training_days')
      .select(['Points', 'Duration'])
      .where('UserId', '=', world.ids.athleteA)
      .where('ClubId', '=', world.clubA)
      .execute();
  const read = async (id: number, token = world.tokens.trainerA) => house.call(getTraining, { params: { id }, token });
  const generated = (id: number) =>
    house.call(generateFeedback, { params: { id }, body: { ByModel: false }, token: world.tokens.trainerA });

  it('is read by its staff with what counts there, and her way by nobody', async () => {
    const begin = hourOf(6);
    const id = await said(begin);
    const own = (await read(id, world.tokens.athleteA)).result;
    expect(own.Points).toBeGreaterThan(0);
    await share(['HeartRate']);
    const { Points, Zone5Time, AverageHeartRate, MaxHeartRate, Duration } = own;
    const figures = { Points, Zone5Time, AverageHeartRate, MaxHeartRate, Duration, IsShared: true };
    const seen = (await read(id)).result;
    expect(seen).toMatchObject({ ...figures, Minutes: own.Minutes, Distance: null });
    expect(await journal(begin)).toMatchObject([figures]);
    expect(await inClub(begin)).toMatchObject([figures]);
    expect(await countedInClub()).toEqual([{ Points, Duration }]);
    const query = { from: iso(begin - 60), to: iso(begin + 3600) };
    const beats = (await house.call(getHeartbeats, { ...asTrainer(), query })).result.HeartRates;
    expect([beats[59], beats[60], beats[3659]]).toEqual([0, 176, 176]);
    const series = (await house.call(getTrainingSeries, { params: { id }, token: world.tokens.trainerA })).result;
    expect([series.Seconds, series.Latitude]).toEqual([3600, null]);
    expect((await house.call(getGeopositions, { ...asTrainer(), query })).result.Positions).toEqual([]);
    const { status, result } = await generated(id);
    expect([status, result.Text]).toEqual([200, expect.stringContaining(`${Points} points.`)]);
    expect(result.Text).not.toContain('without heart rates');
  });

  it('is an outline to who may not see her heart, and nothing is written from it', async () => {
    const begin = hourOf(7);
    const id = await said(begin);
    await share([]);
    expect(await inClub(begin)).toMatchObject([{ IsShared: false, MaxHeartRate: null }]);
    expect((await read(id)).problem?.ErrorType).toBe('NotShared');
    expect((await generated(id)).problem?.ErrorType).toBe('NotShared');
    const query = { from: iso(begin), to: iso(begin + 3600) };
    expect((await house.call(getHeartbeats, { ...asTrainer(), query })).problem?.ErrorType).toBe('NotShared');
  });

  it('whose staff said so stays hers beside what they wrote, until she says so herself', async () => {
    const begin = hourOf(9);
    await share(['HeartRate']);
    const figures = { Distance: 9000, AverageHeartRate: 133, Calories: 700 };
    const { slip: id, file } = await saidByStaff(begin, begin + 300, figures);
    const hersAlone = { Source: 'File', MaxHeartRate: 176, Begin: iso(begin + 300), AwaitsHer: null, ClubId: null };
    expect((await read(file, world.tokens.athleteA)).result).toMatchObject(hersAlone);
    expect((await read(id, world.tokens.athleteA)).result).toMatchObject({
      Source: 'Hand',
      MaxHeartRate: null,
      AwaitsHer: 'Joined',
    });
    expect((await read(file)).status).toBe(404);
    const slip = {
      TrainingId: id,
      Source: 'Hand',
      Name: 'Ride',
      Begin: iso(begin),
      Duration: 3600,
      Points: 0,
      MaxHeartRate: null,
      ...figures,
    };
    expect((await read(id)).result).toMatchObject(slip);
    expect([await journal(begin), await inClub(begin)]).toMatchObject([[slip], [slip]]);
    expect(await countedInClub()).toEqual([]);
    const query = { from: iso(begin), to: iso(begin + 3600) };
    expect((await house.call(getHeartbeats, { ...asTrainer(), query })).result?.HeartRates.every((bpm) => bpm === 0)).toBe(true);
    const words = { TrainingType: 'cycling', Name: '', Note: 'Mine', Distance: null, AverageHeartRate: null, Calories: null };
    const body = { ...words, ...(await versionOf(house, id)) };
    expect((await house.call(updateTraining, { params: { id }, token: world.tokens.athleteA, body })).status).toBe(200);
    for (const token of [world.tokens.trainerA, world.tokens.athleteA])
      expect((await read(id, token)).result).toMatchObject({ MaxHeartRate: 176, Begin: iso(begin + 300), AwaitsHer: null });
    expect(await countedInClub()).toMatchObject([{ Duration: 3600 }]);
    // They are one now, with the number that the club knows.
    expect((await read(file, world.tokens.athleteA)).status).toBe(404);
    expect(await journal(begin, hers())).toMatchObject([{ TrainingId: id, Note: 'Mine', Distance: 28_800 }]);
  });

  const greeted = () =>
    house.db
      .selectFrom('events')
      .select(['ClubId', 'Payload'])
      .where('Type', '=', 'FirstTraining')
      .where('ClubId', '=', world.clubA)
      .orderBy('EventId')
      .execute();
  const saveAs = async (id: number, Note: string) => {
    const body = { TrainingType: 'cycling', Name: 'Ride', Note, ...(await versionOf(house, id)) };
    expect((await house.call(updateTraining, { params: { id }, token: world.tokens.athleteA, body })).status).toBe(200);
  };

  it('is greeted as her first when it counts there: once she saves what staff said', { tags: ['atLength'] }, async () => {
    const begin = hourOf(13);
    const { slip: id } = await saidByStaff(begin);
    expect(await greeted()).toEqual([]);
    await saveAs(id, 'Mine');
    const { Points, Duration } = (await read(id, world.tokens.athleteA)).result;
    const Payload = { Target: world.ids.athleteA, TrainingId: id, Points, Duration };
    expect(await greeted()).toMatchObject([{ ClubId: world.clubA, Payload }]);
    await saveAs(id, 'Mine still');
    await said(begin + 7200);
    expect(await greeted()).toHaveLength(1);
  });

  it('is greeted as her first when she says the club of a file that was none’s before', async () => {
    const begin = hourOf(14);
    const file = writeTcx(anHour(begin, { beats: new Uint8Array(3600).fill(176) }));
    const sent = { File: Buffer.from(file).toString('base64'), FileName: 'ride.tcx' };
    const { Trainings } = (await house.call(importRecording, { ...hers(), body: sent })).result;
    expect(await greeted()).toEqual([]);
    const words = { TrainingType: 'cycling', Name: 'Ride', Note: '', ...noFigures };
    const body = { ...words, Begin: iso(begin), Duration: 3600, ClubId: world.clubA };
    expect((await house.call(createTraining, { ...hers(), body })).status).toBe(201);
    expect(await greeted()).toMatchObject([{ Payload: { TrainingId: Trainings[0]?.TrainingId, Duration: 3600 } }]);
  });

  it('is greeted as nobody’s first where no heart was heard of it', async () => {
    const begin = hourOf(15);
    const words = { TrainingType: 'cycling', Name: 'Ride', Note: '', ...noFigures };
    const body = { ...words, Begin: iso(begin), Duration: 3600, ClubId: world.clubA };
    await saveAs((await house.call(createTraining, { ...asTrainer(), body })).result.TrainingId, 'Mine');
    expect(await greeted()).toEqual([]);
  });

  it('is none of what staff correct, who may see it too', async () => {
    const begin = hourOf(12);
    await share(['HeartRate', 'OtherTrainings']);
    const figures = { Distance: 9000, AverageHeartRate: 133, Calories: 700 };
    const { slip: id, file } = await saidByStaff(begin, begin + 300, figures);
    const whole = (await read(file, world.tokens.athleteA)).result;
    const declared = { Begin: iso(begin + 300), Duration: 3600, Distance: 28_800, AverageHeartRate: null, Calories: 640 };
    expect(whole).toMatchObject({ Source: 'File', Declared: declared, MaxHeartRate: 176 });
    expect((await read(file)).result).toMatchObject({ MaxHeartRate: 176, MayChange: false });
    const { TrainingType, Declared, RowVersion } = (await read(id)).result;
    const words = { TrainingType, Name: 'Ride', Note: 'To the lake' };
    const change = { ...words, ...Declared, Distance: 9500, AverageHeartRate: 135, RowVersion };
    expect((await house.call(updateTraining, { params: { id }, token: world.tokens.trainerA, body: change })).status).toBe(200);
    expect((await read(file, world.tokens.athleteA)).result).toEqual(whole);
    await share(['HeartRate']);
    const slip = { TrainingId: id, Source: 'Hand', Begin: iso(begin), Duration: 3600, Points: 0, MaxHeartRate: null };
    const corrected = { ...slip, Distance: 9500, AverageHeartRate: 135, Calories: 700 };
    expect([await journal(begin), await inClub(begin), [(await read(id)).result]]).toMatchObject([
      [corrected],
      [corrected],
      [corrected],
    ]);
    expect(await countedInClub()).toEqual([]);
    const challenge = { ClubId: world.clubA, BrandId: null, Type: 'Duration' as const, ValidZones: [], MinTargetPrc: null };
    const day = iso(begin).slice(0, 10);
    const counted = await trainingsOf(house.db, { ...challenge, ManualEntries: true }, world.ids.athleteA, {
      first: day,
      last: day,
    });
    expect(counted).toMatchObject([{ Duration: 3600, Points: 0, Calories: 700 }]);
  });

  it('whose staff said so learns nothing of her own strap by it: it reads what it wrote', async () => {
    const begin = Math.floor(Date.now() / 60_000) * 60 - 3 * 3600;
    await share(['HeartRate']);
    const words = { TrainingType: 'cycling', Name: '', Note: '', Distance: null, AverageHeartRate: null, Calories: null };
    const body = { ...words, Begin: iso(begin), Duration: 1200, ClubId: world.clubA };
    const id = (await house.call(createTraining, { ...asTrainer(), body })).result.TrainingId;
    for (const from of [-600, 0, 600, 1200])
      await house.call(sendOwnBeats, { ...hers(), body: { Begin: iso(begin + from), Beats: Array<number>(600).fill(170) } });
    await settle();
    expect((await journal(begin, hers())).find(({ Source }) => Source === 'Heart')).toMatchObject({
      MaxHeartRate: 170,
      Duration: 2400,
      ClubId: null,
    });
    const slip = { TrainingId: id, Source: 'Hand', Begin: iso(begin), Duration: 1200, MaxHeartRate: null, Points: 0 };
    expect([await journal(begin), await inClub(begin), [(await read(id)).result]]).toMatchObject([[slip], [slip], [slip]]);
    expect(await countedInClub()).toEqual([]);
  });
});

describe('what staff write down over a training of hers that they know nothing of', () => {
  const figures = { Distance: 9000, AverageHeartRate: 133, Calories: 700 };
  const slipOf = (begin: number, Duration = 3600, said: object = {}) => {
    const words = { TrainingType: 'cycling', Name: 'Ride', Note: 'With the group', ...figures };
    return { ...words, Begin: iso(begin), Duration, ClubId: world.clubA, ...said };
  };
  const write = (body: Record<string, unknown>, by = asTrainer()) => house.call(createTraining, { ...by, body });
  async function privateFile(begin: number, seconds = 3600): Promise<number> {
    const beats = new Uint8Array(seconds).fill(176);
    const series = { begin, seconds, values: { Cadence: Array<number>(seconds).fill(80) } };
    const file = writeTcx(anHour(begin, { beats, series }));
    const sent = { File: Buffer.from(file).toString('base64'), FileName: 'from-home.tcx' };
    const { result } = await house.call(importRecording, { ...hers(), body: sent });
    const id = result.Trainings[0]?.TrainingId ?? 0;
    const said = { Name: 'From my flat', TrainingType: 'running', Note: 'By the river' };
    await update(id, said, world.tokens.athleteA);
    return id;
  }
  const read = (id: number, token = world.tokens.trainerA) => house.call(getTraining, { params: { id }, token });
  const update = async (id: number, body: object, token: string) => {
    const put = await house.call(updateTraining, { params: { id }, token, body: { ...body, ...(await versionOf(house, id)) } });
    return [put.status, put.problem?.ErrorType];
  };
  const remove = (id: number, token: string) => house.call(deleteTraining, { params: { id }, token });
  /** Without what no two have alike. */
  const like = ({ TrainingId: _id, Begin: _begin, End: _end, ...one }: Record<string, unknown>) => one;
  const eventsOf = async (trainingId: number) => {
    const all = house.db.selectFrom('events').select(['Type', 'ClubId', 'Payload']).where('ClubId', '=', world.clubA);
    const rows = await all.orderBy('EventId').execute();
    const isOfIt = ({ Payload }: (typeof rows)[number]) => (Payload as { TrainingId?: number } | null)?.TrainingId === trainingId;
    return rows.filter(isOfIt).map(({ Type, ClubId }) => ({ Type, ClubId }));
  };
  const inA = (...types: string[]) => types.map((Type) => ({ Type, ClubId: world.clubA }));
  const hersNow = async (id: number) => {
    const {
      TrainingId: _id,
      RowVersion: _version,
      ClubId: _club,
      ClubName: _name,
      AwaitsHer: _awaits,
      ...whole
    } = (await read(id, world.tokens.athleteA)).result;
    return whole;
  };

  it.each(
    oneIn(3, [
      ['over all of it', -600, 4800],
      ['within it, for a minute', 1200, 60],
      ['over its end', 3540, 120],
    ] as const),
  )('is taken and read as if nothing had stood there: %s', { tags: ['examples'] }, async (_, from, seconds) => {
    const [begin, free] = [hourOf(16), hourOf(17)];
    await share(['HeartRate']);
    const own = await privateFile(begin);
    const before = await hersNow(own);
    const said = { Distance: null, AverageHeartRate: 133, Calories: null };
    const alone = await write(slipOf(free + from, seconds, said));
    const over = await write(slipOf(begin + from, seconds, said));
    expect([over.status, like(over.result)]).toEqual([alone.status, like(alone.result)]);
    const [id, aloneId] = [over.result.TrainingId, alone.result.TrainingId];
    // Not by its number either.
    expect(id).toBeGreaterThan(aloneId);
    const [slip, other] = [(await read(id)).result, (await read(aloneId)).result];
    const atOnce = { ...like(other), Declared: { ...other.Declared, Begin: iso(begin + from) } };
    expect(like(slip)).toEqual(atOnce);
    expect([slip.Begin, slip.Duration, slip.MayChange, slip.MayDelete, slip.MayMove]).toEqual([
      iso(begin + from),
      seconds,
      true,
      true,
      true,
    ]);
    expect((await journal(begin)).map(like)).toEqual((await journal(free)).map(like));
    expect((await inClub(begin)).map(like)).toEqual((await inClub(free)).map(like));
    expect(JSON.stringify([await journal(begin), await inClub(begin), slip])).not.toMatch(/flat|river/);
    const query = { from: iso(begin), to: iso(begin + 3600) };
    expect((await house.call(getHeartbeats, { ...asTrainer(), query })).result.HeartRates.every((bpm) => bpm === 0)).toBe(true);
    expect((await house.call(getPower, { ...asTrainer(), query })).result.Power.every((watts) => watts === null)).toBe(true);
    expect(await eventsOf(id)).toEqual(inA('TrainingUpdated'));
    expect(await eventsOf(id)).toEqual(await eventsOf(aloneId));
    // All that is hers is as it was, and she is told.
    expect(await hersNow(own)).toEqual(before);
    expect((await read(id, world.tokens.athleteA)).result).toMatchObject({ AwaitsHer: 'Joined', ClubId: world.clubA });
    const ofOwn = { params: { id: own }, token: world.tokens.athleteA };
    expect((await house.call(getTrainingSeries, ofOwn)).result.Seconds).toBe(3600);
    await settle();
    expect(await hersNow(own)).toEqual(before);
    expect(like((await read(id)).result)).toEqual(like(slip));
    // Nor by another one: each minute is taken that they do not know of.
    await remove(id, world.tokens.trainerA);
    for (const minute of [-60, 0, 60, 3540, 3600]) expect((await write(slipOf(begin + minute, 60, said))).status).toBe(201);
  });

  it('counts in the club once she saves it, of which the club is told', async () => {
    const begin = hourOf(18);
    const own = await privateFile(begin);
    await share(['HeartRate']);
    const id = (await write(slipOf(begin))).result.TrainingId;
    const { Name, TrainingType, Note } = (await read(id, world.tokens.athleteA)).result;
    expect(await update(id, { Name, TrainingType, Note }, world.tokens.athleteA)).toEqual([200, undefined]);
    const whole = { Name: 'From my flat', TrainingType: 'running', Note: 'With the group\nBy the river', Distance: 28_800 };
    expect((await read(id)).result).toMatchObject({ ...whole, MaxHeartRate: 176, Source: 'File', MayDelete: false });
    expect(await journal(begin, hers())).toMatchObject([{ TrainingId: id }]);
    expect(await eventsOf(id)).toEqual(inA('TrainingUpdated', 'TrainingUpdated', 'FirstTraining'));
    // Of the number that hers had nobody hears.
    expect(await eventsOf(own)).toEqual([]);
  });

  it('is what she changes in it as she saves it, and never another club’s', async () => {
    const begin = hourOf(10);
    await privateFile(begin);
    await share(['HeartRate']);
    await aRole(house.db, world.ids.athleteA, 'Athlete', world.clubB);
    const ofB = { ...asTrainer(), token: world.tokens.trainerB };
    const other = (await write(slipOf(begin, 3600, { ClubId: world.clubB }), ofB)).result.TrainingId;
    const id = (await write(slipOf(begin))).result.TrainingId;
    const { TrainingType, Note, Declared } = (await read(id, world.tokens.athleteA)).result;
    const change = { Name: 'With Tina', TrainingType, Note, ...Declared, Distance: 11_000 };
    expect(await update(id, { ...change, Begin: iso(begin + 60) }, world.tokens.athleteA)).toEqual([400, 'ValidationFailed']);
    expect(await update(id, change, world.tokens.athleteA)).toEqual([200, undefined]);
    expect((await read(id)).result).toMatchObject({ Name: 'With Tina', Distance: 11_000, MaxHeartRate: 176, Begin: iso(begin) });
    expect(await update(other, { Name: 'Ride', TrainingType, Note }, world.tokens.athleteA)).toEqual([400, 'ValidationFailed']);
    expect((await read(other, world.tokens.athleteA)).result).toMatchObject({ Name: 'Ride', Source: 'Hand', Points: 0 });
    expect((await read(id)).result).toMatchObject({ ClubId: world.clubA, MaxHeartRate: 176 });
  });

  it('is moved onto what their club heard of her as little as one that nothing of hers joined, and onto what another did', async () => {
    const [begin, free, heardAt] = [hourOf(26), hourOf(27), hourOf(28)];
    await share(['HeartRate']);
    const other = hourOf(29);
    for (const [from, clubId] of [
      [heardAt, world.clubA],
      [other, world.clubB],
    ] as const)
      await house.db
        .transaction()
        .execute((trx) => minutes.store(trx, minutesOf(steady(from, 1800, 150), world.ids.athleteA, clubId, null)));
    await settle();
    await privateFile(begin);
    const { ClubId: _club, ...moved } = slipOf(heardAt);
    for (const written of [begin, free]) {
      const { TrainingId } = (await write(slipOf(written))).result;
      expect(await update(TrainingId, moved, world.tokens.trainerA)).toEqual([400, 'ValidationFailed']);
      // What another club heard is not theirs to know.
      expect(await update(TrainingId, { ...moved, Begin: iso(other) }, world.tokens.trainerA)).toEqual([200, undefined]);
      expect((await remove(TrainingId, world.tokens.trainerA)).status).toBe(204);
    }
  });

  it('is corrected and taken back by who may write it, and she has hers as it was', async () => {
    const begin = hourOf(19);
    const own = await privateFile(begin);
    const before = await hersNow(own);
    await share(['HeartRate']);
    const id = (await write(slipOf(begin))).result.TrainingId;
    const change = {
      Name: 'Later',
      TrainingType: 'hiking',
      Note: '',
      ...figures,
      Distance: 8000,
      Begin: iso(begin + 5400),
      Duration: 1800,
    };
    expect(await update(id, change, world.tokens.managerA)).toEqual([200, undefined]);
    const corrected = {
      TrainingId: id,
      Name: 'Later',
      TrainingType: 'hiking',
      Note: '',
      Begin: iso(begin + 5400),
      Duration: 1800,
    };
    expect([(await read(id)).result, ...(await inClub(begin)), ...(await journal(begin))]).toMatchObject([
      {
        ...corrected,
        Declared: { Begin: iso(begin + 5400), Duration: 1800, Distance: 8000, AverageHeartRate: 133, Calories: 700 },
      },
      corrected,
      corrected,
    ]);
    expect(await hersNow(own)).toEqual(before);
    // She may be rid of hers, and theirs stays what it is.
    expect((await read(id, world.tokens.athleteA)).result).toMatchObject({ AwaitsHer: 'Alone' });
    // Two who write at once: the second is told.
    const stale = { Name: '', TrainingType: 'hiking', Note: '', RowVersion: 0 };
    expect(
      (await house.call(updateTraining, { params: { id }, token: world.tokens.trainerA, body: stale })).problem?.ErrorType,
    ).toBe('StaleRowVersion');
    // Without her heart they correct what they wrote, as ever.
    await share([]);
    expect(await update(id, { Name: 'Last', TrainingType: 'hiking', Note: '' }, world.tokens.trainerA)).toEqual([200, undefined]);
    await share(['HeartRate']);
    expect((await remove(id, world.tokens.trainerA)).status).toBe(204);
    expect((await read(id)).status).toBe(404);
    expect([await inClub(begin), await journal(begin)]).toEqual([[], []]);
    expect((await eventsOf(id)).at(-1)).toEqual(inA('TrainingDeleted')[0]);
    expect(await hersNow(own)).toEqual(before);
    expect((await read(own, world.tokens.athleteA)).result).toMatchObject({ AwaitsHer: null, ClubId: null });
    // Again, as often as they like.
    expect((await write(slipOf(begin, 60, { Distance: null, Calories: null }))).status).toBe(201);
  });

  it('is taken over what she wrote down herself, and over what her own strap heard', { tags: ['atLength'] }, async () => {
    const begin = Math.floor(Date.now() / 60_000) * 60 - 8 * 3600;
    await share(['HeartRate']);
    const own = { ...slipOf(begin, 3600, { ClubId: null }), Name: 'From my flat', Note: 'By the river', TrainingType: 'running' };
    const ownId = (await write(own, hers())).result.TrainingId;
    const before = await hersNow(ownId);
    const id = (await write(slipOf(begin + 1800, 3600))).result.TrainingId;
    expect(await hersNow(ownId)).toEqual(before);
    expect((await read(id)).result).toMatchObject({
      Name: 'Ride',
      Begin: iso(begin + 1800),
      Duration: 3600,
      Note: 'With the group',
    });
    expect((await remove(id, world.tokens.trainerA)).status).toBe(204);
    expect(await hersNow(ownId)).toEqual(before);

    const later = begin + 4 * 3600;
    for (const from of [0, 600, 1200])
      await house.call(sendOwnBeats, { ...hers(), body: { Begin: iso(later + from), Beats: Array<number>(600).fill(170) } });
    await settle();
    const [heard] = await journal(later, hers());
    await update(
      heard?.TrainingId ?? 0,
      { Name: 'From my flat', TrainingType: 'running', Note: 'By the river' },
      world.tokens.athleteA,
    );
    const over = await write(slipOf(later + 600, 600, { Distance: null, Calories: null }));
    expect([over.status, over.result?.TrainingId]).toEqual([201, expect.any(Number)]);
    const overId = over.result.TrainingId;
    expect(overId).toBeGreaterThan(heard?.TrainingId ?? 0);
    const slip = { Name: 'Ride', Note: 'With the group', Begin: iso(later + 600), Duration: 600, Points: 0, MaxHeartRate: null };
    expect([over.result, (await read(overId)).result]).toMatchObject([slip, slip]);
    expect(JSON.stringify([await journal(later), await inClub(later)])).not.toMatch(/flat|river/);
    const whole = { Name: 'From my flat', Begin: iso(later), Duration: 1800, MaxHeartRate: 170, AwaitsHer: null };
    expect((await read(heard?.TrainingId ?? 0, world.tokens.athleteA)).result).toMatchObject(whole);
    expect((await read(overId, world.tokens.athleteA)).result).toMatchObject({ AwaitsHer: 'Joined', MaxHeartRate: null });
    expect((await remove(overId, world.tokens.trainerA)).status).toBe(204);
    expect(await journal(later)).toEqual([]);
    const again = { Name: 'From my flat', TrainingType: 'running', Source: 'Heart', ClubId: null, Duration: 1800 };
    expect(await journal(later, hers())).toMatchObject([again]);
  });

  it('is moved over one as if nothing stood there, and keeps its number', { tags: ['atLength'] }, async () => {
    const begin = hourOf(20);
    const own = await privateFile(begin);
    const before = await hersNow(own);
    await share(['HeartRate']);
    const id = (await write(slipOf(begin + 7200))).result.TrainingId;
    const moved = { ...figures, Name: 'Ride', TrainingType: 'cycling', Note: '', Begin: iso(begin + 60), Duration: 3600 };
    expect(await update(id, moved, world.tokens.trainerA)).toEqual([200, undefined]);
    expect((await read(id)).result).toMatchObject({ Begin: iso(begin + 60), Duration: 3600, Source: 'Hand', Points: 0 });
    expect(await hersNow(own)).toEqual(before);
    expect((await read(id, world.tokens.athleteA)).result).toMatchObject({ AwaitsHer: 'Joined', Begin: iso(begin + 60) });
    // And away again: neither takes anything of the other along.
    expect(await update(id, { ...moved, Begin: iso(begin + 90_000) }, world.tokens.trainerA)).toEqual([200, undefined]);
    expect(await hersNow(own)).toEqual(before);
    expect((await remove(own, world.tokens.athleteA)).status).toBe(204);
    expect((await read(id)).result).toMatchObject({ Begin: iso(begin + 90_000), Duration: 3600 });
  });

  it('is refused in words where they know of it, not where another club’s staff do', async () => {
    const begin = hourOf(22);
    const overlaps = async (body: Record<string, unknown>) => (await write(body)).problem?.errors?.map(({ key }) => key);
    await privateFile(begin);
    await write(slipOf(begin));
    expect(await overlaps(slipOf(begin + 1800))).toEqual(['training-overlaps']);
    await write(slipOf(begin + 7200, 3600), hers());
    expect(await overlaps(slipOf(begin + 9000))).toEqual(['training-overlaps']);
    await aRole(house.db, world.ids.athleteA, 'Athlete', world.clubB);
    const other = await write(slipOf(begin + 14_400, 3600, { ClubId: world.clubB }), {
      ...asTrainer(),
      token: world.tokens.trainerB,
    });
    expect(other.status).toBe(201);
    expect(await overlaps(slipOf(begin + 14_400))).toBeUndefined();
  });
});

describe('what staff wrote down beside a file of hers', () => {
  it('is taken back by them with all that says their club, and hers stays', { tags: ['atLength'] }, async () => {
    const begin = hourOf(24);
    await share(['HeartRate']);
    const words = { TrainingType: 'cycling', Name: 'Ride', Note: '', Distance: null, AverageHeartRate: null, Calories: null };
    const body = { ...words, Begin: iso(begin), Duration: 3600, ClubId: world.clubA };
    const id = (await house.call(createTraining, { ...asTrainer(), body })).result.TrainingId;
    const file = writeTcx(anHour(begin, { beats: new Uint8Array(3600).fill(176) }));
    const sent = { File: Buffer.from(file).toString('base64'), FileName: 'ride.tcx' };
    const own = (await house.call(importRecording, { ...hers(), body: sent })).result.Trainings[0]?.TrainingId ?? 0;
    const read = (token: string) => house.call(getTraining, { params: { id }, token });
    // Nothing of it is told by its version either.
    expect((await read(world.tokens.trainerA)).result.RowVersion).toBe(0);
    for (const token of [world.tokens.trainerA, world.tokens.managerA])
      expect((await read(token)).result).toMatchObject({ MayChange: true, MayDelete: true, MayMove: true, Duration: 3600 });
    const change = { ...words, Name: 'Tour', Duration: 1800, ...(await versionOf(house, id)) };
    expect((await house.call(updateTraining, { params: { id }, token: world.tokens.trainerA, body: change })).status).toBe(200);
    expect((await read(world.tokens.trainerA)).result).toMatchObject({ Name: 'Tour', Duration: 1800, Source: 'Hand' });
    expect((await read(world.tokens.athleteA)).result).toMatchObject({ Name: 'Tour', Duration: 1800, AwaitsHer: 'Joined' });
    expect((await house.call(deleteTraining, { params: { id }, token: world.tokens.managerA })).status).toBe(204);
    expect((await read(world.tokens.trainerA)).status).toBe(404);
    const whole = { Source: 'File', ClubId: null, Duration: 3600, MaxHeartRate: 176, AwaitsHer: null };
    const ofHers = { params: { id: own }, token: world.tokens.athleteA };
    expect((await house.call(getTraining, ofHers)).result).toMatchObject(whole);
  });
});

describe('one’s own strap before a class', () => {
  it('hides no class from the club, and shows it nothing of before', async () => {
    const begin = Math.floor(Date.now() / 60_000) * 60 - 3 * 3600;
    for (const from of [0, 600, 1200, 1800])
      await house.call(sendOwnBeats, { ...hers(), body: { Begin: iso(begin + from), Beats: Array<number>(600).fill(170) } });
    await hear(begin + 2400, 1200);
    await settle();
    const [whole] = await journal(begin, hers());
    expect(whole).toMatchObject({ Duration: 3600, ClubId: null });
    await share(['HeartRate']);
    const part = { Begin: iso(begin + 2400), Duration: 1200, ClubId: world.clubA, MaxHeartRate: 150 };
    expect(await inClub(begin)).toMatchObject([part]);
    expect(await journal(begin)).toMatchObject([part]);
    const id = whole?.TrainingId ?? 0;
    expect((await house.call(getTraining, { params: { id }, token: world.tokens.trainerA })).result).toMatchObject(part);
    const { PointsToday } = (await house.call(getClubSummary, { params: { id: world.clubA }, token: world.tokens.managerA }))
      .result;
    const [listed] = await inClub(begin);
    // A class of before midnight counts for the day before.
    expect([0, listed?.Points]).toContain(PointsToday);
    expect(whole?.Points).toBeGreaterThan(listed?.Points ?? 0);
    await share([]);
    expect(await inClub(begin)).toMatchObject([{ Duration: 1200, IsShared: false, Points: listed?.Points }]);
  });
});

describe('a training that was heard', () => {
  it('tells two who name it at once apart, and what is heard of it meanwhile hinders nobody', async () => {
    const begin = hourOf(21);
    await hear(begin, 900);
    await settle();
    const id = (await journal(begin, hers()))[0]?.TrainingId ?? 0;
    const { RowVersion } = (await house.call(getTraining, { params: { id }, token: world.tokens.athleteA })).result;
    await hear(begin + 900, 300);
    await settle();
    const call = (Name: string) => {
      const body = { Name, TrainingType: 'hiit', Note: '', RowVersion };
      return house.call(updateTraining, { params: { id }, token: world.tokens.athleteA, body });
    };
    const both = await Promise.all([call('Hills'), call('Lake')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.problem.ErrorType).toBe('StaleRowVersion');
    const { result } = await house.call(getTraining, { params: { id }, token: world.tokens.athleteA });
    expect(result).toMatchObject({ RowVersion: RowVersion + 1, Duration: 1200 });
  });
});
