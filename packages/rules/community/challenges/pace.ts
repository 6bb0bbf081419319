interface DaysOf {
  readonly DaysGone: number;
  readonly DaysLeft: number;
}

interface Pace {
  readonly per: 'day' | 'week';
  readonly needed: number;
  readonly done: number;
}

const WEEK = 7;
const FEW = 3;
const MANY = 10;

/**
 * A small pace of unit 1 is rounded to tenths, any other pace to whole units; the needed pace is rounded up. Undefined if the
 * challenge is not running.
 */
export function paceOf(value: number, goal: number, { DaysGone, DaysLeft }: DaysOf, unit: 1 | 60): Pace | undefined {
  if (DaysGone === 0 || DaysLeft === 0) return undefined;
  const needed = (goal - value) / DaysLeft;
  const done = value / DaysGone;
  const least = value === 0 ? needed : Math.min(needed, done);
  const per = DaysLeft >= WEEK && least < FEW * unit ? 'week' : 'day';
  const times = per === 'week' ? WEEK : 1;
  return { per, needed: upward(needed * times, unit), done: nearest(done * times, unit) };
}

const stepsOf = (rate: number, unit: 1 | 60): number => (unit === 1 && rate < MANY ? 10 : 1 / unit);
/** Tolerance for floating-point errors: 3.8 must not become 3.9. */
const HAIR = 1e-9;
function upward(rate: number, unit: 1 | 60): number {
  const steps = stepsOf(rate, unit);
  return Math.ceil(rate * steps - HAIR) / steps;
}
/** A positive pace never becomes 0. */
function nearest(rate: number, unit: 1 | 60): number {
  const steps = stepsOf(rate, unit);
  return Math.round(rate * steps) / steps || rate;
}
