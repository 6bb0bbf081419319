import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';

/**
 * Parts of a body that cannot be together. A litre of water weighs about a kilogram. Parts that overlap are never added to each other: water is
 * in muscle, and muscle in lean mass.
 */

type ValueOf = (key: MeasureKey) => number | undefined;

/** What is said of a part that is more than what it is a part of leaves for it: one of the two was mistyped. */
export const beyondWholes = [
  'part-of-water',
  'part-of-cholesterol',
  'part-of-muscle',
  'part-of-fat',
  'part-of-weight',
  'part-beside-fat',
  'part-of-known-weight',
] as const;
export type BeyondWhole = (typeof beyondWholes)[number];

interface Whole {
  readonly why: BeyondWhole;
  /** How much of it there is; undefined: nobody said. */
  readonly all: (valueOf: ValueOf, knownWeight: number | undefined) => number | undefined;
  /** What stands in one list lies beside each other and counts together. */
  readonly parts: readonly (readonly MeasureKey[])[];
  /** The share of it by which one part alone, and several together, may be more than it; null: they are less than all of it. */
  readonly alone: number | null;
  readonly together: number | null;
}

/**
 * Devices print each figure rounded for itself, so that parts may come to a tenth more than their whole, which of ten litres is one in a hundred;
 * and pounds are kept as kilograms. Three values of blood come from three assays that each err.
 */
const ROUNDED = 0.01;
const ASSAYED = 0.03;

/** What is no fat. Of the water its two spaces count where nobody said the whole. */
const fatFree: Whole['parts'] = [
  ['muscleMass'],
  ['skeletalMuscleMass'],
  ['boneMass'],
  ['proteinMass'],
  ['bodyCellMass'],
  ['totalBodyWater'],
  ['intracellularWater', 'extracellularWater'],
  ['leanMassRightArm', 'leanMassLeftArm', 'leanMassTrunk', 'leanMassRightLeg', 'leanMassLeftLeg'],
];

/** What the fat that was measured leaves of a weight. What is estimated of fat by weight and height refuses nothing. */
const without = (weight: number | undefined, fatPercent: number | undefined): number | undefined =>
  weight === undefined ? undefined : weight * (1 - (fatPercent ?? 0) / 100);

const wholes: readonly Whole[] = [
  {
    why: 'part-of-water',
    all: (valueOf) => valueOf('totalBodyWater'),
    parts: [['intracellularWater', 'extracellularWater']],
    alone: null,
    together: ROUNDED,
  },
  {
    why: 'part-of-cholesterol',
    all: (valueOf) => valueOf('totalCholesterol'),
    parts: [['hdlCholesterol', 'ldlCholesterol']],
    alone: null,
    together: ASSAYED,
  },
  {
    why: 'part-of-muscle',
    all: (valueOf) => valueOf('muscleMass'),
    parts: [['skeletalMuscleMass']],
    alone: ROUNDED,
    together: ROUNDED,
  },
  {
    why: 'part-of-fat',
    all: (valueOf) => valueOf('bodyFatPercent'),
    parts: [['subcutaneousFatPercent']],
    alone: ROUNDED,
    together: ROUNDED,
  },
  { why: 'part-of-weight', all: (valueOf) => valueOf('weight'), parts: fatFree, alone: null, together: null },
  {
    why: 'part-beside-fat',
    all: (valueOf) =>
      valueOf('bodyFatPercent') === undefined ? undefined : without(valueOf('weight'), valueOf('bodyFatPercent')),
    parts: fatFree,
    alone: ROUNDED,
    together: ROUNDED,
  },
  {
    why: 'part-of-known-weight',
    all: (valueOf, known) =>
      valueOf('weight') !== undefined || known === undefined ? undefined : without(known * MAY_WEIGH, valueOf('bodyFatPercent')),
    parts: fatFree,
    alone: null,
    together: null,
  },
];

/** What doubles add of their own is nobody's. */
const NOISE = 1e-9;
const exceeds = (part: number, all: number, by: number | null): boolean =>
  by === null ? part >= all : part > all * (1 + by) + NOISE;

/** Whether a part is more than its whole alone, or with those beside it; of them who is so alone makes no other one wrong. */
function isBeyond(
  key: MeasureKey,
  beside: readonly MeasureKey[],
  all: number,
  { alone, together }: Whole,
  valueOf: ValueOf,
): boolean {
  const value = valueOf(key);
  if (value === undefined) return false;
  if (exceeds(value, all, alone)) return true;
  const others = beside.flatMap((one) => valueOf(one) ?? []).filter((one) => !exceeds(one, all, alone));
  const sum = others.reduce((total, one) => total + one, 0);
  return exceeds(sum, all, together);
}

/**
 * Why a value cannot be beside the others that were measured with it, in the units that are kept; undefined: it can. `knownWeight` is what she
 * weighed last, where no weight is among them.
 */
export function partProblem(key: MeasureKey, valueOf: ValueOf, knownWeight?: number): BeyondWhole | undefined {
  return wholes.find((whole) => {
    const all = whole.all(valueOf, knownWeight);
    const beside = whole.parts.find((parts) => parts.includes(key));
    return all !== undefined && beside !== undefined && isBeyond(key, beside, all, whole, valueOf);
  })?.why;
}

/**
 * For so long what she weighed tells what a part of her can be: as long as what a body is made of is not old. Nobody's muscle or water grows in
 * that time beyond what all of her weighed; a tenth more is left to who gained, and to other scales.
 */
const KNOWN_DAYS = 90;
const MAY_WEIGH = 1.1;
const DAY_MS = 86_400_000;

/** The moments whose weights are known at one: up to the end of its day. */
export function weightsKnownAt(at: Date): { readonly from: Date; readonly to: Date } {
  const endOfDay = Date.parse(at.toISOString().slice(0, 10)) + DAY_MS - 1;
  return { from: new Date(at.getTime() - KNOWN_DAYS * DAY_MS), to: new Date(endOfDay) };
}

/** What she weighed last at a moment, of weights in any order; undefined: nobody knows. */
export function knownWeightAt(at: Date, weights: readonly { readonly At: string; readonly Value: number }[]): number | undefined {
  const { from, to } = weightsKnownAt(at);
  const known = weights.filter(({ At }) => Date.parse(At) >= from.getTime() && Date.parse(At) <= to.getTime());
  return known.toSorted((one, other) => Date.parse(other.At) - Date.parse(one.At))[0]?.Value;
}
