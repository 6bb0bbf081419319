import { importRecording } from '@clubpulse/contract/training/recordings/recordings.calls';
import { getTrainingSeries } from '@clubpulse/contract/training/series/series.calls';
import { deleteTraining, getHeartbeats, getTraining, listCalendarTrainings } from '@clubpulse/contract/training/trainings.calls';
import {
  askWearable,
  connectWearable,
  disconnectWearable,
  getWearables,
} from '@clubpulse/contract/training/wearables/wearables.calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minutesOf, steady } from '../../test/heart-rates.ts';
import { makeDue, queuedJobs } from '../../test/jobs.ts';
import { eraseUser } from '../../test/leaving.ts';
import { DOOR, type GarminServer, openGarmin } from '../../test/outside/garmin-server.ts';
import { oneIn } from '../../test/proof/at-length.ts';
import { openOwnServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { createHeartMinutes } from '../heart-minutes/public.ts';

let garmin: GarminServer;
let server: TestServer;
let world: World;
beforeAll(async () => {
  garmin = await openGarmin();
  server = await openOwnServer(garmin.environment);
  world = await createWorld(server);
  await connect('athleteA', 'account-a');
});
afterAll(async () => {
  await server.close();
  await garmin.close();
});
beforeEach(() => {
  garmin.settings.isAway = false;
  garmin.settings.isSilent = false;
});

type Who = 'athleteA' | 'neighbourA' | 'athleteB';
const as = (role: Who) => ({ params: { id: world.ids[role] }, token: world.tokens[role] });
async function connect(role: Who, account: string) {
  const { result } = await server.call(askWearable, as(role));
  return server.call(connectWearable, { ...as(role), body: garmin.agree(result.Url, account) });
}
const post = (envelope: string, body: object | string, { door = DOOR, client = 'club-app' } = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/doors/garmin/${door}/${envelope}`,
    headers: { 'content-type': 'application/json', 'garmin-client-id': client },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
async function work(): Promise<void> {
  do {
    await makeDue(server.db);
    await server.runDueJobs();
  } while ((await queuedJobs(server.db, 'wearable-inbox')).some(({ error }) => error === null));
}
async function send(envelope: string, ...entries: readonly object[]) {
  expect((await post(envelope, { [envelope]: entries })).statusCode).toBe(200);
  await work();
}
const stored = () => server.db.selectFrom('wearable_inbox').selectAll().execute();

const day = (number: number): number => Date.UTC(2026, 4, number, 7) / 1000;
const summaryOf = (begin: number, fields: object = {}) => ({
  userId: 'account-a',
  summaryId: `x-${begin}`,
  activityId: begin,
  activityName: 'Bergamo Running',
  activityType: 'RUNNING',
  startTimeInSeconds: begin,
  startTimeOffsetInSeconds: 7200,
  durationInSeconds: 1800,
  averageHeartRateInBeatsPerMinute: 140,
  activeKilocalories: 320,
  distanceInMeters: 5400,
  deviceName: 'Forerunner 935',
  ...fields,
});
const detailsOf = (
  begin: number,
  { seconds = 1800, bpm = 150, ...fields }: { seconds?: number; bpm?: number; userId?: string } = {},
) => {
  const { userId, summaryId, activityId, ...summary } = summaryOf(begin, { durationInSeconds: seconds, ...fields });
  const samples = Array.from({ length: seconds / 2 }, (_, index) => ({
    startTimeInSeconds: begin + 2 * index,
    heartRate: bpm,
    speedMetersPerSecond: 3,
    stepsPerMinute: 170,
    powerInWatts: 250,
    elevationInMeters: 250 + index / 100,
    totalDistanceInMeters: 6 * index,
    latitudeInDegree: 45.7 + index / 100_000,
    longitudeInDegree: 9.67,
    timerDurationInSeconds: 2 * index,
  }));
  return { userId, summaryId: `${summaryId}-detail`, activityId, summary, samples, laps: [{ startTimeInSeconds: begin }] };
};
async function journalOf(begin: number, role: Who = 'athleteA') {
  const query = { from: new Date((begin - 7200) * 1000).toISOString(), to: new Date((begin + 10_800) * 1000).toISOString() };
  return (await server.call(listCalendarTrainings, { ...as(role), query })).result ?? [];
}
const trainingOf = async (id: number) =>
  (await server.call(getTraining, { params: { id }, token: world.tokens.athleteA })).result;
async function beatsOf(begin: number, seconds: number) {
  const query = { from: new Date(begin * 1000).toISOString(), to: new Date((begin + seconds) * 1000).toISOString() };
  return (await server.call(getHeartbeats, { ...as('athleteA'), query })).result?.HeartRates;
}

describe('a connection to Garmin', () => {
  it('belongs to the user who started it, can be completed once, and stores its tokens encrypted', async () => {
    const { result } = await server.call(getWearables, as('athleteA'));
    expect(result).toMatchObject({ IsOffered: true, Connection: { EndedAt: null, SendsTrainings: true } });
    const [row] = await server.db.selectFrom('wearable_tokens').selectAll().execute();
    expect(row?.AccessToken.includes('access-')).toBe(false);
    const { result: question } = await server.call(askWearable, as('neighbourA'));
    const body = garmin.agree(question.Url, 'account-n');
    expect((await server.call(connectWearable, { ...as('athleteB'), body })).problem.ErrorType).toBe('WearableQuestionOver');
    expect((await server.call(connectWearable, { ...as('neighbourA'), body })).status).toBe(200);
    expect((await server.call(connectWearable, { ...as('neighbourA'), body })).problem.ErrorType).toBe('WearableQuestionOver');
    expect((await connect('athleteB', 'account-n')).problem.ErrorType).toBe('WearableOfAnother');
  });

  it('returns the user to their profile with the parameters of Garmin only', async () => {
    const { statusCode, headers } = await server.app.inject(
      '/doors/garmin/return?code=a%20b&state=s&next=https://elsewhere.example',
    );
    expect(statusCode).toBe(302);
    expect(headers.location).toBe('http://127.0.0.1:8080/#/Profile?wearable=Garmin&code=a+b&state=s');
  });

  it('is deregistered at Garmin when the user deletes it, with retries until Garmin responds', async () => {
    await connect('athleteB', 'account-b');
    garmin.settings.isAway = true;
    expect((await server.call(disconnectWearable, as('athleteB'))).status).toBe(204);
    await work();
    expect(garmin.notified.goodbyes).not.toContain('account-b');
    garmin.settings.isAway = false;
    await server.wearableDoor?.jobs.find(({ name }) => name === 'wearable-goodbyes')?.run({});
    expect(garmin.notified.goodbyes).toContain('account-b');
    expect(await server.db.selectFrom('wearable_goodbyes').selectAll().execute()).toEqual([]);
    expect((await server.call(getWearables, as('athleteB'))).result).toEqual({ IsOffered: true, Connection: null });
  });

  it('that was not completed is deregistered at Garmin, unless its account is connected', async () => {
    garmin.settings.isSilent = true;
    for (const [person, account] of [
      ['athleteB', 'account-u'],
      ['athleteB', 'account-a'],
    ] as const)
      expect((await connect(person, account)).problem.ErrorType).toBe('WearableAway');
    garmin.settings.isSilent = false;
    expect((await connect('athleteB', 'account-a')).problem.ErrorType).toBe('WearableOfAnother');
    const sendGoodbyes = () => server.wearableDoor?.jobs.find(({ name }) => name === 'wearable-goodbyes')?.run({});
    await sendGoodbyes();
    expect(garmin.notified.goodbyes).not.toContain('account-u');
    await server.db
      .updateTable('wearable_goodbyes')
      .set({ Since: new Date(Date.now() - 120_000) })
      .execute();
    await sendGoodbyes();
    expect(garmin.notified.goodbyes).toContain('account-u');
    expect(garmin.notified.goodbyes).not.toContain('account-a');
    expect(await server.db.selectFrom('wearable_goodbyes').selectAll().execute()).toEqual([]);
  });

  it('that Garmin ended receives no further messages, and is shown as ended', async () => {
    await connect('athleteB', 'account-b2');
    await send('deregistrations', { userId: 'account-b2' });
    expect((await server.call(getWearables, as('athleteB'))).result.Connection?.EndedAt).not.toBeNull();
    await send('activities', summaryOf(day(1), { userId: 'account-b2' }));
    expect(await journalOf(day(1), 'athleteB')).toEqual([]);
    expect((await connect('athleteB', 'account-b2')).result.Connection).toMatchObject({ EndedAt: null });
  });

  it('that has no permission for activities stores none, and a permission message older than the stored one changes nothing', async () => {
    await connect('athleteB', 'account-b3');
    const now = Math.floor(Date.now() / 1000);
    const word = (changeTimeInSeconds: number, ...permissions: string[]) =>
      send('userPermissionsChange', { userId: 'account-b3', permissions, changeTimeInSeconds });
    await word(now + 60, 'HEALTH_EXPORT');
    await word(now + 30, 'ACTIVITY_EXPORT');
    expect((await server.call(getWearables, as('athleteB'))).result.Connection?.SendsTrainings).toBe(false);
    await send('activities', summaryOf(day(1), { userId: 'account-b3' }));
    expect(await journalOf(day(1), 'athleteB')).toEqual([]);
  });
});

describe('a Garmin account that another user connects', () => {
  it('delivers none of the earlier messages to that user, even if they were not processed yet', async () => {
    const [before, waiting, after] = [day(1) + 4000, day(1) + 8000, day(1) + 12_000];
    const account = { userId: 'account-passed-on' };
    await connect('neighbourA', account.userId);
    await send('activities', summaryOf(before, account));
    await post('activities', { activities: [summaryOf(waiting, account)] });
    const path = '/wellness-api/rest/activities?token=passed-on';
    garmin.callbacks.set(path, [summaryOf(waiting + 100, account)]);
    await post('activities', { activities: [{ ...account, callbackURL: `${garmin.origin}${path}` }] });
    await server.call(disconnectWearable, as('neighbourA'));
    expect((await connect('athleteB', account.userId)).status).toBe(200);
    await work();
    expect(await stored()).toEqual([]);
    expect(await journalOf(waiting, 'athleteB')).toEqual([]);
    expect(garmin.notified.fetched).not.toContain(path);
    await send('activities', summaryOf(after, account));
    expect((await journalOf(after, 'athleteB')).map(({ Begin }) => Date.parse(Begin) / 1000)).toEqual([after]);
    await server.call(disconnectWearable, as('athleteB'));
  });

  it('delivers no message that arrived after Garmin ended the connection, not even when another account is connected', {
    tags: ['atLength'],
  }, async () => {
    const [ended, swapped] = [day(3) + 4000, day(3) + 8000];
    const account = { userId: 'account-ended' };
    await connect('athleteB', account.userId);
    await send('deregistrations', account);
    await post('activities', { activities: [summaryOf(ended, account)] });
    await connect('athleteB', account.userId);
    await work();
    expect(await journalOf(ended, 'athleteB')).toEqual([]);
    await post('activities', { activities: [summaryOf(swapped, { userId: 'account-instead' })] });
    await connect('athleteB', 'account-instead');
    await work();
    expect(await journalOf(swapped, 'athleteB')).toEqual([]);
    await server.call(disconnectWearable, as('athleteB'));
  });

  it('retains messages not processed yet for a user who connects the same account again', { tags: ['atLength'] }, async () => {
    const begin = day(2) + 9000;
    const account = { userId: 'account-again' };
    await connect('athleteB', account.userId);
    await post('activities', { activities: [summaryOf(begin, account)] });
    await connect('athleteB', account.userId);
    await work();
    expect((await journalOf(begin, 'athleteB')).map(({ Begin }) => Date.parse(Begin) / 1000)).toEqual([begin]);
    await server.call(disconnectWearable, as('athleteB'));
  });
});

describe('the webhook of Garmin', () => {
  it("refuses requests without its secret or Garmin's client id", async () => {
    const body = { activities: [summaryOf(day(2))] };
    expect((await post('activities', body, { door: 'another-door-0123456789012' })).statusCode).toBe(404);
    expect((await post('activities', body, { client: 'another-client' })).statusCode).toBe(404);
    expect(await stored()).toEqual([]);
  });

  it('stores no message of a kind that the product does not use', async () => {
    expect((await post('allDayRespiration', { allDayRespiration: [{ userId: 'account-a' }] })).statusCode).toBe(200);
    expect(await stored()).toEqual([]);
  });

  it('processes other messages before the later parts of a very long body', { tags: ['atLength'] }, async () => {
    const unknown = Array.from({ length: 600 }, (_, index) => summaryOf(day(26) + index, { userId: 'account-unknown' }));
    const [last, other] = [day(27), day(28)];
    const bodies = [[...unknown, { userId: 'account-a' }, summaryOf(last)], [summaryOf(other)]];
    for (const activities of bodies) await post('activities', JSON.stringify({ activities }));
    await work();
    const [[ofLast], [ofOther]] = [await journalOf(last), await journalOf(other)];
    expect(ofLast?.TrainingId).toBeGreaterThan(ofOther?.TrainingId ?? Infinity);
    expect((await stored()).map(({ MalformedAt }) => MalformedAt !== null)).toEqual([true]);
    await server.db.deleteFrom('wearable_inbox').execute();
  });

  it('cuts a long body into parts once, parses each part alone, and deletes all of them', { tags: ['atLength'] }, async () => {
    const begin = day(29);
    const long = [0, 1, 2].map((index) => detailsOf(begin + index * 3600));
    const body = { deregistrations: [{ userId: 'account-gone' }], activityDetails: long };
    expect(JSON.stringify(body).length).toBeGreaterThan(400_000);
    // A trigger copies the parts, because a fast worker may delete them before the test reads them.
    await sql`create table parts_made as table wearable_inbox with no data`.execute(server.db);
    await sql`create function keep_part() returns trigger language plpgsql as
      $$ begin insert into parts_made select new.*; return null; end $$`.execute(server.db);
    await sql`create trigger keep_part after insert on wearable_inbox for each row when (new."Entry" is not null)
      execute function keep_part()`.execute(server.db);
    await post('activityDetails', body);
    await work();
    const { rows: parts } = await sql<{
      Of: number;
      Entry: number;
      Body: Buffer;
    }>`select * from parts_made order by "Entry"`.execute(server.db);
    expect(parts.map(({ Of, Entry }) => [Of, Entry])).toEqual([0, 1, 2].map((entry) => [parts[0]?.Of, entry]));
    expect(parts.map(({ Body }) => Object.keys(JSON.parse(String(Body)) as object))).toEqual([
      ['activityDetails'],
      ['activityDetails'],
      ['activityDetails', 'deregistrations'],
    ]);
    for (const index of [0, 1, 2]) expect(await journalOf(begin + index * 3600 + 1)).not.toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it('accepts malformed entries, marks their message, and continues with the others', { tags: ['atLength'] }, async () => {
    for (const body of ['', '{', '[]', '"a"', '{"activities":{}}', '{"none":[]}', '\u0000\u0001'])
      expect((await post('activities', body)).statusCode).toBe(200);
    await send(
      'activities',
      { userId: 'account-a' },
      summaryOf(day(2), { startTimeInSeconds: 'soon' }),
      summaryOf(Math.floor(Date.now() / 1000)),
      summaryOf(day(2), { activityType: 'RUN\0NING' }),
      { ...summaryOf(day(2)), activityId: ['a'], averageHeartRateInBeatsPerMinute: 'high', distanceInMeters: -1 },
    );
    expect((await stored()).map(({ MalformedAt }) => MalformedAt !== null)).toEqual(Array(8).fill(true));
    const [training] = await journalOf(day(2));
    expect(training).toMatchObject({ Distance: null, TrainingType: 'running' });
    await server.db.deleteFrom('wearable_inbox').execute();
  });
});

describe('an activity of a watch', () => {
  it('becomes a training with its device, like a file does, and a repeated message changes nothing', async () => {
    const begin = day(3);
    await send('activityDetails', detailsOf(begin));
    const [training, ...others] = await journalOf(begin);
    expect(others).toEqual([]);
    const id = training?.TrainingId ?? 0;
    const detail = await trainingOf(id);
    expect(detail).toMatchObject({ Source: 'Wearable', SourceName: 'Garmin Forerunner 935', Distance: 5400, GapTime: 1 });
    expect(detail?.Points).toBeGreaterThan(0);
    const { result: series } = await server.call(getTrainingSeries, { params: { id }, token: world.tokens.athleteA });
    expect(series).toMatchObject({ Cadence: expect.arrayContaining([85]), Power: expect.arrayContaining([250]) });
    const before = await server.db.selectFrom('wearable_activities').selectAll().where('TrainingId', '=', id).execute();
    await send('activityDetails', detailsOf(begin), detailsOf(begin));
    expect(await journalOf(begin)).toHaveLength(1);
    expect(await server.db.selectFrom('wearable_activities').selectAll().where('TrainingId', '=', id).execute()).toEqual(before);
  });

  it.each(oneIn(2, ['before', 'after'] as const))(
    'whose summary arrives %s its details becomes one training with the values of both',
    { tags: ['examples'] },
    async (order) => {
      const begin = day(order === 'before' ? 4 : 5);
      const words = [
        () => send('activities', summaryOf(begin)),
        () => send('activityDetails', detailsOf(begin, { seconds: 2000 })),
      ];
      for (const step of order === 'before' ? words : words.toReversed()) await step();
      const [training, ...others] = await journalOf(begin);
      expect(others).toEqual([]);
      expect(training).toMatchObject({ Duration: 2000, Distance: 5400 });
      expect(await beatsOf(begin, 10)).toEqual(Array(10).fill(150));
    },
  );

  it('is updated when it is sent again a week later, while texts of the athlete remain', async () => {
    const begin = day(6);
    await send('activityDetails', detailsOf(begin));
    const id = (await journalOf(begin))[0]?.TrainingId ?? 0;
    await server.db.updateTable('trainings').set({ Note: 'Windy', Distance: 5000 }).where('TrainingId', '=', id).execute();
    await send('activityDetails', detailsOf(begin, { seconds: 1200, bpm: 130 }));
    expect(await journalOf(begin)).toHaveLength(1);
    expect(await trainingOf(id)).toMatchObject({ Duration: 1200, Note: 'Windy', Distance: 5000, AverageHeartRate: 130 });
    expect(await beatsOf(begin, 10)).toEqual(Array(10).fill(130));
  });

  it('is not restored after the athlete deleted it', async () => {
    const begin = day(7);
    await send('activities', summaryOf(begin));
    const id = (await journalOf(begin))[0]?.TrainingId ?? 0;
    await server.call(deleteTraining, { params: { id }, token: world.tokens.athleteA });
    await send('activities', summaryOf(begin, { distanceInMeters: 6000 }));
    await send('activityDetails', detailsOf(begin));
    expect(await journalOf(begin)).toEqual([]);
  });

  it('that the club also recorded becomes one training, in which the recording of the bridge is not replaced', async () => {
    const begin = day(8);
    const received = minutesOf(steady(begin + 600, 600, 100), world.ids.athleteA, world.clubA, null);
    await server.db.transaction().execute((trx) => createHeartMinutes().store(trx, received));
    await send('activityDetails', detailsOf(begin));
    await send('activityDetails', detailsOf(begin, { bpm: 160 }));
    expect(await journalOf(begin)).toHaveLength(1);
    const beats = await beatsOf(begin, 1300);
    expect([beats?.[0], beats?.[599], beats?.[600], beats?.[1199], beats?.[1200]]).toEqual([160, 160, 100, 100, 160]);
  });

  it('of a ride that was also imported as a file becomes another source of that training', { tags: ['atLength'] }, async () => {
    const begin = day(9);
    const point = (second: number) =>
      `<trkpt lat="45.7" lon="9.67"><time>${new Date((begin + second) * 1000).toISOString()}</time></trkpt>`;
    const gpx = `<gpx creator="Wahoo ELEMNT"><trk><trkseg>${Array.from({ length: 60 }, (_, index) => point(index * 30)).join('')}</trkseg></trk></gpx>`;
    const file = { File: Buffer.from(gpx).toString('base64'), FileName: 'ride.gpx' };
    const brought = await server.call(importRecording, { ...as('athleteA'), body: file });
    await send('activityDetails', detailsOf(begin));
    const [line, ...others] = await journalOf(begin);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ Source: 'Wearable', SourceName: 'Garmin Forerunner 935', OtherSources: 1 });
    expect(line?.TrainingId).not.toBe(brought.result.Trainings[0]?.TrainingId);
  });

  it('about which two messages arrive at once has the values of the later message', { tags: ['atLength'] }, async () => {
    const begin = day(13);
    await send('activities', summaryOf(begin, { distanceInMeters: 5000 }), summaryOf(begin, { distanceInMeters: 6000 }));
    expect(await journalOf(begin)).toMatchObject([{ Distance: 6000 }]);
  });

  it('that moves to another day is listed only on that day', async () => {
    const begin = day(18);
    await send('activityDetails', detailsOf(begin));
    const moved = detailsOf(day(20), { bpm: 120 });
    await send('activityDetails', { ...moved, activityId: begin, summary: { ...moved.summary } });
    expect(await journalOf(begin)).toEqual([]);
    expect(await journalOf(day(20))).toMatchObject([{ Duration: 1800, AverageHeartRate: 120 }]);
  });

  it('of several sports is stored as one activity for each sport, not as the whole', async () => {
    const begin = day(10);
    await send(
      'activities',
      summaryOf(begin, { activityId: 1, activityType: 'MULTI_SPORT', isParent: true, durationInSeconds: 4000 }),
      summaryOf(begin, { activityId: 2, activityType: 'OPEN_WATER_SWIMMING', parentSummaryId: 'x' }),
      summaryOf(begin + 1900, { activityId: 3, activityType: 'CYCLING', deviceName: 'unknown' }),
    );
    const types = (await journalOf(begin)).map(({ TrainingType }) => TrainingType).sort();
    expect(types).toEqual(['cycling', 'openWaterSwimming']);
  });
});

describe('a ping of Garmin', () => {
  const ping = (callbackURL: string, userId = 'account-a') => ({ userId, callbackURL });

  it('is fetched only from Garmin, with a token renewed before it expires', async () => {
    const begin = day(12);
    const path = '/wellness-api/rest/activityDetails?token=1';
    garmin.callbacks.set(path, [detailsOf(begin, { userId: 'account-n' })]);
    await server.db.updateTable('wearable_tokens').set({ AccessUntil: new Date() }).execute();
    const renewed = garmin.notified.renewed;
    await send('activityDetails', ping(`${garmin.origin}${path}`));
    expect(await journalOf(begin)).toHaveLength(1);
    expect(await journalOf(begin, 'neighbourA')).toEqual([]);
    expect(garmin.notified.renewed).toBe(renewed + 1);
  });

  it('that cannot be fetched delays no other message and is retried without the other messages', {
    tags: ['atLength'],
  }, async () => {
    const [begin, later] = [day(21), day(22)];
    const [away, there] = ['/wellness-api/rest/activities?token=away', '/wellness-api/rest/activities?token=there'];
    garmin.callbacks.set(away, 503);
    garmin.callbacks.set(there, [summaryOf(begin)]);
    const { statusCode } = await post('activities', {
      activities: [ping(`${garmin.origin}${away}`), ping(`${garmin.origin}${there}`)],
    });
    expect(statusCode).toBe(200);
    await work();
    expect(await journalOf(begin)).toHaveLength(1);
    expect(await stored()).toHaveLength(1);
    await send('activities', summaryOf(later));
    expect(await journalOf(later)).toHaveLength(1);
    const fetched = () => garmin.notified.fetched.filter((path) => path === there).length;
    expect(fetched()).toBe(1);
    garmin.callbacks.set(away, [summaryOf(later, { distanceInMeters: 1 }), summaryOf(begin, { distanceInMeters: 1 })]);
    await makeDue(server.db);
    await server.runDueJobs();
    expect(await stored()).toEqual([]);
    expect(fetched()).toBe(1);
    for (const at of [begin, later]) expect(await journalOf(at)).toMatchObject([{ Distance: 5400 }]);
  });

  it('is fetched once, even if the other entries of its message fail', { tags: ['atLength'] }, async () => {
    const [pinged, stuck] = [day(24), day(25)];
    const path = '/wellness-api/rest/activities?token=beside';
    garmin.callbacks.set(path, [summaryOf(pinged)]);
    await sql`alter table wearable_activities add constraint stuck check ("ActivityId" <> ${sql.lit(String(stuck))}) not valid`.execute(
      server.db,
    );
    await post('activities', { activities: [summaryOf(stuck), ping(`${garmin.origin}${path}`)] });
    await work();
    expect(await journalOf(pinged)).toHaveLength(1);
    expect(await journalOf(stuck)).toEqual([]);
    expect(await stored()).toMatchObject([{ PingsApart: true, MalformedAt: null }]);
    await sql`alter table wearable_activities drop constraint stuck`.execute(server.db);
    await work();
    expect(await journalOf(stuck)).toHaveLength(1);
    expect(await stored()).toEqual([]);
    expect(garmin.notified.fetched.filter((one) => one === path)).toHaveLength(1);
  });

  it('to a URL outside Garmin is not loaded', async () => {
    const fetched = garmin.notified.fetched.length;
    const elsewhere = [
      'http://169.254.169.254/latest',
      'file:///etc/passwd',
      `${garmin.origin.replace('127.0.0.1', 'localhost')}/a`,
      'no address',
    ];
    for (const url of elsewhere) await send('activities', ping(url));
    expect(garmin.notified.fetched).toHaveLength(fetched);
    expect(await stored()).toHaveLength(elsewhere.length);
    await server.db.deleteFrom('wearable_inbox').execute();
  });

  it('ends the connection if its tokens have expired', async () => {
    await connect('athleteB', 'account-b4');
    await server.db
      .updateTable('wearable_tokens')
      .set({ RefreshUntil: new Date(), AccessUntil: new Date() })
      .where('UserId', '=', world.ids.athleteB)
      .execute();
    await send('activities', ping(`${garmin.origin}/x`, 'account-b4'));
    expect((await server.call(getWearables, as('athleteB'))).result.Connection?.EndedAt).not.toBeNull();
  });
});

it('the deletion of an account deletes its connection and deregisters it at Garmin', async () => {
  await eraseUser(server.db, world.ids.neighbourA);
  await server.wearableDoor?.jobs.find(({ name }) => name === 'wearable-goodbyes')?.run({});
  expect(garmin.notified.goodbyes).toContain('account-n');
});
