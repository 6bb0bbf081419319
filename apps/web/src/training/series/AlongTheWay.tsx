import type { TrainingSeries } from '@clubpulse/contract/training/series/series';
import { getTrainingSeries } from '@clubpulse/contract/training/series/series.calls';
import type { Training } from '@clubpulse/contract/training/trainings';
import { getHeartbeats } from '@clubpulse/contract/training/trainings.calls';
import { type ZoneLimits, zoneOf } from '@clubpulse/rules/accounts/users/zones';
import { type KeyboardEvent, type PointerEvent, useMemo } from 'react';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import classes from './AlongTheWay.module.css';
import { PowerFigures } from './PowerFigures.tsx';
import { Route } from './Route.tsx';
import { average, columnsOf, lineOf } from './series-plot.ts';

interface AlongTheWayProps {
  training: Pick<Training, 'TrainingId' | 'UserId' | 'Begin' | 'End' | 'Duration'>;
  limits: ZoneLimits;
  /** Second of the training under the cursor that all charts share. */
  at: number | null;
  onAt: (second: number | null) => void;
}

const COLUMNS = 400;
const FEET_OF_A_METRE = 3.28084;
const MPH = 2.236936;

/** What was recorded beside the heart rate: the route, and a chart of each series that there is (mockup n10). */
export function AlongTheWay({ training, limits, at, onAt }: AlongTheWayProps) {
  const t = useT();
  const own = useSelf().UserId === training.UserId;
  const { data: series } = useCall(
    getTrainingSeries,
    { params: { id: training.TrainingId } },
    { message: 'training.dataFailed' },
  );
  const { data: heard } = useCall(
    getHeartbeats,
    { params: { id: training.UserId }, query: { from: training.Begin, to: training.End } },
    { quiet: true },
  );
  if (!series || series.Seconds === 0) return null;
  const offset = Math.round((Date.parse(series.Begin) - Date.parse(training.Begin)) / 1000);
  const zoneAt = (second: number) => {
    const bpm = heard?.HeartRates[second + offset] ?? 0;
    return bpm === 0 ? null : zoneOf(bpm, limits);
  };
  return (
    <section className={classes['along']} aria-label={t('series.title')}>
      <h2>{t('series.title')}</h2>
      {series.Latitude && <Route series={series} zoneAt={zoneAt} at={at === null ? null : at - offset} own={own} />}
      <Charts series={series} seconds={training.Duration} offset={offset} at={at} onAt={onAt} />
      {series.PowerFigures && <PowerFigures figures={series.PowerFigures} />}
    </section>
  );
}

interface ChartsProps {
  series: TrainingSeries;
  /** Of the training. */
  seconds: number;
  /** Seconds of the training before the series began. */
  offset: number;
  at: number | null;
  onAt: (second: number | null) => void;
}

/** One slider over all charts: what a mouse reads by pointing, the keyboard reads by stepping. */
function Charts({ series, seconds, offset, at, onAt }: ChartsProps) {
  const t = useT();
  const formats = useFormats();
  const { imperial } = formats.units;
  const charts = useMemo(() => {
    const laid = (values: readonly (number | null)[]) =>
      Array.from({ length: seconds }, (_, second) => values[second - offset] ?? null);
    return [
      {
        values: series.Altitude && laid(series.Altitude),
        name: t('series.elevation'),
        words: (value: number) =>
          imperial
            ? t('series.feet', { value: formats.number(Math.round(value * FEET_OF_A_METRE)) })
            : t('series.metres', { value: formats.number(Math.round(value)) }),
      },
      {
        values: series.Speed && laid(series.Speed),
        name: t('series.speed'),
        words: (value: number) =>
          imperial
            ? t('series.mph', { value: formats.number(value * MPH, 1) })
            : t('series.kmh', { value: formats.number(value * 3.6, 1) }),
      },
      {
        values: series.Power && laid(series.Power),
        name: t('series.power'),
        words: (value: number) => t('series.watts', { value: formats.number(Math.round(value)) }),
      },
      {
        values: series.Cadence && laid(series.Cadence),
        name: t('series.cadence'),
        // Who coasts does not turn: the mean is of the turning, as bicycle computers say it. Watts are of all seconds.
        isOfMoving: true,
        words: (value: number) => t('series.rpm', { value: formats.number(Math.round(value)) }),
      },
    ].flatMap(({ values, ...chart }) => (values === null ? [] : [{ ...chart, values, columns: columnsOf(values, COLUMNS) }]));
  }, [series, seconds, offset, imperial, formats, t]);
  if (charts.length === 0) return null;
  const last = Math.max(0, seconds - 1);
  const step = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const target =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? last
          : by === undefined
            ? undefined
            : (at ?? 0) + by * (event.shiftKey ? 60 : 5);
    if (target === undefined) return;
    event.preventDefault();
    onAt(Math.min(last, Math.max(0, target)));
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onAt(Math.min(last, Math.max(0, Math.round(((event.clientX - left) / Math.max(1, width)) * last))));
  };
  const readings = at === null ? [] : charts.map(({ name, values, words }) => `${name} ${wordsAt(values, at, words)}`);
  return (
    <div
      className={classes['charts']}
      role="slider"
      tabIndex={0}
      aria-label={t('series.charts')}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at ?? 0}
      aria-valuetext={at === null ? t('series.charts') : [formats.duration(at), ...readings].join(', ')}
      onKeyDown={step}
      onPointerMove={point}
      onPointerDown={point}
    >
      {charts.map(({ name, values, columns, words, isOfMoving }) => {
        const known = columns.filter((value) => value !== null);
        const [lowest, highest] = [Math.min(...known), Math.max(...known)];
        const mean = average(isOfMoving ? values.filter((value) => value !== 0) : values);
        return (
          <figure key={name} className={classes['chart']}>
            <figcaption>
              <b>{name}</b>{' '}
              {known.length > 0 && mean !== null && (
                <span>{t('series.range', { average: words(mean), highest: words(highest) })}</span>
              )}
              {at !== null && <output className={classes['reading']}>{wordsAt(values, at, words)}</output>}
            </figcaption>
            <div className={classes['plot']}>
              <svg viewBox={`0 0 ${COLUMNS} 100`} preserveAspectRatio="none" aria-hidden="true">
                <path d={lineOf(columns, Math.min(lowest, highest - 1), highest)} className={classes['line']} />
              </svg>
              {at !== null && <i className={classes['cursor']} style={{ left: `${(100 * at) / Math.max(1, last)}%` }} />}
            </div>
          </figure>
        );
      })}
    </div>
  );
}

const wordsAt = (values: readonly (number | null)[], at: number, words: (value: number) => string): string => {
  const value = values[at] ?? null;
  return value === null ? '–' : words(value);
};
