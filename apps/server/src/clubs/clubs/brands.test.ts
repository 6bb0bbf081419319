import { listMyBrands } from '@clubpulse/contract/clubs/clubs.calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notify } from '../../platform/database/notify.ts';
import { openHouse, type TestHouse } from '../../test/house.ts';
import { aUser } from '../../test/rows.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('are all to an administrator, and one’s own to anybody else', async () => {
  const { db } = house;
  const { BrandId } = await db
    .insertInto('brands')
    .values({ Name: 'Somebody else’s' })
    .returning('BrandId')
    .executeTakeFirstOrThrow();
  const userId = await aUser(db, { Email: 'root@example.com' });
  const token = await house.tokenFor('root@example.com');
  const mine = async () => (await house.call(listMyBrands, { token })).result.map((brand) => brand.BrandId);
  expect(await mine()).toEqual([]);
  await db.updateTable('users').set({ IsAdmin: true }).where('UserId', '=', userId).execute();
  await notify(db, 'clubpulse_user', userId);
  await expect.poll(mine, { timeout: 10_000 }).toContain(BrandId);
});
