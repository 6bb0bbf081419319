import { setClassPublishState } from '@clubpulse/contract/calendar/classes/classes.calls';
import * as recurringCalls from '@clubpulse/contract/calendar/seats/recurring-bookings.calls';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClass, hours } from '../../../test/booking-rows.ts';
import { type BookingServer, openBookingServer, type Person } from '../../../test/booking-server.ts';
import { clearJobs, queuedJobs } from '../../../test/jobs.ts';
import { untilStuck } from '../../../test/race/until-stuck.ts';
import { eventTypes } from '../../../test/rows.ts';

let server: BookingServer;
let ada: Person;
beforeAll(async () => {
  server = await openBookingServer();
  ada = await server.person('Athlete');
});
afterAll(() => server.close());

async function aSeries(): Promise<number> {
  const { ClassScheduleId } = await server.db
    .insertInto('class_schedules')
    .values({ ClubId: server.club, ScheduleStartDate: '2026-01-01', ScheduleEndDate: '2027-01-01', Slots: '[]' })
    .returning('ClassScheduleId')
    .executeTakeFirstOrThrow();
  return ClassScheduleId;
}
const start = hours(48);
const inWeeks = (weeks: number): Date =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(start.getTime()).toZonedDateTimeISO('Europe/Rome').add({ weeks }).epochMilliseconds,
  );
const lesson = (ClassScheduleId: number, Begin: Date, overrides: object = {}) =>
  aClass(server.db, server.club, { ClassType: 'Lesson', ClassScheduleId, Begin, CalendarVisibilityDays: 10, ...overrides });
const follow = (person: Person, ClassId: number, overrides: object = {}) =>
  server.call(recurringCalls.createRecurringBooking, {
    params: { id: person.id },
    body: { ClassId, ...overrides },
    token: person.token,
  });
const list = async (person: Person) =>
  (await server.call(recurringCalls.listRecurringBookings, { params: { id: person.id }, token: person.token })).result;
const classIds = async (person: Person) => (await server.mine(person)).map((one) => one.ClassId);

describe('a recurring booking', () => {
  it('books each class on its weekday and time once, as soon as booking opens', async () => {
    const person = await server.person('Athlete');
    const series = await aSeries();
    const first = await lesson(series, inWeeks(0));
    const second = await lesson(series, inWeeks(1));
    const notYet = await lesson(series, inWeeks(2));
    await lesson(series, new Date(inWeeks(1).getTime() + 3_600_000));
    await lesson(series, new Date(inWeeks(1).getTime() + 86_400_000));
    await lesson(await aSeries(), inWeeks(1));
    const { status, result } = await follow(person, first);
    expect(status).toBe(201);
    const local = Temporal.Instant.from(inWeeks(0).toISOString()).toZonedDateTimeISO('Europe/Rome');
    expect(result).toMatchObject({
      ClassScheduleId: series,
      Name: 'Spinning',
      DayOfWeek: local.dayOfWeek,
      StartTime: local.toPlainTime().toString().slice(0, 5),
      Queue: true,
      LastClassBegin: null,
      LastRefused: null,
    });
    await server.recurringBookings.run(server.club);
    expect(await classIds(person)).toEqual([first, second]);
    expect((await list(person))[0]).toMatchObject({ LastClassBegin: inWeeks(1).toISOString(), LastRefused: null });

    await server.cancel(person, second);
    await server.db
      .updateTable('classes')
      .set({ BookingOpensAt: hours(-1), CalendarVisibilityDays: 30 })
      .where('ClassId', '=', notYet)
      .execute();
    await server.recurringBookings.run(server.club);
    expect(await classIds(person)).toEqual([first, notYet]);
  });

  it('is processed by one job per club, which runs at its creation and when the next class opens', async () => {
    const person = await server.person('Athlete');
    const series = await aSeries();
    const first = await lesson(series, inWeeks(0));
    const second = await lesson(series, inWeeks(1), { PublishState: 'Unpublished' });
    const third = await lesson(series, inWeeks(2));
    await clearJobs(server.db);
    await follow(person, first);
    await server.runDueJobs();
    expect(await classIds(person)).toEqual([first]);
    const opens = async (id: number) =>
      (await server.db.selectFrom('classes').select('BookingOpensAt').where('ClassId', '=', id).executeTakeFirst())
        ?.BookingOpensAt;
    const next = async () => (await queuedJobs(server.db, 'recurring-bookings')).map(({ runAt }) => runAt);
    expect(await next()).toEqual([await opens(third)]);
    await server.call(setClassPublishState, {
      params: { id: second },
      body: { PublishState: 'Published' },
      token: server.trainer.token,
    });
    await server.runDueJobs();
    expect(await classIds(person)).toEqual([first, second]);
    expect(await next()).toEqual([await opens(third)]);
  });

  it('joins the waiting list of a full class, or stores the reason of a refusal', async () => {
    const [person, patient] = [await server.person('Athlete'), await server.person('Athlete')];
    const series = await aSeries();
    const full = await lesson(series, inWeeks(0), { MaxInSiteParticipants: 1 });
    await server.book(ada, full);
    await follow(person, full, { Queue: false });
    await follow(patient, full, { Queue: true });
    await server.recurringBookings.run(server.club);
    expect(await list(person)).toMatchObject([{ LastClassBegin: inWeeks(0).toISOString(), LastRefused: 'ClassFull' }]);
    expect(await list(patient)).toMatchObject([{ LastRefused: null }]);
    expect(await server.mine(patient)).toMatchObject([{ ClassId: full, State: 'Waiting' }]);
    expect(await eventTypes(server.db)).toContain('RecurringBookingRefused');
    await server.cancel(ada, full);
    await server.recurringBookings.run(server.club);
    expect(await classIds(person)).toEqual([]);
  });

  it('tries a class again after concurrent bookings interfered, without notifying the member', async () => {
    const person = await server.person('Athlete');
    const busy = await lesson(await aSeries(), inWeeks(0));
    await clearJobs(server.db);
    await follow(person, busy);
    await sql`create function too_busy() returns trigger language plpgsql as 'begin return null; end'`.execute(server.db);
    await sql`create trigger too_busy before update on classes for each row when (old."ClassId" = ${sql.lit(busy)})
      execute function too_busy()`.execute(server.db);
    await server.recurringBookings.run(server.club);
    await sql`drop function too_busy() cascade`.execute(server.db);
    expect(await classIds(person)).toEqual([]);
    expect(await list(person)).toMatchObject([{ LastClassBegin: null, LastRefused: null }]);
    const refused = server.db.selectFrom('events').select('Payload').where('Type', '=', 'RecurringBookingRefused').execute();
    expect((await refused).filter(({ Payload }) => (Payload as { Target: number }).Target === person.id)).toEqual([]);
    const [again] = await queuedJobs(server.db, 'recurring-bookings');
    expect(again?.runAt.getTime()).toBeLessThan(Date.now() + 10_000);

    await server.recurringBookings.run(server.club);
    expect(await classIds(person)).toEqual([busy]);
  });

  it('that is deleted during a run books nothing and causes no error', async () => {
    const people = [await server.person('Athlete'), await server.person('Athlete')];
    const series = await aSeries();
    const full = await lesson(series, inWeeks(0), { MaxInSiteParticipants: 1 });
    await server.book(ada, full);
    const free = await lesson(series, inWeeks(1));
    await clearJobs(server.db);
    for (const person of people) await follow(person, full, { Queue: false });

    const leaving = await server.db.startTransaction().execute();
    const ids = people.map(({ id }) => id);
    await leaving.deleteFrom('recurring_bookings').where('UserId', 'in', ids).execute();
    const running = server.recurringBookings.run(server.club);
    await untilStuck(server.db, [running]);
    await leaving.commit().execute();
    await running;
    expect(await server.list(free)).toEqual([]);
  });

  it('does not change bookings that the member made themselves, and ends on its last day', async () => {
    const person = await server.person('Athlete');
    const series = await aSeries();
    const mine = await lesson(series, inWeeks(0));
    await lesson(series, inWeeks(1));
    await server.book(person, mine);
    await follow(person, mine, { Until: inWeeks(0).toISOString().slice(0, 10) });
    await server.recurringBookings.run(server.club);
    expect(await classIds(person)).toEqual([mine]);
    expect((await list(person))[0]).toMatchObject({ LastRefused: null });
  });

  it('is unique per member, series, weekday and time', async () => {
    const person = await server.person('Athlete');
    const first = await lesson(await aSeries(), inWeeks(0));
    const { result } = await follow(person, first);
    expect((await follow(person, first)).problem.ErrorType).toBe('Conflict');
    expect((await follow(person, await aClass(server.db, server.club))).problem.ErrorType).toBe('ClassHasNoSeries');
    expect((await follow(person, first, { Place: 'Remote' })).problem.errors).toMatchObject([{ field: 'Place' }]);
    expect((await follow(person, 999_999)).status).toBe(404);

    const remove = (by: Person) =>
      server.call(recurringCalls.deleteRecurringBooking, {
        params: { id: by.id, recurringBookingId: result.RecurringBookingId },
        token: by.token,
      });
    expect((await remove(ada)).status).toBe(404);
    expect((await remove(person)).status).toBe(204);
    expect(await list(person)).toEqual([]);
  });
});
