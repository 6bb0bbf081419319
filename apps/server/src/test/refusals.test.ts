import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getSelf, patchUser, putUser } from '@clubpulse/contract/accounts/users.calls';
import { createClass, deleteClass, setClassPublishState, updateClass } from '@clubpulse/contract/calendar/classes/classes.calls';
import { updateSchedule } from '@clubpulse/contract/calendar/classes/schedule.calls';
import type { Call } from '@clubpulse/contract/call';
import { getClub, joinClub } from '@clubpulse/contract/clubs/clubs.calls';
import { listBridges, registerBridge } from '@clubpulse/contract/devices/bridges.calls';
import { createRoom, deleteRoom } from '@clubpulse/contract/devices/rooms.calls';
import { createSensor } from '@clubpulse/contract/devices/sensors.calls';
import { type ErrorType, errorTypes, everyCallErrors, problemSchema } from '@clubpulse/contract/errors';
import { pairDisplay, startPairing } from '@clubpulse/contract/live/displays.calls';
import { languages } from '@clubpulse/contract/scalars';
import { listCalendarTrainings } from '@clubpulse/contract/training/trainings.calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { migrate } from '../platform/database/migrate.ts';
import { type BillingRefusal, billingRefusalInputs, billingRefusals } from './billing-refusals.ts';
import { type BookingRefusal, bookingRefusalInputs, bookingRefusals } from './booking-refusals.ts';
import { takePart } from './calendar.ts';
import { openHouse, openOwnHouse, type TestHouse, type TestInput } from './house.ts';
import { aUser } from './rows.ts';
import type { ClubRows } from './sample.ts';
import { createRows } from './samples.ts';
import { createWorld, type World } from './world.ts';

/**
 * Every refusal of the product, provoked through HTTP in every language. The record holds one for each ErrorType, so a
 * type that nothing answers any more has to leave the contract.
 */
interface Refused {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}
interface Provocation {
  /** The call that refuses; undefined where no call of ours is asked. */
  readonly call?: Call;
  readonly ask: (language: string) => Promise<Refused>;
  /** Fields that are at fault. */
  readonly fields?: readonly string[];
}

let house: TestHouse;
let world: World;
let rows: ClubRows;
/** A house of its own for what harms a house. */
let harmed: TestHouse;
let harmedWorld: World;
let strict: TestHouse;
/** Its database is no more. */
let stopped: TestHouse;
let stoppedToken: string;
let unconfirmed: string;
let billingInputs: Awaited<ReturnType<typeof billingRefusalInputs>>;
let bookingInputs: Awaited<ReturnType<typeof bookingRefusalInputs>>;
/** Classes of club A in the state that refuses. */
let classes: { published: number; attended: number; queued: number; over: number; series: number };

beforeAll(async () => {
  house = await openHouse();
  world = await createWorld(house);
  rows = (await createRows(house, world)).own;
  await prepare();
  await prepareClasses();
  billingInputs = await billingRefusalInputs(house, world, rows);
  bookingInputs = await bookingRefusalInputs(house, world);
  harmed = await openOwnHouse();
  harmedWorld = await createWorld(harmed);
  strict = await openOwnHouse({ RATE_LIMIT: '1' });
  await openStopped();
});
afterAll(async () => {
  for (const open of [house, harmed, strict, stopped]) await open.close();
});

/** What the refusals of the first house need to be there. */
async function prepare(): Promise<void> {
  const { db } = house;
  const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const code = (Code: string, ExpiresAt: Date) => ({ Code, ClubId: world.clubA, Name: 'Hub', ExpiresAt });
  await db
    .insertInto('registration_codes')
    .values([code('EXPIRED2', hour(-1)), code('GOODCODE', hour(1))])
    .execute();
  await db.updateTable('bridges').set({ IoTConnected: true }).where('ClubpulseBridgeId', '=', rows.bridge).execute();
  await db
    .insertInto('display_pairings')
    .values({ PairingId: 'old', Code: 'OLDTV2', SecretHash: 'x', ExpiresAt: hour(-1) })
    .execute();
  const email = 'taken@example.com';
  await aUser(db, { Email: email });
  await house.provider?.createAccount({ email, password: 'a long enough password', verified: false });
  unconfirmed = await house.tokenFor(email);
}

async function prepareClasses(): Promise<void> {
  const { db } = house;
  const published = rows.class;
  await db.updateTable('classes').set({ PublishState: 'Published' }).where('ClassId', '=', published).execute();
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const created = async (ClassType: 'Single' | 'Group', Schedule: object) => {
    const body = { ...spinning, ClubId: world.clubA, ClassType, CalendarType: 'Club', Schedule };
    return (await house.call(createClass, { body, token: world.tokens.managerA })).result.Class.ClassId;
  };
  const single = () =>
    created('Single', { Kind: 'Single', ScheduleStartDate: day(3), SingleStartTime: '19:00', SingleDuration: 60 });
  const [attended, queued, over] = [await single(), await single(), await single()];
  await takePart(db, attended, 'Booked');
  await takePart(db, attended, 'Booked');
  await takePart(db, queued, 'Waiting');
  const ended = { Begin: new Date(Date.now() - 7_200_000), End: new Date(Date.now() - 3_600_000) };
  await db.updateTable('classes').set(ended).where('ClassId', '=', over).execute();
  const Slots = [{ DayOfWeek: 1, StartTime: '19:00', Duration: 60 }];
  const weeks = { Kind: 'Weekly', ScheduleStartDate: day(1), ScheduleEndDate: day(15), Slots };
  classes = { published, attended, queued, over, series: await created('Group', weeks) };
}
/** A schedule of one day that asks for another day of the week. */
function neverInTheWeek(): Record<string, unknown> {
  const day = new Date(Date.now() + 2 * 86_400_000);
  const date = day.toISOString().slice(0, 10);
  const Slots = [{ DayOfWeek: ((day.getUTCDay() + 3) % 7) + 1, StartTime: '19:00', Duration: 60 }];
  return { Kind: 'Weekly', ScheduleStartDate: date, ScheduleEndDate: date, Slots };
}
const spinning = { Name: 'Spinning', Color: '#1787A6', BookingMode: 'Invite', MaxInSiteParticipants: 12 };
/** The form of a class, saved by its manager with what is refused. */
const saving = (id: () => number, more: object) =>
  provoke(updateClass, () => ({
    params: { id: id() },
    body: { ...spinning, RowVersion: 1, ...more },
    token: world.tokens.managerA,
  }));

async function openStopped(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'clubpulse-stopped-'));
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    log: () => {},
    settings: { fsync: 'off' },
  });
  await migrate(postgres.url);
  stopped = await openOwnHouse({}, { database: { url: postgres.url, drop: async () => {} } });
  stoppedToken = await stopped.tokenFor('ada@example.com');
  await postgres.stop();
  for (const rest of [postgres.dataDir, folder]) rmSync(rest, { recursive: true, force: true });
}

const raw = (url: string, more: { method?: 'GET' | 'POST'; payload?: string; type?: string }) => async (language: string) => {
  const response = await house.app.inject({
    method: more.method ?? 'GET',
    url,
    headers: { 'accept-language': language, ...(more.type === undefined ? {} : { 'content-type': more.type }) },
    ...(more.payload === undefined ? {} : { payload: more.payload }),
  });
  return { status: response.statusCode, type: String(response.headers['content-type']), text: response.body };
};

async function asked<C extends Call>(at: TestHouse, call: C, input: TestInput<C>): Promise<Refused> {
  const { status, problem, headers } = await at.call(call, input);
  return { status, type: String(headers['content-type']), text: JSON.stringify(problem) };
}

/** A call with an input that is refused each time it is made. */
const provoke = <C extends Call>(call: C, input: () => TestInput<C>, fields: readonly string[] = []): Provocation => ({
  call,
  fields,
  ask: (language) => asked(house, call, { ...input(), language }),
});

const bookingProvocations = Object.fromEntries(
  Object.entries(bookingRefusals).map(([type, call]) => [type, provoke(call, () => bookingInputs[type as BookingRefusal])]),
) as Record<BookingRefusal, Provocation>;

const billingProvocations = Object.fromEntries(
  Object.entries(billingRefusals).map(([type, call]) => [type, provoke(call, () => billingInputs[type as BillingRefusal])]),
) as Record<BillingRefusal, Provocation>;

const provocations: Record<ErrorType, Provocation> = {
  ValidationFailed: provoke(
    patchUser,
    () => ({
      params: { id: world.ids.athleteA },
      body: { TargetZoneLowPrc: 'much', TargetZoneHighPrc: 300 },
      token: world.tokens.athleteA,
    }),
    ['TargetZoneLowPrc', 'TargetZoneHighPrc'],
  ),
  Unauthorized: provoke(getSelf, () => ({ token: 'not.a.token' })),
  InsufficientRights: provoke(getClub, () => ({ params: { id: world.clubB }, token: world.tokens.managerA })),
  NotFound: provoke(getClub, () => ({ params: { id: 999_999 }, token: world.tokens.managerA })),
  UnknownCall: { ask: raw('/api/horoscope', {}) },
  PayloadTooLarge: {
    call: registerBridge,
    ask: raw('/api/devices/bridges:register', {
      method: 'POST',
      type: 'application/json',
      payload: JSON.stringify('x'.repeat(2_000_000)),
    }),
  },
  UnsupportedMediaType: {
    call: registerBridge,
    ask: raw('/api/devices/bridges:register', { method: 'POST', type: 'text/csv', payload: 'Code,HardwareId' }),
  },
  TooManyRequests: {
    call: startPairing,
    async ask(language) {
      await asked(strict, startPairing, { language });
      return asked(strict, startPairing, { language });
    },
  },
  InternalError: {
    call: listBridges,
    async ask(language) {
      await sql`drop table if exists bridges cascade`.execute(harmed.db);
      return asked(harmed, listBridges, {
        params: { id: harmedWorld.clubA },
        token: harmedWorld.tokens.managerA,
        language,
      });
    },
  },
  ServiceUnavailable: {
    call: getSelf,
    ask: (language) => asked(stopped, getSelf, { token: stoppedToken, language }),
  },
  EmailExists: provoke(getSelf, () => ({ token: unconfirmed })),
  NicknameExists: provoke(
    putUser,
    () => ({
      params: { id: world.ids.athleteA },
      body: { RowVersion: 1, Nickname: world.nicknames.neighbourA },
      token: world.tokens.athleteA,
    }),
    ['Nickname'],
  ),
  StaleRowVersion: provoke(putUser, () => ({
    params: { id: world.ids.athleteA },
    body: { RowVersion: 777, Nickname: world.nicknames.athleteA },
    token: world.tokens.athleteA,
  })),
  ClubCodeUnknown: provoke(joinClub, () => ({ body: { Code: 'NOSUCHCODE' }, token: world.tokens.athleteA }), ['Code']),
  AlreadyMember: provoke(joinClub, () => ({ body: { Code: world.codeA }, token: world.tokens.athleteA })),
  RoomNameExists: provoke(
    createRoom,
    () => ({ body: { ClubId: world.clubA, Name: 'studio', Color: '#1787A6' }, token: world.tokens.managerA }),
    ['Name'],
  ),
  RoomInUse: provoke(deleteRoom, () => ({ params: { id: rows.room }, token: world.tokens.managerA })),
  RegistrationCodeUnknown: provoke(registerBridge, () => ({ body: { Code: 'NOSUCH22', HardwareId: 'x', Model: '' } }), ['Code']),
  RegistrationCodeExpired: provoke(registerBridge, () => ({ body: { Code: 'EXPIRED2', HardwareId: 'x', Model: '' } }), ['Code']),
  DeviceIdExists: provoke(registerBridge, () => ({ body: { Code: 'GOODCODE', HardwareId: rows.bridgeHardwareId, Model: '' } })),
  SensorLinkedToOther: provoke(createSensor, () => ({
    body: { UserId: world.ids.neighbourA, Model: 'Clubpulse', Code: rows.sensorCode },
    token: world.tokens.neighbourA,
  })),
  PairingCodeUnknown: provoke(
    pairDisplay,
    () => ({
      params: { id: world.clubA },
      body: { Code: 'NOSUCH', DisplayGroupId: rows.room, Name: 'TV' },
      token: world.tokens.managerA,
    }),
    ['Code'],
  ),
  PairingCodeExpired: provoke(
    pairDisplay,
    () => ({
      params: { id: world.clubA },
      body: { Code: 'OLDTV2', DisplayGroupId: rows.room, Name: 'TV' },
      token: world.tokens.managerA,
    }),
    ['Code'],
  ),
  ClassIsActive: provoke(deleteClass, () => ({ params: { id: classes.published }, token: world.tokens.managerA })),
  ClassIsPast: provoke(deleteClass, () => ({ params: { id: classes.over }, token: world.tokens.managerA })),
  ClassHasParticipants: provoke(setClassPublishState, () => ({
    params: { id: classes.attended },
    body: { PublishState: 'Unpublished' },
    token: world.tokens.managerA,
  })),
  ClassIsPublished: provoke(updateSchedule, () => ({
    params: { id: classes.published },
    body: {
      Kind: 'Single',
      ScheduleStartDate: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
      SingleStartTime: '19:00',
      SingleDuration: 60,
    },
    token: world.tokens.managerA,
  })),
  ScheduleGeneratesNoEvents: provoke(updateSchedule, () => ({
    params: { id: classes.series },
    body: neverInTheWeek(),
    token: world.tokens.managerA,
  })),
  BookingModeLocked: saving(() => classes.attended, { BookingMode: 'Open' }),
  SeatsBelowParticipants: saving(() => classes.attended, { MaxInSiteParticipants: 1 }),
  ClassHasQueue: saving(() => classes.queued, { MaxInSiteParticipants: 13 }),
  ...billingProvocations,
  ...bookingProvocations,
  DateIntervalTooLong: provoke(listCalendarTrainings, () => ({
    params: { id: world.ids.athleteA },
    query: { from: '2020-01-01T00:00:00Z', to: '2026-01-01T00:00:00Z' },
    token: world.tokens.athleteA,
  })),
};

const types = Object.keys(provocations) as ErrorType[];

describe('every refusal', () => {
  it.each(types)('%s', async (type) => {
    const { call, ask, fields = [] } = provocations[type];
    // Whoever reads the call's declaration, or the OpenAPI document made of it, finds the refusal there.
    if (call) expect([...everyCallErrors, ...call.errors]).toContain(type);

    const details = new Set<string>();
    const messages = new Map(fields.map((field) => [field, new Set<string>()]));
    for (const language of languages) {
      const refused = await ask(language);
      const problem = problemSchema.parse(JSON.parse(refused.text));
      expect(refused).toMatchObject({ status: errorTypes[type], type: expect.stringContaining('application/problem+json') });
      expect(problem).toMatchObject({ ErrorType: type, status: errorTypes[type], type: `urn:clubpulse:error:${type}` });
      expect(problem.requestId).not.toBe('');
      details.add(words(problem.detail));

      const errors = problem.errors ?? [];
      expect(errors.map(({ field }) => field)).toEqual(fields);
      for (const { field, message } of errors) messages.get(field)?.add(words(message));
    }
    expect(details.size, [...details].join(' | ')).toBe(languages.length);
    for (const [field, said] of messages) expect(said.size, `${field}: ${[...said].join(' | ')}`).toBe(languages.length);
  });

  it('that is our own fault tells nothing of the house', async () => {
    const { text } = await provocations.InternalError.ask('en');
    const problem = problemSchema.strict().parse(JSON.parse(text));
    expect(Object.keys(problem).sort()).toEqual(['ErrorType', 'detail', 'requestId', 'status', 'title', 'type']);
    expect(text).not.toMatch(/bridges|relation|select|postgres|\.ts|node_modules|42P01/i);
  });

  it('of too many attempts counts callers behind a proxy one by one, where the proxy is known', async () => {
    const statuses = async (settings: Record<string, string>) => {
      const at = await openOwnHouse({ RATE_LIMIT: '1', ...settings });
      const ask = (caller: string) =>
        at.app.inject({
          method: 'POST',
          url: '/api/displays:startPairing',
          // What a caller says of herself stands at the left; the proxy adds whom it saw.
          headers: { 'x-forwarded-for': `10.9.9.9, ${caller}` },
        });
      const answers = [await ask('192.0.2.1'), await ask('192.0.2.2'), await ask('192.0.2.1')];
      await at.close();
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await statuses({ TRUST_PROXY: '1' })).toEqual([200, 200, 429]);
    expect(await statuses({})).toEqual([200, 429, 429]);
  });

  it('a body that is no JSON is refused in words, too', async () => {
    const refused = await raw('/api/devices/bridges:register', { method: 'POST', type: 'application/json', payload: '{' })('fr');
    const problem = problemSchema.parse(JSON.parse(refused.text));
    expect(problem).toMatchObject({ status: 400, ErrorType: 'ValidationFailed' });
    for (const { message } of problem.errors ?? []) words(message);
  });
});

/** A sentence for people: no key, no empty placeholder. */
function words(text: string | undefined): string {
  expect(text).toMatch(/^\p{Lu}.*[.!?]$/u);
  expect(text).not.toContain('{{');
  return text ?? '';
}
