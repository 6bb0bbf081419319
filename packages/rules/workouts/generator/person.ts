import type { ExerciseEquipment } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { LineLoad } from '@clubpulse/contract/workouts/generator/generator';
import type { Session } from '@clubpulse/contract/workouts/runs/runs';
import type { ExerciseLine } from '@clubpulse/contract/workouts/sheets/program';
import { onceOfEpley } from '../../body/measures/formulas.ts';
import { AFTER_A_BREAK, isBreak, type LoadSteps, loadStep, STEP } from '../runs/progression.ts';
import type { Choosable } from './choose.ts';

/** Facts about the athlete that the club knows, with the loads that follow. No value is assumed for an unknown fact. */

export interface LastDone {
  readonly exerciseId: number;
  readonly begin: Date;
  readonly sets: Session['Sets'];
}
export interface Person {
  /** Years; null if unknown or not shared. */
  readonly age: number | null;
  readonly isCertified: boolean;
  readonly done: readonly LastDone[];
  readonly steps: LoadSteps;
  readonly now: Date;
}

/** From this age on, or without a valid medical certificate, the athlete trains below the hard zones. */
const CALM_AGE = 60;
const CALM_ZONE = 3;
export const zoneCapsOf = ({
  age,
  isCertified,
}: Person): readonly { readonly Zone: number; readonly Why: 'age' | 'certificate' }[] => [
  ...(age !== null && age >= CALM_AGE ? [{ Zone: CALM_ZONE, Why: 'age' } as const] : []),
  ...(isCertified ? [] : [{ Zone: CALM_ZONE, Why: 'certificate' } as const]),
];

export function latelyOf({ done }: Person): ReadonlySet<number> {
  const last = Math.max(...done.map(({ begin }) => begin.getTime()));
  return new Set(done.filter(({ begin }) => begin.getTime() === last).map(({ exerciseId }) => exerciseId));
}

/** Most repetitions for which Epley's formula is used. */
const ONCE_REPS_MAX = 10;
export function onceOf(sets: Session['Sets']): number | null {
  const estimates = sets.flatMap(({ Weight, Reps, Rpe: rpe }) =>
    Weight !== null && Weight > 0 && Reps !== null && Reps >= 1 && Reps <= ONCE_REPS_MAX
      ? [onceOfEpley(Weight, Reps + reserveOf(rpe))]
      : [],
  );
  return estimates.length === 0 ? null : Math.max(...estimates);
}

/** A load grows by at most a tenth per run (ACSM, Progression models in resistance training, 2009). */
const GROWS = 1.1;
/** Highest exertion (RPE). After a set with an RPE of 8 the athlete could do 10 − 8 = 2 more repetitions. */
const RPE_MAX = 10;
const reserveOf = (rpe: number | null): number => (rpe === null ? 0 : Math.max(0, RPE_MAX - rpe));

/** Weight of the empty bar in kilograms. No load is below it, unless the athlete has lifted a lighter bar. */
const bars: Readonly<Partial<Record<ExerciseEquipment, number>>> = { barbell: 20, trapBar: 20, ezBar: 7.5 };
const barOf = ({ Equipment }: Pick<Choosable, 'Equipment'>): number => Math.max(0, ...Equipment.map((one) => bars[one] ?? 0));

/** On such a machine more kilograms make the exercise lighter, so no load can be computed. */
const isAssisted = ({ Equipment, Demands }: Pick<Choosable, 'Equipment' | 'Demands'>): boolean =>
  Equipment.includes('machine') && Demands?.includes('hanging') === true;

interface Wanted {
  /** `Reps` is the highest number of the line, because the load must allow it. */
  readonly line: Pick<ExerciseLine, 'Reps' | 'Rpe'>;
  readonly exercise: Pick<Choosable, 'ExerciseId' | 'Equipment' | 'Demands'>;
  readonly percent: number;
  readonly isSpared: boolean;
}

/**
 * The load by the percentage of goal and level, at most what these repetitions allow at this exertion (inverse of Epley's
 * formula). Without an estimate it is the last load, and null if no load is known or the lightest is too heavy.
 */
export function loadOf({ line, exercise, percent, isSpared }: Wanted, person: Person): LineLoad | null {
  const last = person.done.find(({ exerciseId }) => exerciseId === exercise.ExerciseId);
  const { Reps: reps, Rpe: rpe } = line;
  const loaded = last?.sets.filter(({ Weight }) => Weight !== null && Weight > 0) ?? [];
  if (last === undefined || reps === null || loaded.length === 0 || isAssisted(exercise)) return null;
  const best = loaded.reduce((one, other) => ((other.Weight ?? 0) > (one.Weight ?? 0) ? other : one));
  const heaviest = best.Weight ?? 0;
  const once = onceOf(loaded);
  const bearable = onceOfEpley(1, reps + reserveOf(rpe));
  const enough = loaded.filter((set) => (set.Reps ?? 0) >= reps).map(({ Weight }) => Weight ?? 0);
  if (once === null && enough.length === 0) return null;
  const wanted = once === null ? Math.max(...enough) : once * Math.min(percent / 100, 1 / bearable);
  const isAfterBreak = isBreak(last.begin, person.now);
  const most = Math.min(wanted, heaviest * (isSpared ? 1 : GROWS)) * (isAfterBreak ? AFTER_A_BREAK : 1);
  const step = loadStep(exercise.Equipment, person.steps) ?? STEP;
  const weight = Math.floor(most / step + 1e-9) * step;
  if (weight < Math.max(step, Math.min(barOf(exercise), heaviest))) return null;
  return {
    Weight: hundredths(weight),
    Percent: once === null ? null : Math.round((weight / once) * 100),
    Once: once === null ? null : hundredths(once),
    AfterBreak: isAfterBreak && weight < heaviest,
    Last: { Begin: last.begin.toISOString(), Weight: heaviest, Reps: best.Reps, Rpe: best.Rpe },
  };
}
const hundredths = (value: number) => Math.round(value * 100) / 100;
