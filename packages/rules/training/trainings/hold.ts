import { POINTS_PER_MINUTE, type Zone } from '../../accounts/users/zones.ts';

/** Only the summary filters artefacts, because the filter needs later seconds. */

export const HOLD_SECONDS_LIVE = 10;
export const LAST_VALUE_SECONDS = 1;

/** Seconds for which the value at `previousSecond` counts. */
export function coveredSeconds(previousSecond: number, second: number): number {
  const distance = second - previousSecond;
  return distance > 0 && distance <= HOLD_SECONDS_LIVE ? distance : 0;
}

export const pointSecondsOf = (zone: Zone, seconds: number): number => POINTS_PER_MINUTE[zone] * seconds;
