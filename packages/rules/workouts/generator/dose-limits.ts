import type { Pattern } from '@clubpulse/contract/workouts/exercises/vocabulary';
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

const bigPatterns: ReadonlySet<Pattern> = new Set<Pattern>([
  'squat',
  'hinge',
  'horizontalPush',
  'verticalPush',
  'horizontalPull',
  'verticalPull',
]);
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
  const { Pattern: pattern, Equipment, OtherMuscles } = exercise;
  if (pattern !== null && trunkPatterns.has(pattern)) return 'trunk';
  if (!isLoaded(exercise)) return 'body';
  const isBig = pattern !== null && bigPatterns.has(pattern) && OtherMuscles.length > 0;
  return isBig && Equipment.some((one) => heavy.includes(one)) ? 'big' : 'loaded';
}

const SPREAD = 4;
/**
 * Jumps are done as fast as possible, with few repetitions and a rest (NSCA, Essentials of strength training and
 * conditioning, 4th edition, 2016).
 */
const jumped = { amount: [3, 6], tempo: 'fast', restMin: 60 } as const;
export const isJump = ({ Pattern: pattern, Demands }: Choosable): boolean =>
  pattern !== 'fullBody' && pattern !== 'cardio' && Demands?.includes('ballistic') === true && Demands.includes('impact');

export function fitted(dose: Dose, exercise: Choosable): Dose {
  if (dose.mode === 'holds') return dose;
  const { repsMin, rpeMax, restMax } = doseLimits[liftKindOf(exercise)];
  const [from, to] = dose.amount;
  const amount: Dose['amount'] = from < repsMin ? [repsMin, Math.max(to, repsMin + SPREAD)] : dose.amount;
  const restMin = Math.max(dose.restMin, isJump(exercise) && dose.mode !== 'circuit' ? jumped.restMin : 0);
  return {
    ...dose,
    ...(isJump(exercise) ? jumped : { amount }),
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
