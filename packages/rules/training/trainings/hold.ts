import { POINTS_PER_MINUTE, type Zone } from '../../accounts/users/zones.ts';

/**
 * Seconds for which a heart rate is used until the next one, on the wall and in the summary. Artefact filters need later seconds,
 * so only the summary has them, and its points replace those of the wall.
 */

export const HOLD_SECONDS_LIVE = 10;
/** The last value of a training counts for its own second. */
export const LAST_VALUE_SECONDS = 1;

/**
 * The seconds for which the value of `previousSecond` counts: up to `second`, or 0 over a gap longer than ten seconds. 0 also for
 * a second that is not later, because it was counted already.
 */
export function coveredSeconds(previousSecond: number, second: number): number {
  const distance = second - previousSecond;
  return distance > 0 && distance <= HOLD_SECONDS_LIVE ? distance : 0;
}

/** The point-seconds (60 are a point) of seconds in a zone. */
export const pointSecondsOf = (zone: Zone, seconds: number): number => POINTS_PER_MINUTE[zone] * seconds;
