import type { Step } from '@clubpulse/contract/workouts/timeline';
import { clockSeconds, TIMER, type TimerInput, type TimerLine } from '@clubpulse/contract/workouts/timers/timers';
import { leftInAll, type Position } from '../timeline/timeline.ts';

export interface TimerPlan extends Pick<TimerInput, 'WarmUp' | 'Rest' | 'Rounds' | 'RoundRest' | 'CoolDown'> {
  readonly Exercises: readonly Pick<TimerLine, 'Duration' | 'Reps' | 'RepsMax'>[];
}

const msOf = (clock: string | null): number | null => (clock === null ? null : (clockSeconds(clock) ?? 0) * 1000 || null);

const pause = (phase: Step['phase'], clock: string | null, round: number | null, item: number | null): Step[] => {
  const ms = msOf(clock);
  return ms === null ? [] : [{ phase, ms, round, item }];
};

/** A rest follows each exercise, also the last of a round. Repetitions last until a user continues. */
export function timerSteps({ WarmUp, Exercises, Rest, Rounds, RoundRest, CoolDown }: TimerPlan): Step[] {
  const steps = pause('warmUp', WarmUp, null, null);
  for (let round = 1; round <= Rounds; round++) {
    for (const [item, { Duration }] of Exercises.entries()) {
      steps.push({ phase: 'work', ms: msOf(Duration), round, item }, ...pause('rest', Rest, round, item));
    }
    if (round < Rounds) steps.push(...pause('roundRest', RoundRest, round, null));
  }
  return [...steps, ...pause('coolDown', CoolDown, null, null)];
}

export const repsRange = ({ Reps, RepsMax }: Pick<TimerLine, 'Reps' | 'RepsMax'>): string =>
  Reps === null ? '' : RepsMax === null || RepsMax === Reps ? String(Reps) : `${Reps}–${RepsMax}`;

export function secondsOfLine({ Duration, Reps, RepsMax }: TimerPlan['Exercises'][number]): number {
  if (Duration !== null) return clockSeconds(Duration) ?? 0;
  const least = Reps ?? 0;
  return Math.round(((least + (RepsMax ?? least)) / 2) * TIMER.secondsPerRep);
}

interface TimerTotal {
  readonly Seconds: number;
  readonly IsAbout: boolean;
  readonly Work: number;
  readonly Rest: number;
}

/** The time of repetitions is estimated. */
export function timerTotal(timer: TimerPlan): TimerTotal {
  const { WarmUp, Exercises, Rest, Rounds, RoundRest, CoolDown } = timer;
  const seconds = (clock: string | null) => (msOf(clock) ?? 0) / 1000;
  const Work = Rounds * Exercises.reduce((sum, line) => sum + secondsOfLine(line), 0);
  const rest = Rounds * Exercises.length * seconds(Rest) + Math.max(0, Rounds - 1) * seconds(RoundRest);
  return {
    Seconds: seconds(WarmUp) + Work + rest + seconds(CoolDown),
    IsAbout: Exercises.some(({ Duration }) => Duration === null),
    Work,
    Rest: rest,
  };
}

export const leftOfTimer = (steps: readonly Step[], { Exercises }: Pick<TimerPlan, 'Exercises'>, position: Position): number =>
  leftInAll(steps, position, ({ item }) => {
    const line = item === null ? undefined : Exercises[item];
    return line === undefined ? 0 : secondsOfLine(line) * 1000;
  });

export const aboutSeconds = (steps: readonly Step[], { Exercises }: Pick<TimerPlan, 'Exercises'>): number[] =>
  steps.map(({ ms, item }) => {
    const line = item === null ? undefined : Exercises[item];
    return ms === null ? (line === undefined ? 0 : secondsOfLine(line)) : ms / 1000;
  });

export const missingExercises = (lines: readonly Pick<TimerLine, 'ExerciseId'>[], isKnown: (exerciseId: number) => boolean) =>
  lines.flatMap(({ ExerciseId }, at) =>
    isKnown(ExerciseId) ? [] : [{ field: `Exercises.${at}.ExerciseId`, key: 'timer-exercise-gone' }],
  );
