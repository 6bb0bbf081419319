import { randomBytes } from 'node:crypto';
import type { Role } from '@clubpulse/contract/accounts/roles';
import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import * as bookings from '@clubpulse/contract/calendar/seats/bookings.calls';
import type { ListedParticipant } from '@clubpulse/contract/calendar/seats/participants';
import * as participants from '@clubpulse/contract/calendar/seats/participants.calls';
import { hours } from './booking-rows.ts';
import { aClub, aRole, aUser } from './rows.ts';
import { type Answer, openServer, type TestServer } from './server.ts';

export interface Person {
  readonly id: number;
  readonly token: string;
}

export interface BookingServer extends TestServer {
  readonly club: number;
  readonly clubName: string;
  readonly trainer: Person;
  person(role: Exclude<Role, 'Owner'>, clubId?: number): Promise<Person>;
  book(person: Person, ClassId: number, overrides?: object, key?: string): Promise<Answer<typeof bookings.bookClass>>;
  cancel(person: Person, classId: number, key?: string): Promise<Answer<typeof bookings.cancelBooking>>;
  add(userId: UserId, classId: ClassId, overrides?: object): Promise<Answer<typeof participants.addParticipant>>;
  mine(person: Person): Promise<bookings.Booking[]>;
  list(classId: number): Promise<ListedParticipant[]>;
  seats(classId: number): Promise<{ booked: number; queued: number; offered: number }>;
}

let people = 0;

export async function openBookingServer(opening: Promise<TestServer> = openServer()): Promise<BookingServer> {
  const server = await opening;
  const { db } = server;
  const clubName = `Cadenza Navigli ${randomBytes(4).toString('hex')}`;
  const club = await aClub(db, { Name: clubName });
  const person: BookingServer['person'] = async (role, clubId = club) => {
    people += 1;
    const email = `person.${people}@example.com`;
    const id = await aUser(db, { Email: email, Nickname: `person${people}`, FirstMidName: `P${people}`, LastName: 'Test' });
    await aRole(db, id, role, clubId);
    return { id, token: await server.tokenFor(email) };
  };
  const trainer = await person('Trainer');
  return {
    ...server,
    club,
    clubName,
    trainer,
    person,
    book: (user, ClassId, overrides = {}, key) =>
      server.call(bookings.bookClass, { params: { id: user.id }, body: { ClassId, ...overrides }, token: user.token, key }),
    cancel: (user, classId, key) =>
      server.call(bookings.cancelBooking, { params: { id: user.id, classId }, token: user.token, key }),
    add: (UserId, classId, overrides = {}) =>
      server.call(participants.addParticipant, { params: { id: classId }, body: { UserId, ...overrides }, token: trainer.token }),
    async mine(user) {
      const query = { Begin: hours(-2400).toISOString(), End: hours(2400).toISOString() };
      return (await server.call(bookings.listMyBookings, { params: { id: user.id }, query, token: user.token })).result.data;
    },
    list: async (classId) =>
      (await server.call(participants.listParticipants, { params: { id: classId }, token: trainer.token })).result,
    seats: (classId) =>
      db
        .selectFrom('classes')
        .select(['InSiteParticipants as booked', 'InSiteQueued as queued', 'InSiteOffered as offered'])
        .where('ClassId', '=', classId)
        .executeTakeFirstOrThrow(),
  };
}
