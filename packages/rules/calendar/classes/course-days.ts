export interface CourseDay {
  readonly Begin: Date;
  readonly End: Date;
}

export const dayAt = <Day extends CourseDay>(days: readonly Day[], now: Date): Day | undefined =>
  days.find((day) => day.End > now) ?? days.at(-1);

export interface LateEntry {
  readonly Begin: Date;
  readonly left: number;
  readonly total: number;
}

export interface LateEntryFacts {
  readonly now: Date;
  readonly days: readonly CourseDay[];
  readonly BookingBeforeHours: number;
  readonly force: boolean;
  readonly JoinCoursesLate: boolean;
}

const HOUR_MS = 3_600_000;

/**
 * The first day whose booking is still open. Null before the course begins, after its last day, and when the club allows no late
 * entry.
 */
export function lateEntry({ now, days, BookingBeforeHours, force, JoinCoursesLate }: LateEntryFacts): LateEntry | null {
  const [first] = days;
  if (first === undefined || first.Begin > now || !(force || JoinCoursesLate)) return null;
  const isOpen = ({ Begin, End }: CourseDay) =>
    force ? End > now : Begin.getTime() - BookingBeforeHours * HOUR_MS > now.getTime();
  const left = days.filter(isOpen);
  return left[0] === undefined ? null : { Begin: left[0].Begin, left: left.length, total: days.length };
}

/** Price rounded up to whole credits or tickets. */
export const inProportion = (price: number, { left, total }: LateEntry): number => Math.ceil((price * left) / total);

export const firstDayOf = (Begin: Date, days: readonly CourseDay[], since: Date): Date =>
  since < Begin ? Begin : (days.find((day) => day.Begin > since)?.Begin ?? Begin);
