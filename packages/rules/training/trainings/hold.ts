import { POINTS_PER_MINUTE, type Zone } from '../../accounts/users/zones.ts';

/**
 * Coverage of a heart rate by seconds (reference/domain.md 1.6 rule 2), used by the live board and by the summary. Artefact filters
 * need later seconds, so only the summary has them; its points replace those of the board.
 */

export const HOLD_SECONDS_LIVE = 10;
/** The last value of a training covers its own second. */
export const LAST_VALUE_SECONDS = 1;

/**
 * Seconds covered by the value of `previousSecond`: up to `second`, or 0 over a gap longer than ten seconds. 0 also for a second
 * that is not later, because it was counted already.
 */
export function coveredSeconds(previousSecond: number, second: number): number {
  const distance = second - previousSecond;
  return distance > 0 && distance <= HOLD_SECONDS_LIVE ? distance : 0;
}

/** Point-seconds (60 are a point) of seconds in a zone. */
export const pointSecondsOf = (zone: Zone, seconds: number): number => POINTS_PER_MINUTE[zone] * seconds;
