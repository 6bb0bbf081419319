import type { BookableClass } from '@clubpulse/contract/calendar/seats/bookings';
import type { Formats } from '../../../../platform/formats.ts';
import type { Day } from '../../../parts/days.ts';

/** The classes of a day of the club, as they begin. */
export const classesOn = (day: Day, classes: readonly BookableClass[], formats: Formats): BookableClass[] =>
  classes.filter((one) => formats.dayOf(one.Begin) === day);

/** The first day after this one that has a class. */
export const nextDayWith = (day: Day, classes: readonly BookableClass[], formats: Formats): Day | undefined =>
  classes.map((one) => formats.dayOf(one.Begin)).find((other) => other > day);

/** Days on which one is booked. */
export const bookedDays = (classes: readonly BookableClass[], formats: Formats): ReadonlySet<Day> =>
  new Set(classes.filter((one) => one.Mine?.State === 'Booked').map((one) => formats.dayOf(one.Begin)));

/** The first day on which something can be booked, else the first of all. */
export function dayToBook(today: Day, classes: readonly BookableClass[], formats: Formats): Day {
  const open = classes.find((one) => one.Mine === null && one.Places.some((place) => place.Offer !== 'None'));
  return open === undefined ? today : formats.dayOf(open.Begin);
}
