import type { Step } from '@clubpulse/contract/workouts/timeline';

export interface Position {
  readonly index: number;
  readonly inStep: number;
  /** Milliseconds that are left; null while the step waits for a user. */
  readonly left: number | null;
}

export function positionAt(steps: readonly Step[], elapsed: number): Position {
  let begin = 0;
  for (const [index, { ms }] of steps.entries()) {
    if (ms === null) return { index, inStep: elapsed - begin, left: null };
    if (elapsed < begin + ms) return { index, inStep: elapsed - begin, left: begin + ms - elapsed };
    begin += ms;
  }
  return { index: steps.length, inStep: elapsed - begin, left: 0 };
}

/** Milliseconds. `about` estimates steps that last until a user continues. */
export function leftInAll(
  steps: readonly Step[],
  { index, inStep, left }: Position,
  about: (step: Step) => number = () => 0,
): number {
  const step = steps[index];
  if (!step) return 0;
  const now = left ?? Math.max(0, about(step) - inStep);
  return steps.slice(index + 1).reduce((sum, later) => sum + (later.ms ?? about(later)), now);
}

export const beginOf = (steps: readonly Step[], index: number): number =>
  steps.slice(0, index).reduce((sum, { ms }) => sum + (ms ?? 0), 0);
