import { FLOW, type IntensityMeasure } from '@clubpulse/contract/workouts/flows/flows';
import { formatCountdown } from '@clubpulse/rules/formats/duration';
import {
  type EditedSegments,
  lengthFor,
  momentsOf,
  percentFor,
  withCopy,
  without,
  withSegment,
} from '@clubpulse/rules/workouts/flows/edit';
import { intensityZone } from '@clubpulse/rules/workouts/flows/target';
import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../../../platform/phrases.ts';
import classes from './profile.module.css';

interface ProfileEditorProps {
  measure: IntensityMeasure;
  segments: EditedSegments;
  chosen: number;
  onChoose: (at: number) => void;
  onChange: (segments: EditedSegments, goesOn?: boolean) => void;
}

const STEP = { seconds: 5, percent: 1 } as const;

interface Stopped {
  readonly at: number;
  readonly wanted: number;
}

export function ProfileEditor({ measure, segments, chosen, onChoose, onChange }: ProfileEditorProps) {
  const t = useT();
  const plot = useRef<HTMLDivElement>(null);
  const [stopped, setStopped] = useState<Stopped | null>(null);
  const { Segments: moments, Duration } = momentsOf(segments);
  const top = FLOW.percentMax[measure];
  const now = useRef({ segments, onChange });
  useEffect(() => {
    now.current = { segments, onChange };
  }, [segments, onChange]);

  const setLength = (at: number, wanted: number, goesOn = false): boolean => {
    const { segments: latest, onChange: tell } = now.current;
    const kept = lengthFor(latest, at, wanted);
    setStopped(wanted < FLOW.shortest ? { at, wanted: Math.max(0, Math.round(wanted)) } : null);
    if (latest[at]?.Seconds === kept) return false;
    tell(withSegment(latest, at, { Seconds: kept }), goesOn);
    return true;
  };
  const setPercent = (at: number, wanted: number, goesOn = false): boolean => {
    const { segments: latest, onChange: tell } = now.current;
    const kept = percentFor(measure, wanted);
    if (latest[at]?.Percent === kept) return false;
    tell(withSegment(latest, at, { Percent: kept }), goesOn);
    return true;
  };

  const pull = (event: PointerEvent, at: number, what: 'length' | 'percent') => {
    const box = plot.current?.getBoundingClientRect();
    const segment = segments[at];
    if (box === undefined || segment === undefined) return;
    event.preventDefault();
    onChoose(at);
    const from = { x: event.clientX, y: event.clientY };
    // The scale of the start is used throughout, else the edge would move away from the pointer.
    const perPixel = { seconds: Duration / box.width, percent: top / box.height };
    // A whole drag is one undo step.
    let goesOn = false;
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const isChanged =
        what === 'length'
          ? setLength(at, segment.Seconds + (clientX - from.x) * perPixel.seconds, goesOn)
          : setPercent(at, segment.Percent - (clientY - from.y) * perPixel.percent, goesOn);
      goesOn ||= isChanged;
    };
    const end = () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
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

  const lines = measure === 'Ftp' ? [55, 75, 90, 105, 120, 150] : [50, 60, 70, 80, 90];
  const wrong = stopped && segments[stopped.at];
  return (
    <div className={classes['profile']}>
      <div className={classes['plot']} ref={plot} role="listbox" aria-label={t('flows.segments')}>
        {lines.map((percent) => (
          <span key={percent} className={classes['line']} style={{ bottom: `${(percent / top) * 100}%` }} aria-hidden="true">
            {percent}%
          </span>
        ))}
        {segments.map((segment, at) => {
          const begin = moments[at]?.Begin ?? 0;
          const zone = intensityZone(measure, segment.Percent);
          const width = (segment.Seconds / Duration) * 100;
          const name = segment.Name || zoneName(measure, zone);
          return (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
              key={at}
              role="option"
              aria-selected={at === chosen}
              tabIndex={at === chosen || (chosen >= segments.length && at === 0) ? 0 : -1}
              className={classes['segment']}
              data-zone={zone}
              data-on={at === chosen}
              style={{ left: `${(begin / Duration) * 100}%`, width: `${width}%`, height: `${(segment.Percent / top) * 100}%` }}
              onFocus={() => onChoose(at)}
              onPointerDown={() => onChoose(at)}
              onKeyDown={(event) => onKeyDown(event, at)}
            >
              <VisuallyHidden>
                {t('flows.say', { number: at + 1, name, time: formatCountdown(segment.Seconds), percent: segment.Percent })}
              </VisuallyHidden>
              {width > 7 && (
                <span className={classes['name']} aria-hidden="true">
                  {segment.Name} <b>{formatCountdown(segment.Seconds)}</b>
                </span>
              )}
              {width > 3 && (
                <b className={classes['zone']} aria-hidden="true">
                  {zoneName(measure, zone)}
                </b>
              )}
              <i className={classes['top']} onPointerDown={(event) => pull(event, at, 'percent')} />
              <i className={classes['edge']} onPointerDown={(event) => pull(event, at, 'length')} />
            </div>
          );
        })}
      </div>
      <div className={classes['cadence']} aria-hidden="true">
        {segments.map(({ Cadence, Seconds }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
          <span key={at} style={{ flexGrow: Seconds }}>
            {Cadence}
          </span>
        ))}
      </div>
      <p className={classes['keys']}>{t('flows.keys')}</p>
      {wrong && (
        <p role="status" className={classes['stopped']}>
          <b>{t('flow-too-short')}</b>{' '}
          {t('flows.stays', {
            number: stopped.at + 1,
            wanted: formatCountdown(stopped.wanted),
            kept: formatCountdown(wrong.Seconds),
          })}
        </p>
      )}
    </div>
  );
}

const zoneName = (measure: IntensityMeasure, zone: number): string => `${measure === 'Ftp' ? 'P' : 'Z'}${zone}`;
