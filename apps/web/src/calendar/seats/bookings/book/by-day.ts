import type { BookableClass } from '@clubpulse/contract/calendar/seats/bookings.calls';
import type { Day } from '@clubpulse/rules/time/days';
import type { Formats } from '../../../../platform/formats.ts';
import { datesOf, onDate } from '../../texts/until.ts';

export const classesOn = (day: Day, classes: readonly BookableClass[], formats: Formats): BookableClass[] =>
  classes.flatMap((one) => onDate(one, day, formats) ?? []).sort((one, other) => one.Begin.localeCompare(other.Begin));

export const nextDayWith = (day: Day, classes: readonly BookableClass[], formats: Formats): Day | undefined =>
  classes
    .flatMap((one) => datesOf(one, formats))
    .sort()
    .find((other) => other > day);

export const bookedDays = (classes: readonly BookableClass[], formats: Formats): ReadonlySet<Day> =>
  new Set(classes.filter((one) => one.Mine?.State === 'Booked').flatMap((one) => datesOf(one, formats)));

export function dayToBook(today: Day, classes: readonly BookableClass[], formats: Formats): Day {
  const open = classes.find((one) => one.Mine === null && one.Places.some((place) => place.Offer !== 'None'));
  return (open && datesOf(open, formats).find((date) => date >= today)) ?? today;
}
