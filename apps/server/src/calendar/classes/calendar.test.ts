import { CLASSES_MAX_DAYS, classQuerySchema, listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import type { Refusal } from '@clubpulse/contract/errors';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SerializedResponse } from '../../platform/http/serialized-response.ts';
import { aSubscriptionType } from '../../test/booking-rows.ts';
import {
  aClassOf,
  aClubIn,
  accepted,
  aManager,
  aTrainer,
  type ClubCalendar,
  openClubCalendar,
  single,
  slot,
  takePart,
  weekly,
} from '../../test/calendar.ts';
import { aCircuit, aRoom } from '../../test/rows.ts';
import { pageQuery } from './calendar.store.ts';

let server: ClubCalendar;
let clubId: number;
let ids: { room: number; circuit: number; trainer: number; subscription: number };

beforeAll(async () => {
  server = await openClubCalendar();
  const { db } = server;
  clubId = server.clubId;
  const trainer = await aTrainer(db, clubId);
  await db.updateTable('users').set({ FirstMidName: 'Ada', LastName: 'Byron' }).where('UserId', '=', trainer.UserId).execute();
  ids = {
    room: await aRoom(db, clubId, { Name: 'Hall', Color: '#1787a6' }),
    circuit: await aCircuit(db, clubId),
    trainer: trainer.UserId,
    subscription: await aSubscriptionType(db, clubId, 'Ten lessons'),
  };

  const make = (Name: string, overrides: Parameters<typeof aClassOf>[1]) => server.made({ Name, ...overrides });
  await make('Dawn', { Schedule: single('2026-11-30', '06:00'), DisplayGroupId: ids.room, TrainingType: 'hiit' });
  await make('Noon', { Schedule: single('2026-12-01', '12:00'), TrainerId: ids.trainer, Location: '100% Garden' });
  await make('Night', { Schedule: single('2026-12-04', '23:00', 90), MaxInSiteParticipants: 0, MaxRemoteParticipants: 5 });
  await make('Course', { Schedule: weekly('2026-11-23', '2026-12-13', slot(3, '18:00')), ClassType: 'Course' });
  await make('Lesson', { Schedule: single('2026-12-02', '15:00'), CalendarType: 'PT', ClassSubscriptionIds: [ids.subscription] });
  await make('Massage', { Schedule: single('2026-12-02', '16:00'), CalendarType: 'Services', ServiceType: 'MassageTherapy' });
  await make('Circuit', {
    Schedule: single('2026-12-02', '17:00'),
    CalendarType: 'BridgeWorkouts',
    BridgeWorkoutId: ids.circuit,
  });
  const full = await make('Full', { Schedule: single('2026-12-05', '10:00'), MaxInSiteParticipants: 1 });
  await takePart(db, full.ClassId, 'Booked');
  await takePart(db, full.ClassId, 'Waiting');
  await server.make(aClassOf(await aClubIn(db, 'Europe/Rome'), { Schedule: single('2026-11-30', '06:00') }));
  await make('Later', { Schedule: single('2026-12-07', '10:00') });
});
afterAll(() => server.close());

function pageOf(answer: SerializedResponse | Refusal) {
  const { json } = accepted(answer);
  const page = listClasses.result.parse(json);
  expect(json).toEqual(page);
  return page;
}
const week = { Begin: '2026-11-29T23:00:00Z', End: '2026-12-06T23:00:00Z' };
const ask = async (query: Record<string, string> = {}) =>
  pageOf(await server.calendars.list(clubId, classQuerySchema.parse({ ...week, ...query })));
const names = async (query: Record<string, string> = {}) => (await ask(query)).data.map((row) => row.Name);
const everything = ['Course', 'Dawn', 'Noon', 'Lesson', 'Massage', 'Circuit', 'Night', 'Full'];

describe('a calendar of classes', () => {
  it('contains the classes of its club that overlap the interval, sorted by Begin', async () => {
    expect(await names()).toEqual(everything);
    expect(await names({ Begin: '2026-12-04T23:29:00Z' })).toContain('Night');
    expect(await names({ Begin: '2026-12-04T23:30:00Z' })).not.toContain('Night');
    expect(await names({ End: '2026-11-30T05:00:00Z' })).toEqual(['Course']);
    expect(await names({ End: '2026-11-30T05:00:01Z' })).toEqual(['Course', 'Dawn']);
  });

  it.each([
    ['Club', ['Course', 'Dawn', 'Noon', 'Night', 'Full']],
    ['PT', ['Lesson']],
    ['Services', ['Massage']],
    ['BridgeWorkouts', ['Circuit']],
  ])('of the type %s contains only classes of that type', async (calendarType, expected) => {
    expect(await names({ calendarType })).toEqual(expected);
    const word = calendarType === 'PT' ? 'pt' : `${calendarType[0]?.toLowerCase()}${calendarType.slice(1)}`;
    expect(await names({ calendarType: word })).toEqual(expected);
  });

  it('shows a course once, or with expandDates once for each of its days', async () => {
    const [once] = (await ask({ ClassType: 'Course' })).data;
    expect(once).toMatchObject({ Begin: '2026-11-25T17:00:00.000Z', End: '2026-12-09T18:00:00.000Z' });
    const [day, ...others] = (await ask({ ClassType: 'Course', expandDates: 'true' })).data;
    expect(others).toEqual([]);
    expect(day).toEqual({
      ...once,
      Begin: '2026-12-02T17:00:00.000Z',
      End: '2026-12-02T18:00:00.000Z',
      ClassBegin: '2026-11-25T17:00:00.000Z',
      ClassEnd: '2026-12-09T18:00:00.000Z',
    });
    const month = { Begin: '2026-11-01T00:00:00Z', End: '2026-12-31T00:00:00Z', ClassType: 'Course', expandDates: 'true' };
    expect((await ask(month)).data.map((row) => row.Begin.slice(0, 10))).toEqual(['2026-11-25', '2026-12-02', '2026-12-09']);
  });

  it.each<[Record<string, string>, string[]]>([
    [{ globalSearch: 'ada' }, ['Noon']],
    [{ globalSearch: 'HALL' }, ['Dawn']],
    [{ globalSearch: '0% g' }, ['Noon']],
    [{ globalSearch: '0_g' }, []],
    [{ globalSearch: 'therapy' }, ['Massage']],
    [{ Location: '100% Garden' }, ['Noon']],
    [{ TrainerName: 'byr' }, ['Noon']],
    [{ TrainingType: 'hiit' }, ['Dawn']],
    [{ ClassType: 'Course' }, ['Course']],
    [{ Place: 'Remote' }, ['Night']],
    [{ Place: 'InSite' }, everything.filter((name) => name !== 'Night')],
    [{ PublishState: 'Published' }, ['Full']],
    [{ Participants: 'None' }, everything.filter((name) => name !== 'Full')],
    [{ Participants: 'Some' }, ['Full']],
    [{ Participants: 'Full' }, ['Full']],
    [{ Participants: 'Waiting' }, ['Full']],
    [{ dayOfWeek: '1,2' }, ['Dawn', 'Noon']],
    [{ dayOfWeek: '3' }, ['Course', 'Lesson', 'Massage', 'Circuit']],
    [{ startTime: '18:00' }, ['Course', 'Night']],
    [{ startTime: '16:00', endTime: '19:00' }, ['Course', 'Massage', 'Circuit']],
    [{ endTime: '12:59' }, ['Dawn', 'Full']],
    [{ startTime: '22:00', endTime: '23:59' }, []],
  ])('can be filtered by %j', async (query, expected) => expect(await names(query)).toEqual(expected));

  it('can be filtered by room, circuit, trainer and subscription', async () => {
    expect(await names({ BridgeWorkoutId: String(ids.circuit) })).toEqual(['Circuit']);
    expect(await names({ DisplayGroupId: String(ids.room) })).toEqual(['Dawn']);
    expect(await names({ TrainerId: String(ids.trainer) })).toEqual(['Noon']);
    expect(await names({ ClassSubscriptionId: String(ids.subscription) })).toEqual(['Lesson']);
    expect(await names({ expandDates: 'true', dayOfWeek: '3', startTime: '17:30' })).toEqual(['Course']);
    expect(await names({ expandDates: 'true', dayOfWeek: '4' })).toEqual([]);
  });

  it('contains the names of seat holders in personal training only', async () => {
    const { data } = await ask();
    expect(data.filter((row) => row.CalendarType !== 'PT').every((row) => row.Clients.length === 0)).toBe(true);
    const [lesson] = data.filter((row) => row.CalendarType === 'PT');
    expect(lesson?.Clients).toEqual([]);
    await takePart(server.db, lesson?.ClassId ?? 0, 'Booked');
    expect((await ask({ calendarType: 'PT' })).data[0]?.Clients).toHaveLength(1);
  });

  it('is paged, with totals before and after the filters', async () => {
    const page = await ask({ draw: '3', start: '2', length: '3' });
    expect(page).toMatchObject({ draw: 3, recordsTotal: 8, recordsFiltered: 8 });
    expect(page.data.map((row) => row.Name)).toEqual(everything.slice(2, 5));
    expect(await ask({ dayOfWeek: '3', length: '2' })).toMatchObject({ recordsTotal: 8, recordsFiltered: 4, data: [{}, {}] });
    expect(await ask({ globalSearch: 'nothing' })).toMatchObject({ recordsTotal: 8, recordsFiltered: 0, data: [] });
    expect(await ask({ calendarType: 'PT', start: '5' })).toMatchObject({ recordsTotal: 1, recordsFiltered: 1, data: [] });
  });

  it('refuses an interval of more than 375 days', async () => {
    const from = new Date('2026-01-01T00:00:00Z');
    const days = (count: number) =>
      server.calendars.list(
        clubId,
        classQuerySchema.parse({ Begin: from.toISOString(), End: new Date(from.getTime() + count * 86_400_000).toISOString() }),
      );
    expect(pageOf(await days(CLASSES_MAX_DAYS))).toMatchObject({ recordsTotal: 9 });
    expect(await days(CLASSES_MAX_DAYS + 1)).toMatchObject({ refused: 'DateIntervalTooLong', values: { max: CLASSES_MAX_DAYS } });
  });

  it('returns the available values of its filters', async () => {
    expect(await server.calendars.filterData(clubId, undefined)).toEqual({
      Locations: ['100% Garden'],
      Trainers: [{ TrainerId: ids.trainer, TrainerName: 'Ada Byron' }],
      TrainingTypes: ['hiit', 'other'],
      ServiceTypes: ['MassageTherapy'],
      DisplayGroups: [{ DisplayGroupId: ids.room, Name: 'Hall', Color: '#1787a6' }],
      ClassSubscriptions: [{ ClassSubscriptionId: ids.subscription, Name: 'Ten lessons' }],
      BridgeWorkouts: [{ BridgeWorkoutId: ids.circuit }],
    });
    expect(await server.calendars.filterData(clubId, 'Services')).toMatchObject({ Locations: [], TrainingTypes: ['other'] });
  });
});

describe('a week in a calendar with ten years of classes', () => {
  it('is read without a full scan of any calendar table', { tags: ['atLength'] }, async () => {
    const { db } = server;
    const club = await aClubIn(db, 'Europe/Rome');
    await aManager(db, club);
    await sql`insert into classes ("ClubId", "Name", "Begin", "End", "Duration", "ClassType", "CalendarType", "BookingMode", "TrainingType",
        "Color", "MaxInSiteParticipants", "CalendarVisibilityDays", "BookingBeforeHours", "CancelBeforeHours", "BookingOpensAt")
      select ${club}, 'Class', at, at + interval '1 hour', 60, 'Single', 'Club', 'Open', 'other', '#1787a6', 10, 7, 0, 0, at - interval '7 days'
      from generate_series(timestamptz '2017-01-01', '2026-12-31', interval '110 minutes') at`.execute(db);
    await sql`with schedules as (
        insert into class_schedules ("ClassScheduleId", "ClubId", "ScheduleStartDate", "ScheduleEndDate", "Slots")
        select 1000000 + n, ${club}, date '2017-01-02' + 10 * n, date '2017-01-02' + 10 * n + 69, '[]' from generate_series(0, 369) n
        returning *
      ), courses as (
        insert into classes ("ClubId", "ClassScheduleId", "Name", "Begin", "End", "Duration", "ClassType", "CalendarType", "BookingMode",
          "TrainingType", "Color", "MaxInSiteParticipants", "CalendarVisibilityDays", "BookingBeforeHours", "CancelBeforeHours", "BookingOpensAt")
        select "ClubId", "ClassScheduleId", 'Course', "ScheduleStartDate" + time '17:00', "ScheduleEndDate" + time '18:00', 60, 'Course',
          'Club', 'Open', 'other', '#1787a6', 10, 7, 0, 0, "ScheduleStartDate" from schedules
        returning *
      )
      insert into scheduled_days ("ClassScheduleId", "ClubId", "ClassId", "OfCourse", "Type", "Begin", "End")
      select "ClassScheduleId", "ClubId", "ClassId", true, 'Definition', at, at + interval '1 hour'
      from courses, generate_series("Begin", "End", interval '3 days 12 hours') at`.execute(db);
    await sql`analyze`.execute(db);
    const whole = { start: 0, length: 1000 };
    for (const expandDates of [false, true]) {
      const query = pageQuery(db, { ClubId: club, Begin: new Date(week.Begin), End: new Date(week.End), expandDates }, whole);
      const plan = await query.explain('json', sql`analyze`);
      const text = JSON.stringify(plan);
      expect(text).toContain('classes_calendar');
      expect(scans(plan).filter((scan) => /^(classes|scheduled_days)/.test(scan))).toEqual([]);
      const rows = await query.execute();
      const singles = rows.filter((row) => row.ClassType === 'Single');
      expect(singles.length).toBe(Math.floor((7 * 24 * 60) / 110) + 1);
      const courses = rows.length - singles.length;
      expect([courses >= 7, courses >= 13]).toEqual([true, expandDates]);
    }
  });
});

function scans(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(scans);
  if (typeof node !== 'object' || node === null) return [];
  const here = Reflect.get(node, 'Node Type') === 'Seq Scan' ? [String(Reflect.get(node, 'Relation Name'))] : [];
  return [...here, ...Object.values(node).flatMap(scans)];
}
