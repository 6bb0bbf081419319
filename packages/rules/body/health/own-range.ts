import type { OwnRange } from '@clubpulse/contract/body/health/health';

export const OWN_DAYS = 21;
export const OWN_DAYS_LEAST = 7;

export interface Spread {
  readonly count: number;
  readonly mean: number;
  readonly deviation: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const count = values.length;
  const mean = count === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / count;
  const squares = values.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { count, mean, deviation: count === 0 ? 0 : Math.sqrt(squares / count) };
}

export function ownRange({ count, mean, deviation }: Spread): OwnRange | null {
  return count < OWN_DAYS_LEAST ? null : { Low: Math.round(mean - deviation), High: Math.round(mean + deviation) };
}
