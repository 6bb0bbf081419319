import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';

/**
 * A litre of water counts as a kilogram. Parts that are added must not contain each other: muscle contains water, and lean mass
 * contains muscle.
 */

type ValueOf = (key: MeasureKey) => number | undefined;

export const beyondWholes = [
  'part-of-water',
  'part-of-cholesterol',
  'part-of-muscle',
  'part-of-fat',
  'part-of-weight',
  'part-beside-fat',
  'part-of-known-weight',
] as const;
export type BeyondComplete = (typeof beyondWholes)[number];

interface Sum {
  readonly why: BeyondComplete;
  readonly all: (valueOf: ValueOf, knownWeight: number | undefined) => number | undefined;
  readonly parts: readonly (readonly MeasureKey[])[];
  /**
   * The share by which one part (`alone`) and the sum of the parts (`together`) may exceed the whole. If null, it must be smaller
   * than the whole.
   */
  readonly alone: number | null;
  readonly together: number | null;
}

/** Tolerance for rounding by devices and the conversion of pounds: 0.1 litre in 10 litres. */
const ROUNDED = 0.01;
const ASSAYED = 0.03;

/** Parts without fat. Intracellular and extracellular water are added because neither contains the other. */
const fatFree: Sum['parts'] = [
  ['muscleMass'],
  ['skeletalMuscleMass'],
  ['boneMass'],
  ['proteinMass'],
  ['bodyCellMass'],
  ['totalBodyWater'],
  ['intracellularWater', 'extracellularWater'],
  ['leanMassRightArm', 'leanMassLeftArm', 'leanMassTrunk', 'leanMassRightLeg', 'leanMassLeftLeg'],
];

/** The weight without the fat. Only body fat that was entered is subtracted, no estimate from weight and height. */
const without = (weight: number | undefined, fatPercent: number | undefined): number | undefined =>
  weight === undefined ? undefined : weight * (1 - (fatPercent ?? 0) / 100);

const wholes: readonly Sum[] = [
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

const NOISE = 1e-9;
const exceeds = (part: number, all: number, by: number | null): boolean =>
  by === null ? part >= all : part > all * (1 + by) + NOISE;

function isBeyond(
  key: MeasureKey,
  beside: readonly MeasureKey[],
  all: number,
  { alone, together }: Sum,
  valueOf: ValueOf,
): boolean {
  const value = valueOf(key);
  if (value === undefined) return false;
  if (exceeds(value, all, alone)) return true;
  const others = beside.flatMap((one) => valueOf(one) ?? []).filter((one) => !exceeds(one, all, alone));
  const sum = others.reduce((total, one) => total + one, 0);
  return exceeds(sum, all, together);
}

/** Why a value is impossible as a part of other values, in stored units. `knownWeight` is used if the event has no weight. */
export function partProblem(key: MeasureKey, valueOf: ValueOf, knownWeight?: number): BeyondComplete | undefined {
  return wholes.find((total) => {
    const all = total.all(valueOf, knownWeight);
    const beside = total.parts.find((parts) => parts.includes(key));
    return all !== undefined && beside !== undefined && isBeyond(key, beside, all, total, valueOf);
  })?.why;
}

/**
 * For this many days an earlier weight limits the parts. They may exceed it by a tenth, because the athlete may have gained
 * weight or used another scale.
 */
const KNOWN_DAYS = 90;
const MAY_WEIGH = 1.1;
const DAY_MS = 86_400_000;

export function weightsKnownAt(at: Date): { readonly from: Date; readonly to: Date } {
  const endOfDay = Date.parse(at.toISOString().slice(0, 10)) + DAY_MS - 1;
  return { from: new Date(at.getTime() - KNOWN_DAYS * DAY_MS), to: new Date(endOfDay) };
}

export function knownWeightAt(at: Date, weights: readonly { readonly At: string; readonly Value: number }[]): number | undefined {
  const { from, to } = weightsKnownAt(at);
  const known = weights.filter(({ At }) => Date.parse(At) >= from.getTime() && Date.parse(At) <= to.getTime());
  return known.toSorted((one, other) => Date.parse(other.At) - Date.parse(one.At))[0]?.Value;
}
