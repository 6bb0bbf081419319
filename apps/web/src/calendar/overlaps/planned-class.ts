import { daysText, type listOverlaps } from '@clubpulse/contract/calendar/overlaps.calls';
import type { InputOf } from '@clubpulse/contract/call';

export type OverlapQuery = InputOf<typeof listOverlaps>['query'];

export interface PlannedClass {
  readonly days: readonly { readonly Begin: Date; readonly End: Date }[];
  readonly TrainerId?: number | null;
  readonly DisplayGroupId?: number | null;
  /** A class that is saved with its series. */
  readonly ClassId?: number | undefined;
  /** A class that moves with its participants, without its series. */
  readonly MovedClassId?: number | undefined;
  readonly UserId?: number | undefined;
}

export function overlapQuery({ days, ClassId, ...meant }: PlannedClass): OverlapQuery | undefined {
  if (days.length === 0 || Object.values(meant).every((id) => id === null || id === undefined)) return undefined;
  const ids = Object.entries({ ...meant, ClassId }).flatMap(([name, id]) => (id ? [[name, String(id)]] : []));
  return { Days: daysText(days), ...Object.fromEntries(ids) };
}
