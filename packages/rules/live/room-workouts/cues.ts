import type { Step } from '@clubpulse/contract/workouts/timeline';
import type { Cue } from '../walls/sound-cues.ts';
import { repeats } from './run.ts';

export interface ShownPosition {
  readonly id: number;
  readonly index: number;
  readonly seconds: number | null;
}

const COUNTED: ReadonlySet<number> = new Set([3, 2, 1]);

export function cuesOf(steps: readonly Step[], before: ShownPosition | undefined, shown: ShownPosition): Cue | undefined {
  if (before?.id !== shown.id || repeats(steps)) return undefined;
  if (before.index !== shown.index) return steps[shown.index]?.phase === 'work' ? 'start' : 'end';
  if (before.seconds === null || shown.seconds === null) return undefined;
  return shown.seconds < before.seconds && COUNTED.has(shown.seconds) ? 'count' : undefined;
}
