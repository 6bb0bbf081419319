import type { Protocol, TestEnd } from '@clubpulse/contract/body/fitness-tests/fitness-tests';
import { meanRecorded, medianRecorded, type Stage, YMCA_FIRST_LOAD, ymcaLoads } from './formulas.ts';
import { isEndedByAthlete, plans } from './protocols.ts';

/** The device uses this rule every second and the server once, so that both decide alike. */

/** Heart rates are medians of this many seconds. After `STOP_SECONDS` above the limit the test stops. */
const STOP_WINDOW = 3;
const STOP_SECONDS = 3;
/** The effort pauses after `PAUSE_SECONDS` without a reading, and the test ends after `LOST_SECONDS`. */
const PAUSE_SECONDS = 15;
const LOST_SECONDS = 60;

export interface Run {
  readonly protocol: Protocol;
  /** In bpm; null if the test does not stop automatically. */
  readonly limit: number | null;
}

export interface TestProgress {
  readonly seconds: number;
  readonly phase: 'effort' | 'recovery' | 'over';
  readonly end: Exclude<TestEnd, 'stoppedByUser'> | null;
  readonly effort: readonly number[];
  readonly recovery: readonly number[];
  readonly isPaused: boolean;
  readonly silent: number;
  readonly peak: number;
  readonly load: number;
  readonly stages: readonly Stage[];
  readonly isUnsteady: boolean;
}

/** `samples` has one value per second, 0 without a reading. `doneAt`: second in which the athlete ended the test. */
export function evaluateTest({ protocol, limit }: Run, samples: readonly number[], doneAt: number | null): TestProgress {
  const plan = plans[protocol];
  const [effort, recovery]: [number[], number[]] = [[], []];
  const cycle = protocol === 'ymcaCycle' ? cycling(limit) : undefined;
  let [seconds, silent, above, peak] = [0, 0, 0, 0];
  let isEffortOver = false;
  let end: TestProgress['end'] = null;
  for (const [second, bpm] of samples.entries()) {
    seconds = second + 1;
    silent = bpm > 0 ? 0 : silent + 1;
    const median = medianRecorded(samples.slice(Math.max(0, second - STOP_WINDOW + 1), second + 1));
    peak = Math.max(peak, Math.round(median));
    if (isEffortOver) recovery.push(bpm);
    else {
      above = limit !== null && median > limit ? above + 1 : 0;
      if (!plan.byHeart || silent <= PAUSE_SECONDS) {
        effort.push(bpm);
        cycle?.push(effort);
      }
    }
    if (above >= STOP_SECONDS) end = 'interruptedHeartRate';
    else if (plan.byHeart && silent >= LOST_SECONDS) end = 'sensorLost';
    else {
      const isDone = isEndedByAthlete(protocol) && doneAt !== null && second >= doneAt;
      isEffortOver ||= isDone || effort.length >= (plan.effort ?? plan.atMost) || cycle?.isOver() === true;
      if (isEffortOver && recovery.length >= plan.recovery) end = 'completed';
    }
    if (end !== null) break;
  }
  return {
    seconds,
    phase: end !== null ? 'over' : isEffortOver ? 'recovery' : 'effort',
    end,
    effort,
    recovery,
    isPaused: plan.byHeart && !isEffortOver && silent > PAUSE_SECONDS,
    silent,
    peak,
    load: cycle?.load() ?? 0,
    stages: cycle?.stages ?? [],
    isUnsteady: cycle?.isUnsteady() ?? false,
  };
}

const MINUTE = 60;
const STAGE_MINUTES = 3;
/** Bpm by which the last two minutes of a steady stage may differ. */
const STEADY = 5;
/** A stage counts only from this heart rate in bpm up to 85 percent of the maximum. */
const COUNTS_FROM = 110;
const STAGES_NEEDED = 2;
const STAGES_MAX = 4;

export const minute = (effort: readonly number[], index: number): number =>
  meanRecorded(effort.slice(index * MINUTE, (index + 1) * MINUTE));
export function steady(one: number, other: number): number | undefined {
  return Math.abs(one - other) <= STEADY ? (one + other) / 2 : undefined;
}

/** YMCA cycle test: a stage lasts three minutes, or four if the heart rate is not steady after three. */
function cycling(limit: number | null) {
  let [from, load, isUnsteady] = [0, YMCA_FIRST_LOAD, false];
  let [done, next]: [number, readonly number[]] = [0, []];
  const stages: Stage[] = [];
  return {
    stages,
    load: () => load,
    isUnsteady: () => isUnsteady,
    isOver: () => isUnsteady || stages.length >= STAGES_NEEDED || done >= STAGES_MAX,
    push(effort: readonly number[]) {
      const seconds = effort.length - from;
      if (seconds < STAGE_MINUTES * MINUTE || seconds % MINUTE !== 0) return;
      const stage = effort.slice(from);
      const last = seconds / MINUTE - 1;
      const bpm = steady(minute(stage, last - 1), minute(stage, last));
      if (bpm === undefined) {
        isUnsteady = last >= STAGE_MINUTES;
        return;
      }
      if (bpm >= COUNTS_FROM && (limit === null || bpm <= limit)) stages.push({ load, bpm });
      if (done === 0) next = ymcaLoads(bpm);
      load = next[done] ?? load;
      done += 1;
      from = effort.length;
    },
  };
}
