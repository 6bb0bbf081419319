import { TOKEN_REQUESTS_PER_MINUTE } from '@clubpulse/contract/accounts/tokens';
import * as calls from '@clubpulse/contract/accounts/tokens.calls';
import { getSelf, getUser } from '@clubpulse/contract/accounts/users.calls';
import { allCalls } from '@clubpulse/contract/all-calls';
import { listMyBookings } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { scopeOf } from '@clubpulse/contract/call-scopes';
import { getClub } from '@clubpulse/contract/clubs/clubs.calls';
import { listClubLogs } from '@clubpulse/contract/office/club-logs/club-logs.calls';
import { allScopes, type Scope } from '@clubpulse/contract/scopes';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anOldProof } from '../../test/refused.ts';
import { aRole, aUser } from '../../test/rows.ts';
import { openOwnServer, openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type Person, type World } from '../../test/world.ts';
import { createTokens } from './tokens.service.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const input = (Scopes: readonly Scope[], Days: 30 | 90 | 365 = 30) => ({ Name: 'Reader', Scopes: [...Scopes], Days });

async function personal(person: Person, scopes: readonly Scope[] = allScopes) {
  const answer = await server.call(calls.createToken, {
    params: { id: world.ids[person] },
    body: input(scopes),
    token: world.tokens[person],
  });
  expect(answer.status).toBe(201);
  return answer.result;
}
async function ofClub(person: Person, Role: 'Manager' | 'Trainer' | 'FrontDesk' | 'Accountant', clubId = world.clubA) {
  const body = { ...input(allScopes), Role };
  return server.call(calls.createClubToken, { params: { id: clubId }, body, token: world.tokens[person] });
}
const statusOf = async (token: string, call: typeof getSelf | typeof getClub = getSelf, id?: number) =>
  (await server.call(call, { ...(id === undefined ? {} : { params: { id } }), token })).status;

describe('a personal token', () => {
  it('is shown once and stored as a hash', async () => {
    const made = await personal('athleteA');
    expect(made.Secret).toMatch(/^cp_[\w-]{43}$/);
    expect(Date.parse(made.ExpiresAt) - Date.parse(made.MadeAt)).toBe(30 * 86_400_000);
    const stored = await server.db.selectFrom('api_tokens').selectAll().where('ApiTokenId', '=', made.ApiTokenId).execute();
    expect(JSON.stringify(stored)).not.toContain(made.Secret);
    const listed = await server.call(calls.listTokens, { params: { id: world.ids.athleteA }, token: world.tokens.athleteA });
    expect(JSON.stringify(listed.result)).not.toContain(made.Secret);
    expect(listed.result[0]).toMatchObject({ Name: 'Reader', Hint: made.Secret.slice(-4), LastUsedAt: null, Role: null });
  });

  it('acts as its user within its scopes, and a refusal contains the scope that is needed', async () => {
    const { Secret } = await personal('athleteA', ['accounts:read']);
    const self = await server.call(getSelf, { token: Secret });
    expect(self.result.UserId).toBe(world.ids.athleteA);
    const params = { id: world.ids.athleteA };
    const refused = await server.call(listMyBookings, { params, token: Secret });
    expect(refused).toMatchObject({ status: 403, problem: { ErrorType: 'ScopeMissing', values: { scope: 'calendar:read' } } });
    expect((await server.call(getUser, { params: { id: world.ids.athleteB }, token: Secret })).problem.ErrorType).toBe(
      'InsufficientRights',
    );
    const another = await server.call(calls.createToken, { params, body: input(allScopes), token: Secret });
    expect(another.problem.ErrorType).toBe('SessionRequired');
  });

  it('without the scope of a call is refused by every call that is not public', async () => {
    const { Secret } = await personal('managerA', ['videos:read']);
    const wrong: string[] = [];
    for (const call of allCalls) {
      const scope = scopeOf(call);
      if (scope === 'none' || scope === 'videos:read') continue;
      const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1']));
      const { status, problem } = await server.call(call, { params, token: Secret });
      const expected = scope === 'session' ? 'SessionRequired' : 'ScopeMissing';
      if (status !== 403 || problem.ErrorType !== expected) wrong.push(`${call.id}: ${status} ${problem?.ErrorType}`);
    }
    expect(wrong).toEqual([]);
  });

  it('stores when and by which program it was last used', async () => {
    const { Secret, ApiTokenId } = await personal('athleteA');
    const headers = { authorization: `Bearer ${Secret}`, 'user-agent': 'timetable/1.2' };
    await server.app.inject({ url: '/api/users/self', headers });
    const { result } = await server.call(calls.listTokens, { params: { id: world.ids.athleteA }, token: world.tokens.athleteA });
    const used = result.find((token) => token.ApiTokenId === ApiTokenId);
    expect(used).toMatchObject({ LastUsedBy: 'timetable/1.2' });
    expect(used?.LastUsedAt).not.toBeNull();
  });

  it('ends at once when it is revoked, and cannot be revoked by another user', async () => {
    const { Secret, ApiTokenId } = await personal('athleteA');
    expect(await statusOf(Secret)).toBe(200);
    const revoke = (person: Person) =>
      server.call(calls.revokeToken, { params: { id: world.ids[person], tokenId: ApiTokenId }, token: world.tokens[person] });
    expect((await revoke('neighbourA')).status).toBe(404);
    expect((await revoke('athleteA')).status).toBe(204);
    const { status, problem } = await server.call(getSelf, { token: Secret });
    expect([status, problem.ErrorType]).toEqual([401, 'TokenInvalid']);
  });

  it('is invalid after it expires, and is deleted a month later', async () => {
    let time = Date.now();
    const security = { refuseStale: async () => undefined, logToken: async () => {} };
    const tokens = createTokens({ db: server.db, security, now: () => new Date(time) });
    const made = await tokens.create(world.ids.neighbourA, input(['accounts:read']), undefined);
    if ('refused' in made) throw new Error(made.refused);
    time += 30 * 86_400_000 - 1;
    expect(await tokens.grantOf(made.Secret, undefined)).toMatchObject({ UserId: world.ids.neighbourA });
    time += 1;
    expect(await tokens.grantOf(made.Secret, undefined)).toBeUndefined();
    expect(await tokens.ofUser(world.ids.neighbourA)).toHaveLength(1);
    await tokens.purge();
    expect(await tokens.ofUser(world.ids.neighbourA)).toHaveLength(1);
    time += 30 * 86_400_000 + 1;
    await tokens.purge();
    expect(await tokens.ofUser(world.ids.neighbourA)).toEqual([]);
  });

  it('never has the rights of an administrator', async () => {
    const { Secret } = await personal('admin');
    expect(await statusOf(Secret)).toBe(200);
    expect(await statusOf(world.tokens.admin, getClub, world.clubA)).toBe(200);
    expect(await statusOf(Secret, getClub, world.clubA)).toBe(403);
  });

  it('can be created only after a recent sign-in', async () => {
    const Email = 'tokens-stale@example.com';
    const id = await aUser(server.db, { Email });
    const token = await server.tokenFor(Email);
    await anOldProof(server.db, token);
    const { problem } = await server.call(calls.createToken, { params: { id }, body: input(['accounts:read']), token });
    expect(problem.ErrorType).toBe('SignInAgain');
  });

  it('notifies its user, and is in the log of the account', async () => {
    const { ApiTokenId } = await personal('trainerA');
    const event = await server.db
      .selectFrom('events')
      .select(['ClubId', 'Payload'])
      .where('Type', '=', 'ApiTokenMade')
      .orderBy('EventId', 'desc')
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({ ClubId: null, Payload: { ApiTokenId, By: world.ids.trainerA, OfClub: false } });
    const logged = await server.db.selectFrom('identity_events').select('Kind').where('Kind', '=', 'tokenMade').execute();
    expect(logged.length).toBeGreaterThan(0);
  });

  it('is refused with a wrong secret', async () => {
    expect(await statusOf(`cp_${'A'.repeat(43)}`)).toBe(401);
    const { status, problem } = await server.call(getSelf, { token: 'cp_' });
    expect([status, problem.ErrorType]).toEqual([401, 'TokenInvalid']);
  });
});

describe('a token of a club', () => {
  it('acts in this club only, with the rights of its role', async () => {
    const { result } = await ofClub('ownerA', 'Manager');
    expect(await statusOf(result.Secret, getClub, world.clubA)).toBe(200);
    expect(await statusOf(world.tokens.ownerA, getClub, world.clubA2)).toBe(200);
    expect(await statusOf(result.Secret, getClub, world.clubA2)).toBe(403);
    expect(await statusOf(result.Secret)).toBe(403);
    const now = Date.now();
    const query = { Begin: new Date(now - 86_400_000).toISOString(), End: new Date(now + 60_000).toISOString() };
    const log = (token: string) => server.call(listClubLogs, { params: { id: world.clubA }, query, token });
    expect((await log(result.Secret)).result.data[0]).toMatchObject({ Type: 'ApiTokenMade', Subject: 'Reader' });
    const desk = (await ofClub('ownerA', 'FrontDesk')).result.Secret;
    expect((await log(desk)).problem.ErrorType).toBe('InsufficientRights');
  });

  it('is invalid once the user who created it is no longer manager, even if they become manager again', async () => {
    const Email = 'tokens-manager@example.com';
    const UserId = await aUser(server.db, { Email });
    await aRole(server.db, UserId, 'Manager', world.clubA);
    const token = await server.tokenFor(Email);
    const body = { ...input(allScopes), Role: 'Manager' as const };
    const { Secret } = (await server.call(calls.createClubToken, { params: { id: world.clubA }, body, token })).result;
    expect(await statusOf(Secret, getClub, world.clubA)).toBe(200);
    await server.db.deleteFrom('user_roles').where('UserId', '=', UserId).execute();
    await vi.waitFor(async () => expect(await statusOf(Secret, getClub, world.clubA)).toBe(401));
    await aRole(server.db, UserId, 'Manager', world.clubA);
    await vi.waitFor(async () => expect(await statusOf(token, getClub, world.clubA)).toBe(200));
    expect(await statusOf(Secret, getClub, world.clubA)).toBe(401);
  });

  it('is created and revoked by owners and managers, and not by an administrator', async () => {
    const { result } = await ofClub('ownerA', 'Accountant');
    expect((await ofClub('trainerA', 'Trainer')).status).toBe(403);
    expect((await ofClub('admin', 'Manager')).problem.errors).toMatchObject([{ field: 'Role' }]);
    const params = { id: world.clubA, tokenId: result.ApiTokenId };
    const elsewhere = { id: world.clubB, tokenId: result.ApiTokenId };
    expect((await server.call(calls.revokeClubToken, { params: elsewhere, token: world.tokens.managerB })).status).toBe(404);
    expect((await server.call(calls.revokeClubToken, { params, token: world.tokens.managerA })).status).toBe(204);
    expect(await statusOf(result.Secret, getClub, world.clubA)).toBe(401);
  });
});

describe('requests with a token', () => {
  it('are limited, and every response contains the limit', async () => {
    const strict = await openOwnServer({ TOKEN_RATE_LIMIT: '3' });
    try {
      const [token, id] = [await strict.tokenFor('limited@example.com'), 1];
      const self = await strict.call(getSelf, { token });
      const params = { id: self.result.UserId };
      const { Secret } = (await strict.call(calls.createToken, { params, body: input(['accounts:read']), token })).result;
      expect(self.headers['ratelimit']).toBeUndefined();
      const send = (call: typeof getSelf | typeof getClub) => strict.call(call, { params: { id }, token: Secret });
      const answers = [await send(getSelf), await send(getClub), await send(getSelf), await send(getSelf)];
      expect(answers.map(({ status }) => status)).toEqual([200, 403, 200, 429]);
      expect(answers.map(({ headers }) => String(headers['ratelimit']).replace(/t=\d+/, 't'))).toEqual([
        '"token";r=2;t',
        '"token";r=1;t',
        '"token";r=0;t',
        '"token";r=0;t',
      ]);
      expect(answers.every(({ headers }) => headers['ratelimit-policy'] === '"token";q=3;w=60')).toBe(true);
      expect(answers.map(({ headers }) => headers['retry-after'] !== undefined)).toEqual([false, false, false, true]);
      expect(answers[3]?.problem.ErrorType).toBe('TooManyRequests');
    } finally {
      await strict.close();
    }
    expect(TOKEN_REQUESTS_PER_MINUTE).toBe(120);
  });

  it('leave no token in the log', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) });
    const own = await openOwnServer({}, { log });
    try {
      const token = await own.tokenFor('logged@example.com');
      const { result } = await own.call(getSelf, { token });
      const params = { id: result.UserId };
      const { Secret } = (await own.call(calls.createToken, { params, body: input(['accounts:read']), token })).result;
      await own.call(getSelf, { token: Secret });
      await own.call(listMyBookings, { params, token: Secret });
      await own.call(getSelf, { token: `${Secret}x` });
      expect(lines.some((line) => line.includes('bookings.ofUser'))).toBe(true);
      expect(lines.join('')).not.toContain(Secret);
    } finally {
      await own.close();
    }
  });
});
