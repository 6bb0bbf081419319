import type { Ran } from '@clubpulse/contract/live/room-results/room-results';
import type { RunState } from '@clubpulse/contract/live/room-workouts/room-workouts';
import type { Step } from '@clubpulse/contract/workouts/timeline';
import { lengthOf, OVER_MS, stepsFrom, WAITS_MS } from './run.ts';

export function ranSince(steps: readonly Step[], run: RunState, until: number): Ran[] {
  if (run.Paused) return [];
  const ran: Ran[] = [];
  let from = Date.parse(run.At) - run.Passed;
  for (const [offset, { ms }] of stepsFrom(steps, run).entries()) {
    const to = Math.min(until, ms === null ? until : from + ms);
    const begin = Math.max(from, Date.parse(run.At));
    if (to > begin) ran.push({ Step: run.Step + offset, From: begin, To: to });
    if (ms === null || from + ms >= until) break;
    from += ms;
  }
  return ran;
}

export function withRan(before: readonly Ran[], next: readonly Ran[]): Ran[] {
  const [last, first] = [before.at(-1), next[0]];
  if (!last || !first || last.Step !== first.Step || last.To !== first.From) return [...before, ...next];
  return [...before.slice(0, -1), { ...last, To: first.To }, ...next.slice(1)];
}

export const ranUntil = (ran: readonly Ran[], until: number): Ran[] =>
  ran.flatMap((one) => (one.From < until ? [{ ...one, To: Math.min(one.To, until) }] : []));

export function expiresAt(steps: readonly Step[], run: RunState): number {
  const at = Date.parse(run.At);
  const ahead = stepsFrom(steps, run);
  if (ahead.length === 0) return at + OVER_MS + 1;
  if (run.Paused || ahead.some(({ ms }) => ms === null)) return at + WAITS_MS + 1;
  return at - run.Passed + lengthOf(ahead) + OVER_MS + 1;
}
