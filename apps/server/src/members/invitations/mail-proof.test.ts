import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import * as calls from '@clubpulse/contract/members/invitations.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

const PASSWORD = 'three bells ring';
let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

let count = 0;
const address = () => `mailed${++count}.${world.clubA}@example.com`;
const token = () => world.tokens.managerA;
const mailsTo = (email: string) => server.db.selectFrom('mails').selectAll().where('To', '=', email).orderBy('MailId').execute();
const account = (email: string) =>
  server.db.selectFrom('identity_accounts').selectAll().where('Email', '=', email).executeTakeFirst();
const accept = (code: string, by: string) => server.call(calls.acceptInvitation, { params: { code }, token: by });
const prove = (body: { Code: string; Proof: string }, by?: string) => server.call(calls.proveInvitation, { body, token: by });

async function partsOfMail(email: string) {
  const [, Code = '', Proof = ''] = /#\/InvitationCode\/(\w+)\/([\w-]+)/.exec((await mailsTo(email)).at(-1)?.Text ?? '') ?? [];
  return { Code, Proof };
}

async function invited(Role: 'Trainer' | 'Athlete' = 'Trainer', email = address()) {
  const body = { People: [{ Email: email, FirstMidName: 'Ada', LastName: 'Rossi' }], Role, Language: 'en' };
  const sent = await server.call(calls.sendInvitations, { params: { id: world.clubA }, body, token: token() });
  return { email, link: sent.result.Invitations[0]?.Link ?? '', ...(await partsOfMail(email)) };
}

async function opened(link: string | null) {
  const { pathname, search } = new URL(link ?? '');
  const first = await server.app.inject({ url: pathname + search });
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
  const use = (fields: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: '/oidc/handed',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      payload: new URLSearchParams(fields).toString(),
    });
  return { page: () => server.app.inject({ url: '/oidc/handed', headers: { cookie } }), use };
}

describe('the link of an invitation’s mail', () => {
  it('opens a confirmed account by one mail and one password, with the name that the club entered', async () => {
    const { email, Code, Proof } = await invited();
    const { status, result } = await prove({ Code, Proof });
    expect(status).toBe(200);
    const done = await (await opened(result.Link)).use({ password: PASSWORD });
    expect([done.statusCode, done.headers['location']]).toEqual([303, expect.stringContaining(`#/InvitationCode/${Code}`)]);
    expect(await account(email)).toMatchObject({ EmailVerified: true, HandedOver: false });
    const own = await server.tokenFor(email);
    expect((await accept(Code, own)).status).toBe(200);
    const { result: self } = await server.call(getSelf, { token: own });
    expect(self).toMatchObject({ EmailConfirmed: true, FirstMidName: 'Ada', LastName: 'Rossi' });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is unknown to staff, and stays the same when the invitation is mailed again', async () => {
    const { email, link, Code, Proof } = await invited();
    expect(Proof).toHaveLength(43);
    expect(link).not.toContain(Proof);
    const [first] = await mailsTo(email);
    await server.call(calls.resendInvitation, { params: { code: Code }, token: token() });
    expect((await mailsTo(email)).at(-1)?.MailId).not.toBe(first?.MailId);
    expect(await partsOfMail(email)).toEqual({ Code, Proof });
  });

  it('is refused with a wrong signature, and after 60 wrong signatures as too many attempts', async () => {
    const other = await invited();
    const { email, Code } = await invited();
    const wrong = async () => (await prove({ Code, Proof: other.Proof })).problem.ErrorType;
    expect(await wrong()).toBe('InvitationProofWrong');
    expect((await prove({ Code: 'ACDEFGHJKMNPQRTV', Proof: other.Proof })).problem.ErrorType).toBe('InvitationProofWrong');
    for (let times = 2; times < 60; times += 1) await wrong();
    expect(await wrong()).toBe('TooManyRequests');
    expect(await account(email)).toBeUndefined();
    await server.db.deleteFrom('identity_attempts').where('Key', 'like', 'invitation-proof:%').execute();
  });

  it('becomes invalid together with the invitation, and so does the account link that it opened', async () => {
    const { email, Code, Proof } = await invited();
    const { page, use } = await opened((await prove({ Code, Proof })).result.Link);
    expect((await page()).statusCode).toBe(200);
    await server.call(calls.setInvitationActive, { params: { code: Code }, body: { Active: false }, token: token() });
    expect((await prove({ Code, Proof })).problem.ErrorType).toBe('InvitationInactive');
    expect((await use({ password: PASSWORD })).statusCode).toBe(410);
    await server.call(calls.deleteInvitation, { params: { code: Code }, token: token() });
    expect((await prove({ Code, Proof })).problem.ErrorType).toBe('InvitationProofWrong');
    expect(await account(email)).toBeUndefined();
  });

  it('ends when the address is corrected, and the new link confirms only the new address', async () => {
    const wrong = await invited();
    const Email = address();
    await server.call(calls.correctInvitationAddress, { params: { code: wrong.Code }, body: { Email }, token: token() });
    const { Code, Proof } = await partsOfMail(Email);
    expect((await prove({ Code: wrong.Code, Proof: wrong.Proof })).problem.ErrorType).toBe('InvitationProofWrong');
    expect((await prove({ Code, Proof: wrong.Proof })).problem.ErrorType).toBe('InvitationProofWrong');
    await (await opened((await prove({ Code, Proof })).result.Link)).use({ password: PASSWORD });
    expect(await account(Email)).toMatchObject({ EmailVerified: true });
    expect(await account(wrong.email)).toBeUndefined();
  });

  it('lets an existing account sign in with its password, which confirms the address', async () => {
    const email = address();
    await server.provider?.createAccount({ email, password: PASSWORD, verified: false });
    const { Code, Proof } = await invited('Trainer', email);
    const { page, use } = await opened((await prove({ Code, Proof })).result.Link);
    expect((await page()).body).toContain('Is this account yours?');
    expect((await use({ password: 'a password of another person' })).statusCode).toBe(422);
    expect(await account(email)).toMatchObject({ EmailVerified: false });
    expect((await use({ password: PASSWORD })).statusCode).toBe(303);
    expect(await account(email)).toMatchObject({ EmailVerified: true });
    expect((await accept(Code, await server.tokenFor(email))).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('resets the password of an account that another person created with the address', async () => {
    const email = address();
    await server.provider?.createAccount({ email, password: 'a password of another person', verified: false });
    const { Code, Proof } = await invited('Trainer', email);
    const { use } = await opened((await prove({ Code, Proof })).result.Link);
    const leads = await use({ anew: 'yes' });
    expect([leads.statusCode, leads.headers['location']]).toEqual([303, '/oidc/reset']);
    const cookie = String(leads.headers['set-cookie']).split(';')[0] ?? '';
    const done = await server.app.inject({
      method: 'POST',
      url: '/oidc/reset',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      payload: new URLSearchParams({ password: PASSWORD }).toString(),
    });
    expect(done.body).toContain(`/#/InvitationCode/${Code}"`);
    expect(await account(email)).toMatchObject({ EmailVerified: true });
  });

  it('confirms the address of the signed-in account that has this address; for any other account it returns a link', async () => {
    const email = address();
    await server.provider?.createAccount({ email, password: PASSWORD, verified: false });
    const { Code, Proof } = await invited('Trainer', email);
    const own = await server.tokenFor(email, false);
    expect((await accept(Code, own)).problem.ErrorType).toBe('InvitationToConfirm');
    expect((await prove({ Code, Proof }, world.tokens.stranger)).result.Link).toContain('/oidc/handed?token=');
    expect(await account(email)).toMatchObject({ EmailVerified: false });
    expect((await prove({ Code, Proof }, own)).result).toEqual({ Link: null });
    expect((await accept(Code, own)).status).toBe(200);
  });
});
