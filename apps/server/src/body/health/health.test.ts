import { type Purpose, textVersions } from '@clubpulse/contract/accounts/consents';
import { listHealthReads, setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { HEALTH_TEXT_VERSION, type HealthKind, type HealthSample } from '@clubpulse/contract/body/health/health';
import * as calls from '@clubpulse/contract/body/health/health.calls';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aClass } from '../../test/booking-rows.ts';
import { oneIn } from '../../test/proof/at-length.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import type { ReportedSummary } from './public.ts';

let server: TestServer;
let world: World;
let inbox = 0;
beforeAll(async () => {
  server = await openServer();
});
beforeEach(async () => {
  world = await createWorld(server);
  for (const role of ['athleteA', 'neighbourA'] as const) await keep(role);
});
afterAll(() => server.close());

const DAY = '2026-11-19';
type Who = 'athleteA' | 'neighbourA' | 'trainerA' | 'trainerB' | 'managerA' | 'ownerA' | 'admin';
const keep = (role: 'athleteA' | 'neighbourA') =>
  server.call(calls.keepHealth, {
    params: { id: world.ids[role] },
    body: { Granted: true, Version: HEALTH_TEXT_VERSION },
    token: world.tokens[role],
  });
const share = (role: 'athleteA' | 'neighbourA', Granted = true, Purpose: Purpose = 'Health') =>
  server.call(setConsents, {
    params: { id: world.ids[role] },
    body: [{ ClubId: world.clubA, Purpose, Version: textVersions[Purpose], Granted }],
    token: world.tokens[role],
  });
const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000;
const send = (
  role: 'athleteA' | 'neighbourA',
  kind: ReportedSummary['kind'],
  day: string,
  figures: object,
  fields: Partial<ReportedSummary> = {},
) =>
  server.healthIntake.take(
    world.ids[role],
    {
      kind,
      recordedAt: midnight(day),
      activityType: '',
      offset: 0,
      seconds: 86_400,
      day,
      device: 'Garmin Forerunner 265',
      digest: new Uint8Array(32),
      figures,
      samples: {},
      ...fields,
    },
    { inbox: ++inbox, entry: 0, receivedAt: new Date(`${day}T08:00:00Z`) },
  );
const none = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, null]));
const noDay = none(
  'Steps Distance ActiveSeconds ActiveKilocalories BasalKilocalories ModerateSeconds VigorousSeconds FloorsClimbed MinHeartRate AverageHeartRate MaxHeartRate RestingHeartRate AverageStress MaxStress RestStressSeconds LowStressSeconds MediumStressSeconds HighStressSeconds StressQualifier BatteryCharged BatteryDrained StepsGoal FloorsGoal IntensityGoal',
);
const daily = (fields: object) => ({ ...noDay, ...fields });
const sleep = (AsleepSeconds: number) => ({
  ...none('RemSeconds AwakeSeconds UnmeasurableSeconds Validation Score Quality'),
  AsleepSeconds,
  DeepSeconds: 3600,
  LightSeconds: AsleepSeconds - 3600,
});
const hrv = (LastNightAverage: number) => ({ LastNightAverage, LastNight5MinHigh: 70 });
const stress = (fields: object) => ({
  ...none('Average Max RestSeconds LowSeconds MediumSeconds HighSeconds BatteryMax BatteryMin BatteryLast'),
  ...fields,
});
const callOf = (role: Who, whose: 'athleteA' | 'neighbourA' = 'athleteA', query: object = {}) => ({
  params: { id: world.ids[whose] },
  token: world.tokens[role],
  query,
});
const board = (query: object = {}, role: Who = 'trainerA') =>
  server.call(calls.getHealthBoard, { params: { id: world.clubA }, query: { day: DAY, ...query }, token: world.tokens[role] });
async function usual(role: 'athleteA' | 'neighbourA'): Promise<void> {
  for (let back = 8; back >= 1; back--) {
    const day = addDays(DAY, -back);
    await send(role, 'Hrv', day, hrv(back % 2 === 0 ? 38 : 52));
    await send(role, 'Daily', day, daily({ RestingHeartRate: back % 2 === 0 ? 57 : 59, Steps: 1000 * back }));
    await send(role, 'Sleep', day, sleep(25_200), { seconds: 26_000 });
  }
}

describe('health data of an athlete', () => {
  it('is readable by the athlete, and by owners and trainers of a club to which they consented', async () => {
    await send('athleteA', 'Hrv', DAY, hrv(44));
    const read = (role: Who) => server.call(calls.listHealthHrv, callOf(role, 'athleteA', { from: DAY }));
    expect((await read('athleteA')).result).toHaveLength(1);
    expect((await read('trainerA')).problem.ErrorType).toBe('NotShared');
    expect((await server.call(calls.getHealth, callOf('trainerA'))).problem.ErrorType).toBe('NotShared');
    await share('athleteA', true, 'Body');
    expect((await read('trainerA')).problem.ErrorType).toBe('NotShared');
    await share('athleteA');
    for (const role of ['trainerA', 'ownerA'] as const) expect((await read(role)).result).toHaveLength(1);
    for (const person of ['managerA', 'neighbourA', 'trainerB'] as const) expect((await read(person)).status).toBe(403);
    expect((await read('admin')).problem.ErrorType).toBe('NotShared');
    await share('athleteA', false);
    expect((await read('trainerA')).problem.ErrorType).toBe('NotShared');
  });

  it("is recorded in the athlete's log of reads only when a read returns data", async () => {
    await share('athleteA');
    const reads = async () =>
      (await server.call(listHealthReads, { params: { id: world.ids.athleteA }, token: world.tokens.athleteA })).result;
    await server.call(calls.listHealthHrv, callOf('trainerA', 'athleteA', { from: DAY }));
    expect(await reads()).toEqual([]);
    await send('athleteA', 'Hrv', DAY, hrv(44));
    await server.call(calls.listHealthHrv, callOf('trainerA', 'athleteA', { from: DAY }));
    await server.call(calls.listHealthHrv, callOf('athleteA', 'athleteA', { from: DAY }));
    expect(await reads()).toMatchObject([{ Purpose: 'Health', Nickname: world.nicknames.trainerA }]);
    await board({}, 'ownerA');
    expect((await reads()).map(({ Nickname }) => Nickname).sort()).toEqual(
      [world.nicknames.trainerA, world.nicknames.ownerA].sort(),
    );
  });

  it('can have its storage changed and its data deleted by the athlete only, not by a trainer', async () => {
    await share('athleteA');
    const body = { Granted: false, Version: HEALTH_TEXT_VERSION };
    expect((await server.call(calls.keepHealth, { ...callOf('trainerA'), body })).status).toBe(403);
    expect((await server.call(calls.deleteHealth, callOf('trainerA'))).status).toBe(403);
  });
});

describe('a server without a provider', () => {
  it('reports that no provider is offered, and still shows data stored earlier', async () => {
    await send('athleteA', 'Hrv', DAY, hrv(44));
    expect((await server.call(calls.getHealth, callOf('athleteA'))).result).toMatchObject({
      IsOffered: false,
      Connection: null,
      Keeps: true,
      LastDay: DAY,
      Source: { Provider: 'Garmin', DeviceModel: 'Garmin Forerunner 265' },
    });
    expect((await board()).result.IsOffered).toBe(false);
  });
});

describe('the health dashboard', () => {
  const dashboards: readonly [
    HealthKind,
    (typeof calls)['getHealthHrvDashboard'],
    ReportedSummary['kind'],
    object,
    string,
    number,
  ][] = [
    ['daily', calls.getHealthDaysDashboard, 'Daily', daily({ RestingHeartRate: 52 }), 'RestingHeartRate', 52],
    ['hrv', calls.getHealthHrvDashboard, 'Hrv', hrv(44), 'LastNightAverage', 44],
    ['pulseox', calls.getHealthPulseoxDashboard, 'Pulseox', { OnDemand: false, Average: 96, Min: 90 }, 'Min', 90],
    ['sleep', calls.getHealthSleepDashboard, 'Sleep', sleep(25_200), 'AsleepSeconds', 25_200],
    ['stress', calls.getHealthStressDashboard, 'Stress', stress({ Average: 31.5, BatteryMax: 59 }), 'BatteryMax', 59],
    ['activity', calls.getHealthActivityDashboard, 'Daily', daily({ Steps: 9000 }), 'Steps', 9000],
  ];
  it.each(oneIn(3, dashboards))(
    'of the kind %s adds up the days of its range',
    { tags: ['examples'] },
    async (_, call, kind, figures, key, value) => {
      await send('athleteA', kind, addDays(DAY, -5), figures);
      await send('athleteA', kind, DAY, figures, { device: 'Garmin' });
      const query = { from: addDays(DAY, -1), to: DAY };
      const { result } = await server.call(call, callOf('athleteA', 'athleteA', query));
      expect(result).toMatchObject({
        From: query.from,
        To: DAY,
        Days: 1,
        Sources: ['Garmin'],
        Figures: { [key]: { Average: value, Total: value } },
        Series: [{ Day: DAY, Figures: { [key]: value } }],
      });
      const wide = await server.call(call, callOf('athleteA', 'athleteA', { from: addDays(DAY, -365), to: DAY }));
      expect(wide.result).toMatchObject({ Days: 2, Sources: ['Garmin Forerunner 265', 'Garmin'] });
    },
  );

  it('accepts a range of at most a year, lists of days accept at most a month, and both refuse a range that ends before it begins', async () => {
    const from = (days: number) => callOf('athleteA', 'athleteA', { from: addDays(DAY, -days), to: DAY });
    expect((await server.call(calls.getHealthHrvDashboard, from(366))).problem).toMatchObject({
      ErrorType: 'DateIntervalTooLong',
      values: { max: 366 },
    });
    expect((await server.call(calls.listHealthSleep, from(30))).status).toBe(200);
    expect((await server.call(calls.listHealthSleep, from(31))).problem.ErrorType).toBe('DateIntervalTooLong');
    expect((await server.call(calls.listHealthSleep, from(-1))).problem.errors).toMatchObject([{ field: 'to' }]);
  });

  it("compares the values of each range with the athlete's own range in the three weeks before", async () => {
    await usual('athleteA');
    await send('athleteA', 'Hrv', DAY, hrv(30));
    const { result } = await server.call(calls.getHealthHrvDashboard, callOf('athleteA', 'athleteA', { from: DAY }));
    expect(result).toMatchObject({ Days: 1, OwnRange: { Low: 38, High: 52 } });
  });
});

describe('the health board of a club', () => {
  it('shows sleep and state of athletes who share their health data, and which athletes have no data', async () => {
    expect((await board()).result).toMatchObject({ data: [], recordsTotal: 0, Athletes: 2, Sharing: 0, WithData: 0 });
    await share('athleteA');
    await share('neighbourA');
    await usual('athleteA');
    const begin = midnight(DAY) - 1200;
    await send('athleteA', 'Sleep', DAY, sleep(17_520), { recordedAt: begin, seconds: 24_600 });
    await send('athleteA', 'Hrv', DAY, hrv(31));
    await send('athleteA', 'Daily', DAY, daily({ RestingHeartRate: 64 }));
    await send(
      'athleteA',
      'Daily',
      addDays(DAY, -1),
      daily({ RestingHeartRate: 59, AverageStress: 56, HighStressSeconds: 2880 }),
    );
    const Battery: HealthSample[] = [
      [0, 5],
      [23_400, 22],
      [60_000, 18],
    ];
    await send('athleteA', 'Stress', DAY, stress({ BatteryMax: 22, BatteryLast: 18 }), { samples: { Battery } });
    const { result } = await board();
    expect(result).toMatchObject({
      Day: DAY,
      recordsTotal: 2,
      Sharing: 2,
      WithData: 1,
      Sources: ['Garmin'],
      Counts: { ShortNight: 1, HrvUnderRange: 1, HighStress: 1, EmptyAtWaking: 1, NoData: 1 },
    });
    expect(result.data).toMatchObject([
      {
        UserId: world.ids.athleteA,
        Source: { DeviceModel: 'Garmin Forerunner 265' },
        Night: { AsleepSeconds: 17_520, DeepSeconds: 3600 },
        Hrv: { Value: 31, OwnRange: { Low: 38, High: 52 } },
        Resting: { Value: 64, Difference: 6 },
        Stress: { Average: 56, HighSeconds: 2880 },
        Battery: { Woke: 22, Last: 18 },
        Reasons: ['ShortNight', 'HrvUnderRange', 'HighStress', 'EmptyAtWaking'],
        Hint: 'EasyDay',
      },
      { UserId: world.ids.neighbourA, Source: null, LastHeardAt: null, Night: null, Reasons: ['NoData'], Hint: null },
    ]);
    expect(result.Group).toHaveLength(14);
    expect(result.Group.at(-1)).toEqual({ Day: DAY, AsleepSeconds: 17_520, Hrv: 31, RestingHeartRate: 64 });
    expect((await board({ only: 'NoData' })).result).toMatchObject({
      recordsFiltered: 1,
      data: [{ UserId: world.ids.neighbourA }],
    });
    expect((await board({ globalSearch: 'nobody' })).result.recordsFiltered).toBe(0);
    const { FirstMidName = '', LastName = '', UserId } = result.data[0] ?? {};
    const searched = `${LastName.toUpperCase()} ${FirstMidName}`;
    expect((await board({ globalSearch: searched })).result.data).toMatchObject([{ UserId }]);
    expect((await board({ length: 1, start: 1 })).result.data).toMatchObject([{ UserId: world.ids.neighbourA }]);
    expect((await board({ day: addDays(DAY, 3) })).result.Counts.NoData).toBe(2);
  });

  it('sorts athletes without recent data last, and logs a read only for athletes on the requested page', {
    tags: ['atLength'],
  }, async () => {
    for (const role of ['athleteA', 'neighbourA'] as const) await share(role);
    await send('neighbourA', 'Hrv', addDays(DAY, -5), hrv(44));
    await send('athleteA', 'Hrv', DAY, hrv(44));
    const reads = async (user: 'athleteA' | 'neighbourA') =>
      (await server.call(listHealthReads, { params: { id: world.ids[user] }, token: world.tokens[user] })).result;
    const { result } = await board({ length: 1 });
    expect(result.recordsFiltered).toBe(2);
    expect(result.data).toMatchObject([{ UserId: world.ids.athleteA, Reasons: [] }]);
    expect([(await reads('athleteA')).length, (await reads('neighbourA')).length]).toEqual([1, 0]);
    expect((await board({ length: 1, start: 1 })).result.data).toMatchObject([
      { UserId: world.ids.neighbourA, Reasons: ['NoData'] },
    ]);
    expect(await reads('neighbourA')).toHaveLength(1);
  });

  it('sorts the athletes who share sleep by how short their nights of the last seven days were, and logs a read for each listed athlete', {
    tags: ['atLength'],
  }, async () => {
    const weekOf = (query: object = {}, role: Who = 'trainerA') =>
      server.call(calls.getHealthWeek, { params: { id: world.clubA }, query: { day: DAY, ...query }, token: world.tokens[role] });
    for (const [day, seconds] of [
      [DAY, 17_520],
      [addDays(DAY, -6), 25_920],
      [addDays(DAY, -7), 3600],
    ] as const)
      await send('athleteA', 'Sleep', day, sleep(seconds), { seconds: 30_000 });
    await send('athleteA', 'Hrv', addDays(DAY, -1), hrv(44));
    await send('neighbourA', 'Sleep', DAY, sleep(3600), { seconds: 20_000 });
    expect((await weekOf()).result).toMatchObject({ data: [], recordsTotal: 0 });
    await share('athleteA');
    const { result } = await weekOf();
    expect(result).toMatchObject({ From: addDays(DAY, -6), To: DAY, recordsTotal: 1, recordsFiltered: 1 });
    const [own] = result.data;
    expect(own).toMatchObject({
      UserId: world.ids.athleteA,
      Source: { DeviceModel: 'Garmin Forerunner 265' },
      ShortNights: 1,
      Mean: { AsleepSeconds: 21_720, Hrv: 44, RestingHeartRate: null },
    });
    expect(own?.Days).toHaveLength(7);
    expect(own?.Days.at(-1)).toEqual({ Day: DAY, AsleepSeconds: 17_520, Hrv: null, RestingHeartRate: null });
    await share('neighbourA');
    await send('neighbourA', 'Sleep', addDays(DAY, -2), sleep(3600), { seconds: 20_000 });
    expect((await weekOf()).result.data.map(({ UserId }) => UserId)).toEqual([world.ids.neighbourA, world.ids.athleteA]);
    expect((await weekOf({ length: 1, start: 1 })).result.data).toMatchObject([{ UserId: world.ids.athleteA }]);
    const reads = await server.call(listHealthReads, { params: { id: world.ids.athleteA }, token: world.tokens.athleteA });
    expect(reads.result).toMatchObject([{ Purpose: 'Health' }]);
    expect((await weekOf({ globalSearch: 'nobody' })).result).toMatchObject({ recordsTotal: 2, recordsFiltered: 0 });
    expect((await weekOf({ day: '2199-01-01' })).problem.errors).toMatchObject([
      { field: 'day', key: 'date-no-greater-than-now' },
    ]);
    for (const role of ['managerA', 'athleteA', 'trainerB'] as const) expect((await weekOf({}, role)).status).toBe(403);
    expect((await weekOf({}, 'admin')).result.recordsTotal).toBe(0);
  });

  it("lists short nights of athletes in today's next class who share their sleep", { tags: ['atLength'] }, async () => {
    const ahead = 12 - new Date().getUTCHours();
    const TimeZone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
    await server.db.updateTable('clubs').set({ TimeZone }).where('ClubId', '=', world.clubA).execute();
    const today = dayIn(TimeZone, new Date());
    await share('athleteA');
    for (const role of ['athleteA', 'neighbourA'] as const) await send(role, 'Sleep', today, sleep(17_520), { seconds: 20_000 });
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const aClassIn = (minutes: number, fields: object = {}) =>
      aClass(server.db, world.clubA, {
        Begin: at(minutes),
        End: at(minutes + 45),
        PublishState: 'Published',
        Name: 'Ignite',
        ...fields,
      });
    const next = async (day = today) => (await board({ day })).result.NextClass;
    expect(await next()).toBeNull();
    await aClassIn(-10);
    await aClassIn(5, { PublishState: 'Unpublished' });
    await aClassIn(6, { CanceledAt: new Date() });
    const ClassId = await aClassIn(30);
    await aClassIn(40);
    const book = (UserId: number, State: 'Booked' | 'Canceled' = 'Booked') =>
      server.db
        .insertInto('class_participants')
        .values({
          ClassId,
          ClubId: world.clubA,
          UserId,
          State,
          Place: 'InSite',
          PaymentKind: State === 'Booked' ? 'Free' : null,
          ClassBegin: at(30),
          ClassEnd: at(75),
        })
        .execute();
    await book(world.ids.athleteA);
    await book(world.ids.neighbourA);
    expect(await next()).toMatchObject({
      ClassId,
      Name: 'Ignite',
      Booked: 2,
      Sharing: 1,
      ShortNight: [{ UserId: world.ids.athleteA }],
    });
    expect(await next(addDays(today, -1))).toBeNull();
    await share('athleteA', false);
    expect(await next()).toMatchObject({ Booked: 2, Sharing: 0, ShortNight: [] });
  });

  it('is refused for future days, for members, and for staff of other clubs', async () => {
    expect((await board({ day: '2199-01-01' })).problem.errors).toMatchObject([
      { field: 'day', key: 'date-no-greater-than-now' },
    ]);
    await share('athleteA');
    for (const role of ['managerA', 'athleteA', 'trainerB'] as const) expect((await board({}, role)).status).toBe(403);
    expect((await board({}, 'ownerA')).result.Sharing).toBe(1);
    expect((await board({}, 'admin')).result.Sharing).toBe(0);
  });
});
