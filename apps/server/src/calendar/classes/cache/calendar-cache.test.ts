import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { classQuerySchema, listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  accepted,
  aTrainer,
  type ClubCalendar,
  openClubCalendar,
  single,
  slot,
  takePart,
  weekly,
} from '../../../test/calendar.ts';
import { aRoom } from '../../../test/rows.ts';
import { openServer, type TestServer } from '../../../test/server.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { createCalendars } from '../calendar.service.ts';
import { createCalendarCache } from './calendar-cache.live.ts';
import { createClassCache } from './class-cache.live.ts';

let calendar: ClubCalendar;
let server: TestServer;
let world: World;
beforeAll(async () => {
  calendar = await openClubCalendar();
  server = await openServer();
  world = await createWorld(server);
});
afterAll(async () => {
  await calendar.close();
  await server.close();
});

const week = { Begin: '2026-11-29T23:00:00Z', End: '2026-12-06T23:00:00Z' };
const queries = [
  {},
  { expandDates: 'true' },
  { calendarType: 'club' },
  { Participants: 'Some' },
  { globalSearch: 'garden' },
  { dayOfWeek: '3' },
].map((query) => classQuerySchema.parse({ ...week, ...query }));

it('the calendar cache returns the same calendar as a fresh read after every change', async () => {
  const { db, clubId } = calendar;
  const [room, trainer] = [await aRoom(db, clubId, { Name: 'Hall' }), (await aTrainer(db, clubId)).UserId];
  const lesson = await calendar.made({ Schedule: single('2026-12-01'), DisplayGroupId: room, TrainerId: trainer });
  await calendar.publish(lesson.ClassId);
  const course = await calendar.made({ Schedule: weekly('2026-11-23', '2026-12-13', slot(3, '18:00')), ClassType: 'Course' });
  const personal = await calendar.made({ Schedule: single('2026-12-04'), CalendarType: 'PT' });
  await calendar.publish(personal.ClassId);
  const client = (set: Record<string, unknown>) =>
    db.updateTable('class_participants').set(set).where('ClassId', '=', personal.ClassId).execute();
  const classes = (set: Record<string, unknown>, classId = lesson.ClassId) =>
    db.updateTable('classes').set(set).where('ClassId', '=', classId).execute();
  const changes = [
    () => calendar.made({ Schedule: single('2026-12-02'), Location: 'Garden' }),
    () => classes({ Name: 'Renamed' }),
    () => classes({ InSiteParticipants: 1 }),
    () => classes({ InSiteParticipants: 0 }),
    () => classes({ Begin: new Date('2026-12-03T10:00:00Z'), End: new Date('2026-12-03T11:00:00Z') }),
    () => classes({ Begin: new Date('2027-01-03T10:00:00Z'), End: new Date('2027-01-03T11:00:00Z') }),
    () => classes({ Begin: new Date('2026-12-03T10:00:00Z'), End: new Date('2026-12-03T11:00:00Z') }),
    () => db.updateTable('display_groups').set({ Name: 'Garden room' }).where('DisplayGroupId', '=', room).execute(),
    () => db.updateTable('users').set({ FirstMidName: 'Ida', LastName: 'Rossi' }).where('UserId', '=', trainer).execute(),
    () => classes({ TrainerId: null }),
    () => classes({ Color: '#ff0000' }, course.ClassId),
    () =>
      db
        .updateTable('scheduled_days')
        .set({ Begin: sql<Date>`"Begin" + interval '1 hour'`, End: sql<Date>`"End" + interval '1 hour'` })
        .where('ClassId', '=', course.ClassId)
        .execute(),
    () => takePart(db, personal.ClassId, 'Booked'),
    () =>
      db
        .updateTable('users')
        .set({ FirstMidName: 'Ada' })
        .where('UserId', 'in', (eb) =>
          eb.selectFrom('class_participants').select('UserId').where('ClassId', '=', personal.ClassId),
        )
        .execute(),
    () => client({ State: 'Canceled', PaymentKind: null }),
    () => db.deleteFrom('classes').where('ClassId', '=', lesson.ClassId).execute(),
  ];
  for (const change of changes) {
    for (const query of queries) accepted(await calendar.calendars.list(clubId, query));
    await change();
    for (const query of queries) {
      const reloaded = createCalendars({ db, club: async (ClubId) => ({ ClubId, BrandId: null, TimeZone: 'Europe/Rome' }) });
      const answer = accepted(await calendar.calendars.list(clubId, query)).json;
      expect(answer).toEqual(accepted(await reloaded.list(clubId, query)).json);
      expect(listClasses.result.parse(answer)).toEqual(answer);
    }
  }
});

it('the calendar cache returns every change that was written before the request, however reads and writes interleave', {
  tags: ['atLength'],
}, async () => {
  const { db, clubId, calendars } = calendar;
  const { ClassId } = await calendar.made({ Schedule: single('2026-12-04') });
  let written = 0;
  let isWriting = true;
  async function write() {
    for (let n = 1; n <= 150; n++) {
      await db.updateTable('classes').set({ CreditsCostInSite: n }).where('ClassId', '=', ClassId).execute();
      written = n;
    }
    isWriting = false;
  }
  async function read() {
    while (isWriting) {
      const before = written;
      const page = listClasses.result.parse(accepted(await calendars.list(clubId, classQuerySchema.parse(week))).json);
      expect(page.data.find((row) => row.ClassId === ClassId)?.CreditsCostInSite).toBeGreaterThanOrEqual(before);
    }
  }
  await Promise.all([write(), read(), read(), read()]);
});

it('the calendar cache stores the most recently used responses up to its size, and recomputes a response when the stamp of its data has changed', async () => {
  const calendars = createCalendarCache();
  const made: string[] = [];
  const ask = (key: string, stamp = 's') =>
    calendars(key, stamp, async () => {
      made.push(`${key}${stamp}`);
      return Buffer.from(JSON.stringify(key));
    });
  const first = await ask('1');
  expect((await ask('1')) === first).toBe(true);
  expect((await ask('1', 't')) === first).toBe(false);
  for (let n = 2; n <= 65; n++) await ask(String(n));
  expect(made).toHaveLength(66);
  await ask('65');
  await ask('1', 't');
  expect(made.slice(66)).toEqual(['1t']);
  const large = () => calendars('large', 's', async () => Buffer.from(`"${'x'.repeat(17_000_000)}"`));
  expect((await large()) === (await large())).toBe(false);
});

it('the class cache removes a class that was not used while half of its memory was filled', () => {
  const classes = createClassCache();
  const json = Buffer.alloc(5_000_000);
  classes.store(['1', '2'].map((Version) => ({ Version, json })));
  expect(classes.get('1')).toBe(json);
  classes.store([{ Version: '3', json }]);
  const known = (versions: string[]) => versions.filter((version) => classes.get(version) !== undefined);
  expect(known(['2'])).toEqual([]);
  expect(known(['1', '3'])).toEqual(['1', '3']);
});

it('the calendar cache sends an unchanged response to a client only once, compressed, and never to other clubs', async () => {
  const { app } = server;
  const url = `/api/clubs/${world.clubA}/classes?Begin=2026-01-01T00:00:00Z&End=2026-03-01T00:00:00Z`;
  const get = (token: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { authorization: `Bearer ${token}`, ...headers } });
  await server.db
    .insertInto('classes')
    .values(
      Array.from({ length: 20 }, (_, day) => ({
        ClubId: world.clubA,
        Name: `Class ${day}`,
        Begin: new Date(Date.UTC(2026, 0, 2 + day, 10)),
        End: new Date(Date.UTC(2026, 0, 2 + day, 11)),
        Duration: 60,
        ClassType: 'Single' as const,
        CalendarType: 'Club' as const,
        PublishState: 'Published' as const,
        BookingMode: 'Open' as const,
        TrainingType: 'yoga',
        Color: '#1787a6',
        MaxInSiteParticipants: 10,
        CalendarVisibilityDays: 7,
        BookingBeforeHours: 1,
        CancelBeforeHours: 1,
        BookingOpensAt: new Date(Date.UTC(2025, 11, 30)),
      })),
    )
    .execute();
  const { managerA, managerB, trainerA } = world.tokens;
  const plain = await get(managerA, { 'accept-encoding': 'identity' });
  const tag = String(plain.headers['etag']);
  expect([plain.statusCode, plain.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  expect(plain.json().recordsTotal).toBe(20);
  for (const [encoding, read] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await get(managerA, { 'accept-encoding': encoding });
    expect([headers['content-encoding'], headers['etag'], read(rawPayload).toString()]).toEqual([encoding, tag, plain.body]);
  }
  const again = await get(trainerA, { 'if-none-match': tag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get(managerB, { 'if-none-match': tag })).statusCode).toBe(403);
  await server.db
    .updateTable('classes')
    .set({ Name: 'Other' })
    .where('ClubId', '=', world.clubA)
    .where('Name', '=', 'Class 3')
    .execute();
  const changed = await get(managerA, { 'if-none-match': tag });
  expect([changed.statusCode, changed.headers['etag'] === tag, changed.body.includes('"Other"')]).toEqual([200, false, true]);
});
