import { daysText, type listOverlaps } from '@clubpulse/contract/calendar/overlaps.calls';
import type { InputOf } from '@clubpulse/contract/call';

export type OverlapQuery = InputOf<typeof listOverlaps>['query'];

/** A class that is being written, or a seat in it. */
export interface PlannedClass {
  readonly days: readonly { readonly Begin: Date; readonly End: Date }[];
  readonly TrainerId?: number | null;
  readonly DisplayGroupId?: number | null;
  /** Where it stands already, and is written with its series. */
  readonly ClassId?: number | undefined;
  /** Where it stands already, and goes to another hour with its people, its series staying. */
  readonly MovedClassId?: number | undefined;
  /** Whom it is for. */
  readonly UserId?: number | undefined;
}

/** What is asked of it; undefined: it has no day, or nothing that could be meant twice. */
export function overlapQuery({ days, ClassId, ...meant }: PlannedClass): OverlapQuery | undefined {
  if (days.length === 0 || Object.values(meant).every((id) => id === null || id === undefined)) return undefined;
  const ids = Object.entries({ ...meant, ClassId }).flatMap(([name, id]) => (id ? [[name, String(id)]] : []));
  return { Days: daysText(days), ...Object.fromEntries(ids) };
}
