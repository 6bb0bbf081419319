import type { Step } from '@clubpulse/contract/workouts/timeline';

/** Where a room stands in its steps. */
export interface Position {
  /** Of the step; as many as there are steps once all are done. */
  readonly index: number;
  /** Milliseconds since the step began. */
  readonly inStep: number;
  /** Milliseconds until it ends; null where it waits for somebody. */
  readonly left: number | null;
}

/** `elapsed`: milliseconds of running time since the first step began; pauses do not count. */
export function positionAt(steps: readonly Step[], elapsed: number): Position {
  let begin = 0;
  for (const [index, { ms }] of steps.entries()) {
    if (ms === null) return { index, inStep: elapsed - begin, left: null };
    if (elapsed < begin + ms) return { index, inStep: elapsed - begin, left: begin + ms - elapsed };
    begin += ms;
  }
  return { index: steps.length, inStep: elapsed - begin, left: 0 };
}

/** Milliseconds until all steps are done; `about`: how long what waits for somebody is thought to take. */
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

/** Running time at which a step begins; steps that wait for somebody take none. */
export const beginOf = (steps: readonly Step[], index: number): number =>
  steps.slice(0, index).reduce((sum, { ms }) => sum + (ms ?? 0), 0);
