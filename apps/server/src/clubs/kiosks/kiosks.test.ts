import { KIOSKS_MAX } from '@clubpulse/contract/clubs/kiosks';
import * as calls from '@clubpulse/contract/clubs/kiosks.calls';
import { isRefusal } from '@clubpulse/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClub } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { createKiosks } from './public.ts';

const MINUTE = 60_000;

let server: TestServer;
let world: World;
let instant = new Date();
const later = (ms: number) => {
  instant = new Date(instant.getTime() + ms);
};
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const service = () => createKiosks({ db: server.db, now: () => instant });
async function created(Name = 'Entrance') {
  const kiosk = await service().create(world.clubA, Name, world.ids.managerA);
  if (isRefusal(kiosk)) throw new Error('not created');
  return kiosk;
}
/** The address is unique to the test, because wrong codes are counted per IP address. */
const open = (Code: string, from = `test ${world.clubA}`) => service().open(Code, from);
async function paired() {
  const kiosk = await created();
  const opened = await open(kiosk.Code);
  if (isRefusal(opened)) throw new Error('not paired');
  return { ...kiosk, ...opened };
}
const listed = async (id: number) => (await service().ofClub(world.clubA)).find(({ KioskId }) => KioskId === id);

describe('a kiosk of a club', () => {
  it('is created with a code that is shown once and pairs the tablet that opens it', async () => {
    const token = world.tokens.managerA;
    const { result: made } = await server.call(calls.createKiosk, { body: { ClubId: world.clubA, Name: 'Front' }, token });
    expect(made).toMatchObject({ Name: 'Front', PairedAt: null, LastSeen: null, Code: expect.stringMatching(/^[A-Z0-9]{8}$/) });
    const club = { params: { id: world.clubA }, token };
    expect(JSON.stringify((await server.call(calls.listKiosks, club)).result)).not.toContain(made.Code);
    const typed = `${made.Code.slice(0, 4).toLowerCase()} ${made.Code.slice(4)}`;
    const { result: opened } = await server.call(calls.openKiosk, { body: { Code: typed } });
    expect(opened).toMatchObject({ Name: 'Front', Language: 'it', TimeZone: 'Europe/Rome' });
    const { result: state } = await server.call(calls.getKioskState, { body: { Token: opened.Token } });
    expect({ ...state, Token: opened.Token }).toEqual(opened);
    expect(await listed(made.KioskId)).toMatchObject({ PairedAt: expect.any(String), LastSeen: expect.any(String) });
    const { TokenHash } = await server.db
      .selectFrom('kiosks')
      .select('TokenHash')
      .where('KioskId', '=', made.KioskId)
      .executeTakeFirstOrThrow();
    expect(TokenHash).not.toContain(opened.Token);
  });

  it('gets a generated name when the input has none', async () => {
    const { result } = await server.call(calls.createKiosk, { body: { ClubId: world.clubA }, token: world.tokens.ownerA });
    expect(result.Name).toMatch(/^Kiosk [A-Z0-9]{4}$/);
    expect(result.Name).not.toContain(result.Code);
  });

  it('is refused above the highest number of kiosks, also when two are added in parallel', async () => {
    const full = await aClub(server.db, { BrandId: world.brandA });
    const doors = Array.from({ length: KIOSKS_MAX - 1 }, () => ({ ClubId: full, Name: 'Door', CreatedAt: instant }));
    await server.db.insertInto('kiosks').values(doors).execute();
    const add = () => service().create(full, 'One more', world.ids.ownerA);
    const answers = await Promise.all([add(), add()]);
    expect(answers.filter(isRefusal)).toMatchObject([{ refused: 'KioskLimit', values: { max: KIOSKS_MAX } }]);
  });

  it('can be opened once per code, by one of two parallel tablets, within 15 minutes', async () => {
    const { Code } = await created();
    const answers = await Promise.all([open(Code), open(Code)]);
    expect(answers.filter(isRefusal)).toMatchObject([{ refused: 'KioskCodeUnknown', errors: [{ field: 'Code' }] }]);
    const late = await created();
    later(15 * MINUTE);
    expect(await open(late.Code)).toMatchObject({ refused: 'KioskCodeUnknown' });
  });

  it('rejects the earlier code after a new code was created, and its tablet works until another tablet is paired', async () => {
    const { KioskId, Token, Code } = await paired();
    const [first, second] = [await service().newCode(KioskId), await service().newCode(KioskId)];
    if (isRefusal(first) || isRefusal(second)) throw new Error('no code');
    expect(new Set([Code, first.Code, second.Code]).size).toBe(3);
    expect(await open(first.Code)).toMatchObject({ refused: 'KioskCodeUnknown' });
    expect(await service().state(Token)).toMatchObject({ Name: 'Entrance' });
    expect(await open(second.Code)).toMatchObject({ Name: 'Entrance' });
    expect(await service().state(Token)).toMatchObject({ refused: 'KioskUnpaired' });
  });

  it('refuses the token of its tablet as soon as it is deleted', async () => {
    const { KioskId, Token } = await paired();
    expect(await service().delete(KioskId, world.ids.managerA)).toBeUndefined();
    expect(await service().state(Token)).toMatchObject({ refused: 'KioskUnpaired' });
    expect(await service().newCode(KioskId)).toMatchObject({ refused: 'NotFound' });
  });

  it('stores, to the minute, when its tablet last sent a request', async () => {
    const { KioskId, Token } = await paired();
    const first = instant.toISOString();
    later(59_000);
    await service().state(Token);
    expect(await listed(KioskId)).toMatchObject({ LastSeen: first });
    later(1000);
    await service().state(Token);
    expect(await listed(KioskId)).toMatchObject({ LastSeen: instant.toISOString() });
  });

  it('accepts ten wrong codes per hour and IP address, and does not count right codes', async () => {
    const from = `guesser ${world.clubA}`;
    for (let tablet = 0; tablet < 12; tablet += 1) expect(await open((await created()).Code, from)).toHaveProperty('Token');
    const wrong = await Promise.all(Array.from({ length: 12 }, () => open('NOSUCH22', from)));
    expect(wrong.filter((answer) => isRefusal(answer) && answer.refused === 'KioskCodeAttempts')).toHaveLength(2);
    const { Code } = await created();
    const minutes = expect.toSatisfy((left: number) => left > 0 && left <= 60);
    expect(await open(Code, from)).toMatchObject({ refused: 'KioskCodeAttempts', values: { minutes } });
    expect(await open(Code)).toHaveProperty('Token');
  });
});
