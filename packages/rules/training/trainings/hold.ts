import { POINTS_PER_MINUTE, type Zone } from '../../accounts/users/zones.ts';

/**
 * What one heart rate is worth, second by second (reference/domain.md 1.6 rule 2). The live board applies it as
 * readings come, the summary of a training over its stored seconds. The artefact filters need seconds that are still
 * to come, so only the summary has them: the board's points are replaced by the summary's at the end.
 */

/** A value holds until the next one when that comes within this time; live data. */
export const HOLD_SECONDS_LIVE = 10;
/** The last value of a training, which nothing follows, covers its own second. */
export const LAST_VALUE_SECONDS = 1;

/**
 * Seconds the value of `previousSecond` covers when the next value is of `second`: all up to it, or none over a gap
 * longer than ten seconds. None for a second that is not later: it was counted already.
 */
export function coveredSeconds(previousSecond: number, second: number): number {
  const distance = second - previousSecond;
  return distance > 0 && distance <= HOLD_SECONDS_LIVE ? distance : 0;
}

/** Point-seconds (60 make a point) of some seconds in a zone. */
export const pointSecondsOf = (zone: Zone, seconds: number): number => POINTS_PER_MINUTE[zone] * seconds;
