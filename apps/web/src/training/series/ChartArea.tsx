import { type PointerEvent, useRef } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './ChartArea.module.css';
import type { Silence } from './chart-axis.ts';
import { type Axis, type ChartView, pinch, placeAtShare, type Span, secondAt, shareOf, spanOf, zoomTo } from './chart-view.ts';

interface ChartAreaProps {
  view: ChartView;
  axis: Axis;
  silences: readonly Silence[];
  gapWords: (seconds: number) => string;
  parts?: readonly ChartPart[] | undefined;
}

export interface ChartPart extends Span {
  readonly name: string;
}
const noParts: readonly ChartPart[] = [];

const TAP_SHARE = 0.01;
const WORDS_SHARE = 0.12;
/** If the longest gap is too narrow for its text and has at least this many seconds, the text is beside it. */
const BESIDE_SECONDS = 60;

export function ChartArea({ view, axis, silences, gapWords, parts = noParts }: ChartAreaProps) {
  const t = useT();
  const { duration } = useFormats();
  const span = spanOf(view, axis);
  const down = useRef(new Map<number, number>());
  const start = useRef<number | null>(null);
  const held = useRef<readonly [number, number] | null>(null);
  const shareUnder = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.min(1, Math.max(0, (clientX - left) / Math.max(1, width)));
  };
  const fingers = (): readonly [number, number] | null => {
    const [one, other] = [...down.current.values()];
    return one === undefined || other === undefined ? null : [one, other];
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const share = shareUnder(event);
    down.current.set(event.pointerId, share);
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const both = fingers();
    held.current = both && [placeAtShare(axis, span, both[0]), placeAtShare(axis, span, both[1])];
    start.current = event.pointerType === 'touch' ? null : share;
    view.onAt(secondAt(axis, span, share));
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const share = shareUnder(event);
    if (down.current.has(event.pointerId)) down.current.set(event.pointerId, share);
    const both = fingers();
    if (both && held.current) {
      pinch(view, axis, held.current, both);
      return;
    }
    const second = secondAt(axis, span, share);
    view.onAt(second);
    if (start.current !== null && Math.abs(share - start.current) > TAP_SHARE)
      view.onMarked(ordered(secondAt(axis, span, start.current), second));
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    down.current.delete(event.pointerId);
    held.current = null;
    start.current = null;
    if (!view.marked) return;
    if (event.type === 'pointerup') zoomTo(view, axis, view.marked);
    view.onMarked(null);
  };
  const placed = ({ from, to }: Span) => {
    const [left, right] = [Math.max(0, shareOf(axis, span, from)), Math.min(1, shareOf(axis, span, to))];
    return { share: right - left, style: { left: `${100 * left}%`, width: `${100 * (right - left)}%` } };
  };
  const narrow = silences
    .filter((gap) => placed(gap).share > 0 && placed(gap).share <= WORDS_SHARE && gap.to - gap.from >= BESIDE_SECONDS)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
  const wordsOf = ({ seconds, isPause }: Silence) =>
    isPause ? t('series.pausedFor', { time: duration(seconds) }) : gapWords(seconds);
  const besideOf = (gap: Span) => {
    const end = shareOf(axis, span, gap.to);
    return end <= 0.7 ? { left: `${100 * end}%` } : { right: `${100 * (1 - shareOf(axis, span, gap.from))}%` };
  };
  const { at, marked } = view;
  return (
    <div
      className={classes['area']}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onDoubleClick={() => view.onZoom(null)}
    >
      {parts.map((part) => (
        <div key={`${part.from} ${part.name}`} className={classes['part']} style={placed(part).style}>
          <small>{part.name}</small>
        </div>
      ))}
      {silences.map((gap) => {
        const { share, style } = placed(gap);
        return share <= 0 ? null : (
          <span key={gap.from} className={classes['gap']} data-pause={gap.isPause} style={style}>
            {share > WORDS_SHARE && <small>{wordsOf(gap)}</small>}
          </span>
        );
      })}
      {narrow && (
        <small className={classes['beside']} style={besideOf(narrow)}>
          {wordsOf(narrow)}
        </small>
      )}
      {marked && <i className={classes['marked']} style={placed(marked).style} />}
      {at !== null && at >= span.from && at <= span.to && (
        <i className={classes['cursor']} style={{ left: `${100 * shareOf(axis, span, at)}%` }} />
      )}
    </div>
  );
}

const ordered = (one: number, other: number): Span => ({ from: Math.min(one, other), to: Math.max(one, other) });
