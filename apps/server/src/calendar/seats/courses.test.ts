import { listStrikes } from '@clubpulse/contract/calendar/booking-rules.calls';
import { getClass } from '@clubpulse/contract/calendar/classes/classes.calls';
import * as bookings from '@clubpulse/contract/calendar/seats/bookings.calls';
import * as participants from '@clubpulse/contract/calendar/seats/participants.calls';
import { dayIn } from '@clubpulse/rules/time/days';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aCourse,
  anAccount,
  aSubscription,
  aSubscriptionType,
  balanceOf,
  bookingSettings,
  hours,
} from '../../test/booking-rows.ts';
import { type BookingServer, openBookingServer, type Person } from '../../test/booking-server.ts';

let server: BookingServer;
let club: number;
let token: string;
beforeAll(async () => {
  server = await openBookingServer();
  club = server.club;
  token = server.trainer.token;
});
afterAll(() => server.close());

const begun = (fields: object = {}) => aCourse(server.db, club, [-200, -13, 60, 200], fields);
const book = (person: Person, ClassId: number) =>
  server.call(bookings.bookClass, { params: { id: person.id }, body: { ClassId }, token: person.token });
const bookable = async (person: Person, from: Date) => {
  const input = { params: { id: person.id, clubId: club }, query: { from: from.toISOString().slice(0, 10), days: '7' } };
  return (await server.call(bookings.listBookableClasses, { ...input, token: person.token })).result.Classes;
};

describe('a course', () => {
  it('shows its days in the class, in the list of bookable classes and in the bookings', async () => {
    const person = await server.person('Athlete');
    const { classId, days } = await aCourse(server.db, club, [30, 80, 130]);
    expect((await server.call(getClass, { params: { id: classId }, token })).result.Days).toEqual(days);
    const seen = (await bookable(person, hours(24))).find((one) => one.ClassId === classId);
    expect(seen).toMatchObject({ Days: days, Late: null });
    const unmarked = days.map((day) => ({ ...day, Attendance: null, NoShow: false }));
    expect((await book(person, classId)).result).toMatchObject({ Days: unmarked });
  });

  it('that has begun is in the list of bookable classes only for its participants', async () => {
    const [inside, outside] = [await server.person('Athlete'), await server.person('Athlete')];
    const { classId } = await begun();
    await server.add(inside.id, classId, { force: true });
    const sees = async (person: Person) => (await bookable(person, hours(36))).some((one) => one.ClassId === classId);
    expect([await sees(inside), await sees(outside)]).toEqual([true, false]);
  });
});

describe('a member who books a course late', () => {
  it('gets a seat from the next day on at a proportional price, if the club allows it', async () => {
    const person = await server.person('Athlete');
    await anAccount(server.db, club, person.id, 10);
    const { classId, days } = await begun({ CreditsCostInSite: 9 });
    expect((await book(person, classId)).problem.ErrorType).toBe('ClassHasStarted');
    await bookingSettings(server.db, club, { JoinCoursesLate: true });
    const seen = (await bookable(person, hours(36))).find((one) => one.ClassId === classId);
    expect(seen).toMatchObject({ Late: { Begin: days[2]?.Begin, Days: 2 }, Places: [{ Offer: 'Book', Paid: { Credits: 5 } }] });
    const { status, result } = await book(person, classId);
    expect([status, result.Paid?.Credits, result.MayCancel, result.CancelUntil]).toEqual([201, 5, true, days[2]?.Begin]);
    expect(await balanceOf(server.db, person.id)).toBe(5);
    const left = await server.call(bookings.cancelBooking, { params: { id: person.id, classId }, token: person.token });
    expect(left.result.GivenBack).toBe(true);
    expect(await balanceOf(server.db, person.id)).toBe(10);
    await bookingSettings(server.db, club, { JoinCoursesLate: false });
  });
});

it('a participant and the staff are warned when the paying subscription ends before the last day of the course', async () => {
  const type = await aSubscriptionType(server.db, club);
  const { classId } = await aCourse(server.db, club, [30, 80, 430], { ClassSubscriptionIds: [type] });
  const day = (hour: number) => dayIn('Europe/Rome', hours(hour));
  const notified = async (ExpiryDate: string) => {
    const person = await server.person('Athlete');
    await aSubscription(server.db, club, person.id, type, null, { ExpiryDate });
    const seen = (await bookable(person, hours(24))).find((one) => one.ClassId === classId);
    const { result } = await server.add(person.id, classId, {});
    return [seen?.Places[0]?.EndsBefore, result.LookOut.filter(({ Kind }) => Kind === 'SubscriptionEnds')];
  };
  expect(await notified(day(240))).toEqual([day(240), [{ Kind: 'SubscriptionEnds', Date: day(240) }]]);
  expect(await notified(day(480))).toEqual([null, []]);
});

describe('the attendance of a course', () => {
  it('is marked separately for each day', async () => {
    const person = await server.person('Athlete');
    const { classId, days } = await begun();
    await server.add(person.id, classId, { force: true });
    const params = { id: classId, userId: person.id };
    const mark = (Day: string | undefined) =>
      server.call(participants.setAttendance, {
        params,
        body: { Attendance: 'Present', ...(Day === undefined ? {} : { Day }) },
        token,
      });
    expect((await mark(undefined)).problem).toMatchObject({ errors: [{ field: 'Day', key: 'field-required' }] });
    expect((await mark(hours(-14).toISOString())).problem).toMatchObject({ errors: [{ field: 'Day', key: 'invalid-value' }] });
    expect((await mark(days[2]?.Begin)).problem.ErrorType).toBe('ClassHasNotStarted');
    await mark(days[0]?.Begin);
    const rest = { params: { id: classId }, body: { Attendance: 'Absent', Day: days[1]?.Begin }, token } as const;
    const [row] = (await server.call(participants.batchAttendance, rest)).result;
    expect(row).toMatchObject({
      Attendance: null,
      Days: [
        { Begin: days[0]?.Begin, Attendance: 'Present', NoShow: false },
        { Begin: days[1]?.Begin, Attendance: 'Absent', NoShow: false },
      ],
    });
    const query = { Begin: hours(-300).toISOString(), End: hours(300).toISOString() };
    const mine = await server.call(bookings.listMyBookings, { params: { id: person.id }, query, token: person.token });
    expect(mine.result.data[0]?.Days.map((day) => day.Attendance)).toEqual(['Present', 'Absent', null, null]);
  });

  it('adds a strike for each missed day', async () => {
    const person = await server.person('Athlete');
    const manager = await server.person('Manager');
    await bookingSettings(server.db, club, { StrikeForNoShow: true });
    const { classId, days } = await begun();
    await server.add(person.id, classId, { force: true });
    const flag = (NoShow: boolean, Day = '') =>
      server.call(participants.setNoShow, { params: { id: classId, userId: person.id }, body: { NoShow, Day }, token });
    const begins = async () => {
      const input = { params: { id: club }, query: { UserId: String(person.id) }, token: manager.token };
      return (await server.call(listStrikes, input)).result.data.map((one) => one.ClassBegin).sort();
    };
    await flag(true, days[0]?.Begin);
    await flag(true, days[1]?.Begin);
    expect(await begins()).toEqual([days[0]?.Begin, days[1]?.Begin]);
    await flag(false, days[0]?.Begin);
    expect(await begins()).toEqual([days[1]?.Begin]);
  });

  it('is deleted together with the seat', async () => {
    const person = await server.person('Athlete');
    const { classId, days } = await begun();
    await server.add(person.id, classId, { force: true });
    const params = { id: classId, userId: person.id };
    const body = { Attendance: 'Present', ...(days[0] && { Day: days[0].Begin }) } as const;
    await server.call(participants.setAttendance, { params, body, token });
    const moved = await server.call(participants.setParticipantState, { params, body: { State: 'Waiting' }, token });
    expect(moved.result.Days).toEqual([]);
    expect((await server.list(classId)).map((one) => one.Days)).toEqual([[]]);
  });
});
