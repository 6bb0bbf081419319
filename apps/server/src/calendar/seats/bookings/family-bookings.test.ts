import { listMyBookings } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { bookForMember, cancelForMember, listFamilyClasses } from '@clubpulse/contract/calendar/seats/family-bookings.calls';
import { endFamily, listFamilies, setMayBook } from '@clubpulse/contract/members/families/families.calls';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aClass, bookingSettings, hours } from '../../../test/booking-rows.ts';
import { aClub, aRole, aUser } from '../../../test/rows.ts';
import { openServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let club: number;
let payer: Awaited<ReturnType<typeof newUser>>;
let child: Awaited<ReturnType<typeof newUser>>;
let people = 0;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

async function newUser() {
  people += 1;
  const Email = `family.books.${people}@example.com`;
  const id = await aUser(server.db, { Email });
  await aRole(server.db, id, 'Athlete', club);
  return { id, token: await server.tokenFor(Email) };
}
beforeEach(async () => {
  club = await aClub(server.db);
  [payer, child] = [await newUser(), await newUser()];
  const family = { ClubId: club, UserId: child.id, PayerId: payer.id, Since: hours(-24) };
  await server.db.insertInto('family_members').values(family).execute();
});

const allow = (MayBook: boolean, whose = child) =>
  server.call(setMayBook, { params: { id: whose.id, clubId: club }, body: { MayBook }, token: whose.token });
const ofChild = () => ({ params: { id: payer.id, memberId: child.id }, token: payer.token });
const book = (ClassId: number, key?: string) =>
  server.call(bookForMember, { ...ofChild(), body: { ClassId }, ...(key === undefined ? {} : { key }) });
const cancel = (classId: number) =>
  server.call(cancelForMember, { params: { ...ofChild().params, classId }, token: payer.token });
const classes = () =>
  server.call(listFamilyClasses, {
    params: { ...ofChild().params, clubId: club },
    query: { from: hours(0).toISOString().slice(0, 10), days: 7 },
    token: payer.token,
  });
const bookingsOf = async ({ id, token }: typeof payer) => {
  const query = { Begin: hours(-24).toISOString(), End: hours(240).toISOString() };
  return (await server.call(listMyBookings, { params: { id }, query, token })).result.data.map(({ ClassId }) => ClassId);
};

it('a family booking lets a payer book, see and cancel a seat for their member', async () => {
  await allow(true);
  const classId = await aClass(server.db, club);
  const booked = await book(classId, 'once');
  expect([booked.status, booked.result]).toMatchObject([201, { UserId: child.id, ClassId: classId, State: 'Booked' }]);
  expect((await book(classId, 'once')).result).toMatchObject({ UserId: child.id });
  expect((await book(classId)).problem.ErrorType).toBe('Conflict');
  expect((await classes()).result.Classes).toMatchObject([{ ClassId: classId, Mine: { State: 'Booked' } }]);
  expect([await bookingsOf(child), await bookingsOf(payer)]).toEqual([[classId], []]);
  expect((await cancel(classId)).result).toMatchObject({ Strike: false });
  expect(await bookingsOf(child)).toEqual([]);
  const events = await server.db
    .selectFrom('events')
    .select(['Type', 'Payload'])
    .where('Type', 'in', ['ClassSubscription', 'ClassUnsubscription'])
    .where('ClubId', '=', club)
    .orderBy('EventId')
    .execute();
  expect(events).toMatchObject([
    { Type: 'ClassSubscription', Payload: { Target: child.id, By: payer.id } },
    { Type: 'ClassUnsubscription', Payload: { Target: child.id, By: payer.id, Reason: 'Canceled' } },
  ]);
});

it('a family booking is refused without the member’s permission, and after the permission or the relation to the payer ended', async () => {
  const classId = await aClass(server.db, club);
  const refused = async () => [(await book(classId)).status, (await cancel(classId)).status, (await classes()).status];
  expect(await refused()).toEqual([404, 404, 404]);
  expect((await allow(true)).status).toBe(204);
  expect((await classes()).status).toBe(200);
  const { result } = await server.call(listFamilies, { params: { id: payer.id }, token: payer.token });
  expect(result[0]?.Members).toMatchObject([{ UserId: child.id, MayBook: true }]);
  await allow(false);
  expect(await refused()).toEqual([404, 404, 404]);
  await allow(true);
  await server.call(endFamily, { params: { id: child.id, clubId: club, memberId: child.id }, token: child.token });
  expect(await refused()).toEqual([404, 404, 404]);
  expect((await allow(true)).status).toBe(404);
});

it('a family booking permission is valid only for one club and one payer', async () => {
  await allow(true);
  const elsewhere = await aClub(server.db);
  await aRole(server.db, child.id, 'Athlete', elsewhere);
  expect((await book(await aClass(server.db, elsewhere))).status).toBe(404);
  const classId = await aClass(server.db, club);
  const backwards = { params: { id: child.id, memberId: payer.id }, body: { ClassId: classId }, token: child.token };
  expect((await server.call(bookForMember, backwards)).status).toBe(404);
  expect((await server.call(bookForMember, { ...ofChild(), body: { ClassId: classId }, token: child.token })).status).toBe(403);
});

it('a family booking follows the rules of the member, not of the payer', async () => {
  await allow(true);
  await bookingSettings(server.db, club, { MaxWeeklyBookings: 1 });
  expect((await book(await aClass(server.db, club))).status).toBe(201);
  expect((await book(await aClass(server.db, club))).problem.ErrorType).toBe('ClubLimitsExceeded');
});
