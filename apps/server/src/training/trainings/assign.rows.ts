import { SILENCE_SECONDS } from '@clubpulse/rules/training/trainings/silence';
import type { Stretch } from '@clubpulse/rules/training/trainings/stretches';

interface Known {
  readonly TrainingId: number;
  readonly Begin: Date;
  readonly End: Date;
}

/**
 * Assigns to each stretch the overlapping training with the lowest id, or undefined for a new training. `known` must be sorted by
 * id and complete.
 */
export function assign<S extends Stretch, T extends Known>(stretches: readonly S[], known: readonly T[]): Map<S, T | undefined> {
  const taken = new Set<T>();
  return new Map(
    stretches.map((stretch) => {
      const training = known.find((candidate) => !taken.has(candidate) && overlaps(candidate, stretch));
      if (training) taken.add(training);
      return [stretch, training];
    }),
  );
}

const overlaps = ({ Begin, End }: Known, stretch: Stretch): boolean =>
  Begin.getTime() < stretch.end * 1000 && End.getTime() > stretch.begin * 1000;

/** A bridge's replay sends in batches, so its seconds are complete only if no second arrived for this time. */
export const QUIET_MS = 30_000;

/** Unix milliseconds, five minutes after the last heart rate, but later while seconds are still arriving. */
export const closesAt = (stretch: Stretch, markedAt: Date): number =>
  Math.max((stretch.end + SILENCE_SECONDS) * 1000, markedAt.getTime() + QUIET_MS);
