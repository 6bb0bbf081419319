import type { Formats } from '../../../platform/formats.ts';
import type { Translate } from '../../../platform/phrases.ts';
import { addDays } from '../../parts/days.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How far away a beginning is: `in 12 minutes`, `in 3 h 20 min`, then the day with its time. */
export function untilWords(begin: string, now: Date, t: Translate, formats: Formats): string {
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

/** A moment inside a sentence: `at 18:00` is enough today, other days are named (`tomorrow`, `Thursday 19`, the date). */
interface Spoken {
  isToday: boolean;
  values: { day: string; time: string };
}

export function spoken(moment: string | Date, now: Date, formats: Formats): Spoken {
  const [day, today] = [formats.dayOf(moment), formats.dayOf(now)];
  const words = formats.relativeDay(moment, now);
  const isNear = day >= addDays(today, -1) && day <= addDays(today, 1);
  return {
    isToday: day === today,
    values: { day: isNear ? words.toLocaleLowerCase(formats.locale) : words, time: formats.time(moment) },
  };
}

/** Until when cancelling is free, or since when it is not. */
export function cancelWords(CancelUntil: string, now: Date, t: Translate, formats: Formats): string {
  const when = spoken(CancelUntil, now, formats);
  if (isOver(CancelUntil, now)) return t(when.isToday ? 'booking.cancelEnded' : 'booking.cancelEndedDay', when.values);
  return t(when.isToday ? 'booking.cancelFree' : 'booking.cancelFreeDay', when.values);
}

/** `2:05` of minutes and seconds, `1:12:09` with hours: what is left of an offer. */
export function clockLeft(until: string, now: Date): string {
  const seconds = Math.max(0, Math.round((Date.parse(until) - now.getTime()) / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

export const isOver = (instant: string, now: Date): boolean => Date.parse(instant) <= now.getTime();
