import {
  type MeasureGroup,
  type MeasureKey,
  type MeasureMethod,
  measureKeys,
  measures,
} from '@clubpulse/contract/body/measures/catalogue';
import type { Aging, EventDataType, LastMeasure, MeasureInput, MeasureValue } from '@clubpulse/contract/body/measures/measures';
import type { FieldError } from '@clubpulse/contract/errors';
import { roundTo } from '../../formats/round.ts';
import { isEstimatedByTest } from './derive.ts';
import { partProblem } from './parts.ts';
import { isPressureTurned } from './pressure.ts';

export function dataTypeOf(values: readonly (Pick<MeasureValue, 'Key' | 'Typed'> & Partial<MeasureValue>)[]): EventDataType {
  if (values.some(isEstimatedByTest)) return 'FitnessTest';
  const typed = values.filter(({ Typed }) => Typed);
  if (typed.some(({ Key }) => measures[Key].group === 'test')) return 'FitnessTest';
  return typed.some(({ Key }) => Key === 'bodyFatPercent' || showsWhatItIsMadeOf.has(measures[Key].group))
    ? 'BodyComposition'
    : 'Measures';
}
export const testKeys: readonly MeasureKey[] = measureKeys.filter((key) => measures[key].group === 'test');
const showsWhatItIsMadeOf: ReadonlySet<MeasureGroup> = new Set(['bodyWater', 'skinfold']);

interface OfUser {
  readonly birthDate?: string | null;
  /** An earlier weight in kg, used only if the values contain no weight. */
  readonly knownWeight?: number | undefined;
}

export function measureErrors(
  { TimeStamp, Values }: Pick<MeasureInput, 'TimeStamp' | 'Values'>,
  now: Date,
  { birthDate = null, knownWeight }: OfUser = {},
): FieldError[] {
  const errors: FieldError[] = [];
  if (Date.parse(TimeStamp) > now.getTime()) errors.push({ field: 'TimeStamp', key: 'date-no-greater-than-now' });
  if (birthDate !== null && TimeStamp < birthDate) errors.push({ field: 'TimeStamp', key: 'measure-too-early' });
  const known = new Set<MeasureKey>();
  for (const [index, { Key, Value }] of Values.entries()) {
    const { min, max, unit, kind } = measures[Key];
    const field = `Values.${index}.Value`;
    if (kind === 'derived' || known.has(Key)) errors.push({ field, key: 'measure-not-typed' });
    else if (Value < min || Value > max) errors.push({ field, key: 'measure-limits', values: { min, max, unit } });
    known.add(Key);
  }
  const placeOf = (key: MeasureKey) => Values.findIndex(({ Key }) => Key === key);
  const [systolic, diastolic] = [placeOf('systolicPressure'), placeOf('diastolicPressure')];
  if (isPressureTurned(Values[systolic]?.Value, Values[diastolic]?.Value))
    errors.push({ field: `Values.${diastolic}.Value`, key: 'pressure-order' });
  const refused = new Set(errors.map(({ field }) => field));
  for (const [index, { Key }] of Values.entries()) {
    const field = `Values.${index}.Value`;
    const key = partProblem(Key, (one) => Values[placeOf(one)]?.Value, knownWeight);
    if (key === undefined || refused.has(field)) continue;
    const { decimals, unit } = measures.weight;
    const values = key === 'part-of-known-weight' ? { weight: roundTo(knownWeight ?? 0, decimals), unit } : undefined;
    errors.push({ field, key, ...(values ? { values } : {}) });
  }
  return errors;
}

export function possibleOf(TimeStamp: string, stated: MeasureInput['Values'], now: Date): MeasureInput['Values'] {
  const alone = stated.filter((value) => measureErrors({ TimeStamp, Values: [value] }, now).length === 0);
  const refused = new Set(measureErrors({ TimeStamp, Values: alone }, now).map(({ field }) => field));
  return alone.filter((_, place) => !refused.has(`Values.${place}.Value`));
}

export const measuredAlready: FieldError = { field: 'Values', key: 'measured-already' };

const DAY_MS = 86_400_000;
export const validDays = { weight: 30, bodyFatPercent: 90, fitnessTestScore: 180 } as const satisfies Readonly<
  Record<Aging, number>
>;
const getsOld = (key: MeasureKey): key is keyof typeof validDays => Object.hasOwn(validDays, key);

export function daysOverdue(key: MeasureKey, at: Date, now: Date): number | null {
  if (!getsOld(key)) return null;
  const past = Math.floor((now.getTime() - at.getTime()) / DAY_MS) - validDays[key];
  return past > 0 ? past : null;
}

export const freshSince = (key: keyof typeof validDays, now: Date): Date =>
  new Date(now.getTime() - (validDays[key] + 1) * DAY_MS + 1);

export const expiryOf = (key: keyof typeof validDays, at: Date): Date => new Date(at.getTime() + (validDays[key] + 1) * DAY_MS);

export interface Dated extends MeasureValue {
  readonly At: string;
  readonly MeasureEventId: number;
}

/** These methods estimate a value from weight, height and age. A measured value has precedence, however old it is. */
const estimates: ReadonlySet<MeasureMethod | null> = new Set<MeasureMethod>(['Deurenberg', 'Watson', 'Lee']);
export const isEstimate = ({ Method = null }: { readonly Method?: MeasureMethod | null | undefined }): boolean =>
  estimates.has(Method);

export function lastOf(newestFirst: readonly Dated[]): LastMeasure[] {
  return [...Map.groupBy(newestFirst, ({ Key }) => Key).values()].flatMap((all) => {
    const last = all.find((one) => !isEstimate(one)) ?? all[0];
    if (last === undefined) return [];
    const before = all.slice(all.indexOf(last) + 1).find(({ Method }) => Method === last.Method);
    return [{ ...last, Before: before ? { Value: before.Value, At: before.At } : null }];
  });
}

/** For each measure of the event the newest value by the same method, for other measures the newest value. */
export function comparedWith(event: readonly MeasureValue[], newestFirst: readonly Dated[]): Dated[] {
  const own = new Map(event.map(({ Key, Method }) => [Key, Method]));
  return [...Map.groupBy(newestFirst, ({ Key }) => Key)].flatMap(
    ([key, all]) => (own.has(key) ? all.find(({ Method }) => Method === own.get(key)) : all[0]) ?? [],
  );
}

interface Overdue {
  readonly Measure: Aging;
  readonly Days: number;
  readonly DaysOverdue: number;
  readonly Since: Date;
}

export function overdueOf(measuredAt: Readonly<Record<Aging, Date | null>>, now: Date): Overdue[] {
  const aging = Object.keys(validDays) as readonly Aging[];
  return aging
    .flatMap((Measure) => {
      const at = measuredAt[Measure];
      const DaysOverdue = at === null ? null : daysOverdue(Measure, at, now);
      if (at === null || DaysOverdue === null) return [];
      return [{ Measure, Days: validDays[Measure] + DaysOverdue, DaysOverdue, Since: expiryOf(Measure, at) }];
    })
    .toSorted((one, other) => one.Since.getTime() - other.Since.getTime());
}

/**
 * For each measure of the event that has earlier values only by other methods, the newest value. It is shown without a
 * comparison.
 */
export function apartFrom(event: readonly MeasureValue[], newestFirst: readonly Dated[]): Dated[] {
  const compared = new Set(comparedWith(event, newestFirst).map(({ Key }) => Key));
  return event.flatMap(({ Key }) => (compared.has(Key) ? [] : (newestFirst.find((one) => one.Key === Key) ?? [])));
}
