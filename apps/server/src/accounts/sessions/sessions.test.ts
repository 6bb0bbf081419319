import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { listLiveAthletes } from '@clubpulse/contract/live/board.calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { notify } from '../../platform/database/notify.ts';
import { openHouse, type TestHouse } from '../../test/house.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** What any other process writes arrives here by the database alone. */
const soon = { timeout: 3000, interval: 20 };

it('a role that another process takes away or gives holds at once', async () => {
  const clubId = await aClub(house.db);
  const userId = await aUser(house.db, { Email: 'sessions-trainer@example.com' });
  await aRole(house.db, userId, 'Trainer', clubId);
  const token = await house.tokenFor('sessions-trainer@example.com');
  const status = async () => (await house.call(listLiveAthletes, { params: { id: clubId }, token })).status;
  expect(await status()).toBe(200);
  await house.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('user_roles').where('UserId', '=', userId).execute();
    await notify(trx, 'clubpulse_user', userId);
  });
  await vi.waitFor(async () => expect(await status()).toBe(403), soon);
  await house.db.transaction().execute(async (trx) => {
    await aRole(trx, userId, 'Trainer', clubId);
    await notify(trx, 'clubpulse_user', userId);
  });
  await vi.waitFor(async () => expect(await status()).toBe(200), soon);
});

it('a token whose bearer signed out at another process holds no more', async () => {
  await aUser(house.db, { Email: 'sessions-leaver@example.com' });
  const token = await house.tokenFor('sessions-leaver@example.com');
  const status = async () => (await house.call(getSelf, { token })).status;
  expect(await status()).toBe(200);
  const { grant } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { grant: string };
  await sql`delete from identity_payloads where "Model" = 'Grant' and "Id" = ${grant}`.execute(house.db);
  await notify(house.db, 'clubpulse_grant', grant);
  await vi.waitFor(async () => expect(await status()).toBe(401), soon);
});
