import type { TrainerApp } from '@clubpulse/contract/devices/apps';
import { isRefusal } from '@clubpulse/contract/errors';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { aClub, aRoom, eventTypes } from '../../test/rows.ts';
import { createRooms } from '../rooms/public.ts';
import { type Apps, createApps } from './public.ts';

const HOUR = 3_600_000;

let database: TestDatabase;
let open: OpenDatabase;
let apps: Apps;
let clubId: number;
let time = Date.parse('2026-11-20T12:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  apps = createApps({
    db: open.db,
    rooms: createRooms({ db: open.db }),
    licenses: { refuseUnlicensed: async () => undefined },
    now: () => new Date(time),
  });
});
beforeEach(async () => {
  clubId = await aClub(open.db, { Name: `Harbour ${time}` });
  time += HOUR;
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

const register = (input: { Code: string; Model: string }, from = `app of ${clubId}`) => apps.register(input, from);

async function requested(Name = 'Tablet of Giulia'): Promise<TrainerApp> {
  const app = await apps.requestCode(clubId, Name, 1);
  if (isRefusal(app)) throw new Error(app.refused);
  return app;
}

it('an app registers once by its code, and then gets with its secret the rooms that it may watch', async () => {
  const room = await aRoom(open.db, clubId, { Name: 'Cycling' });
  await aRoom(open.db, await aClub(open.db));
  const { Code, ClubpulseAppId } = await requested();
  expect(Code).toMatch(/^[A-Z0-9]{8}$/);
  const both = await Promise.all([register({ Code, Model: 'Tablet 11' }), register({ Code, Model: 'Tablet 12' })]);
  expect(both.filter(isRefusal)).toMatchObject([{ refused: 'RegistrationCodeUnknown', errors: [{ field: 'Code' }] }]);
  const credentials = both.find((one) => !isRefusal(one));
  if (!credentials || isRefusal(credentials)) throw new Error('not registered');
  expect(credentials).toMatchObject({ ClubpulseAppId, ClubId: clubId, Name: 'Tablet of Giulia' });
  time += 61_000;
  expect(await apps.place(credentials.Secret)).toMatchObject({
    ClubName: expect.stringContaining('Harbour'),
    Rooms: [{ DisplayGroupId: room }],
  });
  const [listed] = await apps.ofClub(clubId);
  expect(listed).toMatchObject({ Code, ClubpulseAppId, LastSeen: new Date(time).toISOString() });
  expect(JSON.stringify(listed)).not.toContain('Hash');
  expect((await eventTypes(open.db)).slice(-2)).toEqual(['AppCodeRequested', 'AppRegistered']);
});

it('an app cannot register with a code that is older than a day, and for a week it gets the error that the code expired', async () => {
  const { Code } = await requested();
  time += 24 * HOUR;
  expect(await apps.ofClub(clubId)).toEqual([]);
  expect(await register({ Code, Model: '' })).toMatchObject({ refused: 'RegistrationCodeExpired' });
  time += 7 * 24 * HOUR + 1;
  await requested();
  expect(await register({ Code, Model: '' })).toMatchObject({ refused: 'RegistrationCodeUnknown' });
});

it('an app loses access when staff remove it', async () => {
  const { Code, ClubpulseAppId } = await requested();
  const credentials = await register({ Code, Model: '' });
  if (isRefusal(credentials)) throw new Error(credentials.refused);
  expect(await apps.bySecret(credentials.Secret)).toMatchObject({ ClubpulseAppId, ClubId: clubId });
  expect(await apps.delete(ClubpulseAppId, 1)).toBeUndefined();
  expect(await apps.bySecret(credentials.Secret)).toBeUndefined();
  expect(await apps.place(credentials.Secret)).toMatchObject({ refused: 'AppUnknown' });
  expect(await apps.delete(ClubpulseAppId, 1)).toMatchObject({ refused: 'NotFound' });
});

it('registering an app is limited to ten wrong codes an hour per network address; correct codes do not count', async () => {
  for (let app = 0; app < 12; app += 1)
    expect(await register({ Code: (await requested()).Code ?? '', Model: '' })).toHaveProperty('Secret');
  const wrong = await Promise.all(Array.from({ length: 12 }, () => register({ Code: 'NOSUCH22', Model: '' })));
  expect(wrong.filter((answer) => isRefusal(answer) && answer.refused === 'AppCodeAttempts')).toHaveLength(2);
  const input = { Code: (await requested()).Code ?? '', Model: '' };
  const minutes = expect.toSatisfy((left: number) => left > 0 && left <= 60);
  expect(await register(input)).toMatchObject({ refused: 'AppCodeAttempts', values: { minutes } });
  expect(await register(input, 'elsewhere')).toHaveProperty('Secret');
});
