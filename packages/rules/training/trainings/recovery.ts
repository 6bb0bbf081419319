import { heartRateRecovery, RECOVERY_SECONDS } from '../../body/fitness-tests/formulas.ts';
import { sortInto, withoutArtefacts } from './artefacts.ts';
import { hold } from './summary.ts';

/** Nobody says when an effort of a training ends (decision 0132): it did where the heart rate was never higher for so long (seconds) … */
const EFFORT_SECONDS = 30;
/** … and fell in the minute after it by at least so many beats. Who falls by less may have gone on. */
export const RECOVERY_MIN = 13;
/** No heart falls or rises by more from one second to the next: another strap was worn, or this one by somebody else. */
const JUMP_MAX = 20;
const WINDOW = 5;

/**
 * Beats of the deepest fall in the first minute after an effort (reference/domain.md 1.10); null where none was hard enough, or nobody
 * paused after it. `beats`: one a second, 0 = none.
 */
export function deepestRecovery(beats: Uint8Array, maxHeartRate: number): number | null {
  const held = hold(withoutArtefacts(beats, maxHeartRate));
  const medians = mediansOf(held);
  let deepest = RECOVERY_MIN - 1;
  for (let end = WINDOW - 1; end + RECOVERY_SECONDS < held.length; end++) {
    if (!isEnd(medians, end) || jumps(medians, end)) continue;
    const effort = [...held.subarray(Math.max(0, end + 1 - EFFORT_SECONDS), end + 1)];
    const after = [...held.subarray(end + 1, end + 1 + RECOVERY_SECONDS)];
    deepest = Math.max(deepest, heartRateRecovery(effort, after, maxHeartRate) ?? 0);
  }
  return deepest < RECOVERY_MIN ? null : deepest;
}

/** Of each second the middle of the five that end with it; 0 where one of them is silent. */
function mediansOf(held: Uint8Array): Uint8Array {
  const medians = new Uint8Array(held.length);
  const five = new Uint8Array(WINDOW);
  for (let end = WINDOW; end <= held.length; end++) {
    sortInto(five, held, end - WINDOW, end);
    if (five[0]) medians[end - 1] = five[2] ?? 0;
  }
  return medians;
}

/** No second of the half minute before it was higher, and it falls from here on; a strap that falls silent is no end. */
function isEnd(medians: Uint8Array, end: number): boolean {
  const [here = 0, next = 0] = medians.subarray(end, end + 2);
  if (next === 0 || next >= here) return false;
  for (let before = Math.max(0, end - EFFORT_SECONDS + 1); before < end; before++)
    if ((medians[before] ?? 0) > here) return false;
  return true;
}

/** Whether the minute after it has a step that no heart makes. */
function jumps(medians: Uint8Array, end: number): boolean {
  const minute = medians.subarray(end, end + RECOVERY_SECONDS + 1);
  return minute.some((bpm, at) => {
    const before = minute[at - 1] ?? 0;
    return bpm > 0 && before > 0 && Math.abs(bpm - before) > JUMP_MAX;
  });
}
