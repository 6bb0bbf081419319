import type { FlowInput, FlowSegment, IntensityMeasure } from '@clubpulse/contract/workouts/flows/flows';
import type { Step } from '@clubpulse/contract/workouts/timeline';

/** What of a flow decides how it runs. */
export type FlowPlan = Pick<FlowInput, 'Measure' | 'Duration'> & { readonly Segments: readonly FlowSegment[] };

/** Lower limits of zones 1 to 5 in percent: of the maximum heart rate, and of the functional power (reference/domain.md 1.1 and 2.1). */
const limits: Readonly<Record<IntensityMeasure, readonly number[]>> = {
  HeartRate: [50, 60, 70, 80, 90],
  Ftp: [55, 75, 90, 105, 120],
};

/** The zone, 0 to 5, that a percent lies in; its lower limit belongs to it. */
export const intensityZone = (measure: IntensityMeasure, percent: number): number =>
  limits[measure].filter((limit) => percent >= limit).length;

/** The percents of the zone that a percent lies in, both ends inside; the highest goes on beyond 100. */
export function zonePercents(measure: IntensityMeasure, percent: number): { low: number; high: number } {
  const zone = intensityZone(measure, percent);
  const above = limits[measure][zone];
  return { low: limits[measure][zone - 1] ?? 0, high: above === undefined ? Math.max(100, percent) : above - 1 };
}

/** `Z4` of hearts, `P4` of watts. */
export const zoneName = (measure: IntensityMeasure, percent: number): string =>
  `${measure === 'Ftp' ? 'P' : 'Z'}${intensityZone(measure, percent)}`;

/** What a segment is called: by its zone where it was given no name. */
export const segmentName = (measure: IntensityMeasure, { Name, Percent }: Pick<FlowSegment, 'Name' | 'Percent'>): string =>
  Name || zoneName(measure, Percent);

/** Seconds that each segment lasts. */
export const segmentSeconds = ({ Segments, Duration }: Pick<FlowPlan, 'Segments' | 'Duration'>): number[] =>
  Segments.map(({ Begin }, at) => (Segments[at + 1]?.Begin ?? Duration) - Begin);

/** A segment a step: a flow waits for nobody. */
export const flowSteps = (flow: FlowPlan): Step[] =>
  segmentSeconds(flow).map((seconds, item) => ({ phase: 'work', ms: seconds * 1000, round: null, item }));

/** The segment at a moment, in seconds since the flow began; undefined once it is over. */
export const targetAt = ({ Segments, Duration }: FlowPlan, second: number): FlowSegment | undefined =>
  second < 0 || second >= Duration ? undefined : Segments.findLast(({ Begin }) => Begin <= second);

/** Somebody is on target while her own percent lies in the zone that the target lies in. */
export const isOnTarget = (measure: IntensityMeasure, target: number, percent: number): boolean =>
  intensityZone(measure, target) === intensityZone(measure, percent);

interface OnTarget {
  readonly on: number;
  /** Whose percent is known. */
  readonly total: number;
  /** Their mean percent; null of nobody. */
  readonly average: number | null;
}

/** How a room stands to a target now; `percents` are those of whoever is heard. */
export function onTargetNow(measure: IntensityMeasure, target: number, percents: readonly number[]): OnTarget {
  const on = percents.filter((percent) => isOnTarget(measure, target, percent)).length;
  const sum = percents.reduce((total, percent) => total + percent, 0);
  return { on, total: percents.length, average: percents.length === 0 ? null : Math.round(sum / percents.length) };
}

interface FlowEvaluation {
  /** Seconds on target and seconds heard, of the whole flow. */
  readonly on: number;
  readonly heard: number;
  /** Part of what was heard, 0 to 100; null where nothing was. */
  readonly percent: number | null;
  readonly segments: readonly { readonly on: number; readonly heard: number }[];
}

/**
 * How somebody followed a flow: `percents` has one value for each second since it began, null where nothing was heard. Seconds that were
 * not heard count neither for nor against her.
 */
export function evaluateFlow(flow: FlowPlan, percents: readonly (number | null)[]): FlowEvaluation {
  const lengths = segmentSeconds(flow);
  const segments = flow.Segments.map(({ Begin, Percent }, at) => {
    const heard = percents.slice(Begin, Begin + (lengths[at] ?? 0)).filter((percent) => percent !== null);
    return { on: onTargetNow(flow.Measure, Percent, heard).on, heard: heard.length };
  });
  const on = segments.reduce((sum, segment) => sum + segment.on, 0);
  const heard = segments.reduce((sum, segment) => sum + segment.heard, 0);
  return { on, heard, percent: heard === 0 ? null : Math.round((100 * on) / heard), segments };
}
