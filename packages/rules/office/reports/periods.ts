import { addDays, addMonths, type Day, type Days } from '../../time/days.ts';

export interface MonthPeriods {
  readonly now: Days;
  readonly isToDate: boolean;
  readonly before: Days;
  readonly yearAgo: Days;
}

const wholeMonth = (first: Day): Days => ({ first, last: addDays(addMonths(first, 1), -1) });

function sameDays(first: Day, day: number): Days {
  const whole = wholeMonth(first);
  return Number(whole.last.slice(8)) <= day ? whole : { first, last: `${first.slice(0, 8)}${String(day).padStart(2, '0')}` };
}

/** The running month ends today, and the compared months end on the same day. Undefined for a month that did not begin. */
export function periodsOf(month: string, today: Day): MonthPeriods | undefined {
  const first = `${month}-01`;
  if (first > today) return undefined;
  const whole = wholeMonth(first);
  const isToDate = whole.last > today;
  const day = isToDate ? Number(today.slice(8)) : 31;
  const before = addMonths(first, -1);
  const yearAgo = addMonths(first, -12);
  return { now: sameDays(first, day), isToDate, before: sameDays(before, day), yearAgo: sameDays(yearAgo, day) };
}

export const trendOf = (now: Days, months: number): Days[] =>
  Array.from({ length: months }, (_, index) => {
    const back = months - 1 - index;
    return back === 0 ? now : wholeMonth(addMonths(now.first, -back));
  });
