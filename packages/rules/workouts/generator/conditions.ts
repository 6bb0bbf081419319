import type { Demand } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { Condition, NamedCondition, Severity } from '@clubpulse/contract/workouts/generator/conditions';

/**
 * What each condition excludes, lowers and leaves to a trainer. Rules for choosing exercises, no medical advice: in doubt an exercise is
 * excluded, which costs an exercise and never a joint. The sources are where the row comes from, not a claim that they say it word for word.
 */

/** The highest effort, heart rate zone and the fewest repetitions; the least rest in seconds. */
export interface Limits {
  readonly rpe?: number;
  readonly zone?: number;
  /** False: the heart rate tells nothing, effort is said by feel. */
  readonly zones?: false;
  readonly reps?: number;
  readonly rest?: number;
}

/** What a trainer has to see to: the screen has the words. */
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
  readonly sources: readonly string[];
  /** Besides, from this severity on. */
  readonly from?: Readonly<Partial<Record<Severity, Partial<Effect>>>>;
}

const acsm = 'ACSM, Guidelines for Exercise Testing and Prescription, 11th edition, 2021';
const acog = 'ACOG, Committee Opinion 804, 2020';
const escSports = 'ESC, Guidelines on sports cardiology and exercise, 2020';
const house = 'What the person says';

export const conditionRules: Readonly<Record<Condition, ConditionRule>> = {
  lowBackPain: {
    sources: [
      'NICE, NG59 Low back pain and sciatica in over 16s, 2016',
      'WHO, Guideline for chronic primary low back pain, 2023',
    ],
    excludes: ['spineLoad', 'spineExtension', 'spineRotation', 'impact', 'ballistic'],
    lowers: { rpe: 6, zone: 3, reps: 8 },
    decides: ['painFree', 'technique'],
    from: {
      marked: {
        excludes: ['spineFlexion', 'abdominalPressure', 'headDown'],
        lowers: { rpe: 4, zone: 2, reps: 10 },
        decides: ['clearance'],
      },
    },
  },
  discHerniation: {
    sources: ['NASS, Lumbar disc herniation with radiculopathy, 2012', 'NICE, NG59 Low back pain and sciatica in over 16s, 2016'],
    excludes: ['spineLoad', 'spineFlexion', 'spineExtension', 'spineRotation', 'abdominalPressure', 'impact', 'ballistic'],
    lowers: { rpe: 5, zone: 3, reps: 10 },
    decides: ['clearance', 'painFree', 'technique'],
  },
  hipPain: {
    sources: ['NICE, NG226 Osteoarthritis in over 16s, 2022'],
    excludes: ['deepHip', 'hipCross', 'impact', 'ballistic'],
    lowers: { rpe: 6, zone: 3, reps: 8 },
    decides: ['painFree'],
  },
  hipReplacement: {
    sources: ['NICE, NG157 Joint replacement, 2020', 'AAOS, Activities after total hip replacement'],
    excludes: ['deepHip', 'hipCross', 'impact', 'ballistic', 'balance'],
    lowers: { rpe: 5, zone: 3, reps: 10 },
    decides: ['clearance', 'precautions'],
  },
  kneePain: {
    sources: ['JOSPT, Patellofemoral pain, 2019', 'NICE, NG226 Osteoarthritis in over 16s, 2022'],
    excludes: ['deepKnee', 'kneeling', 'impact', 'ballistic'],
    lowers: { rpe: 6, zone: 3, reps: 8 },
    decides: ['painFree'],
    from: { marked: { excludes: ['kneeLoad'], lowers: { rpe: 4, reps: 10 }, decides: ['clearance'] } },
  },
  kneeReplacement: {
    sources: ['NICE, NG157 Joint replacement, 2020'],
    excludes: ['deepKnee', 'kneeling', 'impact', 'ballistic', 'balance'],
    lowers: { rpe: 5, zone: 3, reps: 10 },
    decides: ['clearance', 'precautions'],
  },
  hamstringStrain: {
    sources: ['JOSPT, Hamstring strain injury in athletes, 2022'],
    excludes: ['hamstringLoad', 'impact', 'ballistic'],
    lowers: { rpe: 6, zone: 3, reps: 8 },
    decides: ['painFree', 'progression'],
  },
  ankleSprain: {
    sources: ['JOSPT, Lateral ankle ligament sprains, 2021'],
    excludes: ['ankleLoad', 'balance', 'impact', 'ballistic'],
    lowers: { rpe: 6, zone: 3 },
    decides: ['painFree', 'progression'],
  },
  shoulderPain: {
    sources: ['AAOS, Management of rotator cuff injuries, 2019'],
    excludes: ['overhead', 'hanging', 'ballistic'],
    lowers: { rpe: 6, zone: 3, reps: 8 },
    decides: ['painFree'],
    from: { marked: { excludes: ['shoulderLoad', 'wristSupport'], lowers: { rpe: 4, reps: 10 }, decides: ['clearance'] } },
  },
  elbowPain: {
    sources: ['JOSPT, Lateral elbow pain and muscle function impairments, 2022'],
    excludes: ['elbowLoad', 'grip', 'hanging', 'ballistic'],
    lowers: { rpe: 6, zone: 3, reps: 8 },
    decides: ['painFree'],
  },
  wristPain: {
    sources: ['JOSPT, Hand pain and sensory deficits: carpal tunnel syndrome, 2019'],
    excludes: ['wristSupport', 'grip', 'hanging', 'ballistic'],
    lowers: { rpe: 6, zone: 3, reps: 8 },
    decides: ['painFree'],
  },
  neckPain: {
    sources: ['JOSPT, Neck pain, 2017'],
    excludes: ['neckLoad', 'overhead', 'headDown', 'headMoves', 'impact', 'ballistic'],
    lowers: { rpe: 6, zone: 3, reps: 8 },
    decides: ['painFree'],
  },
  osteoporosis: {
    sources: ['Royal Osteoporosis Society, Strong, steady and straight, 2018'],
    excludes: ['spineFlexion', 'spineRotation', 'impact', 'ballistic'],
    lowers: { rpe: 6, reps: 8 },
    decides: ['technique', 'clearance'],
    from: {
      marked: {
        excludes: ['spineLoad', 'spineExtension', 'fallRisk', 'balance', 'headDown'],
        lowers: { rpe: 4, zone: 3, reps: 10 },
      },
    },
  },
  pregnancy: {
    sources: [acog, 'SOGC and CSEP, Physical activity throughout pregnancy, 2019'],
    excludes: ['impact', 'ballistic', 'hanging', 'balance', 'highIntensity'],
    lowers: { rpe: 6, zone: 3, reps: 8 },
    decides: ['clearance', 'breathing'],
    from: {
      second: {
        excludes: ['supine', 'prone', 'abdominalPressure', 'isometric', 'spineExtension', 'headDown', 'fallRisk'],
        lowers: { rpe: 5, reps: 10 },
        decides: ['pelvicFloor'],
      },
      third: { excludes: ['spineLoad', 'spineRotation', 'deepHip', 'hipCross'], lowers: { rpe: 4, reps: 12, rest: 60 } },
    },
  },
  postpartum: {
    sources: [acog, 'Goom, Donnelly and Brockwell, Returning to running postnatal, 2019'],
    excludes: ['abdominalPressure', 'spineFlexion', 'impact', 'ballistic', 'hanging', 'highIntensity'],
    lowers: { rpe: 5, zone: 3, reps: 10 },
    decides: ['clearance', 'pelvicFloor', 'progression'],
  },
  diastasis: {
    sources: ['Dufour et al., Conservative management of diastasis rectus abdominis, 2019'],
    excludes: ['abdominalPressure', 'spineFlexion', 'spineRotation', 'spineExtension', 'hanging'],
    lowers: { rpe: 6, reps: 8 },
    decides: ['pelvicFloor', 'breathing'],
  },
  hernia: {
    sources: ['HerniaSurge, International guidelines for groin hernia management, 2018'],
    excludes: ['abdominalPressure', 'spineLoad', 'isometric', 'ballistic', 'hanging'],
    lowers: { rpe: 5, zone: 3, reps: 12 },
    decides: ['clearance', 'breathing'],
  },
  hypertension: {
    sources: [escSports, acsm],
    excludes: ['isometric', 'headDown', 'hanging', 'highIntensity', 'ballistic'],
    lowers: { rpe: 6, zone: 3, reps: 10, rest: 60 },
    decides: ['breathing'],
    from: {
      uncontrolled: {
        excludes: ['overhead', 'abdominalPressure', 'spineLoad'],
        lowers: { rpe: 4, zone: 2, reps: 12, rest: 90 },
        decides: ['clearance'],
      },
    },
  },
  betaBlockers: {
    sources: [acsm],
    excludes: ['highIntensity'],
    lowers: { rpe: 6, zone: 3, zones: false, reps: 10, rest: 60 },
    decides: ['feelNotPulse'],
  },
  heartDisease: {
    sources: [escSports, acsm],
    excludes: ['isometric', 'headDown', 'hanging', 'highIntensity', 'ballistic', 'impact', 'abdominalPressure'],
    lowers: { rpe: 5, zone: 2, reps: 12, rest: 90 },
    decides: ['clearance', 'breathing'],
    from: { uncontrolled: { excludes: ['overhead', 'spineLoad'], lowers: { rpe: 3, zone: 1 }, decides: ['supervision'] } },
  },
  diabetes: {
    sources: ['ACSM, Exercise in individuals with type 2 diabetes, 2022', 'ADA, Physical activity and diabetes, 2016'],
    excludes: [],
    lowers: { rpe: 7, zone: 4 },
    decides: ['glucose', 'footwear'],
    from: {
      uncontrolled: {
        excludes: ['impact', 'ballistic', 'balance', 'isometric', 'headDown', 'highIntensity'],
        lowers: { rpe: 5, zone: 3, reps: 10 },
        decides: ['clearance'],
      },
    },
  },
  asthma: {
    sources: ['ATS, Exercise-induced bronchoconstriction, 2013', acsm],
    excludes: [],
    lowers: { rpe: 7, zone: 3 },
    decides: ['inhaler'],
    from: { uncontrolled: { excludes: ['highIntensity'], lowers: { rpe: 4, zone: 2, rest: 90 }, decides: ['clearance'] } },
  },
  epilepsy: {
    sources: ['ILAE, Task Force on Sports and Epilepsy, 2016'],
    excludes: ['fallRisk', 'hanging'],
    lowers: { rpe: 7, zone: 4 },
    decides: ['clearance', 'supervision'],
  },
  vertigo: {
    sources: ['AAO-HNS, Benign paroxysmal positional vertigo, 2017', 'APTA, Peripheral vestibular hypofunction, 2022'],
    excludes: ['headMoves', 'headDown', 'balance', 'fallRisk', 'impact', 'ballistic'],
    lowers: { rpe: 6, zone: 3 },
    decides: ['handHold', 'clearance'],
  },
  obesity: {
    sources: ['EASO, Exercise training in overweight and obesity, 2021'],
    excludes: ['impact', 'ballistic', 'hanging', 'headDown'],
    lowers: { rpe: 6, zone: 3, reps: 8 },
    decides: ['progression', 'footwear'],
  },
  over65: {
    sources: [
      'WHO, Guidelines on physical activity and sedentary behaviour, 2020',
      'World guidelines for falls prevention, 2022',
    ],
    excludes: ['impact', 'ballistic', 'highIntensity', 'hanging', 'headDown'],
    lowers: { rpe: 6, zone: 3, reps: 8, rest: 60 },
    decides: ['handHold', 'progression'],
  },
  recentSurgery: {
    sources: [acsm],
    excludes: [
      'impact',
      'ballistic',
      'highIntensity',
      'isometric',
      'abdominalPressure',
      'hanging',
      'headDown',
      'spineLoad',
      'overhead',
      'prone',
    ],
    lowers: { rpe: 3, zone: 2, reps: 12, rest: 90 },
    decides: ['clearance', 'precautions'],
  },
  cannotLieOnFloor: { sources: [house], excludes: ['floor'], lowers: {}, decides: ['handHold'] },
  cannotKneel: { sources: [house], excludes: ['kneeling'], lowers: {}, decides: ['painFree'] },
  noJumps: { sources: [house], excludes: ['impact'], lowers: {}, decides: ['progression'] },
};

/** Each severity of a condition has what the milder ones have. */
function effectsOf({ Condition: condition, Severity: severity }: NamedCondition): readonly Partial<Effect>[] {
  const rule = conditionRules[condition];
  const harder = Object.entries(rule.from ?? {});
  const last = harder.findIndex(([one]) => one === severity);
  return [rule, ...harder.slice(0, last + 1).map(([, effect]) => effect)];
}
export const excludesOf = (named: NamedCondition): Demand[] => [
  ...new Set(effectsOf(named).flatMap(({ excludes = [] }) => excludes)),
];
export const decidesOf = (named: NamedCondition): Advice[] => [
  ...new Set(effectsOf(named).flatMap(({ decides = [] }) => decides)),
];

/** Of several the lowest of each: what one excuses another does not allow. */
export function limitsOf(all: readonly NamedCondition[]): Limits {
  const lowers = all.flatMap((named) => effectsOf(named).map((effect) => effect.lowers ?? {}));
  const least = (field: 'rpe' | 'zone') => Math.min(...lowers.map((one) => one[field] ?? Number.POSITIVE_INFINITY));
  const most = (field: 'reps' | 'rest') => Math.max(...lowers.map((one) => one[field] ?? 0));
  const [rpe, zone, reps, rest] = [least('rpe'), least('zone'), most('reps'), most('rest')];
  return {
    ...(Number.isFinite(rpe) ? { rpe } : {}),
    ...(Number.isFinite(zone) ? { zone } : {}),
    ...(lowers.some(({ zones }) => zones === false) ? { zones: false } : {}),
    ...(reps > 0 ? { reps } : {}),
    ...(rest > 0 ? { rest } : {}),
  };
}

/** An exercise of which nobody said what it demands is excluded by every condition. */
export const isExcludedBy = (named: NamedCondition, exercise: { readonly Demands: readonly Demand[] | null }): boolean =>
  excluderOf(named)(exercise);

/** The same for many exercises. */
export function excluderOf(named: NamedCondition) {
  const excludes = excludesOf(named);
  return ({ Demands }: { readonly Demands: readonly Demand[] | null }): boolean =>
    Demands === null || excludes.some((demand) => Demands.includes(demand));
}
