import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { createClub, getClub, joinClub } from '@clubpulse/contract/clubs/clubs.calls';
import { languages } from '@clubpulse/contract/scalars';
import { OAuth2Server } from 'oauth2-mock-server';
import { afterEach, describe, expect, it } from 'vitest';
import { aClub, aUser, eventTypes } from '../../test/rows.ts';
import { openOwnServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
afterEach(() => server.close());

const good = {
  email: 'Olga@Example.com',
  password: 'a long enough password',
  firstName: 'Olga',
  lastName: ' Ferri ',
  name: ' Cadenza ',
  timeZone: 'Europe/Lisbon',
  currency: 'CHF',
};

async function open(link: string, language = 'en') {
  const { pathname, search } = new URL(link);
  const { statusCode, headers } = await server.app.inject({ url: `${pathname}${search}` });
  expect({ statusCode, location: headers.location }).toEqual({ statusCode: 303, location: '/first-start' });
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  const sent = { cookie, 'accept-language': language };
  return {
    page: () => server.app.inject({ url: '/first-start', headers: sent }),
    submit: (fields: Record<string, string>) =>
      server.app.inject({
        method: 'POST',
        url: '/first-start',
        headers: { ...sent, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
  };
}

const linkOf = async (): Promise<string> => {
  const link = await server.firstStart.link();
  if (link === undefined) throw new Error('there is no link');
  return link;
};

describe('the first start of an installation', () => {
  it('creates the administrator and their club, once', async () => {
    server = await openOwnServer();
    const link = await linkOf();
    expect(await server.firstStart.link(), 'the same at the next start').toBe(link);
    const visit = await open(link, 'it');
    expect((await visit.page()).body).toContain('Il tuo primo club');

    const done = await visit.submit(good);
    expect(done.statusCode, done.body).toBe(200);
    expect(done.body, 'goes on to the first steps').toContain('/?lang=it&amp;signIn=1#/FirstClub"');
    expect(String(done.headers['set-cookie']), 'signs the owner in').toMatch(
      /^clubpulse_made=\S+; Path=\/oidc\/sign-in; Max-Age=600; HttpOnly/,
    );
    const [code] = /(?<=codice )\w+/.exec(done.body) ?? [];

    const token = await server.tokenFor('olga@example.com');
    const { result: self } = await server.call(getSelf, { token });
    expect(self).toMatchObject({ FirstMidName: 'Olga', LastName: 'Ferri' });
    expect(self).toMatchObject({ Email: 'olga@example.com', Nickname: 'Olga F.', Language: 'it', IsAdmin: true });
    const [role] = self.AvailableRoles.Manager;
    expect(self.AvailableRoles).toEqual({
      Owner: [{ BrandId: expect.any(Number) }],
      Manager: [role],
      Trainer: [role],
      FrontDesk: [],
      Accountant: [],
      Athlete: [],
    });
    const { result: club } = await server.call(getClub, { params: { id: role?.ClubId ?? 0 }, token });
    expect(club).toMatchObject({ Name: 'Cadenza', TimeZone: 'Europe/Lisbon', Currency: 'CHF' });
    const second = { BrandId: club.BrandId ?? 0, Name: 'Cadenza Isola', Currency: 'CHF', TimeZone: 'Europe/Lisbon' };
    const { result: beside } = await server.call(createClub, { body: second, token });
    expect(beside).toMatchObject({ BrandName: 'Cadenza', Licenses: [{ Name: 'Enterprise' }] });
    const joined = await server.call(joinClub, { body: { Code: code ?? '' }, token: await server.tokenFor('ada@example.com') });
    expect(joined.result).toMatchObject({ ClubId: role?.ClubId });
    expect(await eventTypes(server.db)).toEqual(['ClubCreated', 'ClubCreated', 'ClubJoined']);

    expect(await server.firstStart.link()).toBeUndefined();
    expect((await visit.page()).statusCode).toBe(410);
    expect((await visit.submit({ ...good, email: 'mallory@example.com' })).statusCode).toBe(410);
  });

  it('creates one club when two forms are sent concurrently', { tags: ['atLength'] }, async () => {
    server = await openOwnServer();
    const visit = await open(await linkOf());
    const answers = await Promise.all(
      ['one@example.com', 'two@example.com'].map((email) => visit.submit({ ...good, email, name: email })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410]);
    expect(await server.db.selectFrom('clubs').select('Name').execute()).toHaveLength(1);
    expect(await server.db.selectFrom('identity_accounts').select('Email').execute()).toHaveLength(1);
  });

  it('shows missing fields in every language and retains the input', { tags: ['atLength'] }, async () => {
    server = await openOwnServer();
    const link = await linkOf();
    for (const language of languages) {
      const visit = await open(link, language);
      const empty = await visit.submit({});
      expect(empty.statusCode).toBe(422);
      expect(empty.body).toContain(`<html lang="${language}">`);
      expect([...empty.body.matchAll(/class="errt" id="(\w+)-error"/g)].map(([, id]) => id)).toEqual([
        'email',
        'password',
        'firstName',
        'name',
        'timeZone',
        'currency',
      ]);
      expect(empty.body).not.toMatch(/first-start\.\w|identity\.\w|\{\{/);
      const short = await visit.submit({ ...good, password: 'short' });
      expect(short.statusCode).toBe(422);
      for (const text of ['value="Cadenza"', 'value="Olga@Example.com"', '<option value="Europe/Lisbon" selected>'])
        expect(short.body).toContain(text);
      expect(short.body).not.toContain('value="short"');
    }
    expect(await server.db.selectFrom('clubs').selectAll().execute()).toEqual([]);
  });

  it('is refused without the code of the link, and when a club exists', async () => {
    server = await openOwnServer();
    const link = await linkOf();
    expect((await server.app.inject({ url: '/first-start' })).statusCode).toBe(410);
    const guess = await open(`${new URL(link).origin}/first-start?code=${'x'.repeat(43)}`);
    expect((await guess.submit(good)).statusCode).toBe(410);
    await aClub(server.db);
    expect(await server.firstStart.link()).toBeUndefined();
    expect((await (await open(link)).submit(good)).statusCode).toBe(410);
    expect(await server.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  it('refuses the email address of an existing account or user', async () => {
    server = await openOwnServer();
    const link = await linkOf();
    await server.provider?.createAccount({ email: 'early@example.com', password: good.password, verified: false });
    await aUser(server.db, { Email: 'user@example.com' });
    const visit = await open(link);
    for (const email of ['early@example.com', 'user@example.com']) {
      const answer = await visit.submit({ ...good, email });
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain(`Email ${email} already exists.`);
    }
    expect((await visit.submit(good)).statusCode).toBe(200);
  });

  it('with an external provider gives the administrator their rights at their first sign-in', {
    tags: ['atLength'],
  }, async () => {
    const provider = new OAuth2Server();
    await provider.issuer.keys.generate('RS256');
    await provider.start(0, '127.0.0.1');
    server = await openOwnServer({ OIDC_ISSUER: provider.issuer.url ?? '' });
    const visit = await open(await linkOf());
    const page = (await visit.page()).body;
    expect(page).not.toContain('type="password"');
    expect((await server.app.inject({ url: '/oidc/assets/pages.css' })).statusCode).toBe(200);
    expect((await visit.submit({ ...good, password: '' })).statusCode).toBe(200);

    const token = await provider.issuer.buildToken({
      scopesOrTransform: (header, payload) => {
        Object.assign(header, { typ: 'at+jwt' });
        Object.assign(payload, {
          sub: 'olga',
          aud: 'http://127.0.0.1:8080/api',
          email: 'olga@example.com',
          email_verified: true,
        });
      },
    });
    const { result } = await server.call(getSelf, { token });
    expect(result).toMatchObject({ Email: 'olga@example.com', IsAdmin: true });
    expect(result.AvailableRoles.Manager).toHaveLength(1);
    await provider.stop();
  });
});
