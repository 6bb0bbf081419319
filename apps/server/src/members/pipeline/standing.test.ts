import type { WayIn } from '@clubpulse/contract/accounts/roles';
import { joinClub } from '@clubpulse/contract/clubs/clubs.calls';
import { addClubUser } from '@clubpulse/contract/members/adding/adding.calls';
import { beginImport } from '@clubpulse/contract/members/imports/imports.calls';
import * as invitations from '@clubpulse/contract/members/invitations.calls';
import { getMemberStanding, getPipeline, listStage } from '@clubpulse/contract/members/pipeline/pipeline.calls';
import { listClubPeople } from '@clubpulse/contract/office/people.calls';
import { dayIn } from '@clubpulse/rules/time/days';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertClubRole } from '../../accounts/roles/public.ts';
import { anAthlete, aSubscription, aSubscriptionType } from '../../test/booking-rows.ts';
import { aUser } from '../../test/rows.ts';
import { openOwnServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openOwnServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const manager = () => world.tokens.managerA;
const here = () => ({ id: world.clubA });
const standing = async (userId: number) =>
  (await server.call(getMemberStanding, { params: { ...here(), userId }, token: manager() })).result;
const outsider = async (Email: string) => {
  const id = await aUser(server.db, { Email, EmailConfirmed: true });
  return { id, token: await server.tokenFor(Email) };
};
const person = (Email: string) => ({ Email, FirstMidName: 'Ada', LastName: 'Rossi' });
const accept = async (Email: string) => {
  const { id, token } = await outsider(Email);
  const { Code } = await server.db.selectFrom('invitations').select('Code').where('Email', '=', Email).executeTakeFirstOrThrow();
  expect((await server.call(invitations.acceptInvitation, { params: { code: Code }, token })).status).toBe(200);
  return id;
};

it('the club stores how each member joined, and lists of members can be filtered by the way of joining', async () => {
  const language = { Language: 'it', Message: '' } as const;
  await server.call(invitations.sendInvitations, {
    params: here(),
    body: { People: [person('mailed@example.com')], Role: 'Athlete', ...language },
    token: manager(),
  });
  const filed = { FileName: 'people.csv', People: [{ ...person('filed@example.com'), Row: 2 }], Mailed: false, ...language };
  await server.call(beginImport, { params: here(), body: filed, token: manager() });
  await server.runDueJobs();
  const door = await server.call(invitations.createInvitationLink, {
    params: here(),
    body: { Title: 'Door' },
    token: manager(),
  });
  const linked = await outsider('linked@example.com');
  await server.call(invitations.acceptInvitation, { params: { code: door.result.Code }, token: linked.token });
  const desk = await server.call(addClubUser, {
    params: here(),
    body: { ...person('desk@example.com'), Language: 'it', Agreed: true },
    token: manager(),
  });
  const self = await outsider('self@example.com');
  const { Code } = await server.db.selectFrom('clubs').select('Code').where('ClubId', '=', world.clubA).executeTakeFirstOrThrow();
  await server.call(joinClub, { body: { Code }, token: self.token });
  const guest = await outsider('guest@example.com');
  await insertClubRole(server.db, guest.id, 'Athlete', world.clubA, 'Website');
  const came: Record<WayIn, number> = {
    Email: await accept('mailed@example.com'),
    Import: await accept('filed@example.com'),
    Link: linked.id,
    Desk: desk.result.User?.UserId ?? 0,
    Self: self.id,
    Website: guest.id,
  };
  for (const [CameBy, id] of Object.entries(came) as [WayIn, number][]) {
    expect(await standing(id)).toMatchObject({ CameBy, Signs: [], Weeks: Array(12).fill(0) });
    const query = { CameBy };
    const people = await server.call(listClubPeople, { params: here(), query, token: manager() });
    expect(people.result).toMatchObject({ recordsFiltered: 1, data: [{ UserId: id, CameBy }] });
    const leads = await server.call(listStage, { params: { ...here(), stage: 'lead' }, query, token: manager() });
    expect(leads.result).toMatchObject({ recordsFiltered: 1, data: [{ UserId: id }] });
    expect((await server.call(getPipeline, { params: here(), query, token: manager() })).result[0]?.Count).toBe(1);
  }
});

it('the overview of a client shows signs that they may leave the club, and their visits per week up to today', async () => {
  const id = await anAthlete(server.db, world.clubA);
  const ended = { State: 'Expired', StateReason: 'Date', ExpiryDate: '2026-10-30', ActivationDate: '2026-01-01' } as const;
  await aSubscription(server.db, world.clubA, id, await aSubscriptionType(server.db, world.clubA), null, ended);
  const noon = Date.parse(`${dayIn('Europe/Rome', new Date())}T11:00:00Z`);
  const seen = [40, 45, 50, 55].map((day) => ({ ClubId: world.clubA, UserId: id, At: new Date(noon - day * 86_400_000) }));
  await server.db.insertInto('check_ins').values(seen).execute();
  const found = await standing(id);
  expect(found.Signs).toEqual([{ Kind: 'NotSeen', Days: 40, Every: 5 }, { Kind: 'Ended' }]);
  expect(found.Weeks).toEqual([0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 0, 0]);
  expect(found.CameBy).toBeNull();
});

it('the overview of a client returns NotFound for users who are not athletes of the club', async () => {
  const params = { ...here(), userId: await aUser(server.db) };
  expect((await server.call(getMemberStanding, { params, token: manager() })).status).toBe(404);
});
