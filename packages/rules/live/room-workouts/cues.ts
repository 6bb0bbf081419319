import type { Step } from '@clubpulse/contract/workouts/timeline';
import type { Cue } from '../walls/sound-cues.ts';
import { goesRound } from './run.ts';

/** What a screen shows of what runs: the step, and its whole seconds left (null where it waits). */
export interface ShownStand {
  /** Of the workout: another one sounds nothing of the one before. */
  readonly id: number;
  readonly index: number;
  readonly seconds: number | null;
}

const COUNTED: ReadonlySet<number> = new Set([3, 2, 1]);

/** What sounds now that this is shown after that: three, two, one; work begins; it is over, or work is. */
export function cuesOf(steps: readonly Step[], before: ShownStand | undefined, shown: ShownStand): Cue | undefined {
  // Pictures come and go without a sound.
  if (before?.id !== shown.id || goesRound(steps)) return undefined;
  if (before.index !== shown.index) return steps[shown.index]?.phase === 'work' ? 'start' : 'end';
  if (before.seconds === null || shown.seconds === null) return undefined;
  return shown.seconds < before.seconds && COUNTED.has(shown.seconds) ? 'count' : undefined;
}
