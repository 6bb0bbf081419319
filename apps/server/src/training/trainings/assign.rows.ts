import { SILENCE_SECONDS } from '@clubpulse/rules/training/trainings/silence';
import type { Stretch } from '@clubpulse/rules/training/trainings/stretches';

interface Known {
  readonly TrainingId: number;
  readonly Begin: Date;
  readonly End: Date;
}

/**
 * Matches each stretch with the training inside it, of several the one with the lowest id; none for a new training. `known` must
 * be sorted by id and contain all trainings around the stretches.
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

/** A replay sends faster than real time but in batches, so its seconds are complete only after this silence. */
export const QUIET_MS = 30_000;

/** Unix milliseconds at which a stretch ends: after five silent minutes, when no seconds are being sent. */
export const closesAt = (stretch: Stretch, markedAt: Date): number =>
  Math.max((stretch.end + SILENCE_SECONDS) * 1000, markedAt.getTime() + QUIET_MS);
