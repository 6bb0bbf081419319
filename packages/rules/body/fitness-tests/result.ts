import type { EndTest, Protocol, TestEnd, Unrated } from '@clubpulse/contract/body/fitness-tests/fitness-tests';
import { type MeasureKey, type MeasureMethod, measures } from '@clubpulse/contract/body/measures/catalogue';
import type { MeasureValue } from '@clubpulse/contract/body/measures/measures';
import * as formulas from './formulas.ts';
import { plans } from './protocols.ts';
import type { Tested } from './score.ts';
import { evaluateTest, minute, steady, type TestProgress } from './walk.ts';

export interface TestRun extends Tested {
  readonly protocol: Protocol;
  readonly maxHeartRate: number;
  readonly limit: number | null;
  readonly load: number | null;
  /** kg. */
  readonly weight: number | null;
  readonly betaBlocker: boolean;
}

type FoundNothing = Exclude<Unrated, 'noNorm' | 'deleted'>;

export interface Outcome {
  readonly state: TestEnd;
  readonly duration: number;
  readonly peak: number | null;
  readonly recovery: number | null;
  readonly typed: readonly Pick<MeasureValue, 'Key' | 'Value'>[];
  readonly estimated: readonly MeasureValue[];
  readonly notRated: FoundNothing | null;
}

type Sent = Pick<EndTest, 'Samples' | 'End' | 'DoneAt' | 'Distance'>;

function stateOf(end: TestEnd, walked: TestProgress): TestEnd | undefined {
  if (walked.end === 'interruptedHeartRate') return walked.end;
  if (end === 'stoppedByUser') return end;
  return walked.end === end ? end : undefined;
}

/** Undefined if the samples contradict the end that the device reported. */
export function outcomeOf(run: TestRun, sent: Sent): Outcome | undefined {
  const walked = evaluateTest(run, sent.Samples, sent.DoneAt);
  const state = stateOf(sent.End, walked);
  if (state === undefined) return undefined;
  const common = { state, duration: walked.effort.length, peak: walked.peak === 0 ? null : walked.peak };
  const unrated = (notRated: FoundNothing): Outcome => ({ ...common, recovery: null, typed: [], estimated: [], notRated });
  if (state !== 'completed') return unrated('ended');
  if (run.betaBlocker && plans[run.protocol].byHeart) return unrated('betaBlocker');
  const found = foundBy(run, walked, sent);
  if (typeof found === 'string') return unrated(found);
  const all = [...found.typed, ...found.estimated];
  if (all.length === 0 || all.some(({ Key, Value }) => !isWithin(Key, Value))) return unrated('outOfRange');
  const recovery =
    plans[run.protocol].recovery < formulas.RECOVERY_SECONDS || run.betaBlocker
      ? null
      : formulas.heartRateRecovery(walked.effort, walked.recovery, run.maxHeartRate);
  return {
    ...common,
    recovery,
    typed: [
      ...found.typed,
      ...(recovery === null ? [] : [{ Key: 'recoveryHeartRate1' as const, Value: recovery }]),
      ...(run.weight === null ? [] : [{ Key: 'weight' as const, Value: run.weight }]),
    ],
    estimated: found.estimated,
    notRated: null,
  };
}

const isWithin = (key: MeasureKey, value: number): boolean => value >= measures[key].min && value <= measures[key].max;

type Found = Pick<Outcome, 'typed' | 'estimated'>;
const typed = (Key: MeasureKey, Value: number): Found => ({ typed: [{ Key, Value }], estimated: [] });
const estimated = (Value: number, Method: MeasureMethod, beside: Found['typed'] = []): Found => ({
  typed: beside,
  estimated: [{ Key: 'estimatedVo2Max', Value: Number(Value.toFixed(3)), Method, Typed: false }],
});

const RECEIVED_SHARE = 2 / 3;
const isReceived = (beats: readonly number[], seconds: number): boolean =>
  beats.filter((bpm) => bpm > 0).length >= seconds * RECEIVED_SHARE;

const STEP_SECONDS = 60;
const QUEENS = [5, 20] as const;
const ROCKPORT_END = 10;
const ASTRAND = { low: 120, high: 170 } as const;
const MINUTE = 60;

function foundBy(
  run: TestRun,
  { effort, recovery, stages, isUnsteady }: TestProgress,
  { DoneAt, Distance }: Sent,
): Found | FoundNothing {
  const sex = run.Gender === 'Male' || run.Gender === 'Female' ? run.Gender : undefined;
  const { Age: age, weight, load } = run;
  switch (run.protocol) {
    case 'ymcaStep': {
      const counted = recovery.slice(0, STEP_SECONDS);
      if (!isReceived(counted, STEP_SECONDS)) return 'gaps';
      return typed('stepTestHeartRate', Math.round(formulas.meanRecorded(counted)));
    }
    case 'queensStep': {
      const counted = recovery.slice(...QUEENS);
      if (!isReceived(counted, QUEENS[1] - QUEENS[0])) return 'gaps';
      return typed('queensHeartRate', Math.round(formulas.meanRecorded(counted)));
    }
    case 'rockport': {
      const counted = effort.slice(-ROCKPORT_END);
      if (!isReceived(counted, ROCKPORT_END)) return 'gaps';
      if (DoneAt === null || sex === undefined || age === null || weight === null) return 'outOfRange';
      const uptake = formulas.rockport(sex, age, weight, effort.length / MINUTE, formulas.meanRecorded(counted));
      return estimated(uptake, 'Rockport', [{ Key: 'rockportTime', Value: effort.length }]);
    }
    case 'cooper':
      return Distance === null ? 'outOfRange' : typed('cooperDistance', Distance);
    case 'astrand': {
      if (!isReceived(effort.slice(4 * MINUTE), 2 * MINUTE)) return 'gaps';
      const bpm = steady(minute(effort, 4), minute(effort, 5));
      if (bpm === undefined) return 'notSteady';
      if (bpm < ASTRAND.low || bpm > ASTRAND.high || sex === undefined || age === null || weight === null || load === null)
        return 'outOfRange';
      return estimated(formulas.astrand(sex, age, weight, load * formulas.KGM_OF_WATT, bpm), 'Astrand');
    }
    case 'ymcaCycle': {
      const [one, two] = stages;
      if (!one || !two) return isUnsteady ? 'notSteady' : 'outOfRange';
      if (weight === null || two.bpm <= one.bpm) return 'outOfRange';
      return estimated(formulas.ymcaCycle([one, two], run.maxHeartRate, weight), 'YmcaCycle');
    }
    case 'shuttle':
      return typed('beepTestLevel', shuttleLevel(effort.length));
  }
}

export const shuttleLevel = (seconds: number): number => Math.floor(seconds / MINUTE);
