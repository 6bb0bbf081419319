import type { ClassDay } from '@clubpulse/contract/calendar/classes/classes';
import { dayAt } from '@clubpulse/rules/calendar/booking-rules/booking-times';
import { addDays } from '@clubpulse/rules/time/days';
import type { Formats } from '../../../platform/formats.ts';
import type { Translate } from '../../../platform/phrases.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export function untilText(begin: string, now: Date, t: Translate, formats: Formats): string {
  const away = Date.parse(begin) - now.getTime();
  const minutes = Math.max(1, Math.ceil(away / MINUTE_MS));
  if (minutes < 60) return t('booking.inMinutes', { count: minutes });
  if (away < 12 * HOUR_MS) {
    const rest = minutes % 60;
    const count = Math.floor(minutes / 60);
    return rest === 0 ? t('booking.inHours', { count }) : t('booking.inHoursMinutes', { hours: count, minutes: rest });
  }
  return t('booking.dayAt', { day: formats.relativeDay(begin, now), time: formats.time(begin) });
}

/** The time as part of a sentence: `at 18:00` for today, otherwise `tomorrow`, `Thursday 19`, or the date. */
interface Spoken {
  isToday: boolean;
  values: { day: string; time: string };
}

export function relativeDayOf(moment: string | Date, now: Date, formats: Formats): Spoken {
  const [day, today] = [formats.dayOf(moment), formats.dayOf(now)];
  const words = formats.relativeDay(moment, now);
  const isNear = day >= addDays(today, -1) && day <= addDays(today, 1);
  return {
    isToday: day === today,
    values: { day: isNear ? words.toLocaleLowerCase(formats.locale) : words, time: formats.time(moment) },
  };
}

export function cancelText(CancelUntil: string, now: Date, t: Translate, formats: Formats): string {
  const when = relativeDayOf(CancelUntil, now, formats);
  if (isOver(CancelUntil, now)) return t(when.isToday ? 'booking.cancelEnded' : 'booking.cancelEndedDay', when.values);
  return t(when.isToday ? 'booking.cancelFree' : 'booking.cancelFreeDay', when.values);
}

/** Formats as `2:05` in minutes and seconds, `1:12:09` with hours. */
export function clockLeft(until: string, now: Date): string {
  const seconds = Math.max(0, Math.round((Date.parse(until) - now.getTime()) / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

export const isOver = (instant: string, now: Date): boolean => Date.parse(instant) <= now.getTime();

interface WithDays {
  readonly Begin: string;
  readonly End: string;
  readonly Days: readonly ClassDay[];
}

export function onItsDay<One extends WithDays>(one: One, now: Date): One {
  const days = one.Days.map(({ Begin, End }) => ({ Begin: new Date(Begin), End: new Date(End) }));
  const day = dayAt(days, now);
  return day === undefined ? one : { ...one, Begin: day.Begin.toISOString(), End: day.End.toISOString() };
}

export function onDate<One extends WithDays>(one: One, date: string, formats: Formats): One | undefined {
  if (one.Days.length === 0) return formats.dayOf(one.Begin) === date ? one : undefined;
  const day = one.Days.find(({ Begin }) => formats.dayOf(Begin) === date);
  return day && { ...one, Begin: day.Begin, End: day.End };
}

export const datesOf = ({ Begin, Days }: WithDays, formats: Formats): string[] =>
  (Days.length === 0 ? [{ Begin }] : Days).map((day) => formats.dayOf(day.Begin));

/** Formats as `8 dates, Tue, Sat, to 12/01/2027`; null for a class of one day. */
export function courseText({ Days }: Pick<WithDays, 'Days'>, t: Translate, formats: Formats): string | null {
  const last = Days.at(-1);
  if (last === undefined) return null;
  const weekdays = [...new Set(Days.map(({ Begin }) => formats.weekday(Begin, 'short')))].join(', ');
  return t('booking.courseDates', { count: Days.length, weekdays, last: formats.date(last.Begin) });
}

export function courseDayText({ Begin, Days }: Pick<WithDays, 'Begin' | 'Days'>, t: Translate): string | null {
  const at = Days.findIndex((day) => Date.parse(day.Begin) === Date.parse(Begin));
  return at < 0 ? null : t('booking.courseDay', { day: at + 1, days: Days.length });
}
