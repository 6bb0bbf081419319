import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isUnavailable } from '../../platform/database/database.ts';
import { outsideTransaction } from '../../platform/database/pool/one-connection.ts';
import { untilStuck } from '../../test/race/until-stuck.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { insertClubRole, takeClubRoles } from './public.ts';

let server: TestServer;
let club: number;
let user: number;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  club = await aClub(server.db);
  user = await aUser(server.db);
  await aRole(server.db, user, 'Athlete', club);
});

const aNote = (db = server.db) =>
  db.insertInto('notes').values({ ClubId: club, UserId: user, Text: 'Back pain', CreatedAt: new Date() }).execute();
const stored = async (table: 'club_people' | 'notes') =>
  (await server.db.selectFrom(table).select('ClubId').where('UserId', '=', user).execute()).length;
const take = (db = server.db) => takeClubRoles(db, user, club, ['Athlete']);

async function crossed(first: (db: TestServer['db']) => Promise<unknown>, second: () => Promise<unknown>): Promise<unknown> {
  const { waiting } = await server.db.transaction().execute(async (trx) => {
    await first(trx);
    const running = outsideTransaction(second).catch((error: unknown) => error);
    await untilStuck(server.db, [running]);
    return { waiting: running };
  });
  return waiting;
}

describe('the users of a club', () => {
  it('have one row in `club_people` while they have any role', async () => {
    await aRole(server.db, user, 'Trainer', club);
    expect(await stored('club_people')).toBe(1);
    await take();
    expect(await stored('club_people')).toBe(1);
    await takeClubRoles(server.db, user, club, ['Trainer']);
    expect(await stored('club_people')).toBe(0);
  });

  it('retain their data when a new role is added while their last role is being removed', async () => {
    await aNote();
    await crossed((trx) => insertClubRole(trx, user, 'Trainer', club), take);
    expect([await stored('club_people'), await stored('notes')]).toEqual([1, 1]);
  });

  it('lose their data when a new role is added only after their last role was removed', async () => {
    await aNote();
    await crossed(take, () => insertClubRole(server.db, user, 'Trainer', club));
    expect([await stored('club_people'), await stored('notes')]).toEqual([1, 0]);
  });

  it('lose data that is written while they leave the club, and data that is written afterwards is refused', async () => {
    await crossed(aNote, take);
    expect(await stored('notes')).toBe(0);
    await aRole(server.db, user, 'Athlete', club);
    expect(await crossed(take, aNote)).toSatisfy(isUnavailable);
    expect(await stored('notes')).toBe(0);
  });
});
