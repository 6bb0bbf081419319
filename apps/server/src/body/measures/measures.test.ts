import { type Purpose, textVersions } from '@clubpulse/contract/accounts/consents';
import { listHealthReads, setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { type MeasureKey, measures } from '@clubpulse/contract/body/measures/catalogue';
import {
  createMeasures,
  deleteMeasures,
  getMeasureEvent,
  getMeasures,
  listMeasuredAthletes,
  listMeasureEvents,
  remindOfMeasures,
  updateMeasures,
} from '@clubpulse/contract/body/measures/measures.calls';
import { testKeys } from '@clubpulse/rules/body/measures/measures';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oneIn } from '../../test/proof/at-length.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type Person, type World } from '../../test/world.ts';
import { measuredAt } from './measured-members.facts.ts';
import { measureNotices } from './measures.jobs.ts';
import { createMeasures as createService } from './measures.service.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
});
beforeEach(async () => {
  world = await createWorld(server);
});
afterAll(() => server.close());

const at = (day: string) => `${day}T08:00:00.000Z`;
const typed = (values: Partial<Record<MeasureKey, number>>) =>
  Object.entries(values).map(([Key, Value]) => ({ Key: Key as MeasureKey, Value }));
const measure = (
  day: string,
  values: Partial<Record<MeasureKey, number>>,
  { by = 'athleteA', club = null }: { by?: 'athleteA' | 'trainerA' | 'managerA' | 'trainerB'; club?: number | null } = {},
) =>
  server.call(createMeasures, {
    params: { id: world.ids.athleteA },
    body: { TimeStamp: at(day), Values: typed(values), Note: '', ClubId: club },
    token: world.tokens[by],
  });
const read = async (by: 'athleteA' | 'trainerA' | 'trainerB' | 'admin' = 'athleteA', query = {}) =>
  server.call(getMeasures, { params: { id: world.ids.athleteA }, query, token: world.tokens[by] });
const share = (...purposes: readonly Purpose[]) =>
  server.call(setConsents, {
    params: { id: world.ids.athleteA },
    body: purposes.map((Purpose) => ({ ClubId: world.clubA, Purpose, Version: textVersions[Purpose], Granted: true })),
    token: world.tokens.athleteA,
  });
const lastOf = async (key: MeasureKey, by: 'athleteA' | 'trainerA' = 'athleteA') =>
  (await read(by)).result.Last.find(({ Key }) => Key === key);

describe('a measurement of the athlete', () => {
  it('is stored with values derived from it, and compared with the previous measurement', async () => {
    const { status, result } = await measure('2026-10-14', { weight: 80, bodyFatPercent: 18 });
    expect(status).toBe(201);
    expect(result).toMatchObject({ DataType: 'BodyComposition', MayChange: true, Club: null });
    expect(result.Values.find(({ Key }) => Key === 'fatMass')).toEqual({
      Key: 'fatMass',
      Value: 14.4,
      Method: 'Scale',
      Typed: false,
    });
    await measure('2026-11-14', { weight: 79 });
    expect(await lastOf('weight')).toMatchObject({ Value: 79, At: at('2026-11-14'), Before: { Value: 80 } });
    expect(await lastOf('bodyFatPercent')).toMatchObject({ Value: 18, Method: 'Scale' });
  });

  it('is stored once when concurrent requests repeat it', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => measure('2026-10-15', { weight: 80, waist: 90 })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 400, 400, 400, 400, 400]);
    expect((await measure('2026-10-15', { weight: 80 })).problem.errors).toMatchObject([{ key: 'measured-already' }]);
    expect((await measure('2026-10-15', { weight: 80.5 })).status).toBe(201);
  });

  it('is refused with the allowed limits if a value is impossible', async () => {
    const { problem } = await measure('2026-10-14', { bodyFatPercent: 212 });
    expect(problem).toMatchObject({
      ErrorType: 'ValidationFailed',
      errors: [{ field: 'Values.0.Value', values: { min: 2, max: 70 } }],
    });
    expect((await measure('2199-01-01', { weight: 80 })).status).toBe(400);
    expect((await measure('2026-10-14', { bmi: 24 })).status).toBe(400);
  });

  it.each(
    oneIn<[Partial<Record<MeasureKey, number>>, Record<string, string>]>(3, [
      [
        { totalBodyWater: 35, intracellularWater: 22, extracellularWater: 16 },
        { intracellularWater: 'part-of-water', extracellularWater: 'part-of-water' },
      ],
      [
        { totalCholesterol: 150, hdlCholesterol: 60, ldlCholesterol: 100 },
        { hdlCholesterol: 'part-of-cholesterol', ldlCholesterol: 'part-of-cholesterol' },
      ],
      [{ muscleMass: 40, skeletalMuscleMass: 45 }, { skeletalMuscleMass: 'part-of-muscle' }],
      [{ weight: 60, bodyFatPercent: 50, muscleMass: 40 }, { muscleMass: 'part-beside-fat' }],
      [{ weight: 60, bodyFatPercent: 60, totalBodyWater: 40 }, { totalBodyWater: 'part-beside-fat' }],
      [{ totalBodyWater: 80 }, { totalBodyWater: 'part-of-known-weight' }],
      [{ muscleMass: 100 }, { muscleMass: 'part-of-known-weight' }],
    ]),
  )(
    'is refused with the name of the field if its values contradict each other: %j',
    { tags: ['examples'] },
    async (values, why) => {
      await measure('2026-10-01', { weight: 60 });
      const keys = Object.keys(values);
      const { status, problem } = await measure('2026-10-14', values);
      expect(status).toBe(400);
      const errors = problem.errors ?? [];
      expect(Object.fromEntries(errors.map(({ field, key }) => [keys[Number(field.split('.')[1])], key]))).toEqual(why);
      for (const { message } of errors) expect(message).toMatch(/check|enter/i);
      expect((await read()).result.Events).toHaveLength(1);
    },
  );

  it('is refused if it contradicts the weight known on its day, but may contradict the weight of another day', async () => {
    const refusedOn = async (day: string) => {
      const { problem } = await measure(day, { muscleMass: 70 });
      return problem?.errors?.map(({ field, values }) => ({ field, values }));
    };
    const beside = (weight: number) => [{ field: 'Values.0.Value', values: { weight, unit: 'kg' } }];
    await measure('2026-06-10', { weight: 60 });
    expect(await refusedOn('2026-09-08')).toEqual(beside(60));
    expect(await refusedOn('2026-06-09')).toBeUndefined();
    expect(await refusedOn('2026-09-09')).toBeUndefined();
    await server.call(createMeasures, {
      params: { id: world.ids.athleteA },
      body: { TimeStamp: '2026-09-08T21:00:00.000Z', Values: typed({ weight: 62 }), Note: '', ClubId: null },
      token: world.tokens.athleteA,
    });
    expect(await refusedOn('2026-09-08')).toEqual(beside(62));
    const { result } = await measure('2026-02-01', { weight: 60, muscleMass: 30 });
    const correct = (values: Partial<Record<MeasureKey, number>>) =>
      server.call(updateMeasures, {
        params: { id: result.MeasureEventId },
        body: { TimeStamp: at('2026-02-01'), Values: typed(values), Note: '', RowVersion: result.RowVersion },
        token: world.tokens.athleteA,
      });
    expect((await correct({ weight: 60, muscleMass: 70 })).problem.errors).toMatchObject([{ key: 'part-of-weight' }]);
    expect((await correct({ muscleMass: 70 })).status).toBe(200);
  });

  it.each<[string, Partial<Record<MeasureKey, number>>]>([
    [
      'an InBody',
      {
        weight: 59.1,
        bodyFatPercent: 34.6,
        skeletalMuscleMass: 21,
        proteinMass: 7.4,
        bodyCellMass: 24.9,
        totalBodyWater: 28.5,
        intracellularWater: 17.4,
        extracellularWater: 11.2,
        leanMassRightArm: 1.89,
        leanMassLeftArm: 1.86,
        leanMassTrunk: 17.1,
        leanMassRightLeg: 5.83,
        leanMassLeftLeg: 5.82,
      },
    ],
    [
      'a Tanita',
      { weight: 78.4, bodyFatPercent: 8.1, muscleMass: 68.5, boneMass: 3.5, totalBodyWater: 52.1, visceralFatRating: 2 },
    ],
  ])('is stored when the values that %s prints are entered', async (_, values) => {
    const { status, result } = await measure('2026-10-14', values);
    expect(status).toBe(201);
    expect(result.Values.filter(({ Typed }) => Typed)).toHaveLength(Object.keys(values).length);
  });

  it('is returned for a range of days, and the events can be left out', async () => {
    await measure('2026-09-01', { weight: 83 });
    await measure('2026-10-01', { weight: 82 });
    const { result } = await read('athleteA', { from: at('2026-09-15'), to: at('2026-10-15') });
    expect(result.Events.map(({ TimeStamp }) => TimeStamp)).toEqual([at('2026-10-01')]);
    const without = await read('athleteA', { excludeEvents: 'true' });
    expect(without.result.Events).toEqual([]);
    expect(without.result.Last.find(({ Key }) => Key === 'weight')).toMatchObject({ Value: 82 });
    const page = await server.call(listMeasureEvents, {
      params: { id: world.ids.athleteA },
      query: { length: '1' },
      token: world.tokens.athleteA,
    });
    expect(page.result).toMatchObject({ recordsTotal: 2, recordsFiltered: 2, data: [{ TimeStamp: at('2026-10-01') }] });
  });

  it('has its derived values recomputed after a correction, and can be deleted', async () => {
    const { result } = await measure('2026-10-14', { weight: 80, waist: 95 });
    const one = { params: { id: result.MeasureEventId }, token: world.tokens.athleteA };
    const corrected = await server.call(updateMeasures, {
      ...one,
      body: { TimeStamp: at('2026-10-15'), Values: typed({ weight: 90 }), Note: 'After lunch', RowVersion: result.RowVersion },
    });
    expect(corrected.result).toMatchObject({ TimeStamp: at('2026-10-15'), Note: 'After lunch', RowVersion: 1 });
    expect((await lastOf('bmi'))?.Value).toBe(27.778);
    expect(await lastOf('waist')).toBeUndefined();
    expect((await server.call(deleteMeasures, one)).status).toBe(204);
    expect((await read()).result.Last).toEqual([]);
    expect((await server.call(getMeasureEvent, one)).status).toBe(404);
  });

  it('can be corrected by only one of two callers who read the same version', async () => {
    await share('Body');
    const { result } = await measure('2026-10-14', { weight: 80 }, { by: 'trainerA', club: world.clubA });
    const correct = (Note: string, weight: number, by: Person, RowVersion: number) =>
      server.call(updateMeasures, {
        params: { id: result.MeasureEventId },
        body: { TimeStamp: at('2026-10-14'), Values: typed({ weight }), Note, RowVersion },
        token: world.tokens[by],
      });
    const both = await Promise.all([
      correct('The athlete’s', 81, 'athleteA', result.RowVersion),
      correct('The trainer’s', 82, 'trainerA', result.RowVersion),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual([
      200, 409,
    ]);
    expect(both.find(({ status }) => status === 409)?.problem.ErrorType).toBe('StaleRowVersion');
    const saved = both.find(({ status }) => status === 200)?.result;
    expect((await read()).result.Events).toMatchObject([{ Note: saved?.Note, RowVersion: 1 }]);
    expect((await lastOf('weight'))?.Value).toBe(saved?.Note === 'The athlete’s' ? 81 : 82);
    expect((await correct('Again', 82, 'trainerA', 1)).result).toMatchObject({ Note: 'Again', RowVersion: 2 });
  });

  it('is shown in a report together with the previous values', async () => {
    await measure('2026-08-14', { weight: 83.9, hips: 101 });
    const { result } = await measure('2026-11-19', { weight: 81.9 });
    await measure('2026-11-20', { weight: 70 });
    const report = await server.call(getMeasureEvent, { params: { id: result.MeasureEventId }, token: world.tokens.athleteA });
    expect(report.result.Before.find(({ Key }) => Key === 'weight')).toMatchObject({ Value: 83.9 });
    expect(report.result.Before.find(({ Key }) => Key === 'hips')).toMatchObject({ Value: 101 });
  });
});

it('a measurement of a scale is stored without values that are impossible, alone or in combination', async () => {
  const { db, consents, users } = server;
  const { keepOfScale } = createService({ db, consents, profiles: users.profiles });
  const stated = { weight: 60, bodyFatPercent: 50, muscleMass: 40, boneMass: 800, totalBodyWater: 22 };
  const event = { TimeStamp: at('2026-10-14'), Values: typed(stated), DeviceModel: 'A scale' };
  await db.transaction().execute((trx) => keepOfScale(trx, world.ids.athleteA, event));
  const [saved] = (await read()).result.Events;
  const values = saved?.Values.filter(({ Typed }) => Typed).map(({ Key, Value }) => [Key, Value]) ?? [];
  expect(Object.fromEntries(values)).toEqual({ weight: 60, bodyFatPercent: 50, totalBodyWater: 22 });
});

describe('a trainer who handles measures', () => {
  it('can neither read nor write measures without consent', async () => {
    expect((await read('trainerA')).problem?.ErrorType).toBe('NotShared');
    expect((await measure('2026-10-14', { weight: 80 }, { by: 'trainerA', club: world.clubA })).problem?.ErrorType).toBe(
      'NotShared',
    );
    await share('Body');
    expect((await read('trainerA')).status).toBe(200);
    expect((await read('trainerB')).status).toBe(403);
    expect((await read('admin')).problem?.ErrorType).toBe('NotShared');
  });

  it('can measure for the club and correct only measurements of the club, and their reads are logged', async () => {
    await share('Body');
    const own = await measure('2026-10-01', { weight: 82 });
    const { result, status } = await measure('2026-10-14', { weight: 80 }, { by: 'trainerA', club: world.clubA });
    expect([status, result.MeasuredBy?.UserId, result.Club?.ClubId]).toEqual([201, world.ids.trainerA, world.clubA]);
    expect((await measure('2026-10-14', { weight: 80 }, { by: 'trainerA' })).status).toBe(400);
    expect((await measure('2026-10-14', { weight: 80 }, { by: 'trainerA', club: world.clubA2 })).status).toBe(400);
    const token = world.tokens.managerA;
    const body = { TimeStamp: at('2026-10-14'), Values: typed({ weight: 81 }), Note: '', RowVersion: result.RowVersion };
    expect((await server.call(updateMeasures, { params: { id: result.MeasureEventId }, body, token })).status).toBe(200);
    const ownOne = { params: { id: own.result.MeasureEventId }, token };
    expect((await server.call(updateMeasures, { ...ownOne, body })).status).toBe(403);
    expect((await server.call(deleteMeasures, ownOne)).status).toBe(403);
    await read('trainerA');
    const reads = await server.call(listHealthReads, { params: { id: world.ids.athleteA }, token: world.tokens.athleteA });
    expect(reads.result.map(({ Purpose }) => Purpose)).toContain('Body');
  });

  it('is recorded in the log of reads if an error reveals the weight', async () => {
    await share('Body');
    await measure('2026-10-01', { weight: 60, ldlCholesterol: 100 });
    const { problem } = await measure('2026-10-14', { muscleMass: 90 }, { by: 'trainerA', club: world.clubA });
    expect(problem.errors).toMatchObject([{ key: 'part-of-known-weight', values: { weight: 60 } }]);
    const reads = await server.call(listHealthReads, { params: { id: world.ids.athleteA }, token: world.tokens.athleteA });
    expect(reads.result.map(({ Purpose }) => Purpose)).toEqual(['Body']);
  });

  it('does not learn which other club measured the athlete', async () => {
    await share('Body');
    const { result } = await measure('2026-10-14', { weight: 80 });
    const elsewhere = { ClubId: world.clubB, ByUserId: world.ids.trainerB };
    await server.db.updateTable('measure_events').set(elsewhere).where('MeasureEventId', '=', result.MeasureEventId).execute();
    expect((await read()).result.Events).toMatchObject([{ Club: { ClubId: world.clubB } }]);
    expect((await read('trainerA')).result.Events).toMatchObject([{ Club: null, MeasuredBy: null, Values: [{ Value: 80 }, {}] }]);
  });

  it('can see blood values only with the consent to blood values, and values that reveal age or gender only with the consent to contact data', async () => {
    await share('Body');
    const { result } = await measure('2026-10-14', { weight: 80, ldlCholesterol: 142 });
    expect(await lastOf('ldlCholesterol', 'trainerA')).toBeUndefined();
    expect(await lastOf('basalMetabolicRate', 'trainerA')).toBeUndefined();
    expect(await lastOf('bmi', 'trainerA')).toMatchObject({ Value: 24.691 });
    expect((await read('trainerA')).result).toMatchObject({
      BloodShared: false,
      Person: { Age: null, Gender: null, Height: 180 },
    });
    expect((await measure('2026-10-15', { hba1c: 5 }, { by: 'trainerA', club: world.clubA })).problem?.ErrorType).toBe(
      'NotShared',
    );
    const ofBlood = (await measure('2026-10-16', { hba1c: 5 })).result;
    const events = async (by: Person) =>
      (await server.call(listMeasureEvents, { params: { id: world.ids.athleteA }, query: {}, token: world.tokens[by] })).result;
    const reported = (by: Person) =>
      server.call(getMeasureEvent, { params: { id: ofBlood.MeasureEventId }, token: world.tokens[by] });
    expect((await events('trainerA')).recordsTotal).toBe((await events('athleteA')).recordsTotal - 1);
    expect((await events('trainerA')).data.map(({ MeasureEventId }) => MeasureEventId)).not.toContain(ofBlood.MeasureEventId);
    expect([(await reported('trainerA')).status, (await reported('athleteA')).status]).toEqual([404, 200]);
    await share('Blood', 'Contact');
    expect(await lastOf('ldlCholesterol', 'trainerA')).toMatchObject({ Value: 142 });
    expect((await read('trainerA')).result).toMatchObject({ BloodShared: true, Person: { Gender: 'Male' } });
    expect(await lastOf('basalMetabolicRate', 'trainerA')).toBeDefined();
    expect(result.Values.some(({ Key }) => Key === 'ldlCholesterol')).toBe(true);
  });

  it('does not remove hidden blood values when they correct a measurement', async () => {
    await share('Body', 'Blood');
    const { result } = await measure('2026-10-14', { weight: 80, ldlCholesterol: 142 }, { by: 'trainerA', club: world.clubA });
    await server.call(setConsents, {
      params: { id: world.ids.athleteA },
      body: [{ ClubId: world.clubA, Purpose: 'Blood', Version: textVersions.Blood, Granted: false }],
      token: world.tokens.athleteA,
    });
    const body = { TimeStamp: at('2026-10-14'), Values: typed({ weight: 81 }), Note: '', RowVersion: result.RowVersion };
    await server.call(updateMeasures, { params: { id: result.MeasureEventId }, body, token: world.tokens.trainerA });
    expect(await lastOf('ldlCholesterol')).toMatchObject({ Value: 142 });
    expect(await lastOf('weight')).toMatchObject({ Value: 81 });
  });
});

describe('the list of measured athletes of a club', () => {
  const list = (query = {}, by: 'trainerA' | 'trainerB' | 'athleteA' | 'admin' = 'trainerA') =>
    server.call(listMeasuredAthletes, { params: { id: world.clubA }, query, token: world.tokens[by] });

  it('shows the newest entered value of each requested measure, but never blood values', async () => {
    await share('Body');
    await share('Blood');
    await measure('2026-01-10', { weight: 80, waist: 95, systolicPressure: 140, diastolicPressure: 90, glucoseFasting: 92 });
    await measure('2026-02-10', { waist: 93 });
    const newestOf = async (last: string) => (await list({ last })).result.data[0]?.Last.map(({ Key, Value }) => [Key, Value]);
    expect(await newestOf('waist,systolicPressure,diastolicPressure,bmi,glucoseFasting')).toEqual([
      ['diastolicPressure', 90],
      ['systolicPressure', 140],
      ['waist', 93],
    ]);
    expect((await list()).result.data[0]?.Last).toEqual([]);
    expect((await list({ last: 'waist,girth' })).problem).toMatchObject({ status: 400, ErrorType: 'ValidationFailed' });
  });

  it('contains athletes who share their measures, including athletes whose measures are overdue', async () => {
    const { result: before } = await list();
    expect(before).toMatchObject({ data: [], recordsTotal: 0, NotSharing: 2, Overdue: 0 });
    await share('Body');
    await measure('2020-01-01', { weight: 80, bodyFatPercent: 20 });
    await measure(
      new Date()
        .toISOString()
        .slice(0, 10)
        .replace(/^\d{4}/, (year) => String(Number(year) - 1)),
      { weight: 81 },
    );
    const { result } = await list();
    expect(result).toMatchObject({ recordsTotal: 1, NotSharing: 1, Overdue: 1, data: [{ UserId: world.ids.athleteA }] });
    const [row] = result.data;
    expect(row?.Weight).toMatchObject({ Value: 81 });
    expect(row?.DaysOverdue).toBe(row?.BodyFatPercent?.DaysOverdue);
    expect(row?.FitnessTestScore).toBeNull();
    expect((await list({ globalSearch: 'nobody' })).result.recordsFiltered).toBe(0);
    const { FirstMidName = '', LastName = '' } = row ?? {};
    const searched = `${LastName.toUpperCase()} ${FirstMidName.slice(0, 2)}`;
    expect((await list({ globalSearch: searched })).result.data).toMatchObject([{ UserId: world.ids.athleteA }]);
    expect((await list({ globalSearch: `${LastName} nobody` })).result.recordsFiltered).toBe(0);
    expect((await list({ overdue: 'true' })).result.recordsFiltered).toBe(1);
    expect((await list({}, 'athleteA')).status).toBe(403);
    expect((await list({}, 'trainerB')).status).toBe(403);
    expect((await list({}, 'admin')).result).toMatchObject({ data: [] });
  });

  it('is sorted by the server with unmeasured athletes last, and reflects corrections and deletions', {
    tags: ['atLength'],
  }, async () => {
    const ids = world.ids;
    const sharing = [{ ClubId: world.clubA, Purpose: 'Body' as const, Version: textVersions.Body, Granted: true }];
    await share('Body');
    await server.call(setConsents, { params: { id: ids.neighbourA }, body: sharing, token: world.tokens.neighbourA });
    const { result } = await measure('2026-11-20', { weight: 80 });
    const names = async (Sort: 'Weight' | '-Weight' | 'Name' | '-Name' | '-Last') =>
      (await list({ Sort })).result.data.map(({ UserId }) => UserId);
    expect(await names('Weight')).toEqual([ids.athleteA, ids.neighbourA]);
    expect(await names('-Weight')).toEqual([ids.athleteA, ids.neighbourA]);
    expect((await names('-Name')).toReversed()).toEqual(await names('Name'));
    const page = await list({ Sort: '-Last', start: '1', length: '1' });
    expect(page.result).toMatchObject({ recordsTotal: 2, recordsFiltered: 2, data: [{ UserId: ids.neighbourA, LastAt: null }] });
    const one = { params: { id: result.MeasureEventId }, token: world.tokens.athleteA };
    const corrected = { TimeStamp: at('2026-11-19'), Values: typed({ weight: 79 }), Note: '', RowVersion: result.RowVersion };
    await server.call(updateMeasures, { ...one, body: corrected });
    expect((await list()).result.data.find(({ UserId }) => UserId === ids.athleteA)).toMatchObject({
      Weight: { Value: 79, At: at('2026-11-19') },
    });
    await server.call(deleteMeasures, one);
    expect((await list()).result.data.find(({ UserId }) => UserId === ids.athleteA)).toMatchObject({
      Weight: null,
      LastAt: null,
    });
  });

  it('shows the last fitness test even if it has no total score, and the notice of overdue measures uses the same test', {
    tags: ['atLength'],
  }, async () => {
    await share('Body');
    const tested = async () => (await list()).result.data.find(({ UserId }) => UserId === world.ids.athleteA)?.FitnessTestScore;
    await measure('2026-03-01', { weight: 80 });
    expect(await tested()).toBeNull();
    for (const [index, key] of testKeys.filter((one) => measures[one].kind === 'input').entries()) {
      const day = `2026-04-${String(index + 1).padStart(2, '0')}`;
      await measure(day, { [key]: Math.ceil(measures[key].min) });
      expect([key, await tested()]).toMatchObject([key, { At: new Date(at(day)).toISOString() }]);
    }
    await measure('2026-05-01', { stepTestHeartRate: 98, pushUps: 25 });
    const total = (await tested())?.Value;
    expect(total).toBeGreaterThan(0);
    await measure('2026-11-01', { queensHeartRate: 130 });
    expect(await tested()).toEqual({
      Value: total,
      At: new Date(at('2026-11-01')).toISOString(),
      DaysOverdue: null,
      ScoredAt: new Date(at('2026-05-01')).toISOString(),
    });
    const [last] = await measuredAt(server.db, [world.ids.athleteA]);
    expect(last?.fitnessTestScore).toEqual(new Date(at('2026-11-01')));
    const input = {
      params: { id: world.ids.athleteA },
      query: { DataType: 'FitnessTest' as const },
      token: world.tokens.athleteA,
    };
    const { result } = await server.call(listMeasureEvents, input);
    expect(new Set(result.data.map(({ DataType }) => DataType))).toEqual(new Set(['FitnessTest']));
    expect(result.recordsFiltered).toBe(result.recordsTotal - 1);
  });

  it('does not show body fat as overdue when it is estimated from weight', async () => {
    await share('Body');
    await measure('2020-01-01', { weight: 80 });
    await measure('2026-11-20', { weight: 80 });
    const { result } = await list();
    expect(result.data[0]?.BodyFatPercent).toBeNull();
  });
});

describe('a reminder to measure that staff sends', () => {
  const remind = (
    member: 'athleteA' | 'neighbourA' | 'athleteB' = 'athleteA',
    by: 'trainerA' | 'managerA' | 'athleteA' | 'admin' = 'trainerA',
  ) => server.call(remindOfMeasures, { params: { id: world.clubA, userId: world.ids[member] }, token: world.tokens[by] });
  const notified = async () => {
    const rows = await server.db
      .selectFrom('events')
      .select(['ClubId', 'Payload'])
      .where('Type', '=', 'UserMeasureExpired')
      .orderBy('EventId')
      .execute();
    return rows.filter(({ Payload }) => (Payload as { Target: number }).Target === world.ids.athleteA);
  };
  const row = async () =>
    (await server.call(listMeasuredAthletes, { params: { id: world.clubA }, token: world.tokens.trainerA })).result.data[0];

  it('lists all overdue measures, longest overdue first, and is sent once a day of the club despite concurrent requests', {
    tags: ['atLength'],
  }, async () => {
    await share('Body');
    await measure('2020-01-01', { weight: 80, bodyFatPercent: 20 });
    expect(await row()).toMatchObject({ OverdueSince: at('2020-02-01'), IsReminded: false });
    const answers = await Promise.all(Array.from({ length: 5 }, () => remind()));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 200)?.result).toEqual({ Measures: ['weight', 'bodyFatPercent'] });
    const again = await remind('athleteA', 'managerA');
    expect(again.problem).toMatchObject({ ErrorType: 'MeasuresRemindedAlready' });
    const By = world.ids.trainerA;
    const Days = expect.any(Number);
    expect(await notified()).toEqual([
      { ClubId: world.clubA, Payload: { Target: world.ids.athleteA, Measure: 'weight', Days, By } },
      { ClubId: world.clubA, Payload: { Target: world.ids.athleteA, Measure: 'bodyFatPercent', Days, By } },
    ]);
    expect(await row()).toMatchObject({ IsReminded: true });
    await server.db
      .updateTable('measure_reminders')
      .set({ Day: '2026-01-01' })
      .where('UserId', '=', world.ids.athleteA)
      .execute();
    expect(await row()).toMatchObject({ IsReminded: false });
    expect((await remind()).status).toBe(200);
    expect(await notified()).toHaveLength(4);
  });

  it('is refused without consent, without overdue measures, from staff of another club, and from a caller who is a member', async () => {
    await measure('2020-01-01', { weight: 80 });
    expect((await remind()).problem).toMatchObject({ ErrorType: 'NotShared' });
    await share('Body');
    expect((await remind('athleteA', 'admin')).problem).toMatchObject({ ErrorType: 'NotShared' });
    expect((await remind('athleteB')).problem).toMatchObject({ ErrorType: 'NotFound' });
    expect((await remind('athleteA', 'athleteA')).status).toBe(403);
    await measure(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10), { weight: 80 });
    expect((await remind()).problem).toMatchObject({ ErrorType: 'MeasuresNotOverdue' });
    expect(await notified()).toEqual([]);
  });
});

describe('the daily notices of overdue measures', () => {
  it('are sent only to the athlete, once per overdue measure, and not after a new measurement', async () => {
    const ids = world.ids;
    await measure('2026-09-10', { weight: 80, bodyFatPercent: 18 });
    await server.call(createMeasures, {
      params: { id: ids.neighbourA },
      body: { TimeStamp: at('2026-09-10'), Values: typed({ weight: 70 }), Note: '', ClubId: null },
      token: world.tokens.neighbourA,
    });
    await server.call(createMeasures, {
      params: { id: ids.neighbourA },
      body: { TimeStamp: at('2026-10-10'), Values: typed({ weight: 71 }), Note: '', ClubId: null },
      token: world.tokens.neighbourA,
    });
    const day = (last: string, since: string) => ({
      ClubId: world.clubA,
      TimeZone: 'Europe/Rome',
      days: [last] as const,
      since: new Date(`${since}T22:00:00Z`),
    });
    const run = (last: string, since: string) =>
      server.db.transaction().execute((trx) => measureNotices.run(trx, day(last, since)));
    await run('2026-10-11', '2026-10-09');
    await run('2026-10-12', '2026-10-10');
    await run('2026-10-13', '2026-10-11');
    const events = await server.db
      .selectFrom('events')
      .select(['ClubId', 'Payload'])
      .where('Type', '=', 'UserMeasureExpired')
      .execute();
    const own = events.filter(({ Payload }) => [ids.athleteA, ids.neighbourA].includes((Payload as { Target: number }).Target));
    expect(own).toEqual([{ ClubId: null, Payload: { Target: ids.athleteA, Measure: 'weight', Days: 30 } }]);
  });
});
