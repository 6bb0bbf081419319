import { refuse } from '@clubpulse/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { aClub, aRoom, aUser } from '../../test/rows.ts';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { answerOnce, type RequestKey, transactOnce } from './idempotency.store.ts';

/** Through HTTP: calendar/seats/bookings/retries.test.ts. Here: acts that keep their answer in a transaction, and acts that do not. */
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
  kept: false,
});
const rooms = async () => (await open.db.selectFrom('display_groups').select('Name').execute()).map((row) => row.Name);
const make = (key: RequestKey, Name: string) =>
  answerOnce(open.db, key, () => transactOnce(open.db, key, async (trx) => ({ room: await aRoom(trx, club, { Name }) })));

describe('a transaction that happens once', () => {
  it('keeps its answer with what it did, however many ask at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => make(request('once'), `Room ${n}`)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await rooms()).toHaveLength(1);
  });

  it('keeps nothing when it fails, so that it can be tried again', async () => {
    const key = request('fails');
    const fails = () => transactOnce(open.db, key, () => Promise.reject(new Error('no')));
    await expect(answerOnce(open.db, key, fails)).rejects.toThrow('no');
    expect(await make(request('fails'), 'Second try')).toMatchObject({ room: expect.any(Number) });
  });

  it('keeps it for whoever asked: the same key of somebody else is hers', async () => {
    const key = { ...request('both'), UserId: await aUser(open.db) };
    const his = await make(request('both'), 'His');
    const hers = await make({ ...key }, 'Hers');
    expect(hers).not.toEqual(his);
    expect(await make(request('both'), 'Again')).toEqual(his);
    expect(await make({ ...key }, 'Again')).toEqual(hers);
  });

  it('is any transaction without a key', async () => {
    expect(await transactOnce(open.db, undefined, async () => 'done')).toBe('done');
  });
});

describe('an act that keeps nothing itself', () => {
  it('is answered from what is kept after it', async () => {
    let acts = 0;
    const act = async () => {
      acts += 1;
      return acts;
    };
    expect(await answerOnce(open.db, request('plain'), act)).toBe(1);
    expect(await answerOnce(open.db, request('plain'), act)).toBe(1);
    expect(await answerOnce(open.db, request('plain', 'other'), act)).toEqual(refuse('IdempotencyKeyReused'));
    expect(acts).toBe(1);
  });

  it('is answered to whoever asked: the same key of somebody else is hers', async () => {
    const hers: RequestKey = { ...request('shared'), UserId: await aUser(open.db) };
    expect(await answerOnce(open.db, request('shared'), async () => 'his')).toBe('his');
    expect(await answerOnce(open.db, hers, async () => 'hers')).toBe('hers');
    expect(await answerOnce(open.db, request('shared'), async () => 'again')).toBe('his');
    expect(await answerOnce(open.db, hers, async () => 'again')).toBe('hers');
  });

  it("is asked again after 'try again', which is no decision", async () => {
    expect(await answerOnce(open.db, request('busy'), async () => refuse('ServiceUnavailable'))).toEqual(
      refuse('ServiceUnavailable'),
    );
    expect(await answerOnce(open.db, request('busy'), async () => 'done')).toBe('done');
  });
});
