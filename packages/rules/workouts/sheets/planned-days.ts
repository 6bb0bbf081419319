import type { FieldError } from '@clubpulse/contract/errors';
import { PLANNED, type PlannedDay, type WeekCopy } from '@clubpulse/contract/workouts/sheets/planned-days';
import { addDays, type Day, dayOfWeekOf, daysBetween, eachDay } from '../../time/days.ts';

/** Weeks of planned dates begin on Monday, whatever the user chose. */
export const mondayOf = (day: Day): Day => addDays(day, 1 - dayOfWeekOf(day));

export const plannedErrors = (planned: readonly PlannedDay[], dayCount: number): FieldError[] =>
  planned.flatMap(({ Date, Day }, at) => {
    if (planned.findIndex((one) => one.Date === Date) !== at)
      return [{ field: `PlannedDays.${at}.Date`, key: 'date-planned-twice' }];
    return Day < dayCount ? [] : [{ field: `PlannedDays.${at}.Day`, key: 'planned-day-missing' }];
  });

export function weekCopyErrors({ Week, From, To }: WeekCopy): FieldError[] {
  if (To < From) return [{ field: 'To', key: 'interval-order' }];
  if (daysBetween(From, To) + 1 > PLANNED.copyDays) return [{ field: 'To', key: 'copy-interval-too-long' }];
  const monday = mondayOf(Week);
  const touches = From <= addDays(monday, 6) && To >= monday;
  return touches ? [{ field: From < monday ? 'To' : 'From', key: 'copied-week-in-interval' }] : [];
}

const byDate = (one: PlannedDay, other: PlannedDay): number => one.Date.localeCompare(other.Date);

export function weekCopied(planned: readonly PlannedDay[], { Week, From, To }: WeekCopy): PlannedDay[] {
  const monday = mondayOf(Week);
  const dayOn = new Map(
    planned.flatMap(({ Date, Day }) => (mondayOf(Date) === monday ? [[dayOfWeekOf(Date), Day] as const] : [])),
  );
  const copied = eachDay({ first: From, last: To }).flatMap((Date) => {
    const Day = dayOn.get(dayOfWeekOf(Date));
    return Day === undefined ? [] : [{ Date, Day }];
  });
  return [...planned.filter(({ Date }) => Date < From || Date > To), ...copied].sort(byDate);
}

export const planned = (all: readonly PlannedDay[], Date: Day, Day: number | null): PlannedDay[] =>
  [...all.filter((one) => one.Date !== Date), ...(Day === null ? [] : [{ Date, Day }])].sort(byDate);

export const withoutDay = (all: readonly PlannedDay[], removed: number): PlannedDay[] =>
  all.flatMap(({ Date, Day }) => (Day === removed ? [] : [{ Date, Day: Day > removed ? Day - 1 : Day }]));

export const withDayAt = (all: readonly PlannedDay[], place: number): PlannedDay[] =>
  all.map(({ Date, Day }) => ({ Date, Day: Day >= place ? Day + 1 : Day }));

export const dayOn = (all: readonly PlannedDay[], Date: Day): number | undefined => all.find((one) => one.Date === Date)?.Day;
