import { refuse } from '@clubpulse/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { aClub, aRoom, aUser } from '../../test/rows.ts';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { type RequestKey, runIdempotent, transactOnce } from './idempotency.store.ts';
import { runIdempotentStatement } from './route.ts';

let database: TestDatabase;
let open: OpenDatabase;
let userId: number;
let club: number;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  userId = await aUser(open.db);
  club = await aClub(open.db);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

const request = (Key: string, RequestHash = 'hash'): RequestKey => ({
  UserId: userId,
  Key,
  Call: 'rooms.create',
  RequestHash,
  stored: false,
});
const rooms = async () => (await open.db.selectFrom('display_groups').select('Name').execute()).map((row) => row.Name);
const make = (key: RequestKey, Name: string) =>
  runIdempotent(open.db, key, () => transactOnce(open.db, key, async (trx) => ({ room: await aRoom(trx, club, { Name }) })));

describe('a transaction with an idempotency key', () => {
  it('runs once for parallel requests, which all get its result', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => make(request('once'), `Room ${n}`)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await rooms()).toHaveLength(1);
  });

  it('stores no result when it fails, so that the request can be retried', async () => {
    const key = request('fails');
    const fails = () => transactOnce(open.db, key, () => Promise.reject(new Error('no')));
    await expect(runIdempotent(open.db, key, fails)).rejects.toThrow('no');
    expect(await make(request('fails'), 'Second try')).toMatchObject({ room: expect.any(Number) });
  });

  it('does not affect a request of another user with the same key', async () => {
    const key = { ...request('both'), UserId: await aUser(open.db) };
    const first = await make(request('both'), 'First');
    const second = await make({ ...key }, 'Second');
    expect(second).not.toEqual(first);
    expect(await make(request('both'), 'Again')).toEqual(first);
    expect(await make({ ...key }, 'Again')).toEqual(second);
  });

  it('runs each time when the request has no key', async () => {
    expect(await transactOnce(open.db, undefined, async () => 'done')).toBe('done');
  });
});

describe('a repeated request that writes nothing', () => {
  it('returns the refusal of the first request', async () => {
    const refused = refuse('NotFound');
    expect(await runIdempotent(open.db, request('refused'), async () => refused)).toEqual(refused);
    expect(await make(request('refused'), 'Late')).toEqual(refused);
    expect(await make(request('refused', 'other'), 'Late')).toEqual(refuse('IdempotencyKeyReused'));
    expect(await make({ ...request('refused'), UserId: await aUser(open.db) }, 'Not refused')).toMatchObject({
      room: expect.any(Number),
    });
  });

  it('returns the result of the first request', async () => {
    const found = (answer: string) => runIdempotentStatement(open.db, request('as it is'), async () => answer);
    expect(await found('so')).toBe('so');
    expect(await found('otherwise by now')).toBe('so');
  });

  it('runs again after a temporary refusal', async () => {
    expect(await runIdempotent(open.db, request('busy'), async () => refuse('ServiceUnavailable'))).toEqual(
      refuse('ServiceUnavailable'),
    );
    expect(await make(request('busy'), 'Not busy')).toMatchObject({ room: expect.any(Number) });
  });
});

it('a writing call that does not claim the key of its request throws in tests', async () => {
  await expect(runIdempotent(open.db, request('unclaimed'), async () => 'done')).rejects.toThrow('rooms.create acts without');
});
