import type { Gender } from '@clubpulse/contract/accounts/users';

/** The three formulas have scales of their own, so their results cannot be compared. */

/** The sum of the minutes in each zone times the zone's number, from 0 (Edwards 1993). */
export const loadOfEdwards = (zones: readonly number[]): number =>
  zones.reduce((load, seconds, zone) => load + (seconds / 60) * zone, 0);

/** Banister's factors. Users of another or no gender get the mean of both. */
const weights = { Male: { a: 0.64, b: 1.92 }, Female: { a: 0.86, b: 1.67 } } as const;

export interface Beats {
  readonly average: number;
  readonly resting: number;
  readonly most: number;
}

/** Banister 1991. Undefined if the maximum heart rate is not above the resting one. */
export function loadOfBanister(minutes: number, { average, resting, most }: Beats, gender: Gender | null): number | undefined {
  if (most <= resting) return undefined;
  const share = Math.min(Math.max((average - resting) / (most - resting), 0), 1);
  const weighted = ({ a, b }: (typeof weights)['Male' | 'Female']) => minutes * share * a * Math.exp(b * share);
  return gender === 'Male' || gender === 'Female'
    ? weighted(weights[gender])
    : (weighted(weights.Male) + weighted(weights.Female)) / 2;
}

/** Foster 2001. `felt` is the perceived effort from 0 to 10. */
export const loadOfFoster = (minutes: number, felt: number): number => minutes * felt;
