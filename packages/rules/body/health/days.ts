import type { SleepFigures, SleepQuality } from '@clubpulse/contract/body/health/health';
import { addDays, type Day, type Days, daysBetween } from '../../time/days.ts';

/** The day in the time zone of the watch. `begin` and `offset` are in seconds. */
export const localDay = (begin: number, offset: number): Day => new Date((begin + offset) * 1000).toISOString().slice(0, 10);

export const asleepSeconds = ({
  DeepSeconds,
  LightSeconds,
  RemSeconds,
}: Pick<SleepFigures, 'DeepSeconds' | 'LightSeconds' | 'RemSeconds'>): number | null =>
  DeepSeconds === null && LightSeconds === null && RemSeconds === null
    ? null
    : (DeepSeconds ?? 0) + (LightSeconds ?? 0) + (RemSeconds ?? 0);

export const sleepQualityOf = (score: number): SleepQuality =>
  score >= 90 ? 'Excellent' : score >= 80 ? 'Good' : score >= 60 ? 'Fair' : 'Poor';

export function requestedDays(
  { from, to }: { readonly from?: Day | undefined; readonly to?: Day | undefined },
  today: Day,
  usual: number,
): Days {
  const last = to ?? from ?? today;
  return { first: from ?? (to === undefined ? addDays(today, 1 - usual) : to), last };
}
export const isTooLong = ({ first, last }: Days, most: number): boolean => daysBetween(first, last) >= most;

export function mainOfDays<T extends { readonly Day: Day; readonly Seconds: number; readonly Begin: string }>(
  records: readonly T[],
): T[] {
  const byDay = Map.groupBy(records, ({ Day: day }) => day);
  return [...byDay.values()]
    .flatMap((all) => all.toSorted((a, b) => b.Seconds - a.Seconds || b.Begin.localeCompare(a.Begin))[0] ?? [])
    .sort((a, b) => a.Day.localeCompare(b.Day));
}
