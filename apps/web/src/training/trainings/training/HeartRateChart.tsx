import type { TrainingDetail, TrainingZones } from '@clubpulse/contract/training/trainings';
import { type ZoneLimits, zoneOf } from '@clubpulse/rules/accounts/users/zones';
import { Button, useComputedColorScheme } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import 'uplot/dist/uPlot.min.css';
import type uPlot from 'uplot';
import { debounce } from '../../../kit/debounce.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import {
  type Axis,
  type AxisKind,
  axisTicks,
  ChartArea,
  type ChartPart,
  type ChartView,
  pauseSpans,
  pressOn,
  silencesOf,
  spanOf,
} from '../../series/public.ts';
import { chartData } from './chart-data.ts';
import classes from './HeartRateChart.module.css';
import { openPlot, plotInset } from './heart-rate-plot.ts';

interface HeartRateChartProps {
  heartRates: readonly number[];
  pauses: TrainingDetail['Pauses'];
  parts?: readonly ChartPart[] | undefined;
  zones: Pick<TrainingZones, 'Zone0Bpm' | 'Zone1Bpm' | 'Zone2Bpm' | 'Zone3Bpm' | 'Zone4Bpm' | 'Zone5Bpm'>;
  average: number | null;
  peak: number | null;
  label: string;
  view: ChartView;
  axis: Axis;
  kind: AxisKind;
  isOfMany: boolean;
}

const GAP_SECONDS = 10;

function receivedIn(beats: readonly (number | null)[]): { readonly average: number; readonly peak: number } | null {
  const received = beats.filter((bpm) => bpm !== null);
  if (received.length === 0) return null;
  const [sum, peak] = received.reduce(([all, most], bpm) => [all + bpm, Math.max(most, bpm)], [0, 0]);
  return { average: Math.round(sum / received.length), peak };
}

export function HeartRateChart(props: HeartRateChartProps) {
  const { heartRates, pauses, parts, zones, average, peak, label, view, axis, kind, isOfMany } = props;
  const t = useT();
  const formats = useFormats();
  const scheme = useComputedColorScheme();
  const frame = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const data = useMemo(() => chartData(heartRates), [heartRates]);
  const silences = useMemo(() => silencesOf(data.beats, GAP_SECONDS, pauseSpans(pauses)), [data, pauses]);
  const limits: ZoneLimits = useMemo(
    () => [zones.Zone0Bpm, zones.Zone1Bpm, zones.Zone2Bpm, zones.Zone3Bpm, zones.Zone4Bpm, zones.Zone5Bpm],
    [zones],
  );
  const zero = t('kit.minutes', { count: 0 });
  const { from, to } = spanOf(view, axis);
  const [left, right] = [axis[from] ?? 0, Math.max((axis[from] ?? 0) + 1, axis[to] ?? 0)];

  // uPlot draws with the colours of its creation, so it is created again when the theme changes.
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const opened = openPlot(element, scheme, data, limits, {
      axis,
      ticks: (first, last, most) => axisTicks(kind, first, last, most, formats, zero),
    });
    plot.current = opened;
    const resized = debounce(() => opened.setSize({ width: element.clientWidth, height: element.clientHeight }));
    const observer = new ResizeObserver(resized);
    observer.observe(element);
    return () => {
      resized.cancel();
      observer.disconnect();
      opened.destroy();
      plot.current = null;
    };
  }, [data, limits, scheme, zero, axis, kind, formats]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a redrawn plot shows all series until they are set.
  useEffect(() => {
    plot.current?.setScale('x', { min: left, max: right });
  }, [left, right, data, limits, scheme, axis]);

  const seen = useMemo(() => receivedIn(data.beats.slice(from, to + 1)), [data, from, to]);
  const text = view.zoom ? seen : average === null || peak === null ? null : { average, peak };
  const { at } = view;
  const bpm = at === null ? null : data.beats[at];
  const isPaused = at !== null && silences.some(({ isPause, from: begin, to: end }) => isPause && at >= begin && at < end);
  const reading =
    at === null
      ? ''
      : bpm === null || bpm === undefined
        ? t(isPaused ? 'training.readingPaused' : 'training.readingNone', { time: formats.duration(at) })
        : t('training.reading', { time: formats.duration(at), bpm, zone: zoneOf(bpm, limits) });
  return (
    <figure className={classes['figure']}>
      <div className={classes['tools']}>
        <b>{t('training.heartRate')}</b>
        {text && <span className={classes['said']}>{t('training.averagePeak', text)}</span>}
        <output className={classes['reading']} data-shown={at !== null}>
          {reading}
        </output>
        {!isOfMany && (
          <>
            <span className={classes['hint']}>{t('training.chartHint')}</span>
            {view.zoom && (
              <Button size="xs" variant="default" onClick={() => view.onZoom(null)}>
                {t('training.wholeTraining')}
              </Button>
            )}
          </>
        )}
      </div>
      <div
        className={classes['plot']}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, axis.length - 1)}
        aria-valuenow={at ?? 0}
        aria-valuetext={reading || label}
        onKeyDown={(event) => pressOn(view, axis, event)}
      >
        <div ref={frame} className={classes['drawing']} />
        <div className={classes['over']} style={plotInset}>
          <ChartArea
            view={view}
            axis={axis}
            silences={silences}
            parts={parts}
            gapWords={(seconds) => t('training.silentFor', { time: formats.duration(seconds) })}
          />
        </div>
      </div>
    </figure>
  );
}
