import type { Problem } from '@clubpulse/contract/errors';
import { listClubLogs } from '@clubpulse/contract/office/club-logs/club-logs.calls';
import type { WebsiteInput, WebsiteStore, WebsiteTimetable } from '@clubpulse/contract/office/website/website';
import { getWebsite, saveWebsite } from '@clubpulse/contract/office/website/website.calls';
import { website } from '@clubpulse/phrases/en/server/website';
import { isOnWebsites } from '@clubpulse/rules/calendar/seats/visitor-seats';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { aClass, hours } from '../../test/booking-rows.ts';
import { readIcs } from '../../test/ics-reader.ts';
import { aRoom } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { shownPhrases } from './website.present.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
});
beforeEach(async () => {
  world = await createWorld(server);
});

const settings: Omit<WebsiteInput, 'RowVersion'> = {
  Timetable: true,
  Store: true,
  Queues: true,
  FullNames: false,
  Rooms: [],
  Languages: ['it', 'en'],
  Members: true,
  Guests: false,
  GuestPrice: 1500,
  GuestMost: 2,
  Origins: ['https://club.example'],
  Paper: '#fffdf9',
  Text: '#2a1f18',
  Mark: '#a34a24',
};
const at = () => ({ params: { id: world.clubA }, token: world.tokens.managerA });
const save = async (fields: Partial<WebsiteInput> = {}) => {
  const { result } = await server.call(getWebsite, at());
  return server.call(saveWebsite, { ...at(), body: { ...settings, RowVersion: result.RowVersion, ...fields } });
};
const look = (code: string | null, path = 'timetable', headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/api/website/${code}/${path}`, headers: { origin: 'https://club.example', ...headers } });
const timetable = async (code: string | null, query = '') => (await look(code, `timetable${query}`)).json<WebsiteTimetable>();
const names = ({ Classes }: WebsiteTimetable) => Classes.map(({ Name }) => Name);

it('the timetable of a website shows published classes of seven days with free seats and queues, and no names of members', async () => {
  const room = await aRoom(server.db, world.clubA, { Name: 'Studio 1' });
  const TrainerId = world.ids.trainerA;
  await aClass(server.db, world.clubA, {
    Begin: hours(24),
    Name: 'Yoga',
    MaxInSiteParticipants: 14,
    DisplayGroupId: room,
    TrainerId,
  });
  await aClass(server.db, world.clubA, { Begin: hours(200), Name: 'Later' });
  await aClass(server.db, world.clubA, { Begin: hours(30), Name: 'Draft', PublishState: 'Unpublished' });
  await aClass(server.db, world.clubB, { Begin: hours(24), Name: 'Foreign' });
  const full = await aClass(server.db, world.clubA, { Begin: hours(26), Name: 'Ride', MaxInSiteParticipants: 1 });
  await server.db.updateTable('classes').set({ InSiteParticipants: 1, InSiteQueued: 3 }).where('ClassId', '=', full).execute();
  const { result } = await save();
  const response = await look(result.Code);
  expect([response.statusCode, response.headers['access-control-allow-origin'], response.headers['set-cookie']]).toEqual([
    200,
    '*',
    undefined,
  ]);
  const shown = response.json<WebsiteTimetable>();
  expect(names(shown)).toEqual(['Yoga', 'Ride']);
  const { FirstMidName, LastName } = await server.db
    .selectFrom('users')
    .select(['FirstMidName', 'LastName'])
    .where('UserId', '=', TrainerId)
    .executeTakeFirstOrThrow();
  expect(shown.Classes).toMatchObject([
    { Room: 'Studio 1', Trainer: FirstMidName, Seats: 14, Free: 14, Waiting: null, State: 'Free', Guests: false },
    { State: 'Full', Free: 0, Waiting: 3 },
  ]);
  expect(response.body).not.toContain(LastName);
  expect(shown).toMatchObject({ Language: 'it', Words: { timetable: 'Orario' }, Next: null, GuestPrice: null });
  const { result: numbers } = await server.call(getWebsite, at());
  expect(numbers).toMatchObject({ Classes: 2, Full: 1, Trainers: [FirstMidName], Offered: [{ DisplayGroupId: room }] });
  await save({ Queues: false, FullNames: true, Rooms: [room] });
  expect((await timetable(result.Code, '?Language=en')).Classes).toMatchObject([{ Trainer: `${FirstMidName} ${LastName}` }]);
});

it('SQL selects the same classes for a website as the rule', async () => {
  const states = {
    PublishState: ['Published', 'Unpublished'],
    BookingMode: ['Open', 'Invite', 'NotBookable', 'ExternalApp'],
  } as const;
  for (const PublishState of states.PublishState)
    for (const BookingMode of states.BookingMode)
      for (const CalendarType of ['Club', 'PT'] as const)
        await aClass(server.db, world.clubA, {
          Begin: hours(24),
          Name: `${PublishState} ${BookingMode} ${CalendarType}`,
          PublishState,
          BookingMode,
          CalendarType,
        });
  const rows = await server.db.selectFrom('classes').selectAll().where('ClubId', '=', world.clubA).execute();
  const expected = rows.filter((row) =>
    isOnWebsites({ ...row, seats: { max: row.MaxInSiteParticipants, booked: 0, offered: 0, queued: 0 } }),
  );
  const { result } = await save();
  expect(names(await timetable(result.Code)).sort()).toEqual(expected.map(({ Name }) => Name).sort());
  expect(expected.length).toBeGreaterThan(0);
});

it('the texts for the custom elements of a website still contain all their placeholders', async () => {
  const { result } = await save();
  const { Words } = await timetable(result.Code, '?Language=en');
  const english: ReadonlySet<string | undefined> = new Set(Object.values(website));
  expect(Object.entries(Words).filter(([, text]) => /\{\{/.test(text)).length).toBeGreaterThan(8);
  for (const [name, key] of Object.entries(shownPhrases)) if (key in website) expect(english, name).toContain(Words[name]);
});

it('a website that the club did not allow is refused, and a program without an Origin gets the timetable', async () => {
  const { result } = await save();
  const other = await look(result.Code, 'timetable', { origin: 'https://other.example' });
  expect([other.statusCode, other.json<Problem>().ErrorType]).toEqual([403, 'SiteNotAllowed']);
  expect(other.body).not.toContain('Classes');
  expect((await look(result.Code, 'store', { origin: 'null' })).statusCode).toBe(403);
  expect((await server.app.inject({ url: `/api/website/${result.Code}/timetable` })).statusCode).toBe(200);
  await save({ Origins: ['https://other.example'] });
  expect((await look(result.Code)).statusCode).toBe(403);
  expect((await look(result.Code, 'timetable', { origin: 'https://other.example' })).statusCode).toBe(200);
});

it('a refused website is listed with its refusals of 30 days until the club allows it, and the log names it', async () => {
  const { db } = server;
  const { result } = await save();
  const [Origin, ClubId] = ['https://www.club.example', world.clubA];
  for (const origin of [Origin, Origin, 'null', 'https://*.example', 'https://club.example'])
    await look(result.Code, 'timetable', { origin });
  const row = (days: number) => ({
    ClubId,
    Origin,
    Day: addDays(dayIn('UTC', new Date()), -days),
    Count: 5,
    LastAt: hours(-24 * days),
  });
  await db
    .insertInto('website_refusals')
    .values([row(29), row(30)])
    .execute();
  const { rows } = await sql<{ Count: number; LastAt: Date }>`
    select (select sum("Count") from website_refusals where "ClubId" = ${ClubId} and "LastAt" > now() - interval '29 days 12 hours')::int as "Count",
      (select "LastAt" from website_refusals where "ClubId" = ${ClubId} order by "LastAt" desc limit 1) as "LastAt"`.execute(db);
  expect(rows[0]?.Count).toBe(7);
  const expected = { Origin, Count: rows[0]?.Count, LastAt: rows[0]?.LastAt.toISOString() };
  expect((await server.call(getWebsite, at())).result.RefusedSites).toEqual([expected]);
  expect((await save({ Origins: ['https://club.example', Origin] })).result.RefusedSites).toEqual([]);
  const query = { Begin: hours(-1).toISOString(), End: hours(1).toISOString(), Kind: 'Settings' as const };
  const { data } = (await server.call(listClubLogs, { ...at(), query })).result;
  expect(data.map(({ Type, Subject, By }) => [Type, Subject, By?.UserId])).toEqual([
    ['WebsiteUpdated', Origin, world.ids.managerA],
    ['WebsiteUpdated', 'https://club.example', world.ids.managerA],
  ]);
});

it('at most 50 refused websites are stored, and a new one takes the place of the one refused longest ago', async () => {
  const { result } = await save();
  const ClubId = world.clubA;
  const before = Array.from({ length: 50 }, (_, place) => ({
    ClubId,
    Origin: `https://w${place}.example`,
    Day: dayIn('UTC', new Date()),
    Count: 1,
    LastAt: hours(-1 - place / 60),
  }));
  await server.db.insertInto('website_refusals').values(before).execute();
  await look(result.Code, 'timetable', { origin: 'https://new.example' });
  const shown = (await server.call(getWebsite, at())).result.RefusedSites.map(({ Origin }) => Origin);
  expect(shown).toEqual(['https://new.example', ...before.slice(0, 49).map(({ Origin }) => Origin)]);
});

it('an unchanged timetable is not sent again, and a browser on another website may request it', async () => {
  const { result } = await save();
  const first = await look(result.Code);
  const tag = String(first.headers['etag']);
  expect(first.headers['cache-control']).toBe('public, max-age=30');
  const again = await look(result.Code, 'timetable', { 'if-none-match': tag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await save({ Mark: '#000000' });
  expect((await look(result.Code, 'timetable', { 'if-none-match': tag })).statusCode).toBe(200);
  const preflight = await server.app.inject({ method: 'OPTIONS', url: `/api/website/${result.Code}/bookings` });
  expect([preflight.statusCode, preflight.headers['access-control-allow-headers']]).toEqual([204, 'content-type']);
});

it('an empty week on a website names the next day with classes, and days out of range are refused', async () => {
  const { result } = await save();
  const today = dayIn('Europe/Rome', new Date());
  expect(await timetable(result.Code)).toMatchObject({
    Today: today,
    From: today,
    To: addDays(today, 6),
    Classes: [],
    Next: null,
  });
  await aClass(server.db, world.clubA, { Begin: hours(24 * 20), Name: 'Far' });
  const later = addDays(today, 1);
  expect(await timetable(result.Code, `?From=${later}`)).toMatchObject({ Next: dayIn('Europe/Rome', hours(24 * 20)) });
  for (const From of [addDays(today, -1), addDays(today, 61), 'soon']) {
    const refused = (await look(result.Code, `timetable?From=${From}`)).json<Problem>();
    expect([refused.ErrorType, refused.errors?.[0]?.field]).toEqual(['ValidationFailed', 'From']);
  }
});

it('a website shows the offers of the store with prices, and none while the club or its store is disabled', async () => {
  const { db } = server;
  const type = (fields: object) =>
    db
      .insertInto('class_subscriptions')
      .values({
        ClubId: world.clubA,
        Name: 'Open',
        Type: 'Open',
        Price: 5900,
        Currency: 'EUR',
        DurationDays: 30,
        Notes: '',
        Purchasable: true,
        AutoAssignTrial: false,
        ...fields,
      })
      .execute();
  await type({});
  await type({ Name: 'Inside', Purchasable: false });
  const { result } = await save();
  const offers = async () => (await look(result.Code, 'store')).json<WebsiteStore>().Offers;
  const enable = (EnableStore: boolean) =>
    db.updateTable('clubs').set({ EnableStore }).where('ClubId', '=', world.clubA).execute();
  await enable(true);
  expect(await offers()).toMatchObject([{ Name: 'Open', Price: 5900, Currency: 'EUR', DurationDays: 30, Kind: 'Subscription' }]);
  expect((await server.call(getWebsite, at())).result.Offers).toBe(1);
  await enable(false);
  expect(await offers()).toEqual([]);
  await save({ Store: false, Timetable: false });
  for (const path of ['store', 'timetable', 'timetable.ics', 'timetable.json'])
    expect((await look(result.Code, path)).statusCode).toBe(404);
});

it('a calendar program reads the timetable as iCalendar, and a search engine as schema.org markup', async () => {
  const ClassId = await aClass(server.db, world.clubA, { Begin: hours(24), Name: 'Yoga; hard' });
  const { result } = await save();
  const calendar = await look(result.Code, 'timetable.ics');
  expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(readIcs(calendar.body)).toMatchObject([{ UID: `class-${ClassId}@clubpulse`, SUMMARY: 'Yoga; hard' }]);
  const markup = await look(result.Code, 'timetable.json');
  expect(markup.headers['content-type']).toBe('application/ld+json; charset=utf-8');
  expect(markup.json()).toMatchObject({ '@graph': [{ '@type': 'Event', name: 'Yoga; hard' }] });
});

it('settings of a website are refused with unreadable colours, rooms of another club, wildcards and an old version', async () => {
  const foreign = await aRoom(server.db, world.clubB, { Name: 'Other' });
  const fields = async (input: Partial<WebsiteInput>) => (await save(input)).problem.errors?.map(({ field }) => field);
  expect(await fields({ Text: '#eeeeee', Mark: '#fafafa' })).toEqual(['Text', 'Mark']);
  expect(await fields({ Rooms: [foreign] })).toEqual(['Rooms.0']);
  expect(await fields({ Origins: ['https://*.example'] })).toEqual(['Origins.0']);
  expect(await fields({ Languages: [] })).toEqual(['Languages']);
  const first = await save();
  expect((await save({ RowVersion: 0 })).problem.ErrorType).toBe('StaleRowVersion');
  expect((await save()).result.Code).toBe(first.result.Code);
});

it('the website of the profile is proposed, and only owners and managers see and change the settings', async () => {
  await server.db
    .updateTable('clubs')
    .set({ Website: 'https://cadenza.example/club' })
    .where('ClubId', '=', world.clubA)
    .execute();
  expect((await server.call(getWebsite, at())).result).toMatchObject({ Code: null, Origins: ['https://cadenza.example'] });
  expect((await server.call(getWebsite, { ...at(), token: world.tokens.trainerA })).status).toBe(403);
  expect((await server.call(getWebsite, { ...at(), token: world.tokens.managerB })).status).toBe(403);
});

it('a website code with any text never returns data of another club', async () => {
  for (const code of ['x', 'A'.repeat(24), '%00', '..%2f..%2f', "';drop table"])
    for (const path of ['timetable', 'store', 'timetable.ics']) {
      const { statusCode } = await look(code, path);
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
    }
});

it('the number of classes in the settings equals an independent SQL count', async () => {
  for (const offset of [2, 30, 100, 160, 170]) await aClass(server.db, world.clubA, { Begin: hours(offset) });
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from classes c join clubs k using ("ClubId") where c."ClubId" = ${world.clubA}
      and c."Begin" > now() and (c."Begin" at time zone k."TimeZone")::date - (now() at time zone k."TimeZone")::date < 7`.execute(
    server.db,
  );
  expect((await server.call(getWebsite, at())).result.Classes).toBe(rows[0]?.count);
});
