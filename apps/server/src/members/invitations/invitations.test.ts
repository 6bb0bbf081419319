import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { SELF_JOIN_TAG } from '@clubpulse/contract/clubs/tags/tags';
import { listUserTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import * as calls from '@clubpulse/contract/members/invitations.calls';
import { getClubUser } from '@clubpulse/contract/members/people.calls';
import { longDateText } from '@clubpulse/rules/formats/dates';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outsideTransaction } from '../../platform/database/pool/one-connection.ts';
import { markFailed, markSent } from '../../platform/mail/mails.store.ts';
import { hashOf, newSecret } from '../../platform/secrets/secrets.ts';
import { untilStuck } from '../../test/race/until-stuck.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { endOfInvitations } from './invitations.jobs.ts';
import { mailsThatFailed } from './invitations.listeners.ts';
import { mailTried } from './invitations.store.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const manager = () => world.tokens.managerA;
const club = () => ({ id: world.clubA });
let count = 0;
const address = () => `invited${++count}.${world.clubA}@example.com`;
const send = async (emails: readonly string[], Role = 'Athlete', token = manager()) =>
  server.call(calls.sendInvitations, {
    params: club(),
    body: {
      People: emails.map((Email) => ({ Email, FirstMidName: 'Ada', LastName: 'Rossi' })),
      Role,
      Language: 'it',
      Message: 'Vieni!',
    },
    token,
  });
const invited = async (Role = 'Athlete') => {
  const { result } = await send([address()], Role);
  const [only] = result.Invitations;
  if (!only) throw new Error('no user was invited');
  return only;
};
const accept = (code: string, token: string) => server.call(calls.acceptInvitation, { params: { code }, token });
const outsider = async (Email = address(), EmailConfirmed = true) => {
  const id = await aUser(server.db, { Email, EmailConfirmed });
  return { id, Email, token: await server.tokenFor(Email) };
};
const mailsTo = (email: string) => server.db.selectFrom('mails').selectAll().where('To', '=', email).orderBy('MailId').execute();
const events = async (Type: string) =>
  (
    await server.db
      .selectFrom('events')
      .select('Payload')
      .where('ClubId', '=', world.clubA)
      .where('Type', '=', Type)
      .orderBy('EventId')
      .execute()
  ).map(({ Payload }) => Payload);

describe('an invitation by e-mail', () => {
  it('is mailed with a link in the invitation’s language, and emits an event', async () => {
    const one = await invited();
    const [mail, ...others] = await mailsTo(one.Email);
    expect(others).toEqual([]);
    expect(mail?.Subject).toMatch(/^.+ ti invita in /);
    expect(mail?.Text).toMatch(/^Ciao Ada,\n/);
    expect(mail?.Text).toContain(`http://127.0.0.1:8080/#/InvitationCode/${one.Code}`);
    expect(mail?.Text).toContain('«Vieni!»');
    expect(one).toMatchObject({ State: 'Waiting', Sendings: 1, Active: true });
    expect(await events('CreatedInvitation')).toContainEqual(expect.objectContaining({ InvitationId: one.InvitationId }));
  });

  it('gives a new account its nickname once the address is verified', async () => {
    const named = async (isProved: boolean) => {
      const Email = address();
      const People = [{ Email, FirstMidName: 'Perpetua', LastName: 'Neri' }];
      await server.call(calls.sendInvitations, {
        params: club(),
        body: { People, Role: 'Athlete', Language: 'it' },
        token: manager(),
      });
      const token = await server.tokenFor(Email, isProved);
      return (await server.call(getSelf, { token })).result.Nickname;
    };
    expect([await named(true), await named(false)]).toEqual(['Perpetua N.', expect.not.stringContaining('Perpetua')]);
  });

  it('notifies the club once when its mail fails', async () => {
    const one = await invited();
    const [mail] = await mailsTo(one.Email);
    const Payload = { MailId: mail?.MailId, Email: one.Email, Subject: '', ErrorCode: '550', ErrorMessage: 'No such mailbox' };
    const failed = { ClubId: null, Type: 'EmailError', At: new Date(), Payload };
    for (const { receive } of mailsThatFailed(server)) for (let times = 0; times < 2; times++) await receive(1, failed);
    const sent = (await events('InvitationEmailError')).filter((payload) => JSON.stringify(payload).includes(one.Email));
    expect(sent).toEqual([expect.objectContaining({ InvitationId: one.InvitationId, ErrorCode: '550', Role: 'Athlete' })]);
  });

  it('can be read by any user with its code, but without the address', async () => {
    const one = await invited('Trainer');
    const { status, result } = await server.call(calls.openInvitation, { params: { code: one.Code.toLowerCase() } });
    expect(status).toBe(200);
    const staff = { params: club(), query: { staff: 'true', length: 1000 } as const, token: manager() };
    const { data } = (await server.call(calls.listInvitations, staff)).result;
    expect(data.map(({ InvitationId }) => InvitationId)).toContain(one.InvitationId);
    expect(data.filter(({ Role }) => Role === 'Athlete')).toEqual([]);
    expect(result).toMatchObject({
      ClubId: world.clubA,
      Role: 'Trainer',
      FirstMidName: 'Ada',
      Message: 'Vieni!',
      State: 'Waiting',
    });
    expect(JSON.stringify(result)).not.toContain(one.Email);
    expect((await server.call(calls.openInvitation, { params: { code: 'ACDEFGHJKMNPQRTV' } })).status).toBe(404);
  });

  it('makes the user who accepts it an athlete, once', async () => {
    const one = await invited();
    const ada = await outsider();
    const { status, result } = await accept(one.Code, ada.token);
    expect([status, result.ClubId]).toEqual([200, world.clubA]);
    const member = await server.call(getClubUser, { params: { ...club(), userId: ada.id }, token: manager() });
    expect(member.result.Roles).toEqual(['Athlete']);
    expect(await events('InvitationAccepted')).toContainEqual({
      InvitationId: one.InvitationId,
      Email: one.Email,
      Role: 'Athlete',
      Target: ada.id,
    });
    expect((await accept(one.Code, (await outsider()).token)).problem.ErrorType).toBe('InvitationUsed');
    const { result: list } = await server.call(calls.listInvitations, {
      params: club(),
      query: { State: 'Accepted', globalSearch: one.Email },
      token: manager(),
    });
    expect(list).toMatchObject({ recordsFiltered: 1, data: [{ State: 'Accepted', UserId: ada.id }] });
  });

  it('can be accepted by only one of two concurrent users', async () => {
    const one = await invited();
    const two = await Promise.all([outsider(), outsider()]);
    const answers = await Promise.all(two.map(({ token }) => accept(one.Code, token)));
    expect(answers.map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([200, 409]);
  });

  it('for managers can be sent only by managers, and be accepted only by a user with the invited address', async () => {
    const one = await invited('Manager');
    const other = await outsider();
    expect((await accept(one.Code, other.token)).problem.ErrorType).toBe('InvitationOfOther');
    const token = await server.tokenFor(one.Email, false);
    const { ErrorType, values } = (await accept(one.Code, token)).problem;
    expect([ErrorType, values]).toEqual(['InvitationToConfirm', { email: one.Email }]);
    const invitee = { token, id: (await server.call(getSelf, { token })).result.UserId };
    await server.db.updateTable('users').set({ EmailConfirmed: true }).where('UserId', '=', invitee.id).execute();
    expect((await accept(one.Code, invitee.token)).status).toBe(200);
    const { result } = await server.call(getClubUser, { params: { ...club(), userId: invitee.id }, token: manager() });
    expect(result.Roles).toEqual(['Manager']);

    expect((await send([address()], 'Manager', world.tokens.trainerA)).status).toBe(403);
    const toManage = await invited('Manager');
    const taken = { params: { code: toManage.Code }, token: world.tokens.trainerA };
    expect((await server.call(calls.deleteInvitation, taken)).status).toBe(403);
    expect((await send([address()], 'Athlete', world.tokens.trainerA)).status).toBe(200);
  });

  it('is sent only once to each address, not to members or invited addresses, and is refused when no address remains', async () => {
    const { Email } = await server.db
      .selectFrom('users')
      .select('Email')
      .where('UserId', '=', world.ids.athleteA)
      .executeTakeFirstOrThrow();
    const [waits, fresh] = [(await invited()).Email, address()];
    const { result } = await send([Email, waits, fresh, fresh.toUpperCase()]);
    expect(result.Invitations.map((one) => one.Email)).toEqual([fresh]);
    expect(result.LeftOut.map(({ State, UserId }) => [State, UserId])).toEqual([
      ['Member', world.ids.athleteA],
      ['Invited', null],
      ['Twice', null],
    ]);
    const refused = await send([Email]);
    expect(refused.status).toBe(409);
    expect(refused.problem.detail).toBe(`The user with email ${Email.toLowerCase()} is already member of your club.`);
    const checked = await server.call(calls.checkInvitees, {
      params: club(),
      body: { Emails: [waits, Email] },
      token: manager(),
    });
    expect(checked.result.map(({ State }) => State)).toEqual(['Invited', 'Member']);
  });

  it('can be mailed again, shows the state of the mail, and retains its last day', async () => {
    const one = await invited();
    const lastMail = async () => (await mailsTo(one.Email)).at(-1)?.MailId ?? 0;
    const failed = await markFailed(server.db, await lastMail(), 'no such domain', 60);
    if (failed) await mailTried(server.db, failed);
    const read = async () =>
      (await server.call(calls.listInvitations, { params: club(), query: { globalSearch: one.Email }, token: manager() })).result
        .data[0];
    const refused = { State: 'Failed', LastSuccess: null, LastError: 'no such domain', LastUpdate: expect.any(String) };
    expect((await read())?.Delivery).toEqual({ ...refused, NextTry: expect.any(String) });
    await server.db.updateTable('mails').set({ RefusedAt: new Date() }).where('To', '=', one.Email).execute();
    expect((await read())?.Delivery).toEqual({ ...refused, NextTry: null });
    const again = await server.call(calls.resendInvitation, { params: { code: one.Code }, token: manager() });
    expect(again.result).toMatchObject({
      Sendings: 2,
      LastDay: one.LastDay,
      Delivery: { State: 'Waiting', LastError: 'no such domain' },
    });
    expect(await mailsTo(one.Email)).toHaveLength(2);
    const sent = await markSent(server.db, await lastMail(), false);
    if (sent) await mailTried(server.db, sent);
    const both = { State: 'Arrived', LastSuccess: sent?.SentAt?.toISOString(), LastError: 'no such domain', NextTry: null };
    expect((await read())?.Delivery).toMatchObject(both);
    await server.db.deleteFrom('mails').where('To', '=', one.Email).execute();
    expect((await read())?.Delivery).toMatchObject(both);
  });

  it('can be changed to a corrected address, which gives it a new code and period', { tags: ['atLength'] }, async () => {
    const one = await invited();
    const correct = (Email: string, code = one.Code, token = manager()) =>
      server.call(calls.correctInvitationAddress, { params: { code }, body: { Email }, token });
    const [taken, right] = [await invited(), address()];
    const member = await server.db
      .selectFrom('users')
      .select('Email')
      .where('UserId', '=', world.ids.athleteA)
      .executeTakeFirstOrThrow();
    for (const [email, ErrorType] of [
      [one.Email, 'UserIsInvited'],
      [taken.Email, 'UserIsInvited'],
      [member.Email, 'UserIsMember'],
    ] as const)
      expect((await correct(email)).problem, ErrorType).toMatchObject({ ErrorType, errors: [{ field: 'Email' }] });
    expect((await correct(right, one.Code, world.tokens.managerB)).status).toBe(403);

    const { status, result } = await correct(right);
    expect([status, result]).toEqual([
      200,
      expect.objectContaining({
        InvitationId: one.InvitationId,
        Email: right,
        FirstMidName: 'Ada',
        Sendings: 1,
        State: 'Waiting',
      }),
    ]);
    expect(result.Delivery).toMatchObject({ State: 'Waiting', LastError: null });
    expect((await server.call(calls.openInvitation, { params: { code: one.Code } })).status).toBe(404);
    expect(await mailsTo(one.Email)).toEqual([]);
    const [mail] = await mailsTo(right);
    expect(mail?.Text).toContain(`/InvitationCode/${result.Code}`);
    const { token } = await outsider(right);
    expect((await accept(result.Code, token)).status).toBe(200);
    expect((await correct(address(), result.Code)).problem.ErrorType).toBe('InvitationUsed');
  });

  it('can be changed to an address whose invitation has expired, but not to an address that is invited at the same time', async () => {
    const [over, one, right] = [await invited(), await invited(), address()];
    const correct = (Email: string) =>
      server.call(calls.correctInvitationAddress, { params: { code: one.Code }, body: { Email }, token: manager() });
    const ended = new Date(Date.now() - 1000);
    await server.db.updateTable('invitations').set({ ExpiresAt: ended }).where('InvitationId', '=', over.InvitationId).execute();

    const { waiting } = await server.db.transaction().execute(async (trx) => {
      const row = { ClubId: world.clubA, Code: right, Kind: 'Email', Role: 'Athlete', Language: 'it', Email: right } as const;
      await trx
        .insertInto('invitations')
        .values({ ...row, CreatedAt: new Date(), ExpiresAt: new Date(Date.now() + 1e6) })
        .execute();
      const corrected = outsideTransaction(() => correct(right));
      await untilStuck(server.db, [corrected]);
      return { waiting: corrected };
    });
    const values = { email: right };
    expect((await waiting).problem).toMatchObject({
      ErrorType: 'UserIsInvited',
      values,
      errors: [{ field: 'Email', key: 'error.UserIsInvited', values }],
    });

    expect(await correct(over.Email)).toMatchObject({ status: 200, result: { Email: over.Email, State: 'Waiting' } });
    expect(await events('InvitationExpired')).toContainEqual(expect.objectContaining({ InvitationId: over.InvitationId }));
  });

  it('has the same last day in the list, the address check, its page and the mail', async () => {
    const one = await invited();
    const { result: opened } = await server.call(calls.openInvitation, { params: { code: one.Code } });
    const body = { Emails: [one.Email] };
    const { result: checked } = await server.call(calls.checkInvitees, { params: club(), body, token: manager() });
    expect([opened.LastDay, checked[0]?.LastDay]).toEqual([one.LastDay, one.LastDay]);
    const [year, month, day] = one.LastDay.split('-');
    const [italian] = await mailsTo(one.Email);
    expect(italian?.Text).toMatch(new RegExp(`${Number(day)} [a-z]+ ${year}`));
    expect(italian?.Text).not.toContain(`/${month}/`);
  });

  it('uses the language and date format of an addressee with an account, otherwise the chosen language and a date with the name of the month', async () => {
    const [mine, unproved, english] = [address(), address(), address()];
    await aUser(server.db, { Email: mine, EmailConfirmed: true, DateFormat: 'yyyymmdd', Language: 'es' });
    await aUser(server.db, { Email: unproved, EmailConfirmed: false, DateFormat: 'yyyymmdd' });
    const { result } = await send([mine, unproved]);
    const People = [{ Email: english }];
    const body = { People, Role: 'Athlete', Language: 'en' };
    await server.call(calls.sendInvitations, { params: club(), body, token: manager() });
    const day = result.Invitations[0]?.LastDay ?? '';
    const mails = [await mailsTo(mine), await mailsTo(unproved), await mailsTo(english)];
    const dates = [day, longDateText(day, 'it'), longDateText(day, 'en')];
    const subjects = [' te invita ', ' ti invita ', ' invites you '];
    expect(mails.map(([mail]) => mail?.Text)).toEqual(dates.map((date) => expect.stringContaining(date)));
    expect(mails.map(([mail]) => mail?.Subject)).toEqual(subjects.map((word) => expect.stringContaining(word)));
  });

  it('can be mailed or deleted in a batch, which returns a reason for each failure', async () => {
    const [fresh, mailed, taken] = [await invited(), await invited(), await invited()];
    await server.db
      .updateTable('invitations')
      .set({ Sendings: 0, SentAt: null, MailId: null })
      .where('Code', '=', fresh.Code)
      .execute();
    expect((await accept(taken.Code, (await outsider()).token)).status).toBe(200);
    const unwritten = { params: club(), query: { written: 'false', length: 1000 } as const, token: manager() };
    const { result: waiting } = await server.call(calls.listInvitations, unwritten);
    expect(waiting.data.map(({ InvitationId }) => InvitationId)).toContain(fresh.InvitationId);
    expect(waiting.data.map(({ InvitationId }) => InvitationId)).not.toContain(mailed.InvitationId);
    const ids = [taken, mailed, fresh].map(({ InvitationId }) => InvitationId);
    const none = 999_999_999;
    const batch = (Act: 'Send' | 'Delete', InvitationIds: number[], token = manager()) =>
      server.call(calls.batchInvitations, { params: club(), body: { InvitationIds, Act }, token });
    const { result: sent } = await batch('Send', [...ids, fresh.InvitationId, none]);
    expect(sent).toEqual({
      Done: [fresh.InvitationId, mailed.InvitationId],
      Refused: [
        { InvitationId: taken.InvitationId, ErrorType: 'InvitationUsed' },
        { InvitationId: none, ErrorType: 'NotFound' },
      ],
    });
    expect([await mailsTo(fresh.Email), await mailsTo(mailed.Email)].map((mails) => mails.length)).toEqual([2, 1]);
    const worker = await invited('Trainer');
    const byTrainer = await batch('Delete', [worker.InvitationId, mailed.InvitationId], world.tokens.trainerA);
    expect(byTrainer.result).toEqual({
      Done: [mailed.InvitationId],
      Refused: [{ InvitationId: worker.InvitationId, ErrorType: 'InsufficientRights' }],
    });
    expect((await server.call(calls.openInvitation, { params: { code: mailed.Code } })).status).toBe(404);
    expect(await mailsTo(mailed.Email)).toEqual([]);
  });

  it('is mailed to an address at most five times, even when it is deleted and sent again', async () => {
    const email = address();
    for (let sent = 0; sent < 5; sent++) {
      const [one] = (await send([sent % 2 === 0 ? email : email.toUpperCase()])).result.Invitations;
      expect((await server.call(calls.deleteInvitation, { params: { code: one?.Code ?? '' }, token: manager() })).status).toBe(
        204,
      );
    }
    const { problem } = await send([email]);
    expect([problem.ErrorType, problem.errors?.[0]?.field]).toEqual(['InvitationSentOften', 'People']);
    const checked = await server.call(calls.checkInvitees, { params: club(), body: { Emails: [email] }, token: manager() });
    expect(checked.result.map(({ State }) => State)).toEqual(['Often']);
    const other = address();
    expect((await send([email, other])).result).toMatchObject({
      Invitations: [{ Email: other }],
      LeftOut: [{ Email: email, State: 'Often' }],
    });
    const stored = await server.db.selectFrom('invitation_mails').selectAll().where('ClubId', '=', world.clubA).execute();
    expect(JSON.stringify(stored)).not.toContain('@');
    await server.db
      .updateTable('invitation_mails')
      .set({ At: new Date(Date.now() - 15 * 86_400_000) })
      .where('ClubId', '=', world.clubA)
      .execute();
    expect((await send([email])).status).toBe(200);
  });

  it('is refused while it is disabled, accepted after it is enabled again, and unknown after it is deleted', async () => {
    const one = await invited();
    const code = { code: one.Code };
    const switched = (Active: boolean) =>
      server.call(calls.setInvitationActive, { params: code, body: { Active }, token: manager() });
    const ada = await outsider();
    await switched(false);
    expect((await accept(one.Code, ada.token)).problem.ErrorType).toBe('InvitationInactive');
    await switched(true);
    expect((await accept(one.Code, ada.token)).status).toBe(200);
    expect((await server.call(calls.deleteInvitation, { params: code, token: manager() })).status).toBe(204);
    expect((await server.call(calls.openInvitation, { params: code })).status).toBe(404);
  });

  it('expires after fourteen days with one event, and then the address can be invited again', async () => {
    const one = await invited();
    const today = dayIn('Europe/Rome', new Date());
    expect(one.LastDay).toBe(addDays(today, 14));
    await server.db.updateTable('invitations').set({ ExpiresAt: new Date() }).where('Code', '=', one.Code).execute();
    expect((await accept(one.Code, (await outsider()).token)).problem.ErrorType).toBe('InvitationOver');
    const begun = { ClubId: world.clubA, TimeZone: 'Europe/Rome', days: ['2026-12-04'], since: new Date() } as const;
    for (const _ of [1, 2]) await server.db.transaction().execute((trx) => endOfInvitations(server.invitations).run(trx, begun));
    const sent = (await events('InvitationExpired')).filter((payload) => JSON.stringify(payload).includes(one.Email));
    expect(sent).toHaveLength(1);
    expect((await send([one.Email])).result.Invitations).toHaveLength(1);
  });

  it('is deleted thirty days after its end', async () => {
    const [old, young] = [await invited(), await invited()];
    const ended = async (code: string, days: number) =>
      server.db
        .updateTable('invitations')
        .set({ ExpiredAt: new Date(Date.now() - days * 86_400_000) })
        .where('Code', '=', code)
        .execute();
    await ended(old.Code, 31);
    await ended(young.Code, 29);
    await server.invitations.purge();
    const status = async ({ Code }: { Code: string }) =>
      (await server.call(calls.openInvitation, { params: { code: Code } })).status;
    expect([await status(old), await status(young)]).toEqual([404, 200]);
  });
});

describe('a public invitation link', () => {
  it('counts the members who join by it, and can be disabled', async () => {
    const made = await server.call(calls.createInvitationLink, { params: club(), body: { Title: 'Door' }, token: manager() });
    expect(made.status).toBe(201);
    const { Code: code, Link } = made.result;
    expect(Link).toBe(`http://127.0.0.1:8080/#/InvitationCode/${code}`);
    const [ada, bea] = [await outsider(), await outsider()];
    for (const { token } of [ada, bea]) expect((await accept(code, token)).status).toBe(200);
    expect((await accept(code, bea.token)).problem.ErrorType).toBe('AlreadyMember');
    await server.call(calls.setInvitationActive, { params: { code }, body: { Active: false }, token: manager() });
    expect((await accept(code, (await outsider()).token)).problem.ErrorType).toBe('InvitationInactive');
    const { result } = await server.call(calls.listInvitationLinks, { params: club(), token: manager() });
    expect(result.find(({ Code }) => Code === code)).toMatchObject({ Joined: 2, State: 'Inactive', Title: 'Door' });
  });

  it('can be used by thirty users at the same time, because each request needs only one database connection', {
    tags: ['atLength'],
  }, async () => {
    const made = await server.call(calls.createInvitationLink, { params: club(), body: { Title: 'Wall' }, token: manager() });
    const people = await Promise.all(Array.from({ length: 30 }, () => outsider()));
    const taken = await Promise.all(people.map(({ token }) => accept(made.result.Code, token)));
    expect(taken.map(({ status }) => status)).toEqual(people.map(() => 200));
  });
});

it('an invitation with a code of the old format is accepted until the last day for such codes', async () => {
  const { InviteCode: code } = await server.db
    .selectFrom('clubs')
    .select('InviteCode')
    .where('ClubId', '=', world.clubB)
    .executeTakeFirstOrThrow();
  expect((await server.call(calls.openInvitation, { params: { code } })).result).toMatchObject({
    ClubId: world.clubB,
    State: 'Waiting',
  });
  const ada = await outsider();
  expect((await accept(code, ada.token)).result.ClubId).toBe(world.clubB);
  const params = { id: world.clubB, userId: ada.id };
  const { result: tags } = await server.call(listUserTags, { params, token: world.tokens.managerB });
  expect(tags.map(({ ClubTagId }) => ClubTagId)).toContain(SELF_JOIN_TAG);
});

describe('inviting a member of another club', () => {
  const invite = (id: number, token: string, body: object = {}) =>
    server.call(calls.inviteUser, { params: { id }, body: { ClubId: world.clubA, ...body }, token });
  const waiting = async (id: number, token: string) =>
    (await server.call(calls.listUserInvitations, { params: { id }, token })).result;

  it("can be done by staff of both clubs, in the member's language, and is shown to the member", async () => {
    const [other, boss, member] = [await aClub(server.db), await outsider(), await outsider()];
    for (const clubId of [other, world.clubA]) await aRole(server.db, boss.id, 'Trainer', clubId);
    await server.db.updateTable('users').set({ Language: 'fr' }).where('UserId', '=', member.id).execute();
    expect((await invite(member.id, boss.token)).status).toBe(404);
    await aRole(server.db, member.id, 'Athlete', other);
    expect((await invite(member.id, manager())).status).toBe(404);
    expect((await invite(member.id, boss.token, { Role: 'Trainer' })).status).toBe(403);
    const { status, result } = await invite(member.id, boss.token);
    expect([status, result]).toMatchObject([
      201,
      { Email: member.Email, State: 'Waiting', Sendings: 1, Code: expect.any(String) },
    ]);
    expect((await mailsTo(member.Email)).at(-1)?.Subject).toContain('vous invite');
    expect((await invite(member.id, boss.token)).problem).toMatchObject({
      ErrorType: 'UserIsInvited',
      values: { email: member.Email },
    });
    expect(await waiting(member.id, member.token)).toEqual([result]);
    expect(await waiting(member.id, boss.token)).toEqual([result]);
    const trainer = await outsider();
    await aRole(server.db, trainer.id, 'Trainer', other);
    expect(await waiting(member.id, trainer.token)).toEqual([]);
    expect((await accept(result.Code, member.token)).status).toBe(200);
    expect(await waiting(member.id, member.token)).toEqual([]);
    expect((await invite(member.id, boss.token)).problem.ErrorType).toBe('UserIsMember');
  });

  it('applies the name that the desk entered as soon as the user verifies the address, even if they accepted the invitation before', {
    tags: ['atLength'],
  }, async () => {
    const { Email, Code } = await invited();
    await server.provider?.createAccount({ email: Email, password: 'a long enough password', verified: false });
    const token = await server.tokenFor(Email);
    const self = async () => (await server.call(getSelf, { token: await server.tokenFor(Email) })).result;
    expect((await accept(Code, token)).status).toBe(200);
    expect(await self()).toMatchObject({ FirstMidName: '', LastName: '' });
    await server.db.updateTable('identity_accounts').set({ EmailVerified: true }).where('Email', '=', Email).execute();
    expect(await self()).toMatchObject({ FirstMidName: 'Ada', LastName: 'Rossi' });
  });

  it('allows the user to accept after they confirmed the address, even with an earlier token, and the confirmation page links to the invitation', {
    tags: ['atLength'],
  }, async () => {
    const { Email, Code } = await invited('Trainer');
    const password = 'a long enough password';
    const AccountId = (await server.provider?.createAccount({ email: Email, password, verified: false })) ?? '';
    const token = await server.tokenFor(Email);
    expect((await accept(Code, token)).problem.ErrorType).toBe('InvitationToConfirm');
    const secret = newSecret();
    const ExpiresAt = new Date(Date.now() + 60_000);
    await server.db
      .insertInto('identity_links')
      .values({ TokenHash: hashOf(secret), AccountId, Purpose: 'verify', ExpiresAt })
      .execute();
    const done = await server.app.inject({
      method: 'POST',
      url: '/oidc/verify',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: `clubpulse_verify=${secret}` },
      payload: new URLSearchParams({ password }).toString(),
    });
    expect(done.body).toContain('E-mail confirmed');
    expect(done.body).toContain(`/#/InvitationCode/${Code}"`);
    expect((await accept(Code, token)).status).toBe(200);
  });

  it('does not show the invitation’s code to a user with an unverified address', async () => {
    const { Email } = await invited();
    await server.provider?.createAccount({ email: Email, password: 'a long enough password', verified: false });
    const token = await server.tokenFor(Email);
    const { UserId } = (await server.call(getSelf, { token })).result;
    expect(await waiting(UserId, token)).toEqual([]);
  });
});
