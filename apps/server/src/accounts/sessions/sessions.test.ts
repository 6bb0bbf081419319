import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { listLiveAthletes } from '@clubpulse/contract/live/board.calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import { openNotifications } from '../../platform/database/notifications.ts';
import { notify } from '../../platform/database/notify.ts';
import { createTestDatabase } from '../../test/database.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createAccountSecurity } from '../security/public.ts';
import { createUsers, type Users } from '../users/public.ts';
import { createSessions } from './sessions.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

it('a role that another server process adds or removes is effective at once', async () => {
  const clubId = await aClub(server.db);
  const userId = await aUser(server.db, { Email: 'sessions-trainer@example.com' });
  await aRole(server.db, userId, 'Trainer', clubId);
  const token = await server.tokenFor('sessions-trainer@example.com');
  const status = async () => (await server.call(listLiveAthletes, { params: { id: clubId }, token })).status;
  expect(await status()).toBe(200);
  await server.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('user_roles').where('UserId', '=', userId).execute();
    await notify(trx, 'clubpulse_user', userId);
  });
  await vi.waitFor(async () => expect(await status()).toBe(403));
  await server.db.transaction().execute(async (trx) => {
    await aRole(trx, userId, 'Trainer', clubId);
    await notify(trx, 'clubpulse_user', userId);
  });
  await vi.waitFor(async () => expect(await status()).toBe(200));
});

it('a role that is removed while it is being read is not cached', async () => {
  const database = await createTestDatabase();
  const { db, close } = openDatabase(database.url);
  const notifications = openNotifications(database.url);
  try {
    const known = createUsers({ db, today: () => '2026-11-20' });
    const clubId = await aClub(db);
    const email = 'sessions-slow@example.com';
    const userId = await aUser(db, { Email: email });
    await aRole(db, userId, 'Trainer', clubId);
    const held = Promise.withResolvers<void>();
    const read = Promise.withResolvers<void>();
    const users: Users = {
      ...known,
      async rolesOf(id) {
        const roles = await known.rolesOf(id);
        read.resolve();
        await held.promise;
        return roles;
      },
    };
    const identity = {
      issuer: 'https://id.example',
      subject: 'slow',
      email,
      emailVerified: true,
      isOwn: true,
      admin: false,
      editor: false,
      issuedAt: new Date(),
    };
    const sessions = await createSessions({
      tokens: { grantOf: async () => undefined },
      users,
      security: createAccountSecurity({ db, provider: undefined }),
      verify: async () => identity,
      notifications,
    });
    const received = new Promise<void>((resolve) => void notifications.on('clubpulse_user', () => resolve(), resolve));
    const before = sessions.ofToken('token');
    await read.promise;
    await db.deleteFrom('user_roles').where('UserId', '=', userId).execute();
    await notify(db, 'clubpulse_user', userId);
    await received;
    held.resolve();
    expect(await before).toMatchObject({ UserId: userId, roles: { Trainer: [{ ClubId: clubId }] } });
    expect(await sessions.ofToken('token')).toMatchObject({ UserId: userId, roles: { Trainer: [] } });
  } finally {
    await notifications.close();
    await close();
    await database.drop();
  }
});

it('an account of the embedded provider belongs to the same user after the server moves to another URL', async () => {
  const database = await createTestDatabase();
  const { db, close } = openDatabase(database.url);
  try {
    const users = createUsers({ db, today: () => '2026-11-20' });
    const newcomer = { language: 'it', habits: {} } as const;
    const at = (origin: string, isOwn = true) =>
      users.ofIdentity(
        { issuer: `${origin}/oidc`, subject: 'a1b2', email: 'moves@example.com', emailVerified: false, isOwn },
        newcomer,
      );
    const before = await at('http://127.0.0.1:3000');
    expect(before).toEqual(expect.any(Number));
    expect(await at('https://club.example')).toBe(before);
    expect(await at('https://club.example')).toBe(before);
    expect(await at('https://other.example', false)).toMatchObject({ refused: 'EmailNotConfirmed' });
  } finally {
    await close();
    await database.drop();
  }
});

it('a user who deletes their account and signs in again with the same external account is a new user', async () => {
  const database = await createTestDatabase();
  const { db, close } = openDatabase(database.url);
  const notifications = openNotifications(database.url);
  try {
    const users = createUsers({ db, today: () => '2026-11-20' });
    const own = { isOwn: false, admin: false, editor: false };
    const identity = {
      issuer: 'https://id.example',
      subject: 'returns',
      email: 'returns@example.com',
      emailVerified: true,
      ...own,
    };
    let issuedAt = new Date(Date.now() - 60_000);
    const sessions = await createSessions({
      tokens: { grantOf: async () => undefined },
      users,
      security: createAccountSecurity({ db, provider: undefined }),
      verify: async () => ({ ...identity, issuedAt }),
      notifications,
    });
    const idNow = async () => {
      const caller = await sessions.ofToken('token');
      return 'UserId' in caller ? caller.UserId : 0;
    };
    const first = await idNow();
    expect(await idNow()).toBe(first);
    const received = new Promise<void>((resolve) => void notifications.on('clubpulse_user', () => resolve(), resolve));
    await db.deleteFrom('users').where('UserId', '=', first).execute();
    await notify(db, 'clubpulse_user', first);
    await received;
    expect(await idNow()).toBe(0);
    issuedAt = new Date(Date.now() + 1000);
    expect(await idNow()).toBeGreaterThan(first);
  } finally {
    await notifications.close();
    await close();
    await database.drop();
  }
});

it('a token is invalid after a sign-out at another server process', async () => {
  await aUser(server.db, { Email: 'sessions-leaver@example.com' });
  const token = await server.tokenFor('sessions-leaver@example.com');
  const status = async () => (await server.call(getSelf, { token })).status;
  expect(await status()).toBe(200);
  const { grant } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { grant: string };
  await sql`delete from identity_payloads where "Model" = 'Grant' and "Id" = ${grant}`.execute(server.db);
  await notify(server.db, 'clubpulse_grant', grant);
  await vi.waitFor(async () => expect(await status()).toBe(401));
});
