import { TYPED_HEART_RATE_MAX } from '@clubpulse/contract/accounts/profile-limits';
import { sortInto, withoutArtefacts } from '../trainings/artefacts.ts';
import { hold } from '../trainings/summary.ts';

/** Errors of a strap are shorter than this, so a longer time above the stored maximum is no error. */
const ABOVE_SECONDS = 30;
const RISE_MAX_BPM = 10;
/** Older trainings propose no maximum: the maximum decreases with age, and an import may be years old. */
export const PROPOSED_OF_DAYS = 90;

/** The highest heart rate that lasted 30 seconds, by medians of five seconds. `beats` has one value per second, 0 for none. */
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
