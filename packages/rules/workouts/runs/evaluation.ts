import type { Evaluation } from '@clubpulse/contract/workouts/runs/runs';

export const percentDone = (done: number, planned: number): number =>
  planned === 0 ? 0 : Math.min(100, Math.round((100 * done) / planned));

export function evaluationOf(percent: number): Evaluation {
  if (percent >= 100) return 'top';
  if (percent >= 70) return 'good';
  return percent >= 50 ? 'canDoMore' : 'canDoMuchMore';
}
