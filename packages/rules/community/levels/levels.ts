import { LEVEL_MAX, LEVEL_POINTS, type Level, levelMonths } from '@clubpulse/contract/community/levels';
import { addMonths, type Day } from '../../time/days.ts';

interface State {
  readonly level: number;
  /** Months collected towards the next. */
  readonly months: number;
  /** The month in which it rose is over, and the one after it is not. */
  readonly isNew: boolean;
}
const start: State = { level: 0, months: 0, isNew: false };

const needed = (level: number): number | null => levelMonths[level] ?? null;

/** A month of enough points: it holds the level, and with those before it may be the next one. */
function held({ level, months }: State): State {
  const need = needed(level);
  if (need === null) return { level, months: 0, isNew: false };
  return months + 1 >= need ? { level: level + 1, months: 0, isNew: true } : { level, months: months + 1, isNew: false };
}

/** A month that ended with fewer: in the first one after a rise it drops by one level, later the months collected are lost. */
const missed = ({ level, isNew }: State): State => ({ level: isNew ? level - 1 : level, months: 0, isNew: false });

/**
 * The level of somebody by her points of each calendar month of her zone, `2026-11` (readings 57). Made anew from all of them each time:
 * the same trainings give the same level.
 * @param today in her zone: its month counts as soon as it has enough points, and is missed only when it is over.
 */
export function levelOf(points: ReadonlyMap<string, number>, today: Day): Level {
  const now = today.slice(0, 7);
  const pointsOf = (month: string) => points.get(month) ?? 0;
  const first = [...points.keys()].toSorted()[0] ?? now;
  let state = start;
  for (let month = first; month < now; month = addMonths(`${month}-01`, 1).slice(0, 7))
    state = pointsOf(month) >= LEVEL_POINTS ? held(state) : missed(state);
  const isReached = pointsOf(now) >= LEVEL_POINTS;
  const { level, months } = isReached ? held(state) : state;
  return {
    Level: level,
    Months: months,
    MonthsNeeded: level === LEVEL_MAX ? null : needed(level),
    Points: pointsOf(now),
    AtRisk: state.isNew && !isReached,
  };
}

/** A level that somebody heard of, and the month in which she had it. */
export interface ToldLevel {
  readonly Level: number;
  readonly Month: string;
}

/**
 * What is remembered of a level that is another than she heard of; undefined where nothing changes. What was shown stays shown: what a
 * training that is deleted takes back in the same month is not told again when it returns.
 */
export function toldOf(before: ToldLevel | undefined, now: ToldLevel): (ToldLevel & { readonly isRise: boolean }) | undefined {
  const known = before ?? { Level: 0, Month: now.Month };
  if (now.Level > known.Level) return { ...now, isRise: true };
  return now.Level < known.Level && now.Month > known.Month ? { ...now, isRise: false } : undefined;
}

/**
 * The rise that is still to be shown to her; null where there is none. What she heard of and lost again before she looked is not: it would be a
 * level she does not have.
 */
export function risen(told: { readonly Level: number; readonly Shown: number } | undefined, level: number): number | null {
  const highest = Math.min(told?.Level ?? 0, level);
  return highest > (told?.Shown ?? 0) ? highest : null;
}
