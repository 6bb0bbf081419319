import { coveredSeconds, LAST_VALUE_SECONDS } from '../trainings/hold.ts';
import type { Span, Stretch } from '../trainings/stretches.ts';

export const lengthOf = (pauses: readonly Span[]): number => pauses.reduce((sum, { begin, end }) => sum + end - begin, 0);

export function longestOf(pauses: readonly Span[], most: number): readonly Span[] {
  if (pauses.length <= most) return pauses;
  const remaining = new Set(pauses.toSorted((one, other) => other.end - other.begin - (one.end - one.begin)).slice(0, most));
  return pauses.filter((pause) => remaining.has(pause));
}

export const pausesWithin = (pauses: readonly Span[], { begin, end }: Span): Span[] =>
  pauses
    .map((pause) => ({ begin: Math.max(begin, pause.begin), end: Math.min(end, pause.end) }))
    .filter((pause) => pause.begin < pause.end);

function coveredIn(beats: Uint8Array): Uint8Array {
  const covered = new Uint8Array(beats.length);
  let previous: number | undefined;
  for (const [second, bpm] of beats.entries()) {
    if (bpm === 0) continue;
    if (previous !== undefined) covered.fill(1, previous, previous + coveredSeconds(previous, second));
    previous = second;
  }
  if (previous !== undefined) covered.fill(1, previous, previous + LAST_VALUE_SECONDS);
  return covered;
}

/** A pause includes the second before it, because the heart rate of that second is not used in the pause. */
export function silentPauseSeconds({ begin, end, beats }: Stretch, pauses: readonly Span[]): number {
  const covered = coveredIn(beats);
  const isSilent = (second: number) => covered[second] === 0;
  return pausesWithin(pauses, { begin, end }).reduce((sum, pause) => {
    const [from, to] = [pause.begin - begin, pause.end - begin];
    const before = isSilent(from - 1) && beats[from - 1] !== 0 ? 1 : 0;
    return sum + before + covered.subarray(from, to).filter((is) => is === 0).length;
  }, 0);
}
