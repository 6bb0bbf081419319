import {
  getEmailStatus,
  getSelf,
  getUser,
  patchUser,
  putZones,
  sendConfirmation,
} from '@clubpulse/contract/accounts/users.calls';
import { joinClub } from '@clubpulse/contract/clubs/clubs.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

describe('a new account', () => {
  const firstCall = async (name: string, browser: { language?: string; timeZone?: string }) => {
    const token = await server.tokenFor(`${name}-${world.clubA}@example.com`);
    return (await server.call(getSelf, { token, ...browser })).result;
  };

  it('has the time zone and formats of the browser that created it', async () => {
    const browser = { language: 'de-CH,en-US;q=0.8,it-IT;q=0.6', timeZone: 'America/Denver' };
    expect(await firstCall('denver', browser)).toMatchObject({
      Language: 'en',
      TimeZone: 'America/Denver',
      DateFormat: 'mmddyyyy',
      TimeFormat: 'h12',
      FirstDayOfWeek: 'Sunday',
      UnitSystem: 'Imperial',
    });
    expect(await firstCall('denver', { language: 'it-IT', timeZone: 'Europe/Rome' })).toMatchObject({
      TimeZone: 'America/Denver',
    });
  });

  it('is refused with a time zone that does not exist', async () => {
    const { TimeZone } = await firstCall('mars', { language: 'it-IT', timeZone: 'Mars/Olympus' });
    expect(TimeZone).toBe('Europe/Rome');
  });
});

it('an account is refused after its deletion, even before this server process was notified of the deletion', async () => {
  const roles = { Owner: [], Manager: [], Trainer: [], FrontDesk: [], Accountant: [], Athlete: [] };
  const unknownUser = { UserId: 2 ** 31 - 1, roles, isAdmin: false, isEditor: false };
  expect(await server.users.self(unknownUser)).toMatchObject({ refused: 'Unauthorized' });
});

describe('a partial update of a profile', () => {
  const patch = (body: object, by: 'athleteA' | 'trainerA' = 'athleteA') =>
    server.call(patchUser, { params: { id: world.ids.athleteA }, body, token: world.tokens[by] });

  it('returns a target zone of 65 to 85 until the user sets their own zone, which is then marked as custom', async () => {
    const target = async () => {
      const { result } = await server.call(getUser, { params: { id: world.ids.athleteA }, token: world.tokens.athleteA });
      return [result.TargetZoneLowPrc, result.TargetZoneHighPrc, result.CustomTargetZone];
    };
    expect(await target()).toEqual([65, 85, false]);
    for (const [TargetZoneLowPrc, TargetZoneHighPrc] of [
      [85, 65],
      [50, 50],
      [-1, 50],
      [10, 101],
      [0, 0],
    ]) {
      const { status, problem } = await patch({ TargetZoneLowPrc, TargetZoneHighPrc });
      expect([TargetZoneLowPrc, TargetZoneHighPrc, status, problem.ErrorType]).toEqual([
        TargetZoneLowPrc,
        TargetZoneHighPrc,
        400,
        'ValidationFailed',
      ]);
    }
    expect(await target()).toEqual([65, 85, false]);
    for (const [TargetZoneLowPrc, TargetZoneHighPrc, isCustom] of [
      [0, 1, true],
      [60, 80, true],
      [65, 85, false],
    ]) {
      expect((await patch({ TargetZoneLowPrc, TargetZoneHighPrc })).status).toBe(200);
      expect(await target()).toEqual([TargetZoneLowPrc, TargetZoneHighPrc, isCustom]);
    }
  });

  it('stores the sent fields and does not change the others', async () => {
    const before = (await server.call(getUser, { params: { id: world.ids.athleteA }, token: world.tokens.athleteA })).result;
    const { result } = await patch({ City: 'Roma', TargetZoneLowPrc: 60 });
    expect(result).toEqual({
      ...before,
      City: 'Roma',
      TargetZoneLowPrc: 60,
      CustomTargetZone: true,
      RowVersion: before.RowVersion + 1,
    });
    expect((await patch({ City: 'Bari', RowVersion: before.RowVersion })).problem?.ErrorType).toBe('StaleRowVersion');
    expect((await patch({ Nickname: world.nicknames.neighbourA })).problem?.ErrorType).toBe('NicknameExists');
    const order = await patch({ TargetZoneHighPrc: 55 });
    expect(order.problem).toMatchObject({ ErrorType: 'ValidationFailed', errors: [{ field: 'TargetZoneHighPrc' }] });
  });

  it('is allowed only to the user, but staff may set the target zone', async () => {
    expect((await patch({ TargetZoneLowPrc: 61, TargetZoneHighPrc: 80 }, 'trainerA')).result).toMatchObject({
      TargetZoneLowPrc: 61,
    });
    expect((await patch({ TargetZoneLowPrc: 63, RowVersion: 1 }, 'trainerA')).problem?.ErrorType).toBe('StaleRowVersion');
    expect((await patch({ TargetZoneLowPrc: 62, City: 'Bari' }, 'trainerA')).problem?.ErrorType).toBe('InsufficientRights');
  });
});

describe('custom heart-rate zones', () => {
  const choice = {
    ZoneMode: 'customBpm',
    OwnMaxHeartRate: 190,
    RestingHeartRate: 55,
    Zone1Limit: 112,
    Zone2Limit: 130,
    Zone3Limit: 149,
    Zone4Limit: 170,
  } as const;
  const save = (token: string | undefined, changed: object = {}) =>
    server.call(putZones, { params: { id: world.ids.athleteA }, body: { ...choice, ...changed }, ...(token ? { token } : {}) });

  it('can be set by the user', async () => {
    expect((await save(undefined)).status).toBe(401);
    expect((await save(world.tokens.trainerA)).status).toBe(403);
    const { athleteA: token } = world.tokens;
    expect((await save(token)).result).toMatchObject({
      Zone0Bpm: 95,
      Zone1Bpm: 112,
      Zone4Bpm: 170,
      Zone5Bpm: 190,
      MaxHeartRate: 190,
      ZoneSettings: { ...choice, RestingHeartRate: null, Since: new Date().toISOString().slice(0, 10) },
    });
    expect((await server.call(getSelf, { token })).result).toMatchObject({
      Zone1Bpm: 112,
      ZoneSettings: { OwnMaxHeartRate: 190 },
    });
    const automatic = { ZoneMode: 'auto', OwnMaxHeartRate: null, RestingHeartRate: null };
    expect((await save(token, automatic)).result).toMatchObject({ ZoneSettings: { Zone1Limit: null } });
    expect((await server.call(getSelf, { token })).result.ZoneSettings).toMatchObject({
      ZoneMode: 'auto',
      OwnMaxHeartRate: null,
    });
  });

  it.each([
    ['OwnMaxHeartRate', { OwnMaxHeartRate: 221 }],
    ['OwnMaxHeartRate', { OwnMaxHeartRate: 99 }],
    ['OwnMaxHeartRate', { OwnMaxHeartRate: null }],
    ['Zone2Limit', { Zone2Limit: 112 }],
    ['Zone4Limit', { Zone4Limit: 190 }],
    ['RestingHeartRate', { ZoneMode: 'hrr', RestingHeartRate: 114 }],
    ['RestingHeartRate', { ZoneMode: 'hrr', RestingHeartRate: null }],
  ])('are refused with an error at %s for the input %o', async (field, changed) => {
    const { status, problem } = await save(world.tokens.athleteA, changed);
    expect([status, problem.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  });
});

describe('an unconfirmed email address', () => {
  it('is marked for the user and for staff, and its confirmation link can be mailed again', async () => {
    const email = `new-${world.clubA}@example.com`;
    await server.provider?.createAccount({ email, password: 'a long enough password', verified: false });
    const token = await server.tokenFor(email);
    const { UserId, EmailConfirmed } = (await server.call(getSelf, { token })).result;
    expect(EmailConfirmed).toBe(false);
    await server.call(joinClub, { body: { Code: world.codeA }, token });
    const staff = { params: { id: UserId }, token: world.tokens.trainerA };
    expect((await server.call(getUser, staff)).result.EmailConfirmed).toBe(false);
    const mailed = async () => (await server.db.selectFrom('mails').select('To').where('To', '=', email).execute()).length;
    const send = async () => (await server.call(sendConfirmation, { params: { id: UserId }, token })).result.Sent;
    expect([await send(), await mailed()]).toEqual([true, 1]);
    let sent = 1;
    while (await send()) sent += 1;
    expect(sent).toBeLessThan(10);
    expect(await mailed()).toBe(sent);
    expect((await server.call(sendConfirmation, staff)).status).toBe(403);
  });

  it('causes no further mail once it is confirmed', async () => {
    const { ids, tokens } = world;
    const { Sent } = (await server.call(sendConfirmation, { params: { id: ids.athleteA }, token: tokens.athleteA })).result;
    expect(Sent).toBe(false);
  });
});

describe('the delivery state of mail to a user', () => {
  it('is visible to the user and to staff of their clubs, but without the content of the mail', async () => {
    const { ids, tokens } = world;
    const { Email } = (await server.call(getUser, { params: { id: ids.athleteA }, token: tokens.athleteA })).result;
    const status = async (token = tokens.trainerA) =>
      (await server.call(getEmailStatus, { params: { id: ids.athleteA }, token })).result;
    const mailed = (fields: object, TriedAt: string) =>
      server.db
        .insertInto('mails')
        .values({ To: Email.toUpperCase(), Subject: 'Secret', Text: '', Html: '', TriedAt, Attempts: 1, ...fields })
        .execute();
    await server.db.insertInto('mails').values({ To: Email, Subject: 'Waits', Text: '', Html: '' }).execute();
    expect(await status()).toEqual({ Email, Confirmed: true, State: 'Untried', On: null, LastError: null });
    const LastError = '550 5.1.1 no such user';
    await mailed({ RefusedAt: '2026-11-17T09:00:00Z', LastError }, '2026-11-17T09:00:00Z');
    const refused = { Email, Confirmed: true, State: 'Refused', On: '2026-11-17', LastError };
    expect([await status(), await status(tokens.athleteA)]).toEqual([refused, refused]);
    await mailed({ SentAt: '2026-11-18T09:00:00Z' }, '2026-11-18T09:00:00Z');
    expect(await status()).toEqual({ ...refused, State: 'Delivered', On: '2026-11-18', LastError: null });
    const outsiders = { params: { id: ids.athleteA }, token: tokens.trainerB };
    expect((await server.call(getEmailStatus, outsiders)).status).toBe(403);
  });
});
