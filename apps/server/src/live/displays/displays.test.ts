import { isRefusal } from '@clubpulse/contract/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRooms } from '../../devices/rooms/public.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { aBridge, aClub, aRoom, eventTypes } from '../../test/rows.ts';
import { createDisplays, type Displays } from './public.ts';

const MINUTE = 60_000;

let database: TestDatabase;
let open: OpenDatabase;
let displays: Displays;
let clubId: number;
let roomId: number;
let time = Date.parse('2026-11-20T12:00:00Z');
const now = () => new Date(time);

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  displays = createDisplays({ db: open.db, now });
});
beforeEach(async () => {
  await open.db.deleteFrom('identity_attempts').execute();
  clubId = await aClub(open.db, { Name: `Harbour ${time}` });
  roomId = await aRoom(open.db, clubId, { Name: 'Cycling' });
  time += 60 * MINUTE;
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

const pair = (Code: string, room = roomId, by = 1) => displays.pair(clubId, { Code, DisplayGroupId: room, Name: 'TV 1' }, by);
async function paired() {
  const pairing = await displays.startPairing();
  const display = await pair(pairing.Code);
  const state = await displays.pairingState(pairing.PairingId, pairing.Secret);
  if (isRefusal(display) || isRefusal(state) || state.State !== 'Paired') throw new Error('not paired');
  return { ...display, Token: state.Token, state };
}

describe('the pairing of a TV', () => {
  it('waits until staff enter the code, then returns a token to the TV once', async () => {
    const { PairingId, Code, Secret, ExpiresAt } = await displays.startPairing();
    expect(Code).toMatch(/^[A-Z0-9]{6}$/);
    expect(Date.parse(ExpiresAt) - time).toBe(10 * MINUTE);
    expect(await displays.pairingState(PairingId, Secret)).toEqual({ State: 'Waiting', ExpiresAt });
    const display = await pair(Code);
    expect(display).toMatchObject({ ClubId: clubId, DisplayGroupId: roomId, Name: 'TV 1', LastSeen: null });
    const state = await displays.pairingState(PairingId, Secret);
    expect(state).toMatchObject({ State: 'Paired', ClubName: expect.stringContaining('Harbour'), RoomName: 'Cycling' });
    const token = 'Token' in state ? state.Token : '';
    expect(await displays.byToken(token)).toEqual({ ...display, Station: null });
    expect(await displays.pairingState(PairingId, Secret)).toMatchObject({ refused: 'PairingCodeExpired' });
    expect((await eventTypes(open.db)).at(-1)).toBe('DisplayPaired');
  });

  it('returns nothing to a request without its secret', async () => {
    const { PairingId, Code } = await displays.startPairing();
    await pair(Code);
    expect(await displays.pairingState(PairingId, 'guessed')).toMatchObject({ refused: 'PairingCodeExpired' });
    expect(await displays.pairingState('unknown', 'guessed')).toMatchObject({ refused: 'PairingCodeExpired' });
  });

  it('refuses a code that is unknown, used or expired, and deletes expired codes', async () => {
    expect(await pair('ZZZZZZ')).toMatchObject({ refused: 'PairingCodeUnknown', errors: [{ field: 'Code' }] });
    const used = await displays.startPairing();
    const answers = await Promise.all([pair(used.Code), pair(used.Code)]);
    expect(answers.filter(isRefusal)).toMatchObject([{ refused: 'PairingCodeUnknown' }]);
    const late = await displays.startPairing();
    time += 10 * MINUTE;
    expect(await displays.pairingState(late.PairingId, late.Secret)).toMatchObject({ refused: 'PairingCodeExpired' });
    expect(await pair(late.Code)).toMatchObject({ refused: 'PairingCodeExpired' });
    time += 61 * MINUTE;
    await displays.startPairing();
    expect(await pair(late.Code)).toMatchObject({ refused: 'PairingCodeUnknown' });
  });

  it('blocks all codes for an hour after ten wrong codes of one user or thirty in one club', async () => {
    const wrong = async (by: number, count: number) =>
      Promise.all(Array.from({ length: count }, (_, index) => pair(`WRONG${index}`, roomId, by)));
    const stopped = (answers: readonly unknown[]) =>
      answers.filter((answer) => isRefusal(answer) && answer.refused === 'PairingCodeAttempts').length;
    for (let tv = 0; tv < 12; tv += 1)
      expect(await pair((await displays.startPairing()).Code, roomId, 11)).toMatchObject({ Name: 'TV 1' });
    expect(stopped(await wrong(11, 15))).toBe(5);
    const { Code } = await displays.startPairing();
    const minutes = expect.toSatisfy((left: number) => left > 0 && left <= 60);
    expect(await pair(Code, roomId, 11)).toMatchObject({
      refused: 'PairingCodeAttempts',
      values: { minutes },
      errors: [{ field: 'Code' }],
    });
    expect(stopped([...(await wrong(12, 10)), ...(await wrong(13, 10))])).toBe(0);
    expect(await pair(Code, roomId, 14)).toMatchObject({ refused: 'PairingCodeAttempts' });
    clubId = await aClub(open.db);
    roomId = await aRoom(open.db, clubId);
    expect(await pair(Code, roomId, 14)).toMatchObject({ Name: 'TV 1' });
  });

  it('replaces a screen with the same name in the same room only when that screen is off', async () => {
    const old = await paired();
    time += 2 * MINUTE;
    await displays.seen([old.DisplayId]);
    time += 2 * MINUTE;
    const second = await paired();
    expect(await displays.ofClub(clubId)).toHaveLength(2);
    await displays.delete(second.DisplayId);
    time += 2 * MINUTE;
    const other = await aRoom(open.db, clubId);
    const { Code } = await displays.startPairing();
    expect(await pair(Code, other)).not.toMatchObject({ DisplayId: old.DisplayId });
    const again = await paired();
    expect(again).toMatchObject({ DisplayId: old.DisplayId, LastSeen: null, PairedAt: now().toISOString() });
    expect((await displays.ofClub(clubId)).filter(({ DisplayGroupId }) => DisplayGroupId === roomId)).toHaveLength(1);
    expect(await displays.byToken(old.Token)).toBeUndefined();
    expect(await displays.byToken(again.Token)).toMatchObject({ DisplayId: old.DisplayId });
  });

  it('is refused for a room of another club, and its code remains valid', async () => {
    const { Code } = await displays.startPairing();
    expect(await pair(Code, await aRoom(open.db, await aClub(open.db)))).toMatchObject({ refused: 'ValidationFailed' });
    expect(await pair(Code)).toMatchObject({ Name: 'TV 1' });
  });
});

describe('a paired TV', () => {
  it('can be renamed and moved, but not to a room of another club', async () => {
    const { DisplayId } = await paired();
    const other = await aRoom(open.db, clubId);
    expect(await displays.update(DisplayId, { Name: 'Left', DisplayGroupId: other, RowVersion: 0 })).toMatchObject({
      Name: 'Left',
      DisplayGroupId: other,
    });
    const foreign = await aRoom(open.db, await aClub(open.db));
    expect(await displays.update(DisplayId, { Name: 'Left', DisplayGroupId: foreign, RowVersion: 1 })).toMatchObject({
      refused: 'ValidationFailed',
    });
    expect(await displays.ofClub(clubId)).toMatchObject([{ DisplayId, Name: 'Left', DisplayGroupId: other }]);
  });

  it('accepts only the first of two changes that are based on the same version', async () => {
    const { DisplayId } = await paired();
    const change = (Name: string) => displays.update(DisplayId, { Name, DisplayGroupId: roomId, RowVersion: 0 });
    const both = await Promise.all([change('Left'), change('Right')]);
    expect(both.filter(isRefusal)).toMatchObject([{ refused: 'StaleRowVersion' }]);
    expect(await displays.ofClub(clubId)).toMatchObject([{ Name: expect.stringMatching(/^(Left|Right)$/), RowVersion: 1 }]);
  });

  it('is silent until staff turn on its sound, and has the same setting after it is renamed', async () => {
    const { DisplayId } = await paired();
    const change = { Name: 'Left', DisplayGroupId: roomId };
    expect(await displays.get(DisplayId)).toMatchObject({ Sound: false });
    expect(await displays.update(DisplayId, { ...change, RowVersion: 0, Sound: true })).toMatchObject({ Sound: true });
    expect(await displays.update(DisplayId, { ...change, RowVersion: 1 })).toMatchObject({ Sound: true });
  });

  it('has the `Station` of the bridge that is assigned to it', async () => {
    const { DisplayId, Token } = await paired();
    const ClubpulseBridgeId = await aBridge(open.db, clubId, { Station: 4 });
    const change = { Name: 'Left', DisplayGroupId: roomId, ClubpulseBridgeId };
    expect(await displays.update(DisplayId, { ...change, RowVersion: 0 })).toMatchObject({ ClubpulseBridgeId });
    expect(await displays.get(DisplayId)).toMatchObject({ ClubpulseBridgeId, Station: 4 });
    expect(await displays.byToken(Token)).toMatchObject({ Station: 4 });
    await displays.update(DisplayId, { ...change, ClubpulseBridgeId: null, RowVersion: 1 });
    expect(await displays.get(DisplayId)).toMatchObject({ Station: null });
  });

  it('prevents the deletion of its room', async () => {
    await paired();
    expect(await createRooms({ db: open.db }).delete(roomId)).toMatchObject({ refused: 'RoomInUse' });
  });

  it('loses access when it is deleted', async () => {
    const { DisplayId, Token } = await paired();
    expect(await displays.delete(DisplayId)).toBeUndefined();
    expect(await displays.byToken(Token)).toBeUndefined();
    expect(await displays.delete(DisplayId)).toMatchObject({ refused: 'NotFound' });
    expect(await displays.update(DisplayId, { Name: 'Gone', DisplayGroupId: roomId, RowVersion: 0 })).toMatchObject({
      refused: 'NotFound',
    });
    expect((await eventTypes(open.db)).at(-1)).toBe('DisplayUnpaired');
  });

  it('stores the time of its last activity at most once a minute', async () => {
    const { DisplayId } = await paired();
    const first = now().toISOString();
    await displays.seen([DisplayId]);
    time += 59_000;
    await displays.seen([DisplayId]);
    expect((await displays.get(DisplayId))?.LastSeen).toBe(first);
    time += 1000;
    await displays.seen([DisplayId]);
    expect((await displays.get(DisplayId))?.LastSeen).toBe(now().toISOString());
  });
});
