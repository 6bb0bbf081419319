import { listMyBookings } from '@clubpulse/contract/calendar/seats/bookings.calls';
import type { Call } from '@clubpulse/contract/call';
import { openMenu } from '@clubpulse/contract/office/openings/menu-opening.calls';
import { openClubProfile, openToday } from '@clubpulse/contract/office/openings/openings.calls';
import { clubProfileParts } from '@clubpulse/rules/office/openings/club-profile-parts';
import { menuParts } from '@clubpulse/rules/office/openings/menu-parts';
import { todayParts } from '@clubpulse/rules/office/openings/today-parts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAthlete } from '../../test/booking-rows.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';

const day = { Begin: '2026-11-30T00:00:00Z', End: '2026-12-01T00:00:00Z' };
const ofToday = { trainingsFrom: day.Begin, trainingsTo: day.End, bookingsFrom: day.Begin, bookingsTo: day.End };

let server: TestServer;
let club: number;
let manager: { id: number; token: string };
let athlete: { id: number; token: string };
beforeAll(async () => {
  server = await openServer();
  club = await aClub(server.db, { TimeZone: 'UTC' });
  const [staff, member] = ['manager@openings.example', 'member@openings.example'];
  const id = await aUser(server.db, { Email: staff });
  await aRole(server.db, id, 'Manager', club);
  manager = { id, token: await server.tokenFor(staff) };
  athlete = { id: await anAthlete(server.db, club, { Email: member }), token: await server.tokenFor(member) };
});
afterAll(() => server.close());

const bodyOf = async (call: Call, { params, query }: { params: object; query: object }, token: string) =>
  (await server.call(call, { params, query: query as never, token })).result;

it.each([
  ['Today', () => [openToday, { id: athlete.id }, ofToday, todayParts(athlete.id, ofToday), athlete.token] as const],
  ['the menu', () => [openMenu, { id: club }, {}, menuParts(club), manager.token] as const],
  ['ClubProfile', () => [openClubProfile, { id: club }, day, clubProfileParts(club, manager.id, day), manager.token] as const],
])('the opening of %s has the results of all its parts', async (_, requested) => {
  const [call, params, query, parts, token] = requested();
  const { status, result } = await server.call(call, { params, query: query as never, token });
  expect(status).toBe(200);
  expect(Object.keys(Object(result))).toEqual(Object.keys(parts));
  for (const [name, part] of Object.entries(parts))
    expect(Reflect.get(Object(result), name), name).toEqual(await bodyOf(part.call, part, token));
});

it('a part that its call refuses is absent, and the other parts are present', async () => {
  const query = { ...ofToday, bookingsFrom: '2001-01-01T00:00:00Z' };
  const long = { Begin: query.bookingsFrom, End: query.bookingsTo };
  const alone = await server.call(listMyBookings, { params: { id: athlete.id }, query: long, token: athlete.token });
  expect(alone.problem.ErrorType).toBe('DateIntervalTooLong');
  const { status, result } = await server.call(openToday, { params: { id: athlete.id }, query, token: athlete.token });
  expect(status).toBe(200);
  expect(result.bookings).toBeUndefined();
  expect(result.sensors).toEqual([]);
});

it('an opening is refused to another user, and without an interval', async () => {
  const ofAthlete = { params: { id: athlete.id }, query: ofToday };
  expect((await server.call(openToday, { ...ofAthlete, token: manager.token })).status).toBe(403);
  expect((await server.call(openClubProfile, { params: { id: club }, query: day, token: athlete.token })).status).toBe(403);
  const without = await server.call(openToday, { params: { id: athlete.id }, token: athlete.token });
  expect(without.status).toBe(400);
  expect(without.problem.errors?.map(({ field }) => field)).toEqual(Object.keys(ofToday));
});
