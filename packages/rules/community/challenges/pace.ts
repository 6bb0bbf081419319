interface DaysOf {
  /** That have begun and that are left; today is among both. */
  readonly DaysGone: number;
  readonly DaysLeft: number;
}

/** What a day or a week is needed from today on for a goal, and what was done in one until now. */
interface Pace {
  readonly per: 'day' | 'week';
  readonly needed: number;
  readonly done: number;
}

const WEEK = 7;
/** Below so many units a day a week says it better: `0.5 classes a day` is no plan. */
const FEW = 3;
/** From so many units on decimals say nothing more. */
const MANY = 10;

/**
 * The pace to a goal, in tenths of the unit (1, or 60 where seconds are said in minutes, which have no tenths) while it is small: what is
 * needed never less than it is. Undefined while it does not run.
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
/** A hair above a step is the step: 3.8 is not 3.9 because halves do not add up. */
const HAIR = 1e-9;
function upward(rate: number, unit: 1 | 60): number {
  const steps = stepsOf(rate, unit);
  return Math.ceil(rate * steps - HAIR) / steps;
}
/** Something that was done is never nothing. */
function nearest(rate: number, unit: 1 | 60): number {
  const steps = stepsOf(rate, unit);
  return Math.round(rate * steps) / steps || rate;
}
