import { sendOwnBeats } from '@clubpulse/contract/live/own-strap/own-strap.calls';
import { deleteTraining, getHeartbeats, listCalendarTrainings } from '@clubpulse/contract/training/trainings.calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUsers } from '../../accounts/users/public.ts';
import { minutesOf, steady } from '../../test/heart-rates.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { createHeartMinutes } from '../../training/heart-minutes/public.ts';
import { createSummaries } from '../../training/trainings/public.ts';

let server: TestServer;
let world: World;
const minutes = createHeartMinutes();
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const iso = (second: number) => new Date(second * 1000).toISOString();
const hoursAgo = (hours: number) => Math.floor(Date.now() / 60_000) * 60 - hours * 3600;
const me = () => ({ params: { id: world.ids.athleteA }, token: world.tokens.athleteA });
const send = (begin: number, beats: readonly number[], person = me()) =>
  server.call(sendOwnBeats, { ...person, body: { Begin: iso(begin), Beats: [...beats] } });
const beatsOf = async (begin: number, seconds: number) => {
  const query = { from: iso(begin), to: iso(begin + seconds) };
  return (await server.call(getHeartbeats, { ...me(), query })).result?.HeartRates;
};
const journalOf = async (begin: number) => {
  const { profiles } = createUsers({ db: server.db, today: () => new Date().toISOString().slice(0, 10) });
  const parts = {
    minutes,
    profiles,
    trainedIn: async () => [],
    ranAt: async () => [],
    inherits: [],
    now: () => new Date(Date.now() + 3_600_000),
  };
  await createSummaries({ db: server.db, ...parts }).run({ error: (...details: unknown[]) => expect(details).toEqual([]) });
  const query = { from: iso(begin - 1800), to: iso(begin + 3600) };
  return (await server.call(listCalendarTrainings, { ...me(), query })).result ?? [];
};

it('a reading of an own device is stored before it is acknowledged, only once per second, and a training is computed from it', async () => {
  const begin = hoursAgo(5);
  const beats = Array.from({ length: 900 }, (_, second) => (second === 100 ? 0 : 140));
  const first = await send(begin, beats);
  expect(first.status).toBe(200);
  expect(Math.abs(Date.parse(first.result.Now) - Date.now())).toBeLessThan(10_000);
  expect(await beatsOf(begin, 900)).toEqual(beats);
  expect((await send(begin, beats)).status).toBe(200);
  expect(await beatsOf(begin, 900)).toEqual(beats);
  expect(await journalOf(begin)).toMatchObject([{ Duration: 900, ClubId: null }]);
});

it('a reading of an own device is not stored for a second that a club’s bridge recorded', async () => {
  const begin = hoursAgo(10);
  await server.db.transaction().execute(async (trx) => {
    await minutes.store(trx, minutesOf(steady(begin + 60, 120, 150), world.ids.athleteA, world.clubA, null));
  });
  await send(
    begin,
    Array.from({ length: 300 }, () => 130),
  );
  const received = await beatsOf(begin, 300);
  expect([received?.[59], received?.[60], received?.[179], received?.[180]]).toEqual([130, 150, 150, 130]);
  expect(await journalOf(begin)).toHaveLength(1);
});

it('readings of an own device may begin in the middle of a minute, and a later request may continue where the previous request ended', async () => {
  const begin = hoursAgo(15) + 37;
  await send(begin, [120, 121]);
  await send(begin + 2, [122]);
  expect(await beatsOf(begin - 1, 5)).toEqual([0, 120, 121, 122, 0]);
});

it('a reading of an own device is refused and not stored when its time is in the future or more than a week ago', async () => {
  for (const begin of [hoursAgo(-1), hoursAgo(8 * 24)]) {
    const { status, problem } = await send(begin, [140, 140]);
    expect([status, problem.ErrorType]).toEqual([400, 'OwnBeatsTimes']);
    expect(await beatsOf(begin, 2)).toEqual([0, 0]);
  }
  // A phone with a wrong clock gets the server's time from an empty request.
  expect((await send(hoursAgo(-1), [])).status).toBe(200);
});

it('readings of an own device can be sent only by its athlete, not by staff', async () => {
  for (const token of [world.tokens.managerA, world.tokens.neighbourA])
    expect((await send(hoursAgo(1), [140], { ...me(), token })).status).toBe(403);
});

it('readings of an own device whose training was deleted are not stored again when the device repeats them', async () => {
  const begin = hoursAgo(20);
  const beats = Array.from({ length: 600 }, () => 145);
  await send(begin, beats);
  const [training] = await journalOf(begin);
  await server.call(deleteTraining, { params: { id: training?.TrainingId ?? 0 }, token: world.tokens.athleteA });
  await send(begin, beats);
  expect(await journalOf(begin)).toEqual([]);
});
