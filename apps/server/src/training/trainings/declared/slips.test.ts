import { textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { getProgress } from '@clubpulse/contract/office/progress/progress.calls';
import { listComments } from '@clubpulse/contract/training/comments/comments.calls';
import { importRecording } from '@clubpulse/contract/training/recordings/recordings.calls';
import { trainingSources } from '@clubpulse/contract/training/trainings';
import {
  createTraining,
  deleteTraining,
  getTraining,
  listCalendarTrainings,
  listClubTrainings,
  updateTraining,
} from '@clubpulse/contract/training/trainings.calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUsers } from '../../../accounts/users/public.ts';
import { apart } from '../../../platform/database/pool/one-connection.ts';
import { minutesOf, steady } from '../../../test/heart-rates.ts';
import { openHouse, type TestHouse } from '../../../test/house.ts';
import { leaveClub } from '../../../test/leaving.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { createHeartMinutes } from '../../heart-minutes/public.ts';
import { writeTcx } from '../../recordings/formats/xml-write.wire.ts';
import { anHour } from '../../recordings/recordings.samples.ts';
import { createSummaries } from '../public.ts';
import { isSlip } from './heard-before.rows.ts';

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

const morning = Math.floor(Date.now() / 86_400_000) * 86_400 - 3 * 86_400 + 9 * 3600;
const iso = (second: number) => new Date(second * 1000).toISOString();
const hers = () => ({ params: { id: world.ids.athleteA }, token: world.tokens.athleteA });
const byTrainer = () => ({ ...hers(), token: world.tokens.trainerA });
const figures = { Distance: 9000, AverageHeartRate: 131, Calories: null };
const said = (begin: number) => ({
  TrainingType: 'cycling',
  Name: 'Ride',
  Note: 'Windy',
  ...figures,
  Begin: iso(begin),
  Duration: 3600,
});
const write = (begin = morning) => house.call(createTraining, { ...byTrainer(), body: { ...said(begin), ClubId: world.clubA } });

const read = (id: number, token: string) => house.call(getTraining, { params: { id }, token });
const list = async (token: string) => {
  const query = { from: iso(morning - 7200), to: iso(morning + 7200) };
  return (await house.call(listCalendarTrainings, { ...hers(), token, query })).result;
};
const inClub = async (token: string) => {
  const query = { from: iso(morning - 7200), to: iso(morning + 7200) };
  const { result } = await house.call(listClubTrainings, { params: { id: world.clubA }, query, token });
  return result.filter(({ UserId }) => UserId === world.ids.athleteA);
};
const leave = () => leaveClub(house.db, { UserId: world.ids.athleteA, ClubId: world.clubA });
async function change(id: number, token: string, to: Partial<ReturnType<typeof said>> = {}) {
  const { RowVersion, Declared, Name, TrainingType, Note } = (await read(id, token)).result;
  return house.call(updateTraining, {
    params: { id },
    token,
    body: { Name, TrainingType, Note, ...Declared, ...to, RowVersion },
  });
}
async function share(): Promise<void> {
  const yes = { ClubId: world.clubA, Purpose: 'HeartRate', Version: textVersions.HeartRate, Granted: true } as const;
  expect((await house.call(setConsents, { ...hers(), body: [yes] })).status).toBe(200);
}
/** Her own strap, which no club hears. */
async function strap(begin = morning + 300, bpm = 165, isHeard: (second: number) => boolean = () => true): Promise<void> {
  await house.db.transaction().execute((trx) => {
    const seconds = new Map([...steady(begin, 1800, bpm)].filter(([second]) => isHeard(second - begin)));
    const rows = minutesOf(seconds, world.ids.athleteA, 0, null);
    return minutes.store(trx, { ...rows, clubIds: rows.clubIds.map(() => null) });
  });
  const { profiles } = createUsers({ db: house.db, today: () => iso(morning).slice(0, 10) });
  const nothing = { trainedIn: async (_: unknown, all: readonly unknown[]) => all.map(() => null), ranAt: async () => [] };
  const parts = { minutes, profiles, ...nothing, inherits: [], now: () => new Date(Date.now() + 3_600_000) };
  await createSummaries({ db: house.db, ...parts }).run({ error: (...words: unknown[]) => expect(words).toEqual([]) });
}
async function file(begin = morning): Promise<void> {
  const beats = new Uint8Array(3600).fill(150);
  const text = writeTcx(anHour(begin, { beats, series: { begin, seconds: 3600, values: {} }, Distance: 5000 }));
  const body = { File: Buffer.from(text).toString('base64'), FileName: 'ride.tcx' };
  expect((await house.call(importRecording, { ...hers(), body })).result.Trainings).toHaveLength(1);
}

const written = {
  IsShared: false,
  ByStaff: true,
  Note: 'Windy',
  Distance: 9000,
  AverageHeartRate: 131,
  Calories: 0,
  Points: 0,
};

describe('what staff wrote down of somebody who shares no heart rates with them', () => {
  it('is read, corrected and taken back by its writers, who learn nothing of hers by it', async () => {
    const { TrainingId: id, ...made } = (await write()).result;
    expect(made).toMatchObject(written);
    await file();
    const { trainerA, managerA } = world.tokens;
    for (const token of [trainerA, managerA]) {
      const detail = { ...written, Zones: null, Recovery: null, Groups: [], AwaitsHer: null };
      const may = { MayChange: true, MayMove: true, MayDelete: true };
      expect((await read(id, token)).result).toMatchObject({ ...detail, ...may, Declared: { Distance: 9000, Calories: null } });
      expect((await list(token)).filter(({ ByStaff }) => ByStaff)).toMatchObject([written]);
      expect(await inClub(token)).toMatchObject([written]);
    }
    expect((await change(id, managerA, { Distance: 7000, Begin: iso(morning + 600) })).result).toMatchObject({
      ...written,
      Distance: 7000,
      Begin: iso(morning + 600),
    });
    expect((await house.call(deleteTraining, { params: { id }, token: trainerA })).status).toBe(204);
    expect((await list(world.tokens.athleteA)).map(({ Source }) => Source)).toEqual(['File']);
  });

  it('is an outline to them as soon as she says that it was her', async () => {
    const { TrainingId: id } = (await write()).result;
    expect((await change(id, world.tokens.athleteA)).status).toBe(200);
    expect((await read(id, world.tokens.trainerA)).problem?.ErrorType).toBe('NotShared');
    expect(await list(world.tokens.trainerA)).toMatchObject([{ ByStaff: false, Note: '', AverageHeartRate: null }]);
  });

  it('is nothing to staff of another club, an outline to who is staff and writes nothing, and its comments are shut to its writers', async () => {
    const { TrainingId: id } = (await write()).result;
    expect((await read(id, world.tokens.trainerB)).status).toBe(404);
    expect((await read(id, world.tokens.ownerA)).problem?.ErrorType).toBe('NotShared');
    expect(await inClub(world.tokens.ownerA)).toMatchObject([{ Note: '', AverageHeartRate: null }]);
    const comments = await house.call(listComments, { params: { id }, token: world.tokens.trainerA });
    expect(comments.problem?.ErrorType).toBe('NotShared');
  });
});

describe('of who left, the list of the club says', () => {
  it('what staff wrote down without its words', async () => {
    await write();
    await leave();
    expect(await inClub(world.tokens.trainerA)).toMatchObject([{ ...written, Name: 'Ride', Note: '', AverageHeartRate: null }]);
  });

  it('a training of hers without what she wrote of it', async () => {
    const { TrainingId: id } = (await write()).result;
    expect((await change(id, world.tokens.athleteA, { Name: 'Legs' })).status).toBe(200);
    const words = { TrainingId: id, TrainingType: 'cycling', Name: 'Legs', Distance: 9000 };
    expect(await inClub(world.tokens.trainerA)).toMatchObject([words]);
    await leave();
    const without = { TrainingId: id, TrainingType: 'other', Name: '', Distance: null, Duration: 3600 };
    expect(await inClub(world.tokens.trainerA)).toMatchObject([without]);
  });
});

it('what staff wrote down is the same to the database and to the server', async () => {
  for (const Source of trainingSources)
    for (const ClubSaidByStaff of [true, false]) {
      const { rows } = await sql<{ is: boolean }>`select is_slip(${Source}, ${ClubSaidByStaff}) as is`.execute(house.db);
      expect(rows).toEqual([{ is: isSlip({ Source, ClubSaidByStaff }) }]);
    }
});

it('what staff wrote down is in none of her figures before she says so herself', async () => {
  const progress = async () => {
    const { Weeks, Unconfirmed } = (await house.call(getProgress, hers())).result;
    return { weeks: Weeks.filter(({ Trainings }) => Trainings > 0), Unconfirmed };
  };
  const { TrainingId: id } = (await write()).result;
  expect(await progress()).toEqual({ weeks: [], Unconfirmed: 1 });
  expect(await house.db.selectFrom('training_days').selectAll().where('UserId', '=', world.ids.athleteA).execute()).toEqual([]);
  expect((await change(id, world.tokens.athleteA)).status).toBe(200);
  expect(await progress()).toMatchObject({ weeks: [{ Trainings: 1, Duration: 3600 }], Unconfirmed: 0 });
});

it('what staff wrote down is acted on without a look at what was heard of her, which would tell by its time whether there is any', async () => {
  await share();
  await file();
  // Whoever reads what was heard waits for this.
  let isDone: () => void = () => {};
  const done = new Promise<void>((resolve) => {
    isDone = resolve;
  });
  let isHeld: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    isHeld = resolve;
  });
  const holding = apart(() =>
    house.db.transaction().execute(async (trx) => {
      await sql`lock table heart_minute in access exclusive mode`.execute(trx);
      isHeld();
      await done;
    }),
  );
  await held;
  try {
    const { TrainingId: id } = (await write()).result;
    expect((await read(id, world.tokens.trainerA)).result).toMatchObject({ ByStaff: true, MaxHeartRate: null });
    expect((await change(id, world.tokens.trainerA, { Begin: iso(morning + 900) })).status).toBe(200);
    expect((await house.call(deleteTraining, { params: { id }, token: world.tokens.trainerA })).status).toBe(204);
  } finally {
    isDone();
    await holding;
  }
});

describe('what staff wrote down and she saves', () => {
  it('is refused where she moves it onto another one of theirs', async () => {
    const [first, second] = [(await write()).result, (await write(morning + 3600)).result];
    const moved = await change(first.TrainingId, world.tokens.athleteA, { Begin: iso(morning + 1800) });
    expect(moved.problem?.errors).toMatchObject([{ field: 'Begin', key: 'training-overlaps' }]);
    expect((await change(second.TrainingId, world.tokens.athleteA)).status).toBe(200);
    expect((await change(first.TrainingId, world.tokens.athleteA)).status).toBe(200);
  });

  it.each([true, false])(
    'is in no club where she left it, and its club has nothing of it; with a file of hers: %s',
    async (isFiled) => {
      const { TrainingId: id } = (await write()).result;
      await leave();
      if (isFiled) await file();
      expect((await read(id, world.tokens.athleteA)).result).toMatchObject({ AwaitsHer: isFiled ? 'Joined' : 'Alone' });
      expect((await change(id, world.tokens.athleteA, { Name: 'My own' })).status).toBe(200);
      expect(await list(world.tokens.athleteA)).toMatchObject([{ TrainingId: id, ClubId: null, ByStaff: false }]);
      expect(await inClub(world.tokens.managerA)).toEqual([]);
    },
  );

  const saysMore: readonly [string, (id: number) => Promise<unknown>][] = [
    ['a file', () => file()],
    ['her own strap', () => strap()],
    ['another time', (id) => change(id, world.tokens.athleteA, { Begin: iso(morning + 300) })],
    ['another name', (id) => change(id, world.tokens.athleteA, { Name: 'Never again there' })],
  ];
  it.each(saysMore)('is hers alone once she left its club and says more of it: %s', async (_, say) => {
    const { TrainingId: id } = (await write()).result;
    expect((await change(id, world.tokens.athleteA)).status).toBe(200);
    await leave();
    expect(await inClub(world.tokens.managerA)).toMatchObject([{ TrainingId: id, Points: 0 }]);
    await say(id);
    expect(await list(world.tokens.athleteA)).toMatchObject([{ TrainingId: id, ClubId: null }]);
    expect(await inClub(world.tokens.managerA)).toEqual([]);
    const days = house.db.selectFrom('training_days').select('Day').where('UserId', '=', world.ids.athleteA);
    expect(await days.where('ClubId', '=', world.clubA).execute()).toEqual([]);
  });

  it('stays its club’s with all that says more of it while she is there, also when she left and it is computed once more', async () => {
    const { TrainingId: id } = (await write()).result;
    expect((await change(id, world.tokens.athleteA)).status).toBe(200);
    await strap();
    const [stands] = await inClub(world.tokens.managerA);
    expect(stands).toMatchObject({ TrainingId: id, ClubId: world.clubA });
    expect(stands?.Points).toBeGreaterThan(0);
    await leave();
    // The same seconds once more, and some of another hour beside it.
    await strap();
    await strap(morning + 5400);
    expect(await inClub(world.tokens.managerA)).toMatchObject([{ TrainingId: id, Points: stands?.Points, IsLive: false }]);
    await strap(morning + 2400);
    expect(await inClub(world.tokens.managerA)).toEqual([]);
  });

  it('goes from the club that she left with seconds between those that it had, which make it no longer and of no more points', async () => {
    const { TrainingId: id } = (await write()).result;
    expect((await change(id, world.tokens.athleteA)).status).toBe(200);
    const everyFifth = (second: number) => second % 5 === 0 || second === 1799;
    await strap(morning + 300, 165, everyFifth);
    const [stands] = await list(world.tokens.athleteA);
    expect(stands).toMatchObject({ ClubId: world.clubA, AverageHeartRate: 165 });
    await leave();
    await strap(morning + 300, 165, everyFifth);
    expect(await inClub(world.tokens.managerA)).toHaveLength(1);
    await strap(morning + 300, 168, (second) => !everyFifth(second));
    const { Duration, GapTime, Points } = stands ?? {};
    expect(await list(world.tokens.athleteA)).toMatchObject([{ TrainingId: id, ClubId: null, Duration, GapTime, Points }]);
    expect(await inClub(world.tokens.managerA)).toEqual([]);
  });

  it('is refused where she moves what would be one training with her file, and is one with it where it stands', async () => {
    const { TrainingId: id } = (await write()).result;
    await file();
    const moved = await change(id, world.tokens.athleteA, { Begin: iso(morning + 300) });
    expect(moved.problem?.errors).toMatchObject([{ field: 'Begin', key: 'training-overlaps' }]);
    expect((await change(id, world.tokens.athleteA)).status).toBe(200);
    expect(await list(world.tokens.athleteA)).toMatchObject([{ TrainingId: id, Source: 'File' }]);
  });

  it('is one training with her file, in no club, where its club is gone', async () => {
    const { TrainingId: id } = (await write()).result;
    await file();
    await house.db.updateTable('trainings').set({ ClubId: null }).where('TrainingId', '=', id).execute();
    expect((await read(id, world.tokens.athleteA)).result).toMatchObject({ ClubName: null, AwaitsHer: 'Joined' });
    expect((await change(id, world.tokens.athleteA)).status).toBe(200);
    const whole = { TrainingId: id, ClubId: null, ByStaff: false, Source: 'File', Duration: 3600, MaxHeartRate: 150 };
    expect(await list(world.tokens.athleteA)).toMatchObject([whole]);
  });
});
