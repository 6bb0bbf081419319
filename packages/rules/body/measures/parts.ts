import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';

/** What others are a part of. A litre of water weighs about a kilogram. */
type Whole = 'weight' | 'totalBodyWater' | 'totalCholesterol';
const wholeOf: Readonly<Partial<Record<MeasureKey, Whole>>> = {
  muscleMass: 'weight',
  skeletalMuscleMass: 'weight',
  boneMass: 'weight',
  proteinMass: 'weight',
  bodyCellMass: 'weight',
  leanMassRightArm: 'weight',
  leanMassLeftArm: 'weight',
  leanMassTrunk: 'weight',
  leanMassRightLeg: 'weight',
  leanMassLeftLeg: 'weight',
  totalBodyWater: 'weight',
  intracellularWater: 'totalBodyWater',
  extracellularWater: 'totalBodyWater',
  hdlCholesterol: 'totalCholesterol',
  ldlCholesterol: 'totalCholesterol',
};

/** What is said of a part that is as much as what it is a part of, or more: one of the two was mistyped. */
const beyondWhole = {
  weight: 'part-of-weight',
  totalBodyWater: 'part-of-water',
  totalCholesterol: 'part-of-cholesterol',
} as const satisfies Readonly<Record<Whole, string>>;
export type BeyondWhole = (typeof beyondWhole)[Whole];

/** Why a value cannot be beside the others that were measured with it, in the units that are kept; undefined: it can. */
export function partProblem(key: MeasureKey, valueOf: (key: MeasureKey) => number | undefined): BeyondWhole | undefined {
  const whole = wholeOf[key];
  if (whole === undefined) return undefined;
  const [part, all] = [valueOf(key), valueOf(whole)];
  return part !== undefined && all !== undefined && part >= all ? beyondWhole[whole] : undefined;
}
