import { TYPED_HEART_RATE_MAX } from '@clubpulse/contract/accounts/profile-limits';
import { sortInto, withoutArtefacts } from '../trainings/artefacts.ts';
import { hold } from '../trainings/summary.ts';

/** When a training shows that somebody's maximum heart rate is higher than is stored (reference/domain.md 1.6 rule 7). */

/** A strap that errs does not err for so long without a break. */
const ABOVE_SECONDS = 30;
/** Of one training no more is believed. */
const RISE_MAX_BPM = 10;
/** Of a training longer ago nothing is proposed: a maximum falls with the years, and files of years are brought at once. */
export const PROPOSED_OF_DAYS = 90;

/**
 * The most beats that the median of five seconds did not fall below in 30 seconds on end, in which it was above the stored maximum
 * throughout; undefined where it never was. One value a second, 0 = none.
 */
export function heldAbove(beats: Uint8Array, stored: number): number | undefined {
  const medians = mediansOf(hold(withoutArtefacts(beats, stored)));
  let highest = 0;
  let above = 0;
  for (const [second, bpm] of medians.entries()) {
    above = bpm > stored ? above + 1 : 0;
    if (above < ABOVE_SECONDS) continue;
    let lowest = bpm;
    for (let before = second - ABOVE_SECONDS + 1; before < second; before++) lowest = Math.min(lowest, medians[before] ?? 0);
    highest = Math.max(highest, lowest);
  }
  return highest > 0 ? highest : undefined;
}

/** The median of the five seconds around each; 0 where one of them was not heard. */
function mediansOf(seconds: Uint8Array): Uint8Array {
  const medians = new Uint8Array(seconds.length);
  const five = new Uint8Array(5);
  for (let from = 0; from + five.length <= seconds.length; from++) {
    sortInto(five, seconds, from, from + five.length);
    if (five[0]) medians[from + 2] = five[2] ?? 0;
  }
  return medians;
}

/** What is proposed of it; undefined where that is no more than is stored. */
export function proposedMaximum(observed: number, stored: number): number | undefined {
  const proposed = Math.min(observed, stored + RISE_MAX_BPM, TYPED_HEART_RATE_MAX);
  return proposed > stored ? proposed : undefined;
}
