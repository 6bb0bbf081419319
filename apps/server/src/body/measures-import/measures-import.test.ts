import { textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { matchMeasured } from '@clubpulse/contract/body/measures-import.calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHouse, type TestHouse } from '../../test/house.ts';
import { createWorld, type World } from '../../test/world.ts';

let house: TestHouse;
let world: World;
beforeAll(async () => {
  house = await openHouse();
  world = await createWorld(house);
});
afterAll(() => house.close());

it('whom a file means is found by address, name in either order or nickname, among the athletes of the club alone', async () => {
  const { ids, tokens, clubA } = world;
  const person = async (userId: number) =>
    house.db
      .selectFrom('users')
      .select(['Email', 'FirstMidName', 'LastName', 'Nickname'])
      .where('UserId', '=', userId)
      .executeTakeFirstOrThrow();
  const rename = (userId: number, names: { FirstMidName: string; LastName: string; Nickname: string }) =>
    house.db.updateTable('users').set(names).where('UserId', '=', userId).execute();
  await rename(ids.athleteA, { FirstMidName: 'Ada', LastName: 'De Neri', Nickname: 'adaneri' });
  await rename(ids.neighbourA, { FirstMidName: 'Bea', LastName: 'Galli', Nickname: 'beag' });
  const [her, other] = [await person(ids.athleteA), await person(ids.athleteB)];
  const shared = [{ ClubId: clubA, Purpose: 'Body' as const, Version: textVersions.Body, Granted: true }];
  await house.call(setConsents, { params: { id: ids.athleteA }, body: shared, token: tokens.athleteA });
  const match = async (People: string[], token = tokens.trainerA) =>
    (await house.call(matchMeasured, { params: { id: clubA }, body: { People }, token })).result;

  const found = await match([her.Email.toUpperCase(), 'ada  de neri', 'De Neri Ada', 'AdaNeri', 'Bea Galli', 'Nobody']);
  expect(found.map(({ State }) => State)).toEqual(['Found', 'Found', 'Found', 'Found', 'NotShared', 'Unknown']);
  expect(found[0]?.Person?.UserId).toBe(ids.athleteA);
  expect((await match([other.Email])).map(({ State }) => State)).toEqual(['Unknown']);
  await rename(ids.neighbourA, { FirstMidName: 'Ada', LastName: 'De Neri', Nickname: 'beag' });
  expect((await match(['Ada De Neri', her.Email])).map(({ State }) => State)).toEqual(['Several', 'Found']);
  expect((await match(['Ada De Neri'], tokens.admin)).map(({ State }) => State)).toEqual(['Unknown']);
});
