import { textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { listUserTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { correctedFields } from '@clubpulse/contract/members/adding/adding';
import {
  addClubUser,
  cancelEmailProposal,
  correctClubUser,
  declineEmailProposal,
  getDeskProfile,
  getEmailProposal,
  listClubUserCorrections,
  listMyCorrections,
  listMyEmailProposals,
  proposeEmail,
  undoClubUserCorrection,
  undoMyCorrection,
} from '@clubpulse/contract/members/adding/adding.calls';
import { beginImport } from '@clubpulse/contract/members/imports/imports.calls';
import { listInvitations, sendInvitations } from '@clubpulse/contract/members/invitations.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { listClubLogs } from '@clubpulse/contract/office/club-logs/club-logs.calls';
import { newestNotifications } from '@clubpulse/contract/office/notifications.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours } from '../../test/booking-rows.ts';
import { aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

let count = 0;
const address = () => `desk${++count}.${world.clubA}@example.com`;
const add = (
  Email: string,
  { token = world.tokens.managerA, ...body }: object & { token?: string; FirstMidName?: string } = {},
) =>
  server.call(addClubUser, {
    params: { id: world.clubA },
    body: { Email, FirstMidName: 'Bea', LastName: 'Conti', Language: 'it', Agreed: true, ...body },
    token,
  });
const found = async (globalSearch: string) =>
  (await server.call(listClubUsers, { params: { id: world.clubA }, query: { globalSearch }, token: world.tokens.managerA }))
    .result.data;
const lettersTo = (email: string) =>
  server.db.selectFrom('mails').selectAll().where('To', '=', email).orderBy('MailId').execute();
const account = async (email: string, verified: boolean) => {
  await server.provider?.createAccount({ email, password: 'a long enough password', verified });
  return server.tokenFor(email);
};

describe('a new member added at the desk', () => {
  it('is a member at once, and gets a mail in their language with a link to their account', async () => {
    const email = address();
    const { status, result } = await add(email.toUpperCase());
    expect([status, result]).toMatchObject([
      201,
      { User: { Email: email, FirstMidName: 'Bea', EmailConfirmed: false, Roles: ['Athlete'] }, Invitation: null },
    ]);
    expect(await found(email)).toEqual([result.User]);
    const letters = await lettersTo(email);
    expect(letters.map(({ Subject }) => Subject)).toEqual([expect.stringMatching(/ ti ha iscritto a /)]);
    expect(letters[0]?.Text).toContain('Crea il tuo account');
    expect((await add(email)).problem).toMatchObject({ ErrorType: 'UserIsMember', values: { email } });
  });

  it('gets a unique nickname when other members with the same first name are added concurrently', {
    tags: ['atLength'],
  }, async () => {
    const added = await Promise.all(Array.from({ length: 12 }, () => add(address(), { FirstMidName: 'Maria' })));
    expect(added.map(({ status }) => status)).toEqual(Array(12).fill(201));
    const nicknames = added.map(({ result }) => result.User?.Nickname);
    expect(new Set(nicknames).size).toBe(12);
    for (const nickname of nicknames) expect(nickname).toMatch(/^Maria [A-Z]\.\d*$/);
  });

  it('becomes the user of the account that verifies the email address, not of an account with the same unverified address', async () => {
    const email = address();
    const { User } = (await add(email)).result;
    const token = await account(email, false);
    expect((await server.call(getSelf, { token })).problem.ErrorType).toBe('EmailToConfirm');
    await server.db.updateTable('identity_accounts').set({ EmailVerified: true }).where('Email', '=', email).execute();
    const self = (await server.call(getSelf, { token })).result;
    expect(self).toMatchObject({ UserId: User?.UserId, EmailConfirmed: true, FirstMidName: 'Bea', Language: 'it' });
    expect(self.AvailableRoles.Athlete).toEqual([{ ClubId: world.clubA }]);
  });

  it('can be added only with confirmed consent, an e-mail address and a name', async () => {
    const fields = async (body: object) => (await add('', body)).problem.errors?.map(({ field }) => field);
    expect(await fields({ Agreed: false, FirstMidName: ' ' })).toEqual(['Email', 'FirstMidName', 'Agreed']);
    expect((await add(address(), { token: world.tokens.trainerA })).status).toBe(403);
  });

  it('replaces an open invitation to the same e-mail address', async () => {
    const email = address();
    const params = { id: world.clubA };
    const body = { People: [{ Email: email }], Role: 'Athlete', Language: 'it' };
    await server.call(sendInvitations, { params, body, token: world.tokens.managerA });
    const { User } = (await add(email)).result;
    const query = { globalSearch: email };
    const { data } = (await server.call(listInvitations, { params, query, token: world.tokens.managerA })).result;
    expect(data).toMatchObject([{ State: 'Accepted', UserId: User?.UserId }]);
  });

  it('gets the data of an import file, and the activity log names the user who added the member without an acceptance', {
    tags: ['atLength'],
  }, async () => {
    const email = address();
    const [params, token] = [{ id: world.clubA }, world.tokens.managerA];
    const person = { Email: email, FirstMidName: 'Bea', BirthDate: '1991-09-04', Phone: '+39 02 1234', Groups: ['Runners'] };
    const body = { FileName: 'people.csv', People: [{ ...person, Row: 2 }], Language: 'it', Mailed: false, MakeGroups: true };
    expect((await server.call(beginImport, { params, body, token })).status).toBe(201);
    await server.runDueJobs();
    expect((await server.call(listInvitations, { params, query: { globalSearch: email }, token })).result.data).toHaveLength(1);
    const { User } = (await add(email)).result;
    const UserId = User?.UserId ?? 0;
    const profile = (await server.call(getDeskProfile, { params: { ...params, userId: UserId }, token })).result;
    expect(profile).toMatchObject({ BirthDate: '1991-09-04', Phone: '+39 02 1234' });
    const tags = (await server.call(listUserTags, { params: { ...params, userId: UserId }, token })).result;
    expect(tags.map(({ Text }) => Text)).toEqual(['Runners']);

    const query = { Begin: hours(-1).toISOString(), End: hours(1).toISOString(), About: String(UserId) };
    const { data } = (await server.call(listClubLogs, { params, query, token })).result;
    const events = data.filter(({ Type }) => Type === 'ClubJoined' || Type === 'InvitationAccepted');
    expect(events).toMatchObject([
      { Type: 'ClubJoined', CameBy: 'Desk', By: { UserId: world.ids.managerA }, Target: { UserId } },
    ]);
  });
});

describe('data of a member that the desk entered', () => {
  const paramsOf = (userId: number, id = world.clubA) => ({ id, userId });
  const added = async () => {
    const email = address();
    const { User } = (await add(email)).result;
    if (User === null) throw new Error('no member was added');
    return { email, ...User };
  };
  const written = (params: { id: number; userId: number }, token = world.tokens.managerA) =>
    server.call(getDeskProfile, { params, token });
  const right = { FirstMidName: 'Beatrice', LastName: 'Conte', BirthDate: '1990-01-31', Phone: '+39 02 1234' };
  const contact = { Address1: null, PostalCode: '20121', City: 'Milano' };
  const correct = (params: { id: number; userId: number }, body: object = {}, token = world.tokens.managerA) =>
    server.call(correctClubUser, { params, body: { ...right, ...contact, RowVersion: 1, ...body }, token });

  it('can be corrected by managers while the member has no account', async () => {
    const { UserId, email } = await added();
    expect((await written(paramsOf(UserId))).result).toMatchObject({ FirstMidName: 'Bea', LastName: 'Conti', Phone: null });
    expect((await correct(paramsOf(UserId))).result).toEqual({
      ...right,
      ...contact,
      RowVersion: 2,
      SignsIn: false,
      Correctable: [...correctedFields],
    });
    expect(await found(email)).toMatchObject([{ FirstMidName: 'Beatrice', LastName: 'Conte' }]);
    expect((await correct(paramsOf(UserId))).problem.ErrorType).toBe('StaleRowVersion');
    const born = await correct(paramsOf(UserId), { RowVersion: 2, BirthDate: '2090-01-31', FirstMidName: ' ' });
    expect(born.problem.errors).toMatchObject([{ field: 'FirstMidName' }]);
    const unborn = await correct(paramsOf(UserId), { RowVersion: 2, BirthDate: '2090-01-31' });
    expect(unborn.problem.errors).toMatchObject([{ field: 'BirthDate', key: 'date-no-greater-than-now' }]);
  });

  it('is hidden, except the name, from administrators who are not staff of the club', async () => {
    const { UserId } = await added();
    await correct(paramsOf(UserId));
    const token = world.tokens.admin;
    expect((await written(paramsOf(UserId), token)).result).toMatchObject({
      FirstMidName: 'Beatrice',
      BirthDate: null,
      Phone: null,
      City: null,
      Correctable: ['FirstMidName', 'LastName'],
    });
    expect((await correct(paramsOf(UserId), { RowVersion: 2, City: 'Roma' }, token)).problem.ErrorType).toBe('NotShared');
  });

  it('is listed in the activity log when it is corrected, by field name and without the values', async () => {
    const { UserId } = await added();
    const log = async () => {
      const query = { Begin: hours(-1).toISOString(), End: hours(1).toISOString(), Kind: 'Members' } as const;
      const { result } = await server.call(listClubLogs, { params: { id: world.clubA }, query, token: world.tokens.managerA });
      return result.data.filter(({ Type, Target }) => Type === 'DeskProfileCorrected' && Target?.UserId === UserId);
    };
    await correct(paramsOf(UserId));
    expect(await log()).toMatchObject([
      {
        Kind: 'Members',
        By: { UserId: world.ids.managerA },
        Fields: ['FirstMidName', 'LastName', 'BirthDate', 'Phone', 'PostalCode', 'City'],
        Subject: null,
      },
    ]);
    await correct(paramsOf(UserId), { RowVersion: 2 });
    await correct(paramsOf(UserId), { RowVersion: 1, City: 'Roma' });
    expect(await log()).toHaveLength(1);
    await correct(paramsOf(UserId), { RowVersion: 3, City: null });
    expect((await log()).map(({ Fields }) => Fields)).toEqual([
      ['City'],
      ['FirstMidName', 'LastName', 'BirthDate', 'Phone', 'PostalCode', 'City'],
    ]);
    const stored = await server.db.selectFrom('events').select('Payload').where('Type', '=', 'DeskProfileCorrected').execute();
    expect(JSON.stringify(stored)).not.toMatch(/Beatrice|Milano|02 1234/);
  });

  describe('of a member who has an account', () => {
    const shared = async (userId: number, token: string, Granted: boolean) => {
      const body = [{ ClubId: world.clubA, Purpose: 'Contact' as const, Version: textVersions.Contact, Granted }];
      expect((await server.call(setConsents, { params: { id: userId }, body, token })).status).toBe(200);
    };
    const member = async () => {
      const { UserId, email } = await added();
      const token = await account(email, true);
      await server.call(getSelf, { token });
      return { UserId, token };
    };
    const seen = { HowKnown: 'IdentityCard' };
    const hidden = { BirthDate: null, Phone: null, Address1: null, PostalCode: null, City: null };
    const notified = async (token: string) => {
      await server.telling.notify();
      const { result } = await server.call(newestNotifications, { token });
      return result.Newest.filter(({ Event }) => Event === 'DeskProfileCorrected');
    };

    it('can be corrected only in the name while the member does not share contact data, and the member is notified without the values', async () => {
      const { UserId, token } = await member();
      const before = await written(paramsOf(UserId));
      expect(before.result).toMatchObject({ ...hidden, SignsIn: true, Correctable: ['FirstMidName', 'LastName'] });
      const { RowVersion } = before.result;
      expect((await correct(paramsOf(UserId), { RowVersion })).problem).toMatchObject({ status: 409, ErrorType: 'NotShared' });
      const unknown = await correct(paramsOf(UserId), { ...hidden, RowVersion });
      expect(unknown.problem.errors).toMatchObject([{ field: 'HowKnown', key: 'field-required' }]);
      expect(await notified(token)).toEqual([]);
      expect((await correct(paramsOf(UserId), { ...hidden, RowVersion, ...seen })).result).toMatchObject({
        LastName: 'Conte',
        ...hidden,
      });
      expect((await server.call(getSelf, { token })).result).toMatchObject({ FirstMidName: 'Beatrice', LastName: 'Conte' });
      const [copy, ...others] = await notified(token);
      expect(others).toEqual([]);
      expect(copy).toMatchObject({ Payload: { Fields: ['FirstMidName', 'LastName'] }, Detail: 'Nome, Cognome', View: 'Profile' });
      expect(JSON.stringify(copy?.Payload)).not.toContain('Conte');
    });

    it('can be corrected in birth date and contact data if the member shares contact data', async () => {
      const { UserId, token } = await member();
      await shared(UserId, token, true);
      const { RowVersion } = (await written(paramsOf(UserId))).result;
      expect((await correct(paramsOf(UserId), { RowVersion, ...seen })).result).toMatchObject({ ...right, ...contact });
      expect((await notified(token)).map(({ Payload }) => Payload.Fields)).toEqual([
        ['FirstMidName', 'LastName', 'BirthDate', 'Phone', 'PostalCode', 'City'],
      ]);
      await shared(UserId, token, false);
      expect((await written(paramsOf(UserId))).result).toMatchObject(hidden);
    });
  });

  describe('that it corrected', () => {
    const listed = async (userId: number) =>
      (await server.call(listClubUserCorrections, { params: paramsOf(userId), token: world.tokens.managerA })).result;
    const undo = (userId: number, correctionId: number) =>
      server.call(undoClubUserCorrection, { params: { ...paramsOf(userId), correctionId }, token: world.tokens.managerA });

    it('can be restored by the desk once, except fields that were changed since the correction', async () => {
      const { UserId } = await added();
      await correct(paramsOf(UserId));
      const [first] = await listed(UserId);
      expect(first?.Values).toContainEqual({ Field: 'LastName', Was: 'Conti', Became: 'Conte' });
      await correct(paramsOf(UserId), { RowVersion: 2, City: 'Roma' });
      expect(await listed(UserId)).toHaveLength(2);
      const { result } = await undo(UserId, first?.DeskCorrectionId ?? 0);
      expect(result.Undone).toEqual(['FirstMidName', 'LastName', 'BirthDate', 'Phone', 'PostalCode']);
      expect((await written(paramsOf(UserId))).result).toMatchObject({ LastName: 'Conti', BirthDate: null, City: 'Roma' });
      expect((await undo(UserId, first?.DeskCorrectionId ?? 0)).status).toBe(404);
    });

    it('can be restored for seven days, and the correction is deleted afterwards', async () => {
      const { UserId } = await added();
      await correct(paramsOf(UserId));
      const [first] = await listed(UserId);
      await server.db
        .updateTable('desk_corrections')
        .set({ At: hours(-169) })
        .where('UserId', '=', UserId)
        .execute();
      expect(await listed(UserId)).toEqual([]);
      expect((await undo(UserId, first?.DeskCorrectionId ?? 0)).status).toBe(404);
    });

    it('can be restored by the member, and the managers are notified', async () => {
      const { UserId, email } = await added();
      const token = await account(email, true);
      await server.call(getSelf, { token });
      const { RowVersion } = (await written(paramsOf(UserId))).result;
      const name = { BirthDate: null, Phone: null, Address1: null, PostalCode: null, City: null, HowKnown: 'AtDesk' };
      await correct(paramsOf(UserId), { ...name, RowVersion });
      const [mine] = (await server.call(listMyCorrections, { params: { id: UserId }, token })).result;
      expect(mine?.Values.map(({ Field }) => Field)).toEqual(['FirstMidName', 'LastName']);
      const params = { id: UserId, correctionId: mine?.DeskCorrectionId ?? 0 };
      expect((await server.call(undoMyCorrection, { params, token: world.tokens.managerA })).status).toBe(403);
      expect((await server.call(undoMyCorrection, { params, token })).result).toEqual({ Undone: ['FirstMidName', 'LastName'] });
      expect((await server.call(getSelf, { token })).result).toMatchObject({ FirstMidName: 'Bea', LastName: 'Conti' });
      await server.telling.notify();
      const { result } = await server.call(newestNotifications, { token: world.tokens.managerA });
      expect(result.Newest.filter(({ Payload }) => Payload.Variant === 'Undone')).toMatchObject([{ Target: { UserId } }]);
    });
  });

  describe('as a new address that it proposes', () => {
    const token = () => world.tokens.managerA;
    const propose = (userId: number, Email: string) =>
      server.call(proposeEmail, { params: paramsOf(userId), body: { Email }, token: token() });
    const proposal = async (userId: number) =>
      (await server.call(getEmailProposal, { params: paramsOf(userId), token: token() })).result.Proposal;
    const signedIn = async () => {
      const { UserId, email } = await added();
      const mine = await account(email, true);
      await server.call(getSelf, { token: mine });
      return { UserId, email, mine, other: address() };
    };
    const linkTo = async (email: string) => /token=([\w-]+)/.exec((await lettersTo(email)).at(-1)?.Text ?? '')?.[1] ?? '';
    const confirm = (link: string) => server.provider?.change.confirmEmail(link, { userAgent: '', from: null }, 'en');

    it('is mailed a link, the present address a notice, and replaces it only after the confirmation', async () => {
      const { UserId, email, mine, other } = await signedIn();
      expect((await propose(UserId, email)).problem.errors).toMatchObject([{ field: 'Email', key: 'email-same' }]);
      expect((await propose(UserId, other.toUpperCase())).result).toMatchObject({ ClubId: world.clubA, Email: other });
      expect((await lettersTo(email)).at(-1)?.Text).toMatch(new RegExp(`${other}[^]*48 ore`));
      const first = await linkTo(other);
      expect((await server.call(getSelf, { token: mine })).result.Email).toBe(email);
      expect((await server.call(listMyEmailProposals, { params: { id: UserId }, token: mine })).result).toMatchObject([
        { Email: other },
      ]);
      await propose(UserId, other);
      expect(await confirm(first)).toBe(false);
      expect(await confirm(await linkTo(other))).toBe(true);
      expect((await server.call(getSelf, { token: mine })).result.Email).toBe(other);
      expect(await proposal(UserId)).toBeNull();
      expect((await lettersTo(email)).at(-1)?.Text).toContain('/oidc/undo?token=');
    });

    it('ends when the desk cancels it, the member declines it, or 48 hours are over', async () => {
      const { UserId, mine, other } = await signedIn();
      await propose(UserId, other);
      await server.call(cancelEmailProposal, { params: paramsOf(UserId), token: token() });
      expect([await proposal(UserId), await confirm(await linkTo(other))]).toEqual([null, false]);
      await propose(UserId, other);
      await server.call(declineEmailProposal, { params: { id: UserId, clubId: world.clubA }, token: mine });
      expect([await proposal(UserId), await confirm(await linkTo(other))]).toEqual([null, false]);
      await propose(UserId, other);
      const at = (ago: number) =>
        server.db
          .updateTable('email_proposals')
          .set({ At: hours(-ago) })
          .where('UserId', '=', UserId)
          .execute();
      await at(47);
      expect(await proposal(UserId)).toMatchObject({ Email: other });
      await at(49);
      expect(await proposal(UserId)).toBeNull();
    });

    it('is refused for a member without an account', async () => {
      const { UserId } = await added();
      expect((await propose(UserId, address())).problem.errors).toMatchObject([
        { field: 'Email', key: 'member-without-account' },
      ]);
    });
  });

  it('cannot be corrected by trainers or other clubs, or when the user is no member', async () => {
    const { UserId } = await added();
    expect((await correct(paramsOf(UserId), {}, world.tokens.trainerA)).status).toBe(403);
    expect((await written(paramsOf(UserId, world.clubB), world.tokens.managerB)).status).toBe(404);
    expect((await correct(paramsOf(UserId, world.clubB), {}, world.tokens.managerB)).status).toBe(404);
  });
});

describe('a user with an account whom a desk adds', () => {
  it('becomes a member at once within the same brand, and is notified', async () => {
    const email = address();
    const id = await aUser(server.db, { Email: email, FirstMidName: 'Carla', Language: 'fr' });
    await aRole(server.db, id, 'Athlete', world.clubA2);
    expect((await add(email)).result).toMatchObject({ User: { UserId: id, FirstMidName: 'Carla' }, Invitation: null });
    expect((await lettersTo(email)).map(({ Text }) => Text)).toEqual([
      expect.stringMatching(/^Bonjour Carla.*dans votre profil/s),
    ]);
  });

  it('is invited in another brand, and the response reveals nothing about them', async () => {
    const email = address();
    const id = await aUser(server.db, { Email: email, FirstMidName: 'Secret', LastName: 'Name' });
    await aRole(server.db, id, 'Athlete', world.clubB);
    const { result } = await add(email);
    expect(result).toMatchObject({
      User: null,
      Invitation: { Email: email, FirstMidName: 'Bea', State: 'Waiting', Sendings: 1 },
    });
    expect(JSON.stringify(result)).not.toContain('Secret');
    expect(await found(email)).toEqual([]);
    expect((await add(email)).problem.ErrorType).toBe('UserIsInvited');
  });
});
