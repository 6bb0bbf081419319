import { createHash, createHmac, generateKeyPairSync, randomBytes } from 'node:crypto';
import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import type { Problem } from '@clubpulse/contract/errors';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { getConfig, getHealth } from '@clubpulse/contract/platform/platform.calls';
import { SignJWT } from 'jose';
import { type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClub, aRole, aUser } from '../rows.ts';
import { openOwnServer, type TestServer } from '../server.ts';

const AUDIENCE = 'https://club.example/api';
const CLIENT = 'club-web';
const REDIRECT = 'https://club.example/signed-in';

const provider = new OAuth2Server();
let server: TestServer;
let person: Record<string, unknown> = {};

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  server = await openOwnServer({ OIDC_ISSUER: provider.issuer.url ?? '', OIDC_AUDIENCE: AUDIENCE, OIDC_CLIENT_ID: CLIENT });
  provider.service.on('beforeTokenSigning', (token: MutableToken) => {
    Object.assign(token.header, { typ: 'at+jwt' });
    Object.assign(token.payload, { aud: AUDIENCE }, person);
  });
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});

async function signIn(claims: Record<string, unknown>): Promise<string> {
  person = claims;
  const verifier = randomBytes(32).toString('base64url');
  const authorize = new URL(`${provider.issuer.url}/authorize`);
  authorize.search = new URLSearchParams({
    response_type: 'code',
    client_id: CLIENT,
    redirect_uri: REDIRECT,
    scope: 'openid email',
    state: 'abc',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  const back = new URL((await fetch(authorize, { redirect: 'manual' })).headers.get('location') ?? '');
  const answer = await fetch(`${provider.issuer.url}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: CLIENT,
      redirect_uri: REDIRECT,
      code: back.searchParams.get('code') ?? '',
      code_verifier: verifier,
    }),
  });
  const tokens: unknown = await answer.json();
  if (typeof tokens !== 'object' || tokens === null || !('access_token' in tokens)) throw new Error('no access token');
  return String(tokens.access_token);
}

const ada = { sub: 'ada', email: 'Ada@Example.com', email_verified: true };

describe('signing in at a foreign provider', () => {
  it('is described in the configuration that the web app requests', async () => {
    expect((await server.call(getConfig)).result).toMatchObject({
      issuer: provider.issuer.url,
      clientId: CLIENT,
      resource: null,
      signUp: false,
      mail: false,
      mapTiles: null,
    });
    expect((await server.call(getHealth)).result).toMatchObject({ status: 'ok', identity: true });
    for (const url of ['/oidc/.well-known/openid-configuration', '/oidc/auth', '/oidc/dev/token', '/mailbox'])
      expect((await server.app.inject({ url })).statusCode, url).toBe(404);
  });

  it('creates the user at the first call and finds them at the next', async () => {
    const first = await server.call(getSelf, { token: await signIn(ada), language: 'it' });
    expect(first.status, JSON.stringify(first.problem)).toBe(200);
    expect(first.result).toMatchObject({ Email: 'ada@example.com', Nickname: 'ada', Language: 'it', IsAdmin: false });
    expect(first.result.MissingFields).toContain('FirstMidName');
    const again = await server.call(getSelf, { token: await signIn(ada) });
    expect(again.result.UserId).toBe(first.result.UserId);
  });

  it('creates one user for parallel first calls', async () => {
    for (let round = 0; round < 10; round++) {
      const sub = `bea-${round}`;
      const token = await signIn({ sub, email: `${sub}@example.com`, email_verified: true });
      const answers = await Promise.all([1, 2, 3, 4].map(() => server.call(getSelf, { token })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(answers.map(({ result }) => result.UserId)).size).toBe(1);
    }
  });

  it('gives roles from the database and global flags from the token', async () => {
    const club = await aClub(server.db);
    const cami = { sub: 'cami', email: 'cami@example.com', email_verified: true };
    const plain = await server.call(listClubUsers, { params: { id: club }, token: await signIn(cami) });
    expect(plain.status).toBe(403);
    const { result } = await server.call(getSelf, { token: await signIn({ ...cami, admin: true, editor: true }) });
    expect(result).toMatchObject({ IsAdmin: true, IsEditor: true });
    const admin = await signIn({ ...cami, admin: true });
    expect((await server.call(listClubUsers, { params: { id: club }, token: admin })).status).toBe(200);
    expect((await server.call(listClubUsers, { params: { id: club }, token: await signIn(cami) })).status).toBe(403);
  });
});

describe('an existing user who signs in at a foreign provider', () => {
  it('is matched by an e-mail that the provider confirmed', async () => {
    const UserId = await aUser(server.db, { Email: 'dani@example.com' });
    const club = await aClub(server.db);
    await aRole(server.db, UserId, 'Manager', club);
    const token = await signIn({ sub: 'dani', email: 'DANI@example.com', email_verified: true });
    const { result } = await server.call(getSelf, { token });
    expect(result).toMatchObject({ UserId, AvailableRoles: { Manager: [{ ClubId: club }] } });
  });

  it.each([false, undefined, 'true'])('is not matched by an e-mail with the claim email_verified %s', async (verified) => {
    const email = `edo.${String(verified)}@example.com`;
    await aUser(server.db, { Email: email });
    const token = await signIn({ sub: `edo ${String(verified)}`, email, email_verified: verified });
    const { status, problem } = await server.call(getSelf, { token });
    expect({ status, ErrorType: problem.ErrorType }).toEqual({ status: 403, ErrorType: 'EmailNotConfirmed' });
    const taken = await server.db
      .selectFrom('user_identities')
      .selectAll()
      .where('Subject', '=', `edo ${String(verified)}`)
      .execute();
    expect(taken).toEqual([]);
  });

  it('is not matched when their stored e-mail address is unconfirmed', async () => {
    const email = 'fede@example.com';
    const planted = await signIn({ sub: 'thief', email, email_verified: false });
    expect((await server.call(getSelf, { token: planted })).problem.ErrorType).toBe('EmailNotConfirmed');
    const waiting = await aUser(server.db, { Email: email, EmailConfirmed: false });
    await server.db.insertInto('user_identities').values({ Issuer: 'own', Subject: 'thief', UserId: waiting }).execute();
    const { result } = await server.call(getSelf, { token: await signIn({ sub: 'fede', email, email_verified: true }) });
    expect(result).toMatchObject({ Email: email, EmailConfirmed: true });
    expect(result.UserId).not.toBe(waiting);
    const [left] = await server.db.selectFrom('users').select('Email').where('UserId', '=', waiting).execute();
    expect(left?.Email).not.toBe(email);
  });

  it('is not matched by a token without an e-mail', async () => {
    provider.service.once('beforeUserinfo', (response) => {
      response.statusCode = 401;
    });
    const token = await signIn({ sub: 'nobody' });
    expect((await server.call(getSelf, { token })).status).toBe(401);
  });

  it.each([
    ['an invalid email', { sub: 'gina', email: 'gina at example' }],
    ['an email with a NUL', { sub: 'gina', email: 'gi\u0000na@example.com' }],
    ['an email with half of a surrogate pair', { sub: 'gina', email: 'gi\ud800na@example.com' }],
    ['an email that is too long', { sub: 'gina', email: `${'g'.repeat(4000)}@example.com` }],
    ['a subject with a NUL', { sub: 'gi\u0000na', email: 'gina@example.com' }],
  ])('is not matched by a token with %s', async (_what, claims) => {
    const token = await signIn({ ...claims, email_verified: true });
    expect((await server.call(getSelf, { token })).status).toBe(401);
  });
});

describe('a forged token or provider response', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const good = () => ({ ...ada, iss: provider.issuer.url ?? '', aud: AUDIENCE, iat: now(), exp: now() + 600 });
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const kid = () => provider.issuer.keys.toJSON()[0]?.kid ?? '';
  const ownKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

  const lies: Record<string, () => Promise<string>> = {
    'audience of another service': () => signIn({ ...ada, aud: 'https://other.example/api' }),
    'no audience': () => signIn({ ...ada, aud: undefined }),
    'another issuer': () => signIn({ ...ada, iss: 'https://other.example' }),
    expired: () => signIn({ ...ada, exp: now() - 60 }),
    'without an end': () => signIn({ ...ada, exp: undefined }),
    'claims changed after signing': async () => {
      const [head, , signature] = (await signIn(ada)).split('.');
      return `${head}.${base64({ ...good(), admin: true })}.${signature}`;
    },
    'signed with a key of its own': () =>
      new SignJWT(good()).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: kid() }).sign(ownKey),
    'algorithm none': async () => `${base64({ alg: 'none', typ: 'at+jwt' })}.${base64(good())}.`,
    'algorithm HS256 with the public key': async () => {
      const signed = `${base64({ alg: 'HS256', typ: 'at+jwt', kid: kid() })}.${base64(good())}`;
      const secret = JSON.stringify(provider.issuer.keys.toJSON()[0]);
      return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
    },
  };

  it.each(Object.keys(lies))('%s is refused', async (name) => {
    const response = await server.app.inject({
      url: '/api/users/self',
      headers: { authorization: `Bearer ${await lies[name]?.()}`, 'accept-language': 'es' },
    });
    expect(response.statusCode, response.body).toBe(401);
    expect(response.json<Problem>().ErrorType).toBe('Unauthorized');
    expect((await server.call(getSelf, { token: await signIn(ada) })).status).toBe(200);
  });
});

describe('a foreign provider that is unreachable', () => {
  it('causes a 503 for its tokens and signs no user out', async () => {
    const lost = new OAuth2Server();
    await lost.issuer.keys.generate('RS256');
    await lost.start(0, '127.0.0.1');
    const issuer = lost.issuer.url ?? '';
    await lost.stop();
    const waiting = await openOwnServer({ OIDC_ISSUER: issuer, OIDC_AUDIENCE: AUDIENCE });
    try {
      expect((await waiting.call(getSelf, { token: await signIn(ada) })).problem.ErrorType).toBe('ServiceUnavailable');
      expect((await waiting.call(getHealth)).result).toMatchObject({ status: 'degraded', identity: false, database: true });
    } finally {
      await waiting.close();
    }
  });
});
