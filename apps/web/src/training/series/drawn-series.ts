import type { TrainingSeries } from '@clubpulse/contract/training/series/series';
import { FEET_OF_A_METRE } from '@clubpulse/rules/training/series/climb';
import { gradeTone } from '@clubpulse/rules/training/series/grade';
import { hitsAMinute } from '@clubpulse/rules/training/series/hits';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';
import type { Span } from './chart-view.ts';
import type { Drawn } from './SeriesChart.tsx';
import { average, type Values } from './series-plot.ts';

const MPH = 2.236936;
const KMH = 3.6;
const toneWords = ['series.flat', 'series.gentle', 'series.steep', 'series.verySteep'] as const;

interface Drawing {
  readonly series: TrainingSeries;
  /** Values per second of the training, multiplied by a factor. */
  readonly laid: (values: Values, by?: number) => Values;
  readonly steepness: Values | undefined;
  readonly t: Translate;
  readonly formats: Formats;
}

export function drawnOf(
  series: TrainingSeries,
  grades: Values | null,
  seconds: number,
  offset: number,
  t: Translate,
  formats: Formats,
): Drawn[] {
  const laid = (values: Values, by = 1): Values =>
    Array.from({ length: seconds }, (_, second) => {
      const value = values[second - offset] ?? null;
      return value === null ? null : value * by;
    });
  const drawing: Drawing = { series, laid, steepness: grades ? laid(grades) : undefined, t, formats };
  return [elevation, gradient, speed, power, cadence, hitRate].flatMap((chart) => chart(drawing) ?? []);
}

const rangeIn =
  (t: Translate) =>
  (words: (value: number) => string, isOfMoving = false) =>
  (seen: Values) => {
    // Mean cadence ignores coasting, as on bicycle computers; mean power includes all seconds.
    const mean = average(isOfMoving ? seen.filter((value) => value !== 0) : seen);
    if (mean === null) return '';
    return t('series.range', {
      average: words(mean),
      highest: words(seen.reduce<number>((most, value) => Math.max(most, value ?? most), mean)),
    });
  };

const slopeIn =
  ({ t, formats: { number } }: Drawing) =>
  (value: number) =>
    t('series.percent', { value: number(value, 1) });

function elevation(drawing: Drawing): Drawn | undefined {
  const {
    series: { Altitude },
    laid,
    steepness,
    t,
    formats: {
      number,
      units: { imperial },
    },
  } = drawing;
  if (!Altitude) return undefined;
  const height = (value: number) => t(imperial ? 'series.feet' : 'series.metres', { value: number(Math.round(value)) });
  const slope = slopeIn(drawing);
  return {
    name: t('series.elevation'),
    values: laid(Altitude, imperial ? FEET_OF_A_METRE : 1),
    words: height,
    caption: rangeIn(t)(height),
    steepness,
    toneOf: gradeTone,
    ...(steepness && { tones: toneWords.map((key) => t(key)) }),
    also: (second: number) => {
      const percent = steepness?.[second] ?? null;
      return percent === null ? null : slope(percent);
    },
  };
}

function gradient(drawing: Drawing): Drawn | undefined {
  const { steepness, t } = drawing;
  if (!steepness?.some((percent) => percent !== null)) return undefined;
  const slope = slopeIn(drawing);
  return {
    name: t('series.grade'),
    values: steepness,
    words: slope,
    caption: (seen: Values) =>
      t('series.steepest', { grade: slope(seen.reduce<number>((most, value) => Math.max(most, value ?? most), 0)) }),
    steepness,
    toneOf: gradeTone,
    fromZero: true,
    isLow: true,
  };
}

function speed({
  series,
  laid,
  t,
  formats: {
    number,
    units: { imperial },
  },
}: Drawing): Drawn | undefined {
  if (!series.Speed) return undefined;
  const words = (value: number) => t(imperial ? 'series.mph' : 'series.kmh', { value: number(value, 1) });
  const caption = (seen: Values) => {
    const text = rangeIn(t)(words)(seen);
    return series.IsSpeedWorkedOut && text !== '' ? t('series.workedOut', { range: text }) : text;
  };
  return { name: t('series.speed'), values: laid(series.Speed, imperial ? MPH : KMH), words, caption };
}

function power({ series: { Power, PowerFigures }, laid, t, formats: { number } }: Drawing): Drawn | undefined {
  if (!Power) return undefined;
  const watts = (value: number) => t('series.watts', { value: number(Math.round(value)) });
  const zones = PowerFigures?.Zones;
  const functional = zones?.IsMeasured ? zones.FunctionalPower : undefined;
  return {
    name: t('series.power'),
    values: laid(Power),
    words: watts,
    caption: (seen: Values) =>
      [rangeIn(t)(watts)(seen), functional && t('series.dashed', { power: watts(functional) })].filter(Boolean).join(', '),
    ...(functional && { line: functional }),
  };
}

function cadence({ series: { Cadence }, laid, t, formats: { number } }: Drawing): Drawn | undefined {
  if (!Cadence) return undefined;
  const turns = (value: number) => t('series.rpm', { value: number(Math.round(value)) });
  return { name: t('series.cadence'), values: laid(Cadence), words: turns, caption: rangeIn(t)(turns, true), isLow: true };
}

function hitRate({ series: { Hits }, laid, t, formats: { number } }: Drawing): Drawn | undefined {
  if (!Hits) return undefined;
  const hits = laid(Hits);
  return {
    name: t('series.hits'),
    values: hitsAMinute(hits),
    words: (value) => t('series.aMinute', { value: number(Math.round(value)) }),
    caption: (_seen: Values, { from, to }: Span) => {
      const count = hits.slice(from, to + 1).reduce<number>((sum, value) => sum + (value ?? 0), 0);
      return t('series.hitsCount', { count });
    },
    fromZero: true,
    isLow: true,
  };
}
