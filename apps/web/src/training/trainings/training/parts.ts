import type { TrainingDetail } from '@clubpulse/contract/training/trainings';
import type { ChartPart } from '../../series/public.ts';

/** A part that lacks fewer seconds counts as the whole training. */
const COMPLETE_BUT_SECONDS = 60;

export function partsOf({ Begin, Duration, Groups }: Pick<TrainingDetail, 'Begin' | 'Duration' | 'Groups'>): ChartPart[] {
  const secondOf = (instant: string) => Math.min(Duration, Math.max(0, (Date.parse(instant) - Date.parse(Begin)) / 1000));
  const parts = Groups.map((group) => ({
    name: group.Name,
    from: secondOf(group.Begin),
    to: group.End === null ? Duration : secondOf(group.End),
  }));
  const [only] = parts;
  const isComplete = parts.length === 1 && only !== undefined && only.to - only.from > Duration - COMPLETE_BUT_SECONDS;
  return isComplete ? [] : parts.filter(({ from, to }) => from < to);
}
