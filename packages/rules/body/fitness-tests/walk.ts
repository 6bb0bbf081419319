import type { Protocol, TestEnd } from '@clubpulse/contract/body/fitness-tests/fitness-tests';
import { meanHeard, medianHeard, type Stage, YMCA_FIRST_LOAD, ymcaLoads } from './formulas.ts';
import { endsByWord, plans } from './protocols.ts';

/**
 * Goes through the seconds of a test: where it stands after the last of them, and whether it has ended (reference/domain.md 4.2). The device
 * that runs it asks after each second, the server with all of them: both decide by the same words.
 */

/** Seconds whose median is looked at, and for which in a row it must be above the limit. */
const STOP_WINDOW = 3;
const STOP_SECONDS = 3;
/** Nothing heard for so long: the clock of the effort stands still; for longer: the test is over. */
const PAUSE_SECONDS = 15;
const LOST_SECONDS = 60;

export interface Run {
  readonly protocol: Protocol;
  /** Beats a minute; null: it does not stop by itself. */
  readonly limit: number | null;
}

export interface Walked {
  /** Seconds that were gone through: up to the last, or to the one in which it ended. */
  readonly seconds: number;
  readonly phase: 'effort' | 'recovery' | 'over';
  /** Null: it goes on. */
  readonly end: Exclude<TestEnd, 'stoppedByUser'> | null;
  /** The heart rate of each second of effort, without pauses, and of each after it. */
  readonly effort: readonly number[];
  readonly recovery: readonly number[];
  readonly isPaused: boolean;
  /** Seconds since anything was heard. */
  readonly silent: number;
  /** The highest median of three seconds. */
  readonly peak: number;
  /** The load now, kgm/min, and the stages that were steady within the range of the formula. */
  readonly load: number;
  readonly stages: readonly Stage[];
  /** A stage did not get steady in the minute more that it has. */
  readonly isUnsteady: boolean;
}

/** `samples`: beats a minute of each second since the start, 0 where nothing was heard. `doneAt`: the second in which she said so. */
export function walk({ protocol, limit }: Run, samples: readonly number[], doneAt: number | null): Walked {
  const plan = plans[protocol];
  const [effort, recovery]: [number[], number[]] = [[], []];
  const cycle = protocol === 'ymcaCycle' ? cycling(limit) : undefined;
  let [seconds, silent, above, peak] = [0, 0, 0, 0];
  let isEffortOver = false;
  let end: Walked['end'] = null;
  for (const [second, bpm] of samples.entries()) {
    seconds = second + 1;
    silent = bpm > 0 ? 0 : silent + 1;
    const median = medianHeard(samples.slice(Math.max(0, second - STOP_WINDOW + 1), second + 1));
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
      const isDone = endsByWord(protocol) && doneAt !== null && second >= doneAt;
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
/** Beats by which two minutes of one load may differ. */
const STEADY = 5;
/** From here to 85 percent of the maximum a stage counts. */
const COUNTS_FROM = 110;
const STAGES_NEEDED = 2;
const STAGES_MAX = 4;

/** The mean of a minute of an effort, from 0 on. */
export const minute = (effort: readonly number[], index: number): number =>
  meanHeard(effort.slice(index * MINUTE, (index + 1) * MINUTE));
/** Their common mean where two minutes are steady. */
export function steady(one: number, other: number): number | undefined {
  return Math.abs(one - other) <= STEADY ? (one + other) / 2 : undefined;
}

/** The stages of the YMCA cycle test: three minutes each, one more where the heart rate is not steady yet. */
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
