import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { type IdentityServer, startIdentity } from './identity-server.ts';
import { createBrowser } from './visitor-browser.ts';

const [EMAIL, PASSWORD] = ['code@example.com', 'three bells ring'];
let database: TestDatabase;
let identity: IdentityServer;
beforeAll(async () => {
  database = await createTestDatabase();
  identity = await startIdentity(database.url);
  await identity.provider.createAccount({ email: EMAIL, password: PASSWORD, verified: true });
});
afterAll(async () => {
  await identity.stop();
  await database.drop();
});

const pageOf = (response: Response) => response.headers.get('location') ?? '';

async function signedIn() {
  const browser = createBrowser(identity.origin);
  const { response, proof } = await identity.authorize(browser);
  const done = await browser.follow(await browser.submit(pageOf(response), { email: EMAIL, password: PASSWORD }));
  return { location: pageOf(done), proof };
}

it('an authorization code works once, and a second use revokes the tokens issued for it', async () => {
  const { location, proof } = await signedIn();
  const tokens = await identity.exchange(location, proof);
  expect(await identity.verifier.verify(tokens.access_token)).toMatchObject({ email: EMAIL });
  await expect(identity.exchange(location, proof)).rejects.toThrow('invalid_grant');
  expect(await identity.verifier.verify(tokens.access_token)).toBeUndefined();
  expect((await identity.refresh(tokens.refresh_token)).status).toBe(400);
});

it('an authorization code works only for the client that requested it', async () => {
  const [mine, other] = [await signedIn(), await signedIn()];
  await expect(identity.exchange(mine.location, other.proof)).rejects.toThrow('invalid_grant');
});

it('a browser in which an account was just created can sign in once without the password', async () => {
  const email = 'made@example.com';
  const accountId = await identity.provider.createAccount({ email, password: PASSWORD, verified: true });
  const browser = createBrowser(identity.origin);
  await browser.open(`/made/${accountId}`);
  const repeated = await identity.authorize(browser, { prompt: 'login' });
  expect((await browser.open(pageOf(repeated.response))).status, 'the password is required for a fresh proof').toBe(200);
  const { response, proof } = await identity.authorize(browser);
  const done = await browser.follow(await browser.open(pageOf(response)));
  const { access_token } = await identity.exchange(pageOf(done), proof);
  expect(await identity.verifier.verify(access_token)).toMatchObject({ email });
  expect(browser.cookies().find(({ name }) => name === 'clubpulse_made')?.value).toBe('');

  const outsider = createBrowser(identity.origin);
  const strange = await identity.authorize(outsider);
  expect((await outsider.open(pageOf(strange.response))).status).toBe(200);
});

it.each([
  ['a code challenge in plain text', { code_challenge_method: 'plain' }],
  ['no code challenge method', { code_challenge_method: '' }],
  ['tokens in the URL', { response_type: 'token' }],
  ['an ID token in the URL', { response_type: 'id_token', nonce: 'n' }],
  ['another client', { client_id: 'eve' }],
  ['an address below the registered one', { redirect_uri: 'ORIGIN/evil' }],
  ['the registered address with a query', { redirect_uri: 'ORIGIN/?next=evil' }],
  ['an address of another host', { redirect_uri: 'https://evil.example/' }],
  ['another API', { resource: 'https://evil.example/api' }],
])('an authorization request is refused with %s', async (_what, params) => {
  const mine = Object.entries(params).map(([name, value]) => [name, value.replace('ORIGIN', identity.origin)]);
  const { response } = await identity.authorize(createBrowser(identity.origin), Object.fromEntries(mine));
  const location = pageOf(response);
  expect(location).not.toMatch(/evil|code=|access_token=|id_token=|sign-in/);
  expect(response.status === 400 || location.includes('error=')).toBe(true);
});

it.each(['password', 'client_credentials', 'implicit'])(
  'a token request with the unsupported grant %s is refused',
  async (kind) => {
    const answer = await fetch(`${identity.provider.issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: identity.config.OIDC_CLIENT_ID,
        grant_type: kind,
        username: EMAIL,
        password: PASSWORD,
      }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: expect.stringMatching(/unsupported_grant_type|unauthorized_client/) });
  },
);
