import { textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { getTrainingSeries } from '@clubpulse/contract/training/series/series.calls';
import { createTraining, getTraining, updateTraining } from '@clubpulse/contract/training/trainings.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accepted } from '../../test/billing.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { versionOf } from '../../test/training-version.ts';
import { createWorld, type Person, type World } from '../../test/world.ts';
import { replaceSeries } from './series.store.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
});
beforeEach(async () => {
  world = await createWorld(server);
});
afterAll(() => server.close());

const begin = Date.UTC(2026, 2, 10, 7) / 1000;
const ofAthlete = () => ({ params: { id: world.ids.athleteA }, token: world.tokens.athleteA });
const words = { TrainingType: 'cycling', Name: '', Note: '' };
async function aRide(): Promise<number> {
  const stated = { ...words, Distance: null, AverageHeartRate: null, Calories: null, ClubId: world.clubA };
  const body = { ...stated, Begin: new Date(begin * 1000).toISOString(), Duration: 3600 };
  const { result } = await server.call(createTraining, { ...ofAthlete(), body });
  const Power = Array.from({ length: 3600 }, () => 200);
  await replaceSeries(server.db, result.TrainingId, world.ids.athleteA, { begin, seconds: 3600, values: { Power } });
  return result.TrainingId;
}
const figures = async (id: number, role: Person = 'athleteA') =>
  (await server.call(getTrainingSeries, { params: { id }, token: world.tokens[role] })).result.PowerFigures;
async function say(body: { FTP?: number | null; Weight?: number; Gender?: 'Female' }): Promise<void> {
  accepted(await server.users.patch(world.ids.athleteA, body));
}
const dated = (Since: string) =>
  server.db
    .updateTable('body_history')
    .set({ Since })
    .where('UserId', '=', world.ids.athleteA)
    .where('Since', '>', '2026-06-01')
    .execute();
async function share(...purposes: readonly ('HeartRate' | 'Body' | 'Contact')[]): Promise<void> {
  const body = purposes.map((Purpose) => ({ ClubId: world.clubA, Purpose, Version: textVersions[Purpose], Granted: true }));
  await server.call(setConsents, { ...ofAthlete(), body });
}

describe('the power of a training', () => {
  it('has zones computed from the FTP of its day, which later FTP tests do not change', async () => {
    await say({ FTP: 200 });
    await dated('2026-03-01');
    const id = await aRide();
    const before = await figures(id);
    expect(before).toEqual({
      Average: 200,
      Normalised: 200,
      Work: 720,
      Zones: {
        FunctionalPower: 200,
        IsMeasured: true,
        Since: '2026-03-01',
        Limits: [110, 150, 180, 210, 240, 300],
        Times: [0, 0, 0, 3600, 0, 0],
        IntensityFactor: 1,
        TrainingStress: 100,
      },
    });
    await say({ FTP: 260 });
    expect(await figures(id)).toEqual(before);
    await dated('2026-03-10');
    expect((await figures(id))?.Zones).toMatchObject({ FunctionalPower: 260, Since: '2026-03-10' });
  });

  it('has zones from an FTP estimated from the weight if no FTP was measured', async () => {
    await say({ Weight: 70 });
    await dated('2026-03-01');
    const { Gender } = (await server.call(getSelf, { token: world.tokens.athleteA })).result;
    const perKg = { Female: 2.4, Male: 2.8, Unspecified: 2.6 }[Gender ?? 'Unspecified'];
    const id = await aRide();
    expect((await figures(id))?.Zones).toMatchObject({ FunctionalPower: Math.round(70 * perKg), IsMeasured: false, Since: null });
  });

  it('reveals the FTP only to clubs with which the athlete shares body data, and the read is logged', async () => {
    await say({ FTP: 200 });
    const id = await aRide();
    await share('HeartRate');
    expect(await figures(id, 'trainerA')).toEqual({ Average: 200, Normalised: 200, Work: 720, Zones: null });
    await share('Body');
    expect((await figures(id, 'trainerA'))?.Zones).not.toBeNull();
    const reads = await server.db.selectFrom('health_reads').selectAll().where('UserId', '=', world.ids.athleteA).execute();
    expect(reads.filter(({ Purpose }) => Purpose === 'Body')).toHaveLength(1);
  });
});

describe('the power estimated from the weight', () => {
  it('does not reveal the gender to a reader of body data who may not read contact data', async () => {
    await say({ Gender: 'Female', Weight: 70 });
    await dated('2026-03-01');
    const id = await aRide();
    await share('HeartRate', 'Body');
    const unshared = { ClubId: world.clubA, Purpose: 'Contact', Version: textVersions.Contact, Granted: false } as const;
    await server.call(setConsents, { ...ofAthlete(), body: [unshared] });
    expect((await figures(id))?.Zones).toMatchObject({ FunctionalPower: 168, IsMeasured: false });
    expect((await figures(id, 'trainerA'))?.Zones).toMatchObject({ FunctionalPower: 182, IsMeasured: false });
    await share('Contact');
    expect((await figures(id, 'trainerA'))?.Zones).toMatchObject({ FunctionalPower: 168 });
  });
});

describe('the calories of a training', () => {
  it("use the athlete's weight on the day of the training, whenever they are computed", async () => {
    await say({ Weight: 60 });
    await dated('2026-03-01');
    const id = await aRide();
    const calories = async () =>
      (await server.call(getTraining, { params: { id }, token: world.tokens.athleteA })).result.Calories;
    const before = await calories();
    expect(before).toBeGreaterThan(0);
    await say({ Weight: 90 });
    const change = {
      params: { id },
      body: { ...words, Note: 'Windy', Duration: 3600, ...(await versionOf(server, id)) },
      token: world.tokens.athleteA,
    };
    expect((await server.call(updateTraining, change)).status).toBe(200);
    expect(await calories()).toBe(before);
  });
});
