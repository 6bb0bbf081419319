import type { MainMuscle } from '@clubpulse/contract/workouts/exercises/vocabulary';
import {
  clockOf,
  clockSeconds,
  TIMER,
  type Timer,
  type TimerInput,
  timerInputSchema,
} from '@clubpulse/contract/workouts/timers/timers';
import { timerTotal } from '@clubpulse/rules/workouts/timers/steps';
import { bySchema, type Checked } from '../../../kit/form/check.ts';
import type { Form } from '../../../kit/form/use-form.ts';
import { translate } from '../../../platform/phrases.ts';

export interface TimerLineValues {
  readonly ExerciseId: number;
  readonly Name: string;
  readonly MainMuscle: MainMuscle | null;
  readonly OtherMuscles: readonly MainMuscle[];
  readonly Removed: boolean;
  readonly isTimed: boolean;
  readonly Duration: number | null;
  readonly Reps: number | null;
  readonly RepsMax: number | null;
}
/** Times in seconds: NaN for unreadable input, null for no time. */
export interface TimerValues {
  readonly Name: string;
  readonly Published: boolean;
  readonly WarmUp: number | null;
  readonly Rest: number | null;
  readonly Rounds: number | null;
  readonly RoundRest: number | null;
  readonly CoolDown: number | null;
  readonly Exercises: readonly TimerLineValues[];
}
export type TimerForm = Form<TimerValues, TimerInput>;

export const emptyTimer: TimerValues = {
  Name: '',
  Published: true,
  WarmUp: null,
  Rest: 15,
  Rounds: 3,
  RoundRest: null,
  CoolDown: null,
  Exercises: [],
};
export const FIRST_TIME = 30;
export const FIRST_REPS = 10;

const secondsOf = (clock: string | null): number | null => (clock === null ? null : (clockSeconds(clock) ?? Number.NaN));

export const valuesOf = ({
  Name,
  Published = true,
  WarmUp,
  Rest,
  Rounds,
  RoundRest,
  CoolDown,
  Exercises,
}: Timer): TimerValues => ({
  Name,
  Published,
  WarmUp: secondsOf(WarmUp),
  Rest: secondsOf(Rest),
  Rounds,
  RoundRest: secondsOf(RoundRest),
  CoolDown: secondsOf(CoolDown),
  Exercises: Exercises.map((line) => ({ ...line, isTimed: line.Duration !== null, Duration: secondsOf(line.Duration) })),
});

/** The contract's format has no hours. */
const clock = (seconds: number | null): string | null => (seconds === null ? null : clockOf(seconds));

const sentOf = (values: TimerValues) => ({
  Name: values.Name,
  Published: values.Published,
  WarmUp: clock(values.WarmUp),
  Rest: clock(values.Rest),
  Rounds: values.Rounds ?? Number.NaN,
  RoundRest: clock(values.RoundRest),
  CoolDown: clock(values.CoolDown),
  Exercises: values.Exercises.map(({ ExerciseId, isTimed, Duration, Reps, RepsMax }) => ({
    ExerciseId,
    Duration: isTimed ? clock(Duration ?? Number.NaN) : null,
    Reps: isTimed ? null : (Reps ?? Number.NaN),
    RepsMax: isTimed ? null : RepsMax,
  })),
});

export function checkTimer(values: TimerValues): Checked<TimerInput> {
  const checked = bySchema(timerInputSchema)(sentOf(values));
  if (checked.errors !== null || timerTotal(checked.output).Seconds <= TIMER.longest) return checked;
  return { errors: { Rounds: translate('timer-too-long') } };
}
