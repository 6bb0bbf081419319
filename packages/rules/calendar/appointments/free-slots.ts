import { type Availability, availabilityLimits } from '@clubpulse/contract/calendar/appointments';
import { addDays, type Day, type Days, dayOfWeekOf, eachDay, instantAt } from '../../time/days.ts';
import { bookingClosesAt, bookingOpensAt } from '../booking-rules/booking-times.ts';
import type { Hours } from '../overlaps/overlaps.ts';

export interface BusyHours extends Hours {
  /** False if the class occupies only the room, not the trainer. */
  readonly ofTrainer: boolean;
}

export interface FreeSlotFacts {
  readonly now: Date;
  readonly timeZone: string;
  readonly availability: Availability;
  readonly minutes: number;
  readonly days: Days;
  readonly busy: readonly BusyHours[];
}

const MINUTE_MS = 60_000;
const GRID_MS = availabilityLimits.gridMinutes * MINUTE_MS;
const MIDNIGHT = '00:00';

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Begin times on the grid at which all minutes are available and free of classes and their buffers, and which can be booked now.
 */
export function freeSlots({ now, timeZone, availability, minutes, days, busy }: FreeSlotFacts): Date[] {
  const length = minutes * MINUTE_MS;
  if (!availability.IsOpen || !availability.Lengths.some((one) => one.Minutes === minutes)) return [];
  const taken = busy.map(({ Begin, End, ofTrainer }) => {
    const around = ofTrainer ? availability.BufferMinutes * MINUTE_MS : 0;
    return { from: Begin.getTime() - around, to: End.getTime() + around };
  });
  const [from, to] = [instantAt(timeZone, days.first, MIDNIGHT), instantAt(timeZone, addDays(days.last, 1), MIDNIGHT)];
  const free = without(availableSpans(availability, timeZone, days), taken);
  return free
    .flatMap((span) => beginsIn(span, length))
    .filter((begin) => begin >= from.getTime() && begin < to.getTime())
    .map((begin) => new Date(begin))
    .filter((Begin) => bookingClosesAt(Begin, availability) > now && bookingOpensAt(Begin, availability, timeZone) <= now);
}

/** The days before and after are included, so that hours that end at midnight continue on the next day. */
function availableSpans({ Hours: weekly, Exceptions }: Availability, timeZone: string, { first, last }: Days): Span[] {
  const wide = eachDay({ first: addDays(first, -1), last: addDays(last, 1) });
  const on = (day: Day, From: string, To: string): Span => ({
    from: instantAt(timeZone, day, From).getTime(),
    to: instantAt(timeZone, To === MIDNIGHT ? addDays(day, 1) : day, To).getTime(),
  });
  const open: Span[] = [];
  const off: Span[] = [];
  for (const day of wide) {
    const weekday = dayOfWeekOf(day);
    for (const { DayOfWeek, From, To } of weekly) if (DayOfWeek === weekday) open.push(on(day, From, To));
    for (const { Day: excepted, Kind, From, To } of Exceptions)
      if (excepted === day) (Kind === 'Extra' ? open : off).push(on(day, From ?? MIDNIGHT, To ?? MIDNIGHT));
  }
  return without(joined(open), off);
}

function joined(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last !== undefined && span.from <= last.to) found[found.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else found.push(span);
  }
  return found;
}

function without(spans: readonly Span[], taken: readonly Span[]): Span[] {
  return taken.reduce<Span[]>(
    (left, { from, to }) =>
      left.flatMap((span) =>
        to <= span.from || from >= span.to
          ? [span]
          : [
              { from: span.from, to: from },
              { from: to, to: span.to },
            ].filter((rest) => rest.from < rest.to),
      ),
    [...spans],
  );
}

function beginsIn({ from, to }: Span, length: number): number[] {
  const first = Math.ceil(from / GRID_MS) * GRID_MS;
  const count = Math.max(0, Math.floor((to - length - first) / GRID_MS) + 1);
  return Array.from({ length: count }, (_, index) => first + index * GRID_MS);
}
