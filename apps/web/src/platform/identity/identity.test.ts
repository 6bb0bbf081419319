import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.resetModules();
const { endPendingSession, finishSignIn, forgetEnded, goToSignIn, hasIdentity, leave } = await import('./identity.ts');
const { keepReadLanguage, showLanguage, storedLanguage } = await import('../phrases.ts');
const { isSignInAnswer } = await import('./stored-session.ts');
const { accessToken } = await import('../calls/call-layer.ts');

const issuer = 'https://id.test';
const key = `oidc.user:${issuer}:web`;
const idTokenOf = (sub: string) => {
  const claims = { sub, iss: issuer, aud: 'web', exp: 4_000_000_000, iat: 1 };
  return [{ alg: 'RS256' }, claims]
    .map((part) => btoa(JSON.stringify(part)).replace(/=+$/, ''))
    .join('.')
    .concat('.AAAA');
};
const idToken = idTokenOf('u1');

let requests: { url: string; form: Record<string, string> }[] = [];
let tokenAnswer: () => Response | Promise<Response>;
let wentTo: string[] = [];

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function network(url: string, init: RequestInit = {}): Promise<Response> {
  const form = Object.fromEntries(
    new URLSearchParams(typeof init.body === 'string' || init.body instanceof URLSearchParams ? init.body : ''),
  );
  requests.push({ url, form });
  if (url === '/api/config') {
    const config = { issuer, clientId: 'web', scope: 'openid offline_access', resource: 'https://api.test' };
    return Promise.resolve(json({ ...config, signUp: true, errorReports: '/api/reports', onlineDomain: null, demo: false }));
  }
  if (url.endsWith('/.well-known/openid-configuration')) {
    return Promise.resolve(
      json({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        end_session_endpoint: `${issuer}/session/end`,
        revocation_endpoint: `${issuer}/token/revocation`,
        jwks_uri: `${issuer}/jwks`,
      }),
    );
  }
  if (url === `${issuer}/token`) return Promise.resolve(tokenAnswer());
  return Promise.resolve(new Response(null, { status: 200 }));
}

function storeSession(changed: object = {}): void {
  const session = {
    access_token: 'first',
    refresh_token: 'refresh',
    id_token: idToken,
    token_type: 'Bearer',
    profile: { sub: 'u1' },
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    ...changed,
  };
  window.localStorage.setItem(key, JSON.stringify(session));
}

beforeEach(() => {
  requests = [];
  wentTo = [];
  tokenAnswer = () => json({ access_token: 'second', refresh_token: 'refresh2', token_type: 'Bearer', expires_in: 600 });
  vi.stubGlobal('fetch', network);
  vi.spyOn(window.location, 'assign').mockImplementation((url) => void wentTo.push(String(url)));
});

describe('the provider session', () => {
  it('when absent yields no token, no provider call and no log', async () => {
    const complained = vi.spyOn(console, 'error');
    expect(await hasIdentity()).toBe(false);
    expect(await accessToken({ renewed: false })).toBeNull();
    expect(requests.filter(({ url }) => url.startsWith(issuer))).toEqual([]);
    expect(complained).not.toHaveBeenCalled();
  });

  it('returns its token while the token is valid', async () => {
    storeSession();
    expect(await hasIdentity()).toBe(true);
    expect(await accessToken({ renewed: false })).toBe('first');
  });

  it('is renewed shortly before its end, for the same resource, and only once for many calls', async () => {
    storeSession({ expires_at: Math.floor(Date.now() / 1000) + 10 });
    const tokens = await Promise.all([accessToken({ renewed: false }), accessToken({ renewed: false })]);
    expect(tokens).toEqual(['second', 'second']);
    const renewals = requests.filter(({ url }) => url === `${issuer}/token`);
    expect(renewals.map(({ form }) => form)).toEqual([
      expect.objectContaining({ grant_type: 'refresh_token', refresh_token: 'refresh', resource: 'https://api.test' }),
    ]);
  });

  it('logs an error and returns no token when it cannot be renewed', async () => {
    storeSession();
    tokenAnswer = () => json({ error: 'invalid_grant' }, 400);
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await accessToken({ renewed: true })).toBeNull();
    expect(complained).toHaveBeenCalledWith('The API token could not be renewed', expect.anything());
    expect(await accessToken({ renewed: true })).toBeNull();
    expect(requests.filter(({ url }) => url === `${issuer}/token`)).toHaveLength(1);
    expect(await hasIdentity()).toBe(false);
  });

  it('is forgotten when the provider has ended it, and the next sign-in does not require authentication again', async () => {
    storeSession();
    expect(await forgetEnded()).toBe(false);
    expect(window.localStorage.getItem(key)).toContain('second');
    tokenAnswer = () => json({ error: 'invalid_grant' }, 400);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await forgetEnded()).toBe(true);
    expect(window.localStorage.getItem(key)).toBeNull();
    await goToSignIn({ returnTo: '#/InvitationCode/ACDEFGHJKMNPQRTV' });
    expect(new URL(wentTo[0] ?? '').searchParams.has('prompt')).toBe(false);
  });

  it.each([
    ['is out of order', () => json({ error: 'server_error' }, 500)],
    ['is unavailable', () => json({ error: 'temporarily_unavailable' }, 503)],
    ['responds through a gateway with an error', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['limits the rate of requests', () => json({ error: 'slow_down' }, 429)],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is not ended while the provider %s', async (_how, answer) => {
    storeSession();
    tokenAnswer = answer;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(accessToken({ renewed: true })).rejects.toThrow();
    expect(await hasIdentity()).toBe(true);
    tokenAnswer = () => json({ access_token: 'second', refresh_token: 'refresh2', token_type: 'Bearer', expires_in: 600 });
    expect(await accessToken({ renewed: true })).toBe('second');
  });

  it('is renewed only by a response about the same person', async () => {
    storeSession();
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = { access_token: 'of another', refresh_token: 'refresh2', token_type: 'Bearer', expires_in: 600 };
    tokenAnswer = () => json({ ...answer, id_token: idTokenOf('u2') });
    await expect(accessToken({ renewed: true })).rejects.toThrow('another user');
    expect(complained).toHaveBeenCalledTimes(1);
    expect(await accessToken({ renewed: false })).toBe('first');
    tokenAnswer = () => json({ ...answer, access_token: 'second', id_token: idTokenOf('u1') });
    expect(await accessToken({ renewed: true })).toBe('second');
  });

  it('ends together with all data stored in the browser', async () => {
    storeSession();
    window.localStorage.setItem('clubpulse.club', '3');
    window.sessionStorage.setItem('clubpulse.screen.x', '1');
    void leave();
    await vi.waitFor(() => expect(wentTo).toHaveLength(1));
    expect(window.localStorage.length).toBe(0);
    expect(window.sessionStorage.length).toBe(0);
    const [url] = wentTo;
    expect(url?.startsWith(`${issuer}/session/end?`)).toBe(true);
    expect(new URL(url ?? '').searchParams.get('id_token_hint')).toBe(idToken);
    expect(requests.some((call) => call.url === `${issuer}/token/revocation`)).toBe(true);
  });
});

describe('a sign-out without a network', () => {
  it('clears the browser, and the next start that reaches the provider ends the session there', async () => {
    storeSession();
    window.localStorage.setItem('clubpulse.club', '3');
    const away = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', away);
    vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    await leave();
    expect(Object.keys(window.localStorage)).toEqual(['clubpulse.unended']);
    expect(await hasIdentity()).toBe(false);
    endPendingSession();
    await vi.waitFor(() => expect(away.mock.calls.length).toBeGreaterThan(1));
    expect(Object.keys(window.localStorage)).toEqual(['clubpulse.unended']);

    vi.stubGlobal('fetch', network);
    // The provider's session is not ended yet, so a sign-in must request the password.
    await goToSignIn({ returnTo: '' });
    expect(new URL(wentTo.at(-1) ?? '').searchParams.get('prompt')).toBe('login');
    requests = [];
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(wentTo.at(-1)).toContain(`${issuer}/session/end?`));
    expect(requests).toContainEqual({ url: `${issuer}/token/revocation`, form: expect.objectContaining({ token: 'refresh' }) });
    expect(new URL(wentTo.at(-1) ?? '').searchParams.get('id_token_hint')).toBe(idToken);
    expect(window.localStorage.getItem('clubpulse.unended')).toBeNull();
  });
});

describe('a sign-in', () => {
  const parameters = () => Object.fromEntries(new URL(wentTo[0] ?? '').searchParams);

  it('opens the provider with code and PKCE, without an iframe', async () => {
    void goToSignIn({ returnTo: '#/Journal' });
    await vi.waitFor(() => expect(wentTo).toHaveLength(1));
    expect(parameters()).toMatchObject({
      response_type: 'code',
      client_id: 'web',
      code_challenge_method: 'S256',
      resource: 'https://api.test',
    });
    expect(parameters()).not.toHaveProperty('prompt');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('uses prompt=create when the user signs up', async () => {
    void goToSignIn({ returnTo: '', create: true });
    await vi.waitFor(() => expect(wentTo).toHaveLength(1));
    expect(parameters()).toMatchObject({ prompt: 'create' });
  });

  it('returns in the language that was shown before, even if the user did not choose it', async () => {
    await showLanguage('fr', { remember: false });
    expect(storedLanguage()).toBe('en');
    void goToSignIn({ returnTo: '', create: true });
    await vi.waitFor(() => expect(wentTo).toHaveLength(1));
    expect(storedLanguage()).toBe('fr');
    await showLanguage('en', { remember: true });
  });

  it('uses the language that a server page put into the URL, unless the user chose a language before', async () => {
    window.localStorage.clear();
    keepReadLanguage('?lang=xx');
    expect(storedLanguage()).toBe('en');
    keepReadLanguage('?lang=it');
    expect(storedLanguage()).toBe('it');
    keepReadLanguage('?lang=fr');
    expect(storedLanguage()).toBe('it');
    await showLanguage('en', { remember: true });
  });

  it('recognizes the response of a provider by its query', () => {
    expect(isSignInAnswer('?code=1&state=2')).toBe(true);
    expect(isSignInAnswer('?error=access_denied&state=2')).toBe(true);
    expect(isSignInAnswer('?x=1')).toBe(false);
  });

  it('fails when the response belongs to no sign-in of this browser', async () => {
    vi.spyOn(window, 'location', 'get').mockReturnValue(new URL('http://club.test/?code=1&state=unknown') as unknown as Location);
    await expect(finishSignIn()).rejects.toThrow();
  });
});
