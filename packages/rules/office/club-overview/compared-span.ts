import { COMPARED_DAYS, type ComparedPeriod } from '@clubpulse/contract/office/club-overview';
import { Temporal } from 'temporal-polyfill';
import { type Day, dayIn, startOfDay } from '../../time/days.ts';

/** Both ends are exclusive. */
export interface ComparedSpan {
  readonly from: Date;
  readonly until: Date;
  readonly beforeFrom: Date;
  readonly beforeUntil: Date;
}

const DAY_MS = 86_400_000;

/**
 * Days are in `timeZone`. The period is compared with the thirty days or the month before, or with the same part of the previous
 * month or year.
 */
export function comparedSpan(period: ComparedPeriod, timeZone: string, now: Date): ComparedSpan {
  const back = (days: number) => new Date(now.getTime() - days * DAY_MS);
  if (period === 'last30') {
    return { from: back(COMPARED_DAYS), until: now, beforeFrom: back(2 * COMPARED_DAYS), beforeUntil: back(COMPARED_DAYS) };
  }
  const today = Temporal.PlainDate.from(dayIn(timeZone, now));
  const at = (day: Temporal.PlainDate): Date => startOfDay(timeZone, day.toString() satisfies Day);
  const month = today.with({ day: 1 });
  if (period === 'lastMonth') {
    const [last, before] = [month.subtract({ months: 1 }), month.subtract({ months: 2 })];
    return { from: at(last), until: at(month), beforeFrom: at(before), beforeUntil: at(last) };
  }
  const one = period === 'thisMonth' ? { months: 1 } : { years: 1 };
  const begin = period === 'thisMonth' ? month : today.with({ month: 1, day: 1 });
  // If the other month is shorter, it ends with its last day: 1 to 31 March are compared with all of February.
  const end = today.subtract(one).add({ days: 1 });
  return { from: at(begin), until: now, beforeFrom: at(begin.subtract(one)), beforeUntil: at(end) };
}
