import { putZones } from '@clubpulse/contract/accounts/users.calls';
import { isRefusal } from '@clubpulse/contract/errors';
import { answerProposedMaximum, getProposedMaximum } from '@clubpulse/contract/training/max-heart-rate/max-heart-rate.calls';
import { importRecording } from '@clubpulse/contract/training/recordings/recordings.calls';
import { deleteTraining } from '@clubpulse/contract/training/trainings.calls';
import { automaticZones } from '@clubpulse/rules/accounts/users/own-zones';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createUsers } from '../../accounts/users/public.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { createHeartMinutes, minutesFrom } from '../heart-minutes/public.ts';
import { writeFit } from '../recordings/formats/fit-write.wire.ts';
import { anHour } from '../recordings/recordings.samples.ts';
import { createOwnTrainings } from '../trainings/own/own-trainings.service.ts';
import { createSummaries } from '../trainings/public.ts';
import { createMaxHeartRates } from './max-heart-rate.service.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
});
beforeEach(async () => {
  world = await createWorld(server);
  await zones({ OwnMaxHeartRate: 184 });
});
afterAll(() => server.close());

const ofAthlete = () => ({ params: { id: world.ids.athleteA }, token: world.tokens.athleteA });
const { Since: _since, ...automatic } = automaticZones;
const zones = (chosen: Partial<typeof automatic>) => server.call(putZones, { ...ofAthlete(), body: { ...automatic, ...chosen } });
const now = new Date();
const daysAgo = (days: number): number => Math.floor(now.getTime() / 60_000 - days * 1440) * 60;
const proposed = async () => (await server.call(getProposedMaximum, ofAthlete())).result.Proposal;
const answer = (Proposed: number, Accepted: boolean) =>
  server.call(answerProposedMaximum, { ...ofAthlete(), body: { Proposed, Accepted } });
const notified = async () =>
  (await server.db.selectFrom('events').select('Payload').where('Type', '=', 'MaxHeartRateProposed').orderBy('EventId').execute())
    .map(({ Payload }) => Payload as { Target: number; Proposed: number })
    .filter(({ Target }) => Target === world.ids.athleteA)
    .map(({ Proposed }) => Proposed);

const minutes = createHeartMinutes();
const users = () => createUsers({ db: server.db, today: () => now.toISOString().slice(0, 10) });

const tenMinutes = (bpm: number, seconds = 60) => new Uint8Array(600).fill(140).fill(bpm, 300, 300 + seconds);

async function receive(): Promise<void> {
  const { listeners } = createMaxHeartRates({ db: server.db, users: users(), minutes, now: () => now });
  const events = await server.db
    .selectFrom('events')
    .selectAll()
    .where('Type', 'in', ['TrainingClosed', 'TrainingUpdated'])
    .where(sql<boolean>`"Payload"->>'UserId' = ${String(world.ids.athleteA)}`)
    .orderBy('EventId')
    .execute();
  for (const { Type, among, receive: listen } of listeners) {
    const ofType = new Map(events.filter((event) => event.Type === Type).map((event) => [event.EventId, event]));
    const wanted = await among(ofType);
    for (const [id, event] of ofType) if (wanted.has(id)) for (let time = 0; time < 2; time++) await listen(id, event);
  }
}

async function trained(begin: number, bpm: number, seconds = 60, clubId: number | null = null): Promise<void> {
  const received = minutesFrom(begin, tenMinutes(bpm, seconds), world.ids.athleteA);
  await minutes.prepare(server.db, received.minutes);
  await server.db
    .transaction()
    .execute((trx) => minutes.store(trx, { ...received, clubIds: received.minutes.map(() => clubId) }));
  const trainedIn = async (_: unknown, all: readonly unknown[]) => all.map(() => null);
  const ports = { trainedIn, ranAt: async () => [], inherits: [], now: () => new Date(Date.now() + 3_600_000) };
  await createSummaries({ db: server.db, minutes, profiles: users().profiles, ...ports }).run({
    error: (...problem: unknown[]) => expect(problem).toEqual([]),
  });
  await receive();
}

async function imported(begin: number, bpm: number): Promise<number> {
  const written = anHour(begin, { beats: tenMinutes(bpm) });
  const File = Buffer.from(writeFit({ ...written, series: { ...written.series, seconds: 600 } })).toString('base64');
  const { result } = await server.call(importRecording, { ...ofAthlete(), body: { File, FileName: 'run.fit' } });
  return result.Trainings[0]?.TrainingId ?? 0;
}

it('a higher maximum heart rate is proposed if it lasted 30 seconds, is notified once, and is valid from today when accepted', async () => {
  await trained(daysAgo(3), 188, 29);
  expect([await proposed(), await notified()]).toEqual([null, []]);
  await trained(daysAgo(2), 188);
  expect(await proposed()).toMatchObject({ Stored: 184, Observed: 188, Proposed: 188 });
  await trained(daysAgo(1), 203);
  expect(await proposed()).toMatchObject({ Stored: 184, Observed: 203, Proposed: 194 });
  expect(await notified()).toEqual([188]);
  expect((await answer(188, true)).problem).toMatchObject({ ErrorType: 'NotFound' });
  expect((await answer(194, true)).result).toEqual({ Proposal: null });
  const { result } = await server.call(putZones, { ...ofAthlete(), body: { ...automatic, OwnMaxHeartRate: 194 } });
  expect(result).toMatchObject({ MaxHeartRate: 194, Zone0Bpm: 97 });
});

it("a maximum heart rate is proposed from readings of a club's bridges", async () => {
  await trained(daysAgo(2), 188, 50, world.clubA);
  expect(await proposed()).toMatchObject({ Observed: 188 });
});

it('a maximum heart rate is proposed from the seconds of an imported file alone', async () => {
  const begin = daysAgo(2);
  await imported(begin, 190);
  await receive();
  expect(await proposed()).toMatchObject({ Observed: 190, Proposed: 190, TrainedAt: new Date(begin * 1000).toISOString() });
  expect(await notified()).toEqual([190]);
});

it("a maximum heart rate is proposed from a wearable's readings that arrive after the training was closed", async () => {
  const trainedIn = async () => [];
  const own = createOwnTrainings({ profiles: users().profiles, trainedIn });
  const begin = daysAgo(2);
  const stated = { TrainingType: 'running', Name: '', Note: '', Distance: null, AverageHeartRate: null, Calories: null };
  const times = { Begin: new Date(begin * 1000), End: new Date((begin + 600) * 1000) };
  const summary = { ...stated, ...times, SourceName: 'Watch', beats: new Uint8Array() };
  const UserId = world.ids.athleteA;
  await server.db.transaction().execute(async (trx) => {
    const id = await own.add(trx, { ...summary, UserId, ClubId: null, Source: 'Wearable' });
    if (!isRefusal(id)) await own.replace(trx, id, summary, { ...summary, beats: tenMinutes(189) });
  });
  await receive();
  expect(await proposed()).toMatchObject({ Observed: 189 });
});

it('a maximum heart rate is not proposed from a deleted training', async () => {
  const id = await imported(daysAgo(2), 190);
  expect((await server.call(deleteTraining, { params: { id }, token: world.tokens.athleteA })).status).toBe(204);
  await receive();
  expect(await proposed()).toBeNull();
});

it('a maximum heart rate that the athlete refused is proposed again only if a training shows a higher one', async () => {
  await trained(daysAgo(3), 188);
  expect((await answer(188, false)).status).toBe(200);
  await trained(daysAgo(2), 187);
  expect(await proposed()).toBeNull();
  await trained(daysAgo(1), 190);
  expect(await proposed()).toMatchObject({ Proposed: 190 });
  expect(await notified()).toEqual([188, 190]);
});

it('a maximum heart rate is not proposed from an old training, nor shown after the athlete entered a higher one', async () => {
  await trained(daysAgo(100), 190);
  expect(await proposed()).toBeNull();
  await trained(daysAgo(1), 190);
  await zones({ OwnMaxHeartRate: 192 });
  expect(await proposed()).toBeNull();
});

it("a proposed maximum heart rate cannot be accepted if the athlete's own zone limits do not fit it", async () => {
  const own = { Zone1Limit: 93, Zone2Limit: 120, Zone3Limit: 140, Zone4Limit: 160 };
  await zones({ ZoneMode: 'customBpm', OwnMaxHeartRate: 184, ...own });
  await trained(daysAgo(1), 190);
  expect((await answer(190, true)).problem).toMatchObject({ errors: [{ field: 'Zone1Limit', key: 'zone-order' }] });
  expect(await proposed()).toMatchObject({ Proposed: 190 });
});
