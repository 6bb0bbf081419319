import type { Span } from '@clubpulse/rules/training/trainings/joined';
import type { Stretch } from '@clubpulse/rules/training/trainings/stretches';
import type { StoredMinute } from '../heart-minutes/public.ts';
import { isSlip } from './declared/heard-before.rows.ts';
import { declaredOf } from './declared.rows.ts';
import type { StoredTraining } from './summaries/summary.store.ts';

const overlaps = (one: Span, other: Span): boolean => one.begin < other.end && one.end > other.begin;

/**
 * The slips that stand beside something of hers, and have none of its seconds: where she has a training, where anybody but their own club heard
 * her, and where another slip stands already (decision 0160).
 */
export function slipsBeside(
  stored: readonly StoredTraining[],
  found: readonly Stretch[],
  minutes: readonly StoredMinute[],
): ReadonlySet<StoredTraining> {
  const [slips, hers] = [stored.filter(isSlip), stored.filter((training) => !isSlip(training))];
  const standing: Span[] = hers.flatMap(declaredOf);
  return new Set(
    slips.flatMap(declaredOf).flatMap((slip) => {
      const heard = found.filter((stretch) => overlaps(stretch, slip));
      const isBeside =
        standing.some((one) => overlaps(one, slip)) || heard.some((one) => isHeardElsewhere(one, slip.training, minutes));
      if (isBeside) return [slip.training];
      standing.push(slip);
      return [];
    }),
  );
}

const isHeardElsewhere = ({ begin, end }: Stretch, { ClubId }: StoredTraining, minutes: readonly StoredMinute[]): boolean =>
  minutes.some(
    (minute) =>
      minute.ClubId !== ClubId &&
      overlaps({ begin: minute.Minute, end: minute.Minute + minute.Beats.length }, { begin, end }) &&
      minute.Beats.some((bpm, second) => bpm > 0 && minute.Minute + second >= begin && minute.Minute + second < end),
  );
