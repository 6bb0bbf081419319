import type { CalendarType } from '@clubpulse/contract/calendar/classes/classes';
import * as calls from '@clubpulse/contract/calendar/classes/classes.calls';
import * as schedules from '@clubpulse/contract/calendar/classes/schedule.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClass, hours } from '../../test/booking-rows.ts';
import { type BookingServer, openBookingServer, type Person } from '../../test/booking-server.ts';
import { aClub } from '../../test/rows.ts';

let house: BookingServer;
let manager: Person;
beforeAll(async () => {
  house = await openBookingServer();
  manager = await house.person('Manager');
});
afterAll(() => house.close());

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
  aClass(house.db, house.club, { CalendarType, PublishState: 'Unpublished', Begin: hours(48) });

const create = async (person: Person, CalendarType: CalendarType) =>
  (
    await house.call(calls.createClass, {
      body: { ...form(CalendarType), ClubId: house.club, ClassType: 'Single', CalendarType, Schedule: day() },
      token: person.token,
    })
  ).status;

async function run({ token }: Person, CalendarType: CalendarType) {
  const id = await unpublished(CalendarType);
  const params = { id };
  const state = async (PublishState: string) =>
    (await house.call(calls.setClassPublishState, { params, body: { PublishState }, token })).status;
  return {
    update: (await house.call(calls.updateClass, { params, body: { ...form(CalendarType), RowVersion: 1 }, token })).status,
    schedule: (await house.call(schedules.updateSchedule, { params, body: day(), token })).status,
    publish: await state('Published'),
    unpublish: await state('Unpublished'),
    delete: (await house.call(calls.deleteClass, { params, token })).status,
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
      expect(await create(house.trainer, calendarType)).toBe(created);
      expect(await create(manager, calendarType)).toBe(201);
      expect(await run(house.trainer, calendarType)).toEqual(done);
      expect(await run(manager, calendarType)).toEqual(done);
    },
  );

  it.each(calendars)('of the type %s refuse athletes, and managers of other clubs', async (calendarType) => {
    const others = [await house.person('Athlete'), await house.person('Manager', await aClub(house.db))];
    for (const person of others) {
      expect(await create(person, calendarType)).toBe(403);
      expect(new Set(Object.values(await run(person, calendarType)))).toEqual(new Set([403]));
    }
  });

  it('let only managers change several classes at once, in any calendar', async () => {
    const batch = { ClubId: house.club, ClassIds: [await unpublished('Club')] };
    const bodies = [
      [calls.batchPublishClasses, batch],
      [calls.batchUnpublishClasses, batch],
      [calls.batchUpdateClasses, { ...batch, Fields: { Name: 'Yoga' } }],
      [calls.batchCloneClasses, { ...batch, ShiftDays: 7 }],
      [calls.batchDeleteClasses, batch],
    ] as const;
    for (const [call, body] of bodies) {
      expect((await house.call(call, { body, token: house.trainer.token })).status, call.id).toBe(403);
      expect(await house.call(call, { body, token: manager.token }), call.id).toMatchObject({
        status: 200,
        result: { Refused: [] },
      });
    }
  });
});
