import { joinClub, patchClub } from '@clubpulse/contract/clubs/clubs.calls';
import { SELF_JOIN_TAG } from '@clubpulse/contract/clubs/tags/tags';
import { listUserTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { acceptInvitation } from '@clubpulse/contract/members/invitations.calls';
import {
  approveJoining,
  declineJoining,
  listJoinRequests,
  listMyJoinRequests,
  withdrawJoining,
} from '@clubpulse/contract/members/joining/joining.calls';
import { getClubUser } from '@clubpulse/contract/members/people.calls';
import { listClubNeeds } from '@clubpulse/contract/office/club-overview.calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
beforeEach(() => server.db.updateTable('clubs').set({ JoinMode: 'Approval' }).where('ClubId', '=', world.clubA).execute());
afterAll(() => server.close());

const club = () => ({ id: world.clubA });
const token = () => world.tokens.managerA;
let count = 0;
const outsider = async () => {
  const Email = `joining${++count}.${world.clubA}@example.com`;
  const id = await aUser(server.db, { Email, FirstMidName: 'Ada', Language: 'it' });
  return { id, Email, token: await server.tokenFor(Email) };
};
const join = (person: { token: string }, Code = world.codeA) => server.call(joinClub, { body: { Code }, token: person.token });
const rolesOf = async (userId: number) =>
  (await server.call(getClubUser, { params: { ...club(), userId }, token: token() })).result.Roles ?? [];
const asking = async () => {
  const { result } = await server.call(listClubNeeds, { params: club(), query: { length: 200 }, token: token() });
  return result.data.flatMap((need) => (need.Kind === 'JoinRequest' ? need.Person.UserId : []));
};
const mailsTo = (email: string) => server.db.selectFrom('mails').select('Subject').where('To', '=', email).execute();

it('a request to join waits for approval, is visible to staff, and notifies the user of the approval', async () => {
  const ada = await outsider();
  expect((await join(ada)).result).toMatchObject({ ClubId: world.clubA, Waiting: true });
  expect((await join(ada)).result).toMatchObject({ Waiting: true });
  expect(await rolesOf(ada.id)).toEqual([]);
  expect((await asking()).filter((id) => id === ada.id)).toHaveLength(1);
  const params = { ...club(), userId: ada.id };
  expect((await server.call(approveJoining, { params, token: world.tokens.trainerA })).status).toBe(403);
  expect((await server.call(approveJoining, { params, token: token() })).status).toBe(204);
  expect(await rolesOf(ada.id)).toEqual(['Athlete']);
  const { result: tags } = await server.call(listUserTags, { params, token: token() });
  expect(tags.map(({ ClubTagId }) => ClubTagId)).toContain(SELF_JOIN_TAG);
  expect(await asking()).not.toContain(ada.id);
  expect(await mailsTo(ada.Email)).toEqual([{ Subject: expect.stringContaining('ti ha accettato') }]);
  expect((await server.call(approveJoining, { params, token: token() })).status).toBe(404);
});

it('a request to join notifies the managers once, in the app and by mail', { tags: ['atLength'] }, async () => {
  const ada = await outsider();
  const { Email } = await server.db
    .updateTable('users')
    .set({ Language: 'en' })
    .where('UserId', '=', world.ids.managerA)
    .returning('Email')
    .executeTakeFirstOrThrow();
  await join(ada);
  await join(ada);
  await server.runDueJobs();
  await server.telling.notify();
  const letters = (await mailsTo(Email)).filter(({ Subject }) => Subject.includes('asks to join'));
  expect(letters.length).toBeGreaterThan(0);
  const events = await server.db
    .selectFrom('notifications')
    .select(['UserId', 'Audience', 'State'])
    .where('Event', '=', 'JoinAsked')
    .where('TargetId', '=', ada.id)
    .execute();
  expect(events).toContainEqual({ UserId: world.ids.managerA, Audience: 'Manager', State: 'New' });
  expect(events.map(({ UserId }) => UserId)).not.toContain(ada.id);
});

it('a request to join notifies managers at most once a day when it is withdrawn and repeated, and repetitions are limited', async () => {
  const ada = await outsider();
  const requestsOf = () =>
    server.db
      .selectFrom('events')
      .select(['EventId', 'At'])
      .where('Type', '=', 'JoinAsked')
      .where(sql<boolean>`"Payload"->>'Target' = ${String(ada.id)}`)
      .execute();
  const withdraw = () => server.call(withdrawJoining, { params: { id: ada.id, clubId: world.clubA }, token: ada.token });
  for (let time = 0; time < 9; time++) {
    expect((await join(ada)).result).toMatchObject({ Waiting: true });
    expect((await withdraw()).status).toBe(204);
  }
  expect(await requestsOf()).toHaveLength(1);
  await server.db
    .updateTable('events')
    .set({ At: new Date(Date.now() - 25 * 3_600_000) })
    .where('Type', '=', 'JoinAsked')
    .where('ClubId', '=', world.clubA)
    .execute();
  expect((await join(ada)).result).toMatchObject({ Waiting: true });
  expect(await requestsOf()).toHaveLength(2);
  expect((await withdraw()).status).toBe(204);
  expect((await join(ada)).problem.ErrorType).toBe('ClubCodeAttempts');
  expect((await join(await outsider())).result).toMatchObject({ Waiting: true });
});

it('a request to join notifies the user when it is declined, and can be repeated', async () => {
  const ada = await outsider();
  await join(ada);
  expect((await server.call(declineJoining, { params: { ...club(), userId: ada.id }, token: token() })).status).toBe(204);
  expect(await mailsTo(ada.Email)).toHaveLength(1);
  expect(await rolesOf(ada.id)).toEqual([]);
  expect((await join(ada)).result).toMatchObject({ Waiting: true });
});

it('requests to join are listed oldest first, and a user can see their own and withdraw it once', async () => {
  const [first, second] = [await outsider(), await outsider()];
  await join(first);
  await join(second);
  const list = (query: object = {}, as = token()) => server.call(listJoinRequests, { params: club(), query, token: as });
  const page = (await list({ length: 200 })).result;
  const ids = page.data.map(({ Person }) => Person.UserId);
  expect(ids.filter((id) => [first.id, second.id].includes(id))).toEqual([first.id, second.id]);
  expect(page.recordsTotal).toBe(page.data.length);
  expect((await list({ globalSearch: 'ada nobody' })).result).toMatchObject({ data: [], recordsFiltered: 0 });
  expect(JSON.stringify(page)).not.toContain('@');
  expect((await list({ globalSearch: second.Email })).result.recordsFiltered).toBe(0);
  expect((await list({}, world.tokens.trainerA)).status).toBe(403);

  const own = async (whose = second) =>
    (await server.call(listMyJoinRequests, { params: { id: whose.id }, token: whose.token })).result;
  expect(await own()).toEqual([{ ClubId: world.clubA, ClubName: expect.any(String), AskedAt: expect.any(String) }]);
  const params = { id: second.id, clubId: world.clubA };
  expect((await server.call(withdrawJoining, { params, token: first.token })).status).toBe(403);
  expect((await server.call(withdrawJoining, { params, token: second.token })).status).toBe(204);
  expect(await own()).toEqual([]);
  expect((await server.call(withdrawJoining, { params, token: second.token })).status).toBe(404);
  const late = { params: { ...club(), userId: second.id }, token: token() };
  expect((await server.call(approveJoining, late)).status).toBe(404);
  expect(await asking()).toContain(first.id);
});

it('a request to join ends when the user joins by an invitation', async () => {
  const ada = await outsider();
  await join(ada);
  await server.db.transaction().execute(async (trx) => {
    const inviting = await server.clubs.facts(world.clubA, trx);
    if (inviting) await server.clubs.admit(trx, inviting, ada.id, 'Athlete', { CameBy: 'Email' });
  });
  expect(await asking()).not.toContain(ada.id);
  expect((await join(ada)).problem.ErrorType).toBe('AlreadyMember');
});

it('the join mode of a club is stored; in the mode for invitations only, neither club codes nor their link admit users', async () => {
  const set = await server.call(patchClub, { params: club(), body: { JoinMode: 'Invitation' }, token: token() });
  expect(set.result.JoinMode).toBe('Invitation');
  const { InviteCode } = await server.db
    .selectFrom('clubs')
    .select('InviteCode')
    .where('ClubId', '=', world.clubA)
    .executeTakeFirstOrThrow();
  const ada = await outsider();
  for (const code of [world.codeA, InviteCode]) expect((await join(ada, code)).problem.ErrorType).toBe('JoinByInvitation');
  const old = { params: { code: InviteCode }, token: ada.token };
  expect((await server.call(acceptInvitation, old)).problem.ErrorType).toBe('JoinByInvitation');
  await server.call(patchClub, { params: club(), body: { JoinMode: 'Open' }, token: token() });
  expect((await join(ada)).result).toMatchObject({ Waiting: false });
});
