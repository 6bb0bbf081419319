import type { TrainingDetail } from '@clubpulse/contract/training/trainings';
import { METERS_PER_MILE } from '@clubpulse/rules/formats/units';
import type { Formats } from '../../platform/formats.ts';
import type { Span } from './chart-view.ts';

export type AxisKind = 'time' | 'way';

export interface Tick {
  readonly place: number;
  readonly words: string;
}

const TIME_STEPS = [5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400];

function roundStep(width: number, most: number): number {
  const least = Math.max(width / Math.max(1, most), 1e-6);
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((times) => times * power >= least) ?? 10);
}

const multiples = (from: number, to: number, step: number): number[] => {
  const first = Math.ceil(from / step - 1e-9);
  return Array.from({ length: Math.max(0, Math.floor(to / step + 1e-9) - first + 1) }, (_, index) => (first + index) * step);
};

export function axisTicks(
  kind: AxisKind,
  left: number,
  right: number,
  most: number,
  { duration, number, units }: Pick<Formats, 'duration' | 'number' | 'units'>,
  zero: string,
): Tick[] {
  if (kind === 'time') {
    const step = TIME_STEPS.find((seconds) => (right - left) / seconds <= most) ?? 28_800;
    return multiples(left, right, step).map((place) => ({
      place,
      words: place === 0 ? zero : step < 60 ? duration(place) : String(Math.round(place / 60)),
    }));
  }
  const unit = units.imperial ? METERS_PER_MILE : 1000;
  const step = roundStep((right - left) / unit, most);
  const digits = step < 0.1 ? 2 : step < 1 ? 1 : 0;
  const places = multiples(left / unit, right / unit, step);
  return places.map((count, index) => ({
    place: count * unit,
    words: index === 0 ? `${number(count, digits)} ${units.imperial ? 'mi' : 'km'}` : number(count, digits),
  }));
}

export const valueTicks = (lowest: number, highest: number, most: number): number[] =>
  multiples(lowest, highest, roundStep(highest - lowest, most));

export const pauseSpans = (pauses: TrainingDetail['Pauses']): Span[] =>
  pauses.map(({ Second, Seconds }) => ({ from: Second, to: Second + Seconds }));

export interface Silence extends Span {
  readonly isPause: boolean;
  readonly seconds: number;
}

export function silencesOf(values: readonly (number | null)[], shortest: number, pauses: readonly Span[]): Silence[] {
  const lost = pauses.reduce<readonly Span[]>(
    (gaps, pause) =>
      gaps.flatMap(({ from, to }) =>
        pause.to <= from || pause.from >= to
          ? [{ from, to }]
          : [
              { from, to: pause.from },
              { from: pause.to, to },
            ],
      ),
    gapsOf(values, shortest),
  );
  const shownGaps = (isPause: boolean) => (gap: Span) => {
    const isKnownBefore = (values[gap.from - 1] ?? null) !== null;
    return { ...gap, isPause, seconds: gap.to - gap.from + (isKnownBefore ? 1 : 0) };
  };
  return [
    ...lost.filter(({ from, to }) => to - from >= shortest).map(shownGaps(false)),
    ...pauses
      .flatMap((pause) => emptyRuns(values, pause))
      .filter(({ from, to }) => to - from >= shortest)
      .map(shownGaps(true)),
  ].toSorted((one, other) => one.from - other.from);
}

function emptyRuns(values: readonly (number | null)[], { from, to }: Span): Span[] {
  const runs: Span[] = [];
  let begin: number | undefined;
  for (let second = from; second <= to; second++) {
    const isEmpty = second < to && second < values.length && (values[second] ?? null) === null;
    if (isEmpty) begin ??= second;
    else if (begin !== undefined) {
      runs.push({ from: begin, to: second });
      begin = undefined;
    }
  }
  return runs;
}

/** Gaps of more than `shortest` seconds. `to` is the second of the next value. */
export function gapsOf(values: readonly (number | null)[], shortest: number): Span[] {
  const gaps: Span[] = [];
  let known: number | undefined;
  for (const [second, value] of values.entries()) {
    if (value === null) continue;
    if (known !== undefined && second - known > shortest) gaps.push({ from: known + 1, to: second });
    known = second;
  }
  return gaps;
}
