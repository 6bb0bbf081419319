import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { type IdentityServer, startIdentity, type Tokens } from '../test/identity-server.ts';
import { type Browser, createBrowser } from '../test/visitor-browser.ts';
import { sessionOf } from '../token-verifier.ts';
import type { Acting } from './security.ts';

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

const pageOf = (response: Response) => response.headers.get('location') ?? '';
const newAccount = (email: string, verified = true) => identity.provider.createAccount({ email, password: PASSWORD, verified });

async function typed(browser: Browser, email: string, password = PASSWORD) {
  const { response, proof } = await identity.authorize(browser);
  const page = pageOf(response);
  return { page, proof, answer: await browser.submit(page, { email, password, stay: 'on' }) };
}

async function signedIn(email: string, browser = createBrowser(identity.origin)): Promise<Tokens> {
  const { proof, answer } = await typed(browser, email);
  return identity.exchange(pageOf(await browser.follow(answer)), proof);
}

function acting({ access_token }: Tokens): Acting {
  const session = sessionOf(access_token);
  if (session === undefined) throw new Error('no session');
  return { ...session, userAgent: 'Firefox/132.0 (X11; Linux x86_64)', from: '192.0.2.7', language: 'en' };
}

const stepNow = () => Math.floor(Date.now() / 30_000);
const digits = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function withApp(email: string, verified = true) {
  await newAccount(email, verified);
  const person = acting(await signedIn(email));
  const made = await identity.provider.security.beginTotp(person);
  if ('refused' in made) throw new Error(made.refused);
  const confirm = () => identity.provider.security.confirmTotp(person, digits(made.Secret, -1));
  const step = stepNow();
  let stored = await confirm();
  if ('refused' in stored && stepNow() > step) stored = await confirm();
  if ('refused' in stored) throw new Error(stored.refused);
  return { who: person, secret: made.Secret, codes: stored.RecoveryCodes };
}

describe('a second factor', () => {
  it('is required after the password, and adding it ends the sessions that were opened without it', async () => {
    await newAccount('app@example.com');
    const before = await signedIn('app@example.com');
    const person = acting(await signedIn('app@example.com'));
    const made = await identity.provider.security.beginTotp(person);
    const secret = 'Secret' in made ? made.Secret : '';
    for (const wrong of ['000000', '𐀀!!𐀀', '１２３４５６', '12345'])
      expect(await identity.provider.security.confirmTotp(person, wrong)).toMatchObject({ refused: 'ValidationFailed' });
    const used = digits(secret, -1);
    expect(await identity.provider.security.confirmTotp(person, used)).toEqual({
      RecoveryCodes: expect.toSatisfy((codes: string[]) => new Set(codes).size === 10),
    });
    expect(await identity.verifier.verify(before.access_token)).toBeUndefined();

    const browser = createBrowser(identity.origin);
    const { page, proof, answer } = await typed(browser, 'app@example.com');
    expect(pageOf(answer)).toBe(`${new URL(page, identity.origin).pathname}/second`);
    const second = pageOf(answer);
    expect(await (await browser.open(second)).text()).toContain('autocomplete="one-time-code"');
    expect((await browser.submit(second, { code: '' })).status).toBe(422);
    expect((await browser.submit(second, { code: used })).status).toBe(422);
    const done = await browser.follow(await browser.submit(second, { code: digits(secret) }));
    expect((await identity.exchange(pageOf(done), proof)).access_token).toBeTruthy();
  });

  it('is refused when the password was not entered first in the same sign-in', async () => {
    const { secret } = await withApp('no-password@example.com');
    const browser = createBrowser(identity.origin);
    const { response } = await identity.authorize(browser);
    const answer = await browser.submit(`${pageOf(response)}/second`, { code: digits(secret) });
    expect(answer.status).toBe(400);
  });

  it('can be tried again only after a delay when five codes were wrong', async () => {
    await withApp('guessed@example.com');
    const browser = createBrowser(identity.origin);
    const { answer } = await typed(browser, 'guessed@example.com');
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess++)
      statuses.push((await browser.submit(pageOf(answer), { code: `12345${guess}` })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it('can be replaced by a recovery code, which works once and of which the owner is notified', async () => {
    const { codes } = await withApp('lost@example.com');
    const [code = ''] = codes;
    const browser = createBrowser(identity.origin);
    const first = await typed(browser, 'lost@example.com');
    const done = await browser.follow(await browser.submit(pageOf(first.answer), { code: code.toLowerCase() }));
    expect((await identity.exchange(pageOf(done), first.proof)).access_token).toBeTruthy();
    const again = createBrowser(identity.origin);
    const { answer } = await typed(again, 'lost@example.com');
    expect((await again.submit(pageOf(answer), { code })).status).toBe(422);
    const mails = await identity.db.selectFrom('mails').select('Subject').where('To', '=', 'lost@example.com').execute();
    expect(mails.map(({ Subject }) => Subject)).toContain('A recovery code was used');
  });

  it('can be changed only within ten minutes after a sign-in', async () => {
    const { who: person } = await withApp('stale@example.com');
    await identity.db
      .updateTable('identity_sessions')
      .set({ ProvedAt: new Date(Date.now() - 11 * 60_000) })
      .where('GrantId', '=', person.grantId)
      .execute();
    const refused = { refused: 'SignInAgain' };
    const { security } = identity.provider;
    expect(await security.removeTotp(person, false)).toMatchObject(refused);
    expect(await security.newCodes(person)).toMatchObject(refused);
    expect(await security.beginPasskey(person)).toMatchObject(refused);
  });

  it('cannot be removed as long as the user must have a second factor, and is otherwise removed with its recovery codes', async () => {
    const { who: person } = await withApp('demanded@example.com');
    const { security } = identity.provider;
    expect(await security.removeTotp(person, true)).toMatchObject({ refused: 'SecondFactorDemanded' });
    expect(await security.removeTotp(person, false)).toBeUndefined();
    expect(await security.factors(person.accountId)).toEqual({ totp: false, passkeys: [], codesLeft: 0 });
  });

  it('remains when the user must have a second factor and removes both of two in parallel', { tags: ['atLength'] }, async () => {
    const { who: person } = await withApp('two-at-once@example.com');
    const { security } = identity.provider;
    for (let round = 0; round < 4; round++) {
      const { PasskeyId } = await identity.db
        .insertInto('identity_passkeys')
        .values({
          AccountId: person.accountId,
          CredentialId: `key ${round}`,
          PublicKey: '',
          Counter: 0,
          Transports: [],
          Name: 'Key',
        })
        .returning('PasskeyId')
        .executeTakeFirstOrThrow();
      const answers = await Promise.all([security.removePasskey(person, true, PasskeyId), security.removeTotp(person, true)]);
      expect(answers.filter((answer) => answer !== undefined)).toMatchObject([{ refused: 'SecondFactorDemanded' }]);
      const { totp, passkeys, codesLeft } = await security.factors(person.accountId);
      expect([totp, passkeys.length, codesLeft].map(Number)).toEqual(totp ? [1, 0, 10] : [0, 1, 10]);
      if (totp) continue;
      await identity.db
        .insertInto('identity_totp')
        .values({ AccountId: person.accountId, Secret: 'A'.repeat(32), ConfirmedAt: new Date() })
        .execute();
      await identity.db.deleteFrom('identity_passkeys').where('AccountId', '=', person.accountId).execute();
    }
  });

  it('of an account whose address was never confirmed is removed by a reset of the password', {
    tags: ['atLength'],
  }, async () => {
    const { who: person } = await withApp('foreign@example.com', false);
    expect(await identity.provider.change.askEmail(person, 'stranger@example.com')).toBeUndefined();
    const browser = createBrowser(identity.origin);
    await browser.submit(`${pageOf((await identity.authorize(browser)).response)}/forgot`, { email: 'foreign@example.com' });
    await browser.follow(await browser.open((await identity.lastMail())?.link ?? ''));
    expect((await browser.submit('/oidc/reset', { password: 'four bells ring' })).status).toBe(200);
    expect(await identity.provider.security.factors(person.accountId)).toEqual({ totp: false, passkeys: [], codesLeft: 0 });
    expect(
      await identity.db.selectFrom('identity_links').select('Purpose').where('AccountId', '=', person.accountId).execute(),
    ).toEqual([]);
    const { answer } = await typed(createBrowser(identity.origin), 'foreign@example.com', 'four bells ring');
    expect(pageOf(answer)).not.toContain('/second');
  });

  it('can be removed by an administrator, and the owner is notified', { tags: ['atLength'] }, async () => {
    const { who: person } = await withApp('reset@example.com');
    expect(await identity.provider.security.resetFactors(person.accountId, 'it')).toBeUndefined();
    expect((await identity.lastMail())?.Subject).toBe('Il tuo secondo passaggio è cambiato');
    expect((await identity.provider.security.events(person.accountId))[0]).toMatchObject({ kind: 'factorsReset', from: null });
    expect((await signedIn('reset@example.com')).access_token).toBeTruthy();
  });
});

describe('the sessions of an account and their log', () => {
  it('list the devices, and ending a session invalidates its cookie and tokens', async () => {
    await newAccount('sessions@example.com');
    const browser = createBrowser(identity.origin, { 'user-agent': 'Firefox/132.0' });
    const [here, there] = [await signedIn('sessions@example.com'), await signedIn('sessions@example.com', browser)];
    const person = acting(here);
    const { security } = identity.provider;
    expect((await security.sessions(person.accountId)).map(({ GrantId }) => GrantId).toSorted()).toEqual(
      [person.grantId, acting(there).grantId].toSorted(),
    );
    expect(await security.endSession(person, 'another')).toMatchObject({ refused: 'NotFound' });
    expect(await security.endSession(person, acting(there).grantId)).toBeUndefined();
    expect((await identity.refresh(there.refresh_token)).status).toBe(400);
    expect(await identity.verifier.verify(there.access_token)).toBeUndefined();
    expect(pageOf((await identity.authorize(browser)).response)).toContain('/oidc/sign-in/');
    expect((await identity.refresh(here.refresh_token)).status).toBe(200);
    expect(await security.sessions(person.accountId)).toHaveLength(1);
  });

  it('report a sign-in on a new device, of which the owner is notified, and wrong passwords', async () => {
    await newAccount('device@example.com');
    await signedIn('device@example.com');
    expect((await identity.lastMail())?.To).not.toBe('device@example.com');
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1';
    const phone = createBrowser(identity.origin, { 'user-agent': agent });
    await typed(phone, 'device@example.com', 'not this one');
    const person = acting(await signedIn('device@example.com', phone));
    expect(await identity.lastMail()).toMatchObject({
      To: 'device@example.com',
      Text: expect.stringContaining('Safari, iPhone'),
    });
    expect(await identity.provider.security.events(person.accountId)).toMatchObject([
      { kind: 'signedIn', userAgent: agent, from: '127.0.0.1' },
      { kind: 'wrongPassword', userAgent: agent },
      { kind: 'signedIn' },
    ]);
  });
});

describe('a change of the e-mail address', () => {
  const linksTo = async (to: string) => {
    const rows = await identity.db.selectFrom('mails').select('Text').where('To', '=', to).orderBy('MailId', 'desc').execute();
    return rows.map(({ Text }) => /https?:\S+/.exec(Text)?.[0] ?? '');
  };
  const press = async (link: string) => {
    const browser = createBrowser(identity.origin);
    const shown = await browser.follow(await browser.open(link));
    return { status: shown.status, done: await browser.submit(new URL(link).pathname, { password: PASSWORD }) };
  };

  it('takes effect when it is confirmed from the new address, and can be undone from the old address', async () => {
    await newAccount('old@example.com');
    const tokens = await signedIn('old@example.com');
    const role = acting(tokens);
    expect(await identity.provider.change.askEmail(role, 'old@example.com')).toMatchObject({ refused: 'ValidationFailed' });
    expect(await identity.provider.change.askEmail(role, 'new@example.com')).toBeUndefined();
    expect(await identity.provider.change.newEmail(role.accountId)).toBe('new@example.com');
    const [there = ''] = await linksTo('new@example.com');
    const [back = ''] = await linksTo('old@example.com');
    expect([there, back].map((link) => new URL(link).pathname)).toEqual(['/oidc/email', '/oidc/undo']);
    await createBrowser(identity.origin).open(there);
    expect(await identity.provider.accountByEmail('new@example.com')).toBeUndefined();
    expect((await press(there)).done.status).toBe(200);
    expect(await identity.provider.accountByEmail('new@example.com')).toMatchObject({ AccountId: role.accountId });
    expect((await press(there)).status).toBe(410);

    expect((await press(back)).done.status).toBe(200);
    expect(await identity.provider.accountByEmail('old@example.com')).toMatchObject({ AccountId: role.accountId });
    expect((await typed(createBrowser(identity.origin), 'old@example.com')).answer.status).toBe(422);
    expect((await identity.refresh(tokens.refresh_token)).status).toBe(400);
    expect(new URL((await linksTo('old@example.com'))[0] ?? '').pathname).toBe('/oidc/reset');
  });

  it('that is undone removes the second factors that were added meanwhile', async () => {
    await newAccount('owner@example.com');
    const { who: person } = await withApp('owner@example.com');
    expect(await identity.provider.change.askEmail(person, 'thief@example.com')).toBeUndefined();
    const [there = ''] = await linksTo('thief@example.com');
    const back = (await linksTo('owner@example.com')).find((link) => new URL(link).pathname === '/oidc/undo') ?? '';
    await press(there);
    expect((await press(back)).done.status).toBe(200);
    expect(await identity.provider.security.factors(person.accountId)).toEqual({ totp: false, passkeys: [], codesLeft: 0 });
    const kinds = (await identity.provider.security.events(person.accountId)).map(({ kind }) => kind);
    expect(kinds).toContain('factorsReset');
    const mails = await identity.db.selectFrom('mails').select('Subject').where('To', '=', 'owner@example.com').execute();
    expect(mails.map(({ Subject }) => Subject)).toContain('Your second step changed');
  });

  it('that is undone removes the undo links to later addresses, and the address that is given up gets a notice', {
    tags: ['atLength'],
  }, async () => {
    await newAccount('first@example.com');
    const person = acting(await signedIn('first@example.com'));
    const { change } = identity.provider;
    expect(await change.askEmail(person, 'second@example.com')).toBeUndefined();
    await press((await linksTo('second@example.com'))[0] ?? '');
    expect(await change.askEmail(person, 'third@example.com')).toBeUndefined();
    const [again = ''] = await linksTo('second@example.com');
    const [back = ''] = await linksTo('first@example.com');
    expect([again, back].map((link) => new URL(link).pathname)).toEqual(['/oidc/undo', '/oidc/undo']);
    expect((await press(back)).done.status).toBe(200);
    expect((await press(again)).status).toBe(410);
    expect(await identity.provider.accountByEmail('first@example.com')).toMatchObject({ AccountId: person.accountId });
    const notified = identity.db
      .selectFrom('mails')
      .select('Subject')
      .where('To', '=', 'second@example.com')
      .orderBy('MailId', 'desc');
    expect(await notified.executeTakeFirst()).toEqual({ Subject: 'Your account has another address' });
  });

  it('is cancelled when the password is changed or reset, and one mail reports both', { tags: ['atLength'] }, async () => {
    await newAccount('waits@example.com');
    const person = acting(await signedIn('waits@example.com'));
    const { change } = identity.provider;
    const newPassword = { present: PASSWORD, wanted: 'four bells ring', endOthers: true };
    const lastText = async () => (await identity.lastMail())?.Text;
    expect(await change.askEmail(person, 'elsewhere@example.com')).toBeUndefined();
    const [there = ''] = await linksTo('elsewhere@example.com');
    expect(await change.password(person, newPassword)).toBeUndefined();
    expect(await lastText()).toContain('A change of e-mail that was not confirmed');
    expect(await change.newEmail(person.accountId)).toBeUndefined();
    expect((await press(there)).status).toBe(410);

    expect(await change.askEmail(person, 'elsewhere@example.com')).toBeUndefined();
    const [later = ''] = await linksTo('elsewhere@example.com');
    const browser = createBrowser(identity.origin);
    await browser.submit(`${pageOf((await identity.authorize(browser)).response)}/forgot`, { email: 'waits@example.com' });
    await browser.follow(await browser.open((await identity.lastMail())?.link ?? ''));
    expect((await browser.submit('/oidc/reset', { password: 'five bells ring' })).status).toBe(200);
    expect(await lastText()).toContain('A change of e-mail that was not confirmed');
    expect((await press(later)).status).toBe(410);
  });

  it('to the address of another account gets the usual response, and only the mailbox of that address gets a notice', async () => {
    await newAccount('taken@example.com');
    await newAccount('mine@example.com');
    const person = acting(await signedIn('mine@example.com'));
    expect(await identity.provider.change.askEmail(person, 'taken@example.com')).toBeUndefined();
    expect(await identity.provider.change.newEmail(person.accountId)).toBe('taken@example.com');
    expect((await linksTo('taken@example.com'))[0]).toBe(identity.origin);
  });
});
