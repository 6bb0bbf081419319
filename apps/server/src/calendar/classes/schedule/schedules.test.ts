import { type Class, classInputSchema, classUpdateSchema } from '@clubpulse/contract/calendar/classes/classes';
import type { Schedule } from '@clubpulse/contract/calendar/classes/schedule';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aClassOf,
  aClubIn,
  accepted,
  type ClubCalendar,
  dayTexts,
  mondays,
  openClubCalendar,
  refused,
  refusedKeys,
  single,
  slot,
  takePart,
  weekly,
} from '../../../test/calendar.ts';

let server: ClubCalendar;
let clubId: number;
let by: number;

beforeAll(async () => {
  server = await openClubCalendar();
  clubId = server.clubId;
  by = server.manager.UserId;
});
afterAll(() => server.close());

const made = (Schedule: Schedule, ClassType?: Class['ClassType']) =>
  server.made(ClassType ? { Schedule, ClassType } : { Schedule });
const withOneOver = async (Schedule: Schedule) => {
  const before = server.makingAt(new Date('2026-11-15T12:00:00Z'));
  const { Class } = accepted(await before.create(server.manager, classInputSchema.parse(aClassOf(clubId, { Schedule }))));
  return (await server.daysOf(Class.ClassId)).map((day) => day.ClassId ?? 0);
};
const published = async (classId: number) => accepted(await server.publish(classId));

describe('a weekly schedule', () => {
  it('generates a class for each day of a series', async () => {
    const first = await made(mondays);
    expect(first.ids).toHaveLength(4);
    expect(dayTexts(await server.daysOf(first.ClassId))).toEqual([
      `2026-11-23T18:00 Definition ${first.ids[0]}`,
      `2026-11-30T18:00 Definition ${first.ids[1]}`,
      `2026-12-07T18:00 Definition ${first.ids[2]}`,
      `2026-12-14T18:00 Definition ${first.ids[3]}`,
    ]);
    expect(await server.schedules.get(first.ids[2]!)).toEqual(mondays);
  });

  it('gets no additional days when the club has no licence, but its days can still be moved', async () => {
    const { ClassId } = await made(weekly('2026-11-23', '2026-11-30', slot(1, '19:00')));
    server.licence.holds = false;
    const longer = await server.schedules.replace(by, ClassId, mondays);
    const later = await server.schedules.replace(by, ClassId, weekly('2026-11-23', '2026-11-30', slot(1, '20:00')));
    server.licence.holds = true;
    expect(refused(longer)).toBe('LicenseRequired');
    expect(accepted(later).ScheduledDays).toHaveLength(2);
  });

  it('of a course is one class from its first day to its last', async () => {
    const course = await made(mondays, 'Course');
    expect(course).toMatchObject({ Begin: '2026-11-23T18:00:00.000Z', End: '2026-12-14T19:00:00.000Z', Duration: 60 });
    expect(course.ids).toEqual([course.ClassId]);
    expect((await server.daysOf(course.ClassId)).map((day) => day.ClassId)).toEqual([...Array(4)].map(() => course.ClassId));
  });

  it('generates no class for a past day of a series, but all days of a course', async () => {
    const sinceLastWeek = weekly('2026-11-09', '2026-11-30', slot(1, '19:00'));
    const { ids } = await made(sinceLastWeek);
    expect(dayTexts(await server.daysOf(ids[0]!))).toEqual([
      `2026-11-23T18:00 Definition ${ids[0]}`,
      `2026-11-30T18:00 Definition ${ids[1]}`,
    ]);
    for (const id of ids) expect(await server.remove(id)).toBeUndefined();
    expect(await server.daysOf((await made(sinceLastWeek, 'Course')).ClassId)).toHaveLength(4);
  });

  it('of a single class has one day', async () => {
    const one = await made(single('2026-11-30', '07:15', 45));
    expect(await server.schedules.get(one.ClassId)).toEqual(single('2026-11-30', '07:15', 45));
    expect(dayTexts(await server.daysOf(one.ClassId))).toEqual([`2026-11-30T06:15 Definition ${one.ClassId}`]);
  });

  it('with thousands of days is stored', { tags: ['atLength'] }, async () => {
    const slots = [1, 2, 3, 4, 5, 6, 7].flatMap((day) =>
      Array.from({ length: 10 }, (_, hour) => slot(day, `${10 + hour}:00`, 30)),
    );
    const first = await made(weekly('2026-11-23', '2027-11-28', ...slots));
    expect(first.ids).toHaveLength(371 * 10);
    expect(await server.daysOf(first.ClassId)).toHaveLength(371 * 10);
    await server.making.batchDelete(by, { ClubId: clubId, ClassIds: first.ids });
  });

  it.each<[string, Schedule, Class['ClassType'], string[] | string]>([
    ['without an event', weekly('2026-11-23', '2026-12-14'), 'Group', ['schedule-needs-event']],
    ['that ends before it starts', weekly('2026-12-14', '2026-11-23', slot(1, '19:00')), 'Group', ['schedule-end-before-start']],
    [
      'with 9 and 241 minutes',
      weekly('2026-11-23', '2026-12-14', slot(1, '19:00', 9), slot(2, '19:00', 241)),
      'Group',
      ['schedule-duration-limits', 'schedule-duration-limits'],
    ],
    ['more than six months ahead', single('2027-05-21'), 'Single', ['schedule-too-far-ahead']],
    ['over 371 days', weekly('2026-11-23', '2027-11-29', slot(1, '19:00')), 'Group', ['schedule-too-long']],
    ['all in the past', weekly('2026-11-02', '2026-11-16', slot(1, '19:00')), 'Group', ['schedule-all-in-past']],
    [
      'of a lesson that ended',
      weekly('2026-11-02', '2026-11-19', slot(1, '19:00')),
      'Lesson',
      ['lesson-schedule-end-date-in-past'],
    ],
    ['of another kind', mondays, 'Single', ['schedule-wrong-kind']],
    ['without a day', weekly('2026-11-24', '2026-11-29', slot(1, '19:00')), 'Group', 'ScheduleGeneratesNoEvents'],
  ])('%s is refused', async (_name, Schedule, ClassType, expected) => {
    const input = { ...aClassOf(clubId, { Schedule, ClassType }), Schedule, ClassType };
    const answer = await server.making.create(server.manager, classInputSchema.parse(input));
    expect(typeof expected === 'string' ? refused(answer) : refusedKeys(answer)).toEqual(expected);
  });
});

describe('a weekly class across a clock change', () => {
  it.each([
    ['Europe/Rome', '2027-03-22', '2027-03-29', '18:00', '17:00'],
    ['America/New_York', '2027-03-08', '2027-03-15', '00:00', '23:00'],
    ['Australia/Lord_Howe', '2027-03-29', '2027-04-05', '08:00', '08:30'],
    ['Asia/Kathmandu', '2027-03-22', '2027-03-29', '13:15', '13:15'],
  ])('in the time zone %s begins at 19:00 before and after the change', async (timeZone, from, to, before, after) => {
    const club = await aClubIn(server.db, timeZone);
    const first = await server.make(aClassOf(club, { Schedule: weekly(from, to, slot(1, '19:00')), CalendarVisibilityDays: 7 }));
    const days = await server.daysOf(first.ClassId);
    expect(days.map((day) => day.Begin.slice(11, 16))).toEqual([before, after]);
    const local = (instant: string | Date) =>
      Temporal.Instant.from(new Date(instant).toISOString()).toZonedDateTimeISO(timeZone).toPlainTime().toString().slice(0, 5);
    expect(days.map((day) => local(day.Begin))).toEqual(['19:00', '19:00']);
    const opens = await server.db.selectFrom('classes').select('BookingOpensAt').where('ClubId', '=', club).execute();
    expect(opens.map((row) => local(row.BookingOpensAt))).toEqual(['19:00', '19:00']);

    const request = { draw: 0, start: 0, length: 10, expandDates: false, dayOfWeek: [1], startTime: '19:00', endTime: '20:00' };
    const interval = { Begin: `${from}T00:00:00Z`, End: `${to}T23:59:59Z` };
    expect(accepted(await server.calendars.list(club, { ...request, ...interval })).json).toMatchObject({ recordsFiltered: 2 });

    const copies = await server.clones.batchClone(by, { ClubId: club, ClassIds: [first.ids[0]!], ShiftDays: 7 });
    const copy = accepted(await server.classes.get(accepted(copies).Done[0]!));
    expect(copy.Begin.slice(11, 16)).toBe(after);
  });
});

describe('a replaced schedule', () => {
  it('adds and removes days; the other days retain their classes', async () => {
    const { ids } = await made(mondays);
    await published(ids[1]!);
    const answer = accepted(
      await server.replace(ids[0]!, weekly('2026-11-23', '2026-12-09', slot(1, '19:00'), slot(3, '19:00'))),
    );
    expect(answer.Class.ClassId).toBe(ids[0]);
    const days = dayTexts(answer.ScheduledDays);
    expect(days.map((day) => day.slice(0, 10))).toEqual([
      '2026-11-23',
      '2026-11-25',
      '2026-11-30',
      '2026-12-02',
      '2026-12-07',
      '2026-12-09',
    ]);
    expect([days[0], days[2], days[4]].map((day) => Number(day?.split(' ')[2]))).toEqual(ids.slice(0, 3));
    expect(accepted(await server.classes.get(ids[1]!)).PublishState).toBe('Published');
    expect(refused(await server.classes.get(ids[3]!))).toBe('NotFound');
    const added = accepted(await server.classes.get(answer.ScheduledDays[1]!.ClassId!));
    expect(added).toMatchObject({ Name: 'Spinning', PublishState: 'Unpublished', MaxInSiteParticipants: 10 });
  });

  it('that gives all days another time on the same dates moves the classes of these days', async () => {
    const { ids } = await made(mondays);
    const { ScheduledDays } = accepted(await server.replace(ids[1]!, weekly('2026-11-23', '2026-12-14', slot(1, '20:00', 90))));
    expect(dayTexts(ScheduledDays)).toEqual(
      ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'].map((day, index) => `${day}T19:00 Definition ${ids[index]}`),
    );
    expect(accepted(await server.classes.get(ids[3]!))).toMatchObject({ Duration: 90, End: '2026-12-14T20:30:00.000Z' });
  });

  it('is refused while the edited class or a class to be removed is published, or while a class to be removed has participants', async () => {
    const { ids } = await made(mondays);
    const shorter = weekly('2026-11-23', '2026-12-07', slot(1, '19:00'));
    await published(ids[3]!);
    expect(refused(await server.replace(ids[0]!, shorter))).toBe('ClassIsPublished');
    expect(refused(await server.replace(ids[3]!, weekly('2026-11-23', '2026-12-21', slot(1, '19:00'))))).toBe('ClassIsPublished');
    expect(accepted(await server.replace(ids[3]!, mondays)).ScheduledDays).toHaveLength(4);
    accepted(await server.unpublish(ids[3]!));
    expect(accepted(await server.replace(ids[0]!, shorter)).ScheduledDays).toHaveLength(3);
  });

  it('does not change days that are over', async () => {
    const ids = await withOneOver(weekly('2026-11-16', '2026-11-30', slot(1, '19:00')));
    const { ScheduledDays } = accepted(await server.replace(ids[1]!, weekly('2026-11-16', '2026-11-30', slot(2, '19:00'))));
    expect(ScheduledDays.map((day) => day.Begin.slice(0, 10))).toEqual(['2026-11-16', '2026-11-24']);
    expect(ScheduledDays[0]?.ClassId).toBe(ids[0]);
  });

  it('returns the next class of the series when it removes the day of the edited class', async () => {
    const { ids } = await made(mondays);
    const { Class: next } = accepted(await server.replace(ids[0]!, weekly('2026-11-30', '2026-12-14', slot(1, '19:00'))));
    expect(next.ClassId).toBe(ids[1]);
  });

  it('is refused and changes nothing when only Exceptions would remain', async () => {
    const { ids } = await made(weekly('2026-11-23', '2026-11-30', slot(1, '19:00')));
    accepted(await server.except(ids[1]!, { Begin: '2026-11-23T18:00:00.000Z', Type: 'Exception' }));
    const before = await server.daysOf(ids[1]!);
    expect(refused(await server.replace(ids[1]!, weekly('2026-11-23', '2026-11-29', slot(1, '19:00'))))).toBe(
      'ScheduleGeneratesNoEvents',
    );
    expect(refused(await server.replace(ids[1]!, weekly('2026-11-23', '2026-11-29', slot(1, '20:00'))))).toBe(
      'ScheduleGeneratesNoEvents',
    );
    expect(await server.daysOf(ids[1]!)).toEqual(before);
  });

  it('of a course moves the begin and end of the course', async () => {
    const course = await made(mondays, 'Course');
    const { Class: longer, ScheduledDays } = accepted(
      await server.replace(course.ClassId, weekly('2026-11-25', '2026-12-16', slot(3, '18:00', 90))),
    );
    expect(longer).toMatchObject({ Begin: '2026-11-25T17:00:00.000Z', End: '2026-12-16T18:30:00.000Z', Duration: 90 });
    expect(ScheduledDays).toHaveLength(4);
    await published(course.ClassId);
    expect(refused(await server.replace(course.ClassId, mondays))).toBe('ClassIsPublished');
  });

  it('of a single class moves the class, but is refused while the class is published, and for a time in the past', async () => {
    const one = await made(single('2026-11-30'));
    expect(accepted(await server.replace(one.ClassId, single('2026-12-01', '18:00', 30))).Class).toMatchObject({
      Begin: '2026-12-01T17:00:00.000Z',
      Duration: 30,
    });
    await published(one.ClassId);
    expect(refused(await server.replace(one.ClassId, single('2026-12-02')))).toBe('ClassIsPublished');
    expect(await server.replace(one.ClassId, single('2026-11-19'))).toMatchObject({
      refused: 'ValidationFailed',
      errors: [{ field: 'ScheduleStartDate', key: 'schedule-all-in-past' }],
    });
    expect(await server.replace(one.ClassId, mondays)).toMatchObject({ errors: [{ field: 'Kind', key: 'schedule-wrong-kind' }] });
  });

  it('is saved together with the other fields of its class, or neither is saved', async () => {
    const { ids, ...first } = await made(mondays);
    const { RowVersion, ...fields } = { ...aClassOf(clubId, { Schedule: mondays, Name: 'Yoga' }), RowVersion: first.RowVersion };
    const update = (Schedule: Schedule) =>
      server.schedules.update(by, ids[0]!, classUpdateSchema.parse({ ...fields, RowVersion, Schedule }));
    await published(ids[3]!);
    expect(refused(await update(weekly('2026-11-23', '2026-12-07', slot(1, '19:00'))))).toBe('ClassIsPublished');
    expect(accepted(await server.classes.get(ids[0]!))).toMatchObject({ Name: 'Spinning', RowVersion });
    const saved = accepted(await update(weekly('2026-11-23', '2026-12-14', slot(1, '19:00'), slot(2, '19:00'))));
    expect(saved).toMatchObject({ ClassId: ids[0], Name: 'Yoga' });
    const days = await server.daysOf(ids[0]!);
    expect(days).toHaveLength(7);
    expect(accepted(await server.classes.get(days[1]!.ClassId!)).Name).toBe('Yoga');
    expect(accepted(await server.classes.get(ids[1]!)).Name).toBe('Spinning');
  });
});

describe('a day of a schedule', () => {
  const second = '2026-11-30T18:00:00.000Z';
  const at = (Type: 'Definition' | 'Exception', Begin = second) => ({ Begin, Type });

  it('becomes an Exception without a class, and can be restored with a class', async () => {
    const { ids } = await made(mondays);
    const removed = accepted(await server.except(ids[0]!, at('Exception')));
    expect(removed.Class.ClassId).toBe(ids[0]);
    expect(dayTexts(removed.ScheduledDays)[1]).toBe('2026-11-30T18:00 Exception -');
    expect(refused(await server.classes.get(ids[1]!))).toBe('NotFound');
    const back = accepted(await server.except(ids[0]!, at('Definition')));
    expect(back.ScheduledDays[1]?.Type).toBe('Definition');
    expect(accepted(await server.classes.get(back.ScheduledDays[1]!.ClassId!))).toMatchObject({
      Begin: second,
      Name: 'Spinning',
      PublishState: 'Unpublished',
    });
  });

  it('of a course can become an Exception: the end of the course changes, but it remains the same class', async () => {
    const course = await made(mondays, 'Course');
    const last = '2026-12-14T18:00:00.000Z';
    const shorter = accepted(await server.except(course.ClassId, at('Exception', last)));
    expect(shorter.Class).toMatchObject({ ClassId: course.ClassId, End: '2026-12-07T19:00:00.000Z' });
    expect(accepted(await server.except(course.ClassId, at('Definition', last))).Class.End).toBe('2026-12-14T19:00:00.000Z');
  });

  it('cannot become an Exception while its class is published, has participants or is over, or when no other day remains', async () => {
    const ids = await withOneOver(weekly('2026-11-16', '2026-12-07', slot(1, '19:00')));
    await published(ids[2]!);
    expect(refused(await server.except(ids[3]!, at('Exception')))).toBe('ClassIsPublished');
    await takePart(server.db, ids[2]!, 'Booked');
    expect(refused(await server.except(ids[3]!, at('Exception')))).toBe('ClassIsPublished');
    expect(refused(await server.except(ids[3]!, at('Exception', '2026-11-16T18:00:00.000Z')))).toBe('ClassIsPast');
    expect(refused(await server.except(ids[3]!, at('Exception', '2026-11-17T18:00:00.000Z')))).toBe('NotFound');
    const lone = await made(weekly('2026-11-30', '2026-11-30', slot(1, '19:00')));
    expect(refused(await server.except(lone.ClassId, at('Exception')))).toBe('ScheduleGeneratesNoEvents');
    const one = await made(single('2026-11-30', '19:00'));
    expect(refused(await server.except(one.ClassId, at('Exception')))).toBe('NotFound');
  });

  it('becomes an Exception when its class is deleted, and the deletion of the last class deletes the series', async () => {
    const { ids, ClassScheduleId } = await made(weekly('2026-11-23', '2026-11-30', slot(1, '19:00')));
    expect(await server.remove(ids[0]!)).toBeUndefined();
    expect(dayTexts(await server.daysOf(ids[1]!))).toEqual([
      '2026-11-23T18:00 Exception -',
      `2026-11-30T18:00 Definition ${ids[1]}`,
    ]);
    expect(await server.remove(ids[1]!)).toBeUndefined();
    const left = await server.db
      .selectFrom('class_schedules')
      .select('ClassScheduleId')
      .where('ClassScheduleId', '=', ClassScheduleId)
      .execute();
    expect(left).toEqual([]);
  });
});

describe('concurrent requests for a series', () => {
  it('all succeed, because they run one after the other', async () => {
    const { ids } = await made(mondays);
    const answers = await Promise.all([
      server.replace(ids[0]!, weekly('2026-11-23', '2026-12-21', slot(1, '19:00'))),
      server.except(ids[0]!, { Begin: '2026-11-30T18:00:00.000Z', Type: 'Exception' }),
      server.making.batchDelete(by, { ClubId: clubId, ClassIds: [ids[3]!, ids[2]!] }),
      server.batches.setPublishState(by, { ClubId: clubId, ClassIds: [ids[2]!, ids[1]!] }, 'Unpublished'),
    ]);
    expect(answers.map(refused)).toEqual([undefined, undefined, undefined, undefined]);
    const days = await server.daysOf(ids[0]!);
    for (const day of days) {
      if (day.Type === 'Exception') expect(day.ClassId).toBeNull();
      else expect(await server.classes.get(day.ClassId!)).toMatchObject({ ClassId: day.ClassId, Begin: day.Begin });
    }
  });
});
