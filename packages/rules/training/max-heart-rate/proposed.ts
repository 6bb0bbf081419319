import { TYPED_HEART_RATE_MAX } from '@clubpulse/contract/accounts/profile-limits';
import { sortInto, withoutArtefacts } from '../trainings/artefacts.ts';
import { hold } from '../trainings/summary.ts';

/** Detects in a training that the athlete's maximum heart rate is higher than the stored one. */

/** For so many seconds the heart rate must be above the stored maximum. Errors of a strap do not last that long. */
const ABOVE_SECONDS = 30;
const RISE_MAX_BPM = 10;
/**
 * Trainings older than this number of days propose no maximum: it decreases with age, and an import may contain
 * trainings of many years.
 */
export const PROPOSED_OF_DAYS = 90;

/**
 * The highest that lasted 30 seconds above the stored maximum, by medians of five seconds; else undefined. `beats` has one value
 * per second, 0 for none.
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

function mediansOf(seconds: Uint8Array): Uint8Array {
  const medians = new Uint8Array(seconds.length);
  const five = new Uint8Array(5);
  for (let from = 0; from + five.length <= seconds.length; from++) {
    sortInto(five, seconds, from, from + five.length);
    if (five[0]) medians[from + 2] = five[2] ?? 0;
  }
  return medians;
}

export function proposedMaximum(observed: number, stored: number): number | undefined {
  const proposed = Math.min(observed, stored + RISE_MAX_BPM, TYPED_HEART_RATE_MAX);
  return proposed > stored ? proposed : undefined;
}
