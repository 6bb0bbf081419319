import { type Purpose, textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { listClubPeople } from '@clubpulse/contract/office/people.calls';
import {
  createComment,
  listComments,
  listFeedbacks,
  listWaitingTrainings,
} from '@clubpulse/contract/training/comments/comments.calls';
import { importRecording } from '@clubpulse/contract/training/recordings/recordings.calls';
import { getTrainingSeries } from '@clubpulse/contract/training/series/series.calls';
import {
  createTraining,
  deleteTraining,
  getHeartbeats,
  getTraining,
  listCalendarTrainings,
  listClubTrainings,
  updateTraining,
} from '@clubpulse/contract/training/trainings.calls';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUsers } from '../../../accounts/users/public.ts';
import { minutesOf, steady } from '../../../test/heart-rates.ts';
import { openHouse, type TestHouse } from '../../../test/house.ts';
import { runs } from '../../../test/proof/at-length.ts';
import { versionOf } from '../../../test/training-version.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { createHeartMinutes } from '../../heart-minutes/public.ts';
import { writeTcx } from '../../recordings/formats/xml-write.wire.ts';
import { anHour } from '../../recordings/recordings.samples.ts';
import { createSummaries } from '../public.ts';

let house: TestHouse;
let world: World;
const minutes = createHeartMinutes();
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function share(Purpose: Purpose, ClubId: number): Promise<void> {
  const body = [{ ClubId, Purpose, Version: textVersions[Purpose], Granted: true }];
  expect((await house.call(setConsents, { ...hers(), body })).status).toBe(200);
}

const hers = () => ({ params: { id: world.ids.athleteA }, token: world.tokens.athleteA });
const staff = () => ({ ...hers(), token: world.tokens.trainerA });
const iso = (second: number) => new Date(second * 1000).toISOString();
const morning = Date.UTC(2026, 4, 4, 7) / 1000;

const words = { TrainingType: 'cycling', Name: 'Ride', Note: 'With the group' };
const figures = { Distance: 900, AverageHeartRate: 133, Calories: 70 };
const slipAt = (begin: number, Duration: number) => ({ ...words, ...figures, Begin: iso(begin), Duration });
const write = (begin: number, Duration: number, token: string, ClubId: number | null) =>
  house.call(createTraining, { ...hers(), token, body: { ...slipAt(begin, Duration), ClubId } });

async function bringFile(begin: number, seconds: number): Promise<void> {
  const beats = new Uint8Array(seconds).fill(176);
  const series = { begin, seconds, values: { Cadence: Array<number>(seconds).fill(80) } };
  const sent = { File: Buffer.from(writeTcx(anHour(begin, { beats, series }))).toString('base64'), FileName: 'home.tcx' };
  await house.call(importRecording, { ...hers(), body: sent });
}

/** What her own strap heard, of which no club knows, or the bridges of a club. */
const hear = (begin: number, seconds: number, clubId: number | null = null, bpm = 150) =>
  house.db.transaction().execute((trx) => {
    const rows = minutesOf(steady(begin, seconds, bpm), world.ids.athleteA, clubId ?? 0, null);
    return minutes.store(trx, { ...rows, clubIds: rows.clubIds.map(() => clubId) });
  });
async function settle(): Promise<void> {
  const { profiles } = createUsers({ db: house.db, today: () => '2026-05-05' });
  const trainedIn = async (_: unknown, all: readonly unknown[]) => all.map(() => null);
  const ports = { trainedIn, ranAt: async () => [], inherits: [], now: () => new Date(Date.now() + 3_600_000) };
  const parts = { minutes, profiles, ...ports };
  await createSummaries({ db: house.db, ...parts }).run({ error: (...said: unknown[]) => expect(said).toEqual([]) });
}

const around = { from: iso(morning - 7200), to: iso(morning + 86_400) };
const journal = async (who: ReturnType<typeof hers>) =>
  (await house.call(listCalendarTrainings, { ...who, query: around })).result;
const read = async (id: number) => (await house.call(getTraining, { params: { id }, token: world.tokens.trainerA })).result;
const remove = async (id: number, token: string) => (await house.call(deleteTraining, { params: { id }, token })).status;
const comment = async (id: number, Text: string, token: string) =>
  (await house.call(createComment, { params: { id }, token, body: { Text } })).status;
async function update(id: number, change: object): Promise<number> {
  const body = { ...words, ...change, ...(await versionOf(house, id)) };
  return (await house.call(updateTraining, { params: { id }, token: world.tokens.trainerA, body })).status;
}

/** All that staff of the club are told: lists, answers about what they wrote down, seconds, and when she was there last. */
async function toldTo(slips: readonly number[]): Promise<unknown[]> {
  const { rows } = await sql`
    select "Begin", "End", "Points", "Heard", "Duration", "Counts", "CountsAsSaid" from club_trainings
    where "UserId" = ${world.ids.athleteA} and "ClubId" = ${world.clubA} and "IsKnown" order by "Begin"`.execute(house.db);
  const beats = (await house.call(getHeartbeats, { ...staff(), query: { from: around.from, to: iso(morning + 14_400) } })).result;
  const ofClub = { ...staff(), params: { id: world.clubA } };
  const query = { draw: 0, start: 0, length: 100 };
  const people = (await house.call(listClubPeople, { ...ofClub, token: world.tokens.managerA, query })).result.data;
  const told: unknown[] = [
    [await journal(staff()), (await house.call(listClubTrainings, { ...ofClub, query: around })).result],
    (await house.call(listWaitingTrainings, { ...ofClub, query: {} })).result.data.map(({ Words, Effort }) => ({
      Words,
      Effort,
    })),
    [rows, beats.HeartRates.filter((bpm) => bpm > 0), people.find(({ UserId }) => UserId === world.ids.athleteA)?.LastSeen],
  ];
  for (const id of slips) {
    const byStaff = { params: { id }, token: world.tokens.trainerA };
    const said = [(await house.call(listComments, byStaff)).result, (await house.call(listFeedbacks, byStaff)).result].flat();
    told.push(
      await read(id),
      said.map(({ Text }) => Text),
      (await house.call(getTrainingSeries, byStaff)).result,
    );
  }
  return told;
}

const quarters = fc.record({ at: fc.integer({ min: -4, max: 12 }), length: fc.integer({ min: 1, max: 4 }) });
const anAct = fc.oneof(
  fc.record({
    by: fc.constant('staff' as const),
    act: fc.constantFrom('write', 'write', 'move', 'move', 'call', 'comment', 'remove'),
    at: quarters,
  }),
  fc.record({
    by: fc.constant('her' as const),
    act: fc.constantFrom('file', 'word', 'strap', 'comment', 'remove'),
    at: quarters,
  }),
);
type Act = typeof anAct extends fc.Arbitrary<infer T> ? T : never;

/** What she does with trainings of her own, which are in no club. */
async function actHerself(act: string, begin: number, seconds: number): Promise<void> {
  const own = (await journal(hers())).filter(({ ClubId }) => ClubId === null);
  if (act === 'file') await bringFile(begin, seconds);
  else if (act === 'word') await write(begin, seconds, world.tokens.athleteA, null);
  else if (act === 'strap') await hear(begin, seconds);
  for (const { TrainingId } of own.slice(0, 1)) {
    if (act === 'comment') await comment(TrainingId, 'Mine', world.tokens.athleteA);
    if (act === 'remove') await remove(TrainingId, world.tokens.athleteA);
  }
}

/** What staff are told after each of their acts; `isAlone`: she does nothing. */
async function toldOf(acts: readonly Act[], isAlone: boolean): Promise<unknown> {
  world = await createWorld(house);
  await share('HeartRate', world.clubA);
  const told: unknown[] = [];
  const slips: number[] = [];
  const written: number[] = [];
  for (const { by, act, at } of acts) {
    const [begin, seconds] = [morning + at.at * 900, at.length * 900];
    const last = slips.at(-1);
    if (by === 'her') {
      if (!isAlone) await actHerself(act, begin, seconds);
    } else if (act === 'write' || last === undefined) {
      const { status, result } = await write(begin, seconds, world.tokens.trainerA, world.clubA);
      told.push(status);
      if (status === 201) {
        slips.push(result.TrainingId);
        written.push(result.TrainingId);
      }
    } else if (act === 'move') told.push(await update(last, slipAt(begin, seconds)));
    else if (act === 'call') told.push(await update(last, { Name: `At ${at.at}`, Note: '' }));
    else if (act === 'comment') told.push(await comment(last, `At ${at.at}`, world.tokens.trainerA));
    else {
      told.push(await remove(last, world.tokens.trainerA));
      slips.pop();
    }
    await settle();
    told.push(...(await toldTo(slips)));
  }
  const numbers = new Map(written.map((id, place) => [id, `slip ${place}`]));
  const events = await house.db
    .selectFrom('events')
    .select(['Type', 'Payload'])
    .where('ClubId', '=', world.clubA)
    .orderBy('EventId')
    .execute();
  // Each world has its own numbers and names, and what was written at another moment another time.
  const ofWorld = new Set(['UserId', 'ClubId', 'ClubName', 'Nickname', 'FirstMidName', 'LastName', 'By', 'Target', 'CommentId']);
  const plain = JSON.stringify(
    [told, events.filter(({ Type }) => Type.startsWith('Training') || Type === 'FirstTraining')],
    (key, value: unknown) => {
      if (key === 'TrainingId') return numbers.get(Number(value)) ?? 'unknown';
      return ofWorld.has(key) ? null : value;
    },
  );
  return JSON.parse(plain) as unknown;
}

it('staff are told of what they write down the same whatever she has of her own, and whatever she does with it', {
  tags: ['examples'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anAct, { minLength: 2, maxLength: 8 }), async (acts) => {
      expect(await toldOf(acts, false)).toEqual(await toldOf(acts, true));
    }),
    { numRuns: runs(20) },
  );
});

const steps = {
  slip: () => write(morning, 3600, world.tokens.trainerA, world.clubA).then(({ result }) => result.TrainingId),
  heard: () => hear(morning + 617, 871, world.clubA),
  // It ends, and her strap begins, within a minute that the club heard as well.
  file: () => bringFile(morning - 600, 1230),
  strap: () => hear(morning + 1497, 900, null, 140),
};
it.each([
  [['slip', 'heard', 'file']],
  [['slip', 'heard', 'strap']],
  [['slip', 'file', 'heard']],
  [['file', 'slip', 'heard']],
  [['strap', 'slip', 'heard', 'file']],
] as const)('what staff wrote down and their club heard is the same to them whatever is hers: %s', async (acts) => {
  const seen: unknown[] = [];
  for (const isAlone of [false, true]) {
    world = await createWorld(house);
    await share('HeartRate', world.clubA);
    let id = 0;
    for (const act of acts) {
      if (isAlone && (act === 'file' || act === 'strap')) continue;
      const result = await steps[act]();
      if (act === 'slip') id = Number(result);
      await settle();
    }
    const { UserId: _user, TrainingId: _training, ClubId: _club, ClubName: _name, Nickname: _nickname, ...slip } = await read(id);
    const listed = (await journal(staff())).map(({ Begin, Duration, Points, Source, Note }) => ({
      Begin,
      Duration,
      Points,
      Source,
      Note,
    }));
    seen.push([slip, listed]);
    expect(slip).toMatchObject({
      ...words,
      Source: 'Hand',
      Duration: 3600,
      MaxHeartRate: null,
      MayChange: true,
      MayDelete: true,
    });
    if (isAlone) continue;
    // Each second counts once, and all of them in the club once she saves it.
    const own = await journal(hers());
    const heardSeconds = (rows: readonly { Duration: number; GapTime: number }[]) =>
      rows.reduce((sum, { Duration, GapTime }) => sum + Duration - GapTime, 0);
    const all = heardSeconds(own);
    const { Declared, RowVersion } = (await house.call(getTraining, { params: { id }, token: world.tokens.athleteA })).result;
    const body = { ...words, ...Declared, RowVersion };
    expect((await house.call(updateTraining, { params: { id }, token: world.tokens.athleteA, body })).status).toBe(200);
    expect(await journal(hers())).toHaveLength(1);
    // The second before a hole is of the hole (`hold`), and there are others now.
    expect(Math.abs(heardSeconds(await journal(hers())) - all)).toBeLessThanOrEqual(1);
  }
  expect(seen[0]).toEqual(seen[1]);
});

it.each(['file', 'strap'] as const)(
  'what staff wrote down and their club heard stays when she deletes her %s of that time',
  async (own) => {
    world = await createWorld(house);
    await share('HeartRate', world.clubA);
    const id = await steps.slip();
    await steps.heard();
    await settle();
    const before = [await read(id), await journal(staff())];
    await steps[own]();
    await settle();
    for (const { TrainingId, Source, MaxHeartRate } of await journal(hers()))
      if (Source === 'File' || (own === 'strap' && Source === 'Heart' && MaxHeartRate === 140))
        expect(await remove(TrainingId, world.tokens.athleteA)).toBe(204);
    await settle();
    expect([await read(id), await journal(staff())]).toEqual(before);
    expect(await journal(hers())).toHaveLength(2);
  },
);
