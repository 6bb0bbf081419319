import { heartRateRecovery, RECOVERY_SECONDS } from '../../body/fitness-tests/formulas.ts';
import { sortInto, withoutArtefacts } from './artefacts.ts';
import { hold } from './summary.ts';

/** An effort ends with the highest heart rate of these seconds (decision 0003). */
const EFFORT_SECONDS = 30;
/** Least fall in bpm. After a smaller fall the effort may still continue. */
export const RECOVERY_MIN = 13;
/** Larger changes in bpm mean another strap or wearer. */
const JUMP_MAX = 20;
const WINDOW = 5;

/**
 * The largest fall of the heart rate in the first minute after an effort, in bpm. Null without a hard effort and rest. `beats`
 * has one value per second, 0 for none.
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

function mediansOf(held: Uint8Array): Uint8Array {
  const medians = new Uint8Array(held.length);
  const five = new Uint8Array(WINDOW);
  for (let end = WINDOW; end <= held.length; end++) {
    sortInto(five, held, end - WINDOW, end);
    if (five[0]) medians[end - 1] = five[2] ?? 0;
  }
  return medians;
}

function isEnd(medians: Uint8Array, end: number): boolean {
  const [here = 0, next = 0] = medians.subarray(end, end + 2);
  if (next === 0 || next >= here) return false;
  for (let before = Math.max(0, end - EFFORT_SECONDS + 1); before < end; before++)
    if ((medians[before] ?? 0) > here) return false;
  return true;
}

function jumps(medians: Uint8Array, end: number): boolean {
  const minute = medians.subarray(end, end + RECOVERY_SECONDS + 1);
  return minute.some((bpm, at) => {
    const before = minute[at - 1] ?? 0;
    return bpm > 0 && before > 0 && Math.abs(bpm - before) > JUMP_MAX;
  });
}
