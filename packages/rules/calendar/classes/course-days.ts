/** The days of a course: which is on, from which somebody joins it late, and what she pays then (decision 0021). */

export interface CourseDay {
  readonly Begin: Date;
  readonly End: Date;
}

/** The day that is on at an instant, else the next to come, else the last; undefined where there is none. */
export const dayAt = <Day extends CourseDay>(days: readonly Day[], now: Date): Day | undefined =>
  days.find((day) => day.End > now) ?? days.at(-1);

/** Where somebody joins a course that has begun. */
export interface LateEntry {
  /** Of the first day she may come to. */
  readonly Begin: Date;
  /** Days she may come to, and days there are. */
  readonly left: number;
  readonly total: number;
}

export interface LateEntryFacts {
  readonly now: Date;
  /** By Begin; empty of a class of one day. */
  readonly days: readonly CourseDay[];
  readonly BookingBeforeHours: number;
  /** Staff adds her anyway: also to the day that is on. */
  readonly force: boolean;
  /** The club lets people join. */
  readonly JoinCoursesLate: boolean;
}

const HOUR_MS = 3_600_000;

/** The first day whose booking is open still, with all after it; null before the course begins, after its last, and where the club wants none. */
export function lateEntry({ now, days, BookingBeforeHours, force, JoinCoursesLate }: LateEntryFacts): LateEntry | null {
  const [first] = days;
  if (first === undefined || first.Begin > now || !(force || JoinCoursesLate)) return null;
  const isOpen = ({ Begin, End }: CourseDay) =>
    force ? End > now : Begin.getTime() - BookingBeforeHours * HOUR_MS > now.getTime();
  const left = days.filter(isOpen);
  return left[0] === undefined ? null : { Begin: left[0].Begin, left: left.length, total: days.length };
}

/** The share of a price for the days that are left, rounded up to whole credits or tickets. */
export const inProportion = (price: number, { left, total }: LateEntry): number => Math.ceil((price * left) / total);

/** The first day somebody may come to who has her seat since an instant: that of the course, or the next one after she joined it late. */
export const firstDayOf = (Begin: Date, days: readonly CourseDay[], since: Date): Date =>
  since < Begin ? Begin : (days.find((day) => day.Begin > since)?.Begin ?? Begin);
