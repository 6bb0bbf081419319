import type { MainMuscle, Pattern } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { isLoaded } from '../exercises/loads.ts';
import type { Choosable } from './choose.ts';
import type { Dose } from './programming.ts';

/**
 * Limits of repetitions, exertion and rest for a kind of exercise. Few repetitions of a heavy load with long rests are
 * allowed for big lifts only, whatever goal and level want (ACSM, Progression models in resistance training, 2009).
 */
interface DoseLimit {
  readonly repsMin: number;
  readonly rpeMax: number;
  readonly restMax: number;
}
type LiftKind = 'big' | 'loaded' | 'body' | 'trunk';
export const doseLimits: Readonly<Record<LiftKind, DoseLimit>> = {
  big: { repsMin: 1, rpeMax: 9, restMax: 300 },
  loaded: { repsMin: 6, rpeMax: 8, restMax: 150 },
  body: { repsMin: 8, rpeMax: 8, restMax: 90 },
  trunk: { repsMin: 10, rpeMax: 7, restMax: 60 },
};

/**
 * A big lift moves two large joints, so it works the muscles of both (NSCA, Essentials of strength training and
 * conditioning, 4th edition, 2016: core and assistance exercises). A lift of one joint, as the good morning, assists.
 */
const bothJoints: Readonly<Partial<Record<Pattern, readonly MainMuscle[]>>> = {
  squat: ['quadriceps', 'glutes'],
  hinge: ['quadriceps', 'glutes'],
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
  if (pattern !== null && trunkPatterns.has(pattern)) return 'trunk';
  if (!isLoaded(exercise)) return 'body';
  const muscles = pattern === null ? undefined : bothJoints[pattern];
  const isBig = muscles?.every((one) => one === MainMuscle || OtherMuscles.includes(one)) && !Demands?.includes('ownWeight');
  return isBig && Equipment.some((one) => heavy.includes(one)) ? 'big' : 'loaded';
}

const SPREAD = 4;
/**
 * Jumps, throws and Olympic lifts have few repetitions and a rest, and come before the other exercises. Every ballistic
 * exercise is done as fast as possible, so it has no tempo (NSCA, Essentials of strength training and conditioning, 4th
 * edition, 2016).
 */
const explosive = { amount: [3, 6], restMin: 60 } as const;
export const isExplosive = ({ Activities, Pattern: pattern }: Choosable): boolean =>
  pattern !== 'cardio' && (Activities.includes('plyometrics') || Activities.includes('olympicLifting'));

export function fitted(dose: Dose, exercise: Choosable): Dose {
  if (dose.mode === 'holds') return dose;
  const { repsMin, rpeMax, restMax } = doseLimits[liftKindOf(exercise)];
  const [from, to] = dose.amount;
  const raised: Dose['amount'] = from < repsMin ? [repsMin, Math.max(to, repsMin + SPREAD)] : dose.amount;
  const restMin = Math.max(dose.restMin, isExplosive(exercise) ? explosive.restMin : 0);
  return {
    ...dose,
    amount: isExplosive(exercise) ? explosive.amount : raised,
    tempo: exercise.Demands?.includes('ballistic') ? 'fast' : dose.tempo,
    rpe: Math.min(dose.rpe, rpeMax),
    restMin,
    rest: Math.max(restMin, Math.min(dose.rest, restMax)),
  };
}

/**
 * True for walking, and for movement on the spot in which one foot stays on the floor: such an exercise cannot reach
 * the hard zones.
 */
export const isSlow = ({ Pattern: pattern, Equipment, Demands }: Choosable): boolean =>
  pattern === 'cardio' &&
  Equipment.every((one) => one === 'none' || one === 'treadmill') &&
  Demands !== null &&
  !Demands.includes('impact');
export const SLOW_ZONE = 3;

/**
 * True if the exercise suits a cooldown, because it has no impact and no high intensity. False if its demands are not
 * described.
 */
export const isCalm = ({ Demands }: Choosable): boolean =>
  Demands !== null && !Demands.includes('impact') && !Demands.includes('highIntensity') && !Demands.includes('ballistic');
