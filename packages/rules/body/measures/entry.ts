import { type MeasureGroup, type MeasureKey, measureKeys, measures } from '@clubpulse/contract/body/measures/catalogue';
import type { LastMeasure } from '@clubpulse/contract/body/measures/measures';

/**
 * The same digits with another decimal point: the possible value nearest to the last value, or the first possible value if there
 * is no last one.
 */
export function likelyMeant(
  typed: number,
  { min, max, decimals, last }: { readonly min: number; readonly max: number; readonly decimals: number; readonly last?: number },
): number | undefined {
  const found = [typed / 10, typed / 100, typed * 10]
    .map((value) => Number(value.toFixed(decimals)))
    .filter((value) => value >= min && value <= max && firstDigits(value) === firstDigits(typed));
  if (last === undefined) return found[0];
  return found.toSorted((one, other) => Math.abs(one - last) - Math.abs(other - last))[0];
}

/** Rounding must not change the first digits: a user who entered 9999 did not mean 100.0. */
const firstDigits = (value: number): string =>
  String(value)
    .replace(/^[0.]+|\D/g, '')
    .slice(0, 2)
    .padEnd(2, '0');

const seldom: Readonly<Record<MeasureGroup, number>> = {
  bodyMass: 0.1,
  circumferences: 0.12,
  skinfold: 0.4,
  bodyWater: 0.12,
  other: 0.35,
  blood: 0.6,
  test: 0.6,
};
const seldomOf: Readonly<Partial<Record<MeasureKey, number>>> = {
  bodyFatPercent: 0.25,
  visceralFatRating: 0.5,
  visceralFatArea: 0.4,
  height: 0.02,
  bodyTemperature: 0.06,
  spo2: 0.06,
  maxHeartRate: 0.1,
  hrvRmssd: 1.5,
  hrvSdnn: 1.5,
  hemoglobin: 0.25,
  hematocrit: 0.25,
  redCells: 0.25,
  creatineKinase: 10,
  crp: 10,
};
const STEADY_DAYS = 60;
const DAY_MS = 86_400_000;
const FOLDS_AT_LEAST = 3;
const FOLD_MOVED = 0.05;

export interface Doubt {
  readonly why: 'much' | 'odd';
  readonly way: 'up' | 'down';
}

/** Unlikely values, which the user may still save. */
export function doubts(
  values: Readonly<Partial<Record<MeasureKey, number>>>,
  last: readonly LastMeasure[],
  now: Date,
): Partial<Record<MeasureKey, Doubt>> {
  const found: Partial<Record<MeasureKey, Doubt>> = {};
  const folds: { key: MeasureKey; share: number }[] = [];
  for (const key of measureKeys) {
    const value = values[key];
    const before = last.find(({ Key }) => Key === key);
    if (value === undefined || !before || before.Value === 0) continue;
    const share = (value - before.Value) / before.Value;
    const months = Math.max(1, (now.getTime() - Date.parse(before.At)) / DAY_MS / STEADY_DAYS);
    const most = (seldomOf[key] ?? seldom[measures[key].group]) * months;
    if (Math.abs(share) > most) found[key] = { why: 'much', way: share > 0 ? 'up' : 'down' };
    if (measures[key].group === 'skinfold' && Math.abs(share) > FOLD_MOVED) folds.push({ key, share });
  }
  const ways = { up: folds.filter(({ share }) => share > 0), down: folds.filter(({ share }) => share < 0) };
  if (folds.length >= FOLDS_AT_LEAST)
    for (const way of ['up', 'down'] as const) {
      const [only] = ways[way];
      if (ways[way].length === 1 && only && found[only.key] === undefined) found[only.key] = { why: 'odd', way };
    }
  return found;
}

export function pastedCells(text: string): string[] | undefined {
  const cells = text
    .replace(/(\r?\n)+$/, '')
    .split(/\t|\r?\n/)
    .map((cell) => cell.trim());
  return cells.length > 1 ? cells : undefined;
}
