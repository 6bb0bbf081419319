import { createBrand, getBrand, updateBrand } from '@clubpulse/contract/clubs/brands.calls';
import {
  createClub,
  getClub,
  listBrandClubs,
  listBrandlessClubs,
  listMyBrands,
  takeClubIntoBrand,
} from '@clubpulse/contract/clubs/clubs.calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notify } from '../../platform/database/notify.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld } from '../../test/world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

it('the list of brands contains all brands for an administrator and only their own brands for other users', async () => {
  const { db } = server;
  const { BrandId } = await db
    .insertInto('brands')
    .values({ Name: 'Another brand' })
    .returning('BrandId')
    .executeTakeFirstOrThrow();
  const userId = await aUser(db, { Email: 'root@example.com' });
  const token = await server.tokenFor('root@example.com');
  const mine = async () => (await server.call(listMyBrands, { token })).result.map((brand) => brand.BrandId);
  expect(await mine()).toEqual([]);
  await db.updateTable('users').set({ IsAdmin: true }).where('UserId', '=', userId).execute();
  await notify(db, 'clubpulse_user', userId);
  await expect.poll(mine).toContain(BrandId);
});

it('a brand is saved with the body that a read returned, but not with another BrandId', async () => {
  const { tokens } = await createWorld(server);
  const token = tokens.admin;
  const { status, result: made } = await server.call(createBrand, { body: { BrandId: 0, Name: 'Fondi' }, token });
  expect(status).toBe(201);
  const params = { id: made.BrandId };
  const brand = (await server.call(getBrand, { params, token })).result;
  expect((await server.call(updateBrand, { params, body: { ...brand, Name: 'Fondi due' }, token })).result).toEqual({
    ...brand,
    Name: 'Fondi due',
  });
  const other = await server.call(updateBrand, { params, body: { ...brand, BrandId: made.BrandId + 1 }, token });
  expect(other.problem.errors).toMatchObject([{ field: 'BrandId', key: 'unknown-field' }]);
});

it('a brand owner who manages a club without a brand can add it to the brand, once', async () => {
  const world = await createWorld(server);
  const { db } = server;
  const clubId = await aClub(db, { Name: `Without a brand ${world.clubA}` });
  const take = (token: string, brandId = world.brandA) =>
    server.call(takeClubIntoBrand, { params: { id: brandId }, body: { ClubId: clubId }, token });
  const offered = async (token: string) => (await server.call(listBrandlessClubs, { token })).result.map(({ ClubId }) => ClubId);

  expect(await offered(world.tokens.ownerA)).toEqual([]);
  expect((await take(world.tokens.ownerA)).problem?.ErrorType).toBe('NotFound');
  expect(await offered(world.tokens.admin)).toContain(clubId);

  await aRole(db, world.ids.ownerA, 'Manager', clubId);
  await expect.poll(() => offered(world.tokens.ownerA)).toEqual([clubId]);
  expect((await take(world.tokens.ownerA)).result).toMatchObject({ ClubId: clubId, BrandId: world.brandA });
  const ofBrand = await server.call(listBrandClubs, { params: { id: world.brandA }, token: world.tokens.ownerA });
  expect(ofBrand.result.map(({ ClubId }) => ClubId)).toContain(clubId);
  expect((await take(world.tokens.admin, world.brandB)).problem?.ErrorType).toBe('ClubOfBrand');
});

it('a club that an administrator creates gets a licence, and a club added to a brand gets the brand’s licence', async () => {
  const world = await createWorld(server);
  const token = world.tokens.admin;
  const brand = (await server.call(createBrand, { body: { Name: `Fondi ${world.clubA}` }, token })).result;
  const licences = async (id: number) => (await server.call(getClub, { params: { id }, token })).result.Licenses;
  const made = await server.call(createClub, {
    body: { BrandId: brand.BrandId, Name: `Second ${world.clubA}`, Currency: 'EUR', TimeZone: 'Europe/Rome' },
    token,
  });
  expect(made.result.Licenses).toMatchObject([{ Name: 'Enterprise' }]);
  const taken = await aClub(server.db, { Name: `First ${world.clubA}` });
  await server.db.deleteFrom('club_licenses').where('ClubId', '=', taken).execute();
  await server.call(takeClubIntoBrand, { params: { id: brand.BrandId }, body: { ClubId: taken }, token });
  expect(await licences(taken)).toMatchObject([{ Name: 'Enterprise' }]);
});
