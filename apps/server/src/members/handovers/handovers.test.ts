import { changePassword } from '@clubpulse/contract/accounts/security.calls';
import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { joinClub } from '@clubpulse/contract/clubs/clubs.calls';
import { addClubUser } from '@clubpulse/contract/members/adding/adding.calls';
import { HANDED_AN_HOUR } from '@clubpulse/contract/members/handovers/handovers';
import { handOverAccount, handOverInvitation } from '@clubpulse/contract/members/handovers/handovers.calls';
import { acceptInvitation, listUserInvitations, sendInvitations } from '@clubpulse/contract/members/invitations.calls';
import { giveRole } from '@clubpulse/contract/members/membership.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outsideTransaction } from '../../platform/database/pool/one-connection.ts';
import { lockAccount } from '../../platform/identity/accounts.store.ts';
import { redeemAccessLink } from '../../platform/identity/handed/handed.store.ts';
import { hashOf, newCode, newSecret } from '../../platform/secrets/secrets.ts';
import { eraseUser, leaveClub, leaveClubs } from '../../test/leaving.ts';
import { oneIn } from '../../test/proof/at-length.ts';
import { untilStuck } from '../../test/race/until-stuck.ts';
import { aRole, aUser } from '../../test/rows.ts';
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
const address = () => `handed${++count}.${world.clubA}@example.com`;
const post = (cookie: string, password: string) =>
  server.app.inject({
    method: 'POST',
    url: '/oidc/handed',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: new URLSearchParams({ password }).toString(),
  });
async function opened(link: string) {
  const { pathname, search } = new URL(link);
  const first = await server.app.inject({ url: pathname + search });
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
  const page = await server.app.inject({ url: '/oidc/handed', headers: { cookie } });
  return { first, page, use: (password: string) => post(cookie, password) };
}
const tokenOf = (email: string) => server.tokenFor(email, false);
const account = (email: string) =>
  server.db.selectFrom('identity_accounts').selectAll().where('Email', '=', email).executeTakeFirst();

async function invited(
  email: string,
  Role: 'Trainer' | 'Manager' | 'Athlete' = 'Trainer',
  token = world.tokens.managerA,
  id = world.clubA,
) {
  const body = { People: [{ Email: email, FirstMidName: 'Tina' }], Role, Language: 'en' };
  const { result } = await server.call(sendInvitations, { params: { id }, body, token });
  return result.Invitations[0]?.Code ?? '';
}
const handInvitation = (code: string, token = world.tokens.managerA) =>
  server.call(handOverInvitation, { params: { code }, token });
const handMember = (userId: number, token = world.tokens.managerA, id = world.clubA) =>
  server.call(handOverAccount, { params: { id, userId }, token });
async function desked(email: string, token = world.tokens.managerA, id = world.clubA) {
  const body = { Email: email, FirstMidName: 'Bea', Language: 'en', Agreed: true };
  const { result } = await server.call(addClubUser, { params: { id }, body, token });
  if (result.User === null) throw new Error('no member was added');
  return result.User.UserId;
}
const accept = (code: string, token: string) => server.call(acceptInvitation, { params: { code }, token });

describe('an invited trainer on a server without mail', () => {
  it('opens an account once by the link that staff hand over, and can work in the club', async () => {
    const email = address();
    const code = await invited(email);
    const { status, result } = await handInvitation(code);
    expect([status, result.Does]).toEqual([201, 'Account']);
    const { first, page, use } = await opened(result.Link);
    expect([first.statusCode, first.headers['location'], page.statusCode]).toEqual([303, '/oidc/handed', 200]);
    expect(page.body).toContain(email);
    expect((await use('short')).statusCode).toBe(422);
    expect(await account(email)).toBeUndefined();
    const done = await use(PASSWORD);
    expect([done.statusCode, done.headers['location']]).toEqual([
      303,
      expect.stringMatching(new RegExp(`/\\?lang=en&signIn=1#/InvitationCode/${code}$`)),
    ]);
    expect(String(done.headers['set-cookie']), 'the next sign-in asks nothing').toContain('clubpulse_made=');
    expect(await account(email)).toMatchObject({ EmailVerified: false, HandedOver: true });
    const again = await use('another long password');
    expect([again.statusCode, again.body]).toEqual([410, expect.stringContaining('Ask your club for another.')]);
    expect(again.body).not.toContain('your mail');
    const token = await tokenOf(email);
    const { result: self } = await server.call(getSelf, { token });
    const waiting = () => server.call(listUserInvitations, { params: { id: self.UserId }, token });
    const body = { People: [{ Email: email }], Role: 'Athlete', Language: 'en' };
    await server.call(sendInvitations, { params: { id: world.clubB }, body, token: world.tokens.managerB });
    expect((await waiting()).result, 'of another club’s invitation the address is not confirmed').toMatchObject([{ Code: code }]);
    expect((await accept(code, token)).status).toBe(200);
    expect((await waiting()).result).toEqual([]);
    const { UserId, EmailConfirmed } = (await server.call(getSelf, { token })).result;
    const roles = await server.db.selectFrom('user_roles').select(['ClubId', 'Role']).where('UserId', '=', UserId).execute();
    expect([roles, EmailConfirmed]).toEqual([[{ ClubId: world.clubA, Role: 'Trainer' }], false]);
  });

  it('must enter the password of an existing account, and cannot set a new password', async () => {
    const email = address();
    await server.provider?.createAccount({ email, password: PASSWORD, verified: false });
    const before = await account(email);
    const code = await invited(email);
    const { page, use } = await opened((await handInvitation(code)).result.Link);
    expect(page.body).toContain('current-password');
    expect((await use('another password')).statusCode).toBe(422);
    expect((await use(PASSWORD)).statusCode).toBe(303);
    expect(await account(email)).toEqual(before);
    expect((await accept(code, await tokenOf(email))).status).toBe(200);
  });

  it('cannot accept with the invitation code alone, nor with a link for another invitation', async () => {
    const email = address();
    const code = await invited(email);
    const token = await tokenOf(email);
    expect((await accept(code, token)).problem.ErrorType).toBe('InvitationToConfirm');
    expect((await server.app.inject({ url: `/oidc/handed?token=${code}AAAAAAAA` })).statusCode).toBe(303);
    expect((await opened(`http://127.0.0.1/oidc/handed?token=${code}AAAAAAAA`)).page.statusCode).toBe(410);

    const body = { People: [{ Email: email }], Role: 'Manager', Language: 'en' };
    const theirs = await server.call(sendInvitations, { params: { id: world.clubB }, body, token: world.tokens.managerB });
    const theirCode = theirs.result.Invitations[0]?.Code ?? '';
    const link = (await handInvitation(theirCode, world.tokens.managerB)).result.Link;
    expect((await (await opened(link)).use('a long enough password')).statusCode).toBe(303);
    expect((await accept(theirCode, token)).status).toBe(200);
    expect((await accept(code, token)).problem.ErrorType).toBe('InvitationToConfirm');
  });

  it('can use only the newest link, within an hour', async () => {
    const code = await invited(address());
    const older = (await handInvitation(code)).result.Link;
    const newer = (await handInvitation(code)).result.Link;
    expect((await opened(older)).page.statusCode).toBe(410);
    const { use, page } = await opened(newer);
    expect(page.statusCode).toBe(200);
    const hour = new Date(Date.now() - 1000);
    await server.db.updateTable('identity_handed').set({ ExpiresAt: hour }).where('UsedAt', 'is', null).execute();
    expect((await use(PASSWORD)).statusCode).toBe(410);
  });

  it('can get a link only from managers of the club who signed in recently', async () => {
    const code = await invited(address());
    expect((await handInvitation(code, world.tokens.trainerA)).status).toBe(403);
    expect((await handInvitation(code, world.tokens.managerB)).status).toBe(403);
    expect((await handInvitation('ABCDEFGHJKMNPQRT')).status).toBe(404);
    const stored = JSON.stringify(await server.db.selectFrom('identity_handed').selectAll().execute());
    const { Link } = (await handInvitation(code)).result;
    expect(stored).not.toContain(new URL(Link).searchParams.get('token'));
  });

  it('can get a link only for a personal invitation, not for a public one', async () => {
    const Code = newCode(16);
    const link = { ClubId: world.clubA, Code, Kind: 'Link', Role: 'Athlete', Title: 'Door', Language: 'en' } as const;
    await server.db
      .insertInto('invitations')
      .values({ ...link, CreatedAt: new Date() })
      .execute();
    const { status, problem } = await handInvitation(Code);
    expect([status, problem.ErrorType]).toEqual([404, 'NotFound']);
  });

  it('can get no link from a manager who signed in hours ago', async () => {
    const code = await invited(address());
    const email = `earlier${world.clubA}@example.com`;
    const { UserId } = (await server.call(getSelf, { token: await server.tokenFor(email) })).result;
    await aRole(server.db, UserId, 'Manager', world.clubA);
    const token = await server.tokenFor(email);
    const accountId = (await account(email))?.AccountId ?? '';
    await server.db
      .updateTable('identity_sessions')
      .set({ ProvedAt: new Date(0) })
      .where('AccountId', '=', accountId)
      .execute();
    const userId = await desked(address());
    for (const { status, problem } of [await handInvitation(code, token), await handMember(userId, token)])
      expect([status, problem.ErrorType]).toEqual([403, 'SignInAgain']);
    expect((await handInvitation(code, await server.tokenFor(email))).status).toBe(201);
  });

  it('cannot use a link after the manager who created it lost their role', async () => {
    const code = await invited(address());
    const leaving = `leaving${world.clubA}@example.com`;
    const token = await server.tokenFor(leaving);
    const { UserId } = (await server.call(getSelf, { token })).result;
    await aRole(server.db, UserId, 'Manager', world.clubA);
    const again = await server.tokenFor(leaving);
    const { Link } = (await handInvitation(code, again)).result;
    expect((await opened(Link)).page.statusCode).toBe(200);
    await leaveClubs(server.db, UserId);
    expect((await opened(Link)).page.statusCode).toBe(410);
  });
});

describe('a member to whom staff hand over an account link', () => {
  it('opens their account by the link if a desk added them, and may then get a staff role', async () => {
    const email = address();
    const userId = await desked(email);
    const { Does, Link } = (await handMember(userId)).result;
    expect(Does).toBe('Account');
    const { use } = await opened(Link);
    await use(PASSWORD);
    const token = await tokenOf(email);
    expect((await server.call(getSelf, { token })).result).toMatchObject({ UserId: userId, EmailConfirmed: false });
    const role = { params: { id: world.clubA, userId }, body: { Role: 'Trainer' }, token: world.tokens.managerA } as const;
    expect((await server.call(giveRole, role)).status).toBe(200);
  });

  it("gets the account that another person opened with the member's e-mail address, with a new password", {
    tags: ['atLength'],
  }, async () => {
    const email = address();
    const userId = await desked(email);
    const squatter = await tokenOf(email);
    expect((await server.call(getSelf, { token: squatter })).problem.ErrorType).toBe('EmailToConfirm');
    const { Does, Link } = (await handMember(userId)).result;
    expect(Does).toBe('Password');
    await (await opened(Link)).use(PASSWORD);
    await expect.poll(async () => (await server.call(getSelf, { token: squatter })).status).toBe(401);
    expect((await server.call(getSelf, { token: await tokenOf(email) })).result.UserId).toBe(userId);
  });

  it('can get a new password for an account that staff opened, but not while they are also in another club', async () => {
    const email = address();
    const userId = await desked(email);
    await (await opened((await handMember(userId)).result.Link)).use(PASSWORD);
    const signedIn = await tokenOf(email);
    await server.call(getSelf, { token: signedIn });
    const { Does, Link } = (await handMember(userId)).result;
    expect(Does).toBe('Password');
    await aRole(server.db, userId, 'Athlete', world.clubB);
    expect((await opened(Link)).page.statusCode).toBe(410);
    expect((await handMember(userId)).result.Does).toBe('Proof');
    await leaveClub(server.db, { UserId: userId, ClubId: world.clubB });
    const again = await opened((await handMember(userId)).result.Link);
    expect((await again.use('a second long password')).statusCode).toBe(303);
    await expect.poll(async () => (await server.call(getSelf, { token: signedIn })).status).toBe(401);
  });

  it('must enter their own password if they signed up without staff, and staff can never reset it', async () => {
    await server.call(getSelf, { token: world.tokens.athleteA });
    const { Does, Link } = (await handMember(world.ids.athleteA)).result;
    expect(Does).toBe('Proof');
    const { page, use } = await opened(Link);
    expect(page.body).toContain('current-password');
    expect((await use('a new password of mine')).statusCode).toBe(422);
  });

  it('must belong to the club of the caller and have a lower rank than the caller', async () => {
    expect((await handMember(world.ids.athleteA, world.tokens.managerB, world.clubB)).status).toBe(404);
    expect((await handMember(world.ids.athleteA, world.tokens.trainerA)).status).toBe(403);
    const both = await aUser(server.db, { EmailConfirmed: false });
    await aRole(server.db, both, 'Athlete', world.clubA);
    await aRole(server.db, both, 'Manager', world.clubA);
    expect((await handMember(both)).problem.ErrorType).toBe('HandoverOfOthers');
  });

  it('counts towards a limit of links per club and hour, so that a stolen staff account does limited damage', {
    tags: ['atLength'],
  }, async () => {
    const other = await createWorld(server);
    await server.call(getSelf, { token: other.tokens.athleteA });
    const hand = () => handMember(other.ids.athleteA, other.tokens.managerA, other.clubA);
    for (let times = 1; times < HANDED_AN_HOUR; times += 1) await hand();
    expect((await hand()).status).toBe(201);
    expect((await hand()).problem.ErrorType).toBe('TooManyRequests');
    expect((await handMember(await desked(address()))).status).toBe(201);
  });

  it('is named in the event of the club together with the caller, but the event does not contain the link', async () => {
    const userId = await desked(address());
    const { Link } = (await handMember(userId)).result;
    const events = await server.db
      .selectFrom('events')
      .select('Payload')
      .where('Type', '=', 'AccessHandedOver')
      .where('ClubId', '=', world.clubA)
      .execute();
    expect(events.map(({ Payload }) => Payload)).toContainEqual({
      Target: userId,
      InvitationId: null,
      Does: 'Account',
      By: world.ids.managerA,
    });
    expect(JSON.stringify(events)).not.toContain(new URL(Link).searchParams.get('token'));
  });
});

describe('an account that the first club confirmed by its link', () => {
  const OWN = 'a long password of one’s own';
  const THEIRS = 'a password of club B';
  const handB = (userId: number) => handMember(userId, world.tokens.managerB, world.clubB);
  const typed = async (link: string, password: string) => (await (await opened(link)).use(password)).statusCode;
  const isRight = async (email: string, password: string) => {
    const code = await invited(email, 'Athlete', world.tokens.ownerA, world.clubA2);
    return (await typed((await handInvitation(code, world.tokens.ownerA)).result.Link, password)) === 303;
  };
  const codeOf = async (ClubId: number) =>
    (await server.db.selectFrom('clubs').select('Code').where('ClubId', '=', ClubId).executeTakeFirstOrThrow()).Code;
  const join = async (token: string, clubId: number) => {
    expect((await server.call(joinClub, { body: { Code: await codeOf(clubId) }, token })).status).toBe(200);
    return (await server.call(getSelf, { token })).result.UserId;
  };

  it('retains its password when the desk of a second club had entered the e-mail address before that link was used', async () => {
    const email = address();
    const desk = await desked(email, world.tokens.managerB, world.clubB);
    const code = await invited(email, 'Manager');
    expect(await typed((await handInvitation(code)).result.Link, OWN)).toBe(303);
    const { Does, Link } = (await handB(desk)).result;
    expect(Does).toBe('Account');
    expect(await typed(Link, THEIRS)).toBe(422);
    expect(await typed(Link, OWN)).toBe(303);
    expect((await accept(code, await tokenOf(email))).status).toBe(200);
  });

  it('retains its password when the desk of a second club enters the e-mail address afterwards', {
    tags: ['atLength'],
  }, async () => {
    const email = address();
    const code = await invited(email, 'Manager');
    expect(await typed((await handInvitation(code)).result.Link, OWN)).toBe(303);
    const { Does, Link } = (await handB(await desked(email, world.tokens.managerB, world.clubB))).result;
    expect(Does).toBe('Account');
    expect(await typed(Link, THEIRS)).toBe(422);
  });

  it('retains its password when the member joins a second club without its staff', { tags: ['atLength'] }, async () => {
    const email = address();
    const code = await invited(email);
    expect(await typed((await handInvitation(code)).result.Link, OWN)).toBe(303);
    const userId = await join(await tokenOf(email), world.clubB);
    const { Does, Link } = (await handB(userId)).result;
    expect(Does).toBe('Proof');
    expect(await typed(Link, THEIRS)).toBe(422);
    expect(await isRight(email, OWN)).toBe(true);
  });

  it('is no longer confirmed after an administrator resets the password for another club, and no old code confirms it again', {
    tags: ['atLength'],
  }, async () => {
    const email = address();
    const code = await invited(email, 'Manager');
    expect(await typed((await handInvitation(code)).result.Link, OWN)).toBe(303);
    const userId = await join(await tokenOf(email), world.clubB);
    const { Does, Link } = (await handMember(userId, world.tokens.admin, world.clubB)).result;
    expect(Does).toBe('Password');
    expect(await typed(Link, THEIRS)).toBe(303);
    const token = await tokenOf(email);
    expect((await accept(code, token)).problem.ErrorType).toBe('InvitationToConfirm');
    await join(token, world.clubA);
    const role = { params: { id: world.clubA, userId }, body: { Role: 'Trainer' }, token: world.tokens.managerA } as const;
    expect((await server.call(giveRole, role)).problem.ErrorType).toBe('StaffUnproved');
  });

  it('makes a password link invalid that the second club had created before', async () => {
    const email = address();
    const desk = await desked(email, world.tokens.managerB, world.clubB);
    expect(await typed((await handB(desk)).result.Link, OWN)).toBe(303);
    const older = (await handB(desk)).result;
    expect(older.Does).toBe('Password');
    const code = await invited(email, 'Manager');
    expect(await typed((await handInvitation(code)).result.Link, OWN)).toBe(303);
    expect(await typed(older.Link, THEIRS)).toBe(410);
    expect((await handB(desk)).result.Does).toBe('Account');
  });

  it.each(oneIn(2, ['opens', 'replaces']))(
    'makes a password link invalid that the second club %s while the link of the first club is being used',
    { tags: ['examples'] },
    async (what) => {
      const email = address();
      const desk = await desked(email, world.tokens.managerB, world.clubB);
      expect(await typed((await handB(desk)).result.Link, OWN)).toBe(303);
      const older = (await handB(desk)).result;
      expect(older.Does).toBe('Password');
      const code = await invited(email, 'Manager');
      const theirs = new URL((await handInvitation(code)).result.Link).searchParams.get('token') ?? '';
      const { AccountId } = (await account(email)) ?? { AccountId: '' };
      const meanwhile = await server.db.transaction().execute(async (trx) => {
        await lockAccount(trx, AccountId);
        expect(await redeemAccessLink(trx, hashOf(theirs), AccountId, ['Account'])).toBe(true);
        const racing = outsideTransaction(() => (what === 'opens' ? typed(older.Link, THEIRS) : handB(desk)));
        await untilStuck(server.db, [racing]);
        return { racing };
      });
      const found = await meanwhile.racing;
      if (typeof found === 'number') expect(found).toBe(410);
      else expect(found.result.Does).toBe('Account');
      const left = server.db
        .selectFrom('identity_handed')
        .selectAll()
        .where('AccountId', '=', AccountId)
        .where('UsedAt', 'is', null);
      expect(await left.where('Does', '=', 'Password').execute()).toEqual([]);
      expect(await isRight(email, OWN)).toBe(true);
    },
  );

  it('is confirmed only once the link is opened, so until then the desk of the second club may reset the password', {
    tags: ['atLength'],
  }, async () => {
    const email = address();
    const desk = await desked(email, world.tokens.managerB, world.clubB);
    expect(await typed((await handB(desk)).result.Link, OWN)).toBe(303);
    const code = await invited(email, 'Manager');
    const waits = (await handInvitation(code, world.tokens.admin)).result;
    expect(waits.Does).toBe('Password');
    expect((await handB(desk)).result.Does).toBe('Password');
    expect(await typed(waits.Link, THEIRS)).toBe(303);
    expect((await handB(desk)).result.Does).toBe('Account');
  });

  it('can get a new password from the owner of both clubs, and then needs a new confirmation for the invitation', async () => {
    const email = address();
    const code = await invited(email, 'Trainer', world.tokens.ownerA, world.clubA2);
    expect(await typed((await handInvitation(code, world.tokens.ownerA)).result.Link, OWN)).toBe(303);
    const userId = await join(await tokenOf(email), world.clubA);
    expect((await handMember(userId)).result.Does).toBe('Proof');
    const { Does, Link } = (await handMember(userId, world.tokens.ownerA)).result;
    expect(Does).toBe('Password');
    expect(await typed(Link, PASSWORD)).toBe(303);
    expect((await accept(code, await tokenOf(email))).problem.ErrorType).toBe('InvitationToConfirm');
  });
});

describe('a link from an administrator to an invited user', () => {
  it('gives access to a user whose e-mail address the desk of another club entered, without a second account', async () => {
    const email = address();
    const desk = await desked(email, world.tokens.managerB, world.clubB);
    const code = await invited(email, 'Manager');
    const first = (await handInvitation(code)).result;
    expect(first).toMatchObject({ Does: 'Account', HeldElsewhere: true });
    await (await opened(first.Link)).use(PASSWORD);
    expect((await server.call(getSelf, { token: await tokenOf(email) })).problem.ErrorType).toBe('EmailToConfirm');

    const { Does, Link, HeldElsewhere } = (await handInvitation(code, world.tokens.admin)).result;
    expect([Does, HeldElsewhere]).toEqual(['Password', false]);
    await (await opened(Link)).use('a second long password');
    const token = await tokenOf(email);
    expect((await server.call(getSelf, { token })).result.UserId).toBe(desk);
    expect((await accept(code, token)).status).toBe(200);
    expect((await handMember(desk, world.tokens.managerB, world.clubB)).result.Does).toBe('Proof');
  });

  it('prevents that the desk of another club sets the password afterwards', async () => {
    const email = address();
    const desk = await desked(email, world.tokens.managerB, world.clubB);
    const code = await invited(email, 'Trainer');
    const { Does, Link } = (await handInvitation(code, world.tokens.admin)).result;
    expect(Does).toBe('Account');
    await (await opened(Link)).use(PASSWORD);
    expect((await handMember(desk, world.tokens.managerB, world.clubB)).result.Does).toBe('Account');
    const token = await tokenOf(email);
    expect((await server.call(getSelf, { token })).result.UserId).toBe(desk);
    expect((await accept(code, token)).status).toBe(200);
  });

  it('resets the password of an unverified account of another person, but not of a verified account or of an administrator’s or editor’s account', async () => {
    const email = address();
    const stranger = await tokenOf(email);
    await server.call(getSelf, { token: stranger });
    const code = await invited(email);
    expect((await handInvitation(code)).result).toMatchObject({ Does: 'Account', HeldElsewhere: false });
    const { Does, Link } = (await handInvitation(code, world.tokens.admin)).result;
    expect(Does).toBe('Password');
    expect((await (await opened(Link)).use('a password from now on')).statusCode).toBe(303);
    await expect.poll(async () => (await server.call(getSelf, { token: stranger })).status).toBe(401);
    expect((await accept(code, await tokenOf(email))).status).toBe(200);

    const proved = address();
    await server.provider?.createAccount({ email: proved, password: PASSWORD, verified: true });
    expect((await handInvitation(await invited(proved), world.tokens.admin)).result.Does).toBe('Account');
    const other = address();
    await server.provider?.createAccount({ email: other, password: PASSWORD, verified: false, editor: true });
    expect((await handInvitation(await invited(other), world.tokens.admin)).result.Does).toBe('Account');
  });

  it.each(['loses that right', 'is erased'])('becomes invalid when the administrator who created it %s', async (what) => {
    const email = address();
    const UserId = await aUser(server.db, { Email: email, IsAdmin: true });
    const code = await invited(address());
    const { Link } = (await handInvitation(code, await server.tokenFor(email))).result;
    expect((await opened(Link)).page.statusCode).toBe(200);
    if (what === 'is erased') await eraseUser(server.db, UserId);
    else await server.db.updateTable('users').set({ IsAdmin: false }).where('UserId', '=', UserId).execute();
    expect((await opened(Link)).page.statusCode).toBe(410);
  });
});

describe('a link to set a password', () => {
  async function linked() {
    const email = address();
    const userId = await desked(email);
    expect(await (await opened((await handMember(userId)).result.Link)).use(PASSWORD)).toMatchObject({ statusCode: 303 });
    const token = await tokenOf(email);
    await server.call(getSelf, { token });
    const { Does, Link } = (await handMember(userId)).result;
    expect(Does).toBe('Password');
    const { AccountId } = (await account(email)) ?? { AccountId: '' };
    return { email, userId, AccountId, token, leadsTo: async () => (await opened(Link)).page.statusCode };
  }

  it('becomes invalid when the user verifies another e-mail address of their account', async () => {
    const { AccountId, email, leadsTo } = await linked();
    const secret = newSecret();
    const ExpiresAt = new Date(Date.now() + 60_000);
    const Email = `own.${email}`;
    await server.db
      .insertInto('identity_links')
      .values({ TokenHash: hashOf(secret), AccountId, Purpose: 'email', ExpiresAt, Email })
      .execute();
    const confirmed = await server.app.inject({
      method: 'POST',
      url: '/oidc/email',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: `clubpulse_email=${secret}` },
      payload: new URLSearchParams({ password: PASSWORD }).toString(),
    });
    expect([confirmed.statusCode, (await account(Email))?.EmailVerified]).toEqual([200, true]);
    expect(await leadsTo()).toBe(410);
  });

  it('becomes invalid when the user sets another password', async () => {
    const { token, userId, leadsTo } = await linked();
    const body = { Password: PASSWORD, NewPassword: 'of my own making', EndOthers: false };
    expect((await server.call(changePassword, { params: { id: userId }, body, token })).status).toBe(204);
    expect(await leadsTo()).toBe(410);
  });

  it.each(oneIn(2, ['IsAdmin', 'IsEditor'] as const))(
    'becomes invalid when the account gets the right %s',
    { tags: ['examples'] },
    async (flag) => {
      const one = await linked();
      await server.db
        .updateTable('identity_accounts')
        .set({ [flag]: true })
        .where('AccountId', '=', one.AccountId)
        .execute();
      expect(await one.leadsTo()).toBe(410);
      const other = await linked();
      await server.db
        .updateTable('users')
        .set({ [flag]: true })
        .where('UserId', '=', other.userId)
        .execute();
      expect(await other.leadsTo()).toBe(410);
    },
  );
});
