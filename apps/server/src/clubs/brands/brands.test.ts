import { addBrandOwner, listBrandOwners } from '@clubpulse/contract/clubs/brands.calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHouse, type TestHouse } from '../../test/house.ts';
import { aRole, aUser } from '../../test/rows.ts';
import { createWorld, type World } from '../../test/world.ts';

let house: TestHouse;
let world: World;
beforeAll(async () => {
  house = await openHouse();
  world = await createWorld(house);
});
afterAll(() => house.close());

it('an owner learns by an address no name but of who is in her clubs', async () => {
  const person = async (name: string) => {
    const Email = `${name}.${world.brandA}@example.com`;
    const Nickname = `${name} of ${world.brandA}`;
    const id = await aUser(house.db, { Email, Nickname, FirstMidName: name, LastName: 'Neri', EmailConfirmed: true });
    return { id, Email, Nickname };
  };
  const [member, elsewhere] = [await person('Mara'), await person('Elsa')];
  await aRole(house.db, member.id, 'Athlete', world.clubA2);
  await aRole(house.db, elsewhere.id, 'Manager', world.clubB);
  const brand = { params: { id: world.brandA }, token: world.tokens.ownerA };
  for (const { Email } of [member, elsewhere]) await house.call(addBrandOwner, { ...brand, body: { Email } });

  const read = async (token: string) =>
    new Map((await house.call(listBrandOwners, { ...brand, token })).result.map((one) => [one.UserId, one]));
  const owners = await read(world.tokens.ownerA);
  const unnamed = { FirstMidName: null, LastName: null, Nickname: null };
  expect(owners.get(elsewhere.id)).toEqual({ UserId: elsewhere.id, Email: elsewhere.Email, ...unnamed });
  expect(owners.get(member.id)).toMatchObject({ FirstMidName: 'Mara', LastName: 'Neri', Nickname: member.Nickname });
  // Of herself she reads it.
  expect(owners.get(world.ids.ownerA)).toMatchObject({ Nickname: world.nicknames.ownerA });
});
