import { type MeasureKey, type MeasureMethod, measures } from '@clubpulse/contract/body/measures/catalogue';
import type { MeasuredPerson } from '@clubpulse/contract/body/measures/measures';
import { bandOf, beyondTarget, scaleOf, type Tone } from '@clubpulse/rules/body/measures/bands';
import { isEstimate } from '@clubpulse/rules/body/measures/measures';
import { type Pressure, pressureBand } from '@clubpulse/rules/body/measures/pressure';
import {
  decimalsOf,
  shownDifference,
  shownLimits,
  shownValue,
  type Units,
  unitOf,
  valueInStoredUnit,
} from '@clubpulse/rules/body/measures/units';
import { formatCountdown } from '@clubpulse/rules/formats/duration';
import { useMemo } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import type { ShownMeasure } from '../goals/public.ts';
import { useBloodUnit } from './blood-unit.ts';

/** True for a duration in whole seconds, shown and entered as `1:30`. */
export const isLength = (key: MeasureKey): boolean => measures[key].unit === 's' && measures[key].decimals === 0;

const bare: ReadonlySet<string> = new Set(['ratio', 'index', 'score', 'level']);

export interface MeasureTexts {
  readonly units: Units;
  readonly decimals: (key: MeasureKey) => number;
  readonly limits: (key: MeasureKey) => { readonly min: number; readonly max: number };
  readonly name: (key: MeasureKey) => string;
  readonly number: (key: MeasureKey, value: number) => string;
  readonly unit: (key: MeasureKey) => string;
  readonly value: (key: MeasureKey, value: number) => string;
  readonly ofMeasure: (key: MeasureKey) => ShownMeasure;
  readonly difference: (key: MeasureKey, one: number, other: number) => string;
  readonly method: (key: MeasureKey, method: MeasureMethod) => string;
  readonly source: (key: MeasureKey, method: MeasureMethod | null, person: MeasuredPerson) => string;
  readonly band: (key: MeasureKey, value: number, person: MeasuredPerson) => { words: string; tone: Tone } | undefined;
  readonly pressureBand: (pressure: Pressure) => { words: string; tone: Tone };
}

export function useMeasureTexts(): MeasureTexts {
  const t = useT();
  const formats = useFormats();
  const blood = useBloodUnit();
  const system = formats.units.imperial ? 'Imperial' : 'Metric';
  const units = useMemo<Units>(() => ({ system, blood }), [system, blood]);
  const decimals = (key: MeasureKey) => decimalsOf(key, units);
  const name = (key: MeasureKey) => t(`measure.${key}`);
  const number = (key: MeasureKey, value: number) =>
    isLength(key) ? formatCountdown(value) : formats.number(shownValue(key, value, units), decimals(key));
  const unit = (key: MeasureKey) => (isLength(key) ? '' : unitAlone(key));
  const unitAlone = (key: MeasureKey) => {
    const unitText = unitOf(key, units);
    if (bare.has(unitText)) return '';
    if (unitText === 'reps' || unitText === 'years') return t(`measures.unit.${unitText}`);
    return unitText === 'breaths/min' ? t('measures.unit.breaths') : unitText;
  };
  const difference = (key: MeasureKey, one: number, other: number) => {
    const by = shownDifference(key, one, other, units);
    return isLength(key) ? formatCountdown(by) : formats.number(by, decimals(key));
  };
  const method = (key: MeasureKey, by: MeasureMethod) =>
    t(by === 'Scale' && key !== 'bodyFatPercent' ? 'measures.fromTypedFat' : `measures.method.${by}`);
  const withUnit = (key: MeasureKey, words: string) => (unit(key) === '' ? words : `${words} ${unit(key)}`);
  return {
    units,
    decimals,
    limits: (key) => shownLimits(key, units),
    name,
    number,
    unit,
    value: (key, value) => withUnit(key, number(key, value)),
    ofMeasure: (key) => ({
      name: name(key),
      unit: unitAlone(key),
      digits: decimals(key),
      limits: shownLimits(key, units),
      value: (stored) => withUnit(key, number(key, stored)),
      toShown: (stored) => shownValue(key, stored, units),
      toStored: (shown) => valueInStoredUnit(key, shown, units),
    }),
    difference,
    method,
    source(key, by, person) {
      const scale = isEstimate({ Method: by }) ? undefined : scaleOf(key, person);
      const parts: string[] = [];
      if (scale) {
        const source = t(`measures.source.${scale.source}`);
        const [from, to] = scale.ages ?? [];
        const found = person.Gender === 'Female' ? 'women' : 'men';
        if (!scale.byGender) parts.push(source);
        else if (from === undefined || to === undefined) parts.push(t(`measures.${found}`, { source }));
        else parts.push(t(`measures.${found}Of`, { source, from, to }));
      }
      if (by !== null) parts.push(method(key, by));
      else if (measures[key].kind === 'derived') parts.push(t('measures.workedOut'));
      return parts.join(' · ');
    },
    pressureBand(pressure) {
      const { word, tone } = pressureBand(pressure);
      return { words: t(`measures.band.${word}`), tone };
    },
    band(key, value, person) {
      const band = bandOf(key, value, person);
      if (!band) return undefined;
      if (key !== 'weight') return { words: t(`measures.band.${band.word}`), tone: band.tone };
      const beyond = beyondTarget(key, value, person);
      if (!beyond) return { words: t('measures.band.normal'), tone: band.tone };
      const by = withUnit(key, difference(key, beyond.by, 0));
      return { words: t(`measures.${beyond.side}`, { by }), tone: band.tone };
    },
  };
}
