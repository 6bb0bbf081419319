import type { HealthSample, StressFigures } from '@clubpulse/contract/body/health/health';

/** A negative sample means that the value is missing. */

export const measured = (samples: readonly HealthSample[]): number[] =>
  samples.map(([, value]) => value).filter((value) => value >= 0);

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, one) => sum + one, 0) / values.length;

export const averageOf = (samples: readonly HealthSample[]): number | null => meanOf(measured(samples));
const maxOf = (values: readonly number[]): number | null =>
  values.reduce<number | null>((max, one) => Math.max(max ?? one, one), null);
const minOf = (values: readonly number[]): number | null =>
  values.reduce<number | null>((min, one) => Math.min(min ?? one, one), null);

const STRESS_SECONDS = 180;
export type StressLevel = 'rest' | 'low' | 'medium' | 'high';
export const stressLevelOf = (value: number): StressLevel =>
  value <= 25 ? 'rest' : value <= 50 ? 'low' : value <= 75 ? 'medium' : 'high';

export function stressFigures(levels: readonly HealthSample[], battery: readonly HealthSample[]): StressFigures {
  const values = measured(levels);
  const secondsOf = (level: StressLevel): number | null =>
    values.length === 0 ? null : values.filter((value) => stressLevelOf(value) === level).length * STRESS_SECONDS;
  const charges = measured(battery);
  return {
    Average: meanOf(values),
    Max: maxOf(values),
    RestSeconds: secondsOf('rest'),
    LowSeconds: secondsOf('low'),
    MediumSeconds: secondsOf('medium'),
    HighSeconds: secondsOf('high'),
    BatteryMax: maxOf(charges),
    BatteryMin: minOf(charges),
    BatteryLast: charges.at(-1) ?? null,
  };
}

export function spo2Figures(samples: readonly HealthSample[]): { Average: number | null; Min: number | null } {
  const values = measured(samples);
  return { Average: meanOf(values), Min: minOf(values) };
}

/** Highest age of the last battery value before a moment, in seconds. */
const CHARGE_SECONDS = 3600;
export function chargeAt(battery: readonly HealthSample[], second: number): number | null {
  const stated = battery.filter(([at, value]) => value >= 0 && at <= second && at > second - CHARGE_SECONDS);
  return stated.at(-1)?.[1] ?? null;
}
