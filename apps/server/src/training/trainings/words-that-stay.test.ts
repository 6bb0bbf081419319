import { textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { importRecording } from '@clubpulse/contract/training/recordings/recordings.calls';
import {
  createTraining,
  deleteTraining,
  getNextTraining,
  getTraining,
  listCalendarTrainings,
  updateTraining,
} from '@clubpulse/contract/training/trainings.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUsers } from '../../accounts/users/public.ts';
import { minutesOf, steady } from '../../test/heart-rates.ts';
import { openHouse, type TestHouse } from '../../test/house.ts';
import { leaveClub } from '../../test/leaving.ts';
import { aRole } from '../../test/rows.ts';
import { versionOf } from '../../test/training-version.ts';
import { createWorld, type World } from '../../test/world.ts';
import { createHeartMinutes } from '../heart-minutes/public.ts';
import { writeTcx } from '../recordings/formats/xml-write.wire.ts';
import { anHour } from '../recordings/recordings.samples.ts';
import { createSummaries } from './public.ts';

let house: TestHouse;
let world: World;
const minutes = createHeartMinutes();
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(async () => {
  world = await createWorld(house);
  await aRole(house.db, world.ids.athleteA, 'Athlete', world.clubB);
});
afterAll(() => house.close());

const morning = Math.floor(Date.now() / 86_400_000) * 86_400 - 3 * 86_400 + 9 * 3600;
const iso = (second: number) => new Date(second * 1000).toISOString();
const hers = () => ({ params: { id: world.ids.athleteA }, token: world.tokens.athleteA });
const byTrainer = (club: 'A' | 'B' = 'A') => ({ ...hers(), token: world.tokens[`trainer${club}`] });

/** What the bridges of a club heard, or (null) her own strap, and what becomes of it: nothing is on its way any more. */
async function hear(clubId: number | null, begin: number, seconds: number, bpm = 150): Promise<void> {
  await house.db.transaction().execute((trx) => {
    const rows = minutesOf(steady(begin, seconds, bpm), world.ids.athleteA, clubId ?? 0, null);
    return minutes.store(trx, { ...rows, clubIds: rows.clubIds.map(() => clubId) });
  });
  const { profiles } = createUsers({ db: house.db, today: () => iso(morning).slice(0, 10) });
  const parts = { minutes, profiles, trainedIn: async (_: unknown, all: readonly unknown[]) => all.map(() => null) };
  const ports = { ranAt: async () => [], inherits: [], now: () => new Date(Date.now() + 3_600_000) };
  await createSummaries({ db: house.db, ...parts, ...ports }).run({ error: (...said: unknown[]) => expect(said).toEqual([]) });
}

/** An hour that somebody wrote down. */
async function write(
  by: Pick<ReturnType<typeof hers>, 'params' | 'token'>,
  Distance: number | null = null,
  begin = morning,
): Promise<number> {
  const words = { TrainingType: 'cycling', Name: 'Ride', Note: '', Distance, AverageHeartRate: null, Calories: null };
  const body = { ...words, Begin: iso(begin), Duration: 3600, ClubId: world.clubA };
  return (await house.call(createTraining, { ...by, body })).result.TrainingId;
}

async function file(
  begin: number,
  seconds: number,
  { bpm = 150, Distance = 5000 }: { bpm?: number; Distance?: number | null } = {},
): Promise<void> {
  const series = { begin, seconds, values: { Cadence: Array<number>(seconds).fill(80) } };
  const beats = new Uint8Array(seconds).fill(bpm);
  const text = writeTcx(anHour(begin, { beats, series, Distance, AverageHeartRate: bpm || null }));
  const body = { File: Buffer.from(text).toString('base64'), FileName: 'ride.tcx' };
  expect((await house.call(importRecording, { ...hers(), body })).result.Trainings).toHaveLength(1);
}

const read = (id: number, token: string) => house.call(getTraining, { params: { id }, token });
async function share(Purpose: 'HeartRate' | 'OtherTrainings', Granted = true): Promise<void> {
  const clubs = [world.clubA, world.clubB];
  const body = clubs.map((ClubId) => ({ ClubId, Purpose, Version: textVersions[Purpose], Granted }));
  expect((await house.call(setConsents, { ...hers(), body })).status).toBe(200);
}

describe('a first training that comes to count after it was over', () => {
  /** The clubs that greeted her, with how long it was. */
  const greeted = async () => {
    const events = await house.db
      .selectFrom('events')
      .select(['ClubId', 'Payload'])
      .where('Type', '=', 'FirstTraining')
      .orderBy('EventId')
      .execute();
    const hersOf = events.filter(({ Payload }) => (Payload as { Target?: number }).Target === world.ids.athleteA);
    return hersOf.map(({ ClubId, Payload }) => [ClubId, (Payload as { Duration?: number }).Duration]);
  };

  it('is greeted where her own strap had closed it and the hub of the club comes late, and no other after it', async () => {
    await hear(null, morning, 1800);
    expect(await greeted()).toEqual([]);
    await hear(world.clubA, morning + 1800, 1800);
    expect(await greeted()).toEqual([[world.clubA, 1800]]);
    await hear(world.clubA, morning + 3600, 600);
    await hear(world.clubA, morning + 4 * 3600, 1800);
    expect(await greeted()).toHaveLength(1);
  });

  it('is greeted in each club that counts it, where another had closed it', async () => {
    await hear(world.clubB, morning, 1800);
    await hear(world.clubA, morning + 1800, 1800);
    expect(await greeted()).toEqual([
      [world.clubB, 1800],
      [world.clubA, 1800],
    ]);
  });

  it.each([140, 150])(
    'is greeted where staff wrote it, her file joined and the hub comes late, with %i of the 150 of her file',
    async (bpm) => {
      await write(byTrainer());
      await file(morning, 3600);
      expect(await greeted()).toEqual([]);
      await hear(world.clubA, morning, 3600, bpm);
      expect(await greeted()).toEqual([[world.clubA, 3600]]);
    },
  );

  it('is none of a few seconds in passing, before a minute of it was heard', async () => {
    await write(byTrainer());
    await file(morning + 300, 3600);
    await hear(world.clubA, morning, 30, 140);
    expect(await greeted()).toEqual([]);
    await hear(world.clubA, morning, 120, 140);
    expect(await greeted()).toHaveLength(1);
  });

  it('is none of what the club counted already, before she was its member', async () => {
    const { athleteA } = world.ids;
    await leaveClub(house.db, { UserId: athleteA, ClubId: world.clubB });
    await hear(world.clubB, morning, 1800);
    await aRole(house.db, athleteA, 'Athlete', world.clubB);
    await hear(world.clubB, morning + 1800, 600);
    expect(await greeted()).toEqual([]);
    // Nor where it becomes part of what she writes down.
    await write(hers(), null, morning + 2700);
    await hear(world.clubB, morning + 2400, 600);
    expect(await house.db.selectFrom('trainings').select('TrainingId').where('UserId', '=', athleteA).execute()).toHaveLength(1);
    expect(await greeted()).toEqual([]);
  });
});

describe('an hour that staff wrote down', () => {
  const slip = { Source: 'Hand', Begin: iso(morning), Duration: 3600, MaxHeartRate: null, Points: 0 };
  const hersNow = async () => {
    const query = { from: iso(morning - 7200), to: iso(morning + 7200) };
    return (await house.call(listCalendarTrainings, { ...hers(), query })).result;
  };
  async function save(id: number): Promise<number> {
    const { Name, TrainingType, Declared, RowVersion } = (await read(id, world.tokens.athleteA)).result;
    const body = { Name, TrainingType, Note: '', ...Declared, RowVersion };
    return (await house.call(updateTraining, { params: { id }, token: world.tokens.athleteA, body })).status;
  }
  beforeEach(() => share('HeartRate'));

  it('stays what they wrote in their club where another one hears half of it, of which that alone knows', async () => {
    const id = await write(byTrainer(), 9000);
    await hear(world.clubB, morning, 1800);
    expect((await read(id, world.tokens.trainerA)).result).toMatchObject({ ...slip, Distance: 9000, ClubId: world.clubA });
    expect((await read(id, world.tokens.trainerB)).status).toBe(404);
    const heard = { Source: 'Heart', Begin: iso(morning), Duration: 1800, Distance: null, ClubId: world.clubB };
    expect(await hersNow()).toMatchObject([heard, { TrainingId: id }]);
    // She cannot have been in both, and no word of theirs goes over to the other.
    expect((await read(id, world.tokens.athleteA)).result).toMatchObject({ ...slip, AwaitsHer: 'Overlaps' });
    expect(await save(id)).toBe(400);
    expect(await hersNow()).toMatchObject([heard, { TrainingId: id }]);
    expect((await read(id, world.tokens.trainerA)).result).toMatchObject({ ...slip, Distance: 9000 });
  });

  it('is a word beside what their own club hears of it, and one training with that once she saves it, all of it the club’s', async () => {
    const id = await write(byTrainer());
    await hear(world.clubA, morning, 1800);
    const heard = { Source: 'Heart', Duration: 1800, ClubId: world.clubA, MaxHeartRate: 150 };
    for (const token of [world.tokens.athleteA, world.tokens.trainerA])
      expect((await read(id, token)).result).toMatchObject({ ...slip, ClubId: world.clubA });
    expect(await hersNow()).toMatchObject([heard, { TrainingId: id }]);
    expect((await read(id, world.tokens.athleteA)).result).toMatchObject({ AwaitsHer: 'Joined' });
    expect(await save(id)).toBe(200);
    const whole = { TrainingId: id, Duration: 3600, GapTime: 1800, ClubId: world.clubA, MaxHeartRate: 150, MayDelete: false };
    expect(await hersNow()).toHaveLength(1);
    expect((await read(id, world.tokens.trainerA)).result).toMatchObject({ ...whole, Source: 'Hand' });
  });

  it('is of no class that ran then, until she saves it', async () => {
    const id = await write(byTrainer());
    const [row] = await house.db.selectFrom('trainings').selectAll().where('TrainingId', '=', id).execute();
    await hear(world.clubA, morning, 1800);
    const after = await house.db.selectFrom('trainings').selectAll().where('TrainingId', '=', id).execute();
    expect(after).toEqual([row]);
  });

  it('brings back nothing that she deleted as she saves it', async () => {
    await file(morning, 3600);
    const [own] = await hersNow();
    const token = world.tokens.athleteA;
    expect((await house.call(deleteTraining, { params: { id: own?.TrainingId ?? 0 }, token })).status).toBe(204);
    const id = await write(byTrainer());
    expect((await read(id, token)).result).toMatchObject({ ...slip, AwaitsHer: 'Alone' });
    expect(await save(id)).toBe(200);
    expect((await read(id, world.tokens.trainerA)).result).toMatchObject({ ...slip, MayDelete: false, MayMove: false });
    expect(await hersNow()).toMatchObject([{ TrainingId: id, Points: 0, MaxHeartRate: null }]);
  });

  it('is hers alone to move and to delete once she saved it, and tells its club by no refusal of what else she has', async () => {
    const id = await write(byTrainer());
    expect(await save(id)).toBe(200);
    await file(morning + 7200, 3600);
    const trainer = { params: { id }, token: world.tokens.trainerA };
    const { Name, TrainingType, Note, Declared } = (await read(id, world.tokens.trainerA)).result;
    const said = { Name, TrainingType, Note, ...Declared };
    for (const Begin of [iso(morning + 7200), iso(morning + 14_400)]) {
      const body = { ...said, Begin, ...(await versionOf(house, id)) };
      expect((await house.call(updateTraining, { ...trainer, body })).problem?.ErrorType).toBe('TrainingIsHers');
    }
    const body = { ...said, Distance: 4000, ...(await versionOf(house, id)) };
    expect((await house.call(updateTraining, { ...trainer, body })).status).toBe(200);
    expect((await house.call(deleteTraining, trainer)).problem?.ErrorType).toBe('TrainingIsHers');
    expect((await read(id, world.tokens.athleteA)).result).toMatchObject({ Begin: iso(morning), Declared: { Distance: 4000 } });
  });

  it('that begins as her own training does is beside it, and each leads to the other', async () => {
    const id = await write(byTrainer());
    await file(morning, 3600);
    const [first, second] = await hersNow();
    const next = { params: { id: second?.TrainingId ?? 0 }, token: world.tokens.athleteA };
    expect((await house.call(getNextTraining, next)).result).toMatchObject({ TrainingId: first?.TrainingId });
    expect([first, second].map((one) => one?.TrainingId)).toContain(id);
  });

  it('is of no club that heard nothing once that club is gone', async () => {
    const id = await write(byTrainer());
    await house.db.updateTable('trainings').set({ ClubId: null }).where('TrainingId', '=', id).execute();
    await hear(world.clubB, morning, 1800);
    expect((await read(id, world.tokens.athleteA)).result).toMatchObject({ ClubId: null, Duration: 3600 });
  });

  it.each<[string, number | null, { seconds: number; Distance: number | null }, number | null]>([
    ['her file’s where that says the same', 5000, { seconds: 3600, Distance: 5000 }, 5000],
    ['her file’s where that says another', 9000, { seconds: 3600, Distance: 5000 }, 5000],
    ['her file’s where they said none', null, { seconds: 600, Distance: 1000 }, 1000],
    ['theirs where her file says none', 777, { seconds: 3600, Distance: null }, 777],
  ])('is hers with its figures once she saves it: %s', async (_, wrote, { seconds, Distance }, whole) => {
    const id = await write(byTrainer(), wrote);
    await file(morning, seconds, { Distance });
    expect((await read(id, world.tokens.trainerA)).result).toMatchObject({ ...slip, Distance: wrote });
    expect(await save(id)).toBe(200);
    // A file of a small part of it leaves the rest a word.
    expect(await hersNow()).toMatchObject([{ TrainingId: id, Source: 'File', Distance: whole, Duration: 3600 }]);
  });
});
