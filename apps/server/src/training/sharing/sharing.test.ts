import { shareWithEmailSchema } from '@clubpulse/contract/training/sharing/sharing';
import {
  endSharedUri,
  getSharedUri,
  makeSharedUri,
  openSharedCharts,
  openSharedTraining,
  setSharedUri,
  shareWithEmail,
} from '@clubpulse/contract/training/sharing/sharing.calls';
import { createTraining } from '@clubpulse/contract/training/trainings.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { replaceSeries } from '../series/public.ts';
import { createSharing } from './sharing.service.ts';

let server: TestServer;
let world: World;
let training: { params: { id: number }; token: string };
beforeAll(async () => {
  server = await openServer();
});
beforeEach(async () => {
  world = await createWorld(server);
  const token = world.tokens.athleteA;
  const body = {
    TrainingType: 'running',
    Name: 'Park',
    Note: 'Knee hurts',
    Begin: new Date(Date.now() - 7_200_000).toISOString(),
    Duration: 1800,
    Distance: 5000,
    AverageHeartRate: 140,
    Calories: 400,
    ClubId: world.clubA,
  };
  const { result } = await server.call(createTraining, { params: { id: world.ids.athleteA }, body, token });
  training = { params: { id: result.TrainingId }, token };
});
afterAll(() => server.close());

const make = async () => (await server.call(makeSharedUri, training)).result.Uri ?? '';
const codeOf = (uri: string) => uri.slice(uri.lastIndexOf('/') + 1);
const open = (code: string) => server.call(openSharedTraining, { params: { code } });

describe('the public link of a training', () => {
  it("shows the figures under the athlete's nickname to readers without an account, and nothing else", async () => {
    expect((await server.call(getSharedUri, training)).result).toEqual({ Uri: null, ShowsCharts: false });
    const uri = await make();
    expect(await make()).toBe(uri);
    expect((await server.call(getSharedUri, training)).result).toEqual({ Uri: uri, ShowsCharts: true });
    const { result } = await open(codeOf(uri));
    expect(result).toMatchObject({ Nickname: world.nicknames.athleteA, Name: 'Park', Distance: 5000, Calories: 400 });
    const text = JSON.stringify(result);
    for (const hidden of ['Knee', 'Note', 'ClubId', 'ClubName', 'RoomName', 'UserId']) expect(text).not.toContain(hidden);
  });

  it('is computed once when several readers open it at the same time', { tags: ['atLength'] }, async () => {
    const code = codeOf(await make());
    let [computed, queries] = [0, 0];
    const computing = Promise.withResolvers<undefined>();
    const outward = () => {
      computed += 1;
      return computing.promise;
    };
    const { mail, users } = server;
    const db = server.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        queries += 1;
        return result;
      },
    });
    const trainings = { userOf: async () => undefined, outward, outwardBeats: outward };
    const series = { outward: async () => null };
    const isConfirmedEmail = async () => true;
    const sharing = createSharing({ db, mail, publicUrl: '', trainings, series, profiles: users.profiles, isConfirmedEmail });
    const opened = [1, 2, 3, 4].map(() => sharing.open(code));
    await expect.poll(() => queries).toBe(4);
    computing.resolve(undefined);
    await Promise.all(opened);
    expect(computed).toBe(1);
    await sharing.open(code);
    expect(computed).toBe(2);
  });

  it('no longer works after it is withdrawn, and a new link of the training has another code', async () => {
    const uri = await make();
    expect((await server.call(endSharedUri, training)).status).toBe(204);
    expect((await open(codeOf(uri))).status).toBe(404);
    expect(await make()).not.toBe(uri);
  });

  it('can be created, read and withdrawn only by the athlete', async () => {
    await make();
    for (const [person, status] of [
      ['trainerA', 403],
      ['managerA', 403],
      ['neighbourA', 404],
    ] as const)
      for (const call of [getSharedUri, makeSharedUri, endSharedUri])
        expect((await server.call(call, { ...training, token: world.tokens[person] })).status).toBe(status);
  });
});

describe('the charts and the map of a public link', () => {
  const METRE = 1 / 111_319.49;
  const SECONDS = 400;
  async function recorded() {
    const [row] = await server.db.selectFrom('trainings').selectAll().where('TrainingId', '=', training.params.id).execute();
    const begin = (row?.Begin.getTime() ?? 0) / 1000;
    const Latitude = Array.from({ length: SECONDS }, (_, second) => 45 + second * 10 * METRE);
    const values = {
      Latitude,
      Longitude: Latitude.map(() => 9),
      Altitude: Latitude.map((_, second) => 100 + second),
      Power: Latitude.map(() => 200),
    };
    await replaceSeries(server.db, training.params.id, world.ids.athleteA, { begin, seconds: SECONDS, values });
  }
  const charts = (code: string) => server.call(openSharedCharts, { params: { code } });

  it('hide the begin and end of the route, and values that would reveal how long the hidden parts are', async () => {
    await recorded();
    const code = codeOf(await make());
    expect((await open(code)).result).toMatchObject({ ShowsCharts: true, Distance: null });
    const { result } = await charts(code);
    expect(result).toMatchObject({ Every: 1, HeartRates: expect.any(Array), Series: { HasHiddenEnds: true, Seconds: SECONDS } });
    const seen = result.Series;
    const north = (seen?.Latitude ?? []).map((latitude) => latitude !== null && (latitude - 45) / METRE);
    const places = north.filter((metres) => metres !== false);
    expect(Math.min(...places)).toBeGreaterThan(250);
    expect(Math.max(...places)).toBeLessThan((SECONDS - 1) * 10 - 250);
    for (const values of [seen?.Altitude, seen?.Longitude]) expect([values?.[0], values?.at(-1)]).toEqual([null, null]);
    expect(seen?.PowerFigures).toMatchObject({ Average: 200, Zones: null });
    const anchor = await server.db.selectFrom('route_anchors').selectAll().where('UserId', '=', world.ids.athleteA).execute();
    const text = JSON.stringify(result);
    for (const { MiddleLatitude } of anchor) expect(text).not.toContain(String(MiddleLatitude));
  });

  it('can be hidden by the athlete, so that the link shows only figures', async () => {
    await recorded();
    const code = codeOf(await make());
    const set = (ShowsCharts: boolean, token = training.token) =>
      server.call(setSharedUri, { ...training, body: { ShowsCharts }, token });
    expect((await set(false)).result).toMatchObject({ ShowsCharts: false });
    expect((await charts(code)).status).toBe(404);
    expect((await open(code)).result).toMatchObject({ ShowsCharts: false, Distance: 5000 });
    expect((await set(true, world.tokens.trainerA)).status).toBe(403);
    expect((await set(true)).result).toMatchObject({ ShowsCharts: true });
    expect((await charts(code)).status).toBe(200);
    await server.call(endSharedUri, training);
    expect([(await set(true)).status, (await charts(code)).status]).toEqual([404, 404]);
  });
});

describe('a training sent by mail', () => {
  const send = (body: Record<string, string>) => server.call(shareWithEmail, { ...training, body });
  const letters = (to: string) => server.db.selectFrom('mails').selectAll().where('To', '=', to).execute();

  it('is sent to the entered e-mail address with the link, in the chosen language', async () => {
    const Email = `zoe.${training.params.id}@example.com`;
    expect((await send({ Email, Name: 'Zoe', Language: 'it' })).status).toBe(204);
    const { result } = await server.call(getSharedUri, training);
    const [letter] = await letters(Email);
    expect(JSON.stringify(letter)).toContain(codeOf(result.Uri ?? ''));
    expect(JSON.stringify(letter)).toContain('Zoe');
  });

  it('is refused with the name of the invalid field, and after ten mails in an hour', async () => {
    expect((await send({ Email: 'nobody', Name: '' })).problem.errors?.map(({ field }) => field)).toEqual(['Email', 'Name']);
    const answers: number[] = [];
    for (let count = 0; count < 11; count += 1)
      answers.push((await send({ Email: `max.${training.params.id}.${count}@example.com`, Name: 'Max' })).status);
    expect(answers).toEqual([...Array<number>(10).fill(204), 429]);
  });

  it('is sent to one e-mail address at most three times in an hour, counting all senders', async () => {
    const Email = `max.${training.params.id}@example.com`;
    for (let count = 0; count < 3; count += 1) expect((await send({ Email, Name: 'Max' })).status).toBe(204);
    const { status, problem } = await send({ Email: Email.toUpperCase(), Name: 'Max' });
    expect([status, problem.ErrorType, problem.errors?.[0]?.field]).toEqual([429, 'SharedOftenWith', 'Email']);
    expect(await letters(Email)).toHaveLength(3);
    expect((await send({ Email: `kim.${training.params.id}@example.com`, Name: 'Kim' })).status).toBe(204);
  });

  it('is sent once when the request is repeated with its idempotency key', async () => {
    const Email = `ida.${training.params.id}@example.com`;
    const again = { ...training, body: { Email, Name: 'Ida' }, key: `share-${training.params.id}` };
    expect([(await server.call(shareWithEmail, again)).status, (await server.call(shareWithEmail, again)).status]).toEqual([
      204, 204,
    ]);
    expect(await letters(Email)).toHaveLength(1);
  });

  it('is refused if a URL is entered as the name', async () => {
    const Email = `link.${training.params.id}@example.com`;
    const addresses = [
      'Win at https://spam.example',
      'WWW.spam.example',
      'win a prize spam.example',
      'Spam.Example',
      't.co',
      'ann@spam.example',
      'see 192.0.2.7',
      'spam。example',
    ];
    for (const Name of addresses) {
      const { status, problem } = await send({ Email, Name });
      expect([status, problem.errors]).toMatchObject([400, [{ field: 'Name', key: 'name-is-link' }]]);
    }
    expect(await letters(Email)).toEqual([]);
    for (const Name of ['J.R. Rossi', 'J.Rossi', 'Dr. Ann', 'Zoe jr.'])
      expect([Name, shareWithEmailSchema.safeParse({ Email, Name }).success]).toEqual([Name, true]);
  });

  it("is refused if the sender's e-mail address is not confirmed", async () => {
    await server.db.updateTable('users').set({ EmailConfirmed: false }).where('UserId', '=', world.ids.athleteA).execute();
    const Email = `eve.${training.params.id}@example.com`;
    const { status, problem } = await send({ Email, Name: 'Eve' });
    expect([status, problem.ErrorType]).toEqual([409, 'SenderNotConfirmed']);
    expect(await letters(Email)).toEqual([]);
  });
});
