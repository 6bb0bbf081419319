import type { OwnFlow } from '@clubpulse/contract/live/own-live/own-live.calls';
import { flowSteps, segmentName, zonePercents } from '../../workouts/flows/target.ts';
import { leftInAll } from '../../workouts/timeline/timeline.ts';
import { positionIn } from '../room-workouts/run.ts';

interface OwnFigures {
  readonly MaxHeartRate: number;
  readonly FTP: number | null;
}

export interface OwnSegment {
  readonly place: number;
  readonly name: string;
  readonly percent: number;
  /** Percent of the athlete's maximum, inclusive. Null for a target by FTP, because a strap does not measure watts. */
  readonly target: { readonly low: number; readonly high: number } | null;
  /** `percent` in bpm or watts; null without a known maximum. */
  readonly own: number | null;
  readonly cadence: number | null;
  readonly left: number;
  readonly next: { readonly name: string; readonly percent: number; readonly seconds: number } | null;
}

export function ownFlowLeft(own: OwnFlow, at: number): number {
  const steps = flowSteps(own.Flow);
  return leftInAll(steps, positionIn(steps, own, at));
}

export function ownSegment(own: OwnFlow, at: number, { MaxHeartRate, FTP }: OwnFigures): OwnSegment | undefined {
  const { Measure, Segments } = own.Flow;
  const steps = flowSteps(own.Flow);
  const { index, left } = positionIn(steps, own, at);
  const segment = Segments[index];
  if (!segment) return undefined;
  const { Percent, Cadence } = segment;
  const maximum = Measure === 'HeartRate' ? MaxHeartRate : FTP;
  const next = Segments[index + 1];
  return {
    place: index + 1,
    name: segmentName(Measure, segment),
    percent: Percent,
    target: Measure === 'HeartRate' ? zonePercents(Measure, Percent) : null,
    own: maximum === null ? null : Math.round((maximum * Percent) / 100),
    cadence: Cadence,
    left: left ?? 0,
    next: next
      ? {
          name: segmentName(Measure, next),
          percent: next.Percent,
          seconds: (steps[index + 1]?.ms ?? 0) / 1000,
        }
      : null,
  };
}
