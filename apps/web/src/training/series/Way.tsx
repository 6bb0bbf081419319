import type { TrainingSeries } from '@clubpulse/contract/training/series/series';
import type { TrainingDetail } from '@clubpulse/contract/training/trainings';
import { type ZoneLimits, zoneOf } from '@clubpulse/rules/accounts/users/zones';
import { gradesOf } from '@clubpulse/rules/training/series/grade';
import { ActionIcon, Button } from '@mantine/core';
import { IconZoomIn } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { useWidth } from '../../kit/widths.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './AlongTheWay.module.css';
import { type AxisKind, axisTicks, pauseSpans } from './chart-axis.ts';
import { type Axis, type ChartView, pressOn, type Span, spanOf, timeAxis, zoomBy } from './chart-view.ts';
import { drawnOf } from './drawn-series.ts';
import { PowerFigures } from './PowerFigures.tsx';
import { Route } from './Route.tsx';
import { readingOf, SeriesChart, shareOfPlace } from './SeriesChart.tsx';
import { metresOf, type Values } from './series-plot.ts';

interface WayProps {
  training: Pick<TrainingDetail, 'Begin' | 'Duration' | 'Pauses'>;
  series: TrainingSeries | undefined;
  heartRates: readonly number[] | undefined;
  limits: ZoneLimits;
  own: boolean;
  view: ChartView;
  heart: ((axis: Axis, kind: AxisKind) => ReactNode) | null;
}

const WAY_METRES = 100;

export function Way({ training, series: recorded, heartRates, limits, own, view, heart }: WayProps) {
  const t = useT();
  const series = recorded && recorded.Seconds > 0 ? recorded : undefined;
  const offset = series ? Math.round((Date.parse(series.Begin) - Date.parse(training.Begin)) / 1000) : 0;
  const metres = useMemo(() => (series ? metresOf(series) : []), [series]);
  const grades = useMemo(() => (series?.Altitude ? gradesOf(series.Altitude, metres) : null), [series, metres]);
  const [chosen, setKind] = useState<AxisKind>('time');
  const hasWay = (metres.at(-1) ?? 0) >= WAY_METRES;
  const kind = hasWay ? chosen : 'time';
  const axis = useMemo(
    () =>
      kind === 'time'
        ? timeAxis(training.Duration)
        : Array.from({ length: Math.max(1, training.Duration) }, (_, second) =>
            second < offset ? 0 : (metres[second - offset] ?? metres.at(-1) ?? 0),
          ),
    [kind, training.Duration, offset, metres],
  );
  const zoneAt = (second: number) => {
    const bpm = heartRates?.[second + offset] ?? 0;
    return bpm === 0 ? null : zoneOf(bpm, limits);
  };
  const pauses = useMemo(() => pauseSpans(training.Pauses), [training.Pauses]);
  const { at } = view;
  return (
    <section className={classes['along']} aria-label={t('series.title')}>
      {series?.Latitude && (
        <Route series={series} metres={metres} grades={grades} zoneAt={zoneAt} at={at === null ? null : at - offset} own={own} />
      )}
      {series && (
        <Head view={view} axis={axis}>
          {hasWay && (
            <Segmented
              label={t('series.by')}
              value={kind}
              options={[
                { value: 'time', label: t('kit.time') },
                { value: 'way', label: t('training.distanceField') },
              ]}
              onChange={setKind}
            />
          )}
        </Head>
      )}
      {heart?.(axis, kind)}
      {series && <Charts series={series} grades={grades} offset={offset} pauses={pauses} view={view} axis={axis} kind={kind} />}
      {series?.PowerFigures && <PowerFigures figures={series.PowerFigures} />}
    </section>
  );
}

interface HeadProps {
  view: ChartView;
  axis: Axis;
  children: ReactNode;
}

function Head({ view, axis, children }: HeadProps) {
  const t = useT();
  const { duration } = useFormats();
  return (
    <div className={classes['head']}>
      <h2>{t('series.title')}</h2>
      {children}
      {!view.zoom && <span className={classes['hint']}>{t('series.hint')}</span>}
      <output className={classes['seen']}>
        {view.zoom && t('series.seen', { from: duration(view.zoom.from), to: duration(view.zoom.to) })}
      </output>
      {view.zoom && (
        <Button variant="default" onClick={() => view.onZoom(null)}>
          {t('training.wholeTraining')}
        </Button>
      )}
      <ActionIcon variant="default" size="var(--ctl)" aria-label={t('series.closer')} onClick={() => zoomBy(view, axis, 0.5)}>
        <IconZoomIn size={18} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}

interface ChartsProps {
  series: TrainingSeries;
  grades: Values | null;
  /** Seconds of the training before the series begins. */
  offset: number;
  pauses: readonly Span[];
  view: ChartView;
  axis: Axis;
  kind: AxisKind;
}

function Charts({ series, grades, offset, pauses, view, axis, kind }: ChartsProps) {
  const t = useT();
  const formats = useFormats();
  const isPhone = useWidth() === 'phone';
  const seconds = axis.length;
  const charts = useMemo(
    () => drawnOf(series, grades, seconds, offset, t, formats),
    [series, grades, seconds, offset, t, formats],
  );
  if (charts.length === 0) return null;
  const span = spanOf(view, axis);
  const ticks = axisTicks(
    kind,
    axis[span.from] ?? 0,
    axis[span.to] ?? 0,
    isPhone ? 5 : 10,
    formats,
    t('kit.minutes', { count: 0 }),
  );
  const { at } = view;
  const gapWords = (gap: number) => t('series.gap', { time: formats.duration(gap) });
  const readings = at === null ? [] : charts.map((drawn) => `${drawn.name} ${readingOf(drawn, at)}`);
  return (
    <div
      className={classes['charts']}
      role="slider"
      tabIndex={0}
      aria-label={t('series.charts')}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, seconds - 1)}
      aria-valuenow={at ?? 0}
      aria-valuetext={at === null ? t('series.charts') : [formats.duration(at), ...readings].join(', ')}
      onKeyDown={(event) => pressOn(view, axis, event)}
    >
      {charts.map((drawn) => (
        <SeriesChart key={drawn.name} drawn={drawn} view={view} axis={axis} ticks={ticks} pauses={pauses} gapWords={gapWords} />
      ))}
      <div className={classes['ticks']} aria-hidden="true">
        {ticks.map(({ place, words }) => (
          <span key={place} style={{ left: `${100 * shareOfPlace(axis, span, place)}%` }}>
            {words}
          </span>
        ))}
      </div>
    </div>
  );
}
