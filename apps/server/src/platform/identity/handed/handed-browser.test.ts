import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { aUser } from '../../../test/rows.ts';
import { type IdentityServer, startIdentity } from '../test/identity-server.ts';
import { createBrowser } from '../test/visitor-browser.ts';

const [ATHLETE, PASSWORD] = ['athlete@example.com', 'three bells ring'];
let database: TestDatabase;
let identity: IdentityServer;
let by: number;
beforeAll(async () => {
  database = await createTestDatabase();
  identity = await startIdentity(database.url);
  by = await aUser(identity.db);
  await identity.provider.createAccount({ email: ATHLETE, password: PASSWORD, verified: true });
});
afterAll(async () => {
  await identity.stop();
  await database.drop();
});

const placeOf = (response: Response) => response.headers.get('location') ?? '';

async function signedIn() {
  const browser = createBrowser(identity.origin);
  const { response, proof } = await identity.authorize(browser);
  const done = await browser.follow(await browser.submit(placeOf(response), { email: ATHLETE, password: PASSWORD }));
  return { browser, tokens: await identity.exchange(placeOf(done), proof) };
}

it.each([
  ['handed over by a club', 'clubs/1', 'invited@example.com', false],
  ['of an invitation’s mail', 'mail', 'ida@example.com', true],
] as const)(
  'a link %s that is opened where another user is signed in can be used only after that user is signed out',
  async (_, voucher, email, isProved) => {
    const { browser, tokens } = await signedIn();
    const { link } = await identity.provider.handed.make(identity.db, {
      subject: 'users/1',
      voucher,
      email,
      does: 'Account',
      accountId: null,
      landing: `${identity.origin}/#/InvitationCode/ACDEFGHJKMNPQRTV`,
      minutes: 60,
      by: isProved ? null : by,
      now: new Date(),
    });
    const shown = await (await browser.follow(await browser.open(link))).text();
    expect(shown).toContain('i•••@example.com');
    expect(shown).toContain('Sign out and continue');
    expect(shown).not.toMatch(/(?:invited|ida)@|type="password"/);
    const early = await browser.submit('/oidc/handed', { password: PASSWORD });
    expect(early.status).toBe(409);
    expect(await identity.provider.accountByEmail(email)).toBeUndefined();
    expect(await identity.verifier.verify(tokens.access_token)).toMatchObject({ email: ATHLETE });

    const page = await browser.follow(await browser.submit('/oidc/handed', { leave: 'yes' }));
    expect(await page.text()).toContain('type="password"');
    expect((await identity.refresh(tokens.refresh_token)).status).toBe(400);
    expect(placeOf(await browser.submit('/oidc/handed', { password: PASSWORD }))).toContain('signIn=1#/InvitationCode/');
    const { response, proof } = await identity.authorize(browser);
    const done = await browser.follow(await browser.open(placeOf(response)));
    const { access_token } = await identity.exchange(placeOf(done), proof);
    expect(await identity.verifier.verify(access_token)).toMatchObject({ email, emailVerified: isProved });
  },
);
