import type { MainMuscle, Pattern } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { isLoaded } from '../exercises/loads.ts';
import type { Choosable } from './choose.ts';
import { type Dose, holdAt } from './programming.ts';

/**
 * For every goal and level, only big lifts have few repetitions of a heavy load with long rests (ACSM, Progression models in
 * resistance training, 2009).
 */
interface DoseLimit {
  readonly repsMin: number;
  readonly repsMax?: number;
  readonly rpeMax: number;
  readonly restMin?: number;
  readonly restMax: number;
}
/**
 * `explosive`: jumps, throws and Olympic lifts, with few repetitions and a rest (NSCA, Essentials of strength training and
 * conditioning, 4th edition, 2016). `hard`: exercises without a lighter version, so with few repetitions. `light`: exercises with
 * little body weight, which cannot be hard.
 */
type LiftKind = 'explosive' | 'hard' | 'big' | 'loaded' | 'body' | 'light' | 'trunk';
export const doseLimits: Readonly<Record<LiftKind, DoseLimit>> = {
  explosive: { repsMin: 3, repsMax: 6, rpeMax: 9, restMin: 60, restMax: 300 },
  hard: { repsMin: 5, repsMax: 10, rpeMax: 8, restMin: 60, restMax: 150 },
  big: { repsMin: 1, rpeMax: 9, restMax: 300 },
  loaded: { repsMin: 6, rpeMax: 8, restMax: 150 },
  body: { repsMin: 8, rpeMax: 8, restMax: 90 },
  light: { repsMin: 10, rpeMax: 6, restMax: 90 },
  trunk: { repsMin: 10, rpeMax: 7, restMax: 60 },
};

/**
 * A big lift works the muscles of both joints (NSCA, Essentials of strength training and conditioning, 4th edition, 2016: core
 * and assistance exercises). A lift of one joint, such as the good morning, is an assistance exercise.
 */
const bothJoints: Readonly<Partial<Record<Pattern, readonly MainMuscle[]>>> = {
  squat: ['quadriceps', 'glutes'],
  hinge: ['quadriceps', 'glutes', 'lowerBack'],
  horizontalPush: ['chest', 'triceps'],
  verticalPush: ['shoulders', 'triceps'],
  horizontalPull: ['upperBack', 'biceps'],
  verticalPull: ['lats', 'biceps'],
};
const trunkPatterns: ReadonlySet<Pattern> = new Set<Pattern>([
  'coreFlexion',
  'antiExtension',
  'antiRotation',
  'antiLateralFlexion',
  'rotation',
  'balance',
  'stretch',
  'mobility',
]);
const heavy: Choosable['Equipment'] = ['barbell', 'trapBar', 'smithMachine', 'machine'];

export function liftKindOf(exercise: Choosable): LiftKind {
  const { Pattern: pattern, Equipment, MainMuscle, OtherMuscles, Demands } = exercise;
  if (isExplosive(exercise)) return 'explosive';
  if (Demands?.includes('highIntensity') && !Demands.includes('ballistic')) return 'hard';
  if (pattern !== null && trunkPatterns.has(pattern)) return 'trunk';
  if (!isLoaded(exercise)) return Demands !== null && !Demands.includes('ownWeight') ? 'light' : 'body';
  const muscles = pattern === null ? undefined : bothJoints[pattern];
  const isBig = muscles?.every((one) => one === MainMuscle || OtherMuscles.includes(one)) && !Demands?.includes('ownWeight');
  return isBig && Equipment.some((one) => heavy.includes(one)) ? 'big' : 'loaded';
}

const SPREAD = 4;
export const isExplosive = ({ Activities, Pattern: pattern }: Choosable): boolean =>
  pattern !== 'cardio' && (Activities.includes('plyometrics') || Activities.includes('olympicLifting'));

/** A ballistic exercise is as fast as possible, so it has no tempo. */
export function fitted(dose: Dose, exercise: Choosable): Dose {
  if (dose.mode === 'holds') return dose;
  const { repsMin, repsMax = Number.POSITIVE_INFINITY, rpeMax, restMin: least = 0, restMax } = doseLimits[liftKindOf(exercise)];
  const [from, to] = dose.amount[0] < repsMin ? [repsMin, Math.max(dose.amount[1], repsMin + SPREAD)] : dose.amount;
  const restMin = Math.max(dose.restMin, least);
  const rpe = Math.min(dose.rpe, rpeMax, dose.rpeOf(exercise) ?? rpeMax);
  return {
    ...dose,
    amount: to > repsMax ? [Math.max(repsMin, Math.min(from, repsMax - SPREAD)), repsMax] : [from, to],
    tempo: exercise.Demands?.includes('ballistic') ? 'fast' : dose.tempo,
    rpe,
    hold: Math.min(dose.hold, holdAt(dose.mode, rpe), exercise.Pattern === 'balance' ? dose.balance : dose.hold),
    restMin,
    rest: Math.max(restMin, Math.min(dose.rest, restMax)),
  };
}

/** The athlete walks, or stays on the spot with one foot on the floor, and so cannot reach the hard zones. */
export const isSlow = ({ Pattern: pattern, Equipment, Demands }: Choosable): boolean =>
  pattern === 'cardio' &&
  Equipment.every((one) => one === 'none' || one === 'treadmill') &&
  Demands !== null &&
  !Demands.includes('impact');
export const SLOW_ZONE = 3;

export const isCalm = ({ Demands }: Choosable): boolean =>
  Demands !== null && !Demands.includes('impact') && !Demands.includes('highIntensity') && !Demands.includes('ballistic');
