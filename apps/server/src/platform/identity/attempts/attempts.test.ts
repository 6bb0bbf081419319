import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { type OpenDatabase, openDatabase } from '../../database/database.ts';
import { createAttempts } from './attempts.ts';

let database: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
});
beforeEach(() => open.db.deleteFrom('identity_attempts').execute());
afterAll(async () => {
  await open.close();
  await database.drop();
});

const guess = (email = 'ada@example.com', address = '192.0.2.1') => createAttempts(open.db).password(email, address, undefined);
const later = (seconds: number) =>
  sql`update identity_attempts set "ExpiresAt" = "ExpiresAt" - make_interval(secs => ${seconds})`.execute(open.db);

it('further guesses of the password of one account are delayed, twice as long each time, up to 15 minutes', async () => {
  const burst = await Promise.all(Array.from({ length: 40 }, () => guess()));
  expect(burst.filter((wait) => wait === undefined)).toHaveLength(10);
  const waits = [];
  for (let round = 0; round < 6; round += 1) {
    const wait = (await guess()) ?? 0;
    waits.push(wait);
    await later(wait + 1);
    expect(await guess()).toBeUndefined();
  }
  expect(waits).toEqual([60, 120, 240, 480, 900, 900]);
  await later(24 * 3600);
  for (let attempt = 0; attempt < 10; attempt += 1) expect(await guess()).toBeUndefined();
});

it('guesses from one network address are delayed by seconds, and delayed guesses do not count for the accounts', async () => {
  for (let attempt = 0; attempt < 100; attempt += 1) expect(await guess(`p${attempt}@example.com`)).toBeUndefined();
  expect(await guess('eva@example.com')).toBe(1);
  const keys = await open.db.selectFrom('identity_attempts').select('Key').execute();
  expect(keys.map(({ Key }) => Key)).not.toContain('account:eva@example.com');
  expect(await guess('eva@example.com', '192.0.2.2')).toBeUndefined();
});

it('a correct password does not count for its network address, so that members who share the network address of a club are not delayed', async () => {
  const attempts = createAttempts(open.db);
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const email = `p${attempt}@example.com`;
    expect(await guess(email)).toBeUndefined();
    await attempts.wasRight(email, '192.0.2.1', undefined);
  }
  const left = await open.db.selectFrom('identity_attempts').select('Count').where('Key', '=', 'address:192.0.2.1').execute();
  expect(left.map(({ Count }) => Count)).toEqual([0]);
});

it('guesses that are refused because of the account do not count for the network address, which a club may share', async () => {
  const attempts = createAttempts(open.db);
  for (let attempt = 0; attempt < 100; attempt += 1) await guess(`p${attempt}@example.com`);
  await later(-60);
  for (let attempt = 0; attempt < 20; attempt += 1) expect(await guess('eva@example.com')).toBeGreaterThan(1);
  await attempts.wasRight('p0@example.com', '192.0.2.1', undefined);
  const left = await open.db.selectFrom('identity_attempts').select('Count').where('Key', '=', 'address:192.0.2.1').execute();
  expect(left.map(({ Count }) => Count)).toEqual([99]);
});
