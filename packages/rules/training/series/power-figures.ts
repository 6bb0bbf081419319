import type { PowerFigures } from '@clubpulse/contract/training/series/series';
import type { Values } from './series.ts';

/** Upper limits of zones 0 to 5 as factors of the FTP. Zone 5 also includes higher values. */
const POWER_FACTORS = [0.55, 0.75, 0.9, 1.05, 1.2, 1.5] as const;
const ROLLING_SECONDS = 30;

export const powerLimits = (functionalPower: number): number[] =>
  // Computed in hundredths, because 0.55 * 200 is 110.00000000000001.
  POWER_FACTORS.map((factor) => Math.round((Math.round(factor * 100) * functionalPower) / 100));

export const powerZoneOf = (watts: number, limits: readonly number[]): number =>
  limits.slice(0, 5).filter((limit) => watts >= limit).length;

/** In watts. Null for less than half a minute. */
export function normalisedPower(values: readonly number[]): number | null {
  if (values.length < ROLLING_SECONDS) return null;
  let rolling = 0;
  let sum = 0;
  for (const [second, watts] of values.entries()) {
    rolling += watts - (values[second - ROLLING_SECONDS] ?? 0);
    if (second >= ROLLING_SECONDS - 1) sum += (rolling / ROLLING_SECONDS) ** 4;
  }
  return (sum / (values.length - ROLLING_SECONDS + 1)) ** 0.25;
}

type Functional = Pick<NonNullable<PowerFigures['Zones']>, 'FunctionalPower' | 'IsMeasured' | 'Since'>;

/** The figures use only seconds with a value. Without `functional`, figures that reveal the FTP are left out. */
export function powerFigures(values: Values, functional: Functional | null): PowerFigures | null {
  const ridden = values.filter((watts) => watts !== null);
  if (ridden.length === 0) return null;
  const joules = ridden.reduce((sum, watts) => sum + watts, 0);
  const normalised = normalisedPower(ridden);
  const figures = {
    Average: Math.round(joules / ridden.length),
    Normalised: normalised === null ? null : Math.round(normalised),
    Work: Math.round(joules / 1000),
  };
  if (functional === null) return { ...figures, Zones: null };
  const Limits = powerLimits(functional.FunctionalPower);
  const Times = Limits.map(() => 0);
  for (const watts of ridden) {
    const zone = powerZoneOf(watts, Limits);
    Times[zone] = (Times[zone] ?? 0) + 1;
  }
  const intensity = normalised === null ? null : normalised / functional.FunctionalPower;
  return {
    ...figures,
    Zones: {
      ...functional,
      Limits,
      Times,
      IntensityFactor: intensity === null ? null : Math.round(intensity * 100) / 100,
      TrainingStress: intensity === null ? null : Math.round((ridden.length / 3600) * intensity ** 2 * 100),
    },
  };
}
