import type { DemoUser, DemoUserInput } from '@clubpulse/contract/devices/demo-users/demo-users';
import { isRefusal } from '@clubpulse/contract/errors';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { aClub, aRole, aRoom, aUser, eventTypes } from '../../test/rows.ts';
import { createDemoUsers, type DemoUsers } from './public.ts';

const BY = 1;

let database: TestDatabase;
let open: OpenDatabase;
let demoUsers: DemoUsers;
let clubId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  demoUsers = createDemoUsers({ db: open.db });
});
beforeEach(async () => {
  clubId = await aClub(open.db);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

const madeUp: DemoUserInput = { Name: 'Demo Ada', Model: null, Code: null, DisplayGroupId: null, IsOn: true };
const withStrap: DemoUserInput = { ...madeUp, Name: 'Guest', Model: 'MZ', Code: '1065537' };
async function added(input: DemoUserInput, club = clubId): Promise<DemoUser> {
  const demoUser = await demoUsers.create(club, input, BY);
  if (isRefusal(demoUser)) throw new Error(demoUser.refused);
  return demoUser;
}
const shown = async () => (await demoUsers.shownIn([clubId])).map(({ Name }) => Name);

it('a demo user is stored with strap kind, code, radio number and room, and is listed only in its own club', async () => {
  const room = await aRoom(open.db, clubId);
  await added(madeUp, await aClub(open.db));
  const ada = await added({ ...madeUp, DisplayGroupId: room });
  const guest = await added(withStrap);
  expect(guest).toMatchObject({ Model: 'MZ', Code: '1065537', HardwareId: 'ANT+:16961', StrapOfMember: false });
  expect(await demoUsers.ofClub(clubId)).toEqual([ada, guest]);
  expect(await demoUsers.get(ada.DemoAthleteId)).toEqual(ada);
  expect((await eventTypes(open.db)).at(-1)).toBe('DemoUserAdded');
});

it('a demo user can have only a room of its club, and has none after the room is deleted', async () => {
  const room = await aRoom(open.db, clubId);
  const foreign = await aRoom(open.db, await aClub(open.db));
  expect(await demoUsers.create(clubId, { ...madeUp, DisplayGroupId: foreign }, BY)).toMatchObject({
    refused: 'ValidationFailed',
  });
  const ada = await added({ ...madeUp, DisplayGroupId: room });
  await open.db.deleteFrom('display_groups').where('DisplayGroupId', '=', room).execute();
  expect(await demoUsers.get(ada.DemoAthleteId)).toMatchObject({ DisplayGroupId: null });
});

it('a demo user is included in the live demo users only while it is enabled', async () => {
  const { DemoAthleteId } = await added(madeUp);
  expect(await shown()).toEqual(['Demo Ada']);
  expect(await demoUsers.update(DemoAthleteId, { ...madeUp, IsOn: false }, BY)).toMatchObject({ IsOn: false });
  expect(await shown()).toEqual([]);
  expect(await demoUsers.delete(DemoAthleteId, BY)).toBeUndefined();
  expect(await demoUsers.delete(DemoAthleteId, BY)).toMatchObject({ refused: 'NotFound' });
  expect(await demoUsers.update(DemoAthleteId, madeUp, BY)).toMatchObject({ refused: 'NotFound' });
});

it('a demo user is disabled and loses its strap when a member of the club links that strap', async () => {
  const { DemoAthleteId } = await added(withStrap);
  const member = await aUser(open.db);
  const strap = { UserId: member, HardwareId: 'ANT+:16961', Model: 'MZ', Code: '1065537', Name: '' } as const;
  await open.db.insertInto('sensors').values(strap).execute();
  expect(await shown()).toEqual(['Guest']);
  await aRole(open.db, member, 'Athlete', clubId);
  expect(await shown()).toEqual([]);
  expect(await demoUsers.get(DemoAthleteId)).toMatchObject({ StrapOfMember: true, IsOn: true });
  expect(await demoUsers.update(DemoAthleteId, withStrap, BY)).toMatchObject({ refused: 'DemoStrapOfMember' });
  const off = await demoUsers.update(DemoAthleteId, { ...withStrap, IsOn: false }, BY);
  expect(off).toMatchObject({ IsOn: false, Code: '1065537' });
});

it('a demo user cannot have an invalid code, or the strap of another demo user of the club', async () => {
  await added(withStrap);
  const refused = (input: DemoUserInput) => demoUsers.create(clubId, { ...input, Name: 'Other' }, BY);
  expect(await refused(withStrap)).toMatchObject({ refused: 'DemoStrapExists', errors: [{ field: 'Code' }] });
  expect(await refused({ ...withStrap, Model: 'Clubpulse', Code: 'D016961' })).toMatchObject({ refused: 'DemoStrapExists' });
  expect(await refused({ ...withStrap, Code: 'D016961' })).toMatchObject({ refused: 'ValidationFailed' });
});
