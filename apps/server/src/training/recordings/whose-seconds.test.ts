import { textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { sendOwnBeats } from '@clubpulse/contract/live/own-strap/own-strap.calls';
import { importRecording } from '@clubpulse/contract/training/recordings/recordings.calls';
import { getPower } from '@clubpulse/contract/training/series/series.calls';
import {
  deleteTraining,
  getHeartbeats,
  getTraining,
  listCalendarTrainings,
  listClubTrainings,
} from '@clubpulse/contract/training/trainings.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUsers } from '../../accounts/users/public.ts';
import { minutesOf, type Seconds } from '../../test/heart-rates.ts';
import { openHouse, type TestHouse } from '../../test/house.ts';
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
  await house.call(setConsents, {
    ...hers(),
    body: [{ ClubId: world.clubA, Purpose: 'HeartRate' as const, Version: textVersions.HeartRate, Granted: true }],
  });
});
afterAll(() => house.close());

const SECONDS = 300;
const begin = Date.UTC(2026, 5, 9, 7) / 1000 + 17;
const iso = (second: number) => new Date(second * 1000).toISOString();
const hers = () => ({ params: { id: world.ids.athleteA }, token: world.tokens.athleteA });
/** Her trainer, who is staff of the club. */
const asTrainer = () => ({ params: { id: world.ids.athleteA }, token: world.tokens.trainerA });

/** Seconds that the club's bridge heard: 43 of each 75. */
const isHeard = (second: number) => second % 75 < 43;
const withGaps = (seconds = SECONDS): Seconds =>
  new Map(Array.from({ length: seconds }, (_, second) => [begin + second, 150] as const).filter(([at]) => isHeard(at - begin)));
const hear = (seconds: Seconds, isLate = false) =>
  house.db.transaction().execute((trx) => {
    const rows = minutesOf(seconds, world.ids.athleteA, world.clubA, null);
    return minutes.store(trx, { ...rows, late: rows.minutes.map(() => isLate) });
  });

/** Her private file: the same all the time, and watts. */
async function bring(seconds = SECONDS, bpm = 176): Promise<number> {
  const file = writeTcx(anHour(begin, { beats: new Uint8Array(3600).fill(bpm, 0, seconds) }));
  const body = { File: Buffer.from(file).toString('base64'), FileName: 'from-home.tcx' };
  const { result } = await house.call(importRecording, { ...hers(), body });
  return result.Trainings[0]?.TrainingId ?? 0;
}

/** Everything that is stored becomes trainings. */
async function settle() {
  const { profiles } = createUsers({ db: house.db, today: () => new Date().toISOString().slice(0, 10) });
  const nothing = { trainedIn: async (_: unknown, all: readonly unknown[]) => all.map(() => null), ranAt: async () => [] };
  const parts = { minutes, profiles, ...nothing, inherits: [], now: () => new Date(Date.now() + 3_600_000) };
  await createSummaries({ db: house.db, ...parts }).run({ error: (...said: unknown[]) => expect(said).toEqual([]) });
}

const query = { from: iso(begin - 7200), to: iso(begin + 7200) };
const inClub = async () =>
  (await house.call(listClubTrainings, { params: { id: world.clubA }, token: world.tokens.trainerA, query })).result ?? [];
const journal = async (who = asTrainer()) => (await house.call(listCalendarTrainings, { ...who, query })).result ?? [];
const beatsFor = async (who: ReturnType<typeof hers>, seconds = SECONDS) =>
  (await house.call(getHeartbeats, { ...who, query: { from: iso(begin), to: iso(begin + seconds) } })).result?.HeartRates ?? [];

/** What her trainer reads of the training, and she herself. */
async function expectItsOwnOfEach(id: number) {
  // The second before each of the three gaps covers nothing.
  const covered = withGaps().size - 3;
  const part = {
    TrainingId: id,
    ClubId: world.clubA,
    Begin: iso(begin),
    MaxHeartRate: 150,
    AverageHeartRate: 150,
    Source: 'Heart',
  };
  const [listed] = await inClub();
  expect([listed, ...(await journal())]).toMatchObject([part, part]);
  const { result } = await house.call(getTraining, { params: { id }, token: world.tokens.trainerA });
  expect(result).toMatchObject(part);
  expect(result.Duration - result.GapTime).toBe(covered);
  expect((await beatsFor(asTrainer())).map(Boolean)).toEqual(Array.from({ length: SECONDS }, (_, second) => isHeard(second)));
  const asHers = await beatsFor(hers());
  expect(asHers).toEqual(Array.from({ length: SECONDS }, (_, second) => (isHeard(second) ? 150 : 176)));
  const whole = (await house.call(getTraining, { params: { id }, token: world.tokens.athleteA })).result;
  expect(whole).toMatchObject({ MaxHeartRate: 176, ClubId: world.clubA });
  expect(whole.Points).toBeGreaterThan(result.Points);
}

describe('the seconds of a club’s minute that her private file brought', () => {
  it('are not read by its staff, whichever came first', async () => {
    await hear(withGaps());
    await settle();
    const [before] = await inClub();
    const id = await bring();
    await settle();
    await expectItsOwnOfEach(id);
    const { Begin, Duration, GapTime, Points, Calories, AverageHeartRate, MaxHeartRate } = before ?? {};
    expect(await inClub()).toMatchObject([{ Begin, Duration, GapTime, Points, Calories, AverageHeartRate, MaxHeartRate }]);
    const power = (await house.call(getPower, { ...asTrainer(), query: { from: iso(begin), to: iso(begin + SECONDS) } })).result;
    const watts = (power?.Power ?? []).slice(0, SECONDS);
    expect([...watts.entries()].filter(([second, value]) => value !== null && !isHeard(second))).toEqual([]);
    expect(watts[80]).toEqual(expect.any(Number));
    // Another file of the same time adds nothing to either.
    expect(await bring(SECONDS, 100)).toBe(id);
    await settle();
    await expectItsOwnOfEach(id);
  });

  it('are none of them where the bridge brings its own later', async () => {
    const id = await bring();
    // What it hears at once, and what a hub keeps until it is back.
    await hear(withGaps(SECONDS / 2));
    await hear(withGaps(), true);
    await settle();
    await expectItsOwnOfEach(id);
  });

  it('are none of them where her own strap brought them', async () => {
    const from = Math.floor(Date.now() / 1000) - 3000;
    await house.call(sendOwnBeats, { ...hers(), body: { Begin: iso(from), Beats: Array<number>(SECONDS).fill(176) } });
    const shifted = new Map([...withGaps()].map(([second, bpm]) => [second - begin + from, bpm]));
    await hear(shifted);
    await settle();
    const around = { query: { from: iso(from - 60), to: iso(from + 3000) } };
    const [listed] = (await house.call(listCalendarTrainings, { ...asTrainer(), ...around })).result ?? [];
    expect(listed).toMatchObject({ MaxHeartRate: 150, ClubId: world.clubA });
    const [whole] = (await house.call(listCalendarTrainings, { ...hers(), ...around })).result ?? [];
    expect(whole).toMatchObject({ MaxHeartRate: 176, Duration: SECONDS });
    expect(listed?.Points).toBeLessThan(whole?.Points ?? 0);
  });

  it('are hers too where she deleted what the club had heard', async () => {
    await hear(new Map(Array.from({ length: 900 }, (_, second) => [begin + second, 150])));
    await settle();
    const [heard] = await journal(hers());
    const gone = await house.call(deleteTraining, { params: { id: heard?.TrainingId ?? 0 }, token: world.tokens.athleteA });
    expect(gone.status).toBe(204);
    const id = await bring(900);
    await settle();
    expect((await house.call(getTraining, { params: { id }, token: world.tokens.athleteA })).result).toMatchObject({
      MaxHeartRate: 176,
      ClubId: null,
      Source: 'File',
    });
    expect([await inClub(), await journal()]).toEqual([[], []]);
    expect((await beatsFor(asTrainer(), 900)).filter((bpm) => bpm > 0)).toEqual([]);
    expect((await beatsFor(hers(), 900)).every((bpm) => bpm === 176)).toBe(true);
  });
});
