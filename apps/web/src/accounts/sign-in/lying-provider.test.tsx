import { createHash, createHmac, generateKeyPairSync } from 'node:crypto';
import { render, screen } from '@testing-library/react';
import { importJWK, SignJWT } from 'jose';
import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { realFetch } from '../../test/real-fetch.ts';
import { config } from '../../test/signed-in.ts';

vi.resetModules();
const { goToSignIn } = await import('../../platform/identity/identity.ts');
const { SignInCallback } = await import('./SignInCallback.tsx');
const { translate } = await import('../../platform/phrases.ts');
await (await import('../../test/phrases.ts')).loadAllPhrases();

const provider = new OAuth2Server();
const CLIENT = 'club-web';
const KID = 'the-one-key';
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
const [key, foreignKey] = [newKey(), newKey()];
const sign = async (claims: Claims, { jwk = key, kid = KID } = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(await importJWK(jwk, 'RS256'));
let wentTo = '';

beforeAll(async () => {
  await provider.issuer.keys.add({ ...key, kty: 'RSA', kid: KID, alg: 'RS256' });
  await provider.start(0, '127.0.0.1');
});
afterAll(() => provider.stop());
beforeEach(() => {
  const answered = { ...config, issuer: provider.issuer.url ?? '', clientId: CLIENT, scope: 'openid' };
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    url.startsWith('/') ? Promise.resolve(Response.json(answered)) : realFetch(url, init),
  );
  vi.spyOn(window.location, 'assign').mockImplementation((url) => {
    wentTo = String(url);
  });
  vi.spyOn(window.location, 'replace').mockImplementation((url) => {
    wentTo = String(url);
  });
});

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
type Claims = Record<string, unknown>;
type Respond = (claims: Claims) => string | Promise<string>;

async function signIn(respond: Respond): Promise<void> {
  await goToSignIn({ returnTo: '#/Journal' });
  const question = new URL(wentTo);
  const back = new URL((await realFetch(question)).headers.get('location') ?? '');
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: provider.issuer.url,
    sub: 'ada',
    aud: CLIENT,
    iat: now,
    exp: now + 600,
    nonce: question.searchParams.get('nonce'),
  };
  const idToken = await respond(claims);
  provider.service.once('beforeResponse', ({ body }: { body: Record<string, unknown> }) => {
    body['id_token'] = idToken;
    body['access_token'] = 'the access token';
  });
  wentTo = '';
  const { origin, assign, replace } = window.location;
  const location = { origin, pathname: '/', search: back.search, assign, replace };
  vi.spyOn(window, 'location', 'get').mockReturnValue(location as Location);
  render(<SignInCallback />);
}

const hashOf = (token: string) => createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url');

it('a provider with valid claims signs the user in', async () => {
  await signIn((claims) => sign({ ...claims, azp: CLIENT, at_hash: hashOf('the access token') }));
  await vi.waitFor(() => expect(wentTo).toBe('/#/Journal'));
  const stored = window.localStorage.getItem(`oidc.user:${provider.issuer.url}:${CLIENT}`);
  expect(JSON.parse(stored ?? '')).toMatchObject({ access_token: 'the access token', profile: { sub: 'ada' } });
});

it.each([
  ['to stay signed in', 'localStorage', true],
  ['not to stay signed in', 'sessionStorage', false],
] as const)('the claim of a user %s stores the session in %s', async (_, place, stays) => {
  await signIn((claims) => sign({ ...claims, stay_signed_in: stays }));
  await vi.waitFor(() => expect(wentTo).toBe('/#/Journal'));
  const keeps = (['localStorage', 'sessionStorage'] as const).filter((one) =>
    JSON.stringify({ ...window[one] }).includes('access_token'),
  );
  expect(keeps).toEqual([place]);
});

const lies = {
  audience: (claims) => sign({ ...claims, aud: 'another-app' }),
  issuer: (claims) => sign({ ...claims, iss: 'https://other.example' }),
  expiry: (claims) => sign({ ...claims, exp: Number(claims['exp']) - 3600 }),
  signature: (claims) => sign(claims, { jwk: foreignKey }),
  algorithm: (claims) => `${base64({ alg: 'none' })}.${base64(claims)}.`,
  nonce: (claims) => sign({ ...claims, nonce: 'of another question' }),
  authorisedParty: (claims) => sign({ ...claims, azp: 'another-app' }),
  accessTokenHash: (claims) => sign({ ...claims, at_hash: hashOf('another token') }),
} as const satisfies Record<string, Respond>;

const alsoLies = {
  algorithm: (claims) => {
    const signed = `${base64({ alg: 'HS256', kid: KID })}.${base64(claims)}`;
    const secret = JSON.stringify(provider.issuer.keys.toJSON()[0]);
    return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
  },
  audience: (claims) => sign({ ...claims, aud: [CLIENT, 'another-app'] }),
  nonce: (claims) => sign({ ...claims, nonce: undefined }),
  signature: (claims) => sign(claims, { jwk: foreignKey, kid: 'unknown' }),
} as const satisfies Record<string, Respond>;

const notified = [...Object.entries(lies), ...Object.entries(alsoLies)] as [keyof typeof lies, Respond][];

it.each(notified)(
  'a provider with a forged %s is refused with an explanation, and the user is not signed in',
  async (lie, respond) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await signIn(respond);
    const reason = translate(`accounts.signInLie.${lie}`);
    expect((await screen.findByRole('alert')).textContent).toContain(reason);
    expect(Object.keys(window.localStorage).filter((name) => name.startsWith('oidc.user:'))).toEqual([]);
    expect(wentTo).toBe('');
  },
);
