import { HEALTH_TEXT_VERSION } from '@clubpulse/contract/body/health/health';
import * as health from '@clubpulse/contract/body/health/health.calls';
import { deleteMeasures, getMeasures, updateMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import {
  askWearable,
  connectWearable,
  disconnectWearable,
  getWearables,
} from '@clubpulse/contract/training/wearables/wearables.calls';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDue, queuedJobs } from '../../test/jobs.ts';
import { eraseUser } from '../../test/leaving.ts';
import { DOOR, type GarminServer, openGarmin } from '../../test/outside/garmin-server.ts';
import { openOwnServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { readBody } from './garmin-read.wire.ts';

let garmin: GarminServer;
let server: TestServer;
let world: World;
beforeAll(async () => {
  garmin = await openGarmin();
  server = await openOwnServer(garmin.environment);
  world = await createWorld(server);
  await connect('athleteA', 'account-a');
  await keep('athleteA', true);
});
afterAll(async () => {
  await server.close();
  await garmin.close();
});

type Who = 'athleteA' | 'neighbourA' | 'athleteB';
const as = (role: Who) => ({ params: { id: world.ids[role] }, token: world.tokens[role] });
async function connect(role: Who, account: string) {
  const { result } = await server.call(askWearable, as(role));
  expect((await server.call(connectWearable, { ...as(role), body: garmin.agree(result.Url, account) })).status).toBe(200);
}
const keep = (role: Who, Granted: boolean) =>
  server.call(health.keepHealth, { ...as(role), body: { Granted, Version: HEALTH_TEXT_VERSION } });
async function send(envelope: string, ...entries: readonly object[]) {
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: `/doors/garmin/${DOOR}/${envelope}`,
    headers: { 'content-type': 'application/json', 'garmin-client-id': 'club-app' },
    payload: JSON.stringify({ [envelope]: entries }),
  });
  expect(statusCode).toBe(200);
  do {
    await makeDue(server.db);
    await server.runDueJobs();
  } while ((await queuedJobs(server.db, 'wearable-inbox')).some(({ error }) => error === null));
}
const stored = () => server.db.selectFrom('wearable_inbox').selectAll().execute();
const forget = () => server.db.deleteFrom('wearable_inbox').execute();

const midnight = (day: string): number => Date.parse(`${day}T00:00:00+01:00`) / 1000;
const summary = (day: string, fields: object = {}) => ({
  userId: 'account-a',
  summaryId: `x-${day}`,
  calendarDate: day,
  startTimeInSeconds: midnight(day),
  startTimeOffsetInSeconds: 3600,
  durationInSeconds: 86_400,
  ...fields,
});
const daily = (day: string, fields: object = {}) =>
  summary(day, {
    activityType: 'WALKING',
    steps: 9000,
    distanceInMeters: 6500.5,
    restingHeartRateInBeatsPerMinute: 52,
    averageStressLevel: 31,
    timeOffsetHeartRateSamples: { '30': 62, '15': 61, '0': 60 },
    ...fields,
  });
const on = (day: string) => ({ query: { from: day, to: day } });
const days = async (day: string, role: Who = 'athleteA') =>
  (await server.call(health.listHealthDays, { ...as(role), ...on(day) })).result;
const stress = async (day: string) => (await server.call(health.listHealthStress, { ...as('athleteA'), ...on(day) })).result;

describe('a health summary of a watch', () => {
  it('is stored with its source and sorted samples on its calendar day', async () => {
    await send('dailies', daily('2026-05-01', { deviceName: 'Forerunner 265' }));
    expect(await days('2026-05-01')).toMatchObject([
      {
        Day: '2026-05-01',
        Begin: '2026-04-30T23:00:00.000Z',
        OffsetSeconds: 3600,
        Seconds: 86_400,
        Steps: 9000,
        Distance: 6500.5,
        FloorsClimbed: null,
        HeartRates: [
          [0, 60],
          [15, 61],
          [30, 62],
        ],
        Source: { Provider: 'Garmin', DeviceModel: 'Garmin Forerunner 265', RecordedAt: '2026-04-30T23:00:00.000Z' },
      },
    ]);
    await send('dailies', daily('2026-05-02', { calendarDate: undefined }));
    expect(await days('2026-05-02')).toMatchObject([{ Source: { DeviceModel: 'Garmin' } }]);
    expect(await stored()).toEqual([]);
  });

  it('is replaced by a later summary with the same begin, and does not change when that summary is sent again', async () => {
    const day = '2026-05-03';
    await send('dailies', daily(day, { steps: 100, durationInSeconds: 3600 }));
    await send('dailies', daily(day, { steps: 700, durationInSeconds: 50_000 }), daily(day, { steps: 800 }));
    await send('dailies', daily(day, { steps: 800 }));
    expect(await days(day)).toMatchObject([{ Steps: 800, Seconds: 86_400 }]);
  });

  it('from a ping that is fetched late does not replace newer data', { tags: ['atLength'] }, async () => {
    const day = '2026-05-04';
    const path = '/wellness-api/rest/dailies?token=late';
    garmin.callbacks.set(path, 503);
    await send('dailies', { userId: 'account-a', callbackURL: `${garmin.origin}${path}` });
    await send('dailies', daily(day, { steps: 900 }));
    garmin.callbacks.set(path, [daily(day, { steps: 1 }), daily('2026-05-05', { steps: 2, userId: 'account-x' })]);
    await makeDue(server.db);
    await server.runDueJobs();
    expect(await stored()).toEqual([]);
    expect(await days(day)).toMatchObject([{ Steps: 900 }]);
    expect(await days('2026-05-05')).toMatchObject([{ Steps: 2 }]);
  });

  it('has the data of the last message, however often messages are repeated', { tags: ['atLength'] }, async () => {
    let day = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(0, 1, 2), { minLength: 1, maxLength: 5 }), async (order) => {
        const date = `2025-01-${String((day++ % 28) + 1).padStart(2, '0')}`;
        for (const index of order) await send('dailies', daily(date, { steps: index }));
        expect(await days(date)).toMatchObject([{ Steps: order.at(-1) }]);
      }),
      { numRuns: 6 },
    );
  });

  it('that is more than a month old is stored like one of today', async () => {
    await send('dailies', daily('2024-02-29'));
    expect(await days('2024-02-29')).toHaveLength(1);
  });
});

describe('the health figures of a watch', () => {
  it('of stress are read in both spellings of the field, and negative values are treated as missing', async () => {
    const unstated = { averageStressLevel: undefined };
    await send('dailies', daily('2026-05-06', { ...unstated, averageStresslevel: 43 }));
    expect(await days('2026-05-06')).toMatchObject([{ AverageStress: 43 }]);
    await send('dailies', daily('2026-05-07', { averageStressLevel: -1, maxStressLevel: -1 }));
    expect(await days('2026-05-07')).toMatchObject([{ AverageStress: null, MaxStress: null, Steps: 9000 }]);
  });

  it('treat impossible figures, samples and days as missing', async () => {
    const day = '2026-05-19';
    const impossible = {
      calendarDate: '9999-12-31',
      steps: 50_000_000,
      restingHeartRateInBeatsPerMinute: 900,
      maxHeartRateInBeatsPerMinute: 0,
      averageStressLevel: 4000,
      activeTimeInSeconds: 9_000_000,
      bodyBatteryChargedValue: 80,
      timeOffsetHeartRateSamples: { '0': 60, '15': 99_999, '30': 62 },
    };
    await send('dailies', daily(day, impossible));
    const figures = { Steps: null, RestingHeartRate: null, MaxHeartRate: null, AverageStress: null, ActiveSeconds: null };
    expect(await days(day)).toMatchObject([
      {
        ...figures,
        Day: day,
        Distance: 6500.5,
        BatteryCharged: 80,
        HeartRates: [
          [0, 60],
          [30, 62],
        ],
      },
    ]);
    const levels = {
      timeOffsetStressLevelValues: { '0': 20, '180': 500 },
      timeOffsetBodyBatteryValues: { '0': 90, '180': 7000 },
    };
    await send('stressDetails', summary(day, levels));
    expect(await stress(day)).toMatchObject([{ Average: 20, Max: 20, BatteryMax: 90, BatteryLast: 90 }]);
  });

  it('of stress details equal the reference: 31.5 on average, 59 at most', async () => {
    const levels = { '0': 18, '180': 51, '360': 28, '540': 29, '720': -1, '900': -2 };
    const battery = { '0': 55, '180': 56, '360': 59 };
    const event = {
      eventType: 'SLEEP',
      eventStartTimeInSeconds: midnight('2026-05-06') + 60,
      duration: 120,
      bodyBatteryImpact: 4,
    };
    await send(
      'stressDetails',
      summary('2026-05-06', {
        timeOffsetStressLevelValues: levels,
        timeOffsetBodyBatteryValues: battery,
        bodyBatteryActivityEvents: [event, { eventType: 'NAP' }],
      }),
    );
    expect(await stress('2026-05-06')).toMatchObject([
      {
        Average: 31.5,
        RestSeconds: 180,
        MediumSeconds: 180,
        LowSeconds: 360,
        HighSeconds: 0,
        BatteryMax: 59,
        BatteryLast: 59,
        BatteryEvents: [{ Type: 'SLEEP', From: 60, Seconds: 120, Impact: 4 }],
      },
    ]);
    const [row] = (await stress('2026-05-06')) ?? [];
    expect(row?.Levels).toContainEqual([720, -1]);
  });

  it('of heart rate variability are the average that the provider reports (44), not the mean of the values (34.67)', async () => {
    const values = [32, 24, 31, 35, 39, 47, 32, 24, 31, 35, 39, 47];
    const hrvValues = Object.fromEntries(values.map((value, index) => [String(300 * index), value]));
    await send('hrv', summary('2026-05-06', { lastNightAvg: 44, lastNight5MinHigh: 72, hrvValues }));
    const one = { ...as('athleteA'), ...on('2026-05-06') };
    const { result } = await server.call(health.listHealthHrv, one);
    expect(result).toMatchObject([{ LastNightAverage: 44, LastNight5MinHigh: 72 }]);
    expect(result[0]?.Values).toHaveLength(12);
    const dashboard = await server.call(health.getHealthHrvDashboard, one);
    expect(dashboard.result.Figures['LastNightAverage']?.Average).toBe(44);
  });

  it('of a night belong to the day on which it ended, with its stages', async () => {
    const begin = midnight('2026-05-06') - 1140;
    const span = (from: number, to: number) => ({ startTimeInSeconds: begin + from, endTimeInSeconds: begin + to });
    await send('sleeps', {
      ...summary('2026-05-06', { calendarDate: undefined, startTimeInSeconds: begin, durationInSeconds: 22_320 }),
      deepSleepDurationInSeconds: 3480,
      lightSleepDurationInSeconds: 14_520,
      remSleepInSeconds: 4320,
      awakeDurationInSeconds: 1020,
      sleepLevelsMap: {
        light: [span(1800, 3600)],
        deep: [span(0, 1800), span(5, 5), { start: 'x' }],
        awake: [span(22_320, 23_340)],
      },
      timeOffsetSleepSpo2: { '0': 96, '60': -1 },
      overallSleepScore: { value: 71, qualifierKey: 'FAIR' },
      validation: 'AUTO_FINAL',
    });
    const { result } = await server.call(health.listHealthSleep, { ...as('athleteA'), ...on('2026-05-06') });
    expect(result).toMatchObject([
      {
        Day: '2026-05-06',
        AsleepSeconds: 22_320,
        AwakeSeconds: 1020,
        Score: 71,
        Quality: 'Fair',
        Seconds: 23_340,
        Stages: [
          { Stage: 'deep', From: 0, To: 1800 },
          { Stage: 'light', From: 1800, To: 3600 },
          { Stage: 'awake', From: 22_320, To: 23_340 },
        ],
      },
    ]);
  });

  it('contain the oxygen saturation and figures of each quarter of an hour', async () => {
    await send('pulseox', summary('2026-05-06', { timeOffsetSpo2Values: { '0': 97, '60': 93, '120': -1 }, onDemand: false }));
    const one = { ...as('athleteA'), ...on('2026-05-06') };
    expect((await server.call(health.listHealthPulseox, one)).result).toMatchObject([{ Average: 95, Min: 93, OnDemand: false }]);
    const epoch = { durationInSeconds: 900, met: 3.2, intensity: 'ACTIVE', meanMotionIntensity: 2, maxMotionIntensity: 7 };
    await send(
      'epochs',
      summary('2026-05-06', { ...epoch, activityType: 'WALKING', steps: 93 }),
      summary('2026-05-06', { ...epoch, activityType: 'SEDENTARY', steps: 0, intensity: 'SOMETHING' }),
    );
    const { result } = await server.call(health.listHealthActivity, one);
    expect(result).toMatchObject([
      {
        Figures: { Steps: 9000 },
        Epochs: [
          { ActivityType: 'SEDENTARY', Intensity: null },
          { ActivityType: 'WALKING', Steps: 93, Intensity: 'ACTIVE', Met: 3.2 },
        ],
      },
    ]);
  });
});

describe('an invalid health entry', () => {
  it('is marked as malformed, while the other entries of its message are stored', async () => {
    const day = '2026-05-10';
    const noMoment = { ...daily(day), startTimeInSeconds: 'yesterday' };
    await send(
      'dailies',
      noMoment,
      'text' as unknown as object,
      { userId: 'account-a' },
      daily(day, { steps: 'many', summaryId: 5 }),
    );
    expect(await days(day)).toMatchObject([{ Steps: null, RestingHeartRate: 52 }]);
    expect((await stored())[0]?.MalformedAt).toBeInstanceOf(Date);
    await forget();
    await send('dailies', daily('2199-01-01'));
    expect(await stored()).toHaveLength(1);
    await forget();
  });

  it('never stops the reading of a message', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('dailies', 'epochs', 'sleeps', 'hrv', 'pulseox', 'stressDetails', 'bodyComps'),
        fc.array(
          fc.oneof(
            fc.jsonValue(),
            fc.record({ userId: fc.string(), startTimeInSeconds: fc.jsonValue(), sleepLevelsMap: fc.jsonValue() }),
          ),
        ),
        (list, entries) => {
          const body = readBody(Buffer.from(JSON.stringify({ [list]: entries })));
          expect((body?.health.length ?? 0) + (body?.malformed ?? 0) + (body?.pings.length ?? 0)).toBe(entries.length);
        },
      ),
    );
  });
});

describe('the consent of the athlete to store health data', () => {
  it('is required, and no data is stored before it or after its withdrawal', async () => {
    await connect('neighbourA', 'account-n');
    const ofUser = { userId: 'account-n' };
    await send('dailies', daily('2026-05-01', ofUser));
    expect(await days('2026-05-01', 'neighbourA')).toEqual([]);
    const { result } = await keep('neighbourA', true);
    expect(result).toMatchObject({
      Keeps: true,
      IsOffered: true,
      Connection: { SendsHealth: true, EndedAt: null },
      LastDay: null,
    });
    await send('dailies', daily('2026-05-02', ofUser));
    expect(await days('2026-05-02', 'neighbourA')).toHaveLength(1);
    expect((await keep('neighbourA', false)).result).toMatchObject({ Keeps: false, LastDay: '2026-05-02' });
    await send('dailies', daily('2026-05-03', ofUser));
    expect(await days('2026-05-03', 'neighbourA')).toEqual([]);
    expect(await days('2026-05-02', 'neighbourA')).toHaveLength(1);
    expect((await server.call(health.deleteHealth, as('neighbourA'))).status).toBe(204);
    expect(await days('2026-05-02', 'neighbourA')).toEqual([]);
    const log = await server.db
      .selectFrom('health_intakes')
      .select(['Granted', 'Version', 'Language'])
      .where('UserId', '=', world.ids.neighbourA)
      .orderBy('HealthIntakeId')
      .execute();
    expect(log).toEqual([true, false].map((Granted) => ({ Granted, Version: HEALTH_TEXT_VERSION, Language: 'en' })));
  });

  it('is refused if it refers to an older text', async () => {
    const { problem } = await server.call(health.keepHealth, { ...as('neighbourA'), body: { Granted: true, Version: 2 } });
    expect(problem).toMatchObject({ ErrorType: 'ValidationFailed', errors: [{ field: 'Version' }] });
  });

  it('covers only the data for which Garmin has a permission, independently of the permission for trainings', async () => {
    await keep('neighbourA', true);
    const now = Math.floor(Date.now() / 1000);
    const word = (at: number, ...permissions: string[]) =>
      send('userPermissionsChange', { userId: 'account-n', permissions, changeTimeInSeconds: at });
    await word(now + 60, 'ACTIVITY_EXPORT');
    await send('dailies', daily('2026-05-04', { userId: 'account-n' }));
    expect(await days('2026-05-04', 'neighbourA')).toEqual([]);
    expect((await server.call(getWearables, as('neighbourA'))).result.Connection).toMatchObject({
      SendsTrainings: true,
      SendsHealth: false,
    });
    await word(now + 120, 'HEALTH_EXPORT');
    await send('dailies', daily('2026-05-04', { userId: 'account-n' }));
    expect(await days('2026-05-04', 'neighbourA')).toHaveLength(1);
  });

  it('ends with the connection, and must be given again after the user connects again', async () => {
    expect((await server.call(disconnectWearable, as('neighbourA'))).status).toBe(204);
    await send('dailies', daily('2026-05-05', { userId: 'account-n' }));
    await connect('neighbourA', 'account-n');
    await send('dailies', daily('2026-05-05', { userId: 'account-n' }));
    expect(await days('2026-05-05', 'neighbourA')).toEqual([]);
    expect((await server.call(health.getHealth, as('neighbourA'))).result).toMatchObject({ Keeps: false });
    expect((await server.call(disconnectWearable, as('neighbourA'))).status).toBe(204);
    expect((await server.call(disconnectWearable, as('neighbourA'))).status).toBe(404);
  });

  it('has no effect without a connection, so no data is stored', async () => {
    await send('dailies', daily('2026-05-01', { userId: 'account-unknown' }));
    expect(await stored()).toEqual([]);
  });
});

describe('a scale of the provider', () => {
  const at = midnight('2026-05-08') + 7 * 3600;
  const stated = (fields: object = {}) => ({
    userId: 'account-a',
    measurementTimeInSeconds: at,
    measurementTimeOffsetInSeconds: 3600,
    weightInGrams: 61_400,
    bodyFatInPercent: 24.5,
    bodyWaterInPercent: 50,
    muscleMassInGrams: 26_100,
    boneMassInGrams: 3100,
    deviceName: 'Index S2',
    ...fields,
  });
  const measures = async () => (await server.call(getMeasures, as('athleteA'))).result;
  const values = async () => {
    const [event] = (await measures()).Events;
    return Object.fromEntries(event?.Values.filter(({ Typed }) => Typed).map(({ Key, Value }) => [Key, Value]) ?? []);
  };

  it('stores measures once, with the name of the scale, and a later message replaces them', async () => {
    await send('bodyComps', stated());
    await send('bodyComps', stated());
    const { Events } = await measures();
    expect(Events).toHaveLength(1);
    expect(Events[0]).toMatchObject({
      DeviceModel: 'Garmin Index S2',
      TimeStamp: new Date(at * 1000).toISOString(),
      MayChange: true,
      Club: null,
    });
    expect(await values()).toEqual({ weight: 61.4, bodyFatPercent: 24.5, totalBodyWater: 30.7, muscleMass: 26.1, boneMass: 3.1 });
    expect(Events[0]?.Values.find(({ Key }) => Key === 'fatMass')?.Value).toBeCloseTo(15.043, 3);
    await send('bodyComps', stated({ weightInGrams: 62_000, bodyWaterInPercent: 0, boneMassInGrams: 900_000 }));
    expect((await measures()).Events).toHaveLength(1);
    expect(await values()).toEqual({ weight: 62, bodyFatPercent: 24.5, muscleMass: 26.1 });
  });

  it('does not replace measures that the athlete corrected, and does not restore deleted ones', async () => {
    const [event] = (await measures()).Events;
    const one = { params: { id: event?.MeasureEventId ?? 0 }, token: world.tokens.athleteA };
    const body = { TimeStamp: new Date(at * 1000).toISOString(), Values: [{ Key: 'weight' as const, Value: 60 }], Note: '' };
    const RowVersion = event?.RowVersion ?? 0;
    expect((await server.call(updateMeasures, { ...one, body: { ...body, RowVersion } })).status).toBe(200);
    await send('bodyComps', stated({ weightInGrams: 63_000 }));
    expect(await values()).toEqual({ weight: 60 });
    expect((await server.call(deleteMeasures, one)).status).toBe(204);
    await send('bodyComps', stated({ weightInGrams: 64_000 }));
    expect((await measures()).Events).toEqual([]);
  });

  it('stores no measures if all its values are missing or impossible', { tags: ['atLength'] }, async () => {
    await send('bodyComps', { userId: 'account-a', measurementTimeInSeconds: at + 60 });
    expect(await stored()).toHaveLength(1);
    await forget();
    await send('bodyComps', { userId: 'account-a', measurementTimeInSeconds: at + 120, weightInGrams: 5 });
    expect(await stored()).toEqual([]);
    expect((await measures()).Events).toEqual([]);
    await send('bodyComps', { userId: 'account-a', measurementTimeInSeconds: at + 120, weightInGrams: 61_000 });
    expect(await values()).toEqual({ weight: 61 });
  });
});

it('the deletion of an account deletes all its health data', async () => {
  await eraseUser(server.db, world.ids.athleteA);
  for (const table of ['health_summaries', 'health_intakes', 'health_scales'] as const)
    expect(await server.db.selectFrom(table).select('UserId').where('UserId', '=', world.ids.athleteA).execute()).toEqual([]);
});
