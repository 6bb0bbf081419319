/** Formulas of oxygen uptake (ml/kg/min) and heart rate recovery. Weights in kg, ages in whole years, loads in kgm/min. */

import type { Sex } from '../measures/formulas.ts';

export const KGM_OF_WATT = 6;
const POUNDS_OF_KG = 2.20462262185;

/** Queens College step test (McArdle 1972). `bpm`: from 5 to 20 seconds after the last step. */
export const queens = (sex: Sex, bpm: number): number => (sex === 'Male' ? 111.33 - 0.42 * bpm : 65.81 - 0.1847 * bpm);

/** Rockport walking test (Kline 1987): minutes for a mile and heart rate at its end. */
export const rockport = (sex: Sex, age: number, weight: number, minutes: number, bpm: number): number =>
  132.853 - 0.0769 * weight * POUNDS_OF_KG - 0.3877 * age + (sex === 'Male' ? 6.315 : 0) - 3.2649 * minutes - 0.1565 * bpm;

/** Cooper test (1968): metres in twelve minutes. */
export const cooper = (metres: number): number => (metres - 504.9) / 44.73;

/** Shuttle run (Léger 1988) for adults; speed of the last level in km/h. */
export const shuttle = (speed: number): number => 31.025 + 3.238 * speed - 3.248 * 18 + 0.1536 * speed * 18;
/** Shuttle run in km/h; levels from 1. */
export const shuttleSpeed = (level: number): number => 8 + 0.5 * level;

/** Litres per minute, from the heart rate at one load, before the age factor (Åstrand and Ryhming). */
const astrandLitres = (sex: Sex, load: number, bpm: number): number =>
  sex === 'Male'
    ? (100 * (0.00212 * load + 0.299)) / (0.769 * bpm - 48.5)
    : (100 * (0.00193 * load + 0.326)) / (0.769 * bpm - 56.1);

const astrandAges = [
  [15, 1.1],
  [25, 1],
  [35, 0.87],
  [40, 0.83],
  [45, 0.78],
  [50, 0.75],
  [55, 0.71],
  [60, 0.68],
  [65, 0.65],
] as const;

/** The Åstrand factor is linear between the ages of the table. Outside, it is the first or last factor. */
export function astrandFactor(age: number): number {
  const above = astrandAges.findIndex(([year]) => year >= age);
  const [to, from] = [astrandAges[above], astrandAges[above - 1]];
  if (!to) return astrandAges[astrandAges.length - 1]?.[1] ?? 0;
  if (!from) return to[1];
  return from[1] + ((age - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
}

export const astrand = (sex: Sex, age: number, weight: number, load: number, bpm: number): number =>
  (astrandLitres(sex, load, bpm) * astrandFactor(age) * 1000) / weight;

export interface Stage {
  readonly load: number;
  readonly bpm: number;
}

/** YMCA cycle test: the line through two stages up to the maximum heart rate. NaN if the heart rate did not rise. */
export function ymcaCycle([one, two]: readonly [Stage, Stage], maxHeartRate: number, weight: number): number {
  const rise = (two.load - one.load) / (two.bpm - one.bpm);
  return (1.8 * (two.load + rise * (maxHeartRate - two.bpm))) / weight + 7;
}

export const YMCA_FIRST_LOAD = 150;
export function ymcaLoads(bpm: number): readonly [number, number, number] {
  if (bpm < 80) return [750, 900, 1050];
  if (bpm < 90) return [600, 750, 900];
  return bpm <= 100 ? [450, 600, 750] : [300, 450, 600];
}

export function meanRecorded(beats: readonly number[]): number {
  const received = beats.filter((bpm) => bpm > 0);
  return received.reduce((sum, bpm) => sum + bpm, 0) / received.length;
}

export function medianRecorded(beats: readonly number[]): number {
  const received = beats.filter((bpm) => bpm > 0).sort((a, b) => a - b);
  const [low, high] = [received[Math.floor((received.length - 1) / 2)], received[Math.floor(received.length / 2)]];
  return low === undefined || high === undefined ? 0 : (low + high) / 2;
}

const END_SECONDS = 30;
const END_WINDOW = 5;
const RECOVERY_FROM = 58;
export const RECOVERY_SECONDS = 63;
const EFFORT_SHARE = 0.75;

/** Decrease of the heart rate in the first minute after an effort, in bpm. Null if the effort was light or values are missing. */
export function heartRateRecovery(effort: readonly number[], after: readonly number[], maxHeartRate: number): number | null {
  const last = effort.slice(-END_SECONDS);
  const ends = last.map((_, index) => medianRecorded(last.slice(Math.max(0, index - END_WINDOW + 1), index + 1)));
  const end = Math.max(0, ...ends);
  const later = meanRecorded(after.slice(RECOVERY_FROM, RECOVERY_SECONDS));
  if (Number.isNaN(later) || end < EFFORT_SHARE * maxHeartRate) return null;
  return Math.max(0, Math.round(end - later));
}
