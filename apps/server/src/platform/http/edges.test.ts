import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createRoom, listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { getHealth, getReadiness } from '@clubpulse/contract/platform/platform.calls';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { openOwnServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { isUnavailable } from '../database/database.ts';

let database: TestDatabase;
let product: TestServer;
let world: World;
let other: pg.Client;
const failed: string[] = [];
let address: Promise<string> | undefined;
const listening = () => {
  address ??= product.app.listen({ host: '127.0.0.1', port: 0 }).then(() => {
    const { port } = product.app.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/oidc`;
  });
  return address;
};
beforeAll(async () => {
  database = await createTestDatabase();
  const stream = { write: (line: string) => void failed.push(line) };
  product = await openOwnServer({ PUBLIC_URL: 'https://club.example' }, { database, log: pino({ level: 'error' }, stream) });
  world = await createWorld(product);
  other = new pg.Client(database.url);
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await product.close();
});

const room = (Name: string) => ({
  body: { ClubId: world.clubA, Name, Color: '#1787a6' },
  token: world.tokens.managerA,
});
const send = (url: string, options: object = {}) => product.app.inject({ url, ...options });

describe('a temporary failure of the database', () => {
  it('by a full disk returns 503 and reports the server as not healthy', async () => {
    await other.query(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    await other.query('create trigger full_disk before insert on display_groups for each row execute function full_disk()');
    const answer = await product.call(createRoom, room('Cycling'));
    expect([answer.status, answer.problem.ErrorType]).toEqual([503, 'ServiceUnavailable']);
    expect((await product.call(getHealth)).result).toMatchObject({ status: 'degraded', database: false });
    const ready = await product.call(getReadiness);
    expect([ready.status, ready.problem.ErrorType]).toEqual([503, 'ServiceUnavailable']);
    await other.query('drop trigger full_disk on display_groups');
    expect((await product.call(createRoom, room('Cycling'))).status).toBe(201);
  });

  it.skipIf(!existsSync('/dev/full'))('by a full disk while a file is written counts as unavailable', async () => {
    expect(isUnavailable(await writeFile('/dev/full', 'a').catch((error: unknown) => error))).toBe(true);
  });

  it('by a locked table returns 503 within seconds', { tags: ['atLength'] }, async () => {
    await other.query('begin');
    await other.query('lock table display_groups in access exclusive mode');
    const answer = await product.call(listRooms, { params: { id: world.clubA }, token: world.tokens.managerA });
    await other.query('rollback');
    expect([answer.status, answer.problem.ErrorType]).toEqual([503, 'ServiceUnavailable']);
  });

  it('during sign-in returns an error page to the browser, and an OAuth error to the web app', {
    tags: ['atLength'],
  }, async () => {
    const issuer = await listening();
    const question = new URLSearchParams({
      client_id: 'clubpulse-web',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: 'https://club.example/',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    });
    await other.query('begin');
    await other.query('lock table identity_payloads, identity_accounts in access exclusive mode');
    const [page, token] = await Promise.all([
      fetch(`${issuer}/auth?${question.toString()}`, {
        headers: { accept: 'text/html' },
        redirect: 'manual',
      }),
      fetch(`${issuer}/token`, {
        method: 'POST',
        body: new URLSearchParams({ client_id: 'clubpulse-web', grant_type: 'refresh_token', refresh_token: 'mine' }),
      }),
    ]);
    await other.query('rollback');
    expect([page.status, token.status]).toEqual([503, 503]);
    for (const { headers } of [page, token]) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await page.text()).toContain('<h1>');
    expect(await token.json()).toMatchObject({ error: 'temporarily_unavailable' });
  });
});

describe('a value that cannot be stored or parsed', () => {
  it.each([
    ['half of a surrogate pair', 'Cyc\ud800ling'],
    ['a NUL', 'Cyc\u0000ling'],
    ['characters that change the direction of text', 'Cyc\u202eling'],
    ['a name without visible characters', '\u200b\u200b'],
    ['a line break', 'Cyc\nling'],
  ])('is refused with the name of its field: %s', async (_what, Name) => {
    const { status, problem } = await product.call(createRoom, room(Name));
    expect(status).toBe(400);
    expect(problem.errors?.[0]?.field).toBe('Name');
  });

  it.each(['{"toString":1}', '[{"toString":1}]', '{}'])(
    'is refused with the name of its field: a length of %s',
    async (length) => {
      const { statusCode, body } = await send('/api/displayGroups', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${world.tokens.managerA}` },
        payload: `{"ClubId":${world.clubA},"Color":"#1787a6","Name":{"length":${length}}}`,
      });
      expect([statusCode, JSON.parse(body)]).toMatchObject([400, { ErrorType: 'ValidationFailed', errors: [{ field: 'Name' }] }]);
    },
  );

  it('is refused in a body that is compared with the stored row (PUT): a length that is no number', async () => {
    const { statusCode, body } = await send('/api/news/1', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${world.tokens.admin}` },
      payload: '{"RowVersion":0,"Texts":{"en":{"Title":{"length":{"toString":1}},"Text":"Keys"}}}',
    });
    expect([statusCode, JSON.parse(body).ErrorType]).toEqual([400, 'ValidationFailed']);
  });

  it('is stored in one form when it has two spellings that look the same', async () => {
    expect((await product.call(createRoom, room('Cafe\u0301'))).result).toMatchObject({ Name: 'Caf\u00e9' });
  });

  it('is refused when it is nested deeply, with or without sign-in', async () => {
    const deep = `{"Name":${'['.repeat(400_000)}${']'.repeat(400_000)}}`;
    for (const authorization of [`Bearer ${world.tokens.managerA}`, '']) {
      const answer = await send(`/api/displayGroups`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        payload: deep,
      });
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    }
  });

  it('is not read when the body is large and the caller is not signed in', async () => {
    const large = (authorization: string) =>
      send('/api/displayGroups', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        payload: `"${'x'.repeat(100_000)}`,
      });
    const statuses = await Promise.all(['', 'Bearer forged', `Bearer ${world.tokens.managerA}`].map(large));
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 400]);
  });

  it.each([
    ['GET', '/auth?client_id=%00', ''],
    ['GET', '/auth?client_id=clubpulse-web&response_type=code&redirect_uri=https://club.example/&state=%00', ''],
    ['GET', '/session/end?client_id=clubpulse-web&post_logout_redirect_uri=https://club.example/&state=%00', ''],
    ['POST', '/auth', 'client_id=%00'],
    ['POST', '/token', 'client_id=%00&grant_type=refresh_token'],
    ['POST', '/token', 'client_id=clubpulse-web&grant_type=refresh_token&refresh_token=%00'],
    ['POST', '/token', 'client_id=clubpulse-web&grant_type=authorization_code&code=%00&code_verifier=x'],
    ['POST', '/token/revocation', 'client_id=clubpulse-web&token=%00'],
    ['GET', '/sign-in/%00', ''],
    ['POST', '/sign-in/mine', 'email=%00&password=x'],
    ['GET', '/verify?token=%00', ''],
  ])('causes no server error in the sign-in provider: %s %s %s', async (method, path, form) => {
    failed.length = 0;
    const body = form === '' ? {} : { body: new URLSearchParams(form) };
    const { status } = await fetch(`${await listening()}${path}`, { method, redirect: 'manual', ...body });
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
    expect(failed).toEqual([]);
  });

  it.each(['/assets/', '/%2e%2e%2f', '/%00', `/${'a'.repeat(15_000)}`, '/assets/..%2f..%2fpackage.json'])(
    'in a URL is refused instead of opening the web app: %.30s',
    async (url) => expect([400, 404]).toContain((await send(url)).statusCode),
  );
});

describe('a caller without permission', () => {
  it('gets the refusal of access even when the request is also invalid', async () => {
    const wrong = { body: { ClubId: world.clubA, Name: '', Color: 'red' } };
    expect((await product.call(createRoom, { ...wrong, token: world.tokens.athleteA })).status).toBe(403);
    expect((await product.call(createRoom, wrong)).status).toBe(401);
    expect((await product.call(createRoom, { ...wrong, token: world.tokens.managerA })).status).toBe(400);
  });
});

describe('a response of the server', () => {
  it('with personal data may not be cached, and with a public URL requires TLS', async () => {
    const answer = await product.call(listRooms, { params: { id: world.clubA }, token: world.tokens.managerA });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['strict-transport-security']).toMatch(/^max-age=\d+/);
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self' https://club.example wss://club.example");
    expect(policy).not.toMatch(/\bwss?:(?!\/\/)/);
    for (const nothing of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy).toContain(`${nothing} 'none'`);
  });

  it('from the sign-in provider requires TLS and has the same security headers', async () => {
    const origin = new URL(await listening()).origin;
    for (const path of ['/oidc/jwks', '/oidc/.well-known/openid-configuration', '/oidc/auth', '/api/health', '/nowhere']) {
      const { headers } = await fetch(`${origin}${path}`, { redirect: 'manual' });
      expect(headers.get('strict-transport-security'), path).toMatch(/^max-age=31536000\b/);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe('no-referrer');
      expect(headers.get('content-security-policy'), path).toContain("base-uri 'none'");
    }
  });

  it('does not repeat the request of the method TRACE', async () => {
    const { statusCode, body } = await send('/api/health', { method: 'TRACE', headers: { authorization: 'Bearer mine' } });
    expect([404, 405]).toContain(statusCode);
    expect(body).not.toContain('mine');
  });
});
