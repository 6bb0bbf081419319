import { type Purpose, textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import {
  createComment,
  giveFeedback,
  listComments,
  listFeedbacks,
  listWaitingTrainings,
  setTrainingWaits,
} from '@clubpulse/contract/training/comments/comments.calls';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createUsers } from '../../accounts/users/public.ts';
import { lastThere } from '../../office/notifications/notifications.facts.ts';
import { minutesOf, steady } from '../../test/heart-rates.ts';
import { openHouse, type TestHouse } from '../../test/house.ts';
import { aRole } from '../../test/rows.ts';
import { createWorld, type Person, type World } from '../../test/world.ts';
import { createHeartMinutes } from '../heart-minutes/public.ts';
import { createSummaries } from '../trainings/public.ts';

let house: TestHouse;
let world: World;
const minutes = createHeartMinutes();
/** Of a training of an hour that ended some hours ago. */
const begin = Math.floor(Date.now() / 60_000) * 60 - 5 * 3600;
let id = 0;
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(async () => {
  world = await createWorld(house);
  await aRole(house.db, world.ids.athleteA, 'Athlete', world.clubB);
  id = await aTrainingOfTwoClubs();
});
afterAll(() => house.close());

/** Heard for twenty minutes by the bridges of the first club, and then for forty by those of the second. */
async function aTrainingOfTwoClubs(): Promise<number> {
  await house.db.transaction().execute(async (trx) => {
    await minutes.store(trx, minutesOf(steady(begin, 1200, 140), world.ids.athleteA, world.clubA, null));
    await minutes.store(trx, minutesOf(steady(begin + 1200, 2400, 150), world.ids.athleteA, world.clubB, null));
  });
  const { profiles } = createUsers({ db: house.db, today: () => new Date().toISOString().slice(0, 10) });
  const trainedIn = async (_: unknown, all: readonly unknown[]) => all.map(() => null);
  const parts = {
    minutes,
    profiles,
    trainedIn,
    ranAt: async () => [],
    inherits: [],
    now: () => new Date(Date.now() + 3_600_000),
  };
  await createSummaries({ db: house.db, ...parts }).run({ error: (...said: unknown[]) => expect(said).toEqual([]) });
  const trainings = house.db.selectFrom('trainings').select('TrainingId').where('UserId', '=', world.ids.athleteA);
  return (await trainings.executeTakeFirstOrThrow()).TrainingId;
}
async function share(ClubId: number, ...granted: readonly Purpose[]): Promise<void> {
  const { athleteA } = world.ids;
  const body = granted.map((Purpose) => ({ ClubId, Purpose, Version: textVersions[Purpose], Granted: true }));
  expect((await house.call(setConsents, { params: { id: athleteA }, body, token: world.tokens.athleteA })).status).toBe(200);
}
const comment = async (who: Person, Text: string) =>
  expect((await house.call(createComment, { params: { id }, body: { Text }, token: world.tokens[who] })).status).toBe(201);
const readBy = async (who: Person, call: typeof listComments | typeof listFeedbacks = listComments) =>
  (await house.call(call, { params: { id }, token: world.tokens[who] })).result.map(({ Text }) => Text);
const waitsIn = async (clubId: number, who: Person) =>
  (await house.call(listWaitingTrainings, { params: { id: clubId }, query: {}, token: world.tokens[who] })).result;
const eventsOf = async (type: string) =>
  (await house.db.selectFrom('events').select(['ClubId', 'Payload']).where('Type', '=', type).orderBy('EventId').execute())
    .map(({ ClubId, Payload }) => ({ ClubId, ...(Payload as { TrainingId: number; Target: number; Duration: number }) }))
    .filter(({ TrainingId }) => TrainingId === id);

it('what staff of one club writes about a training of two is read by her and by that club alone', async () => {
  await share(world.clubA, 'HeartRate');
  await share(world.clubB, 'HeartRate');
  await comment('athleteA', 'Legs are gone');
  await comment('trainerA', 'Said in A');
  await comment('trainerB', 'Said in B');
  const feedback = { params: { id }, body: { Text: 'Rest', Effort: null }, token: world.tokens.trainerB };
  expect((await house.call(giveFeedback, feedback)).status).toBe(201);
  expect(await readBy('athleteA')).toEqual(['Legs are gone', 'Said in A', 'Said in B']);
  for (const who of ['trainerA', 'managerA'] as const) {
    expect(await readBy(who)).toEqual(['Legs are gone', 'Said in A']);
    expect(await readBy(who, listFeedbacks)).toEqual([]);
  }
  expect(await readBy('trainerB')).toEqual(['Legs are gone', 'Said in B']);
  expect(await readBy('trainerB', listFeedbacks)).toEqual(['Rest']);
});

it('who sees her other trainings too reads no word of another club’s staff either', async () => {
  await share(world.clubA, 'HeartRate', 'OtherTrainings');
  await share(world.clubB, 'HeartRate');
  await comment('trainerB', 'Said in B');
  await comment('trainerA', 'Said in A');
  expect(await readBy('trainerA')).toEqual(['Said in A']);
  expect(await readBy('trainerB')).toEqual(['Said in B']);
});

it('a word is told to the staff of the club for which it was written, and hers to each that wrote', async () => {
  await share(world.clubA, 'HeartRate');
  await share(world.clubB, 'HeartRate');
  const { athleteA, trainerA, managerA, trainerB } = world.ids;
  await comment('trainerA', 'Said in A');
  await comment('trainerB', 'Said in B');
  await comment('managerA', 'Said in A too');
  expect((await eventsOf('TrainingFeedback')).map(({ ClubId, Target }) => [ClubId, Target])).toEqual([
    [world.clubA, athleteA],
    [world.clubB, athleteA],
    [world.clubA, athleteA],
    [world.clubA, trainerA],
  ]);
  await comment('athleteA', 'Thanks to all');
  const thanks = (await eventsOf('TrainingFeedback')).slice(4).map(({ ClubId, Target }) => [ClubId, Target]);
  expect(thanks).toHaveLength(3);
  expect(thanks).toEqual(
    expect.arrayContaining([
      [world.clubA, trainerA],
      [world.clubA, managerA],
      [world.clubB, trainerB],
    ]),
  );
});

it('waits for a comment in each club that heard some of it, and of each club by itself', async () => {
  await share(world.clubA, 'HeartRate');
  await share(world.clubB, 'HeartRate');
  expect((await waitsIn(world.clubA, 'trainerA')).data).toMatchObject([{ TrainingId: id, Duration: 1200 }]);
  expect((await waitsIn(world.clubB, 'trainerB')).data).toMatchObject([{ TrainingId: id, Duration: 2400 }]);
  await comment('trainerB', 'Said in B');
  expect(await waitsIn(world.clubB, 'trainerB')).toMatchObject({ data: [], recordsTotal: 0 });
  expect((await waitsIn(world.clubA, 'trainerA')).data).toHaveLength(1);
  const needsNone = { params: { id: world.clubA, trainingId: id }, body: { Waits: false }, token: world.tokens.trainerA };
  expect((await house.call(setTrainingWaits, needsNone)).status).toBe(204);
  expect((await waitsIn(world.clubA, 'trainerA')).data).toEqual([]);
  expect(await house.db.selectFrom('training_comments_waived').select('ClubId').where('TrainingId', '=', id).execute()).toEqual([
    { ClubId: world.clubA },
  ]);
});

it('that it ended is told to each club as it heard it, and she was there last when it ended there', async () => {
  const closed = [
    [world.clubA, 1200],
    [world.clubB, 2400],
  ];
  expect((await eventsOf('TrainingClosed')).map(({ ClubId, Duration }) => [ClubId, Duration])).toEqual(closed);
  expect((await eventsOf('FirstTraining')).map(({ ClubId, Duration }) => [ClubId, Duration])).toEqual(closed);
  const [from, endInA] = [new Date((begin - 3600) * 1000), new Date((begin + 1201) * 1000)];
  expect(await lastThere(house.db, world.clubA, from, endInA)).toEqual([world.ids.athleteA]);
  expect(await lastThere(house.db, world.clubB, from, endInA)).toEqual([]);
});
