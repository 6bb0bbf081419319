import { LEVEL_MAX, LEVEL_POINTS, type Level, levelMonths } from '@clubpulse/contract/community/levels';
import { addMonths, type Day } from '../../time/days.ts';

interface State {
  readonly level: number;
  readonly months: number;
  readonly isNew: boolean;
}
const start: State = { level: 0, months: 0, isNew: false };

const needed = (level: number): number | null => levelMonths[level] ?? null;

function held({ level, months }: State): State {
  const need = needed(level);
  if (need === null) return { level, months: 0, isNew: false };
  return months + 1 >= need ? { level: level + 1, months: 0, isNew: true } : { level, months: months + 1, isNew: false };
}

const missed = ({ level, isNew }: State): State => ({ level: isNew ? level - 1 : level, months: 0, isNew: false });

/** The points per month (`2026-11`) are in the user's time zone. The current month counts as missed only after its end. */
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

export interface NotifiedLevel {
  readonly Level: number;
  readonly Month: string;
}

/** The user is not notified again of a level that was lost and reached again within a month. */
export function notifiedLevelOf(
  before: NotifiedLevel | undefined,
  now: NotifiedLevel,
): (NotifiedLevel & { readonly isRise: boolean }) | undefined {
  const known = before ?? { Level: 0, Month: now.Month };
  if (now.Level > known.Level) return { ...now, isRise: true };
  return now.Level < known.Level && now.Month > known.Month ? { ...now, isRise: false } : undefined;
}

export function risen(reached: { readonly Level: number; readonly Shown: number } | undefined, level: number): number | null {
  const highest = Math.min(reached?.Level ?? 0, level);
  return highest > (reached?.Shown ?? 0) ? highest : null;
}
