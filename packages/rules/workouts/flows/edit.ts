import { FLOW, type FlowSegment, type IntensityMeasure } from '@clubpulse/contract/workouts/flows/flows';
import { segmentSeconds } from './target.ts';

/** A segment as it is edited: by how long it lasts, so that whatever comes after it moves along. */
export interface EditedSegment extends Omit<FlowSegment, 'Begin'> {
  readonly Seconds: number;
}
export type EditedSegments = readonly EditedSegment[];

/** By length. */
export function editedOf(flow: { readonly Segments: readonly FlowSegment[]; readonly Duration: number }): EditedSegment[] {
  const lengths = segmentSeconds(flow);
  return flow.Segments.map(({ Begin: _begin, ...segment }, at) => ({ ...segment, Seconds: lengths[at] ?? 0 }));
}

/** By moments again, and how long the whole is. */
export function momentsOf(segments: EditedSegments): { Segments: FlowSegment[]; Duration: number } {
  let Duration = 0;
  const Segments = segments.map(({ Seconds, ...segment }) => {
    const Begin = Duration;
    Duration += Seconds;
    return { ...segment, Begin };
  });
  return { Segments, Duration };
}

/** What a segment lasts of what was asked for: the shortest there is, the longest that leaves the whole possible. */
export function lengthFor(segments: EditedSegments, at: number, wanted: number): number {
  const others = segments.reduce((sum, { Seconds }, place) => (place === at ? sum : sum + Seconds), 0);
  return Math.max(FLOW.shortest, Math.min(Math.round(wanted), FLOW.longest - others));
}
/** The same of its intensity. */
export const percentFor = (measure: IntensityMeasure, wanted: number): number =>
  Math.max(FLOW.percentMin, Math.min(Math.round(wanted), FLOW.percentMax[measure]));

export const withSegment = (segments: EditedSegments, at: number, changes: Partial<EditedSegment>): EditedSegment[] =>
  segments.map((segment, place) => (place === at ? { ...segment, ...changes } : segment));

/** What begins a flow, and what is added to one that has nothing to copy. */
export const firstSegment: EditedSegment = { Name: '', Seconds: 120, Percent: 65, Cadence: null };

/** A copy behind it; with nothing chosen, behind the last. */
export function withCopy(segments: EditedSegments, at: number): EditedSegment[] {
  const place = segments[at] === undefined ? segments.length - 1 : at;
  return segments.toSpliced(place + 1, 0, segments[place] ?? firstSegment);
}
export const without = (segments: EditedSegments, at: number): EditedSegment[] => segments.toSpliced(at, 1);
