import { type Purpose, textVersions } from '@clubpulse/contract/accounts/consents';
import { listHealthReads, setConsents } from '@clubpulse/contract/accounts/consents.calls';
import type { EndTest, PrepareTest } from '@clubpulse/contract/body/fitness-tests/fitness-tests';
import {
  deleteFitnessTest,
  endFitnessTest,
  getFitnessTest,
  listFitnessTests,
  prepareFitnessTest,
  startFitnessTest,
} from '@clubpulse/contract/body/fitness-tests/fitness-tests.calls';
import {
  deleteMeasures,
  getMeasures,
  listMeasuredAthletes,
  updateMeasures,
} from '@clubpulse/contract/body/measures/measures.calls';
import { defaultBookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import { putBookingSettings } from '@clubpulse/contract/calendar/booking-rules.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { createFitnessTests } from './fitness-tests.service.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
});
beforeEach(async () => {
  world = await createWorld(server);
  const profile = { Gender: 'Male', BirthDate: '1991-03-05', Height: 180 } as const;
  await server.db.updateTable('users').set(profile).where('UserId', '=', world.ids.athleteA).execute();
});
afterAll(() => server.close());

type By = 'athleteA' | 'trainerA' | 'managerA' | 'trainerB' | 'neighbourA';
const seconds = (count: number, bpm: number) => Array.from({ length: count }, () => bpm);
const well = { Load: null, Weight: null, HealthConcern: false, Fever: false, BetaBlocker: false, Cleared: false };

const prepare = (input: Partial<PrepareTest> = {}, by: By = 'athleteA') =>
  server.call(prepareFitnessTest, {
    params: { id: world.ids.athleteA },
    body: { Protocol: 'ymcaStep', ClubId: null, ...well, ...input },
    token: world.tokens[by],
  });
const end = (id: number, sent: Partial<EndTest>, by: By = 'athleteA') =>
  server.call(endFitnessTest, {
    params: { id },
    body: { StartedAt: new Date().toISOString(), Samples: [], End: 'completed', DoneAt: null, Distance: null, ...sent },
    token: world.tokens[by],
  });
const list = (by: By = 'athleteA') =>
  server.call(listFitnessTests, { params: { id: world.ids.athleteA }, query: {}, token: world.tokens[by] });
const share = (...purposes: readonly Purpose[]) =>
  server.call(setConsents, {
    params: { id: world.ids.athleteA },
    body: purposes.map((Purpose) => ({ ClubId: world.clubA, Purpose, Version: textVersions[Purpose], Granted: true })),
    token: world.tokens.athleteA,
  });
const ended = async (sent: Partial<EndTest>, input: Partial<PrepareTest> = {}, by: By = 'athleteA') => {
  const { result } = await prepare(input, by);
  return end(result.FitnessTestId, sent, by);
};
const steps = [...seconds(180, 140), ...seconds(63, 98)];

describe('a fitness test of the athlete', () => {
  it('is prepared with the heart rate to stop at, runs, and ends with score and rating', async () => {
    const prepared = await prepare();
    expect([prepared.status, prepared.result.State]).toEqual([201, 'prepared']);
    expect(prepared.result.Limit).toBeCloseTo(0.85 * prepared.result.MaxHeartRate, 2);
    expect(prepared.result.Cadence).toBe(96);
    expect((await list()).result.data).toEqual([]);
    const one = { params: { id: prepared.result.FitnessTestId }, token: world.tokens.athleteA };
    expect((await server.call(startFitnessTest, one)).result.State).toBe('running');
    const { status, result } = await end(prepared.result.FitnessTestId, { Samples: steps });
    expect(status).toBe(200);
    expect(result).toMatchObject({
      State: 'completed',
      Duration: 180,
      PeakHeartRate: 140,
      Score: 55,
      Rating: 'average',
      IsTotal: false,
      NotRated: null,
      Components: [{ Kind: 'cardio', Rating: 'average', Values: [{ Key: 'stepTestHeartRate', Value: 98 }] }],
      RunBy: null,
      MayChange: true,
    });
    expect((await list()).result).toMatchObject({ recordsTotal: 1, data: [{ FitnessTestId: result.FitnessTestId }] });
    expect((await server.call(getFitnessTest, one)).result.Samples).toEqual(steps);
    const measured = await server.call(getMeasures, { params: { id: world.ids.athleteA }, token: world.tokens.athleteA });
    expect(measured.result.Events).toMatchObject([
      {
        MeasureEventId: result.MeasureEventId,
        DataType: 'FitnessTest',
        Values: [
          { Key: 'stepTestHeartRate', Value: 98 },
          { Key: 'recoveryHeartRate1', Value: 42 },
        ],
      },
    ]);
    expect((await server.call(startFitnessTest, one)).problem?.ErrorType).toBe('FitnessTestEnded');
    expect((await end(result.FitnessTestId, { Samples: steps })).problem?.ErrorType).toBe('FitnessTestEnded');
  });

  it('gives a total score together with the other measured parts, also in the list of measured athletes of the club', async () => {
    const { result } = await ended({ Samples: steps });
    const id = result.MeasureEventId ?? 0;
    const TimeStamp = result.EndedAt ?? '';
    const Values = [
      { Key: 'stepTestHeartRate' as const, Value: 98 },
      { Key: 'pushUps' as const, Value: 25 },
    ];
    const body = { TimeStamp, Values, Note: '', RowVersion: 0 };
    await server.call(updateMeasures, { params: { id }, body, token: world.tokens.athleteA });
    const [test] = (await list()).result.data;
    expect(test).toMatchObject({ IsTotal: true, Rating: 'aboveAverage', Components: [{ Kind: 'cardio' }, { Kind: 'muscular' }] });
    expect(test?.Score).toBeCloseTo((55 * 0.4 + 85 * 0.3) / 0.7, 1);
    await share('Body');
    const athletes = await server.call(listMeasuredAthletes, {
      params: { id: world.clubA },
      query: {},
      token: world.tokens.trainerA,
    });
    const row = athletes.result.data.find(({ UserId }) => UserId === world.ids.athleteA);
    expect(row?.FitnessTestScore).toMatchObject({ Value: test?.Score, DaysOverdue: null });
  });

  it('retains the oxygen uptake that its formula computed when other measures of the event are corrected', async () => {
    const { result } = await ended({ Samples: seconds(870, 130), DoneAt: 869 }, { Protocol: 'rockport', Weight: 80 });
    expect(result).toMatchObject({ State: 'completed', Duration: 870, Rating: 'aboveAverage' });
    const uptake = async () => {
      const { result: measured } = await server.call(getMeasures, {
        params: { id: world.ids.athleteA },
        token: world.tokens.athleteA,
      });
      return measured.Last.find(({ Key }) => Key === 'estimatedVo2Max');
    };
    const found = await uptake();
    expect(found).toMatchObject({ Method: 'Rockport', Typed: false });
    expect(found?.Value).toBeCloseTo(44.35, 1);
    await server.call(updateMeasures, {
      params: { id: result.MeasureEventId ?? 0 },
      body: { TimeStamp: result.EndedAt ?? '', Values: [{ Key: 'sitAndReach', Value: 30 }], Note: '', RowVersion: 0 },
      token: world.tokens.athleteA,
    });
    expect(await uptake()).toMatchObject({ Value: found?.Value });
    expect((await list()).result.data[0]).toMatchObject({ IsTotal: true });
  });

  it('is recorded as interrupted, with duration and peak, if the heart rate rose above 85 percent, even if the device reports otherwise', async () => {
    const { result: prepared } = await prepare();
    const high = Math.floor(prepared.Limit ?? 0) + 1;
    const Samples = [...seconds(130, high - 1), ...seconds(4, high), ...seconds(109, 100)];
    const { result } = await end(prepared.FitnessTestId, { Samples });
    expect(result).toMatchObject({
      State: 'interruptedHeartRate',
      Duration: 134,
      PeakHeartRate: high,
      Score: null,
      NotRated: 'ended',
      MeasureEventId: null,
    });
    expect(Date.parse(result.NextTryAt ?? '') - Date.parse(result.EndedAt ?? '')).toBe(86_400_000);
    expect((await prepare()).problem?.ErrorType).toBe('FitnessTestTooSoon');
    expect((await prepare({ Protocol: 'rockport', Weight: 80 })).status).toBe(201);
  });

  it('is recorded as stopped by the athlete, but refused if its heart-rate samples contradict that', async () => {
    const { result: prepared } = await prepare();
    const id = prepared.FitnessTestId;
    for (const End of ['completed', 'interruptedHeartRate', 'sensorLost'] as const)
      expect((await end(id, { Samples: seconds(40, 120), End })).problem?.ErrorType).toBe('FitnessTestSamples');
    const { result } = await end(id, { Samples: seconds(40, 120), End: 'stoppedByUser' });
    expect(result).toMatchObject({
      State: 'stoppedByUser',
      Duration: 40,
      PeakHeartRate: 120,
      NotRated: 'ended',
      NextTryAt: null,
    });
  });

  it('requires the distance in metres if it is a run, and refuses times in the future', async () => {
    const { result } = await prepare({ Protocol: 'cooper', Cleared: true });
    expect(result.Limit).toBeNull();
    const run = { Samples: seconds(783, 0) };
    expect((await end(result.FitnessTestId, run)).problem?.errors).toMatchObject([{ field: 'Distance' }]);
    const later = new Date(Date.now() + 600_000).toISOString();
    const early = await end(result.FitnessTestId, { ...run, Distance: 2500, StartedAt: later });
    expect(early.problem?.errors).toMatchObject([{ field: 'StartedAt' }]);
    expect((await end(result.FitnessTestId, { ...run, Distance: 2500 })).result).toMatchObject({ Rating: 'good', Score: 85 });
  });

  it('has no rating if the athlete takes medicine that lowers the heart rate', async () => {
    const { result } = await ended({ Samples: steps }, { BetaBlocker: true });
    expect(result).toMatchObject({ State: 'completed', NotRated: 'betaBlocker', MeasureEventId: null });
  });

  it('loses its rating when its measures are deleted, and can be deleted by the athlete', async () => {
    const { result } = await ended({ Samples: steps });
    await server.call(deleteMeasures, { params: { id: result.MeasureEventId ?? 0 }, token: world.tokens.athleteA });
    expect((await list()).result.data).toMatchObject([{ Score: null, NotRated: 'deleted' }]);
    const one = { params: { id: result.FitnessTestId }, token: world.tokens.athleteA };
    expect((await server.call(deleteFitnessTest, one)).status).toBe(204);
    expect((await server.call(getFitnessTest, one)).status).toBe(404);
  });

  it('has no rating if no rating table covers the athlete', async () => {
    await server.db.updateTable('users').set({ BirthDate: null }).where('UserId', '=', world.ids.athleteA).execute();
    expect((await ended({ Samples: steps })).result).toMatchObject({ State: 'completed', Score: null, NotRated: 'noNorm' });
  });

  it('is deleted two days after its preparation if it has not ended', async () => {
    const { result } = await prepare();
    const { db, consents, users } = server;
    const measures = { keepTest: () => Promise.reject(new Error('never')), valuesOf: () => Promise.resolve(new Map()) };
    const purgeAt = (hours: number) =>
      createFitnessTests({
        db,
        consents,
        profiles: users.profiles,
        measures,
        now: () => new Date(Date.now() + hours * 3_600_000),
      }).purge();
    const one = { params: { id: result.FitnessTestId }, token: world.tokens.athleteA };
    await purgeAt(47);
    expect((await server.call(getFitnessTest, one)).status).toBe(200);
    await purgeAt(49);
    expect((await server.call(getFitnessTest, one)).status).toBe(404);
  });
});

describe('a trainer who runs fitness tests', () => {
  it('cannot run or read a test without the consents to heart rate and body data', async () => {
    expect((await list('trainerA')).problem?.ErrorType).toBe('NotShared');
    await share('Body');
    expect((await prepare({ ClubId: world.clubA }, 'trainerA')).problem?.ErrorType).toBe('NotShared');
    await share('HeartRate');
    expect((await prepare({ ClubId: world.clubA }, 'trainerA')).status).toBe(201);
    expect((await list('trainerB')).status).toBe(403);
    expect((await list('neighbourA')).status).toBe(403);
  });

  it('can end tests that they run for the club, but not tests that the athlete runs without a trainer', async () => {
    await share('Body', 'HeartRate');
    expect((await prepare({}, 'trainerA')).status).toBe(400);
    expect((await prepare({ ClubId: world.clubA2 }, 'trainerA')).status).toBe(400);
    const { result } = await ended({ Samples: steps }, { ClubId: world.clubA }, 'trainerA');
    expect(result).toMatchObject({ Rating: 'average', RunBy: { UserId: world.ids.trainerA }, Club: { ClubId: world.clubA } });
    expect([result.Age, result.Gender]).toEqual([null, null]);
    const listed = await list();
    expect(listed.result.data).toMatchObject([{ FitnessTestId: result.FitnessTestId, Age: 35, Gender: 'Male' }]);
    const own = await prepare();
    expect((await end(own.result.FitnessTestId, { End: 'stoppedByUser' }, 'trainerA')).status).toBe(403);
    const reads = await server.call(listHealthReads, { params: { id: world.ids.athleteA }, token: world.tokens.athleteA });
    expect(new Set(reads.result.map(({ Purpose }) => Purpose))).toEqual(new Set(['Body', 'HeartRate']));
  });

  it('is recorded in the log of reads when they open a single test', async () => {
    const { result } = await ended({ Samples: steps });
    await share('Body', 'HeartRate');
    const reads = async () => {
      const own = { params: { id: world.ids.athleteA }, token: world.tokens.athleteA };
      return (await server.call(listHealthReads, own)).result.map(({ Purpose }) => Purpose).sort();
    };
    const one = (by: By) => server.call(getFitnessTest, { params: { id: result.FitnessTestId }, token: world.tokens[by] });
    expect((await one('athleteA')).status).toBe(200);
    expect(await reads()).toEqual([]);
    expect((await one('trainerA')).status).toBe(200);
    expect(await reads()).toEqual(['Body', 'HeartRate']);
  });

  it('cannot run a test without the medical certificate that the club requires', async () => {
    await share('Body', 'HeartRate');
    await server.call(putBookingSettings, {
      params: { id: world.clubA },
      body: { ...defaultBookingSettings, DisableOnInvalidMedicalCertificate: true, RowVersion: 0 },
      token: world.tokens.managerA,
    });
    expect((await prepare({ ClubId: world.clubA }, 'trainerA')).problem?.ErrorType).toBe('RequiredMedicalCertificate');
    expect((await prepare()).status).toBe(201);
    const certificate = { ClubId: world.clubA, UserId: world.ids.athleteA, Type: 'MedicalCertificate' as const };
    await server.db
      .insertInto('expirations')
      .values({ ...certificate, ExpirationDate: '2099-01-01' })
      .execute();
    expect((await prepare({ ClubId: world.clubA }, 'trainerA')).status).toBe(201);
  });
});
