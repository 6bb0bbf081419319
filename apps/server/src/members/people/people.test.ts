import { getClubUser, listClubUsers } from '@clubpulse/contract/members/people.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertOwner } from '../../accounts/roles/public.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let clubId: number;
let token: string;
let coachId: number;
beforeAll(async () => {
  server = await openServer();
  const { db } = server;
  clubId = await aClub(db);
  token = await server.tokenFor('boss@example.com');
  const boss = await aUser(db, { Email: 'boss@example.com', Nickname: 'boss' });
  await aRole(db, boss, 'Manager', clubId);
  const coach = await aUser(db, { Email: 'coach@example.com', Nickname: 'Coach', FirstMidName: 'Ada', LastName: 'Rossi' });
  for (const role of ['Athlete', 'Trainer'] as const) await aRole(db, coach, role, clubId);
  coachId = coach;
  const member = await aUser(db, { Email: '100%@example.com', Nickname: 'anna', FirstMidName: 'Anna', LastName: 'Rossi' });
  await aRole(db, member, 'Athlete', clubId);
  await aRole(db, member, 'Trainer', await aClub(db));
});
afterAll(() => server.close());

const list = async (query: {
  Role?: 'Manager' | 'Trainer' | 'Athlete' | 'Staff';
  globalSearch?: string;
  start?: number;
  length?: number;
  Sort?: 'Nickname' | 'Name' | '-Name' | 'Staff';
}) => {
  const { result } = await server.call(listClubUsers, { params: { id: clubId }, query, token });
  return { names: result.data.map((person) => person.Nickname), ...result };
};

describe('the users of a club', () => {
  it('are listed by nickname with all their roles in the club', async () => {
    const all = await list({});
    expect(all.data.map(({ Nickname, Roles }) => [Nickname, Roles])).toEqual([
      ['anna', ['Athlete']],
      ['boss', ['Manager']],
      ['Coach', ['Trainer', 'Athlete']],
    ]);
  });

  it('are listed by name when the request sorts by name', async () => {
    expect((await list({ Sort: 'Name' })).names).toEqual(['Coach', 'anna', 'boss']);
    expect((await list({ Sort: '-Name' })).names).toEqual(['boss', 'anna', 'Coach']);
  });

  it('are listed with those who work there first when the request sorts by staff', async () => {
    expect((await list({ Sort: 'Staff' })).names).toEqual(['boss', 'Coach', 'anna']);
  });

  it('are only those who work there, the owner of the brand first, when the filter is the staff', async () => {
    const { BrandId } = await server.db
      .insertInto('brands')
      .values({ Name: 'Of staff' })
      .returning('BrandId')
      .executeTakeFirstOrThrow();
    await insertOwner(server.db, await aUser(server.db, { Nickname: 'founder' }), BrandId);
    await server.db.updateTable('clubs').set({ BrandId }).where('ClubId', '=', clubId).execute();
    const staff = await list({ Role: 'Staff', Sort: 'Staff' });
    expect(staff.data.map(({ Nickname, Roles }) => [Nickname, Roles])).toEqual([
      ['founder', ['Owner']],
      ['boss', ['Manager']],
      ['Coach', ['Trainer', 'Athlete']],
    ]);
    expect(staff.recordsFiltered).toBe(3);
    expect((await list({ Sort: 'Staff' })).names).toEqual(['boss', 'Coach', 'anna']);
  });

  it('can be filtered by a role in this club, and by a part of their names', async () => {
    expect((await list({ Role: 'Trainer' })).names).toEqual(['Coach']);
    expect((await list({ Role: 'Athlete' })).names).toEqual(['anna', 'Coach']);
    expect((await list({ Role: 'Athlete', globalSearch: 'anna ROSSI' })).names).toEqual(['anna']);
    expect((await list({ globalSearch: '100%' })).names).toEqual(['anna']);
    expect(await list({ Role: 'Athlete', start: 1, length: 1 })).toMatchObject({
      names: ['Coach'],
      recordsTotal: 3,
      recordsFiltered: 2,
    });
  });

  it('can be read one by one, including staff, but only if they belong to the club', async () => {
    const { result } = await server.call(getClubUser, { params: { id: clubId, userId: coachId }, token });
    expect(result).toMatchObject({ Nickname: 'Coach', Email: 'coach@example.com', Roles: ['Trainer', 'Athlete'] });
    const outsider = await aUser(server.db, { Email: 'stranger@example.com' });
    expect((await server.call(getClubUser, { params: { id: clubId, userId: outsider }, token })).status).toBe(404);
  });

  it('cannot be filtered by the role of owner, because it is a role in a brand', async () => {
    const request = { params: { id: clubId }, query: { Role: 'Owner' as never }, token };
    expect((await server.call(listClubUsers, request)).problem.errors).toMatchObject([{ field: 'Role', key: 'invalid-value' }]);
  });
});
