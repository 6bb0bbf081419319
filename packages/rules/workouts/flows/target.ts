import type { FlowInput, FlowSegment, IntensityMeasure } from '@clubpulse/contract/workouts/flows/flows';
import type { Step } from '@clubpulse/contract/workouts/timeline';

export type FlowPlan = Pick<FlowInput, 'Measure' | 'Duration'> & { readonly Segments: readonly FlowSegment[] };

/** Lower limits of zones 1 to 5, in percent of the maximum heart rate or FTP. */
const limits: Readonly<Record<IntensityMeasure, readonly number[]>> = {
  HeartRate: [50, 60, 70, 80, 90],
  Ftp: [55, 75, 90, 105, 120],
};

export const intensityZone = (measure: IntensityMeasure, percent: number): number =>
  limits[measure].filter((limit) => percent >= limit).length;

export function zonePercents(measure: IntensityMeasure, percent: number): { low: number; high: number } {
  const zone = intensityZone(measure, percent);
  const above = limits[measure][zone];
  return { low: limits[measure][zone - 1] ?? 0, high: above === undefined ? Math.max(100, percent) : above - 1 };
}

export const zoneName = (measure: IntensityMeasure, percent: number): string =>
  `${measure === 'Ftp' ? 'P' : 'Z'}${intensityZone(measure, percent)}`;

export const segmentName = (measure: IntensityMeasure, { Name, Percent }: Pick<FlowSegment, 'Name' | 'Percent'>): string =>
  Name || zoneName(measure, Percent);

export const segmentSeconds = ({ Segments, Duration }: Pick<FlowPlan, 'Segments' | 'Duration'>): number[] =>
  Segments.map(({ Begin }, at) => (Segments[at + 1]?.Begin ?? Duration) - Begin);

export const flowSteps = (flow: FlowPlan): Step[] =>
  segmentSeconds(flow).map((seconds, item) => ({ phase: 'work', ms: seconds * 1000, round: null, item }));

export const targetAt = ({ Segments, Duration }: FlowPlan, second: number): FlowSegment | undefined =>
  second < 0 || second >= Duration ? undefined : Segments.findLast(({ Begin }) => Begin <= second);

export const isOnTarget = (measure: IntensityMeasure, target: number, percent: number): boolean =>
  intensityZone(measure, target) === intensityZone(measure, percent);

interface OnTarget {
  readonly on: number;
  readonly total: number;
  readonly average: number | null;
}

export function onTargetNow(measure: IntensityMeasure, target: number, percents: readonly number[]): OnTarget {
  const on = percents.filter((percent) => isOnTarget(measure, target, percent)).length;
  const sum = percents.reduce((total, percent) => total + percent, 0);
  return { on, total: percents.length, average: percents.length === 0 ? null : Math.round(sum / percents.length) };
}

interface FlowEvaluation {
  readonly on: number;
  readonly received: number;
  /** Percent of the seconds with a heart rate that are in the target's zone. Null without a heart rate. */
  readonly percent: number | null;
  readonly segments: readonly { readonly on: number; readonly received: number }[];
}

export function evaluateFlow(flow: FlowPlan, percents: readonly (number | null)[]): FlowEvaluation {
  const lengths = segmentSeconds(flow);
  const segments = flow.Segments.map(({ Begin, Percent }, at) => {
    const received = percents.slice(Begin, Begin + (lengths[at] ?? 0)).filter((percent) => percent !== null);
    return { on: onTargetNow(flow.Measure, Percent, received).on, received: received.length };
  });
  const on = segments.reduce((sum, segment) => sum + segment.on, 0);
  const received = segments.reduce((sum, segment) => sum + segment.received, 0);
  return { on, received, percent: received === 0 ? null : Math.round((100 * on) / received), segments };
}
