import { FLOW, type FlowSegment, type IntensityMeasure } from '@clubpulse/contract/workouts/flows/flows';
import { segmentSeconds } from './target.ts';

/** A segment has a length instead of a begin, so that later segments move if the length changes. */
export interface EditedSegment extends Omit<FlowSegment, 'Begin'> {
  readonly Seconds: number;
}
export type EditedSegments = readonly EditedSegment[];

export function editedOf(flow: { readonly Segments: readonly FlowSegment[]; readonly Duration: number }): EditedSegment[] {
  const lengths = segmentSeconds(flow);
  return flow.Segments.map(({ Begin: _begin, ...segment }, at) => ({ ...segment, Seconds: lengths[at] ?? 0 }));
}

export function momentsOf(segments: EditedSegments): { Segments: FlowSegment[]; Duration: number } {
  let Duration = 0;
  const Segments = segments.map(({ Seconds, ...segment }) => {
    const Begin = Duration;
    Duration += Seconds;
    return { ...segment, Begin };
  });
  return { Segments, Duration };
}

export function lengthFor(segments: EditedSegments, at: number, wanted: number): number {
  const others = segments.reduce((sum, { Seconds }, place) => (place === at ? sum : sum + Seconds), 0);
  return Math.max(FLOW.shortest, Math.min(Math.round(wanted), FLOW.longest - others));
}
export const percentFor = (measure: IntensityMeasure, wanted: number): number =>
  Math.max(FLOW.percentMin, Math.min(Math.round(wanted), FLOW.percentMax[measure]));

export const withSegment = (segments: EditedSegments, at: number, changes: Partial<EditedSegment>): EditedSegment[] =>
  segments.map((segment, place) => (place === at ? { ...segment, ...changes } : segment));

export const firstSegment: EditedSegment = { Name: '', Seconds: 120, Percent: 65, Cadence: null };

export function withCopy(segments: EditedSegments, at: number): EditedSegment[] {
  const place = segments[at] === undefined ? segments.length - 1 : at;
  return segments.toSpliced(place + 1, 0, segments[place] ?? firstSegment);
}
export const without = (segments: EditedSegments, at: number): EditedSegment[] => segments.toSpliced(at, 1);
