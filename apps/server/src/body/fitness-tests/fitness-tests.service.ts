import type { UserId } from '@clubpulse/contract/accounts/users';
import type {
  EndTest,
  FitnessTest,
  FitnessTestDetail,
  FitnessTestId,
  PrepareTest,
} from '@clubpulse/contract/body/fitness-tests/fitness-tests';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Page } from '@clubpulse/contract/scalars';
import type { Seen } from '@clubpulse/rules/accounts/consents/sight';
import { bodyOnDay } from '@clubpulse/rules/accounts/users/body-history';
import { age } from '@clubpulse/rules/accounts/users/zones';
import { mayBegin } from '@clubpulse/rules/body/fitness-tests/may-begin';
import { limitOf } from '@clubpulse/rules/body/fitness-tests/protocols';
import { type Outcome, outcomeOf } from '@clubpulse/rules/body/fitness-tests/result';
import type { Consents } from '../../accounts/consents/public.ts';
import { holdPeople, type Users } from '../../accounts/users/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import type { Measures } from '../measures/public.ts';
import { lacksCertificate } from './fitness-tests.facts.ts';
import { presentTest, type Seeing } from './fitness-tests.present.ts';
import * as store from './fitness-tests.store.ts';

interface TestParts {
  readonly db: Database;
  readonly consents: Pick<Consents, 'sightOf' | 'logReads'>;
  readonly profiles: Users['profiles'];
  readonly measures: Pick<Measures, 'keepTest' | 'valuesOf'>;
  readonly now?: () => Date;
}
export type FitnessTests = ReturnType<typeof createFitnessTests>;

type Profile = Awaited<ReturnType<Users['profiles']>>[number];

interface Reader extends Seeing {
  readonly profile: Profile;
  readonly seen: readonly Seen[];
}

/** An open test is deleted two days after its preparation. */
const OPEN_MS = 2 * 86_400_000;
const AHEAD_MS = 60_000;

type Ready = Required<TestParts>;

export function createFitnessTests(parts: TestParts) {
  return bindActs({ now: () => new Date(), ...parts }, { ownerOf, list, get, prepare, start, end, delete: remove, purge });
}

async function readerOf({ profiles, consents }: Ready, caller: Caller, userId: UserId): Promise<Reader | Refusal> {
  const [profile] = await profiles([userId]);
  if (!profile) return refuse('NotFound');
  const sight = await consents.sightOf(caller, userId);
  if (!sight) return { profile, clubs: null, contact: true, seen: [] };
  const hearts = sight.shared.get('HeartRate') ?? [];
  const clubs = (sight.shared.get('Body') ?? []).filter((club) => hearts.includes(club));
  const [ClubId] = clubs;
  if (ClubId === undefined) return refuse('NotShared');
  const seen = (['HeartRate', 'Body'] as const).map((Purpose) => ({ Purpose, ClubId }));
  return { profile, clubs, contact: sight.shared.has('Contact'), seen };
}

const log = ({ consents }: Ready, caller: Caller, { profile, seen }: Reader): Promise<void> =>
  consents.logReads(caller.UserId, profile.UserId, seen);

async function presented(
  { measures }: Ready,
  via: Queryable,
  rows: readonly store.TestRow[],
  reader: Reader,
): Promise<FitnessTest[]> {
  const values = await measures.valuesOf(
    via,
    rows.flatMap(({ MeasureEventId }) => MeasureEventId ?? []),
  );
  return rows.map((row) => presentTest(row, values.get(row.MeasureEventId ?? 0) ?? [], reader));
}

async function one(parts: Ready, via: Queryable, testId: FitnessTestId, reader: Reader): Promise<FitnessTest | Refusal> {
  const row = await store.testOf(via, testId);
  const [test] = row ? await presented(parts, via, [row], reader) : [];
  return test ?? refuse('NotFound');
}

async function changeable(
  parts: Ready,
  caller: Caller,
  testId: FitnessTestId,
): Promise<{ row: store.TestRow; reader: Reader } | Refusal> {
  const row = await store.testOf(parts.db, testId);
  if (!row) return refuse('NotFound');
  const reader = await readerOf(parts, caller, row.UserId);
  if (isRefusal(reader)) return reader;
  return presentTest(row, [], reader).MayChange ? { row, reader } : refuse('InsufficientRights');
}

const isOpen = ({ State }: Pick<store.TestRow, 'State'>): boolean => State === 'prepared' || State === 'running';

async function keepFound(
  { measures }: Ready,
  trx: Queryable,
  row: store.TestRow,
  { profile }: Reader,
  { typed, estimated }: Outcome,
  TimeStamp: Date,
  by: UserId,
) {
  if (typed.length + estimated.length === 0) return null;
  const { Height } = bodyOnDay(profile.BodyHistory, profile, TimeStamp.toISOString().slice(0, 10));
  const event = { UserId: row.UserId, TimeStamp, Note: '', ByUserId: by, ClubId: row.ClubId };
  return measures.keepTest(trx, event, { typed: [...typed], estimated }, { Age: row.Age, Gender: row.Gender, Height });
}

const ownerOf = ({ db }: Ready, testId: FitnessTestId): Promise<number | undefined> => store.ownerOf(db, testId);

async function list(
  parts: Ready,
  caller: Caller,
  userId: UserId,
  { draw, ...page }: { draw: number; start: number; length: number },
): Promise<Page<FitnessTest> | Refusal> {
  const { db } = parts;
  const reader = await readerOf(parts, caller, userId);
  if (isRefusal(reader)) return reader;
  const rows = await store.begunOf(db, userId, page);
  const count = await store.countBegun(db, userId);
  if (rows.length > 0) await log(parts, caller, reader);
  return { draw, recordsTotal: count, recordsFiltered: count, data: await presented(parts, db, rows, reader) };
}

async function get(parts: Ready, caller: Caller, testId: FitnessTestId): Promise<FitnessTestDetail | Refusal> {
  const { db } = parts;
  const row = await store.testOf(db, testId);
  if (!row) return refuse('NotFound');
  const reader = await readerOf(parts, caller, row.UserId);
  if (isRefusal(reader)) return reader;
  await log(parts, caller, reader);
  const test = await one(parts, db, testId, reader);
  return isRefusal(test) ? test : { ...test, Samples: await store.samplesOf(db, testId) };
}

async function prepare(
  parts: Ready,
  caller: Caller,
  userId: UserId,
  input: PrepareTest,
  key?: RequestKey,
): Promise<FitnessTest | Refusal> {
  const { now, db } = parts;
  const reader = await readerOf(parts, caller, userId);
  if (isRefusal(reader)) return reader;
  const { ClubId, Protocol } = input;
  const isOfClub = ClubId === null ? reader.clubs === null : (reader.clubs ?? []).includes(ClubId);
  if (!isOfClub) return refuse('ValidationFailed', { errors: [{ field: 'ClubId', key: 'invalid-id' }] });
  const { profile } = reader;
  const at = now();
  const Age = profile.BirthDate === null ? null : age(profile.BirthDate, at.toISOString());
  const before = {
    Age,
    Gender: profile.Gender,
    interruptedAt: await store.interruptedAt(db, userId, Protocol),
    lacksCertificate: ClubId !== null && (await lacksCertificate(db, ClubId, userId, at)),
  };
  const refused = mayBegin(input, before, at);
  if (refused) return refused;
  await log(parts, caller, reader);
  return transactOnce(db, key, async (trx) => {
    if (!(await holdPeople(trx, [userId])).has(userId)) return refuse('NotFound');
    const id = await store.insertTest(trx, {
      UserId: userId,
      ByUserId: caller.UserId,
      ClubId,
      Protocol,
      State: 'prepared',
      PreparedAt: at,
      MaxHeartRate: profile.MaxHeartRate,
      ZoneLimits: [profile.Zone0Bpm, profile.Zone1Bpm, profile.Zone2Bpm, profile.Zone3Bpm, profile.Zone4Bpm, profile.Zone5Bpm],
      Gender: profile.Gender,
      Age,
      Load: input.Load,
      Weight: input.Weight,
      BetaBlocker: input.BetaBlocker,
    });
    return one(parts, trx, id, reader);
  });
}

async function start(parts: Ready, caller: Caller, testId: FitnessTestId): Promise<FitnessTest | Refusal> {
  const found = await changeable(parts, caller, testId);
  if (isRefusal(found)) return found;
  await log(parts, caller, found.reader);
  return parts.db.transaction().execute(async (trx) => {
    const held = await store.holdTest(trx, testId);
    if (!held) return refuse('NotFound');
    if (!isOpen(held)) return refuse('FitnessTestEnded');
    await store.updateTest(trx, testId, { State: 'running', StartedAt: parts.now() });
    return one(parts, trx, testId, found.reader);
  });
}

async function end(
  parts: Ready,
  caller: Caller,
  testId: FitnessTestId,
  input: EndTest,
  key?: RequestKey,
): Promise<FitnessTest | Refusal> {
  const found = await changeable(parts, caller, testId);
  if (isRefusal(found)) return found;
  const { row, reader } = found;
  const at = parts.now();
  if (Date.parse(input.StartedAt) > at.getTime() + AHEAD_MS)
    return refuse('ValidationFailed', { errors: [{ field: 'StartedAt', key: 'date-no-greater-than-now' }] });
  if (row.Protocol === 'cooper' && input.End === 'completed' && input.Distance === null)
    return refuse('ValidationFailed', { errors: [{ field: 'Distance', key: 'field-required' }] });
  const outcome = outcomeOf(runOf(row), input);
  if (outcome === undefined) return refuse('FitnessTestSamples');
  await log(parts, caller, reader);
  return transactOnce(parts.db, key, async (trx) => {
    await holdPeople(trx, [row.UserId]);
    const held = await store.holdTest(trx, testId);
    if (!held) return refuse('NotFound');
    if (!isOpen(held)) return refuse('FitnessTestEnded');
    // The device's clock may be wrong, so its times are moved between the preparation and now.
    const within = (time: number) => new Date(Math.min(Math.max(time, row.PreparedAt.getTime()), at.getTime()));
    const StartedAt = within(Date.parse(input.StartedAt));
    const EndedAt = within(StartedAt.getTime() + input.Samples.length * 1000);
    await store.updateTest(trx, testId, {
      State: outcome.state,
      StartedAt,
      EndedAt,
      Duration: outcome.duration,
      PeakHeartRate: outcome.peak,
      HeartRateRecovery: outcome.recovery,
      NotRated: outcome.notRated,
      Samples: input.Samples,
      MeasureEventId: await keepFound(parts, trx, row, reader, outcome, EndedAt, caller.UserId),
    });
    return one(parts, trx, testId, reader);
  });
}

async function remove(parts: Ready, caller: Caller, testId: FitnessTestId): Promise<Refusal | undefined> {
  const found = await changeable(parts, caller, testId);
  if (isRefusal(found)) return found;
  return (await store.deleteTest(parts.db, testId)) ? undefined : refuse('NotFound');
}

const purge = ({ db, now }: Ready): Promise<void> => store.deleteOpenBefore(db, new Date(now().getTime() - OPEN_MS));

const runOf = ({ Protocol, MaxHeartRate, Load, Weight, BetaBlocker, Age, Gender }: store.TestRow) => ({
  protocol: Protocol,
  maxHeartRate: MaxHeartRate,
  limit: limitOf(Protocol, MaxHeartRate),
  load: Load,
  weight: Weight,
  betaBlocker: BetaBlocker,
  Age,
  Gender,
});
