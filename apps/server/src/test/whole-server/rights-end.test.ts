import type { AddressInfo } from 'node:net';
import { endSession } from '@clubpulse/contract/accounts/security.calls';
import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { createIcalFeed } from '@clubpulse/contract/calendar/ical.calls';
import { listLiveAthletes } from '@clubpulse/contract/live/board.calls';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { gateTo } from '../../platform/database/test/gate.ts';
import { insertLink } from '../../platform/identity/links.store.ts';
import { sessionOf } from '../../platform/identity/token-verifier.ts';
import { hashOf, newSecret } from '../../platform/secrets/secrets.ts';
import { aClass, hours } from '../booking-rows.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { aClub, aRole, aUser } from '../rows.ts';
import { openOwnServer, type TestServer } from '../server.ts';

/** The rights must also end at other processes, for open sockets and cached tokens. */
let database: TestDatabase;
let here: TestServer;
let there: TestServer;
let live: string;
let people = 0;
const sockets: WebSocket[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  here = await openOwnServer({}, { database });
  there = await openOwnServer({}, { database: { ...database, drop: async () => {} } });
  await there.app.listen({ host: '127.0.0.1', port: 0 });
  live = liveOf(there);
});
afterAll(async () => {
  for (const socket of sockets) socket.terminate();
  await there.close();
  await here.close();
});

const liveOf = ({ app }: TestServer) => `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/live`;
type Role = 'Manager' | 'Trainer' | 'Athlete';

async function person(role?: Role, clubId?: number) {
  people += 1;
  const email = `rights-${people}@example.com`;
  const id = await aUser(here.db, { Email: email });
  if (role && clubId !== undefined) await aRole(here.db, id, role, clubId);
  return { id, email, token: await here.tokenFor(email) };
}

async function watch(token: string, clubId: number, at = live) {
  const socket = new WebSocket(at);
  sockets.push(socket);
  let closed = 0;
  socket.on('close', (code) => {
    closed = code;
  });
  await new Promise((resolve) => socket.once('open', resolve));
  const first = new Promise<{ type: string; reason?: string }>((resolve) => {
    socket.once('message', (data: Buffer, binary) => resolve(binary ? { type: 'frame' } : JSON.parse(data.toString())));
  });
  let messages = 0;
  socket.on('message', () => {
    messages += 1;
  });
  socket.send(JSON.stringify({ type: 'watch', token, clubId, roomId: null }));
  return { first: await first, closed: () => closed, messages: () => messages };
}

async function resetPassword(email: string): Promise<void> {
  const account = await here.provider?.accountByEmail(email);
  const token = newSecret();
  const link = { accountId: account?.AccountId ?? '', purpose: 'reset', expiresAt: new Date(Date.now() + 60_000) } as const;
  await insertLink(here.db, { ...link, tokenHash: hashOf(token) });
  const answer = await here.app.inject({
    method: 'POST',
    url: '/oidc/reset',
    headers: { cookie: `clubpulse_reset=${token}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'password=quite+another+long+one',
  });
  expect(answer.statusCode).toBe(200);
}

describe('access to the live wall of a club', () => {
  it('is open to staff of the club only', async () => {
    const [club, other] = [await aClub(here.db), await aClub(here.db)];
    const first = async (role?: Role, where = club) => (await watch((await person(role, where)).token, club)).first;
    expect((await first('Trainer')).type).toBe('roster');
    expect((await first('Manager')).type).toBe('roster');
    const refused = { type: 'refused', reason: 'rights' };
    expect(await first('Athlete')).toEqual(refused);
    expect(await first('Trainer', other)).toEqual(refused);
    expect(await first('Manager', other)).toEqual(refused);
    expect(await first()).toEqual(refused);
  });

  it('ends for a removed trainer without a database notification', async () => {
    const club = await aClub(here.db);
    const trainer = await person('Trainer', club);
    const wall = await watch(trainer.token, club);
    expect(wall.first.type).toBe('roster');
    const status = async () => (await there.call(listLiveAthletes, { params: { id: club }, token: trainer.token })).status;
    expect(await status()).toBe(200);
    await here.db.deleteFrom('user_roles').where('UserId', '=', trainer.id).execute();
    await vi.waitFor(() => expect(wall.closed()).toBe(1008));
    expect(await status()).toBe(403);
  });

  it('ends for a removed user while database notifications are lost', { tags: ['atLength'] }, async () => {
    const way = await gateTo(database.networkUrl);
    const deaf = await openOwnServer({}, { database: { url: way.url, drop: async () => {} } });
    await deaf.app.listen({ host: '127.0.0.1', port: 0 });
    const club = await aClub(here.db);
    const [trainer, colleague] = [await person('Trainer', club), await person('Trainer', club)];
    const [trainerView, colleagueView] = [
      await watch(trainer.token, club, liveOf(deaf)),
      await watch(colleague.token, club, liveOf(deaf)),
    ];
    expect([trainerView.first.type, colleagueView.first.type]).toEqual(['roster', 'roster']);
    await vi.waitFor(() => expect(Math.min(trainerView.messages(), colleagueView.messages())).toBeGreaterThan(2));
    const elsewhere = await watch(trainer.token, club);
    way.shut();
    await here.db.deleteFrom('user_roles').where('UserId', '=', trainer.id).execute();
    await vi.waitFor(() => expect(elsewhere.closed()).toBe(1008));
    expect([trainerView.closed(), colleagueView.closed()]).toEqual([0, 0]);
    way.gate.isOpen = true;
    await vi.waitFor(() => expect(trainerView.closed()).toBe(1008));
    expect(colleagueView.closed()).toBe(0);
    await deaf.close();
    await way.end();
  });

  it('ends for a signed-out user', async () => {
    const club = await aClub(here.db);
    const trainer = await person('Trainer', club);
    const wall = await watch(trainer.token, club);
    expect(wall.first.type).toBe('roster');
    await resetPassword(trainer.email);
    await vi.waitFor(() => expect(wall.closed()).toBe(1000));
  });
});

describe('a deleted user', () => {
  it('cannot use their token, wall or calendar link', async () => {
    const club = await aClub(here.db);
    const trainer = await person('Trainer', club);
    const { result } = await here.call(createIcalFeed, { params: { id: trainer.id }, token: trainer.token });
    const wall = await watch(trainer.token, club);
    const status = async () => (await there.call(listLiveAthletes, { params: { id: club }, token: trainer.token })).status;
    expect([wall.first.type, await status()]).toEqual(['roster', 200]);
    await here.db.deleteFrom('users').where('UserId', '=', trainer.id).execute();
    await vi.waitFor(async () => expect(await status()).toBe(401));
    await vi.waitFor(() => expect(wall.closed()).toBeGreaterThan(0));
    expect((await there.app.inject({ url: new URL(result.Url).pathname })).statusCode).toBe(404);
  });
});

describe('another process', () => {
  it('refuses a lost role and an ended session and shows a changed class before its caches expire', async () => {
    const club = await aClub(here.db);
    const [manager, trainer] = [await person('Manager', club), await person('Trainer', club)];
    const second = await here.tokenFor(manager.email);
    const ClassId = await aClass(here.db, club, { TrainerId: trainer.id, Name: 'Rowing' });
    const status = async (token: string) => (await there.call(listLiveAthletes, { params: { id: club }, token })).status;
    const query = { Begin: hours(-48).toISOString(), End: hours(480).toISOString() };
    const classes = async () =>
      (await there.call(listClasses, { params: { id: club }, query, token: manager.token })).result.data;
    expect([await status(trainer.token), await status(second)]).toEqual([200, 200]);
    expect(await classes()).toMatchObject([{ Name: 'Rowing' }]);
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      await here.db.deleteFrom('user_roles').where('UserId', '=', trainer.id).execute();
      await expect.poll(() => status(trainer.token)).toBe(403);
      const session = { id: manager.id, sessionId: sessionOf(second)?.grantId ?? '' };
      expect((await here.call(endSession, { params: session, token: manager.token })).status).toBe(204);
      await expect.poll(() => status(second)).toBe(401);
      await here.db.updateTable('classes').set({ Name: 'Cycling' }).where('ClassId', '=', ClassId).execute();
      expect(await classes()).toMatchObject([{ Name: 'Cycling' }]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a user who lost their role in the club', () => {
  it('sees none of its classes through an earlier calendar link', async () => {
    const club = await aClub(here.db);
    const trainer = await person('Trainer', club);
    await aClass(here.db, club, { TrainerId: trainer.id, Name: 'Rowing at dawn' });
    const { result } = await here.call(createIcalFeed, { params: { id: trainer.id }, token: trainer.token });
    const calendar = async () => (await there.app.inject({ url: new URL(result.Url).pathname })).body;
    expect(await calendar()).toContain('Rowing at dawn');
    await here.db.deleteFrom('user_roles').where('UserId', '=', trainer.id).execute();
    expect(await calendar()).not.toContain('Rowing at dawn');
  });
});

describe('an editor', () => {
  it('who has the flag from the sign-in provider is signed out when they lose it', async () => {
    const { email } = await person();
    await here.db.updateTable('identity_accounts').set({ IsEditor: true }).where('Email', '=', email).execute();
    const token = await here.tokenFor(email);
    const self = () => there.call(getSelf, { token });
    expect((await self()).result).toMatchObject({ IsEditor: true });
    await here.db.updateTable('identity_accounts').set({ IsEditor: false }).where('Email', '=', email).execute();
    await vi.waitFor(async () => expect((await self()).status).toBe(401));
  });
});

describe('a new password', () => {
  it('invalidates cached tokens and earlier calendar links', async () => {
    const ada = await person();
    const bea = await person();
    const link = async (user: typeof ada) => {
      const { result } = await here.call(createIcalFeed, { params: { id: user.id }, token: user.token });
      return new URL(result.Url).pathname;
    };
    const links = [await link(ada), await link(bea)];
    const fetched = async () =>
      Promise.all(links.map(async (url) => (await there.app.inject({ method: 'GET', url })).statusCode));
    const statuses = async (user: typeof ada) =>
      Promise.all([here, there].map(async (server) => (await server.call(getSelf, { token: user.token })).status));
    expect([await statuses(ada), await fetched()]).toEqual([
      [200, 200],
      [200, 200],
    ]);
    await resetPassword(ada.email);
    await vi.waitFor(async () => expect(await statuses(ada)).toEqual([401, 401]));
    expect(await fetched()).toEqual([404, 200]);
    expect(await statuses(bea)).toEqual([200, 200]);
  });
});

describe('an administrator', () => {
  it('can watch only the walls of clubs where they work, because walls show heart rates', async () => {
    const [club, other] = [await aClub(here.db), await aClub(here.db)];
    const { id, token } = await person('Trainer', club);
    await here.db.updateTable('users').set({ IsAdmin: true }).where('UserId', '=', id).execute();
    expect((await watch(token, other)).first).toEqual({ type: 'refused', reason: 'rights' });
    expect((await watch(token, club)).first.type).toBe('roster');
  });

  it('loses the rights of their token when the flag is removed', async () => {
    const { id, token } = await person();
    const club = await aClub(here.db);
    await here.db.updateTable('users').set({ IsAdmin: true }).where('UserId', '=', id).execute();
    const status = async () => (await there.call(listLiveAthletes, { params: { id: club }, token })).status;
    await vi.waitFor(async () => expect(await status()).toBe(200));
    await here.db.updateTable('users').set({ IsAdmin: false }).where('UserId', '=', id).execute();
    await vi.waitFor(async () => expect(await status()).toBe(403));
  });

  it('who has the flag from the sign-in provider is signed out when they lose it', async () => {
    const { email } = await person();
    await here.db.updateTable('identity_accounts').set({ IsAdmin: true }).where('Email', '=', email).execute();
    const token = await here.tokenFor(email);
    const club = await aClub(here.db);
    const status = async () => (await there.call(listLiveAthletes, { params: { id: club }, token })).status;
    expect(await status()).toBe(200);
    await here.db.updateTable('identity_accounts').set({ IsAdmin: false }).where('Email', '=', email).execute();
    await vi.waitFor(async () => expect(await status()).toBe(401));
  });
});
