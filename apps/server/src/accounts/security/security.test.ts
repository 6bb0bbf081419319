import * as calls from '@clubpulse/contract/accounts/security.calls';
import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { listLiveAthletes } from '@clubpulse/contract/live/board.calls';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOldProof } from '../../test/refused.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

async function someone(name: string) {
  const email = `security-${name}@example.com`;
  const UserId = await aUser(server.db, { Email: email });
  return { email, UserId, params: { id: UserId }, token: await server.tokenFor(email) };
}
type Person = Awaited<ReturnType<typeof someone>>;

async function addApp({ params, token }: Person): Promise<void> {
  const { result } = await server.call(calls.beginApp, { params, token });
  const Code = new TOTP({ secret: Secret.fromBase32(result.Secret) }).generate();
  expect((await server.call(calls.confirmApp, { params, token, body: { Code } })).status).toBe(200);
}

it('a club that requires a second factor is open only to staff who have one, and athletes need none', async () => {
  const clubId = await aClub(server.db);
  const club = { params: { id: clubId } };
  const [manager, trainer, athlete] = [await someone('manager'), await someone('trainer'), await someone('athlete')];
  await aRole(server.db, manager.UserId, 'Manager', clubId);
  await aRole(server.db, trainer.UserId, 'Trainer', clubId);
  await aRole(server.db, athlete.UserId, 'Athlete', clubId);
  const demand = (token: string, Demanded = true) => server.call(calls.setDemand, { ...club, body: { Demanded }, token });

  expect((await demand(manager.token)).problem.ErrorType).toBe('SecondFactorFirst');
  await addApp(manager);
  const wanted = (await demand(manager.token)).result;
  expect(wanted).toMatchObject({ Demanded: true, Staff: 2, StaffWithFactor: 1, IsHere: true });
  expect(wanted.WithoutFactor.map(({ UserId }) => UserId)).toEqual([trainer.UserId]);

  const liveOf = async ({ token }: Person) => (await server.call(listLiveAthletes, { ...club, token })).status;
  await expect.poll(() => liveOf(trainer)).toBe(403);
  expect(await liveOf(manager)).toBe(200);
  const self = (await server.call(getSelf, { token: trainer.token })).result;
  expect(self.AvailableRoles.Trainer).toEqual([]);
  expect(self.ClosedClubs).toHaveLength(1);
  expect((await server.call(getSelf, { token: athlete.token })).result).toMatchObject({
    AvailableRoles: { Athlete: [{ ClubId: clubId }] },
    ClosedClubs: [],
  });

  await addApp(trainer);
  await expect.poll(() => liveOf(trainer)).toBe(200);
  expect((await server.call(calls.getDemand, { ...club, token: manager.token })).result.WithoutFactor).toEqual([]);
  const removed = await server.call(calls.removeApp, { params: trainer.params, token: trainer.token });
  expect(removed.problem.ErrorType).toBe('SecondFactorDemanded');

  await anOldProof(server.db, manager.token);
  expect((await demand(manager.token, false)).problem.ErrorType).toBe('SignInAgain');
  expect((await server.call(calls.getDemand, { ...club, token: manager.token })).result.Demanded).toBe(true);
});

it('the owner of a brand is staff of each of its clubs and of no other club', async () => {
  const brand = async (Name: string) =>
    (await server.db.insertInto('brands').values({ Name }).returning('BrandId').executeTakeFirstOrThrow()).BrandId;
  const [own, other] = [await brand('Security own'), await brand('Security other')];
  const [clubId, elsewhere] = [await aClub(server.db, { BrandId: own }), await aClub(server.db, { BrandId: other })];
  const [owner, outsider] = [await someone('owner'), await someone('stranger')];
  const roles = [
    { UserId: owner.UserId, Role: 'Owner' as const, BrandId: own },
    { UserId: outsider.UserId, Role: 'Owner' as const, BrandId: other },
  ];
  await server.db.insertInto('user_roles').values(roles).execute();
  const demandOf = async (id: number, { token }: Person) =>
    (await server.call(calls.getDemand, { params: { id }, token })).result;
  const first = await demandOf(clubId, owner);
  expect(first).toMatchObject({ Staff: 1, StaffWithFactor: 0 });
  expect(first.WithoutFactor.map(({ UserId }) => UserId)).toEqual([owner.UserId]);
  await addApp(owner);
  expect(await demandOf(clubId, owner)).toMatchObject({ Staff: 1, StaffWithFactor: 1, WithoutFactor: [] });
  expect(await demandOf(elsewhere, outsider)).toMatchObject({ Staff: 1, StaffWithFactor: 0 });
});

it('a password change needs the current password, can end other sessions, and is confirmed by mail', async () => {
  const one = await someone('password');
  const elsewhere = await server.tokenFor(one.email);
  const change = (Password: string, NewPassword: string, EndOthers = true) =>
    server.call(calls.changePassword, { params: one.params, token: one.token, body: { Password, NewPassword, EndOthers } });
  const PASSWORD = 'a long enough password';
  expect((await change('not it at all', 'four bells ring')).problem.errors).toMatchObject([
    { field: 'Password', key: 'password-wrong' },
  ]);
  expect((await change(PASSWORD, 'short')).problem.errors).toMatchObject([
    { field: 'NewPassword', key: 'password-short', values: { min: 12 } },
  ]);
  expect((await change(PASSWORD, 'four bells ring', false)).status).toBe(204);
  expect((await server.call(getSelf, { token: elsewhere })).status).toBe(200);
  expect((await change('four bells ring', 'five bells ring')).status).toBe(204);
  await expect.poll(async () => (await server.call(getSelf, { token: elsewhere })).status).toBe(401);
  expect((await server.call(getSelf, { token: one.token })).status).toBe(200);
  const mails = await server.db.selectFrom('mails').select('Subject').where('To', '=', one.email).execute();
  expect(mails.map(({ Subject }) => Subject)).toEqual(['Your password was changed', 'Your password was changed']);
  const log = await server.call(calls.listLog, { params: one.params, token: one.token });
  expect(log.result.map(({ Kind }) => Kind)).toEqual(['passwordChanged', 'passwordChanged', 'wrongPassword']);
});

it('when several requests for a new e-mail address are sent at once, only the link of the last mail is valid', async () => {
  const one = await someone('hurries');
  const ask = (Email: string) => server.call(calls.changeEmail, { params: one.params, token: one.token, body: { Email } });
  const answers = await Promise.all([1, 2, 3].map((nth) => ask(`security-hurry-${nth}@example.com`)));
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  const links = await server.db
    .selectFrom('identity_links')
    .select('Purpose')
    .innerJoin('identity_accounts', 'identity_accounts.AccountId', 'identity_links.AccountId')
    .where('identity_accounts.Email', '=', one.email)
    .where('Purpose', '=', 'email')
    .execute();
  expect(links).toHaveLength(1);
});

it('a new e-mail address is used everywhere after its confirmation, and is removed from another user who entered the address before without confirming it', async () => {
  const one = await someone('moves');
  await aUser(server.db, { Email: 'security-written@example.com', EmailConfirmed: false });
  const body = { Email: 'security-written@example.com' };
  expect((await server.call(calls.changeEmail, { params: one.params, token: one.token, body })).status).toBe(204);
  const mail = await server.db
    .selectFrom('mails')
    .select('Text')
    .where('To', '=', body.Email)
    .orderBy('MailId', 'desc')
    .executeTakeFirstOrThrow();
  const token = /token=([\w-]+)/.exec(mail.Text)?.[1] ?? '';
  const seen = { userAgent: '', from: '127.0.0.1' };
  expect(await server.provider?.change.confirmEmail(token, seen, 'en')).toBe(true);
  const users = await server.db.selectFrom('users').select('UserId').where('Email', '=', body.Email).execute();
  expect(users).toEqual([{ UserId: one.UserId }]);
});
