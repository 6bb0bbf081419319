import * as calls from '@clubpulse/contract/members/families/families.calls';
import { removeFromClub } from '@clubpulse/contract/members/membership.calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

interface Person {
  readonly id: number;
  readonly Email: string;
  readonly token: string;
}
let count = 0;
const person = async (FirstMidName: string): Promise<Person> => {
  const Email = `family${++count}.${world.clubA}@example.com`;
  const id = await aUser(server.db, { Email, FirstMidName, Language: 'it' });
  return { id, Email, token: await server.tokenFor(Email) };
};
const member = async (name: string) => {
  const athlete = await person(name);
  await aRole(server.db, athlete.id, 'Athlete', world.clubA);
  return athlete;
};
const familyOf = async (athlete: Person) => {
  const { result } = await server.call(calls.listFamilies, { params: { id: athlete.id }, token: athlete.token });
  const here = result.find(({ ClubId }) => ClubId === world.clubA);
  if (!here) throw new Error('The member is in no club.');
  return here;
};
const ask = (payer: Person, Email: string) =>
  server.call(calls.askIntoFamily, { params: { id: payer.id, clubId: world.clubA }, body: { Email }, token: payer.token });
const answer = (
  athlete: Person,
  familyInvitationId: number,
  call: typeof calls.acceptFamily | typeof calls.dropFamilyInvitation,
) => server.call(call, { params: { id: athlete.id, familyInvitationId }, token: athlete.token });
const offerTo = async (athlete: Person) => (await familyOf(athlete)).Offers[0]?.FamilyInvitationId ?? 0;
const join = async (payer: Person, athlete: Person) => {
  await ask(payer, athlete.Email);
  return answer(athlete, await offerTo(athlete), calls.acceptFamily);
};
const mailsTo = (email: string) => server.db.selectFrom('mails').select('Subject').where('To', '=', email).execute();

it('a family connects payer and member when the member accepts the offer, and shows each to the other', async () => {
  const [ada, bea] = [await member('Ada'), await member('Bea')];
  expect((await ask(ada, bea.Email.toUpperCase())).status).toBe(204);
  expect((await ask(ada, bea.Email)).status).toBe(204);
  expect(await mailsTo(bea.Email)).toEqual([{ Subject: expect.stringContaining('Ada vorrebbe pagare per te') }]);
  expect(await familyOf(ada)).toMatchObject({ Members: [], Waiting: [{ Email: bea.Email }] });
  expect((await familyOf(bea)).Offers).toMatchObject([{ Payer: { UserId: ada.id, FirstMidName: 'Ada' } }]);
  expect((await answer(bea, await offerTo(bea), calls.acceptFamily)).status).toBe(204);
  expect(await familyOf(ada)).toMatchObject({ Members: [{ UserId: bea.id }], Waiting: [] });
  expect(await familyOf(bea)).toMatchObject({ Payer: { UserId: ada.id }, Offers: [] });
  expect((await ask(ada, bea.Email)).problem.ErrorType).toBe('AlreadyInFamily');
});

it('a family offer sends no mail to the e-mail address of a user outside the club, and is shown after the user joins', async () => {
  const [ada, dora] = [await member('Ada'), await person('Dora')];
  expect((await ask(ada, dora.Email)).status).toBe(204);
  expect(await mailsTo(dora.Email)).toEqual([]);
  const [waiting] = (await familyOf(ada)).Waiting;
  expect((await answer(dora, waiting?.FamilyInvitationId ?? 0, calls.acceptFamily)).status).toBe(404);
  await aRole(server.db, dora.id, 'Athlete', world.clubA);
  expect((await familyOf(dora)).Offers).toHaveLength(1);
});

it('a family offer is shown only to a user who verified the e-mail address', async () => {
  const [ada, bea] = [await member('Ada'), await member('Bea')];
  await ask(ada, bea.Email);
  const id = await offerTo(bea);
  const setConfirmed = (EmailConfirmed: boolean) =>
    server.db.updateTable('users').set({ EmailConfirmed }).where('UserId', '=', bea.id).execute();
  await setConfirmed(false);
  expect((await familyOf(bea)).Offers).toEqual([]);
  for (const call of [calls.acceptFamily, calls.dropFamilyInvitation]) expect((await answer(bea, id, call)).status).toBe(404);
  await setConfirmed(true);
  expect((await answer(bea, id, calls.acceptFamily)).status).toBe(204);
});

it('a family offer can be accepted only by its addressee, and is deleted when the payer withdraws it', async () => {
  const [ada, bea, carla] = [await member('Ada'), await member('Bea'), await member('Carla')];
  await ask(ada, bea.Email);
  const id = await offerTo(bea);
  for (const call of [calls.acceptFamily, calls.dropFamilyInvitation]) expect((await answer(carla, id, call)).status).toBe(404);
  expect((await answer(ada, id, calls.acceptFamily)).status).toBe(404);
  expect((await answer(ada, id, calls.dropFamilyInvitation)).status).toBe(204);
  expect((await answer(bea, id, calls.acceptFamily)).status).toBe(404);
});

it('of two family offers in opposite directions, the second acceptance is refused', async () => {
  const [ada, bea] = [await member('Ada'), await member('Bea')];
  await ask(ada, bea.Email);
  await ask(bea, ada.Email);
  const [toAda, toBea] = [await offerTo(ada), await offerTo(bea)];
  const both = await Promise.all([answer(ada, toAda, calls.acceptFamily), answer(bea, toBea, calls.acceptFamily)]);
  expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([204, 409]);
  const paid = await server.db.selectFrom('family_members').selectAll().where('UserId', 'in', [ada.id, bea.id]).execute();
  expect(paid).toHaveLength(1);
});

it('a member who gets offers of two payers belongs to the payer whose offer they accept first', async () => {
  const [ada, bea, carla] = [await member('Ada'), await member('Bea'), await member('Carla')];
  await ask(ada, carla.Email);
  await ask(bea, carla.Email);
  const { Offers } = await familyOf(carla);
  const both = await Promise.all(Offers.map(({ FamilyInvitationId }) => answer(carla, FamilyInvitationId, calls.acceptFamily)));
  expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([204, 404]);
  expect((await server.db.selectFrom('family_members').select('PayerId').where('UserId', '=', carla.id).execute()).length).toBe(
    1,
  );
});

it('a family relation can be ended by the payer or the member, but by no other user', async () => {
  const [ada, bea, carla] = [await member('Ada'), await member('Bea'), await member('Carla')];
  const end = (by: Person, memberId: number) =>
    server.call(calls.endFamily, { params: { id: by.id, clubId: world.clubA, memberId }, token: by.token });
  await join(ada, bea);
  expect((await end(carla, bea.id)).status).toBe(404);
  expect((await end(bea, bea.id)).status).toBe(204);
  await join(ada, bea);
  expect((await end(ada, bea.id)).status).toBe(204);
  expect(await familyOf(bea)).toMatchObject({ Payer: null });
});

it("a family relation ends when either user leaves the club, and the payer's open offers are deleted", async () => {
  const [ada, bea] = [await member('Ada'), await member('Bea')];
  await join(ada, bea);
  await ask(ada, `nobody.${world.clubA}@example.com`);
  const params = { id: world.clubA, userId: ada.id };
  await server.call(removeFromClub, { params, token: world.tokens.managerA });
  expect(await familyOf(bea)).toMatchObject({ Payer: null });
  expect(await server.db.selectFrom('family_invitations').selectAll().where('PayerId', '=', ada.id).execute()).toEqual([]);
});

it('a family relation can be requested and ended by managers, who see both users, but is hidden from trainers', async () => {
  const [ada, bea] = [await member('Ada'), await member('Bea')];
  const token = world.tokens.managerA;
  const params = { id: world.clubA, userId: ada.id };
  expect((await server.call(calls.askForMember, { params, body: { UserId: bea.id }, token })).status).toBe(204);
  expect((await answer(bea, await offerTo(bea), calls.acceptFamily)).status).toBe(204);
  const seen = await server.call(calls.getMemberFamily, { params: { ...params, userId: bea.id }, token });
  expect(seen.result).toMatchObject({ Payer: { UserId: ada.id }, Members: [] });
  expect((await server.call(calls.getMemberFamily, { params, token: world.tokens.trainerA })).status).toBe(403);
  const outside = await person('Dora');
  const answers = await server.call(calls.askForMember, { params, body: { UserId: outside.id }, token });
  expect(answers.problem.errors).toMatchObject([{ field: 'UserId', key: 'invalid-id' }]);
  expect((await server.call(calls.endMemberFamily, { params: { ...params, memberId: bea.id }, token })).status).toBe(204);
  expect(await familyOf(ada)).toMatchObject({ Members: [] });
});

it('family offers are limited per hour', async () => {
  const ada = await member('Ada');
  const answers = [];
  for (let times = 0; times < 21; times += 1) answers.push((await ask(ada, ada.Email)).status);
  expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 400));
  expect(answers.at(-1)).toBe(429);
});

it('the desk sees only family offers to members of the club, and old offers are deleted', async () => {
  const [ada, bea] = [await member('Ada'), await member('Bea')];
  const outsider = await person('Zoe');
  for (const { Email } of [outsider, bea]) await ask(ada, Email);
  const atDesk = { params: { id: world.clubA, userId: ada.id }, token: world.tokens.managerA };
  const waiting = async () => (await server.call(calls.getMemberFamily, atDesk)).result.Waiting.map(({ Email }) => Email);
  expect(await waiting()).toEqual([bea.Email]);
  expect((await familyOf(ada)).Waiting).toHaveLength(2);
  const days = (ago: number) => new Date(Date.now() - ago * 86_400_000);
  for (const [Email, AskedAt] of [
    [outsider.Email, days(61)],
    [bea.Email, days(59)],
  ] as const)
    await server.db.updateTable('family_invitations').set({ AskedAt }).where('Email', '=', Email).execute();
  await server.families.purge();
  expect((await familyOf(ada)).Waiting).toMatchObject([{ Email: bea.Email }]);
});
