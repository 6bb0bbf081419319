import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { realFetch } from '../../test/real-fetch.ts';
import { config } from '../../test/signed-in.ts';

vi.resetModules();
const { finishSignIn, goToSignIn, hasIdentity, leave } = await import('./identity.ts');
const { accessToken } = await import('../calls/call-layer.ts');

/** A provider that refuses a request without a nonce, as some providers do. */
const server = http.createServer();
const CLIENT = 'club-web';
const page = `${window.location.origin}/`;
let issuer = '';
let wentTo = '';
let requests: { url: string; status: number }[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT,
        token_endpoint_auth_method: 'none',
        redirect_uris: [page],
        post_logout_redirect_uris: [page],
        grant_types: ['authorization_code', 'refresh_token'],
        application_type: 'native',
      },
    ],
    scopes: ['openid', 'offline_access'],
    features: { revocation: { enabled: true } },
    issueRefreshToken: () => true,
    pkce: { required: () => true },
  });
  provider.use(async (ctx, next) => {
    if (ctx.path === '/auth' && ctx.query['nonce'] === undefined) ctx.throw(400, 'nonce required');
    await next();
  });
  const answer = provider.callback();
  server.on('request', (request, response) => void answer(request, response));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.startsWith('/')) return Response.json({ ...config, issuer, clientId: CLIENT, scope: 'openid offline_access' });
    const response = await realFetch(url, init);
    requests.push({ url: url.slice(issuer.length), status: response.status });
    return response;
  });
  const go = (url: string | URL) => {
    wentTo = String(url);
  };
  vi.spyOn(window.location, 'assign').mockImplementation(go);
  vi.spyOn(window.location, 'replace').mockImplementation(go);
});

async function throughPages(address: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = new URL(address);
  for (let step = 0; step < 12; step++) {
    const form = /\/interaction\//.test(at.pathname) && { prompt: step < 3 ? 'login' : 'consent', login: 'ada', password: 'x' };
    const response = await realFetch(at, {
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; '), accept: 'text/html' },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const [, name = '', value = ''] of (response.headers.get('x-set-cookie') ?? '').matchAll(/(_[\w.]+)=([^;,]*)/g))
      cookies.set(name, value);
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${at.pathname} answers ${response.status}: ${await response.text()}`);
    at = new URL(location, at);
    if (at.origin !== issuer) return at;
  }
  throw new Error('redirects without end');
}

it('a user signs in, has their token renewed and signs out at a provider that requires a nonce', async () => {
  await goToSignIn({ returnTo: '#/Journal' });
  const back = await throughPages(wentTo);
  const { origin, assign, replace } = window.location;
  const location = { origin, pathname: '/', search: back.search, assign, replace };
  vi.spyOn(window, 'location', 'get').mockReturnValue(location as Location);
  expect(await finishSignIn()).toMatchObject({ returnTo: '#/Journal', over: false });
  expect(await hasIdentity()).toBe(true);
  const first = await accessToken({ renewed: false });
  expect(first).toBeTruthy();
  const second = await accessToken({ renewed: true });
  expect(second).toBeTruthy();
  expect(second).not.toBe(first);

  await leave();
  expect(wentTo).toContain(`${issuer}/session/end?`);
  expect(requests.filter(({ url }) => url === '/token/revocation')).toEqual([{ url: '/token/revocation', status: 200 }]);
  expect(requests.filter(({ status }) => status !== 200)).toEqual([]);
});
