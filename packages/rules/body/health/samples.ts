import type { HealthSample, StressFigures } from '@clubpulse/contract/body/health/health';

/** What samples of a watch say (reference/domain.md 12.1). A negative one says that there is no value, and is in no figure. */

export const measured = (samples: readonly HealthSample[]): number[] =>
  samples.map(([, value]) => value).filter((value) => value >= 0);

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, one) => sum + one, 0) / values.length;

export const averageOf = (samples: readonly HealthSample[]): number | null => meanOf(measured(samples));
const maxOf = (values: readonly number[]): number | null =>
  values.reduce<number | null>((max, one) => Math.max(max ?? one, one), null);
const minOf = (values: readonly number[]): number | null =>
  values.reduce<number | null>((min, one) => Math.min(min ?? one, one), null);

/** One sample of stress stands for three minutes. */
const STRESS_SECONDS = 180;
export type StressLevel = 'rest' | 'low' | 'medium' | 'high';
/** 1 to 25 rest, to 50 low, to 75 medium, to 100 high; zero is said by no watch, and is rest. */
export const stressLevelOf = (value: number): StressLevel =>
  value <= 25 ? 'rest' : value <= 50 ? 'low' : value <= 75 ? 'medium' : 'high';

/** What a day's samples of stress and body battery come to. */
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

/** Pulse oximetry has no figures of the provider's own. */
export function spo2Figures(samples: readonly HealthSample[]): { Average: number | null; Min: number | null } {
  const values = measured(samples);
  return { Average: meanOf(values), Min: minOf(values) };
}

/** The charge of the body battery at a moment, in seconds from its begin: as it was last said before, at most an hour ago. */
const CHARGE_SECONDS = 3600;
export function chargeAt(battery: readonly HealthSample[], second: number): number | null {
  const said = battery.filter(([at, value]) => value >= 0 && at <= second && at > second - CHARGE_SECONDS);
  return said.at(-1)?.[1] ?? null;
}
