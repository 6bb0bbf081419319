import { type Aggregate, dashboardFigures, type HealthDashboard, type HealthKind } from '@clubpulse/contract/body/health/health';
import { addDays, type Day, type Days } from '../../time/days.ts';
import { OWN_DAYS, ownRange, spreadOf } from './own-range.ts';

export interface DayFigures {
  readonly Day: Day;
  readonly DeviceModel: string;
  readonly Figures: Readonly<Record<string, unknown>>;
}

export function aggregate(values: readonly number[]): Aggregate | null {
  if (values.length === 0) return null;
  const Total = values.reduce((sum, one) => sum + one, 0);
  return { Average: Total / values.length, Min: Math.min(...values), Max: Math.max(...values), Total };
}

const numberOf = ({ Figures }: DayFigures, key: string): number | null => {
  const value = Figures[key];
  return typeof value === 'number' ? value : null;
};
const isIn = ({ first, last }: Days, day: Day): boolean => first <= day && day <= last;

export const daysBehind = ({ first, last }: Days): Days => {
  const usual = addDays(last, -OWN_DAYS);
  return { first: usual < first ? usual : first, last };
};

/** Values that grow during a day, so the current day would always be the minimum. */
const growing: ReadonlySet<HealthKind> = new Set<HealthKind>(['daily', 'stress', 'activity']);

/**
 * For values that grow during a day, the current day is left out if other days are requested. `all`: one record per day in order,
 * with earlier days for the usual range.
 */
export function dashboardOf(kind: HealthKind, days: Days, all: readonly DayFigures[], today: Day): HealthDashboard {
  const keys: readonly string[] = dashboardFigures[kind];
  const within = all.filter(({ Day: day }) => isIn(days, day));
  const leavesToday = growing.has(kind) && days.first < today && within.some(({ Day: day }) => day === today);
  const over = leavesToday ? within.filter(({ Day: day }) => day !== today) : within;
  const valuesOf = (key: string, rows: readonly DayFigures[]) => rows.flatMap((one) => numberOf(one, key) ?? []);
  const before = all.filter(({ Day: day }) => isIn({ first: addDays(days.last, -OWN_DAYS), last: addDays(days.last, -1) }, day));
  return {
    From: days.first,
    To: days.last,
    Days: over.length,
    Unfinished: leavesToday ? today : null,
    Sources: [...new Set(over.map(({ DeviceModel }) => DeviceModel))],
    Figures: Object.fromEntries(keys.map((key) => [key, aggregate(valuesOf(key, over))])),
    Series: within.map((one) => ({
      Day: one.Day,
      Figures: Object.fromEntries(keys.map((key) => [key, numberOf(one, key)])),
    })),
    OwnRange: ownRange(spreadOf(valuesOf(keys[0] ?? '', before))),
  };
}
