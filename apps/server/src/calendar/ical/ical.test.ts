import * as calls from '@clubpulse/contract/calendar/ical.calls';
import { bookClass } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClass, hours } from '../../test/booking-rows.ts';
import { type BookingServer, openBookingServer, type Person } from '../../test/booking-server.ts';
import { readIcs } from '../../test/ics-reader.ts';
import { aRoom } from '../../test/rows.ts';

let server: BookingServer;
let ada: Person;
beforeAll(async () => {
  server = await openBookingServer();
  ada = await server.person('Athlete');
});
afterAll(() => server.close());

const create = async (person: Person) => {
  const { result } = await server.call(calls.createIcalFeed, { params: { id: person.id }, token: person.token });
  return new URL(result.Url).pathname;
};
const fetched = (url: string) => server.app.inject({ method: 'GET', url });
const state = async (person: Person) =>
  (await server.call(calls.getIcalFeed, { params: { id: person.id }, token: person.token })).result;
const instant = (date: Date) => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

describe('the personal calendar feed', () => {
  it('contains bookings, waiting lists and taught classes, for anyone who has the link', async () => {
    const room = await aRoom(server.db, server.club, { Name: 'Studio 1' });
    const Begin = hours(48);
    const booked = await aClass(server.db, server.club, { Begin, Name: 'HIIT, hard; really', DisplayGroupId: room });
    const full = await aClass(server.db, server.club, { MaxInSiteParticipants: 1, Name: 'Yoga' });
    await aClass(server.db, server.club, { TrainerId: ada.id, Name: 'Pilates' });
    await aClass(server.db, server.club, { TrainerId: ada.id, Name: 'Draft', PublishState: 'Unpublished' });
    await server.book(ada, booked);
    await server.book(await server.person('Athlete'), full);
    await server.call(bookClass, { params: { id: ada.id }, body: { ClassId: full, Queue: true }, token: ada.token });

    const response = await fetched(await create(ada));
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const events = readIcs(response.body);
    expect(new Map(events.map((event) => [event['SUMMARY'], event['STATUS']]))).toEqual(
      new Map([
        ['HIIT, hard; really', 'CONFIRMED'],
        ['Pilates (teaching)', 'CONFIRMED'],
        ['Waiting list: Yoga', 'TENTATIVE'],
      ]),
    );
    expect(new Set(events.map((event) => event['UID'])).size).toBe(3);
    expect(events.find((event) => event['SUMMARY']?.startsWith('HIIT'))).toMatchObject({
      DTSTART: instant(Begin),
      DTEND: instant(new Date(Begin.getTime() + 3_600_000)),
      LOCATION: `Studio 1, ${server.clubName}`,
    });
  });

  it('is in the language of its owner', async () => {
    const person = await server.person('Athlete');
    await server.db.updateTable('users').set({ Language: 'it' }).where('UserId', '=', person.id).execute();
    await aClass(server.db, server.club, { TrainerId: person.id, Name: 'Pilates' });
    expect((await fetched(await create(person))).body).toContain('SUMMARY:Pilates (insegno io)');
  });

  it('can be replaced and revoked, and its settings show when a program last fetched it', async () => {
    const person = await server.person('Athlete');
    expect(await state(person)).toEqual({ CreatedAt: null, LastFetchedAt: null });
    const first = await create(person);
    expect((await state(person)).LastFetchedAt).toBeNull();
    await fetched(first);
    expect((await state(person)).LastFetchedAt).not.toBeNull();
    const second = await create(person);
    expect((await fetched(first)).statusCode).toBe(404);
    expect((await fetched(second)).statusCode).toBe(200);
    await server.call(calls.revokeIcalFeed, { params: { id: person.id }, token: person.token });
    expect((await fetched(second)).statusCode).toBe(404);
    expect(await state(person)).toEqual({ CreatedAt: null, LastFetchedAt: null });
  });

  it.each(['/api/ical/x.ics', `/api/ical/${'a'.repeat(43)}.ics`, `/api/ical/${'a'.repeat(43)}`])(
    'responds with NotFound to %s',
    async (url) => {
      const response = await fetched(url);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ ErrorType: 'NotFound' });
    },
  );

  it('leaves out a club where its owner has no role any more', async () => {
    const person = await server.person('Athlete');
    await server.book(person, await aClass(server.db, server.club, { Name: 'Stretching' }));
    await aClass(server.db, server.club, { TrainerId: person.id, Name: 'Rowing' });
    const url = await create(person);
    const summaries = async () => readIcs((await fetched(url)).body).map((event) => event['SUMMARY']);
    expect(new Set(await summaries())).toEqual(new Set(['Rowing (teaching)', 'Stretching']));
    await server.db.deleteFrom('user_roles').where('UserId', '=', person.id).execute();
    expect(await summaries()).toEqual([]);
  });

  it('has a link of which only the hash is stored', async () => {
    const secret = (await create(ada)).split('/').at(-1)?.replace('.ics', '') ?? '';
    const row = await server.db.selectFrom('ical_feeds').selectAll().where('UserId', '=', ada.id).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(secret);
  });
});
