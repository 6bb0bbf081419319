import { expect, it } from 'vitest';
import { isOnWebsites, type VisitedClass, visitorSeat } from '../../calendar/seats/visitor-seats.ts';
import { guestsMayBook, shownSeats, websiteState } from './website-class.ts';

const now = new Date('2026-11-20T10:00:00Z');
const visited: VisitedClass = {
  Begin: new Date('2026-11-22T10:00:00Z'),
  ClassType: 'Lesson',
  CalendarType: 'Club',
  PublishState: 'Published',
  CanceledAt: null,
  BookingMode: 'Open',
  ExternalAppLink: null,
  CalendarVisibilityDays: 7,
  BookingBeforeHours: 2,
  CancelBeforeHours: 2,
  seats: { max: 10, booked: 8, offered: 0, queued: 0 },
};
const stateOf = (fields: Partial<VisitedClass>, at = now) => websiteState({ ...visited, ...fields }, at, 'Europe/Rome');

it('a class on a website is free while a seat is left that no member waits for', () => {
  expect(stateOf({})).toBe('Free');
  expect(stateOf({ seats: { max: 10, booked: 10, offered: 0, queued: 3 } })).toBe('Full');
  expect(stateOf({ seats: { max: 10, booked: 8, offered: 2, queued: 2 } })).toBe('Full');
  expect(stateOf({ seats: { max: 10, booked: 9, offered: 0, queued: 1 } })).toBe('Full');
});

it('a class on a website is closed before booking opens and from the time at which it closes', () => {
  expect(stateOf({ CalendarVisibilityDays: 1 })).toBe('Closed');
  expect(stateOf({}, new Date('2026-11-22T07:59:59Z'))).toBe('Free');
  expect(stateOf({}, new Date('2026-11-22T08:00:00Z'))).toBe('Closed');
});

it('a class that takes no bookings or is booked in another application has no seats on a website', () => {
  expect(stateOf({ BookingMode: 'NotBookable' })).toBe('NoBooking');
  expect(stateOf({ BookingMode: 'ExternalApp', ExternalAppLink: 'https://book.example/1' })).toBe('Elsewhere');
  expect(stateOf({ BookingMode: 'ExternalApp' })).toBe('NoBooking');
});

it.each([
  [{}, true],
  [{ PublishState: 'Unpublished' }, false],
  [{ CanceledAt: now }, false],
  [{ CalendarType: 'PT' }, false],
  [{ BookingMode: 'Invite' }, false],
  [{ seats: { max: 0, booked: 0, offered: 0, queued: 0 } }, false],
  [{ BookingMode: 'NotBookable', seats: { max: 0, booked: 0, offered: 0, queued: 0 } }, true],
] as const)('a class with %o is on websites: %s', (fields, shown) => {
  expect(isOnWebsites({ ...visited, ...fields })).toBe(shown);
});

it('the seats on a website are the seats that a new member could book, and members with an offered seat do not count as waiting', () => {
  expect(shownSeats({ max: 10, booked: 8, offered: 0, queued: 0 })).toEqual({ Free: 2, Waiting: 0 });
  expect(shownSeats({ max: 10, booked: 9, offered: 1, queued: 4 })).toEqual({ Free: 0, Waiting: 3 });
});

it('guests can book lessons with a free seat, but no courses and no full classes', () => {
  expect(guestsMayBook({ ClassType: 'Lesson', BookingMode: 'Open' }, 'Free')).toBe(true);
  expect(guestsMayBook({ ClassType: 'Course', BookingMode: 'Open' }, 'Free')).toBe(false);
  expect(guestsMayBook({ ClassType: 'Lesson', BookingMode: 'Open' }, 'Full')).toBe(false);
});

it('a seat is held for a visitor in exactly the classes that guests book, and never before a member who waits', () => {
  const seat = (fields: Partial<VisitedClass>) => visitorSeat({ ...visited, ...fields }, now, 'Europe/Rome');
  expect(seat({})).toBeUndefined();
  expect(seat({ seats: { max: 10, booked: 9, offered: 0, queued: 1 } })).toBe('ClassFull');
  for (const fields of [
    { ClassType: 'Course' },
    { BookingMode: 'ExternalApp' },
    { CanceledAt: now },
    { PublishState: 'Unpublished' },
    { CalendarVisibilityDays: 1 },
    { Begin: now },
  ] as const)
    expect(seat(fields)).toBe('ClassNotBookable');
});
