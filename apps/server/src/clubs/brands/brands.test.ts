import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { allCalls } from '@clubpulse/contract/all-calls';
import { addBrandOwner, createBrand, listBrandOwners, removeBrandOwner } from '@clubpulse/contract/clubs/brands.calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOldProof } from '../../test/refused.ts';
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

it('adding a brand owner by email address reveals the name of the new owner only if they have a role in a club of the brand', async () => {
  const person = async (name: string) => {
    const Email = `${name}.${world.brandA}@example.com`;
    const Nickname = `${name} of ${world.brandA}`;
    const id = await aUser(server.db, { Email, Nickname, FirstMidName: name, LastName: 'Neri', EmailConfirmed: true });
    return { id, Email, Nickname };
  };
  const [member, elsewhere] = [await person('Mara'), await person('Elsa')];
  await aRole(server.db, member.id, 'Athlete', world.clubA2);
  await aRole(server.db, elsewhere.id, 'Manager', world.clubB);
  const brand = { params: { id: world.brandA }, token: world.tokens.ownerA };
  for (const { Email } of [member, elsewhere]) await server.call(addBrandOwner, { ...brand, body: { Email } });

  const read = async (token: string) =>
    new Map((await server.call(listBrandOwners, { ...brand, token })).result.map((one) => [one.UserId, one]));
  const owners = await read(world.tokens.ownerA);
  const unnamed = { FirstMidName: null, LastName: null, Nickname: null };
  expect(owners.get(elsewhere.id)).toEqual({ UserId: elsewhere.id, Email: elsewhere.Email, ...unnamed });
  expect(owners.get(member.id)).toMatchObject({ FirstMidName: 'Mara', LastName: 'Neri', Nickname: member.Nickname });
  expect(owners.get(world.ids.ownerA)).toMatchObject({ Nickname: world.nicknames.ownerA });
});

it('changing the owners of a brand notifies all owners, the removed owner and the clubs', async () => {
  const Email = `heir.${world.brandA}@example.com`;
  const heir = await aUser(server.db, { Email, FirstMidName: 'Pia', LastName: 'Neri', EmailConfirmed: true, Language: 'it' });
  const brand = { params: { id: world.brandA }, token: world.tokens.ownerA };
  const ownerA = (await server.call(getSelf, { token: world.tokens.ownerA })).result.Email;
  const letters = async () =>
    (
      await server.db
        .selectFrom('mails')
        .select(['To', 'Subject'])
        .where('To', 'in', [Email, ownerA])
        .where((where) => where.or([where('Subject', 'like', 'Cadenza%'), where('Subject', 'like', '%è stato tolto%')]))
        .orderBy('MailId')
        .execute()
    ).map(({ To, Subject }) => `${To}: ${Subject}`);
  const before = (await letters()).length;

  expect((await server.call(addBrandOwner, { ...brand, body: { Email } })).status).toBe(201);
  const added = (await letters()).slice(before);
  expect(added).toHaveLength(2);
  expect(added.find((one) => one.startsWith(Email))).toContain('ha un nuovo proprietario');
  expect(added.find((one) => one.startsWith(ownerA))).toContain('has a new owner');

  const token = await server.tokenFor(Email);
  const removal = { params: { id: world.brandA, userId: world.ids.ownerA }, token };
  expect((await server.call(removeBrandOwner, removal)).status).toBe(204);
  const removed = (await letters()).slice(before + 2);
  expect(removed.find((one) => one.startsWith(ownerA))).toContain('has one owner less');

  const events = await server.db
    .selectFrom('events')
    .select(['ClubId', 'Type', 'Payload'])
    .where('Type', 'in', ['BrandOwnerAdded', 'BrandOwnerRemoved'])
    .where('ClubId', 'in', [world.clubA, world.clubA2])
    .orderBy('EventId', 'desc')
    .limit(4)
    .execute();
  expect(events.map(({ ClubId, Type }) => `${Type} ${ClubId}`)).toEqual([
    `BrandOwnerRemoved ${world.clubA2}`,
    `BrandOwnerRemoved ${world.clubA}`,
    `BrandOwnerAdded ${world.clubA2}`,
    `BrandOwnerAdded ${world.clubA}`,
  ]);
  expect(events[0]?.Payload).toEqual({ BrandId: world.brandA, Target: world.ids.ownerA, By: heir });
  const back = { ...brand, token, body: { Email: ownerA } };
  await server.db.updateTable('users').set({ EmailConfirmed: true }).where('UserId', '=', world.ids.ownerA).execute();
  expect((await server.call(addBrandOwner, back)).status).toBe(201);
});

it('changing brand owners requires a recent sign-in and is recorded even for a brand without clubs', async () => {
  const Email = `second.${world.brandB}@example.com`;
  const second = await aUser(server.db, { Email, EmailConfirmed: true });
  const { BrandId } = (await server.call(createBrand, { body: { Name: 'Bare' }, token: world.tokens.admin })).result;
  const params = { id: BrandId };
  const lookOf = async (ClubId: null) =>
    (
      await server.db
        .selectFrom('events')
        .select('Payload')
        .where('Type', '=', 'BrandOwnerAdded')
        .where('ClubId', 'is', ClubId)
        .execute()
    ).map(({ Payload }) => Payload);
  expect((await server.call(addBrandOwner, { params, body: { Email }, token: world.tokens.admin })).status).toBe(201);
  expect(await lookOf(null)).toContainEqual({ BrandId, Target: second, By: world.ids.admin });

  const token = await server.tokenFor(Email);
  await anOldProof(server.db, token);
  const body = { Email: `nobody.${BrandId}@example.com` };
  expect((await server.call(addBrandOwner, { params, body, token })).problem.ErrorType).toBe('SignInAgain');
  const removal = { params: { ...params, userId: second }, token };
  expect((await server.call(removeBrandOwner, removal)).problem.ErrorType).toBe('SignInAgain');
});

it('every reading call of a brand responds without a server error when the brand has no club', async () => {
  const { BrandId } = (await server.call(createBrand, { body: { Name: 'Empty' }, token: world.tokens.admin })).result;
  const reading = allCalls.filter(({ method, path }) => method === 'GET' && path.startsWith('/brands/{id}'));
  expect(reading.length).toBeGreaterThan(3);
  for (const call of reading) {
    const { status } = await server.call(call, { params: { id: BrandId }, token: world.tokens.admin });
    expect([call.id, status < 500]).toEqual([call.id, true]);
  }
});
