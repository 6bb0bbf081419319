import type { Language } from '@clubpulse/contract/scalars';
import { FALLBACK_LANGUAGE } from '@clubpulse/contract/workouts/exercises/exercises';
import { clockOf, type Timer, type TimerRow, timerRowSchema, timerSchema } from '@clubpulse/contract/workouts/timers/timers';
import { type TimerPlan, timerTotal } from '@clubpulse/rules/workouts/timers/steps';
import type { KnownExercise } from './timers.facts.ts';
import type { StoredTimer } from './timers.store.ts';

const clock = (seconds: number | null): string | null => (seconds === null ? null : clockOf(seconds));

function planOf(stored: StoredTimer) {
  const { WarmUp, Rest, Rounds, RoundRest, CoolDown, Exercises } = stored;
  return {
    WarmUp: clock(WarmUp),
    Rest: clock(Rest),
    Rounds,
    RoundRest: clock(RoundRest),
    CoolDown: clock(CoolDown),
    Exercises: Exercises.map(({ Seconds, ...line }) => ({ ...line, Duration: clock(Seconds) })),
  } satisfies TimerPlan;
}

export const nameIn = ({ Texts }: KnownExercise, language: Language): string =>
  Texts[language].Name || Texts[FALLBACK_LANGUAGE].Name;

export function presentRow(stored: StoredTimer): TimerRow {
  const plan = planOf(stored);
  return timerRowSchema.parse({ ...stored, ExerciseCount: plan.Exercises.length, Total: timerTotal(plan) });
}

export function presentTimer(stored: StoredTimer, known: readonly KnownExercise[], language: Language): Timer {
  const plan = planOf(stored);
  const byId = new Map(known.map((exercise) => [exercise.ExerciseId, exercise]));
  const Exercises = plan.Exercises.map((line) => {
    const exercise = byId.get(line.ExerciseId);
    return {
      ...line,
      Name: exercise === undefined ? line.Name : nameIn(exercise, language),
      MainMuscle: exercise?.MainMuscle ?? null,
      OtherMuscles: exercise?.OtherMuscles ?? [],
      Removed: exercise === undefined,
    };
  });
  return timerSchema.parse({ ...stored, ...plan, Exercises, Total: timerTotal(plan) });
}
