import { defaultBookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import * as settings from '@clubpulse/contract/calendar/booking-rules.calls';
import * as calls from '@clubpulse/contract/calendar/classes/classes.calls';
import type { Schedule } from '@clubpulse/contract/calendar/classes/schedule';
import * as schedules from '@clubpulse/contract/calendar/classes/schedule.calls';
import * as bookings from '@clubpulse/contract/calendar/seats/bookings.calls';
import * as recurringCalls from '@clubpulse/contract/calendar/seats/recurring-bookings.calls';
import type { Call } from '@clubpulse/contract/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClass, aSubscriptionType, hours } from '../../test/booking-rows.ts';
import { type BookingServer, openBookingServer, type Person } from '../../test/booking-server.ts';
import { single, slot, weekly } from '../../test/calendar.ts';
import { aClub, aRoom } from '../../test/rows.ts';
import type { Answer } from '../../test/server.ts';

let server: BookingServer;
let manager: Person;
let athlete: Person;
let series: number;
let foreign: { trainer: number; room: number; subscription: number };
beforeAll(async () => {
  server = await openBookingServer();
  [manager, athlete] = [await server.person('Manager'), await server.person('Athlete')];
  const club = await aClub(server.db);
  foreign = {
    trainer: (await server.person('Trainer', club)).id,
    room: await aRoom(server.db, club),
    subscription: await aSubscriptionType(server.db, club),
  };
  const weeks = weekly(day(), day(12), slot(1, '19:00'));
  series = (await create({ ClassType: 'Group', Schedule: weeks })).result.Class.ClassId;
});
afterAll(() => server.close());

const day = (ahead = 3) =>
  hours(24 * ahead)
    .toISOString()
    .slice(0, 10);
const form = (overrides: object) => ({
  ClubId: server.club,
  Name: 'Spinning',
  Color: '#1787a6',
  ClassType: 'Single',
  CalendarType: 'Club',
  MaxInSiteParticipants: 10,
  Schedule: single(day()),
  ...overrides,
});
const create = (overrides: object) => server.call(calls.createClass, { body: form(overrides), token: manager.token });
const fieldsOf = ({ status, problem }: Pick<Answer<Call>, 'status' | 'problem'>) => [
  status,
  ...(problem.errors ?? []).map((error) => error.field),
];
const classes = async () =>
  (await server.db.selectFrom('classes').select('ClassId').where('ClubId', '=', server.club).execute()).length;

describe('a field of a class', () => {
  it.each<[string, () => unknown]>([
    ['MaxInSiteParticipants', () => -1],
    ['MaxRemoteParticipants', () => 2 ** 31],
    ['CreditsCostInSite', () => Number.MAX_SAFE_INTEGER],
    ['TicketsCostRemote', () => 0.5],
    ['CalendarVisibilityDays', () => 1e9],
    ['BookingBeforeHours', () => -1],
    ['CancelBeforeHours', () => 1e9],
    ['BridgeWorkoutId', () => -3],
    ['TrainerId', () => foreign.trainer],
    ['TrainerId', () => athlete.id],
    ['TrainerId', () => Number.MAX_SAFE_INTEGER],
    ['DisplayGroupId', () => foreign.room],
    ['ClassSubscriptionIds', () => [foreign.subscription]],
    ['ClassSubscriptionIds', () => Array(101).fill(1)],
    ['PictureUri', () => 'data:text/html,<script>'],
    ['RemoteLink', () => 'https://meet.example/a\r\nb'],
    ['Name', () => ' '.repeat(200)],
    ['Color', () => 'red;background:url(//x)'],
  ])('with an invalid value is refused with the name of the field, on create and update: %s', async (field, value) => {
    const before = await classes();
    expect(fieldsOf(await create({ [field]: value() }))).toEqual([400, field]);
    expect(await classes()).toBe(before);
    const id = await aClass(server.db, server.club);
    const { ClubId: _club, ClassType: _type, CalendarType: _calendar, Schedule: _schedule, ...saved } = form({});
    const body = { ...saved, RowVersion: 1, [field]: value() };
    expect(fieldsOf(await server.call(calls.updateClass, { params: { id }, body, token: manager.token }))).toEqual([400, field]);
  });

  it.each([['http://app.example/5'], ['javascript:alert(1)'], ['app.example']])(
    'named ExternalAppLink is refused with the value %s, which is no https URL',
    async (ExternalAppLink) => {
      const { problem } = await create({ BookingMode: 'ExternalApp', ExternalAppLink });
      expect(problem.errors).toMatchObject([{ field: 'ExternalAppLink', key: 'invalid-secure-link' }]);
    },
  );

  it('is stored unchanged when it is unusual but valid', async () => {
    const Name = '<script>alert(1)</script> 😀';
    const ExternalAppLink = 'https://app.example/5';
    const own = await aSubscriptionType(server.db, server.club);
    const sent = { Name, ExternalAppLink, BookingMode: 'ExternalApp', ClassSubscriptionIds: [own, own, own] };
    expect((await create(sent)).result.Class).toMatchObject({ ...sent, ClassSubscriptionIds: [own] });
  });
});

describe('the schedule of a class', () => {
  it.each<[string, Schedule, string]>([
    ['of the year 9999', single('9999-12-31'), 'ScheduleStartDate'],
    ['of the year 0', single('0000-01-01'), 'ScheduleStartDate'],
    ['of 9,999 years', weekly('0001-01-01', '9999-12-31', slot(1, '19:00')), 'ScheduleEndDate'],
    ['of a day that does not exist', single('2027-02-30'), 'ScheduleStartDate'],
    ['at 25:00', single('2026-01-05', '25:00'), 'SingleStartTime'],
    ['of a huge duration', single('2026-01-05', '10:00', Number.MAX_SAFE_INTEGER), 'SingleDuration'],
    ['of a negative duration', single('2026-01-05', '10:00', -60), 'SingleDuration'],
    ['of 71 slots', weekly('2026-01-05', '2026-01-25', ...Array(71).fill(slot(1, '19:00'))), 'Slots'],
  ])('%s is refused with the field in error', async (_name, input, field) => {
    const ClassType = input.Kind === 'Weekly' ? 'Group' : 'Single';
    expect(fieldsOf(await create({ Schedule: input, ClassType }))).toEqual([400, `Schedule.${field}`]);
    const id = ClassType === 'Group' ? series : await aClass(server.db, server.club);
    const replaced = { params: { id }, body: input, token: manager.token };
    expect(fieldsOf(await server.call(schedules.updateSchedule, replaced))).toEqual([400, field]);
  });
});

describe('a batch request for classes', () => {
  it.each([
    ['of 1,001 classes', Array.from({ length: 1001 }, (_, index) => index + 1), 'ClassIds'],
    ['of none', [], 'ClassIds'],
    ['of an invalid id', [1.5], 'ClassIds.0'],
  ])('%s is refused', async (_name, ClassIds, field) => {
    const body = { ClubId: server.club, ClassIds };
    for (const call of [calls.batchDeleteClasses, calls.batchPublishClasses, calls.batchUnpublishClasses])
      expect(fieldsOf(await server.call(call, { body, token: manager.token }))).toEqual([400, field]);
  });

  it('acts once on a class that it lists three times', async () => {
    const id = await aClass(server.db, server.club);
    const body = { ClubId: server.club, ClassIds: [id, id, id] };
    for (const call of [calls.batchUnpublishClasses, calls.batchPublishClasses])
      expect((await server.call(call, { body, token: manager.token })).result).toEqual({ Done: [id], Refused: [] });
    const copied = await server.call(calls.batchCloneClasses, { body: { ...body, ShiftDays: 7 }, token: manager.token });
    expect(copied.result.Done).toHaveLength(1);
  });
});

describe('a date outside of the calendar’s range', () => {
  it.each(['0000-01-01', '0001-01-01', '9999-12-31'])('is refused for bans and recurring bookings: %s', async (never) => {
    const params = { id: server.club };
    const body = { ...defaultBookingSettings, NoBookingsUntil: never, RowVersion: 0 };
    expect(fieldsOf(await server.call(settings.putBookingSettings, { params, body, token: manager.token }))).toEqual([
      400,
      'NoBookingsUntil',
    ]);
    const ban = { params: { ...params, userId: athlete.id }, body: { NoBookingsUntil: never }, token: manager.token };
    expect(fieldsOf(await server.call(settings.setNoBookingsUntil, ban))).toEqual([400, 'NoBookingsUntil']);
    const repeat = { params: { id: athlete.id }, body: { ClassId: 1, Until: never }, token: athlete.token };
    expect(fieldsOf(await server.call(recurringCalls.createRecurringBooking, repeat))).toEqual([400, 'Until']);
    const Begin = hours(50);
    const there = await aClass(server.db, server.club, { Begin });
    const bookable = async (from: string) => {
      const book = { params: { id: athlete.id, clubId: server.club }, query: { from, days: 14 }, token: athlete.token };
      return (await server.call(bookings.listBookableClasses, book)).result.Classes.map(({ ClassId }) => ClassId);
    };
    const listed = async (on: string) => {
      const query = { Begin: `${on}T00:00:00Z`, End: `${on}T23:59:59Z` };
      const { result } = await server.call(calls.listClasses, { params, query, token: manager.token });
      return result.data.map(({ ClassId }) => ClassId);
    };
    expect(await bookable(day(0))).toContain(there);
    expect(await listed(Begin.toISOString().slice(0, 10))).toContain(there);
    const far = { params: { id: athlete.id, clubId: server.club }, query: { from: never, days: 14 }, token: athlete.token };
    expect(fieldsOf(await server.call(bookings.listBookableClasses, far))).toEqual([400, 'from']);
    const query = { Begin: `${never}T00:00:00Z`, End: `${never}T23:59:59Z` };
    expect(fieldsOf(await server.call(calls.listClasses, { params, query, token: manager.token }))).toEqual([
      400,
      'Begin',
      'End',
    ]);
  });
});
