import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { type IdentityServer, startIdentity, type Tokens } from './test/identity-server.ts';
import { type Browser, createBrowser } from './test/visitor-browser.ts';

const PASSWORD = 'three bells ring';
let database: TestDatabase;
let identity: IdentityServer;

beforeAll(async () => {
  database = await createTestDatabase();
  identity = await startIdentity(database.url);
});
afterAll(async () => {
  await identity.stop();
  await database.drop();
});

const account = (email: string, traits: { admin?: boolean; editor?: boolean; verified?: boolean } = {}) =>
  identity.provider.createAccount({ email, password: PASSWORD, verified: true, ...traits });
const pageOf = (response: Response) => response.headers.get('location') ?? '';

async function usedBefore(token: string, seconds: number): Promise<void> {
  await sql`update identity_payloads set "ConsumedAt" = "ConsumedAt" - make_interval(secs => ${seconds})
    where "Model" = 'RefreshToken' and "Id" = ${token}`.execute(identity.db);
}

async function signIn(browser: Browser, email: string, fields: Record<string, string> = { stay: 'on' }): Promise<Tokens> {
  const { response, proof } = await identity.authorize(browser);
  const page = pageOf(response);
  const done = await browser.follow(await browser.submit(page, { email, password: PASSWORD, ...fields }));
  return identity.exchange(pageOf(done), proof);
}

describe('signing in to the embedded provider', () => {
  it('requires e-mail and password, explains what is wrong, and preserves the typed e-mail', async () => {
    await account('ada@example.com');
    const browser = createBrowser(identity.origin);
    const { response } = await identity.authorize(browser, { ui_locales: 'it' });
    const page = pageOf(response);
    const shown = await browser.open(page);
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    const text = await shown.text();
    expect(text).toContain('<html lang="it">');
    expect(text).toContain('Che bello vederti');

    const wrong = await browser.submit(page, { email: 'ada@example.com', password: 'not my password' });
    expect(wrong.status).toBe(422);
    const wrongText = await wrong.text();
    expect(wrongText).toContain('E-mail o password errata');
    expect(wrongText).toContain('value="ada@example.com"');

    const noRoles = await browser.submit(page, { email: 'nobody@example.com', password: 'not my password' });
    expect((await noRoles.text()).replaceAll('nobody@', 'ada@')).toBe(wrongText);

    const empty = await (await browser.submit(page, { email: '', password: '' })).text();
    expect(empty).toContain('aria-describedby="email-error"');
    expect(empty).toContain('id="password-error"');
  });

  it('issues an access token with the data of the account, and an ID token that the API refuses as a token', async () => {
    const accountId = await account('bea@example.com', { editor: true });
    const tokens = await signIn(createBrowser(identity.origin), 'bea@example.com');
    expect(await identity.verifier.verify(tokens.access_token)).toEqual({
      issuer: identity.provider.issuer,
      isOwn: true,
      subject: accountId,
      email: 'bea@example.com',
      emailVerified: true,
      admin: false,
      editor: true,
      issuedAt: expect.any(Date),
    });
    expect(await identity.verifier.verify(tokens.id_token)).toBeUndefined();
    const idToken: unknown = JSON.parse(Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString());
    expect(idToken).toMatchObject({ sub: accountId, email: 'bea@example.com', editor: true, admin: false });
  });

  it('needs no password when the user is already signed in, and is refused to an app without PKCE', async () => {
    await account('cami@example.com');
    const browser = createBrowser(identity.origin);
    await signIn(browser, 'cami@example.com');
    const { response, proof } = await identity.authorize(browser);
    expect((await identity.exchange(pageOf(response), proof)).access_token).toBeTruthy();

    const query = new URLSearchParams({
      client_id: identity.config.OIDC_CLIENT_ID,
      response_type: 'code',
      redirect_uri: `${identity.origin}/`,
      scope: 'openid',
    });
    const bare = await createBrowser(identity.origin).open(`/oidc/auth?${query.toString()}`);
    expect(new URL(pageOf(bare)).searchParams.get('error')).toBe('invalid_request');
  });

  it('lasts thirty days when "stay signed in" is chosen, or until the browser closes', { tags: ['atLength'] }, async () => {
    await account('dani@example.com');
    for (const [fields, days] of [
      [{ stay: 'on' }, 30],
      [{}, undefined],
    ] as const) {
      const browser = createBrowser(identity.origin);
      const { response, proof } = await identity.authorize(browser);
      const resume = await browser.submit(pageOf(response), { email: 'dani@example.com', password: PASSWORD, ...fields });
      const done = await browser.open(pageOf(resume));
      const session = done.headers.getSetCookie().find((line) => line.startsWith('clubpulse_session='));
      const end = /expires=([^;]+)/i.exec(session ?? '')?.[1];
      expect(end && Math.round((Date.parse(end) - Date.now()) / 86_400_000)).toBe(days);
      const tokens = await identity.exchange(pageOf(done), proof);
      const renewed = (await (await identity.refresh(tokens.refresh_token)).json()) as Tokens;
      for (const { id_token } of [tokens, renewed]) expect(decodeJwt(id_token)['stay_signed_in']).toBe(days !== undefined);
    }
    const { rows } = await sql<{ days: number }>`
      select distinct round(extract(epoch from "ExpiresAt" - now()) / 86400)::int as days
      from identity_payloads where "Model" in ('Grant', 'RefreshToken')`.execute(identity.db);
    expect(rows).toEqual([{ days: 30 }]);
  });

  it('refuses a form from a browser that did not open the page', async () => {
    const { response } = await identity.authorize(createBrowser(identity.origin));
    const forged = await createBrowser(identity.origin).submit(pageOf(response), {
      email: 'ada@example.com',
      password: PASSWORD,
    });
    expect(forged.status).toBe(400);
    expect(await forged.text()).toContain('This page has expired');
  });

  it('redirects to the app when the user opens a page again that they have completed', async () => {
    await account('dora@example.com');
    const browser = createBrowser(identity.origin);
    const page = pageOf((await identity.authorize(browser)).response);
    await browser.follow(await browser.submit(page, { email: 'dora@example.com', password: PASSWORD }));
    for (const address of [page, `${page}/create`, `${page}/forgot`]) {
      const back = await browser.open(address);
      expect([back.status, pageOf(back)]).toEqual([303, `${identity.origin}/`]);
    }
  });

  it('must wait after ten wrong passwords, whether the account exists or not', async () => {
    await account('edo@example.com');
    const browser = createBrowser(identity.origin);
    const page = pageOf((await identity.authorize(browser)).response);
    for (const email of ['edo@example.com', 'no-edo@example.com']) {
      for (let attempt = 0; attempt < 10; attempt++)
        expect((await browser.submit(page, { email, password: 'guess guess' })).status).toBe(422);
      const blocked = await browser.submit(page, { email, password: PASSWORD });
      expect(blocked.status).toBe(429);
      expect(await blocked.text()).toContain('Too many attempts. Wait 1 min');
    }
  });

  it('is possible at once on a known device, even if guesses on other devices are delayed', { tags: ['atLength'] }, async () => {
    await account('elio@example.com');
    const [own, other, outsider] = [
      createBrowser(identity.origin),
      createBrowser(identity.origin),
      createBrowser(identity.origin),
    ];
    await signIn(own, 'elio@example.com');
    const guess = async (browser: Browser, password: string, page?: string) => {
      const at = page ?? pageOf((await identity.authorize(browser, { prompt: 'login' })).response);
      return (await browser.submit(at, { email: 'elio@example.com', password })).status;
    };
    const page = pageOf((await identity.authorize(other)).response);
    for (let attempt = 0; attempt < 12; attempt++) await guess(other, 'guess guess', page);
    expect(await guess(other, PASSWORD, page)).toBe(429);
    expect(await guess(outsider, PASSWORD)).toBe(429);
    expect(await guess(own, PASSWORD)).toBe(303);
    expect(await guess(other, PASSWORD, page)).toBe(429);
    const again = pageOf((await identity.authorize(own, { prompt: 'login' })).response);
    for (let attempt = 0; attempt < 10; attempt++) expect(await guess(own, 'guess guess', again)).toBe(422);
    expect(await guess(own, PASSWORD, again)).toBe(429);

    const page2 = `${pageOf((await identity.authorize(outsider)).response)}/forgot`;
    await outsider.submit(page2, { email: 'elio@example.com' });
    await outsider.open((await identity.lastMail())?.link ?? '');
    expect((await outsider.submit('/oidc/reset', { password: 'four bells ring' })).status).toBe(200);
    expect(await guess(outsider, 'four bells ring')).toBe(303);
    expect(await guess(own, 'four bells ring')).toBe(429);
  });
});

describe('signing up', () => {
  it('creates an account that can be used at once, and mails a link that confirms its address', async () => {
    const browser = createBrowser(identity.origin);
    const { response, proof } = await identity.authorize(browser, { prompt: 'create' });
    const page = pageOf(await browser.open(pageOf(response)));
    expect(page).toMatch(/\/create$/);
    const short = await browser.submit(page, { email: 'fox@example.com', password: 'short' });
    expect(await short.text()).toContain('Use at least 12 characters');
    const common = await browser.submit(page, { email: 'fox@example.com', password: 'Password2026!' });
    expect(await common.text()).toContain('easy to guess');
    const same = await browser.submit(page, { email: 'fox@example.com', password: 'Fox@Example.com' });
    expect(await same.text()).toContain('Your e-mail cannot be your password');

    const done = await browser.follow(await browser.submit(page, { email: 'Fox@example.com', password: PASSWORD, stay: 'on' }));
    const tokens = await identity.exchange(pageOf(done), proof);
    expect(await identity.verifier.verify(tokens.access_token)).toMatchObject({ email: 'fox@example.com', emailVerified: false });

    const mail = await identity.lastMail();
    expect(mail).toMatchObject({ To: 'fox@example.com', Subject: 'Confirm your e-mail' });
    const clean = await browser.open(mail?.link ?? '');
    expect(pageOf(clean)).toBe('/oidc/verify');
    expect(await (await browser.open('/oidc/verify')).text()).toContain('Is fox@example.com yours?');
    expect(await (await browser.submit('/oidc/verify', {})).text()).toContain('E-mail confirmed');
    expect((await browser.submit('/oidc/verify', {})).status).toBe(410);

    const renewed = (await (await identity.refresh(tokens.refresh_token)).json()) as Tokens;
    expect(await identity.verifier.verify(renewed.access_token)).toMatchObject({ emailVerified: true });
  });

  it('sends a link that confirms the e-mail address only for a user who is signed in or enters the password, and offers other users a new password', async () => {
    const maker = createBrowser(identity.origin);
    const { response } = await identity.authorize(maker, { prompt: 'create' });
    const page = pageOf(await maker.open(pageOf(response)));
    await maker.follow(await maker.submit(page, { email: 'made@example.com', password: PASSWORD }));
    const link = (await identity.lastMail())?.link ?? '';
    const isProved = async () => (await identity.provider.accountByEmail('made@example.com'))?.EmailVerified;

    const owner = createBrowser(identity.origin);
    await owner.open(link);
    expect(await (await owner.open('/oidc/verify')).text()).toContain('You are not signed in in this browser');
    for (const password of ['', 'not this one']) expect((await owner.submit('/oidc/verify', { password })).status).toBe(422);
    expect(await isProved()).toBe(false);
    expect(pageOf(await owner.submit('/oidc/verify', { anew: 'yes' }))).toBe('/oidc/reset');
    expect(await (await owner.open('/oidc/reset')).text()).toContain('For made@example.com.');

    expect((await owner.submit('/oidc/verify', { password: PASSWORD })).status).toBe(200);
    expect(await isProved()).toBe(true);
  });

  it('is refused when an account has the e-mail address, even in another spelling', async () => {
    await account('gio@example.com');
    const browser = createBrowser(identity.origin);
    const page = `${pageOf((await identity.authorize(browser)).response)}/create`;
    const again = await browser.submit(page, { email: 'GIO@example.com', password: PASSWORD });
    expect(again.status).toBe(409);
    expect(await again.text()).toContain('Email GIO@example.com already exists.');
  });

  it('reveals at most ten existing e-mails per hour to one network address', async () => {
    await account('gus@example.com');
    const browser = createBrowser(identity.origin);
    const page = `${pageOf((await identity.authorize(browser)).response)}/create`;
    const statuses = [];
    for (let attempt = 0; attempt < 14; attempt += 1)
      statuses.push((await browser.submit(page, { email: 'gus@example.com', password: PASSWORD })).status);
    expect(new Set(statuses.slice(-4))).toEqual(new Set([429]));
    expect((await browser.submit(page, { email: 'gus-new@example.com', password: PASSWORD })).status).toBe(429);
  });
});

describe('a reset of a forgotten password', () => {
  it('uses a mailed link that works only once, and ends every session of the account', async () => {
    await account('hana@example.com', { verified: false });
    const browser = createBrowser(identity.origin);
    const tokens = await signIn(browser, 'hana@example.com');
    const other = createBrowser(identity.origin);
    const page = `${pageOf((await identity.authorize(other)).response)}/forgot`;

    const unknown = await (await other.submit(page, { email: 'nobody@example.com' })).text();
    const answerPage = await (await other.submit(page, { email: 'hana@example.com' })).text();
    expect(unknown.replaceAll('nobody@', 'hana@')).toBe(answerPage);

    const mail = await identity.lastMail();
    expect(mail?.To).toBe('hana@example.com');
    await other.open(mail?.link ?? '');
    expect(await (await other.open('/oidc/reset')).text()).toContain('For hana@example.com.');
    expect((await other.submit('/oidc/reset', { password: 'short' })).status).toBe(422);
    expect(await (await other.submit('/oidc/reset', { password: 'four bells ring' })).text()).toContain('Password changed');
    expect((await other.submit('/oidc/reset', { password: 'five bells ring' })).status).toBe(410);
    expect(await identity.lastMail()).toMatchObject({ To: 'hana@example.com', Subject: 'Your password was changed' });

    expect((await identity.refresh(tokens.refresh_token)).status).toBe(400);
    const fresh = createBrowser(identity.origin);
    const { response, proof } = await identity.authorize(fresh);
    const done = await fresh.follow(
      await fresh.submit(pageOf(response), { email: 'hana@example.com', password: 'four bells ring' }),
    );
    const { access_token } = await identity.exchange(pageOf(done), proof);
    expect(await identity.verifier.verify(access_token)).toMatchObject({ emailVerified: true });
  });

  it('puts its mail into the mailbox page only in a demo', async () => {
    const shown = await fetch(`${identity.origin}/mailbox`);
    expect(await shown.text()).toContain('Set a new password');
    const real = await startIdentity(database.url, { DEMO: 'off' });
    expect((await fetch(`${real.origin}/mailbox`)).status).toBe(404);
    const browser = createBrowser(real.origin);
    const forgot = await browser.open(`${pageOf((await real.authorize(browser)).response)}/forgot`);
    expect(await forgot.text()).toContain('This server sends no e-mail');
    await real.stop();
  });
});

describe('staying signed in', () => {
  it('replaces the refresh token at each use, and ends when a replaced token is used after the grace period', async () => {
    await account('ines@example.com');
    const tokens = await signIn(createBrowser(identity.origin), 'ines@example.com');
    const first = await identity.refresh(tokens.refresh_token);
    expect(first.headers.get('access-control-allow-origin')).toBe(identity.origin);
    const renewed = (await first.json()) as Tokens;
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
    expect(await identity.verifier.verify(renewed.access_token)).toMatchObject({ email: 'ines@example.com' });

    await usedBefore(tokens.refresh_token, 31);
    expect((await identity.refresh(tokens.refresh_token)).status).toBe(400);
    expect((await identity.refresh(renewed.refresh_token)).status).toBe(400);
    expect(await identity.verifier.verify(renewed.access_token)).toBeUndefined();
  });

  it('gives repeated and parallel refreshes the same new token, without extending the grace period', {
    tags: ['atLength'],
  }, async () => {
    await account('inga@example.com');
    const tokens = await signIn(createBrowser(identity.origin), 'inga@example.com');
    const renew = async (token: string) => {
      const answer = await identity.refresh(token);
      return answer.ok ? ((await answer.json()) as Tokens) : undefined;
    };
    const tabs = await Promise.all(Array.from({ length: 4 }, () => renew(tokens.refresh_token)));
    const successors = new Set(tabs.map((tab) => tab?.refresh_token));
    expect(successors.size).toBe(1);
    const [successor = ''] = successors;
    expect(successor).toMatch(/^[\w-]{43}$/);
    for (const tab of tabs)
      expect(await identity.verifier.verify(tab?.access_token ?? '')).toMatchObject({ email: 'inga@example.com' });

    await usedBefore(tokens.refresh_token, 15);
    expect((await renew(tokens.refresh_token))?.refresh_token).toBe(successor);
    const next = await renew(successor);
    expect(next?.refresh_token).not.toBe(successor);
    await usedBefore(tokens.refresh_token, 16);
    expect(await renew(tokens.refresh_token)).toBeUndefined();
    expect(await renew(next?.refresh_token ?? '')).toBeUndefined();
  });

  it('continues after a restart of the server', { tags: ['atLength'] }, async () => {
    await account('juno@example.com');
    const browser = createBrowser(identity.origin);
    const tokens = await signIn(browser, 'juno@example.com');
    const port = new URL(identity.origin).port;
    await identity.stop();
    identity = await startIdentity(database.url, { PORT: port });

    expect(await identity.verifier.verify(tokens.access_token)).toMatchObject({ email: 'juno@example.com' });
    expect((await identity.refresh(tokens.refresh_token)).status).toBe(200);
    const { response, proof } = await identity.authorize(browser);
    expect((await identity.exchange(pageOf(response), proof)).access_token).toBeTruthy();
  });

  it('ends on sign-out, which invalidates session, refresh token and access token', async () => {
    await account('kai@example.com');
    const browser = createBrowser(identity.origin);
    const tokens = await signIn(browser, 'kai@example.com');
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${identity.origin}/`,
      state: 'bye',
    });
    const page = await (await browser.open(`/oidc/session/end?${query.toString()}`)).text();
    expect(page).toContain('data-press');
    const secret = /name="xsrf" value="(\w+)"/.exec(page)?.[1] ?? '';
    const done = await browser.submit('/oidc/session/end/confirm', { xsrf: secret, logout: 'yes' });
    expect(pageOf(done)).toBe(`${identity.origin}/?state=bye`);

    expect((await identity.refresh(tokens.refresh_token)).status).toBe(400);
    expect(await identity.verifier.verify(tokens.access_token)).toBeUndefined();
    expect(pageOf((await identity.authorize(browser)).response)).toMatch(/^\/oidc\/sign-in\//);
  });

  it('ends only after a confirmation when the sign-out request does not identify the user', async () => {
    await account('lena@example.com');
    const browser = createBrowser(identity.origin);
    await signIn(browser, 'lena@example.com');
    const page = await (await browser.open('/oidc/session/end')).text();
    expect(page).toContain('Sign out?');
    expect(page).not.toContain('data-press');
  });
});

describe('the token of `npm run token`', () => {
  it('is issued for an account, and only with the secret of the current server start', async () => {
    await account('mina@example.com', { admin: true });
    const ask = (email: string, secret: string) =>
      fetch(`${identity.origin}/oidc/dev/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-clubpulse-secret': secret },
        body: JSON.stringify({ email }),
      });
    const tokens = (await (await ask('mina@example.com', 'between us')).json()) as Tokens;
    expect(await identity.verifier.verify(tokens.access_token)).toMatchObject({ email: 'mina@example.com', admin: true });
    expect((await ask('mina@example.com', 'another secret')).status).toBe(403);
    expect((await ask('nobody@example.com', 'between us')).status).toBe(404);
  });
});

describe('the sign-in pages', () => {
  it('exist in four languages, and a language chosen there is valid for this sign-in only', async () => {
    const browser = createBrowser(identity.origin, { 'accept-language': 'de, es;q=0.8' });
    const page = pageOf((await identity.authorize(browser)).response);
    expect(await (await browser.open(page)).text()).toContain('<html lang="es">');
    expect(await (await browser.open(`${page}?lang=fr`)).text()).toContain('<html lang="fr">');
    expect(await (await browser.open(`${page}/forgot`)).text()).toContain('<html lang="fr">');
    const next = pageOf((await identity.authorize(browser)).response);
    expect(await (await browser.open(next)).text()).toContain('<html lang="es">');
  });

  it('escape text that a user typed', async () => {
    const browser = createBrowser(identity.origin);
    const page = pageOf((await identity.authorize(browser)).response);
    const text = await (await browser.submit(page, { email: '"><script>alert(1)</script>', password: '' })).text();
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&quot;&gt;&lt;script&gt;');
  });

  it('explain that they have expired when their address is unknown', async () => {
    const lost = await fetch(`${identity.origin}/oidc/auth/unknown`, { headers: { accept: 'text/html' } });
    expect(lost.status).toBe(400);
    expect(await lost.text()).toContain('This page has expired');
    const bad = await fetch(`${identity.origin}/oidc/auth?client_id=nobody`, {
      headers: { accept: 'text/html', 'accept-language': 'fr' },
    });
    expect(await bad.text()).toContain('Impossible d’ouvrir cette page');
  });

  it('serve their style, script and font', async () => {
    for (const [name, type] of [
      ['pages.css', 'text/css'],
      ['pages.js', 'text/javascript'],
      ['archivo-latin.woff2', 'font/woff2'],
    ] as const) {
      const asset = await fetch(`${identity.origin}/oidc/assets/${name}`);
      expect(asset.status).toBe(200);
      expect(asset.headers.get('content-type')).toContain(type);
    }
  });
});

describe('expired rows of the identity provider', () => {
  it('are deleted', async () => {
    await identity.db
      .insertInto('identity_payloads')
      .values({ Model: 'Interaction', Id: 'old', Payload: '{}', ExpiresAt: new Date(0) })
      .execute();
    await identity.provider.purge();
    expect(await identity.db.selectFrom('identity_payloads').select('Id').where('Id', '=', 'old').execute()).toEqual([]);
  });
});
