import { textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { isRefusal } from '@clubpulse/contract/errors';
import { leaveClub } from '@clubpulse/contract/members/membership.calls';
import { importRecording } from '@clubpulse/contract/training/recordings/recordings.calls';
import {
  countTraining,
  createTraining,
  deleteTraining,
  getHeartbeats,
  getTraining,
  getTrainingSources,
  listCalendarTrainings,
  listClubTrainings,
  updateTraining,
} from '@clubpulse/contract/training/trainings.calls';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createUsers } from '../../../accounts/users/public.ts';
import { minutesOf, steady } from '../../../test/heart-rates.ts';
import { aRole } from '../../../test/rows.ts';
import { openServer, type TestServer } from '../../../test/server.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { createHeartMinutes } from '../../heart-minutes/public.ts';
import { writeFit } from '../../recordings/formats/fit-write.wire.ts';
import { anHour } from '../../recordings/recordings.samples.ts';
import { createOwnTrainings } from '../own/own-trainings.service.ts';
import { createSummaries, type TrainedIn } from '../public.ts';

let server: TestServer;
let world: World;
let begin: number;
beforeAll(async () => {
  server = await openServer();
});
beforeEach(async () => {
  world = await createWorld(server);
  begin = Math.floor(Date.now() / 60_000) * 60 - 5 * 3600;
});
afterAll(() => server.close());

const iso = (second: number) => new Date(second * 1000).toISOString();
const period = () => ({ from: iso(begin - 7200), to: iso(begin + 7200) });

async function received(clubId: number | null = world.clubA, inClass: TrainedIn | null = null): Promise<void> {
  const seconds = minutesOf(steady(begin + 300, 2700, 150), world.ids.athleteA, world.clubA, null);
  const owned = { ...seconds, clubIds: seconds.clubIds.map(() => clubId) };
  await server.db.transaction().execute((trx) => createHeartMinutes().store(trx, owned));
  await server.db.transaction().execute((trx) => createHeartMinutes().store(trx, owned));
  const { profiles } = createUsers({ db: server.db, today: () => iso(begin).slice(0, 10) });
  const trainedIn = async (_: unknown, all: readonly unknown[]) => all.map(() => inClass);
  const ports = { trainedIn, ranAt: async () => [], inherits: [], now: () => new Date(Date.now() + 3_600_000) };
  await createSummaries({ db: server.db, minutes: createHeartMinutes(), profiles, ...ports }).run({
    error: (...problem: unknown[]) => expect(problem).toEqual([]),
  });
}
async function imported(): Promise<number> {
  const body = { File: Buffer.from(writeFit(anHour(begin))).toString('base64'), FileName: 'ride.fit' };
  const sent = { params: { id: world.ids.athleteA }, token: world.tokens.athleteA, body };
  return (await server.call(importRecording, sent)).result.Trainings[0]?.TrainingId ?? 0;
}
const write = (token: string, fields: Record<string, unknown> = {}) =>
  server.call(createTraining, {
    params: { id: world.ids.athleteA },
    token,
    body: {
      TrainingType: 'hiit',
      Name: '',
      Note: 'All six blocks',
      Begin: iso(begin),
      Duration: 2700,
      Distance: null,
      AverageHeartRate: null,
      Calories: null,
      ClubId: world.clubA,
      ...fields,
    },
  });
const journal = async (token: string) =>
  (await server.call(listCalendarTrainings, { params: { id: world.ids.athleteA }, query: period(), token })).result;
const ofClub = async () =>
  (await server.call(listClubTrainings, { params: { id: world.clubA }, query: period(), token: world.tokens.trainerA })).result;
const sources = async (id: number, token: string) => (await server.call(getTrainingSources, { params: { id }, token })).result;
async function share(Purpose: 'HeartRate' | 'OtherTrainings'): Promise<void> {
  const body = [{ ClubId: world.clubA, Purpose, Version: textVersions[Purpose], Granted: true }];
  await server.call(setConsents, { params: { id: world.ids.athleteA }, body, token: world.tokens.athleteA });
}

it('an hour recorded by a bridge and a watch is one row of the journal, with the values of the strap', async () => {
  const { athleteA } = world.tokens;
  await received();
  const file = await imported();
  await write(world.tokens.trainerA);
  const lines = await journal(athleteA);
  expect(lines).toMatchObject([{ Source: 'Heart', ClubId: world.clubA, Counts: true, OtherSources: 1, Notes: 1 }]);
  const all = await sources(file, athleteA);
  expect(all.map(({ Source, Counts }) => [Source, Counts])).toEqual([
    ['Heart', true],
    ['File', false],
    ['Note', false],
  ]);
  expect(all[0]?.WeekPoints).toBe(lines[0]?.Points);
  expect(all[1]?.WeekPoints).toBe(all[1]?.Points);
  expect(all[2]).toMatchObject({ WeekPoints: null, Points: 0, NotedBy: expect.any(String) });
});

it('a training by hand within the hour of a class does not rename the training recorded in the class', {
  tags: ['atLength'],
}, async () => {
  const { athleteA } = world.tokens;
  const spin = { Name: 'Spin HIIT', TrainingType: 'indoorCycling' };
  const ofClass = { ...spin, Source: 'Heart', Counts: true, OtherSources: 1 };
  const written = { TrainingType: 'yoga', Name: 'Stretching', Duration: 1500, Begin: iso(begin + 600) };
  const id = (await write(athleteA, written)).result.TrainingId;
  expect(await journal(athleteA)).toMatchObject([{ TrainingId: id, Source: 'Hand', Name: 'Stretching', ClubId: world.clubA }]);
  await received(world.clubA, spin);
  expect(await journal(athleteA)).toMatchObject([ofClass]);
  const { result: found } = await server.call(getTraining, { params: { id }, token: athleteA });
  const body = { ...written, Name: 'Mobility', Note: '', Begin: iso(begin + 900), RowVersion: found.RowVersion };
  expect((await server.call(updateTraining, { params: { id }, token: athleteA, body })).status).toBe(200);
  expect(await journal(athleteA)).toMatchObject([ofClass]);
  expect(await ofClub()).toMatchObject([{ ...spin, Source: 'Heart' }]);
  expect(await sources(id, athleteA)).toMatchObject([spin, { Name: 'Mobility', TrainingType: 'yoga', Counts: false }]);
});

it('a source that the athlete chooses counts in the journal, while the club still counts its own recording', async () => {
  const { athleteA, trainerA } = world.tokens;
  await share('HeartRate');
  await received();
  const file = await imported();
  const [club] = await ofClub();
  expect((await server.call(countTraining, { params: { id: file }, token: trainerA })).status).toBe(404);
  expect((await server.call(countTraining, { params: { id: file }, token: athleteA })).status).toBe(204);
  expect(await journal(athleteA)).toMatchObject([{ TrainingId: file, Source: 'File', OtherSources: 1 }]);
  expect(await ofClub()).toMatchObject([{ TrainingId: club?.TrainingId, Points: club?.Points, Counts: true, OtherSources: 0 }]);
  await write(athleteA, { ClubId: null });
  expect(await journal(athleteA)).toMatchObject([{ TrainingId: file, OtherSources: 2 }]);
  expect((await server.call(deleteTraining, { params: { id: file }, token: athleteA })).status).toBe(204);
  expect(await journal(athleteA)).toMatchObject([{ Source: 'Heart', OtherSources: 1 }]);
});

it('the weekly points shown with a training include all days, whichever source of the training counts', {
  tags: ['atLength'],
}, async () => {
  begin = Date.UTC(2026, 4, 6, 8) / 1000;
  await received();
  begin += 5400;
  await received();
  const file = await imported();
  const [line, before] = await journal(world.tokens.athleteA);
  const [club, watch] = await sources(file, world.tokens.athleteA);
  expect(before?.Points).toBeGreaterThan(0);
  expect(club?.WeekPoints).toBe((before?.Points ?? 0) + (line?.Points ?? 0));
  expect(watch?.WeekPoints).toBe((before?.Points ?? 0) + (watch?.Points ?? 0));
});

it('a source counts again when the other source of its activity is moved or imported to another time', {
  tags: ['atLength'],
}, async () => {
  const { athleteA } = world.tokens;
  await imported();
  const { TrainingId: id } = (await write(athleteA, { ClubId: null })).result;
  expect((await server.call(countTraining, { params: { id }, token: athleteA })).status).toBe(204);
  expect(await journal(athleteA)).toMatchObject([{ Source: 'Hand', OtherSources: 1 }]);
  const stated = { TrainingType: 'hiit', Name: '', Note: '', Begin: iso(begin - 5400), RowVersion: 0 };
  expect((await server.call(updateTraining, { params: { id }, token: athleteA, body: stated })).status).toBe(200);
  expect((await journal(athleteA)).map(({ Source }) => Source)).toEqual(['File', 'Hand']);

  const { profiles } = createUsers({ db: server.db, today: () => iso(begin).slice(0, 10) });
  const own = createOwnTrainings({ profiles, trainedIn: async () => [] });
  const watched = (from: number) => ({
    TrainingType: 'running',
    Name: '',
    Note: '',
    Distance: null,
    AverageHeartRate: null,
    Calories: null,
    SourceName: 'Watch',
    Begin: new Date(from * 1000),
    End: new Date((from + 1800) * 1000),
    beats: new Uint8Array(1800).fill(130),
  });
  await server.db.transaction().execute(async (trx) => {
    const added = { ...watched(begin - 5400), UserId: world.ids.athleteA, ClubId: null, Source: 'Wearable' as const };
    const watch = await own.add(trx, added);
    if (!isRefusal(watch)) await own.replace(trx, watch, watched(begin - 5400), watched(begin));
  });
  expect((await journal(athleteA)).map(({ Source, OtherSources }) => [Source, OtherSources])).toEqual([
    ['File', 1],
    ['Hand', 0],
  ]);
});

it('each source of a training has seconds of its own', { tags: ['atLength'] }, async () => {
  const { athleteA } = world.tokens;
  await received();
  const file = await imported();
  const [line] = await journal(athleteA);
  const beats = async (training: number | undefined) => {
    const query = { from: iso(begin), to: iso(begin + 3600), ...(training === undefined ? {} : { training: String(training) }) };
    return (await server.call(getHeartbeats, { params: { id: world.ids.athleteA }, query, token: athleteA })).result.HeartRates;
  };
  expect(await beats(file)).toEqual([...anHour(begin).beats]);
  const ofBridge = await beats(line?.TrainingId);
  expect(ofBridge.filter((bpm) => bpm === 150)).toHaveLength(2700);
  expect(ofBridge.filter((bpm) => bpm !== 150 && bpm !== 0)).toEqual([]);
  expect(await server.call(getTraining, { params: { id: file }, token: athleteA })).toMatchObject({
    result: { Duration: 3600, GapTime: 0, ClubId: null },
  });
});

it('the seconds of a training are readable by staff only with the consent of its athlete', async () => {
  await share('HeartRate');
  await received();
  const [line] = await journal(world.tokens.trainerA);
  const query = { from: iso(begin), to: iso(begin + 3600), training: String(line?.TrainingId) };
  const seconds = async (id: number) =>
    (await server.call(getHeartbeats, { params: { id }, query, token: world.tokens.trainerA })).status;
  expect([await seconds(world.ids.athleteA), await seconds(world.ids.trainerA)]).toEqual([200, 404]);
});

it('the seconds of a deleted training form no training when they arrive again, whether for a club or from the own strap of the athlete', async () => {
  const { athleteA } = world.tokens;
  for (const owner of [null, world.clubA]) {
    await received(owner);
    const [line] = await journal(athleteA);
    expect(line?.ClubId).toBe(owner);
    const params = { id: line?.TrainingId ?? 0 };
    expect((await server.call(deleteTraining, { params, token: athleteA })).status).toBe(204);
    await received(owner);
    expect(await journal(athleteA)).toEqual([]);
  }
});

it('a club reads the trainings recorded in it, and other trainings only if the athlete shares them', async () => {
  const { trainerA, trainerB } = world.tokens;
  await share('HeartRate');
  await received();
  const file = await imported();
  const [own] = await journal(trainerA);
  expect(await journal(trainerA)).toMatchObject([{ Source: 'Heart', OtherSources: 0 }]);
  expect(await sources(own?.TrainingId ?? 0, trainerA)).toHaveLength(1);
  expect((await server.call(getTraining, { params: { id: file }, token: trainerA })).status).toBe(404);
  expect((await server.call(getTrainingSources, { params: { id: own?.TrainingId ?? 0 }, token: trainerB })).status).toBe(404);
  await share('OtherTrainings');
  expect(await sources(own?.TrainingId ?? 0, trainerA)).toHaveLength(2);
  expect((await server.call(getTraining, { params: { id: file }, token: trainerA })).status).toBe(200);
});

it('a note of attendance is readable by the athlete and staff of its club, and only staff can change it', async () => {
  const { athleteA, trainerA, managerA, trainerB } = world.tokens;
  const { status, result } = await write(trainerA, { AverageHeartRate: 141, Calories: 300, Distance: 5000 });
  expect(status).toBe(201);
  expect(result).toMatchObject({ Source: 'Note', Points: 0, AverageHeartRate: 141, Calories: 300, Distance: 5000 });
  const id = result.TrainingId;
  for (const token of [athleteA, managerA])
    expect((await server.call(getTraining, { params: { id }, token })).result).toMatchObject({ Source: 'Note', Zones: null });
  await aRole(server.db, world.ids.athleteA, 'Athlete', world.clubB);
  expect(await journal(trainerB)).toEqual([]);
  for (const call of [getTraining, getTrainingSources])
    expect((await server.call(call, { params: { id }, token: trainerB })).status).toBe(404);
  expect(await journal(athleteA)).toMatchObject([{ TrainingId: id, Source: 'Note', Counts: false }]);
  expect(await ofClub()).toMatchObject([{ TrainingId: id, Source: 'Note', Note: 'All six blocks' }]);
  expect(await server.db.selectFrom('training_days').selectAll().where('UserId', '=', world.ids.athleteA).execute()).toEqual([]);
  const change = (token: string, RowVersion = 0) =>
    server.call(updateTraining, {
      params: { id },
      token,
      body: { TrainingType: 'hiit', Name: 'HIIT', Note: '', Duration: 1800, RowVersion },
    });
  expect((await change(athleteA)).status).toBe(403);
  expect((await change(managerA)).result).toMatchObject({ Name: 'HIIT', Duration: 1800, Calories: 300 });
  expect((await change(managerA)).problem.ErrorType).toBe('StaleRowVersion');
  expect((await write(athleteA)).result).toMatchObject({ Source: 'Hand', Points: 0 });
  expect(await journal(athleteA)).toMatchObject([{ Source: 'Hand', Notes: 1 }]);
  expect((await server.call(deleteTraining, { params: { id }, token: athleteA })).status).toBe(403);
  expect((await server.call(deleteTraining, { params: { id }, token: trainerA })).status).toBe(204);
  expect(await journal(athleteA)).toMatchObject([{ Source: 'Hand', Notes: 0 }]);
});

it("when an athlete leaves a club, their own entries no longer belong to the club, while the club's recordings and notes remain without the athlete's name", {
  tags: ['atLength'],
}, async () => {
  const { athleteA, trainerA } = world.tokens;
  await received();
  await write(trainerA);
  await write(athleteA, { Begin: iso(begin - 5400), Duration: 1800 });
  expect(await ofClub()).toHaveLength(3);
  const params = { id: world.ids.athleteA, clubId: world.clubA };
  expect((await server.call(leaveClub, { params, token: athleteA })).status).toBe(204);
  const left = await ofClub();
  expect(left.map(({ Source }) => Source).toSorted()).toEqual(['Heart', 'Note']);
  expect(left.every(({ Nickname, LastName }) => Nickname === '' && LastName === '')).toBe(true);
  expect(await journal(athleteA)).toHaveLength(2);
});
