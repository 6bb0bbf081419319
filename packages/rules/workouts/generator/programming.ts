import type { Pattern } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { DayKind, FitnessLevel, WorkoutGoal } from '@clubpulse/contract/workouts/generator/generator';
import { type Described, type Limits, MODERATE_RPE } from './conditions.ts';

type Range = readonly [from: number, to: number];
type ByLevel<Value> = readonly [Value, Value, Value, Value, Value, Value];

export type Mode = 'circuit' | 'straightSets' | 'supersets' | 'holds';
type CardioKind = 'none' | 'steady' | 'steady+intervals' | 'steady+tempo' | 'intervals' | 'polarised';

interface GoalRow {
  readonly mode: Mode;
  readonly sets: ByLevel<number>;
  readonly amount: ByLevel<Range>;
  readonly rest: ByLevel<number>;
  readonly rpe: ByLevel<number>;
  /** Percent of the one-repetition maximum. 0 if no load is planned. */
  readonly percent: ByLevel<Range>;
  readonly tempo: string;
  readonly cardioShare: number;
  readonly cardio: ByLevel<CardioKind>;
  readonly zones: ByLevel<Range>;
}

export interface Dose {
  readonly mode: Mode;
  readonly sets: number;
  readonly amount: Range;
  readonly rest: number;
  readonly restMin: number;
  /** True if no round may combine floor exercises with others, so that no round requires getting down and up. */
  readonly apart: boolean;
  readonly rpe: number;
  readonly percent: Range;
  readonly hold: number;
  /** Longest balance exercise in seconds. */
  readonly balance: number;
  readonly rpeOf: (exercise: Pick<Described, 'Demands'>) => number | undefined;
  readonly tempo: string;
  readonly cardioShare: number;
  readonly cardio: CardioKind;
  readonly zones: Range;
}

/**
 * Most minutes of cardio on a day. Beginners have short bouts and add minutes before days (ACSM, Guidelines, 11th edition, 2021).
 * The numbers are a caution of the club.
 */
const heartMax: Readonly<Record<FitnessLevel, number>> = {
  sedentary: 20,
  beginner: 30,
  intermediate: 90,
  advanced: 90,
  experienced: 90,
  elite: 90,
};
const HEART_OF_OLD = 20;
export const heartMaxOf = (level: FitnessLevel, isOld: boolean): number => Math.min(heartMax[level], isOld ? HEART_OF_OLD : 90);

const placeOf: Readonly<Record<FitnessLevel, 0 | 1 | 2 | 3 | 4 | 5>> = {
  sedentary: 0,
  beginner: 1,
  intermediate: 2,
  advanced: 3,
  experienced: 4,
  elite: 5,
};
export const isAtLeast = (level: FitnessLevel, other: FitnessLevel): boolean => placeOf[level] >= placeOf[other];

const goals: Readonly<Record<WorkoutGoal, GoalRow>> = {
  weightLoss: {
    mode: 'circuit',
    sets: [1, 2, 3, 3, 4, 4],
    amount: [
      [12, 15],
      [12, 15],
      [12, 15],
      [12, 15],
      [10, 15],
      [10, 15],
    ],
    rest: [45, 45, 30, 30, 20, 20],
    rpe: [5, 6, 7, 7, 8, 8],
    percent: [
      [40, 50],
      [50, 60],
      [55, 65],
      [60, 65],
      [60, 70],
      [60, 70],
    ],
    tempo: '2-0-2-0',
    cardioShare: 0.55,
    cardio: ['steady', 'steady', 'steady+intervals', 'steady+intervals', 'intervals', 'intervals'],
    zones: [
      [1, 2],
      [2, 2],
      [2, 3],
      [2, 4],
      [3, 4],
      [3, 5],
    ],
  },
  enduranceImprovement: {
    mode: 'circuit',
    sets: [1, 2, 2, 3, 3, 3],
    amount: [
      [15, 20],
      [15, 20],
      [15, 20],
      [15, 25],
      [15, 25],
      [20, 25],
    ],
    rest: [45, 30, 30, 30, 20, 20],
    rpe: [4, 5, 6, 7, 7, 8],
    percent: [
      [40, 50],
      [40, 50],
      [50, 60],
      [50, 65],
      [50, 65],
      [55, 67],
    ],
    tempo: '1-0-1-0',
    cardioShare: 0.7,
    cardio: ['steady', 'steady', 'steady+tempo', 'steady+intervals', 'polarised', 'polarised'],
    zones: [
      [1, 2],
      [2, 2],
      [2, 3],
      [2, 4],
      [2, 5],
      [2, 5],
    ],
  },
  muscleBuilding: {
    mode: 'straightSets',
    sets: [1, 2, 3, 4, 4, 5],
    amount: [
      [12, 15],
      [10, 12],
      [8, 12],
      [8, 12],
      [6, 12],
      [6, 12],
    ],
    rest: [60, 75, 75, 90, 90, 90],
    rpe: [5, 6, 7, 8, 8, 9],
    percent: [
      [50, 60],
      [60, 70],
      [67, 75],
      [70, 80],
      [70, 85],
      [67, 85],
    ],
    tempo: '2-0-2-0',
    cardioShare: 0.0,
    cardio: ['none', 'none', 'none', 'none', 'none', 'none'],
    zones: [
      [1, 2],
      [1, 2],
      [1, 2],
      [1, 2],
      [1, 2],
      [1, 2],
    ],
  },
  strength: {
    mode: 'straightSets',
    sets: [1, 2, 3, 4, 5, 5],
    amount: [
      [12, 15],
      [8, 12],
      [5, 8],
      [4, 6],
      [3, 5],
      [1, 5],
    ],
    rest: [90, 120, 150, 180, 180, 240],
    rpe: [5, 6, 7, 8, 8, 9],
    percent: [
      [50, 60],
      [60, 70],
      [75, 85],
      [80, 90],
      [85, 92],
      [85, 100],
    ],
    tempo: '2-0-1-0',
    cardioShare: 0.0,
    cardio: ['none', 'none', 'none', 'none', 'none', 'none'],
    zones: [
      [1, 2],
      [1, 2],
      [1, 2],
      [1, 2],
      [1, 2],
      [1, 2],
    ],
  },
  bodyToning: {
    mode: 'supersets',
    sets: [1, 2, 3, 3, 3, 4],
    amount: [
      [15, 20],
      [12, 15],
      [12, 15],
      [12, 15],
      [10, 15],
      [10, 15],
    ],
    rest: [60, 45, 45, 45, 30, 30],
    rpe: [5, 6, 7, 7, 8, 8],
    percent: [
      [40, 50],
      [50, 60],
      [60, 67],
      [60, 70],
      [65, 72],
      [65, 75],
    ],
    tempo: '2-1-2-0',
    cardioShare: 0.25,
    cardio: ['steady', 'steady', 'steady', 'steady+intervals', 'steady+intervals', 'steady+intervals'],
    zones: [
      [1, 2],
      [2, 2],
      [2, 3],
      [2, 3],
      [3, 4],
      [3, 4],
    ],
  },
  // The holds of a stretch last sixty seconds in total (ACSM, Guidelines, 11th edition, 2021: 10 to 30 s at a time).
  flexibility: {
    mode: 'holds',
    sets: [3, 2, 2, 2, 2, 2],
    amount: [
      [20, 20],
      [30, 30],
      [30, 30],
      [30, 30],
      [30, 30],
      [30, 30],
    ],
    rest: [10, 10, 10, 10, 10, 10],
    rpe: [2, 3, 3, 4, 4, 4],
    percent: [
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ],
    tempo: 'hold',
    cardioShare: 0.0,
    cardio: ['none', 'none', 'none', 'none', 'none', 'none'],
    zones: [
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1],
    ],
  },
  generalWellness: {
    mode: 'straightSets',
    sets: [1, 2, 2, 3, 3, 3],
    amount: [
      [10, 15],
      [10, 15],
      [10, 15],
      [8, 12],
      [8, 12],
      [8, 12],
    ],
    rest: [60, 60, 60, 60, 75, 75],
    rpe: [4, 5, 6, 7, 7, 8],
    percent: [
      [40, 50],
      [50, 60],
      [60, 70],
      [65, 75],
      [65, 75],
      [70, 80],
    ],
    tempo: '2-0-2-0',
    cardioShare: 0.45,
    cardio: ['steady', 'steady', 'steady+intervals', 'steady+intervals', 'steady+intervals', 'steady+intervals'],
    zones: [
      [1, 2],
      [2, 2],
      [2, 3],
      [2, 3],
      [2, 4],
      [2, 4],
    ],
  },
  rehabilitation: {
    mode: 'straightSets',
    sets: [1, 1, 2, 2, 3, 3],
    amount: [
      [10, 15],
      [10, 15],
      [10, 15],
      [10, 15],
      [10, 15],
      [10, 15],
    ],
    rest: [90, 90, 60, 60, 60, 60],
    rpe: [2, 3, 3, 4, 4, 4],
    percent: [
      [20, 40],
      [20, 40],
      [30, 50],
      [30, 50],
      [40, 50],
      [40, 50],
    ],
    tempo: '3-1-3-0',
    cardioShare: 0.2,
    cardio: ['steady', 'steady', 'steady', 'steady', 'steady', 'steady'],
    zones: [
      [1, 1],
      [1, 2],
      [1, 2],
      [1, 2],
      [1, 2],
      [1, 2],
    ],
  },
};

export function doseOf(goal: WorkoutGoal, level: FitnessLevel): Dose {
  const at = placeOf[level];
  const { mode, tempo, cardioShare, ...row } = goals[goal];
  const { sets, amount, rest, rpe, percent, cardio, zones } = row;
  return {
    mode,
    tempo,
    cardioShare,
    sets: sets[at],
    amount: amount[at],
    rest: rest[at],
    restMin: 0,
    apart: false,
    rpe: rpe[at],
    hold: Math.min(holdOf[level], holdAt(mode, rpe[at])),
    balance: HOLD_MAX,
    rpeOf: () => undefined,
    percent: percent[at],
    cardio: cardio[at],
    zones: zones[at],
  };
}

/**
 * Longest seconds of a hold with a low RPE and with another RPE: a long hold is hard even with a low RPE. They do not apply to
 * stretches (mode `holds`).
 */
const [HOLD_EASY, HOLD_MAX] = [20, 60];
const holdOf: Readonly<Record<FitnessLevel, number>> = {
  sedentary: HOLD_EASY,
  beginner: 30,
  intermediate: HOLD_MAX,
  advanced: HOLD_MAX,
  experienced: HOLD_MAX,
  elite: HOLD_MAX,
};
const EASY_RPE = 4;
export const holdAt = (mode: Mode, rpe: number): number => (mode !== 'holds' && rpe <= EASY_RPE ? HOLD_EASY : HOLD_MAX);

/**
 * Limits with any condition: repetitions, seconds of hold and rest, exercises of a pattern and of a day. Sets up to the light RPE
 * need one to two minutes of rest (ACSM, Progression models in resistance training, 2009).
 */
export const spared = {
  reps: [12, 15],
  hold: 30,
  rest: 45,
  restMax: 90,
  ofPattern: 2,
  ofMobility: 10,
  ofSedentary: 7,
} as const;

/** If the athlete has any condition, tempos are slower (AHA, Williams et al., Circulation 116:572, 2007). */
const slowerTempos: Readonly<Record<string, string>> = { '1-0-1-0': '2-0-2-0', '2-0-1-0': '2-0-2-0' };

/** If a rest is required, supersets become straight sets, because supersets have no rest between exercises. */
export function lowered(dose: Dose, limits: Limits, rpeOf: Dose['rpeOf']): Dose {
  const { reps = 0, rest = 0, balance = dose.balance } = limits;
  const isCounted = dose.mode !== 'holds';
  const [from, to] = dose.amount;
  const [fromMax, toMax] = spared.reps;
  const least = Math.min(Math.max(from, reps), fromMax);
  const effort = Math.min(dose.rpe, rpeOf({ Demands: [] }) ?? dose.rpe);
  return {
    ...dose,
    mode: dose.mode === 'supersets' && rest > 0 ? 'straightSets' : dose.mode,
    rpe: effort,
    tempo: slowerTempos[dose.tempo] ?? dose.tempo,
    amount: isCounted ? [least, Math.min(from < reps ? Math.max(to, reps + REPS_SPREAD) : to, toMax)] : dose.amount,
    rest: isCounted
      ? Math.max(Math.min(dose.rest, effort <= MODERATE_RPE ? spared.restMax : dose.rest), rest, spared.rest)
      : dose.rest,
    restMin: Math.max(rest, spared.rest),
    apart: true,
    hold: Math.min(dose.hold, spared.hold, holdAt(dose.mode, effort)),
    balance,
    rpeOf,
  };
}
const REPS_SPREAD = 4;

/**
 * The orders are used in turn. A later day of the same kind has the next order, so that short days train all large muscle groups
 * (ACSM, Guidelines, 11th edition, 2021: each group on two days of a week).
 */
export const dayPatterns: Readonly<Record<Exclude<DayKind, 'cardio' | 'core'>, readonly (readonly Pattern[])[]>> = {
  full: [
    [
      'squat',
      'horizontalPush',
      'horizontalPull',
      'hinge',
      'verticalPush',
      'verticalPull',
      'antiExtension',
      'lunge',
      'rotation',
      'isolationKnee',
      'abduction',
    ],
    [
      'hinge',
      'verticalPull',
      'verticalPush',
      'lunge',
      'horizontalPull',
      'horizontalPush',
      'antiExtension',
      'squat',
      'rotation',
      'isolationKnee',
      'abduction',
    ],
  ],
  upper: [
    [
      'horizontalPush',
      'horizontalPull',
      'verticalPush',
      'verticalPull',
      'isolationPull',
      'isolationPush',
      'antiRotation',
      'isolationPush',
      'isolationPull',
    ],
    [
      'verticalPull',
      'verticalPush',
      'horizontalPull',
      'horizontalPush',
      'isolationPush',
      'isolationPull',
      'antiRotation',
      'isolationPull',
      'isolationPush',
    ],
  ],
  lower: [
    ['squat', 'hinge', 'lunge', 'isolationKnee', 'isolationAnkle', 'abduction', 'coreFlexion', 'antiExtension', 'adduction'],
    ['hinge', 'lunge', 'squat', 'isolationKnee', 'isolationAnkle', 'adduction', 'antiExtension', 'coreFlexion', 'abduction'],
  ],
  push: [
    ['horizontalPush', 'verticalPush', 'horizontalPush', 'isolationPush', 'isolationPush', 'isolationPush', 'antiExtension'],
  ],
  pull: [['verticalPull', 'horizontalPull', 'horizontalPull', 'isolationPull', 'isolationPull', 'verticalPull', 'rotation']],
  legs: [
    ['squat', 'hinge', 'lunge', 'isolationKnee', 'isolationKnee', 'isolationAnkle', 'coreFlexion'],
    ['hinge', 'lunge', 'squat', 'isolationKnee', 'isolationKnee', 'isolationAnkle', 'coreFlexion'],
  ],
  mobility: [['mobility', 'stretch', 'stretch', 'stretch', 'mobility', 'stretch', 'stretch']],
};

export const regions = ['legs', 'push', 'pull'] as const;
export type Region = (typeof regions)[number];
const patternsOfRegion: Readonly<Record<Region, readonly Pattern[]>> = {
  legs: ['squat', 'lunge', 'hinge', 'isolationKnee', 'isolationAnkle', 'abduction', 'adduction'],
  push: ['horizontalPush', 'verticalPush', 'isolationPush'],
  pull: ['horizontalPull', 'verticalPull', 'isolationPull'],
};
export const regionOf = (pattern: Pattern | null): Region | undefined =>
  regions.find((one) => pattern !== null && patternsOfRegion[one].includes(pattern));
