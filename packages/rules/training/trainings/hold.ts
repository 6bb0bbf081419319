import { POINTS_PER_MINUTE, type Zone } from '../../accounts/users/zones.ts';

/**
 * Seconds for which a heart rate counts. Only the summary filters artefacts, which needs later seconds; its points replace those
 * of the wall.
 */

export const HOLD_SECONDS_LIVE = 10;
/** The last heart rate of a training counts for one second. */
export const LAST_VALUE_SECONDS = 1;

/** 0 if the gap is longer than ten seconds, or if `second` is not later, because it was counted already. */
export function coveredSeconds(previousSecond: number, second: number): number {
  const distance = second - previousSecond;
  return distance > 0 && distance <= HOLD_SECONDS_LIVE ? distance : 0;
}

/** Points times seconds that a number of seconds in a zone gives; 60 of them are one point. */
export const pointSecondsOf = (zone: Zone, seconds: number): number => POINTS_PER_MINUTE[zone] * seconds;
