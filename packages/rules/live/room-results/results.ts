import type { Ran, ResultFigures, ResultKind } from '@clubpulse/contract/live/room-results/room-results';
import type { WorkoutContent } from '@clubpulse/contract/live/room-workouts/room-workouts';
import type { FlowRow } from '@clubpulse/contract/workouts/flows/flows';
import type { Step } from '@clubpulse/contract/workouts/timeline';
import { percentOfMax, type ZoneLimits } from '../../accounts/users/zones.ts';
import { evaluateFlow, intensityZone } from '../../workouts/flows/target.ts';
import { percentDone } from '../../workouts/runs/evaluation.ts';
import { stepsOf } from '../room-workouts/run.ts';

export type Followed = Extract<WorkoutContent, { Kind: ResultKind }>;
export const isFollowed = (content: WorkoutContent): content is Followed => content.Kind !== 'Slideshow';

/** Least seconds of a run, because a shorter run was a mistake. A short workout needs half of its length. */
const RAN_LEAST = 60;
/** Least seconds of heart rate for a result. A short run needs half of its length. */
const RECEIVED_LEAST = 30;
/** At least this part of a turn must have run, and at least this part of the seconds that ran must have a heart rate. */
const OF_A_TURN = 0.5;

export const ranSeconds = (ran: readonly Ran[]): number => ran.reduce((sum, one) => sum + secondsIn(one).length, 0);
export function isWorthKeeping(content: Followed, ran: readonly Ran[]): boolean {
  const steps = stepsOf(content);
  const complete = steps.reduce((sum, { ms }) => sum + (ms ?? Number.POSITIVE_INFINITY), 0) / 1000;
  if (ranSeconds(ran) < Math.min(RAN_LEAST, complete / 2)) return false;
  const isTurn = (step: Step, seconds: readonly number[]) => hasRun(step, seconds) || seconds.length >= RAN_LEAST;
  return content.Kind === 'Flow' || steps.some((step, index) => step.phase === 'work' && isTurn(step, turnOf(ran, index)));
}
const turnOf = (ran: readonly Ran[], index: number): number[] => ran.flatMap((one) => (one.Step === index ? secondsIn(one) : []));
const hasRun = ({ ms }: Step, seconds: readonly number[]): boolean =>
  seconds.length >= Math.max(1, OF_A_TURN * ((ms ?? 0) / 1000));

function secondsIn({ From, To }: Ran): number[] {
  const first = Math.ceil(From / 1000);
  return Array.from({ length: Math.max(0, Math.ceil(To / 1000) - first) }, (_, at) => first + at);
}

export interface Hearing {
  readonly bpmAt: (second: number) => number;
  readonly limits: ZoneLimits;
  readonly power?: { readonly wattsAt: (second: number) => number | null; readonly functional: number } | undefined;
}

export function resultOf(content: Followed, ran: readonly Ran[], hearing: Hearing): ResultFigures | undefined {
  const Seconds = ranSeconds(ran);
  const Heard = ran.flatMap(secondsIn).filter((second) => hearing.bpmAt(second) > 0).length;
  if (!isWorthKeeping(content, ran) || Heard < Math.min(RECEIVED_LEAST, Math.ceil(Seconds / 2))) return undefined;
  const percentAt = content.Kind === 'Flow' ? percentsOf(content.Flow, ran, hearing) : undefined;
  const figures =
    content.Kind === 'Flow' && percentAt ? flowResult(content.Flow, ran, percentAt) : turnsResult(stepsOf(content), ran, hearing);
  return { Seconds, Heard, ...figures };
}

type PercentAt = (second: number) => number | null;

function percentsOf({ Measure }: FlowRow, ran: readonly Ran[], { bpmAt, limits, power }: Hearing): PercentAt | undefined {
  if (Measure === 'HeartRate') return (second) => (bpmAt(second) > 0 ? percentOfMax(bpmAt(second), limits[5], limits) : null);
  if (power === undefined) return undefined;
  const percentAt: PercentAt = (second) => {
    const watts = power.wattsAt(second);
    return watts === null ? null : (100 * watts) / power.functional;
  };
  const seconds = ran.flatMap(secondsIn);
  return 2 * seconds.filter((second) => percentAt(second) !== null).length >= seconds.length ? percentAt : undefined;
}

type Figures = Omit<ResultFigures, 'Seconds' | 'Heard'>;

function flowResult({ Measure, Segments }: FlowRow, ran: readonly Ran[], percentAt: PercentAt): Figures {
  const stretches = ran.flatMap((one) => {
    const segment = Segments[one.Step];
    const seconds = secondsIn(one);
    return segment && seconds.length > 0 ? [{ segment, seconds }] : [];
  });
  let Begin = 0;
  const asRan = stretches.map(({ segment, seconds }) => {
    const begun = { ...segment, Begin };
    Begin += seconds.length;
    return begun;
  });
  const percents = stretches.flatMap(({ seconds }) => seconds.map(percentAt));
  const { on, received, segments } = evaluateFlow({ Measure, Duration: Begin, Segments: asRan }, percents);
  const results = Segments.flatMap((segment) => {
    const own = segments.filter((_, at) => stretches[at]?.segment === segment);
    if (own.length === 0) return [];
    return [
      {
        Name: segment.Name,
        Zone: intensityZone(Measure, segment.Percent),
        On: own.reduce((sum, one) => sum + one.on, 0),
        Heard: own.reduce((sum, one) => sum + one.received, 0),
      },
    ];
  });
  return {
    Done: on,
    Planned: received,
    Percent: percentDone(on, received),
    RoundsDone: null,
    Rounds: null,
    Measure,
    Segments: results,
  };
}

function turnsResult(steps: readonly Step[], ran: readonly Ran[], { bpmAt }: Hearing): Figures {
  const work = steps.flatMap((step, index) => (step.phase === 'work' ? [{ step, index }] : []));
  const turns = work.map(({ step, index }) => {
    const seconds = turnOf(ran, index);
    const received = seconds.filter((second) => bpmAt(second) > 0).length;
    return { round: step.round, isDone: hasRun(step, seconds) && received >= OF_A_TURN * seconds.length };
  });
  const Done = turns.filter(({ isDone }) => isDone).length;
  const rounds = [...Map.groupBy(turns, ({ round }) => round)].filter(([round]) => round !== null);
  const repeats = rounds.length > 1 && rounds.length < turns.length;
  return {
    Done,
    Planned: turns.length,
    Percent: percentDone(Done, turns.length),
    RoundsDone: repeats ? rounds.filter(([, own]) => own.every(({ isDone }) => isDone)).length : null,
    Rounds: repeats ? rounds.length : null,
    Measure: null,
    Segments: null,
  };
}
