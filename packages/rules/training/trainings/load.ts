import type { Gender } from '@clubpulse/contract/accounts/users';

/** Three formulas of training load. Each has its own scale, so they are not comparable. */

/** Minutes per zone, from 0 on, times the zone number (Edwards 1993). */
export const loadOfEdwards = (zones: readonly number[]): number =>
  zones.reduce((load, seconds, zone) => load + (seconds / 60) * zone, 0);

/** Banister's factors for men and women. Others get the mean of both results. */
const weights = { Male: { a: 0.64, b: 1.92 }, Female: { a: 0.86, b: 1.67 } } as const;

export interface Beats {
  readonly average: number;
  readonly resting: number;
  readonly most: number;
}

/** Load of Banister 1991. Undefined without a reserve between resting and maximum heart rate. */
export function loadOfBanister(minutes: number, { average, resting, most }: Beats, gender: Gender | null): number | undefined {
  if (most <= resting) return undefined;
  const share = Math.min(Math.max((average - resting) / (most - resting), 0), 1);
  const weighted = ({ a, b }: (typeof weights)['Male' | 'Female']) => minutes * share * a * Math.exp(b * share);
  return gender === 'Male' || gender === 'Female'
    ? weighted(weights[gender])
    : (weighted(weights.Male) + weighted(weights.Female)) / 2;
}

/** Load of Foster 2001. `felt` is from 0 to 10. */
export const loadOfFoster = (minutes: number, felt: number): number => minutes * felt;
