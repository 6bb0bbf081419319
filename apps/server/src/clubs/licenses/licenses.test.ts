import { allCalls } from '@clubpulse/contract/all-calls';
import { joinClub, patchClub } from '@clubpulse/contract/clubs/clubs.calls';
import { NO_END, UNLIMITED } from '@clubpulse/contract/clubs/licenses/licenses';
import {
  createLicense,
  deleteLicense,
  getClubLicenses,
  getLicenseStop,
  listBrandLicenses,
} from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { registerApp, requestAppCode } from '@clubpulse/contract/devices/apps.calls';
import { createRegistrationCode, registerBridge } from '@clubpulse/contract/devices/bridges.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notify } from '../../platform/database/notify.ts';
import { aBridge, aClub, aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
let club: number;
let people = 0;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
beforeEach(async () => {
  club = await aClub(server.db, { BrandId: world.brandA });
  await server.db.deleteFrom('club_licenses').where('ClubId', '=', club).execute();
});
afterAll(() => server.close());

const limits = { Members: 2, Trainers: 2, Bridges: 1, LiveTrainings: 1, VideoGB: 5, Sms: 0 };
const give = (changed: object = {}, token = world.tokens.admin) =>
  server.call(createLicense, {
    params: { id: club },
    body: { Name: 'Studio', Begin: '2026-01-01', End: NO_END, ...limits, ...changed },
    token,
  });
const state = async () => (await server.call(getClubLicenses, { params: { id: club }, token: world.tokens.ownerA })).result;
const join = async () => {
  people += 1;
  const email = `licensed-${club}-${people}@example.com`;
  await aUser(server.db, { Email: email });
  const { Code } = await server.db.selectFrom('clubs').select('Code').where('ClubId', '=', club).executeTakeFirstOrThrow();
  const { status, problem } = await server.call(joinClub, { body: { Code }, token: await server.tokenFor(email) });
  return status < 300 ? status : problem.ErrorType;
};

describe('the licence of a club', () => {
  it('can be issued only by an administrator', async () => {
    expect((await server.call(createLicense, { params: { id: club }, body: {} })).status).toBe(401);
    expect((await give({}, world.tokens.ownerA)).status).toBe(403);
    expect((await give()).result).toMatchObject({ Name: 'Studio', Members: 2, End: NO_END });
    expect((await state()).Warnings).toEqual([]);
  });

  it('cannot end before it begins', async () => {
    expect((await give({ End: '2025-12-31' })).problem).toMatchObject({
      ErrorType: 'ValidationFailed',
      errors: [{ field: 'End' }],
    });
  });

  it('shows its usage to staff, and to the brand owner summed over all clubs', async () => {
    await give({ Members: UNLIMITED });
    await aBridge(server.db, club);
    await aRole(server.db, world.ids.trainerA, 'Trainer', club);
    const usage = (await state()).Usage;
    expect(usage).toEqual([
      { Resource: 'Members', Used: 0, Limit: UNLIMITED },
      { Resource: 'Trainers', Used: 1, Limit: 2 },
      { Resource: 'Bridges', Used: 1, Limit: 1 },
      { Resource: 'LiveTrainings', Used: 0, Limit: 1 },
      { Resource: 'VideoGB', Used: 0, Limit: 5 },
      { Resource: 'Sms', Used: 0, Limit: 0 },
    ]);
    const all = await server.call(listBrandLicenses, { params: { id: world.brandA }, token: world.tokens.ownerA });
    expect(all.result.find(({ ClubId }) => ClubId === club)?.Usage).toEqual(usage);
    expect((await state()).Warnings).toEqual([{ Kind: 'Full', Resource: 'Bridges', Used: 1, Limit: 1 }]);
  });
});

describe('a club without a licence', () => {
  it('reports to a trainer that the licence is missing or has ended, but not the licences', async () => {
    const email = `trainer-${club}@example.com`;
    await aRole(server.db, await aUser(server.db, { Email: email }), 'Trainer', club);
    const token = await server.tokenFor(email);
    const stop = async () => (await server.call(getLicenseStop, { params: { id: club }, token })).result;
    expect(await stop()).toEqual({ Stop: { Kind: 'Missing' } });
    await give({ End: '2026-01-31' });
    expect(await stop()).toEqual({ Stop: { Kind: 'Ended', Day: '2026-01-31' } });
    await give();
    expect(await stop()).toEqual({ Stop: null });
    expect((await server.call(getClubLicenses, { params: { id: club }, token })).status).toBe(403);
  });

  it('refuses every call that adds something, but existing data can be used', async () => {
    const adding = allCalls.filter(({ licensed, access }) => licensed && access.who === 'club' && access.club !== 'resolved');
    expect(adding.length).toBeGreaterThan(14);
    const answers = await Promise.all(
      adding.map(async (call) => {
        const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, club]));
        const { problem } = await server.call(call, {
          params,
          body: { ClubId: club },
          token: world.tokens.admin,
          ...(call.idempotent ? { key: `${call.id}-${club}` } : {}),
        });
        return `${call.id}: ${problem.ErrorType}`;
      }),
    );
    expect(answers).toEqual(adding.map(({ id }) => `${id}: LicenseRequired`));
    const saved = await server.call(patchClub, {
      params: { id: club },
      body: { Address: 'Genova' },
      token: world.tokens.ownerA,
    });
    expect(saved.status).toBe(200);
  });

  it('refuses to register an app, even with a code that was created before the licence ended', async () => {
    await give();
    const requested = await server.call(requestAppCode, { body: { ClubId: club, Name: 'Tablet' }, token: world.tokens.admin });
    await server.db.deleteFrom('club_licenses').where('ClubId', '=', club).execute();
    const answer = await server.call(registerApp, { body: { Code: requested.result.Code, Model: '' } });
    expect(answer.problem.ErrorType).toBe('LicenseRequired');
  });
});

describe('the limits of a licence', () => {
  it('allow additional members up to the limit, even with parallel requests; without a licence they allow none', async () => {
    expect(await join()).toBe('LicenseRequired');
    const { result } = await give();
    expect((await Promise.all([join(), join(), join()])).map(String).sort()).toEqual([
      '200',
      '200',
      'LicenseResourceLimitExceeded',
    ]);
    await give({ Name: 'App', Members: 1 });
    expect(await join()).toBe(200);
    await server.call(deleteLicense, { params: { id: club, licenseId: result.ClubLicenseId }, token: world.tokens.admin });
    expect(await join()).toBe('LicenseResourceLimitExceeded');
    expect((await state()).Usage[0]).toEqual({ Resource: 'Members', Used: 3, Limit: 1 });
  });

  it('refuse a new bridge at the limit, and accept a registered bridge again even after the licence ended', async () => {
    await give();
    await aRole(server.db, world.ids.managerA, 'Manager', club);
    await notify(server.db, 'clubpulse_user', world.ids.managerA);
    const code = async (Name: string) =>
      server.call(createRegistrationCode, { body: { ClubId: club, Name, DisplayGroupId: null }, token: world.tokens.managerA });
    const register = (Code: string, device: string) =>
      server.call(registerBridge, { body: { Code, HardwareId: `${device}-${club}`, Model: '' } });
    const [one, two] = [await code('Hub 1'), await code('Hub 2')];
    expect((await register(one.result.Code, 'a')).status).toBe(200);
    const { problem } = await register(two.result.Code, 'b');
    expect(problem).toMatchObject({ ErrorType: 'LicenseResourceLimitExceeded', detail: expect.stringContaining('Bridges: ') });
    await server.db
      .updateTable('club_licenses')
      .set({ Begin: '2024-01-01', End: '2025-01-01' })
      .where('ClubId', '=', club)
      .execute();
    expect((await code('Hub 3')).problem.ErrorType).toBe('LicenseRequired');
    const again = await code('Hub 1');
    expect((await register(again.result.Code, 'a')).status).toBe(200);
    expect((await state()).Warnings).toEqual([{ Kind: 'Ended', Day: '2025-01-01' }]);
  });
});
