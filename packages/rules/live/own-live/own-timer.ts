import type { OwnTimer } from '@clubpulse/contract/live/own-live/own-live.calls';
import type { Phase, Step } from '@clubpulse/contract/workouts/timeline';
import type { TimerExercise } from '@clubpulse/contract/workouts/timers/timers';
import { leftOfRun, positionIn, stepsOf } from '../room-workouts/run.ts';

interface Shown {
  readonly phase: Phase;
  readonly name: string;
  readonly reps: Pick<TimerExercise, 'Reps' | 'RepsMax'> | null;
}
export interface OwnStep extends Shown {
  readonly round: number | null;
  readonly rounds: number;
  readonly place: number | null;
  readonly count: number;
  readonly left: number | null;
  readonly next: (Shown & { readonly ms: number | null }) | null;
}

export function ownTimerLeft(own: OwnTimer, at: number): number {
  const steps = stepsOf(own.Content);
  return leftOfRun(own.Content, steps, positionIn(steps, own, at));
}

export function ownStep(own: OwnTimer, at: number): OwnStep | undefined {
  const steps = stepsOf(own.Content);
  const { index, left } = positionIn(steps, own, at);
  const step = steps[index];
  if (!step) return undefined;
  const rounds = Math.max(0, ...steps.map(({ round }) => round ?? 0));
  const count = own.Content.Kind === 'Timer' ? own.Content.Timer.Exercises.length : 1;
  const next = steps[index + 1];
  return {
    ...shownOf(own.Content, step),
    round: rounds > 1 ? step.round : null,
    rounds,
    place: count > 1 && step.item !== null ? step.item + 1 : null,
    count,
    left,
    next: next ? { ...shownOf(own.Content, next), ms: next.ms } : null,
  };
}

function shownOf(content: OwnTimer['Content'], { phase, ms, item }: Step): Shown {
  if (phase !== 'work') return { phase, name: '', reps: null };
  if (content.Kind === 'Quick') return { phase, name: content.Timer.Text, reps: null };
  const exercise = item === null ? undefined : content.Timer.Exercises[item];
  const reps = exercise && ms === null ? { Reps: exercise.Reps, RepsMax: exercise.RepsMax } : null;
  return { phase, name: exercise?.Name ?? '', reps };
}
