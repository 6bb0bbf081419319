import type { LineLoad } from '@clubpulse/contract/workouts/generator/generator';
import type { Session } from '@clubpulse/contract/workouts/runs/runs';
import type { ExerciseLine } from '@clubpulse/contract/workouts/sheets/program';
import { onceOfEpley } from '../../body/measures/formulas.ts';
import { AFTER_A_BREAK, isBreak, type LoadSteps, loadStep, STEP } from '../runs/progression.ts';
import type { Choosable } from './choose.ts';

/** What is known of the person a sheet is for, and the loads that follow from it. What is not known is not guessed. */

export interface LastDone {
  readonly exerciseId: number;
  readonly begin: Date;
  readonly sets: Session['Sets'];
}
export interface Person {
  /** Null: not known, or not shared with the club. */
  readonly age: number | null;
  /** A medical certificate of the club is valid today. */
  readonly isCertified: boolean;
  /** Of each exercise the session in which it was done last. */
  readonly done: readonly LastDone[];
  readonly steps: LoadSteps;
  readonly now: Date;
}

/** From this age on, and without a certificate, the heart rate stays below the hard zones (domain reference, section 8.5). */
const CALM_AGE = 60;
const CALM_ZONE = 3;
export const zoneOf = ({ age, isCertified }: Person): number | undefined =>
  (age !== null && age >= CALM_AGE) || !isCertified ? CALM_ZONE : undefined;

/** What was done the last time that anything was. */
export function latelyOf({ done }: Person): ReadonlySet<number> {
  const last = Math.max(...done.map(({ begin }) => begin.getTime()));
  return new Set(done.filter(({ begin }) => begin.getTime() === last).map(({ exerciseId }) => exerciseId));
}

/** Epley’s estimate holds for one to ten repetitions (domain reference, section 3.2). */
const ONCE_REPS_MAX = 10;
/** What could be lifted once, by the best of these sets; null: none of them says it. */
export function onceOf(sets: Session['Sets']): number | null {
  const said = sets.flatMap(({ Weight, Reps }) =>
    Weight !== null && Weight > 0 && Reps !== null && Reps >= 1 && Reps <= ONCE_REPS_MAX ? [onceOfEpley(Weight, Reps)] : [],
  );
  return said.length === 0 ? null : Math.max(...said);
}

/** A load grows by no more than a tenth from one session to the next (ACSM, Progression models in resistance training, 2009). */
const GROWS = 1.1;
/** Repetitions left at RPE 0. */
const RPE_MAX = 10;

interface Wanted {
  readonly line: Pick<ExerciseLine, 'Reps' | 'Rpe'>;
  readonly exercise: Pick<Choosable, 'ExerciseId' | 'Equipment'>;
  /** Of what can be lifted once, in the first week. */
  readonly percent: number;
  /** A condition lowers the effort: no load is above the last one. */
  readonly isSpared: boolean;
}

/**
 * The load of a line: the percent of the goal and level, no more than can be lifted for so many repetitions at such an effort (Epley, turned
 * round), or the last load where no set tells what could be lifted once. Null: by feel.
 */
export function loadOf({ line, exercise, percent, isSpared }: Wanted, person: Person): LineLoad | null {
  const last = person.done.find(({ exerciseId }) => exerciseId === exercise.ExerciseId);
  const { Reps: reps, Rpe: rpe } = line;
  const loaded = last?.sets.filter(({ Weight }) => Weight !== null && Weight > 0) ?? [];
  if (last === undefined || reps === null || loaded.length === 0) return null;
  const best = loaded.reduce((one, other) => ((other.Weight ?? 0) > (one.Weight ?? 0) ? other : one));
  const heaviest = best.Weight ?? 0;
  const once = onceOf(loaded);
  const bearable = onceOfEpley(1, reps + (rpe === null ? 0 : RPE_MAX - rpe));
  const enough = loaded.filter((set) => (set.Reps ?? 0) >= reps).map(({ Weight }) => Weight ?? 0);
  if (once === null && enough.length === 0) return null;
  const wanted = once === null ? Math.max(...enough) : once * Math.min(percent / 100, 1 / bearable);
  const isAfterBreak = isBreak(last.begin, person.now);
  const most = Math.min(wanted, heaviest * (isSpared ? 1 : GROWS)) * (isAfterBreak ? AFTER_A_BREAK : 1);
  const step = loadStep(exercise.Equipment, person.steps) ?? STEP;
  // No load that is there is above what was worked out.
  const weight = Math.max(step, Math.floor(most / step + 1e-9) * step);
  return {
    Weight: hundredths(weight),
    Percent: once === null ? null : Math.round((weight / once) * 100),
    Once: once === null ? null : hundredths(once),
    AfterBreak: isAfterBreak,
    Last: { Begin: last.begin.toISOString(), Weight: heaviest, Reps: best.Reps, Rpe: best.Rpe },
  };
}
const hundredths = (value: number) => Math.round(value * 100) / 100;
