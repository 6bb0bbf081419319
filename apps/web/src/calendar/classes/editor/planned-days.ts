import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import type { PlannedClass } from '../../overlaps/public.ts';
import type { ClassValues } from './class-values.ts';

interface PlanFacts {
  stored: Class | undefined;
  days: readonly { readonly Begin: Date; readonly End: Date }[] | undefined;
  exceptions: ReadonlySet<string>;
  now: Date;
}

/** In a series with unchanged dates, only the days of this class are planned. */
export function plannedClass(
  { TrainerId, DisplayGroupId }: ClassValues,
  { stored, days, exceptions, now }: PlanFacts,
): PlannedClass {
  const all = days ?? (stored === undefined || stored.CanceledAt !== null ? [] : daysOf(stored));
  const toCome = all.filter(({ Begin, End }) => End > now && !exceptions.has(Begin.toISOString()));
  return { days: toCome, TrainerId, DisplayGroupId, ClassId: stored?.ClassId };
}

const daysOf = ({ Begin, End, Days }: Class) =>
  (Days.length > 0 ? Days : [{ Begin, End }]).map((day) => ({ Begin: new Date(day.Begin), End: new Date(day.End) }));
