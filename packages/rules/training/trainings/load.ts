import type { Gender } from '@clubpulse/contract/accounts/users';

/** How much training weighs, by three ways of adding it up (reference/domain.md 1.8). Each has a scale of its own: they are not compared. */

/** Minutes of each zone, from 0 on, times its number (Edwards 1993). */
export const loadOfEdwards = (zones: readonly number[]): number =>
  zones.reduce((load, seconds, zone) => load + (seconds / 60) * zone, 0);

/** What Banister found of men and of women; of whom neither is said, the mean of both. */
const weights = { Male: { a: 0.64, b: 1.92 }, Female: { a: 0.86, b: 1.67 } } as const;

export interface Beats {
  /** Mean of the training, in beats a minute. */
  readonly average: number;
  readonly resting: number;
  readonly most: number;
}

/** Minutes by how much of the heart-rate reserve they asked (Banister 1991); undefined where resting and maximum leave no reserve. */
export function loadOfBanister(minutes: number, { average, resting, most }: Beats, gender: Gender | null): number | undefined {
  if (most <= resting) return undefined;
  const share = Math.min(Math.max((average - resting) / (most - resting), 0), 1);
  const weighted = ({ a, b }: (typeof weights)['Male' | 'Female']) => minutes * share * a * Math.exp(b * share);
  return gender === 'Male' || gender === 'Female'
    ? weighted(weights[gender])
    : (weighted(weights.Male) + weighted(weights.Female)) / 2;
}

/** Minutes times how hard it felt, 0 to 10 (Foster 2001). */
export const loadOfFoster = (minutes: number, felt: number): number => minutes * felt;
