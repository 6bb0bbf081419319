import { FLOW, type IntensityMeasure } from '@clubpulse/contract/workouts/flows/flows';
import {
  type EditedSegments,
  lengthFor,
  momentsOf,
  percentFor,
  withCopy,
  without,
  withSegment,
} from '@clubpulse/rules/workouts/flows/edit';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { followPointer } from '../../../kit/edit/follow-pointer.ts';

export interface ProfileEditorProps {
  measure: IntensityMeasure;
  segments: EditedSegments;
  chosen: number;
  onChoose: (at: number) => void;
  onChange: (segments: EditedSegments, continues?: boolean) => void;
}

const STEP = { seconds: 5, percent: 1 } as const;

interface Stopped {
  readonly at: number;
  readonly wanted: number;
}

/** `stopped`: the segment that would have become too short. */
export function useProfileEdits({ measure, segments, onChoose, onChange }: Omit<ProfileEditorProps, 'chosen'>) {
  const plot = useRef<HTMLDivElement>(null);
  const [stopped, setStopped] = useState<Stopped | null>(null);
  const { Duration } = momentsOf(segments);
  const top = FLOW.percentMax[measure];
  const now = useRef({ segments, onChange });
  useEffect(() => {
    now.current = { segments, onChange };
  }, [segments, onChange]);

  const setLength = (at: number, wanted: number, continues = false): boolean => {
    const { segments: latest, onChange: emit } = now.current;
    const stored = lengthFor(latest, at, wanted);
    setStopped(wanted < FLOW.shortest ? { at, wanted: Math.max(0, Math.round(wanted)) } : null);
    if (latest[at]?.Seconds === stored) return false;
    emit(withSegment(latest, at, { Seconds: stored }), continues);
    return true;
  };
  const setPercent = (at: number, wanted: number, continues = false): boolean => {
    const { segments: latest, onChange: emit } = now.current;
    const stored = percentFor(measure, wanted);
    if (latest[at]?.Percent === stored) return false;
    emit(withSegment(latest, at, { Percent: stored }), continues);
    return true;
  };

  const pull = (event: PointerEvent, at: number, what: 'length' | 'percent') => {
    const box = plot.current?.getBoundingClientRect();
    const segment = segments[at];
    if (box === undefined || segment === undefined) return;
    event.preventDefault();
    onChoose(at);
    const from = { x: event.clientX, y: event.clientY };
    // The scale at the begin of the drag. Otherwise the edge would move away from the pointer.
    const perPixel = { seconds: Duration / box.width, percent: top / box.height };
    let continues = false;
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const isChanged =
        what === 'length'
          ? setLength(at, segment.Seconds + (clientX - from.x) * perPixel.seconds, continues)
          : setPercent(at, segment.Percent - (clientY - from.y) * perPixel.percent, continues);
      continues ||= isChanged;
    };
    followPointer(follow);
  };

  const goTo = (at: number) => {
    const place = Math.max(0, Math.min(segments.length - 1, at));
    flushSync(() => onChoose(place));
    plot.current?.querySelectorAll<HTMLElement>('[role="option"]')[place]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const segment = segments[at];
    if (segment === undefined) return;
    const { key, shiftKey, ctrlKey, metaKey } = event;
    if (key === 'Delete' && segments.length > 1) {
      flushSync(() => onChange(without(segments, at)));
      goTo(Math.min(at, segments.length - 2));
    } else if (key.toLowerCase() === 'd' && (ctrlKey || metaKey) && segments.length < FLOW.segments) {
      flushSync(() => onChange(withCopy(segments, at)));
      goTo(at + 1);
    } else if (shiftKey && (key === 'ArrowLeft' || key === 'ArrowRight'))
      setLength(at, segment.Seconds + (key === 'ArrowRight' ? STEP.seconds : -STEP.seconds));
    else if (shiftKey && (key === 'ArrowUp' || key === 'ArrowDown'))
      setPercent(at, segment.Percent + (key === 'ArrowUp' ? STEP.percent : -STEP.percent));
    else if (key === 'ArrowRight' || key === 'ArrowDown') goTo(at + 1);
    else if (key === 'ArrowLeft' || key === 'ArrowUp') goTo(at - 1);
    else if (key === 'Home' || key === 'End') goTo(key === 'Home' ? 0 : segments.length - 1);
    else return;
    event.preventDefault();
  };
  return { plot, stopped, pull, onKeyDown };
}
