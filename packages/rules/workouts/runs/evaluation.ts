import type { Evaluation } from '@clubpulse/contract/workouts/runs/runs';

/** How much of what was planned was done, in percent. */
export const percentDone = (done: number, planned: number): number =>
  planned === 0 ? 0 : Math.min(100, Math.round((100 * done) / planned));

/** 100 is top, from 70 it is good; below one can do more, and below 50 much more (OPS-313). */
export function evaluationOf(percent: number): Evaluation {
  if (percent >= 100) return 'top';
  if (percent >= 70) return 'good';
  return percent >= 50 ? 'canDoMore' : 'canDoMuchMore';
}
