import type { Step } from '@clubpulse/contract/workouts/timeline';
import type { Cue } from '../walls/sound-cues.ts';
import { goesRound } from './run.ts';

export interface ShownStand {
  readonly id: number;
  readonly index: number;
  readonly seconds: number | null;
}

const COUNTED: ReadonlySet<number> = new Set([3, 2, 1]);

export function cuesOf(steps: readonly Step[], before: ShownStand | undefined, shown: ShownStand): Cue | undefined {
  if (before?.id !== shown.id || goesRound(steps)) return undefined;
  if (before.index !== shown.index) return steps[shown.index]?.phase === 'work' ? 'start' : 'end';
  if (before.seconds === null || shown.seconds === null) return undefined;
  return shown.seconds < before.seconds && COUNTED.has(shown.seconds) ? 'count' : undefined;
}
