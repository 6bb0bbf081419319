import { textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { listWaitingTrainings } from '@clubpulse/contract/training/comments/comments.calls';
import { importRecording } from '@clubpulse/contract/training/recordings/recordings.calls';
import {
  createTraining,
  deleteTraining,
  getTraining,
  listCalendarTrainings,
  listClubTrainings,
  updateTraining,
} from '@clubpulse/contract/training/trainings.calls';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createUsers } from '../../../accounts/users/public.ts';
import { trainingsOf } from '../../../community/challenges/challenges.facts.ts';
import { averageHeartRates } from '../../../community/rankings/details.facts.ts';
import { ledBetween } from '../../../community/trainer-rankings/trainer-rankings.facts.ts';
import { ranAt } from '../../../live/group-trainings/group-trainings.facts.ts';
import { absencesBefore, lastThere } from '../../../office/notifications/notifications.facts.ts';
import { athleteFactsOf } from '../../../office/people/athletes.facts.ts';
import { minutesOf, steady } from '../../../test/heart-rates.ts';
import { openHouse, type TestHouse } from '../../../test/house.ts';
import { runs } from '../../../test/proof/at-length.ts';
import { aGroupTraining, aRole } from '../../../test/rows.ts';
import { versionOf } from '../../../test/training-version.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { createHeartMinutes } from '../../heart-minutes/public.ts';
import { writeTcx } from '../../recordings/formats/xml-write.wire.ts';
import { anHour } from '../../recordings/recordings.samples.ts';
import { createSummaries } from '../public.ts';
import { clubsOf, clubTotals } from '../trainings.store.ts';

let house: TestHouse;
let world: World;
const minutes = createHeartMinutes();
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(anew);
afterAll(() => house.close());

const clubs = ['A', 'B'] as const;
type Club = (typeof clubs)[number];
const idOf = (club: Club) => world[`club${club}`];
const trainerOf = (club: Club) => world.tokens[`trainer${club}`];

/** She trains in two clubs of two brands, in each of which something runs for an hour, and shows each her heart in it. */
async function anew(): Promise<void> {
  world = await createWorld(house);
  slips.clear();
  heardThere.clear();
  await aRole(house.db, world.ids.athleteA, 'Athlete', world.clubB);
  const [Begin, End] = [new Date((morning + 900) * 1000), new Date((morning + 4500) * 1000)];
  const groups = clubs.map((club) => ({ ClubId: idOf(club), Name: 'Ride', TrainerId: world.ids[`trainer${club}`], Begin, End }));
  for (const group of groups) await aGroupTraining(house.db, group);
  await share('HeartRate', true);
}

async function share(Purpose: 'HeartRate' | 'OtherTrainings', Granted: boolean): Promise<void> {
  const body = clubs.map((club) => ({ ClubId: idOf(club), Purpose, Version: textVersions[Purpose], Granted }));
  expect((await house.call(setConsents, { ...hers(), body })).status).toBe(200);
}

const iso = (second: number) => new Date(second * 1000).toISOString();
const hers = () => ({ params: { id: world.ids.athleteA }, token: world.tokens.athleteA });
const words = { TrainingType: 'cycling', Name: '', Note: '', Distance: null, AverageHeartRate: null, Calories: null };

/** The morning of some days ago: all that happens is of one day in every zone of the clubs. */
const morning = Math.floor(Date.now() / 86_400_000) * 86_400 - 3 * 86_400 + 9 * 3600;
const day = iso(morning).slice(0, 10);
const around = { from: iso(morning - 3 * 3600), to: iso(morning + 12 * 3600) };

/** What the bridges of a club heard, or (null) her own strap. */
const hear = (clubId: number | null, begin: number, seconds: number, bpm: number) =>
  house.db.transaction().execute((trx) => {
    const rows = minutesOf(steady(begin, seconds, bpm), world.ids.athleteA, clubId ?? 0, null);
    return minutes.store(trx, { ...rows, clubIds: rows.clubIds.map(() => clubId) });
  });

async function settle(): Promise<void> {
  const { profiles } = createUsers({ db: house.db, today: () => day });
  const parts = {
    minutes,
    profiles,
    // In the first club all is of a class.
    trainedIn: async (_: unknown, all: readonly { readonly ClubId: number }[]) =>
      all.map(({ ClubId }) => (ClubId === world.clubA ? { Name: 'Spin', TrainingType: 'cycling' } : null)),
    ranAt,
    inherits: [],
    // Nothing is on its way any more.
    now: () => new Date(Date.now() + 3_600_000),
  };
  await createSummaries({ db: house.db, ...parts }).run({ error: (...said: unknown[]) => expect(said).toEqual([]) });
}

/** What somebody writes down; refused where it overlaps what stands. */
const write = (by: string, ClubId: number | null, begin: number, Duration: number, figures: Partial<Figures> = {}) =>
  house.call(createTraining, { ...hers(), token: by, body: { ...words, ...figures, Begin: iso(begin), Duration, ClubId } });

type Figures = Record<'Distance' | 'AverageHeartRate' | 'Calories', number | null>;
type Said = Figures & Record<'begin' | 'end', number>;
/** What staff wrote down and she has not said herself since, by training: the acts alone say what is in it, and nothing that is stored. */
const slips = new Map<number, Said & { readonly club: Club }>();
/** The clubs whose bridges heard her at all. */
const heardThere = new Set<Club>();

const saidIn = ({ Begin, Duration, ...figures }: Figures & { readonly Begin: string; readonly Duration: number }): Said => {
  const begin = Date.parse(Begin) / 1000;
  return { ...figures, begin, end: begin + Duration };
};

/** Staff who see the whole correct in its form what they wrote down: figures, and where they may its times. What they leave as it stands there they do not write. */
async function correct({ which, nowhere, at, quarters, bpm }: Act): Promise<void> {
  const [id, slip] = [...slips][which % Math.max(1, slips.size)] ?? [];
  if (id === undefined || slip === undefined) return;
  await share('OtherTrainings', true);
  const token = trainerOf(slip.club);
  const { result } = await house.call(getTraining, { params: { id }, token });
  if (result?.MayChange && result.Declared) {
    const { Declared, Name, TrainingType, RowVersion } = result;
    const times = result.MayMove && at % 2 === 0 ? { Begin: iso(morning + at * 900), Duration: quarters * 900 } : {};
    const figures = nowhere ? { Distance: 777 } : { AverageHeartRate: bpm - 50, Calories: 50 + quarters };
    const body = { Name, TrainingType, Note: 'Ours', ...Declared, ...times, ...figures, RowVersion };
    const { status } = await house.call(updateTraining, { params: { id }, token, body });
    const [stands, says] = [saidIn(Declared), saidIn({ ...Declared, ...times, ...figures })];
    const written = <Field extends keyof Said>(field: Field) => (stands[field] === says[field] ? {} : { [field]: says[field] });
    const fields = ['begin', 'end', 'Distance', 'AverageHeartRate', 'Calories'] as const;
    if (status === 200) slips.set(id, Object.assign({ ...slip }, ...fields.map(written)));
  }
  await share('OtherTrainings', false);
}

/** Staff who know no more than what they wrote down correct it, all of it, or take it back. */
async function correctAlone({ act, which, at, quarters, bpm }: Act): Promise<void> {
  const [id, slip] = [...slips][which % Math.max(1, slips.size)] ?? [];
  if (id === undefined || slip === undefined) return;
  const token = trainerOf(slip.club);
  const { result } = await house.call(getTraining, { params: { id }, token });
  if (act === 'takeBack') {
    const { status } = await house.call(deleteTraining, { params: { id }, token });
    if (result) expect(status === 204, 'taken back').toBe(result.MayDelete);
    if (heardThere.size === 0) expect(status, 'taken back').toBe(204);
    if (status === 204) slips.delete(id);
  } else if (result?.MayChange && result.MayMove && result.MaxHeartRate === null) {
    const begin = morning + at * 900;
    const figures = { Distance: 500 * quarters, AverageHeartRate: bpm - 40, Calories: 60 + quarters };
    const body = { ...words, ...figures, Begin: iso(begin), Duration: quarters * 900, RowVersion: result.RowVersion };
    const { status } = await house.call(updateTraining, { params: { id }, token, body });
    if (status === 200) slips.set(id, { ...figures, club: slip.club, begin, end: begin + quarters * 900 });
  }
}

function file(begin: number, seconds: number, bpm: number) {
  const beats = new Uint8Array(seconds).fill(bpm);
  const series = { begin, seconds, values: { Cadence: Array<number>(seconds).fill(80) } };
  const text = writeTcx(anHour(begin, { beats, series, Distance: 5000, AverageHeartRate: bpm || null }));
  const body = { File: Buffer.from(text).toString('base64'), FileName: 'ride.tcx' };
  return house.call(importRecording, { ...hers(), body });
}

const stored = () => house.db.selectFrom('trainings').selectAll().where('UserId', '=', world.ids.athleteA).orderBy('TrainingId');

const anAct = fc.record({
  act: fc.constantFrom(
    'bridge',
    'bridge',
    'strap',
    'file',
    'file',
    'heartless',
    'slip',
    'slip',
    'byStaff',
    'byStaff',
    'correct',
    'correct',
    'correctAlone',
    'takeBack',
    'edit',
    'delete',
  ),
  club: fc.constantFrom(...clubs),
  nowhere: fc.boolean(),
  /** Quarters of an hour from then on: what is close joins. */
  at: fc.integer({ min: 0, max: 9 }),
  quarters: fc.integer({ min: 1, max: 5 }),
  which: fc.nat(5),
  bpm: fc.integer({ min: 120, max: 180 }),
});
/** Most begin with what staff write down: once a club heard anything of that time, it is not theirs to say. */
const aHistory = fc
  .tuple(fc.nat(2), fc.array(anAct, { minLength: 2, maxLength: 7 }))
  .map(([kind, acts]) => acts.map((one, place): Act => (place === 0 && kind > 0 ? { ...one, act: 'byStaff' } : one)));
type Act = typeof anAct extends fc.Arbitrary<infer T> ? T : never;

type Times = Pick<Said, 'begin' | 'end'>;
const isWithin = (one: Times, other: Times): boolean => one.begin < other.end && one.end > other.begin;
const spanOf = (one: { readonly DeclaredBegin: Date | null; readonly DeclaredEnd: Date | null }): Times => ({
  begin: Number(one.DeclaredBegin) / 1000,
  end: Number(one.DeclaredEnd) / 1000,
});

async function happen(how: Act): Promise<void> {
  const { act, club, nowhere, at, quarters, which, bpm } = how;
  const [begin, seconds] = [morning + at * 900, quarters * 900];
  const all = await stored().execute();
  const one = all[which % Math.max(1, all.length)];
  if (act === 'bridge') {
    heardThere.add(club);
    await hear(idOf(club), begin, seconds, bpm);
  } else if (act === 'strap') await hear(null, begin, seconds, bpm);
  else if (act === 'file') await file(begin, seconds, bpm);
  else if (act === 'heartless') await file(begin, seconds, 0);
  else if (act === 'slip') await write(world.tokens.athleteA, nowhere ? null : idOf(club), begin, seconds);
  else if (act === 'byStaff') {
    const figures = { Distance: 1000 * quarters, AverageHeartRate: bpm - 30, Calories: 100 * quarters };
    const span = { begin, end: begin + seconds };
    const isTheirs = [...slips.values()].some((slip) => slip.club === club && isWithin(slip, span));
    const isOfClub = all.some(({ ClubId, ...times }) => ClubId !== null && isWithin(spanOf(times), span));
    const { status, result } = await write(trainerOf(club), idOf(club), begin, seconds, figures);
    // What no club knows of refuses nothing.
    if (!isTheirs && !isOfClub && heardThere.size === 0) expect(status, 'taken').toBe(201);
    if (status === 201) slips.set(result.TrainingId, { ...figures, club, begin, end: begin + seconds });
  } else if (act === 'correct') await correct(how);
  else if (act === 'correctAlone' || act === 'takeBack') await correctAlone(how);
  else if (one && act === 'edit') {
    const times = one.DeclaredBegin === null ? {} : { Begin: iso(begin), Duration: seconds };
    const body = { ...words, ...times, Note: 'Mine', ...(await versionOf(house, one.TrainingId)) };
    const { status } = await house.call(updateTraining, { params: { id: one.TrainingId }, token: world.tokens.athleteA, body });
    if (status === 200) slips.delete(one.TrainingId);
  } else if (one) {
    const { status } = await house.call(deleteTraining, { params: { id: one.TrainingId }, token: world.tokens.athleteA });
    if (status === 204) slips.delete(one.TrainingId);
  }
  await settle();
}

interface Row {
  readonly TrainingId: number;
  readonly Begin: Date;
  readonly End: Date;
  readonly Points: number;
  readonly Counted: number;
  readonly Calories: number;
  readonly Average: number | null;
}
/** What staff wrote down stands as they wrote it, and is what they read of what no bridge of theirs heard, whatever joined it. */
async function expectSlips(): Promise<void> {
  const trainings = new Map((await stored().execute()).map((one): [number, typeof one] => [one.TrainingId, one]));
  for (const [id, { club, ...slip }] of slips) {
    const one = trainings.get(id);
    const { begin, end, Distance, AverageHeartRate, Calories } = slip;
    const declared = {
      begin: Number(one?.DeclaredBegin) / 1000,
      end: Number(one?.DeclaredEnd) / 1000,
      Distance: one?.Distance,
      DeclaredHeartRate: one?.DeclaredHeartRate,
      DeclaredCalories: one?.DeclaredCalories,
    };
    const word = { begin, end, Distance, DeclaredHeartRate: AverageHeartRate, DeclaredCalories: Calories };
    expect(declared, 'word').toMatchObject(word);
    expect(one?.ClubId, 'club').toBe(idOf(club));
    if (heardThere.has(club)) continue;
    const { result } = await house.call(getTraining, { params: { id }, token: trainerOf(club) });
    const none = { Source: 'Hand', MaxHeartRate: null, Points: 0 };
    const figures = { Distance, AverageHeartRate, Calories };
    expect(result, 'slip').toMatchObject({ ...none, ...figures, Begin: iso(begin), End: iso(end), Duration: end - begin });
  }
}

/** What a club knows of her trainings and what it counts, from what is stored, in words of the decisions alone (0063, 0113). */
async function expectedOf(club: Club) {
  const ClubId = idOf(club);
  const trainings = await stored().execute();
  const parts = await house.db.selectFrom('training_parts').selectAll().where('UserId', '=', world.ids.athleteA).execute();
  const found = { known: [] as Row[], outlines: [] as number[], counted: [] as Row[], said: [] as Row[] };
  for (const one of trainings) {
    const ofIt = parts.filter(({ TrainingId }) => TrainingId === one.TrainingId);
    const row = { ...one, Average: one.AverageHeartRate };
    const files = (one.HeardBefore as { recorded?: { begin: number; end: number }[] } | null)?.recorded ?? [];
    const isWord = one.Source === 'Hand' || files.length > 0;
    const recorded = files.reduce((sum, { begin, end }) => sum + end - begin, 0);
    const Counted = isWord ? Math.max(one.Duration - one.GapTime, recorded) : one.Duration;
    const Calories = 2 * Counted < one.Duration ? Math.floor((one.Calories * Counted) / one.Duration) : one.Calories;
    const own = ofIt.find((part) => part.ClubId === ClubId);
    if (own) {
      const isHeard = own.Duration > own.GapTime;
      const part = { ...own, Counted: own.Duration, Average: own.AverageHeartRate };
      found.known.push(part);
      if (isHeard) for (const list of [found.counted, found.said]) list.push(part);
      else found.outlines.push(one.TrainingId);
    }
    if (one.ClubId !== ClubId || ofIt.length > 0) continue;
    found.known.push({ ...row, Counted });
    found.said.push({ ...row, Counted: one.Duration });
    if (Counted > 0) found.counted.push({ ...row, Counted, Calories });
  }
  return { ...found, trainings };
}

const ids = (rows: readonly { readonly TrainingId: number }[]) =>
  rows.map(({ TrainingId }) => TrainingId).toSorted((a, b) => a - b);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const figures = (rows: readonly Pick<Row, 'Points' | 'Counted' | 'Calories'>[]) =>
  rows.map(({ Points, Counted, Calories }) => `${Points} ${Counted} ${Calories}`).toSorted();
const latest = (instants: readonly Date[]) => (instants.length === 0 ? null : new Date(Math.max(...instants.map(Number))));

async function viewOf(club: Club) {
  const { rows } = await sql<
    Row & {
      IsKnown: boolean;
      IsSeen: boolean;
      Counts: boolean;
      CountsAsSaid: boolean;
      Heard: number;
      Duration: number;
      AllCalories: number;
    }
  >`select "TrainingId", "Begin", "End", "Points", "CountedDuration" as "Counted", "CountedCalories" as "Calories", "AverageHeartRate" as "Average",
      "IsKnown", "IsSeen", "Counts", "CountsAsSaid", "Heard", "Duration", "Calories" as "AllCalories"
    from club_trainings where "UserId" = ${world.ids.athleteA} and "ClubId" = ${idOf(club)}`.execute(house.db);
  return rows;
}

/** Every reader asks of one club what it asks, and they say the same. */
async function expectAgreement(club: Club): Promise<void> {
  const { db } = house;
  const [ClubId, UserId] = [idOf(club), world.ids.athleteA];
  const { known, counted, said, outlines, trainings } = await expectedOf(club);
  const seen = known.filter(({ TrainingId }) => !outlines.includes(TrainingId));

  const view = await viewOf(club);
  expect(ids(view.filter((row) => row.IsKnown)), 'known').toEqual(ids(known));
  expect(ids(view.filter((row) => row.IsKnown && row.IsSeen)), 'seen').toEqual(ids(seen));
  expect(figures(view.filter((row) => row.Counts)), 'counted').toEqual(figures(counted));
  const asSaid = view.filter((row) => row.CountsAsSaid);
  expect(figures(asSaid.map((row) => ({ ...row, Counted: row.Duration, Calories: row.AllCalories })))).toEqual(figures(said));

  const days = await db
    .selectFrom('training_days')
    .selectAll()
    .where('UserId', '=', UserId)
    .where('ClubId', '=', ClubId)
    .execute();
  const total = { Trainings: counted.length, Points: sum(counted.map(({ Points }) => Points)) };
  const Duration = sum(counted.map(({ Counted }) => Counted));
  const Calories = sum(counted.map((row) => row.Calories));
  expect(days, 'days').toMatchObject(counted.length === 0 ? [] : [{ ...total, Duration, Calories }]);

  const challenge = { ClubId, BrandId: null, Type: 'Points' as const, ValidZones: [], MinTargetPrc: null };
  for (const ManualEntries of [false, true]) {
    const found = await trainingsOf(db, { ...challenge, ManualEntries }, UserId, { first: day, last: day });
    const ones = found.map(({ Points, Duration: Counted, ...one }) => ({ ...one, Points, Counted }));
    expect(figures(ones), 'challenge').toEqual(figures(ManualEntries ? said : counted));
  }
  const averages = await averageHeartRates(db, { first: day, last: day }, [{ UserId, ClubId }]);
  const weighed = view.filter((row) => row.Counts && seen.some(({ TrainingId }) => TrainingId === row.TrainingId));
  const beats = weighed.filter((row) => row.Heard > 0 && row.Average !== null);
  const mean = sum(beats.map(({ Average, Heard }) => (Average ?? 0) * Heard)) / sum(beats.map(({ Heard }) => Heard));
  expect(averages.get(UserId), 'average').toBe(beats.length === 0 ? undefined : Math.round(mean));

  const token = trainerOf(club);
  const listed = (await house.call(listClubTrainings, { params: { id: ClubId }, token, query: around })).result;
  expect(ids(listed), 'club').toEqual(ids(known));
  expect(ids(listed.filter(({ IsShared }) => IsShared)), 'shared').toEqual(ids(seen));
  const journal = (await house.call(listCalendarTrainings, { params: { id: UserId }, token, query: around })).result;
  expect(ids(journal), 'journal').toEqual(ids(known));
  const today = { trainings: known.length, points: sum(known.map(({ Points }) => Points)) };
  expect(await clubTotals(db, ClubId, new Date(around.from)), 'today').toEqual(today);
  const waits = (await house.call(listWaitingTrainings, { params: { id: ClubId }, token, query: {} })).result.data;
  expect(ids(waits), 'waiting').toEqual(ids(seen));
  const last = (await athleteFactsOf(db, ClubId, [UserId])).get(UserId);
  expect(last?.Begin ?? null, 'last').toEqual(latest(known.map(({ Begin }) => Begin)));

  const end = latest(counted.map(({ End }) => End));
  expect(await lastThere(db, ClubId, new Date(around.from), new Date(around.to)), 'there').toEqual(end ? [UserId] : []);
  const back = await absencesBefore(db, [{ EventId: 1, UserId, ClubId, Begin: new Date(around.to) }]);
  const latestBegun = counted.toSorted((a, b) => Number(b.Begin) - Number(a.Begin))[0];
  expect(back.get(1)?.End ?? null, 'back').toEqual(latestBegun?.End ?? null);

  const led = await ledBetween(db, ClubId, { from: new Date(around.from), to: new Date(around.to), now: new Date() });
  const group = trainings.filter(({ GroupTrainingId, GroupClubId }) => GroupTrainingId !== null && GroupClubId === ClubId);
  const inGroup = counted.filter((one) => group.some(({ TrainingId }) => TrainingId === one.TrainingId));
  const PointsEach = group.length === 0 ? null : Math.round(sum(inGroup.map(({ Points }) => Points)) / group.length);
  expect(led, 'led').toMatchObject([{ UserId: world.ids[`trainer${club}`], PointsEach }]);

  for (const { TrainingId } of trainings) {
    const isKnown = known.some((one) => one.TrainingId === TrainingId);
    expect((await clubsOf(db, TrainingId)).includes(ClubId), 'clubs').toBe(isKnown);
    const { result, problem } = await house.call(getTraining, { params: { id: TrainingId }, token });
    const isOutline = outlines.includes(TrainingId);
    const refusal = isOutline ? 'NotShared' : 'NotFound';
    const read = seen.find((one) => one.TrainingId === TrainingId);
    expect(problem?.ErrorType, 'read').toBe(read ? undefined : refusal);
    const one = counted.find((row) => row.TrainingId === TrainingId);
    // What is read with a heart in it counts, and for the same points; what counts is read.
    if (read) expect(result?.Points, 'points').toBe(one?.Points ?? 0);
    if (one) expect(read, 'hidden').toBeDefined();
  }
}

async function expectAfter(acts: readonly Act[]): Promise<void> {
  for (const act of acts) await happen(act);
  await expectSlips();
  for (const club of clubs) await expectAgreement(club);
}

const anHourInA = { club: 'A', nowhere: false, at: 0, quarters: 4, which: 0, bpm: 150 } as const;
it.each<[string, ...Act[]]>([
  ['staff wrote down what a file recorded', { ...anHourInA, act: 'byStaff' }, { ...anHourInA, act: 'file' }],
  [
    'staff wrote down what her own strap heard longer',
    { ...anHourInA, act: 'byStaff', at: 4, quarters: 2 },
    { ...anHourInA, act: 'strap', at: 2, quarters: 5 },
  ],
  [
    'staff correct what they wrote down and her file joined',
    { ...anHourInA, act: 'byStaff', at: 1 },
    { ...anHourInA, act: 'file' },
    { ...anHourInA, act: 'correct', nowhere: true },
  ],
  ['staff write over a private file', { ...anHourInA, act: 'file' }, { ...anHourInA, act: 'byStaff', at: 3 }],
  ['staff write over what her own strap heard', { ...anHourInA, act: 'strap' }, { ...anHourInA, act: 'byStaff', at: 3 }],
  [
    'staff delete their slip over a private file',
    { ...anHourInA, act: 'file' },
    { ...anHourInA, act: 'byStaff', at: 1, quarters: 1 },
    { ...anHourInA, act: 'takeBack' },
  ],
  [
    'staff delete their slip that a private file joined, and write another',
    { ...anHourInA, act: 'byStaff' },
    { ...anHourInA, act: 'file', at: 1 },
    { ...anHourInA, act: 'takeBack' },
    { ...anHourInA, act: 'byStaff', club: 'B', at: 2, quarters: 1 },
  ],
  [
    'staff move their slip over a private file and away from it',
    { ...anHourInA, act: 'file' },
    { ...anHourInA, act: 'byStaff', at: 5, quarters: 2 },
    { ...anHourInA, act: 'correctAlone', at: 3, quarters: 2 },
    { ...anHourInA, act: 'correctAlone', at: 6, quarters: 1 },
  ],
  [
    'staff wrote down an hour that another club heard half of',
    { ...anHourInA, act: 'byStaff' },
    { ...anHourInA, act: 'bridge', club: 'B', quarters: 2 },
  ],
  [
    'she says a club that heard nothing of what her strap and another club heard',
    { ...anHourInA, act: 'slip' },
    { ...anHourInA, act: 'strap', quarters: 3 },
    { ...anHourInA, act: 'bridge', club: 'B', at: 3, quarters: 1 },
  ],
  [
    'she says a club of what nobody heard, and another one heard her after it',
    { ...anHourInA, act: 'slip' },
    { ...anHourInA, act: 'bridge', club: 'B', at: 6, quarters: 2 },
  ],
])('all who ask what a club knows and counts are told the same where %s', (_, ...acts) => expectAfter(acts));

it('all who ask what a club knows and counts of trainings are told the same', {
  tags: ['examples'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(aHistory, async (acts) => {
      await anew();
      await expectAfter(acts);
    }),
    { numRuns: runs(30) },
  );
});

const firstIn = async () =>
  (await house.db.selectFrom('first_trainings').select('ClubId').where('UserId', '=', world.ids.athleteA).execute()).map(
    ({ ClubId }) => ClubId,
  );

it('a first training is of the club that counts it, not of one that it was only said to have been in', async () => {
  await write(world.tokens.athleteA, world.clubA, morning, 3600);
  await hear(null, morning, 1800, 150);
  await hear(world.clubB, morning + 1800, 900, 150);
  await settle();
  expect(await firstIn()).toEqual([world.clubB]);
  await hear(world.clubA, morning + 4 * 3600, 1800, 150);
  await settle();
  expect((await firstIn()).toSorted((a, b) => a - b)).toEqual([world.clubA, world.clubB].toSorted((a, b) => a - b));
});
