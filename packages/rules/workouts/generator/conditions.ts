import { type Demand, demands, type Pattern } from '@clubpulse/contract/workouts/exercises/vocabulary';
import {
  type Condition,
  conditions,
  type NamedCondition,
  needsClearance,
  type Severity,
  type StopSign,
} from '@clubpulse/contract/workouts/generator/conditions';
import type { Decision } from '@clubpulse/contract/workouts/generator/generator';

/**
 * These rules are no medical advice. If it is not certain that an exercise is suitable, it is excluded. The sources are not
 * quoted literally.
 */

/** Highest exertion (`rpe`), zone and weeks, lowest repetitions, shortest rest in seconds. */
export interface Limits {
  readonly rpe?: number;
  readonly zone?: number;
  /** False: the heart rate does not show the effort, so the sheet uses perceived exertion instead of zones. */
  readonly zones?: false;
  readonly reps?: number;
  readonly rest?: number;
  /** Easy movement at begin and end in seconds, also if no warm-up is requested. */
  readonly edges?: number;
  /** Easy movement at the begin in seconds, if longer than at the end. */
  readonly warmUp?: number;
  readonly machine?: number;
  readonly weeks?: number;
  /** Longest balance exercise in seconds. */
  readonly balance?: number;
}

type Advice =
  | 'clearance'
  | 'painFree'
  | 'precautions'
  | 'technique'
  | 'breathing'
  | 'feelNotPulse'
  | 'pelvicFloor'
  | 'glucose'
  | 'inhaler'
  | 'supervision'
  | 'handHold'
  | 'footwear'
  | 'progression';

interface Effect {
  readonly excludes: readonly Demand[];
  readonly lowers: Limits;
  readonly decides: readonly Advice[];
}
interface ConditionRule extends Effect {
  /**
   * Demands on the part with a local complaint. The condition's limit of exertion applies only to exercises with these or
   * excluded demands, and a moderate limit to others. The limit of a condition without `loads` applies to all exercises.
   */
  readonly loads?: readonly Demand[];
  /** Demands that the trainer must look at, but that are not excluded. */
  readonly seesTo?: readonly Demand[];
  /** Patterns that are added at the begin of each strength training. */
  readonly adds?: readonly Pattern[];
  readonly sources: readonly string[];
  readonly from?: Readonly<Partial<Record<Severity, Partial<Effect>>>>;
}

export const EASY_EDGES = 300;
/** A long warm-up in seconds prevents a narrowing of the airways (ATS, 2013; ACSM). */
const LONG_WARM_UP = 600;
export const SHORT_ON_MACHINE = 600;
/** Longest seconds of a balance exercise (Otago exercise programme, 2003). The lower value is for the oldest athletes. */
const [SHORT_BALANCE, SHORTEST_BALANCE] = [20, 10];

const acsm = 'ACSM, Guidelines for Exercise Testing and Prescription, 11th edition, 2021';
const acog = 'ACOG, Committee Opinion 804, Physical activity and exercise during pregnancy and the postpartum period, 2020';
const escSports = 'ESC, Guidelines on sports cardiology and exercise, 2020';
const aha = 'AHA, Williams et al., Resistance exercise in individuals with and without cardiovascular disease, 2007';
const ownAnswer = 'What the person answers';
/** Guidelines name conditions and doses, but no single exercises, so some exclusions are a caution of the club. */
const caution = 'Caution of the club, in no guideline';

export const conditionRules: Readonly<Record<Condition, ConditionRule>> = {
  lowBackPain: {
    seesTo: ['hamstringLoad', 'seated', 'onFeet'],
    sources: ['JOSPT, Low back pain, 2021', 'NICE, NG59 Low back pain and sciatica in over 16s, 2016', caution],
    excludes: ['spineLoad', 'spineFlexion', 'spineExtension', 'spineRotation', 'impact', 'ballistic'],
    lowers: { rpe: 6, zone: 3, reps: 8 },
    decides: ['painFree', 'technique'],
    from: {
      marked: {
        excludes: ['abdominalPressure', 'headDown', 'hamstringLoad'],
        lowers: { rpe: 4, zone: 2, reps: 10 },
      },
    },
  },
  discHerniation: {
    seesTo: ['hamstringLoad', 'seated', 'onFeet'],
    sources: [
      'NASS, Lumbar disc herniation with radiculopathy, 2012',
      'NICE, NG59 Low back pain and sciatica in over 16s, 2016',
      caution,
    ],
    excludes: [
      'spineLoad',
      'spineFlexion',
      'spineExtension',
      'spineRotation',
      'abdominalPressure',
      'headDown',
      // A raised straight leg provokes the pain of an irritated nerve root (NASS, 2012).
      'hamstringLoad',
      'impact',
      'ballistic',
    ],
    lowers: { rpe: 4, zone: 2, reps: 10 },
    decides: ['painFree', 'technique'],
  },
  hipPain: {
    // Kneeling is not excluded: on all fours the hip is bent to 90 degrees, which no source excludes.
    loads: ['deepHip', 'hipCross', 'kneeling', 'hamstringLoad', 'balance', 'seated', 'onFeet'],
    sources: ['JOSPT, Nonarthritic hip joint pain, 2023', 'NICE, NG226 Osteoarthritis in over 16s, 2022', caution],
    excludes: ['deepHip', 'hipCross', 'abdominalPressure', 'impact', 'ballistic'],
    lowers: { rpe: 6, zone: 3, reps: 8 },
    decides: ['painFree'],
  },
  hipReplacement: {
    loads: ['deepHip', 'hipCross', 'hamstringLoad', 'balance', 'seated', 'onFeet'],
    sources: ['AAOS OrthoInfo, Activities after total hip replacement', 'Sunnybrook, Hip precautions', caution],
    excludes: ['deepHip', 'hipCross', 'prone', 'kneeling', 'spineLoad', 'impact', 'ballistic', 'balance'],
    lowers: { rpe: 5, zone: 3, reps: 10 },
    decides: ['precautions'],
  },
  kneePain: {
    loads: ['deepKnee', 'kneeLoad', 'kneeling', 'hamstringLoad', 'balance', 'seated', 'onFeet'],
    sources: ['JOSPT, Patellofemoral pain, 2019', 'NICE, NG226 Osteoarthritis in over 16s, 2022', caution],
    excludes: ['deepKnee', 'kneeling', 'balance', 'impact', 'ballistic'],
    lowers: { rpe: 6, zone: 3, reps: 8 },
    decides: ['painFree'],
    from: { marked: { excludes: ['kneeLoad'], lowers: { rpe: 4, reps: 10 } } },
  },
  kneeReplacement: {
    loads: ['deepKnee', 'kneeLoad', 'kneeling', 'hamstringLoad', 'balance', 'seated', 'onFeet'],
    sources: ['AAOS OrthoInfo, Activities after total knee replacement', caution],
    excludes: ['deepKnee', 'kneeling', 'spineLoad', 'impact', 'ballistic', 'balance'],
    lowers: { rpe: 5, zone: 3, reps: 10 },
    decides: ['precautions'],
  },
  hamstringStrain: {
    loads: ['hamstringLoad', 'deepHip', 'seated', 'onFeet'],
    sources: ['JOSPT, Hamstring strain injury in athletes, 2022', caution],
    excludes: ['hamstringLoad', 'impact', 'ballistic'],
    lowers: { rpe: 5, zone: 3, reps: 8 },
    decides: ['painFree', 'progression'],
  },
  ankleSprain: {
    loads: ['ankleLoad', 'balance', 'onFeet'],
    sources: ['JOSPT, Lateral ankle ligament sprains: revision 2021', caution],
    excludes: ['ankleLoad', 'balance', 'impact', 'ballistic'],
    lowers: { rpe: 6, zone: 3 },
    decides: ['painFree', 'progression'],
  },
  shoulderPain: {
    loads: ['shoulderLoad', 'shoulderEndRange', 'overhead', 'hanging', 'armSupport', 'wristSupport', 'grip'],
    sources: ['JOSPT, Rotator cuff tendinopathy, 2025', 'AAOS, Management of rotator cuff injuries, 2019', caution],
    excludes: ['overhead', 'hanging', 'armSupport', 'shoulderEndRange', 'ballistic'],
    lowers: { rpe: 6, zone: 3, reps: 8 },
    decides: ['painFree'],
    from: { marked: { excludes: ['shoulderLoad', 'wristSupport'], lowers: { rpe: 4, reps: 10 } } },
  },
  elbowPain: {
    loads: ['elbowLoad', 'grip', 'hanging', 'armSupport', 'wristSupport'],
    sources: ['JOSPT, Lateral elbow pain and muscle function impairments, 2022', caution],
    excludes: ['elbowLoad', 'grip', 'hanging', 'armSupport', 'ballistic'],
    lowers: { rpe: 5, zone: 3, reps: 8 },
    decides: ['painFree'],
  },
  wristPain: {
    loads: ['wristSupport', 'grip', 'hanging', 'armSupport', 'elbowLoad'],
    sources: ['JOSPT, Hand pain and sensory deficits: carpal tunnel syndrome, 2019', caution],
    excludes: ['wristSupport', 'grip', 'hanging', 'ballistic'],
    lowers: { rpe: 6, zone: 3, reps: 8 },
    decides: ['painFree'],
  },
  neckPain: {
    loads: ['neckLoad', 'headMoves', 'headDown', 'overhead', 'armSupport', 'shoulderLoad', 'spineLoad'],
    sources: ['JOSPT, Neck pain: revision 2017', caution],
    excludes: ['neckLoad', 'overhead', 'armSupport', 'headDown', 'headMoves', 'impact', 'ballistic'],
    lowers: { rpe: 6, zone: 3, reps: 8 },
    decides: ['painFree'],
  },
  osteoporosis: {
    seesTo: ['balance', 'fallRisk', 'floor', 'onFeet', 'spineLoad'],
    sources: [
      'Royal Osteoporosis Society, Strong, steady and straight, 2018 and 2022',
      'Giangregorio et al., Too fit to fracture, 2014',
      caution,
    ],
    excludes: ['spineFlexion', 'spineRotation', 'spineExtension', 'shoulderEndRange', 'headDown', 'ballistic'],
    adds: ['balance'],
    lowers: { rpe: 6, reps: 8, balance: SHORT_BALANCE },
    decides: ['technique', 'handHold'],
    from: {
      marked: {
        excludes: ['spineLoad', 'impact', 'fallRisk', 'prone'],
        lowers: { rpe: 4, zone: 3, reps: 10 },
        decides: ['supervision'],
      },
    },
  },
  pregnancy: {
    seesTo: ['abdominalPressure', 'spineLoad', 'supine', 'floor', 'seated', 'onFeet'],
    sources: [acog, 'SOGC and CSEP, No. 367, 2019 Canadian guideline for physical activity throughout pregnancy', caution],
    excludes: ['impact', 'ballistic', 'hanging', 'balance', 'highIntensity', 'prone'],
    lowers: { rpe: 5, zone: 3, zones: false, reps: 8, weeks: 4 },
    decides: ['breathing', 'feelNotPulse'],
    from: {
      second: {
        excludes: [
          'supine',
          'abdominalPressure',
          'isometric',
          'spineFlexion',
          'spineExtension',
          'spineRotation',
          'hipCross',
          'headDown',
          'fallRisk',
        ],
        lowers: { reps: 10 },
        decides: ['pelvicFloor'],
      },
      third: { excludes: ['spineLoad', 'deepHip'], lowers: { rpe: 4, reps: 12, rest: 60 } },
    },
  },
  postpartum: {
    seesTo: ['abdominalPressure', 'spineLoad', 'supine', 'isometric', 'seated', 'onFeet'],
    sources: [
      acog,
      'CSEP, Canadian guideline for the first year postpartum, 2025',
      'Goom, Donnelly and Brockwell, Returning to running postnatal, 2019',
      caution,
    ],
    excludes: [
      'abdominalPressure',
      'spineFlexion',
      'spineExtension',
      'spineRotation',
      'hipCross',
      'impact',
      'ballistic',
      'hanging',
      'highIntensity',
    ],
    lowers: { rpe: 5, zone: 3, reps: 10 },
    decides: ['pelvicFloor', 'progression'],
  },
  diastasis: {
    seesTo: ['abdominalPressure', 'spineLoad', 'supine', 'armSupport'],
    sources: ['Dufour et al., Conservative management of pregnancy-related diastasis rectus abdominis, 2019', caution],
    excludes: ['abdominalPressure', 'spineFlexion', 'spineRotation', 'spineExtension', 'hanging', 'impact', 'ballistic'],
    lowers: { rpe: 6, zone: 3, reps: 8 },
    decides: ['pelvicFloor', 'breathing'],
  },
  hernia: {
    seesTo: ['abdominalPressure', 'spineLoad', 'grip', 'seated', 'onFeet'],
    sources: [
      'HerniaSurge, International guidelines for groin hernia management, 2018, updated 2023',
      'Cobb et al., Normal intraabdominal pressure in healthy adults, 2005',
      caution,
    ],
    excludes: [
      'abdominalPressure',
      'spineLoad',
      'spineExtension',
      'spineRotation',
      'hipCross',
      'kneeling',
      'isometric',
      'ballistic',
      'hanging',
    ],
    lowers: { rpe: 5, zone: 3, reps: 12 },
    decides: ['breathing'],
  },
  hypertension: {
    seesTo: ['isometric', 'abdominalPressure', 'overhead', 'grip', 'seated', 'onFeet'],
    sources: ['ESC, Guidelines on elevated blood pressure and hypertension, 2024', escSports, aha, acsm, caution],
    excludes: ['headDown', 'hanging', 'highIntensity', 'ballistic'],
    lowers: { rpe: 6, zone: 3, reps: 10, rest: 60, edges: EASY_EDGES },
    decides: ['breathing'],
  },
  betaBlockers: {
    seesTo: ['isometric', 'abdominalPressure', 'ownWeight', 'seated', 'onFeet'],
    sources: [acsm, caution],
    excludes: ['highIntensity', 'headDown', 'hanging', 'ballistic'],
    lowers: { rpe: 6, zone: 3, zones: false, reps: 10, rest: 60, edges: EASY_EDGES },
    decides: ['breathing', 'feelNotPulse'],
  },
  heartDisease: {
    seesTo: ['overhead', 'spineLoad', 'supine', 'grip', 'seated', 'onFeet'],
    sources: [escSports, 'Resistance exercise within cardiac rehabilitation, J Clin Med 10:3071, 2021', aha, acsm, caution],
    excludes: [
      'isometric',
      'shoulderEndRange',
      'headDown',
      'hanging',
      'highIntensity',
      'ballistic',
      'impact',
      'abdominalPressure',
    ],
    lowers: { rpe: 4, zone: 2, zones: false, reps: 12, rest: 90, edges: EASY_EDGES },
    decides: ['breathing', 'feelNotPulse'],
  },
  diabetes: {
    seesTo: ['onFeet', 'impact', 'isometric', 'headDown', 'ankleLoad', 'seated'],
    sources: [
      'ACSM, Exercise/physical activity in individuals with type 2 diabetes, 2022',
      'ADA, Physical activity and diabetes, 2016',
      caution,
    ],
    excludes: ['shoulderEndRange'],
    lowers: { rpe: 7, zone: 4 },
    decides: ['glucose', 'footwear'],
  },
  asthma: {
    seesTo: ['highIntensity', 'ownWeight', 'seated', 'onFeet'],
    sources: ['ATS, Exercise-induced bronchoconstriction, 2013', 'GINA, Global strategy for asthma, 2024', acsm, caution],
    excludes: [],
    lowers: { rpe: 7, zone: 3, edges: EASY_EDGES, warmUp: LONG_WARM_UP },
    decides: ['inhaler'],
  },
  epilepsy: {
    seesTo: ['balance', 'overhead', 'seated', 'onFeet'],
    sources: ['ILAE, Task Force on Sports and Epilepsy, 2016', caution],
    excludes: ['fallRisk', 'hanging', 'shoulderEndRange'],
    lowers: { rpe: 7, zone: 4 },
    decides: ['supervision'],
  },
  vertigo: {
    seesTo: ['headMoves', 'balance', 'overhead', 'onFeet'],
    sources: ['AAO-HNS, Benign paroxysmal positional vertigo, 2017', 'APTA, Peripheral vestibular hypofunction, 2022', caution],
    excludes: [
      'headMoves',
      'headDown',
      'supine',
      'prone',
      'armSupport',
      'kneeling',
      'balance',
      'fallRisk',
      'impact',
      'ballistic',
    ],
    lowers: { rpe: 6, zone: 3, rest: 60 },
    decides: ['handHold'],
  },
  obesity: {
    seesTo: ['floor', 'supine', 'onFeet', 'ankleLoad', 'kneeLoad'],
    sources: ['EASO, Exercise training in overweight and obesity, 2021', caution],
    excludes: ['impact', 'ballistic', 'hanging', 'headDown', 'prone', 'ownWeight', 'highIntensity', 'shoulderEndRange'],
    lowers: { rpe: 6, zone: 3, reps: 8 },
    decides: ['progression', 'footwear'],
  },
  over65: {
    seesTo: ['floor', 'balance', 'fallRisk', 'onFeet', 'ankleLoad'],
    sources: [
      'WHO, Guidelines on physical activity and sedentary behaviour, 2020',
      'World guidelines for falls prevention and management for older adults, 2022',
      caution,
    ],
    excludes: ['impact', 'ballistic', 'ownWeight', 'highIntensity', 'hanging', 'headDown', 'shoulderEndRange'],
    adds: ['balance'],
    lowers: { rpe: 6, zone: 3, reps: 8, rest: 60, machine: SHORT_ON_MACHINE, balance: SHORT_BALANCE },
    decides: ['handHold', 'progression'],
  },
  // The operated part is unknown, so only lying, sitting and standing are allowed.
  recentSurgery: {
    seesTo: ['supine', 'seated', 'onFeet'],
    sources: ['What the surgeon says', 'Güsgen et al., Physical strain following abdominal surgery, 2020', caution],
    excludes: demands.filter((one) => one !== 'supine' && one !== 'seated' && one !== 'onFeet'),
    lowers: { rpe: 3, zone: 2, reps: 12, rest: 90 },
    decides: ['precautions'],
  },
  // The reason is unknown, so impact and high intensity are excluded too.
  cannotLieOnFloor: {
    seesTo: ['supine', 'prone', 'kneeling'],
    sources: [ownAnswer],
    excludes: ['floor', 'impact', 'highIntensity'],
    lowers: { rpe: 7, zone: 3 },
    decides: ['handHold'],
  },
  cannotKneel: {
    seesTo: ['floor', 'deepKnee'],
    sources: [ownAnswer],
    excludes: ['kneeling', 'impact', 'highIntensity'],
    lowers: { rpe: 7, zone: 3 },
    decides: ['painFree'],
  },
  noJumps: { seesTo: ['ballistic', 'onFeet'], sources: [ownAnswer], excludes: ['impact'], lowers: {}, decides: ['progression'] },
};

/**
 * The signs at which the athlete must stop. Sources: ACSM, Guidelines, 11th edition, 2021, and AHA, 2007 (heart); ACOG, Committee
 * Opinion 804, 2020 (pregnancy); ADA, Physical activity and diabetes, 2016 (glucose); GINA, 2024 (airways).
 */
const stopSigns: Readonly<Partial<Record<Condition, StopSign>>> = {
  hypertension: 'heart',
  betaBlockers: 'heart',
  heartDisease: 'heart',
  pregnancy: 'pregnancy',
  diabetes: 'glucose',
  asthma: 'airways',
};
export const stopSignsOf = (all: readonly Condition[]): StopSign[] => [...new Set(all.flatMap((one) => stopSigns[one] ?? []))];
export const stopSignsIn = (decisions: readonly Decision[] | null): StopSign[] =>
  stopSignsOf((decisions ?? []).flatMap((one) => (one.Kind === 'condition' ? [one.Condition] : [])));

/** Athletes get to the floor over knees and hands, and down from a bar by a jump, so excluding the way excludes the position. */
const waysTo: readonly (readonly [way: Demand, to: Demand])[] = [
  ['kneeling', 'floor'],
  ['wristSupport', 'floor'],
  ['impact', 'hanging'],
];
const withWays = (all: readonly Demand[]): Demand[] => [
  ...new Set([...all, ...waysTo.flatMap(([way, to]) => (all.includes(way) ? [to] : []))]),
];

/** From this age on the rules for old age apply, even if this condition was not chosen (WHO, 2020). */
const OLD_AGE = 65;
const ADULT_AGE = 18;
/** From this age on the floor is excluded: a caution of the club, in no guideline. */
const VERY_OLD_AGE = 80;
export const isOld = (age: number | null): boolean => age !== null && age >= OLD_AGE;
export const balanceAt = ({ balance }: Limits, age: number | null): number | undefined =>
  (age ?? 0) >= VERY_OLD_AGE ? SHORTEST_BALANCE : balance;
export const isMinor = (age: number | null): age is number => age !== null && age < ADULT_AGE;
export function conditionsAt(chosen: readonly NamedCondition[], age: number | null): NamedCondition[] {
  const byAge: readonly Condition[] = [
    ...(isOld(age) ? (['over65'] as const) : []),
    ...((age ?? 0) >= VERY_OLD_AGE ? (['cannotLieOnFloor'] as const) : []),
  ];
  const added = byAge.filter((one) => chosen.every(({ Condition: other }) => other !== one));
  return [...chosen, ...added.map((one) => ({ Condition: one, Severity: null }))];
}

function effectsOf({ Condition: condition, Severity: severity }: NamedCondition): readonly Partial<Effect>[] {
  const rule = conditionRules[condition];
  const harder = Object.entries(rule.from ?? {});
  const last = harder.findIndex(([one]) => one === severity);
  return [rule, ...harder.slice(0, last + 1).map(([, effect]) => effect)];
}
export const excludesOf = (named: NamedCondition): Demand[] =>
  withWays(effectsOf(named).flatMap(({ excludes = [] }) => excludes));
export const decidesOf = (named: NamedCondition): Advice[] => [
  ...(needsClearance(named) ? (['clearance'] as const) : []),
  ...new Set(effectsOf(named).flatMap(({ decides = [] }) => decides)),
];

export const addsOf = (all: readonly NamedCondition[]): Pattern[] => [
  ...new Set(all.flatMap(({ Condition: one }) => conditionRules[one].adds ?? [])),
];

const concernsOf = ({ loads = [], seesTo = [], excludes, from = {} }: ConditionRule): Demand[] =>
  withWays([...loads, ...seesTo, ...excludes, ...Object.values(from).flatMap((harder) => harder.excludes ?? [])]);
const concerned = new Map(conditions.map((one) => [one, new Set(concernsOf(conditionRules[one]))]));
export const isConcerned = (condition: Condition, demand: Demand): boolean => concerned.get(condition)?.has(demand) === true;

export const isLocal = ({ Condition: condition }: NamedCondition): boolean => conditionRules[condition].loads !== undefined;
/** Sets up to this exertion need no long rest (ACSM, Progression models in resistance training, 2009). */
export const MODERATE_RPE = 6;
export function rpeOf(all: readonly NamedCondition[]): (exercise: Pick<Described, 'Demands'>) => number | undefined {
  const limiting = all.map((one) => ({ condition: one.Condition, isLocal: isLocal(one), rpe: limitsOf([one]).rpe ?? [] }));
  return ({ Demands }) => {
    const caps = limiting.flatMap(({ condition, isLocal: local, rpe }) =>
      local && !Demands?.some((demand) => isConcerned(condition, demand)) ? MODERATE_RPE : rpe,
    );
    return caps.length === 0 ? undefined : Math.min(...caps);
  };
}

export function limitsOf(all: readonly NamedCondition[]): Limits {
  const lowers = all.flatMap((named) => effectsOf(named).map((effect) => effect.lowers ?? {}));
  const least = (field: 'rpe' | 'zone' | 'machine' | 'weeks' | 'balance') =>
    Math.min(...lowers.map((one) => one[field] ?? Number.POSITIVE_INFINITY));
  const most = (field: 'reps' | 'rest' | 'edges' | 'warmUp') => Math.max(...lowers.map((one) => one[field] ?? 0));
  const limited = (field: keyof Limits, value: number): Limits => (Number.isFinite(value) && value > 0 ? { [field]: value } : {});
  return {
    ...limited('rpe', least('rpe')),
    ...limited('zone', least('zone')),
    ...(lowers.some(({ zones }) => zones === false) ? { zones: false } : {}),
    ...limited('reps', most('reps')),
    ...limited('rest', most('rest')),
    ...limited('edges', most('edges')),
    ...limited('warmUp', most('warmUp')),
    ...limited('machine', least('machine')),
    ...limited('weeks', least('weeks')),
    ...limited('balance', least('balance')),
  };
}

/** Lowest exertion and zone of an exercise with this demand: a lower number would not make the exercise lighter. */
const needs: Readonly<Partial<Record<Demand, Required<Effort>>>> = {
  ownWeight: { rpe: 6, zone: 3 },
  highIntensity: { rpe: 7, zone: 4 },
};
type Effort = Pick<Limits, 'rpe' | 'zone'>;
export interface Described {
  readonly Pattern: Pattern | null;
  readonly Demands: readonly Demand[] | null;
}
export const needsMore = ({ Pattern: pattern, Demands }: Described, { rpe = 10, zone = 5 }: Effort): boolean =>
  (Demands ?? []).some((demand) => {
    const least = needs[demand];
    return least !== undefined && (least.rpe > rpe || (pattern === 'cardio' && least.zone > zone));
  });

export const isExcludedBy = (named: NamedCondition, exercise: Described): boolean => excluderOf(named)(exercise);

export function excluderOf(named: NamedCondition) {
  const excludes = excludesOf(named);
  const { zone = 5 } = limitsOf([named]);
  const rpe = rpeOf([named]);
  return (exercise: Described): boolean =>
    exercise.Demands === null ||
    excludes.some((demand) => exercise.Demands?.includes(demand)) ||
    needsMore(exercise, { zone, rpe: rpe(exercise) ?? 10 });
}
