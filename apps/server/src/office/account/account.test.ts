import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { createIcalFeed } from '@clubpulse/contract/calendar/ical.calls';
import { joinClub } from '@clubpulse/contract/clubs/clubs.calls';
import { sendOwnBeats } from '@clubpulse/contract/live/own-strap/own-strap.calls';
import { deleteAccount, exportAccount } from '@clubpulse/contract/office/account.calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilStuck } from '../../test/race/until-stuck.ts';
import { aClub, aRole } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { createHeartMinutes, type HeartMinutes, minutesFrom } from '../../training/heart-minutes/public.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const someone = async (name: string) => {
  const email = `${name}-${world.clubA}@example.com`;
  await server.provider?.createAccount({ email, password: 'a long enough password', verified: true });
  const token = await server.tokenFor(email);
  const { UserId } = (await server.call(getSelf, { token })).result;
  return { email, token, UserId, params: { id: UserId } };
};
const received = (userId: number): HeartMinutes =>
  minutesFrom(Math.floor(Date.now() / 60_000) * 60 - 5 * 3600, new Uint8Array(60).fill(120), userId);
const storedOf = async (userId: number) => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from heart_minute where "UserId" = ${userId}
    union all select count(*)::int from training_due where "UserId" = ${userId}`.execute(server.db);
  return rows.map(({ n }) => n);
};
const leave = (person: Awaited<ReturnType<typeof someone>>, Email = person.email) =>
  server.call(deleteAccount, { params: person.params, body: { Email }, token: person.token });

describe('the export of a user’s personal data', () => {
  it('can be requested only by the user', async () => {
    const { ids, tokens } = world;
    const params = { id: ids.athleteA };
    expect((await server.call(exportAccount, { params })).status).toBe(401);
    expect((await server.call(exportAccount, { params, token: tokens.managerA })).status).toBe(403);
    const { result } = await server.call(exportAccount, { params, token: tokens.athleteA });
    expect(result).toMatchObject({ users: [{ UserId: ids.athleteA }], user_roles: [{ Role: 'Athlete', ClubId: world.clubA }] });
    expect(JSON.stringify(result)).not.toContain(world.nicknames.neighbourA);
  });
});

describe('the deletion of a user’s account', () => {
  it('is refused when the typed email address is not the user’s, and when another user requests it', async () => {
    const one = await someone('stays');
    expect((await leave(one, 'other@example.com')).problem.errors).toMatchObject([{ field: 'Email', key: 'email-not-yours' }]);
    expect((await server.call(deleteAccount, { params: one.params, body: { Email: one.email } })).status).toBe(401);
    const staff = { params: one.params, body: { Email: one.email }, token: world.tokens.admin };
    expect((await server.call(deleteAccount, staff)).status).toBe(403);
    expect((await server.call(getSelf, { token: one.token })).status).toBe(200);
  });

  it('refuses requests that the user sends at the same time', async () => {
    const one = await someone('hurries');
    const made = await server.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('users').where('UserId', '=', one.UserId).execute();
      const making = server.call(createIcalFeed, { params: one.params, token: one.token });
      await untilStuck(server.db, [making]);
      return { making };
    });
    expect((await made.making).status).toBe(401);
  });

  it('leaves no heart rates of a strap that the user’s phone sends meanwhile', async () => {
    const one = await someone('runs-on');
    const Begin = new Date(Math.floor(Date.now() / 60_000) * 60_000 - 3_600_000).toISOString();
    const made = await server.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('users').where('UserId', '=', one.UserId).execute();
      const sending = server.call(sendOwnBeats, { params: one.params, token: one.token, body: { Begin, Beats: [120, 121] } });
      await untilStuck(server.db, [sending]);
      return { sending };
    });
    expect((await made.sending).status).toBe(404);
    expect(await storedOf(one.UserId)).toEqual([0, 0]);
  });

  it('removes all data of the user, notifies the managers of their clubs, and makes the token invalid', async () => {
    const one = await someone('goes');
    await server.call(joinClub, { body: { Code: world.codeA }, token: one.token });
    const { TransactionId } = await server.db
      .insertInto('transactions')
      .values({ ClubId: world.clubA, UserId: one.UserId, Type: 'Purchase', Method: 'Cash', Amount: 5000, Currency: 'EUR' })
      .returning('TransactionId')
      .executeTakeFirstOrThrow();
    const debt = {
      ClubId: world.clubA,
      UserId: one.UserId,
      UserSubscriptionId: 999_999_999,
      SubscriptionName: 'Open',
      Currency: 'EUR',
    };
    await server.db
      .insertInto('write_offs')
      .values({ ...debt, Amount: 100, Number: null, Reason: 'Moved away', At: new Date() })
      .execute();
    await server.db.transaction().execute((trx) => createHeartMinutes().store(trx, received(one.UserId)));
    const invited = { Type: 'InvitationAccepted', Payload: { Target: one.UserId, Email: 'older@example.com', Role: 'Athlete' } };
    const invitedBefore = { Type: 'CreatedInvitation', Payload: { Email: one.email.toUpperCase(), Message: 'Come' } };
    for (const { Type, Payload } of [invited, invitedBefore])
      await server.db
        .insertInto('events')
        .values({ ClubId: world.clubA, Type, Payload: JSON.stringify(Payload) })
        .execute();
    expect((await leave(one)).status).toBe(204);
    expect((await server.call(getSelf, { token: one.token })).status).toBe(401);
    expect(await server.provider?.accountByEmail(one.email)).toBeUndefined();
    expect(await storedOf(one.UserId)).toEqual([0, 0]);
    const named = sql<{ n: number }>`select count(*)::int as n from events
      where "Payload"::text ilike ${`%${one.email}%`} or "Payload"::text like '%older@example.com%'`;
    expect((await named.execute(server.db)).rows).toEqual([{ n: 0 }]);
    expect(
      await server.db.selectFrom('events').select('Payload').where('Type', '=', 'CreatedInvitation').execute(),
    ).toContainEqual({
      Payload: { Email: null, Message: 'Come' },
    });
    expect(await server.db.selectFrom('users').selectAll().where('UserId', '=', one.UserId).execute()).toEqual([]);
    const left = await server.db.selectFrom('events').select('Payload').where('Type', '=', 'UserLeftClub').execute();
    expect(left.map(({ Payload }) => Payload)).toContainEqual(
      expect.objectContaining({ Target: one.UserId, Email: null, Nickname: null, WithAccount: true }),
    );
    const written = await server.db
      .selectFrom('write_offs')
      .select('UserId')
      .where('UserSubscriptionId', '=', 999_999_999)
      .execute();
    expect(written).toEqual([{ UserId: null }]);
    const book = await server.db.selectFrom('transactions').selectAll().where('TransactionId', '=', TransactionId).execute();
    expect(book).toMatchObject([{ UserId: null, ClubId: world.clubA }]);
  });

  it('is refused while the user is the only manager of a club', async () => {
    const one = await someone('manages');
    const club = await aClub(server.db);
    await aRole(server.db, one.UserId, 'Manager', club);
    const { status, problem } = await leave(one);
    expect([status, problem.ErrorType]).toEqual([409, 'LastManager']);
    expect((await server.call(getSelf, { token: one.token })).status).toBe(200);
  });

  it('is refused while the user is the only owner of a brand', async () => {
    const one = await someone('owns');
    const { BrandId } = await server.db
      .insertInto('brands')
      .values({ Name: `Brand ${one.UserId}` })
      .returning('BrandId')
      .executeTakeFirstOrThrow();
    await server.db.insertInto('user_roles').values({ UserId: one.UserId, Role: 'Owner', BrandId }).execute();
    expect((await leave(one)).problem.ErrorType).toBe('LastOwner');
  });

  it('succeeds for only one of two owners at the same time, and also leaves a club that the user joins meanwhile', async () => {
    const [one, other] = [await someone('owns-one'), await someone('owns-other')];
    const { BrandId } = await server.db
      .insertInto('brands')
      .values({ Name: `Brand of ${one.UserId} and ${other.UserId}` })
      .returning('BrandId')
      .executeTakeFirstOrThrow();
    for (const { UserId } of [one, other])
      await server.db.insertInto('user_roles').values({ UserId, Role: 'Owner', BrandId }).execute();
    const answers = await server.db.transaction().execute(async (trx) => {
      // The lock lets both deletions check for other owners before one of them ends.
      await trx.selectFrom('users').select('UserId').where('UserId', 'in', [one.UserId, other.UserId]).forKeyShare().execute();
      const going = [leave(one), leave(other)];
      await untilStuck(server.db, going);
      await trx.insertInto('user_roles').values({ UserId: one.UserId, Role: 'Athlete', ClubId: world.clubA }).execute();
      return { going };
    });
    const statuses = (await Promise.all(answers.going)).map(({ status, problem }) => [status, problem?.ErrorType]);
    expect(new Set(statuses.map(([status]) => status))).toEqual(new Set([204, 409]));
    expect(statuses).toContainEqual([409, 'LastOwner']);
    const owners = await server.db.selectFrom('user_roles').select('UserId').where('BrandId', '=', BrandId).execute();
    expect(owners).toHaveLength(1);
  });

  it('is refused, like the export, when the user last proved their identity hours ago', async () => {
    const one = await someone('unlocked');
    const subject = (await server.provider?.accountByEmail(one.email))?.AccountId ?? '';
    await server.db
      .updateTable('identity_sessions')
      .set({ ProvedAt: new Date(0) })
      .where('AccountId', '=', subject)
      .execute();
    const { status, problem } = await leave(one);
    expect([status, problem.ErrorType]).toEqual([403, 'SignInAgain']);
    const taken = await server.call(exportAccount, { params: one.params, token: one.token });
    expect([taken.status, taken.problem.ErrorType]).toEqual([403, 'SignInAgain']);
  });
});
