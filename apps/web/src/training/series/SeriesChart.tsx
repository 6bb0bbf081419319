import { useMemo } from 'react';
import { useFormats } from '../../platform/formats.ts';
import classes from './AlongTheWay.module.css';
import { ChartArea } from './ChartArea.tsx';
import { silencesOf, type Tick, valueTicks } from './chart-axis.ts';
import { type Axis, type ChartView, type Span, shareOf, spanOf } from './chart-view.ts';
import { areasOf, columnsOf, lineOf, type Values } from './series-plot.ts';

export interface Drawn {
  readonly name: string;
  readonly values: Values;
  readonly words: (value: number) => string;
  readonly caption: (seen: Values, span: Span) => string;
  readonly steepness?: Values | undefined;
  readonly toneOf?: (percent: number | null) => number;
  readonly tones?: readonly string[];
  readonly fromZero?: boolean;
  readonly isLow?: boolean;
  readonly line?: number;
  readonly also?: (second: number) => string | null;
}

interface SeriesChartProps {
  drawn: Drawn;
  view: ChartView;
  axis: Axis;
  ticks: readonly Tick[];
  pauses: readonly Span[];
  gapWords: (seconds: number) => string;
}

const COLUMNS = 400;
const HEADROOM = 0.08;
const GAP_SECONDS = 30;
const noTone = (): number => 0;

export function readingOf({ values, words, also }: Drawn, at: number): string {
  const value = values[at] ?? null;
  return value === null ? '–' : [words(value), also?.(at) ?? null].filter((part) => part !== null).join(', ');
}

function shapeOf({ values, steepness, toneOf = noTone, fromZero = false, line }: Drawn, axis: Axis, span: Span) {
  const columns = columnsOf(values, COLUMNS, axis, span);
  const known = columns.filter((value) => value !== null);
  if (known.length === 0) return null;
  const based = [...known, ...(fromZero ? [0] : []), ...(line === undefined ? [] : [line])];
  const [lowest, highest] = [Math.min(...based), Math.max(...based)];
  const limits = [Math.min(lowest, highest - 1), highest + Math.max(1, highest - lowest) * HEADROOM] as const;
  const steep = steepness && columnsOf(steepness, COLUMNS, axis, span).map(toneOf);
  return {
    limits,
    line: lineOf(columns, ...limits),
    areas: steep ? areasOf(columns, steep, limits, fromZero ? 0 : limits[0]) : [],
  };
}

export function SeriesChart({ drawn, view, axis, ticks, pauses, gapWords }: SeriesChartProps) {
  const { name, values, caption, tones, isLow = false, line } = drawn;
  const { number } = useFormats();
  const { from, to } = spanOf(view, axis);
  const shape = useMemo(() => shapeOf(drawn, axis, { from, to }), [drawn, axis, from, to]);
  const silences = useMemo(() => silencesOf(drawn.values, GAP_SECONDS, pauses), [drawn, pauses]);
  const span = { from, to };
  const { at } = view;
  const heightOf = (value: number, [lowest, highest]: readonly [number, number]) =>
    `${(100 * (highest - value)) / (highest - lowest)}%`;
  return (
    <figure className={classes['chart']}>
      <figcaption>
        <b>{name}</b> <span>{caption(values.slice(from, to + 1), span)}</span>
        {tones && <Legend tones={tones} />}
        {at !== null && <output className={classes['reading']}>{readingOf(drawn, at)}</output>}
      </figcaption>
      <div className={classes['plot']} data-low={isLow}>
        {shape && (
          <svg viewBox={`0 0 ${COLUMNS} 100`} preserveAspectRatio="none" aria-hidden="true">
            {shape.areas.map(({ tone, path }) => (
              <path key={tone} d={path} className={classes['tone']} data-tone={tone} />
            ))}
            <path d={shape.line} className={classes['line']} />
          </svg>
        )}
        {shape &&
          valueTicks(...shape.limits, isLow ? 2 : 3).map((value) => (
            <span key={value} className={classes['tick']} style={{ top: heightOf(value, shape.limits) }}>
              <small>{number(value, Number.isInteger(value) ? 0 : 1)}</small>
            </span>
          ))}
        {shape && line !== undefined && <i className={classes['dashed']} style={{ top: heightOf(line, shape.limits) }} />}
        {ticks.map(({ place }) => (
          <i key={place} className={classes['rule']} style={{ left: `${100 * shareOfPlace(axis, span, place)}%` }} />
        ))}
        <ChartArea view={view} axis={axis} silences={silences} gapWords={gapWords} />
      </div>
    </figure>
  );
}

function Legend({ tones }: { tones: readonly string[] }) {
  return (
    <span className={classes['legend']}>
      {tones.map((words, tone) => (
        <span key={words}>
          <i data-tone={tone} />
          {words}
        </span>
      ))}
    </span>
  );
}

export function shareOfPlace(axis: Axis, span: Span, place: number): number {
  const left = axis[span.from] ?? 0;
  const width = (axis[span.to] ?? 0) - left;
  return width > 0 ? (place - left) / width : shareOf(axis, span, span.from);
}
