import { isRefusal } from '@clubpulse/contract/errors';
import { presenceSchema } from '@clubpulse/contract/live/bridge-protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLicenses } from '../../clubs/licenses/public.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { aBridge, aClub, aRoom, eventTypes } from '../../test/rows.ts';
import { type Bridges, createBridges, createRegistration, type Registration } from './public.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let database: TestDatabase;
let open: OpenDatabase;
let bridges: Bridges;
let registration: Registration;
let clubId: number;
let time: number;
const now = () => new Date(time);

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  bridges = createBridges({ db: open.db, now });
  registration = createRegistration({
    db: open.db,
    licenses: createLicenses({ db: open.db, usage: [] }),
    brokerAddress: () => 'mqtt://club.example:1883',
    now,
  });
});
beforeEach(async () => {
  time = Date.parse('2026-11-20T12:00:00Z');
  clubId = await aClub(open.db);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

async function code(name = 'Hub', roomId: number | null = null) {
  const requested = await registration.requestCode(clubId, name, roomId);
  if (isRefusal(requested)) throw new Error(requested.refused);
  return requested;
}
const register = async (hardwareId: string, Code?: string) =>
  registration.register({ Code: Code ?? (await code()).Code, HardwareId: hardwareId, Model: 'Pi' });
async function registered(hardwareId: string, Code?: string) {
  const credentials = await register(hardwareId, Code);
  if (isRefusal(credentials)) throw new Error(credentials.refused);
  return credentials;
}

describe('the registration code of a bridge', () => {
  it('has eight characters that are not easily confused, and is listed until it is used or expires after a day', async () => {
    const { Code, RequestedAt, ExpiresAt } = await code();
    expect(Code).toMatch(/^[A-Z0-9]{8}$/);
    expect(Code).not.toMatch(/[01258BILOSUZ]/);
    expect(Date.parse(ExpiresAt) - Date.parse(RequestedAt)).toBe(DAY);
    await code('Second');
    expect((await registration.codesOfClub(clubId)).map((waiting) => waiting.Name).sort()).toEqual(['Hub', 'Second']);
    await registered('a', Code);
    expect((await registration.codesOfClub(clubId)).map((waiting) => waiting.Name)).toEqual(['Second']);
    time += DAY;
    expect(await registration.codesOfClub(clubId)).toEqual([]);
  });

  it('can be exchanged for credentials once', async () => {
    const roomId = await aRoom(open.db, clubId);
    const { Code } = await code('Hall', roomId);
    const credentials = await registered('AA:BB', Code);
    const id = credentials.ClubpulseBridgeId;
    expect(credentials).toMatchObject({
      ClubId: clubId,
      MqttUrl: 'mqtt://club.example:1883',
      Topic: `clubpulse/c/${clubId}/b/${id}`,
    });
    expect(await bridges.ofClub(clubId)).toMatchObject([
      { ClubpulseBridgeId: id, HardwareId: 'AA:BB', Model: 'Pi', Name: 'Hall', DisplayGroupId: roomId, Report: {} },
    ]);
    expect(await register('CC:DD', Code)).toMatchObject({ refused: 'RegistrationCodeUnknown', errors: [{ field: 'Code' }] });
    expect((await eventTypes(open.db)).at(-1)).toBe('BridgeRegistered');
  });

  it('is accepted from only one of two devices that use it concurrently', async () => {
    const { Code } = await code();
    const answers = await Promise.all([register('one', Code), register('two', Code)]);
    expect(answers.filter(isRefusal)).toMatchObject([{ refused: 'RegistrationCodeUnknown' }]);
    expect(await bridges.ofClub(clubId)).toHaveLength(1);
  });

  it('expires after a day, and is deleted a week later', async () => {
    const { Code } = await code();
    time += DAY;
    expect(await register('a', Code)).toMatchObject({ refused: 'RegistrationCodeExpired' });
    time += 7 * DAY + 1;
    await code();
    expect(await register('a', Code)).toMatchObject({ refused: 'RegistrationCodeUnknown' });
  });

  it('cannot be requested for a room of another club', async () => {
    const foreign = await aRoom(open.db, await aClub(open.db));
    expect(await registration.requestCode(clubId, 'Hub', foreign)).toMatchObject({ refused: 'ValidationFailed' });
  });
});

describe('a device that is registered in the club', () => {
  it('has the same bridge id but gets a new secret when it registers again, and the old secret becomes invalid', async () => {
    const first = await registered('a');
    const again = await registered('a', (await code('Hub')).Code);
    expect(again.ClubpulseBridgeId).toBe(first.ClubpulseBridgeId);
    expect(await bridges.checkSecret(first.ClubpulseBridgeId, first.Secret)).toBeUndefined();
    expect(await bridges.checkSecret(first.ClubpulseBridgeId, again.Secret)).toMatchObject({ ClubId: clubId, Name: 'Hub' });
  });

  it('is not replaced by a device with the same id and the code of another bridge, even while it is offline', async () => {
    const first = await registered('a');
    const { Code } = await code('Another');
    expect(await register('a', Code)).toMatchObject({ refused: 'DeviceIdExists', values: { id: 'a' } });
    expect(await bridges.checkSecret(first.ClubpulseBridgeId, first.Secret)).toMatchObject({ Name: 'Hub' });
    expect((await registered('b', Code)).ClubpulseBridgeId).not.toBe(first.ClubpulseBridgeId);
  });

  it('while it is online prevents the registration of a second device with the same id, whose code remains valid', async () => {
    const { ClubpulseBridgeId } = await registered('a');
    await bridges.savePresence(ClubpulseBridgeId, { online: true }, now());
    const { Code } = await code();
    expect(await register('a', Code)).toMatchObject({ refused: 'DeviceIdExists', values: { id: 'a' } });
    await bridges.savePresence(ClubpulseBridgeId, { online: false }, now());
    expect((await registered('a', Code)).ClubpulseBridgeId).toBe(ClubpulseBridgeId);
  });

  it('gets a separate bridge in another club', async () => {
    const first = await registered('a');
    clubId = await aClub(open.db);
    expect((await registered('a')).ClubpulseBridgeId).not.toBe(first.ClubpulseBridgeId);
  });

  it('becomes one bridge when two of its registrations are concurrent', async () => {
    const codes = [await code(), await code()];
    const answers = await Promise.all(codes.map(({ Code }) => register('a', Code)));
    expect(await bridges.ofClub(clubId)).toHaveLength(1);
    for (const answer of answers.filter(isRefusal)) expect(answer.refused).toBe('DeviceIdExists');
  });
});

describe('the presence of a bridge', () => {
  it('combines the values of all reports of a session, and emits events when the session begins and ends', async () => {
    const { ClubpulseBridgeId: id } = await registered('a');
    await bridges.savePresence(id, { online: true, AntPresent: true, Processes: true, SwVersion: '1' }, now());
    time += 30_000;
    await bridges.savePresence(id, { online: true, SwVersion: '2', CldErrors: 3 }, now());
    const [bridge] = await bridges.ofClub(clubId);
    expect(bridge?.Report).toEqual({ AntPresent: true, Processes: true, SwVersion: '2', CldErrors: 3 });
    expect(bridge?.State).toMatchObject({
      OnlineStatus: 'Partial',
      SystemStatus: 'Ok',
      PingConnectionState: 'Connected',
      IoTConnectionState: 'Connected',
      Warnings: ['network-errors'],
    });
    const lost = now().toISOString();
    await bridges.savePresence(id, { online: false }, now());
    time += 2 * 60 * MINUTE;
    expect(await bridges.state(id)).toMatchObject({
      OnlineStatus: 'Offline',
      IoTConnectionState: 'Disconnected',
      IoTLastOnlineTime: lost,
      LastOnline: lost,
      Warnings: ['offline'],
    });
    expect((await eventTypes(open.db)).slice(-2)).toEqual(['BridgeConnected', 'BridgeDisconnected']);
  });

  it('includes a report whose text has characters that the database refuses, without these characters', async () => {
    const { ClubpulseBridgeId: id } = await registered('a');
    const sent = presenceSchema.parse(JSON.parse('{"online":true,"SwVersion":"1","LastError":"no\\u0000 \\ud800hub"}'));
    await bridges.savePresence(id, sent, now());
    const [bridge] = await bridges.ofClub(clubId);
    expect(bridge?.Report).toEqual({ SwVersion: '1', LastError: 'no \ufffdhub' });
  });

  it('without a session lasts ninety seconds after the last message', async () => {
    const id = await aBridge(open.db, clubId);
    await bridges.markReceived([id], now());
    await bridges.markReceived([id], new Date(time - MINUTE));
    time += 90_000;
    expect(await bridges.state(id)).toMatchObject({ OnlineStatus: 'Online', IoTConnectionState: 'Disconnected' });
    time += 1;
    expect(await bridges.state(id)).toMatchObject({ OnlineStatus: 'Offline' });
  });

  it('ends after ninety seconds without a message or a last will, and is then dated at the last message', async () => {
    const [dead, talks, left] = [await aBridge(open.db, clubId), await aBridge(open.db, clubId), await aBridge(open.db, clubId)];
    for (const id of [dead, talks, left]) await bridges.savePresence(id, { online: true }, now());
    const last = now().toISOString();
    await bridges.savePresence(left, { online: false }, now());
    time += 60_000;
    await bridges.markReceived([talks], now());
    time += 30_000;
    expect(await bridges.endSilent(now())).not.toContain(dead);
    time += 1;
    const ended = await bridges.endSilent(now());
    expect([dead, talks, left].map((id) => ended.includes(id))).toEqual([true, false, false]);
    expect(await bridges.state(dead)).toMatchObject({
      OnlineStatus: 'Offline',
      IoTConnectionState: 'Disconnected',
      LastOnline: last,
      Warnings: ['offline'],
    });
    expect(await bridges.state(talks)).toMatchObject({ OnlineStatus: 'Online', IoTConnectionState: 'Connected' });
    expect((await eventTypes(open.db)).at(-1)).toBe('BridgeDisconnected');
    expect(await bridges.endSilent(now())).not.toContain(dead);
    await bridges.savePresence(dead, { online: true }, now());
    expect(await bridges.state(dead)).toMatchObject({ OnlineStatus: 'Online' });
    expect((await eventTypes(open.db)).at(-1)).toBe('BridgeConnected');
  });

  it('ends for all bridges when a broker without stored sessions starts', async () => {
    const id = await aBridge(open.db, clubId);
    await bridges.savePresence(id, { online: true }, now());
    await bridges.disconnectAll();
    expect(await bridges.state(id)).toMatchObject({ OnlineStatus: 'Offline' });
  });

  it('includes the clock error, measured by the server or else reported by the bridge, and the last refusal', async () => {
    const { ClubpulseBridgeId: id } = await registered('a');
    await bridges.savePresence(id, { online: true, ask: 3, ClockAhead: -120 }, now());
    expect(await bridges.state(id)).toMatchObject({ ClockSeconds: -120, LastRefusal: null, Warnings: ['wrong-clock'] });
    expect((await bridges.ofClub(clubId))[0]?.Report).toEqual({ ClockAhead: -120 });
    const At = now();
    await bridges.noteTrouble({ ClubpulseBridgeId: id, ClockSeconds: 3600, LastRefusal: { Reason: 'count', At } });
    await bridges.noteTrouble({ ClubpulseBridgeId: 999_999, ClockSeconds: 5 });
    expect(await bridges.state(id)).toMatchObject({
      ClockSeconds: 3600,
      LastRefusal: { Reason: 'count', At: At.toISOString() },
      Warnings: ['wrong-clock', 'refused'],
    });
    await bridges.noteTrouble({ ClubpulseBridgeId: id, ClockSeconds: null });
    expect(await bridges.state(id)).toMatchObject({ ClockSeconds: -120, LastRefusal: { Reason: 'count' } });
  });

  it('is ignored when the bridge has been deleted', async () => {
    await expect(bridges.savePresence(999_999, { online: false }, now())).resolves.toBeUndefined();
  });
});

describe('the bridges of a club', () => {
  it('are counted, and are listed by state with the worst first, then by name', async () => {
    const at = (Name: string) => aBridge(open.db, clubId, { Name });
    const [fine, , deaf] = [await at('B fine'), await at('A gone'), await at('C deaf'), await at('A2 gone')];
    await bridges.savePresence(fine, { online: true, AntPresent: true, Processes: true }, now());
    await bridges.savePresence(deaf, { online: true, AntPresent: false, Processes: true }, now());
    expect((await bridges.ofClub(clubId)).map((bridge) => bridge.Name)).toEqual(['A gone', 'A2 gone', 'C deaf', 'B fine']);
    expect(await bridges.counts(clubId)).toEqual({ online: 2, total: 4, warnings: 3 });
  });

  it('can be moved, renamed and removed, but not moved to a room of another club', async () => {
    const { ClubpulseBridgeId: id, Secret } = await registered('a');
    const roomId = await aRoom(open.db, clubId);
    const wanted = { Name: 'Upstairs', DisplayGroupId: roomId, Station: 7, NetworkAddress: '192.168.1.40' };
    expect(await bridges.update(id, { ...wanted, RowVersion: 0 })).toMatchObject(wanted);
    expect(await bridges.update(id, { ...wanted, Name: 'Cellar', RowVersion: 0 })).toMatchObject({ refused: 'StaleRowVersion' });
    expect(await bridges.facts(id)).toEqual({
      ClubpulseBridgeId: id,
      ClubId: clubId,
      DisplayGroupId: roomId,
      Station: 7,
      Name: 'Upstairs',
    });
    const foreign = await aRoom(open.db, await aClub(open.db));
    expect(await bridges.update(id, { ...wanted, DisplayGroupId: foreign, RowVersion: 1 })).toMatchObject({
      refused: 'ValidationFailed',
    });
    expect(await bridges.checkSecret(id, Secret)).toBeDefined();
    expect(await bridges.delete(id)).toBeUndefined();
    expect(await bridges.checkSecret(id, Secret)).toBeUndefined();
    expect(await bridges.delete(id)).toMatchObject({ refused: 'NotFound' });
    expect(await bridges.update(id, { ...wanted, RowVersion: 1 })).toMatchObject({ refused: 'NotFound' });
  });
});
