import type { CalendarType } from '@clubpulse/contract/calendar/classes/classes';
import * as calls from '@clubpulse/contract/calendar/classes/classes.calls';
import * as schedules from '@clubpulse/contract/calendar/classes/schedule.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClass, hours } from '../../test/booking-rows.ts';
import { type BookingServer, openBookingServer, type Person } from '../../test/booking-server.ts';
import { aClub } from '../../test/rows.ts';

let server: BookingServer;
let manager: Person;
beforeAll(async () => {
  server = await openBookingServer();
  manager = await server.person('Manager');
});
afterAll(() => server.close());

const form = (CalendarType: CalendarType) => ({
  Name: 'Spinning',
  Color: '#1787a6',
  MaxInSiteParticipants: 10,
  ...(CalendarType === 'Services' ? { ServiceType: 'Nutrition' as const } : {}),
});
const day = () => ({
  Kind: 'Single',
  ScheduleStartDate: hours(72).toISOString().slice(0, 10),
  SingleStartTime: '10:00',
  SingleDuration: 60,
});
const unpublished = (CalendarType: CalendarType) =>
  aClass(server.db, server.club, { CalendarType, PublishState: 'Unpublished', Begin: hours(48) });

const create = async (person: Person, CalendarType: CalendarType) =>
  (
    await server.call(calls.createClass, {
      body: { ...form(CalendarType), ClubId: server.club, ClassType: 'Single', CalendarType, Schedule: day() },
      token: person.token,
    })
  ).status;

async function run({ token }: Person, CalendarType: CalendarType) {
  const id = await unpublished(CalendarType);
  const params = { id };
  const state = async (PublishState: string) =>
    (await server.call(calls.setClassPublishState, { params, body: { PublishState }, token })).status;
  return {
    update: (await server.call(calls.updateClass, { params, body: { ...form(CalendarType), RowVersion: 1 }, token })).status,
    schedule: (await server.call(schedules.updateSchedule, { params, body: day(), token })).status,
    publish: await state('Published'),
    unpublish: await state('Unpublished'),
    delete: (await server.call(calls.deleteClass, { params, token })).status,
  };
}

const done = { update: 200, schedule: 200, publish: 200, unpublish: 200, delete: 204 };
const calendars: [CalendarType, number][] = [
  ['Club', 201],
  ['PT', 201],
  ['Services', 403],
  ['BridgeWorkouts', 201],
];

describe('the calendar rights', () => {
  it.each(calendars)(
    'of the type %s let a trainer run existing classes, and a trainer who creates a class gets the status %i',
    async (calendarType, created) => {
      expect(await create(server.trainer, calendarType)).toBe(created);
      expect(await create(manager, calendarType)).toBe(201);
      expect(await run(server.trainer, calendarType)).toEqual(done);
      expect(await run(manager, calendarType)).toEqual(done);
    },
  );

  it.each(calendars)('of the type %s refuse athletes, and managers of other clubs', async (calendarType) => {
    const others = [await server.person('Athlete'), await server.person('Manager', await aClub(server.db))];
    for (const person of others) {
      expect(await create(person, calendarType)).toBe(403);
      expect(new Set(Object.values(await run(person, calendarType)))).toEqual(new Set([403]));
    }
  });

  it('let only managers change several classes at once, in any calendar', async () => {
    const batch = { ClubId: server.club, ClassIds: [await unpublished('Club')] };
    const bodies = [
      [calls.batchPublishClasses, batch],
      [calls.batchUnpublishClasses, batch],
      [calls.batchUpdateClasses, { ...batch, Fields: { Name: 'Yoga' } }],
      [calls.batchCloneClasses, { ...batch, ShiftDays: 7 }],
      [calls.batchDeleteClasses, batch],
    ] as const;
    for (const [call, body] of bodies) {
      expect((await server.call(call, { body, token: server.trainer.token })).status, call.id).toBe(403);
      expect(await server.call(call, { body, token: manager.token }), call.id).toMatchObject({
        status: 200,
        result: { Refused: [] },
      });
    }
  });
});
