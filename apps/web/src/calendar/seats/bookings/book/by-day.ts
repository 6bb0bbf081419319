import type { BookableClass } from '@clubpulse/contract/calendar/seats/bookings';
import type { Day } from '@clubpulse/rules/time/days';
import type { Formats } from '../../../../platform/formats.ts';
import { datesOf, onDate } from '../../words/until.ts';

/** The classes of a day of the club, as they begin; a course on each of its days. */
export const classesOn = (day: Day, classes: readonly BookableClass[], formats: Formats): BookableClass[] =>
  classes.flatMap((one) => onDate(one, day, formats) ?? []).sort((one, other) => one.Begin.localeCompare(other.Begin));

/** The first day after this one that has a class. */
export const nextDayWith = (day: Day, classes: readonly BookableClass[], formats: Formats): Day | undefined =>
  classes
    .flatMap((one) => datesOf(one, formats))
    .sort()
    .find((other) => other > day);

/** Days on which one is booked. */
export const bookedDays = (classes: readonly BookableClass[], formats: Formats): ReadonlySet<Day> =>
  new Set(classes.filter((one) => one.Mine?.State === 'Booked').flatMap((one) => datesOf(one, formats)));

/** The first day on which something can be booked, else the first of all. */
export function dayToBook(today: Day, classes: readonly BookableClass[], formats: Formats): Day {
  const open = classes.find((one) => one.Mine === null && one.Places.some((place) => place.Offer !== 'None'));
  return (open && datesOf(open, formats).find((date) => date >= today)) ?? today;
}
