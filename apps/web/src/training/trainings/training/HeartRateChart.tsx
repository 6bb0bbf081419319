import type { TrainingZones } from '@clubpulse/contract/training/trainings';
import { type ZoneLimits, zoneOf } from '@clubpulse/rules/accounts/users/zones';
import { Button, useComputedColorScheme } from '@mantine/core';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import 'uplot/dist/uPlot.min.css';
import type uPlot from 'uplot';
import { atRest } from '../../../kit/at-rest.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { chartData } from './chart-data.ts';
import classes from './HeartRateChart.module.css';
import { openPlot } from './heart-rate-plot.ts';

interface HeartRateChartProps {
  /** One value a second from the begin, 0 where there is none. */
  heartRates: readonly number[];
  zones: TrainingZones;
  /** The chart in a sentence. */
  label: string;
  /** Second under the cursor, which other charts share. */
  at: number | null;
  onAt: (second: number | null) => void;
}

const KEY_STEPS: Record<string, number> = { ArrowLeft: -5, ArrowRight: 5, PageUp: -60, PageDown: 60 };
const SHIFT_STEPS: Record<string, number> = { ArrowLeft: -60, ArrowRight: 60 };

/** The heart rate as columns of the zone at that moment under an ink line (brief 5.13). Drag to zoom, arrow keys to step. */
export function HeartRateChart({ heartRates, zones, label, at, onAt }: HeartRateChartProps) {
  const t = useT();
  const formats = useFormats();
  const scheme = useComputedColorScheme();
  const frame = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const [zoomed, setZoomed] = useState(false);
  const data = useMemo(() => chartData(heartRates), [heartRates]);
  const limits: ZoneLimits = useMemo(
    () => [zones.Zone0Bpm, zones.Zone1Bpm, zones.Zone2Bpm, zones.Zone3Bpm, zones.Zone4Bpm, zones.Zone5Bpm],
    [zones],
  );

  const zero = t('kit.minutes', { count: 0 });

  // uPlot draws with the colours of the moment, so another scheme draws a new plot.
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const opened = openPlot(element, scheme, data, limits, { zero, onCursor: onAt, onZoom: setZoomed });
    plot.current = opened;
    // Once a window that is pulled rests: drawing thousands of columns for each of its steps stutters.
    const resized = atRest(() => opened.setSize({ width: element.clientWidth, height: element.clientHeight }));
    const observer = new ResizeObserver(resized);
    observer.observe(element);
    return () => {
      resized.cancel();
      observer.disconnect();
      opened.destroy();
      plot.current = null;
    };
  }, [data, limits, scheme, zero, onAt]);

  // Where another chart points.
  useEffect(() => {
    const opened = plot.current;
    if (opened && at !== null && opened.cursor.idx !== at) opened.setCursor({ left: opened.valToPos(at, 'x'), top: 20 }, false);
  }, [at]);

  const step = (event: KeyboardEvent) => {
    const by = event.shiftKey ? SHIFT_STEPS[event.key] : KEY_STEPS[event.key];
    const target =
      event.key === 'Home' ? 0 : event.key === 'End' ? data.seconds.length - 1 : by === undefined ? undefined : (at ?? 0) + by;
    if (target === undefined || !plot.current) return;
    event.preventDefault();
    const second = Math.min(data.seconds.length - 1, Math.max(0, target));
    onAt(second);
    plot.current.setCursor({ left: plot.current.valToPos(second, 'x'), top: 20 }, false);
  };

  const bpm = at === null ? null : data.beats[at];
  const reading =
    at === null
      ? ''
      : bpm === null || bpm === undefined
        ? t('training.readingNone', { time: formats.duration(at) })
        : t('training.reading', { time: formats.duration(at), bpm, zone: zoneOf(bpm, limits) });
  return (
    <figure className={classes['figure']}>
      <div className={classes['tools']}>
        <output className={classes['reading']} data-shown={at !== null}>
          {reading}
        </output>
        <span className={classes['hint']}>{t('training.chartHint')}</span>
        {zoomed && (
          <Button
            size="xs"
            variant="default"
            onClick={() => plot.current?.setScale('x', { min: 0, max: Math.max(1, data.seconds.length - 1) })}
          >
            {t('training.wholeTraining')}
          </Button>
        )}
      </div>
      {/* A slider over the training's seconds: what a mouse reads by pointing, the keyboard reads by stepping. */}
      <div
        ref={frame}
        className={classes['plot']}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, data.seconds.length - 1)}
        aria-valuenow={at ?? 0}
        aria-valuetext={reading || label}
        onKeyDown={step}
      />
    </figure>
  );
}
