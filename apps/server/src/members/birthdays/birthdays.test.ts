import { afterAll, beforeAll, expect, it } from 'vitest';
import { createConsents } from '../../accounts/consents/public.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { accepted } from '../../test/billing.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { createBirthdays } from './birthdays.service.ts';

let database: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

it('the list of birthdays contains members who have their birthday within a week and share their birth date', async () => {
  const { db } = open;
  const consents = createConsents({ db });
  const clubId = await aClub(db);
  const born = async (Nickname: string, BirthDate: string | null, shares = true) => {
    const userId = await aUser(db, { Nickname, BirthDate });
    await aRole(db, userId, 'Athlete', clubId);
    if (shares) await consents.set(userId, [{ ClubId: clubId, Purpose: 'Contact', Granted: true, Version: 1 }], userId, 'en');
  };
  await born('Gone by', '1990-02-23');
  await born('Leap', '2000-02-29');
  await born('Today', '1990-02-24');
  await born('Last', '1980-03-02');
  await born('After', '1980-03-03');
  await born('Hidden', '1990-02-25', false);
  await born('Unknown', null);
  const now = () => new Date('2027-02-23T12:00:00Z');
  const works: Caller = {
    UserId: 1,
    roles: { Owner: [], Manager: [{ ClubId: clubId }], Trainer: [], FrontDesk: [], Accountant: [], Athlete: [] },
    isAdmin: false,
    isEditor: false,
  };
  const birthdays = createBirthdays({ db, club: async () => ({ TimeZone: 'Pacific/Auckland' }), consents, now });
  expect(accepted(await birthdays.ofClub(works, clubId, 7)).map(({ Nickname, Date, Turns }) => [Nickname, Date, Turns])).toEqual([
    ['Today', '2027-02-24', 37],
    ['Leap', '2027-02-28', 27],
    ['Last', '2027-03-02', 47],
  ]);
});
