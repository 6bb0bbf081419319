import { isRefusal } from '@clubpulse/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { openNotifications } from '../../platform/database/notifications.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { aBridge, aClub, eventTypes } from '../../test/rows.ts';
import { createRooms, type Rooms, refuseForeignRoom } from './public.ts';

let database: TestDatabase;
let open: OpenDatabase;
let rooms: Rooms;
let clubId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  rooms = createRooms({ db: open.db });
  clubId = await aClub(open.db);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

async function created(name: string, club = clubId) {
  const room = await rooms.create(club, { Name: name, Color: '#4059B5' });
  if (isRefusal(room)) throw new Error(room.refused);
  return room;
}

describe('the rooms of a club', () => {
  it('are listed by name, ignoring upper and lower case, without rooms of other clubs', async () => {
    const own = await aClub(open.db);
    await created('spinning', own);
    await created('Rowing', own);
    await created('Yoga');
    expect((await rooms.ofClub(own)).map((room) => room.Name)).toEqual(['Rowing', 'spinning']);
  });

  it('must have names that differ in more than upper and lower case', async () => {
    const boxing = await created('Boxing');
    const other = await created('Other');
    expect(await rooms.create(clubId, { Name: 'BOXING', Color: '#4059B5' })).toMatchObject({ refused: 'RoomNameExists' });
    expect(await rooms.update(other.DisplayGroupId, { Name: 'boxing', Color: '#4059B5', RowVersion: 0 })).toMatchObject({
      refused: 'RoomNameExists',
    });
    expect(await rooms.update(boxing.DisplayGroupId, { Name: 'boxing', Color: '#000000', RowVersion: 0 })).toEqual({
      ...boxing,
      Name: 'boxing',
      Color: '#000000',
      RowVersion: 1,
    });
    await created('Boxing', await aClub(open.db));
  });

  it('accept only the first of two changes that are based on the same version', async () => {
    const room = await created('Attic');
    const change = (Name: string, RowVersion: number) =>
      rooms.update(room.DisplayGroupId, { Name, Color: '#4059B5', RowVersion });
    expect(await change('Loft', 0)).toMatchObject({ Name: 'Loft', RowVersion: 1 });
    expect(await change('Garret', 0)).toMatchObject({ refused: 'StaleRowVersion' });
    expect(await rooms.get(room.DisplayGroupId)).toMatchObject({ Name: 'Loft' });
    const both = await Promise.all([change('One', 1), change('Other', 1)]);
    expect(both.filter(isRefusal)).toMatchObject([{ refused: 'StaleRowVersion' }]);
  });

  it('can be deleted only when no bridge is in them', async () => {
    const room = await created('Cellar');
    const bridge = await aBridge(open.db, clubId, { DisplayGroupId: room.DisplayGroupId });
    expect(await rooms.delete(room.DisplayGroupId)).toMatchObject({ refused: 'RoomInUse' });
    await open.db.updateTable('bridges').set({ DisplayGroupId: null }).where('ClubpulseBridgeId', '=', bridge).execute();
    expect(await rooms.delete(room.DisplayGroupId)).toBeUndefined();
    expect(await rooms.get(room.DisplayGroupId)).toBeUndefined();
    expect(await rooms.delete(room.DisplayGroupId)).toMatchObject({ refused: 'NotFound' });
    expect((await eventTypes(open.db)).at(-1)).toBe('RoomDeleted');
  });

  it('are refused as unknown when another club refers to them', async () => {
    const room = await created('Sauna');
    expect(await refuseForeignRoom(open.db, clubId, room.DisplayGroupId)).toBeUndefined();
    expect(await refuseForeignRoom(open.db, clubId, null)).toBeUndefined();
    expect(await refuseForeignRoom(open.db, await aClub(open.db), room.DisplayGroupId)).toMatchObject({
      refused: 'ValidationFailed',
      errors: [{ field: 'DisplayGroupId', key: 'invalid-id' }],
    });
    expect(await refuseForeignRoom(open.db, clubId, 999_999)).toMatchObject({ refused: 'ValidationFailed' });
  });

  it('cause a notification to every server process when they are created or changed', async () => {
    const received: string[] = [];
    const notifications = openNotifications(database.url);
    await notifications.on(
      'clubpulse_club',
      (payload) => received.push(payload),
      () => {},
    );
    const own = await aClub(open.db);
    const room = await created('Track', own);
    await rooms.update(room.DisplayGroupId, { Name: 'Field', Color: '#4059B5', RowVersion: 0 });
    await expect.poll(() => received).toEqual([String(own), String(own)]);
    await notifications.close();
  });
});
