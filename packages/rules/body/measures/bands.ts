import { type MeasureKey, measures } from '@clubpulse/contract/body/measures/catalogue';
import type { MeasuredPerson } from '@clubpulse/contract/body/measures/measures';
import { roundTo } from '../../formats/round.ts';
import { healthyWeight } from './formulas.ts';
import { type NormName, normRow, type Step, stepOf } from './norms.ts';

/** Bands from published sources, by age and gender. They are no diagnosis. */

export type BandWord =
  | Step
  | 'severeThinness'
  | 'moderateThinness'
  | 'thinness'
  | 'underNormal'
  | 'normal'
  | 'aboveNormal'
  | 'overweight'
  | 'obese1'
  | 'obese2'
  | 'obese3'
  | 'healthy'
  | 'increased'
  | 'high'
  | 'low'
  | 'veryLow'
  | 'optimal'
  | 'highNormal'
  | 'grade1'
  | 'grade2'
  | 'grade3'
  | 'raised'
  | 'borderline'
  | 'borderlineHigh'
  | 'nearOptimal'
  | 'veryHigh'
  | 'belowEssential';

export type Tone = 'target' | 'plain' | 'watch';

/** Limits in the stored unit. The next band begins at `to`. The last band has no upper limit in reality. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly word: BandWord;
  readonly tone: Tone;
}

export interface Scale {
  readonly source:
    | 'who'
    | 'nice'
    | 'acsm'
    | 'ymca'
    | 'esc'
    | 'ada'
    | 'ncep'
    | 'shvartz'
    | 'cooper'
    | 'csep'
    | 'cstf'
    | 'guide'
    | 'tanita'
    | 'inbody'
    | 'common';
  readonly ages: readonly [from: number, to: number] | null;
  readonly byGender: boolean;
  readonly bands: readonly Band[];
}

type Person = Pick<MeasuredPerson, 'Age' | 'Gender' | 'Height'>;
type Cut = readonly [to: number, word: BandWord, tone: Tone];

/** On a scale of seven steps, above average and better are the target; on a scale of five, good and better. */
const targetSteps: ReadonlySet<Step> = new Set(['athlete', 'excellent', 'good', 'aboveAverage']);
const poorSteps: ReadonlySet<Step> = new Set(['poor', 'veryPoor']);

const tables: Readonly<
  Partial<
    Record<MeasureKey, { readonly norm: NormName; readonly source: Scale['source']; readonly low: number; readonly high: number }>
  >
> = {
  bodyFatPercent: { norm: 'bodyFatPercentAcsm', source: 'acsm', low: 3, high: 45 },
  restingHeartRate: { norm: 'restingHeartRate', source: 'ymca', low: 40, high: 100 },
  vo2Max: { norm: 'vo2MaxShvartz', source: 'shvartz', low: 15, high: 70 },
  estimatedVo2Max: { norm: 'vo2MaxShvartz', source: 'shvartz', low: 15, high: 70 },
  stepTestHeartRate: { norm: 'stepTestYmca', source: 'ymca', low: 60, high: 150 },
  cooperDistance: { norm: 'cooper12', source: 'cooper', low: 800, high: 3500 },
  pushUps: { norm: 'pushUps', source: 'csep', low: 0, high: 50 },
  curlUps: { norm: 'curlUps', source: 'csep', low: 0, high: 30 },
  sitAndReach: { norm: 'sitAndReach', source: 'csep', low: 5, high: 55 },
  gripCombined: { norm: 'gripCombined', source: 'cstf', low: 30, high: 140 },
  plankTime: { norm: 'plank', source: 'guide', low: 0, high: 420 },
};

const forAll: Readonly<
  Partial<Record<MeasureKey, { readonly source: Scale['source']; readonly low: number; readonly cuts: readonly Cut[] }>>
> = {
  bmi: {
    source: 'who',
    low: 14,
    cuts: [
      [16, 'severeThinness', 'watch'],
      [17, 'moderateThinness', 'watch'],
      [18.5, 'thinness', 'watch'],
      [25, 'normal', 'target'],
      [30, 'overweight', 'watch'],
      [35, 'obese1', 'watch'],
      [40, 'obese2', 'watch'],
      [46, 'obese3', 'watch'],
    ],
  },
  waistHeightRatio: {
    source: 'nice',
    low: 0.35,
    cuts: [
      [0.4, 'low', 'plain'],
      [0.5, 'healthy', 'target'],
      [0.6, 'increased', 'watch'],
      [0.75, 'high', 'watch'],
    ],
  },
  ecwTbwRatio: {
    source: 'common',
    low: 0.34,
    cuts: [
      [0.38, 'normal', 'target'],
      [0.39, 'borderline', 'watch'],
      [0.43, 'high', 'watch'],
    ],
  },
  ffmHydration: {
    source: 'common',
    low: 60,
    cuts: [
      [69, 'low', 'watch'],
      [75.0001, 'normal', 'target'],
      [85, 'high', 'watch'],
    ],
  },
  visceralFatRating: {
    source: 'tanita',
    low: 1,
    cuts: [
      [13, 'healthy', 'target'],
      [30, 'high', 'watch'],
    ],
  },
  visceralFatArea: {
    source: 'inbody',
    low: 0,
    cuts: [
      [100, 'healthy', 'target'],
      [220, 'high', 'watch'],
    ],
  },
  systolicPressure: {
    source: 'esc',
    low: 90,
    cuts: [
      [120, 'optimal', 'target'],
      [130, 'normal', 'target'],
      [140, 'highNormal', 'watch'],
      [160, 'grade1', 'watch'],
      [180, 'grade2', 'watch'],
      [200, 'grade3', 'watch'],
    ],
  },
  diastolicPressure: {
    source: 'esc',
    low: 50,
    cuts: [
      [80, 'optimal', 'target'],
      [85, 'normal', 'target'],
      [90, 'highNormal', 'watch'],
      [100, 'grade1', 'watch'],
      [110, 'grade2', 'watch'],
      [125, 'grade3', 'watch'],
    ],
  },
  recoveryHeartRate1: {
    source: 'common',
    low: 0,
    cuts: [
      [13, 'poor', 'watch'],
      [18, 'belowAverage', 'plain'],
      [25, 'average', 'plain'],
      [35, 'good', 'target'],
      [60, 'excellent', 'target'],
    ],
  },
  spo2: {
    source: 'common',
    low: 85,
    cuts: [
      [91, 'veryLow', 'watch'],
      [95, 'low', 'watch'],
      [100.0001, 'normal', 'target'],
    ],
  },
  glucoseFasting: {
    source: 'ada',
    low: 50,
    cuts: [
      [70, 'low', 'watch'],
      [100, 'normal', 'target'],
      [126, 'raised', 'watch'],
      [180, 'high', 'watch'],
    ],
  },
  hba1c: {
    source: 'ada',
    low: 4,
    cuts: [
      [5.7, 'normal', 'target'],
      [6.5, 'raised', 'watch'],
      [9, 'high', 'watch'],
    ],
  },
  totalCholesterol: {
    source: 'ncep',
    low: 120,
    cuts: [
      [200, 'normal', 'target'],
      [240, 'borderlineHigh', 'watch'],
      [300, 'high', 'watch'],
    ],
  },
  ldlCholesterol: {
    source: 'ncep',
    low: 50,
    cuts: [
      [100, 'optimal', 'target'],
      [130, 'nearOptimal', 'target'],
      [160, 'borderlineHigh', 'watch'],
      [190, 'high', 'watch'],
      [230, 'veryHigh', 'watch'],
    ],
  },
  triglycerides: {
    source: 'ncep',
    low: 40,
    cuts: [
      [150, 'normal', 'target'],
      [200, 'borderlineHigh', 'watch'],
      [500, 'high', 'watch'],
      [700, 'veryHigh', 'watch'],
    ],
  },
};

const byGender: Readonly<
  Partial<
    Record<
      MeasureKey,
      { readonly source: Scale['source']; readonly low: number; readonly Male: readonly Cut[]; readonly Female: readonly Cut[] }
    >
  >
> = {
  waist: {
    source: 'who',
    low: 60,
    Male: [
      [94, 'healthy', 'target'],
      [102, 'increased', 'watch'],
      [125, 'high', 'watch'],
    ],
    Female: [
      [80, 'healthy', 'target'],
      [88, 'increased', 'watch'],
      [115, 'high', 'watch'],
    ],
  },
  waistHipRatio: {
    source: 'who',
    low: 0.65,
    Male: [
      [0.9, 'healthy', 'target'],
      [1.1, 'high', 'watch'],
    ],
    Female: [
      [0.85, 'healthy', 'target'],
      [1.05, 'high', 'watch'],
    ],
  },
  totalBodyWaterPercent: {
    source: 'common',
    low: 35,
    Male: [
      [50, 'low', 'watch'],
      [65.0001, 'normal', 'target'],
      [75, 'high', 'watch'],
    ],
    Female: [
      [45, 'low', 'watch'],
      [60.0001, 'normal', 'target'],
      [70, 'high', 'watch'],
    ],
  },
  hdlCholesterol: {
    source: 'ncep',
    low: 20,
    Male: [
      [40, 'low', 'watch'],
      [60, 'normal', 'target'],
      [100, 'optimal', 'target'],
    ],
    Female: [
      [50, 'low', 'watch'],
      [60, 'normal', 'target'],
      [100, 'optimal', 'target'],
    ],
  },
};

const bandsOf = (low: number, cuts: readonly Cut[]): Band[] =>
  cuts.map(([to, word, tone], index) => ({ from: cuts[index - 1]?.[0] ?? low, to, word, tone }));

const ADULT_FROM = 20;

export function scaleOf(key: MeasureKey, { Age, Gender, Height }: Person): Scale | undefined {
  if ((key === 'bmi' || key === 'weight') && (Age === null || Age < ADULT_FROM)) return undefined;
  if (key === 'weight') return Height === null ? undefined : weightScale(Height);
  const common = forAll[key];
  if (common) return { source: common.source, ages: null, byGender: false, bands: bandsOf(common.low, common.cuts) };
  if (Gender !== 'Male' && Gender !== 'Female') return undefined;
  const apart = byGender[key];
  if (apart) return { source: apart.source, ages: null, byGender: true, bands: bandsOf(apart.low, apart[Gender]) };
  const table = tables[key];
  if (!table || Age === null) return undefined;
  const row = normRow(table.norm, Gender, Age);
  if (!row) return undefined;
  const { scale, better } = row.norm;
  const steps = better === 'low' ? scale : scale.toReversed();
  // A limit belongs to the better of its two bands, so the worse band begins just beyond it.
  const limits = better === 'low' ? row.limits : row.limits.toReversed();
  const cuts = steps.map((word, index): Cut => {
    const limit = limits[index];
    const tone = targetSteps.has(word) ? 'target' : poorSteps.has(word) ? 'watch' : 'plain';
    return [limit ?? table.high, word, tone];
  });
  return { source: table.source, ages: row.ages, byGender: table.norm !== 'plank', bands: bandsOf(table.low, cuts) };
}

function weightScale(height: number): Scale {
  const { from, to } = healthyWeight(height);
  return {
    source: 'who',
    ages: null,
    byGender: false,
    bands: bandsOf(from * 0.8, [
      [from, 'underNormal', 'watch'],
      [to, 'normal', 'target'],
      [to * 1.3, 'aboveNormal', 'watch'],
    ]),
  };
}

/** Least body fat in percent (essential fat, ACSM). */
const ESSENTIAL_FAT = { Male: 5, Female: 13 } as const;

export function bandOf(
  key: MeasureKey,
  value: number,
  person: Person,
): { readonly word: BandWord; readonly tone: Tone } | undefined {
  const scale = scaleOf(key, person);
  if (!scale) return undefined;
  const { Gender, Age } = person;
  const table = tables[key];
  if (table && Age !== null && (Gender === 'Male' || Gender === 'Female')) {
    if (key === 'bodyFatPercent' && value < ESSENTIAL_FAT[Gender]) return { word: 'belowEssential', tone: 'watch' };
    const row = normRow(table.norm, Gender, Age);
    // The norm table has whole numbers of VO2max, so the value is rounded first.
    const step = row && stepOf(row, table.norm === 'vo2MaxShvartz' ? Math.round(value) : value);
    return scale.bands.find(({ word }) => word === step);
  }
  return scale.bands.find(({ to }) => value < to) ?? scale.bands.at(-1);
}

/** Difference in the stored unit. Undefined if the value is within the target, or if there is no target. */
export function beyondTarget(
  key: MeasureKey,
  value: number,
  person: Person,
): { readonly by: number; readonly side: 'above' | 'under' } | undefined {
  const target = scaleOf(key, person)?.bands.filter(({ tone }) => tone === 'target') ?? [];
  const [first, last] = [target[0], target.at(-1)];
  if (!first || !last) return undefined;
  if (value < first.from) return { by: first.from - value, side: 'under' };
  return value >= last.to ? { by: value - last.to, side: 'above' } : undefined;
}

const ratedAs: Readonly<Partial<Record<MeasureKey, MeasureKey>>> = { fatMass: 'bodyFatPercent', fatMassIndex: 'bodyFatPercent' };

const anyPerson = ({ Age, Gender, Height }: Person): Person => ({
  Age: Age ?? 40,
  Gender: Gender === 'Male' || Gender === 'Female' ? Gender : 'Female',
  Height,
});

export function isUnratedFor(key: MeasureKey, person: Person): boolean {
  const as = ratedAs[key] ?? key;
  return measures[as].better === 'range' && !scaleOf(as, person) && scaleOf(as, anyPerson(person)) !== undefined;
}

/** Compares the values as displayed. If the target has two limits, a value nearer to it is better. */
export function worthOf(key: MeasureKey, before: number, after: number, person: Person): 'better' | 'worse' | 'same' | 'neither' {
  const { decimals, better } = measures[key];
  const [was, is] = [roundTo(before, decimals), roundTo(after, decimals)];
  if (was === is) return 'same';
  if (better === 'none' || isUnratedFor(key, person)) return 'neither';
  if (better !== 'range') return is > was === (better === 'high') ? 'better' : 'worse';
  const [far, near] = [beyondTarget(key, was, person)?.by ?? 0, beyondTarget(key, is, person)?.by ?? 0];
  return far === near ? 'neither' : near < far ? 'better' : 'worse';
}
