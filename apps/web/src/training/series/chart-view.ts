export interface Span {
  readonly from: number;
  readonly to: number;
}

/** For each second its time, or the distance until then. The numbers never decrease. */
export type Axis = readonly number[];

export interface ChartView {
  readonly at: number | null;
  readonly onAt: (second: number | null) => void;
  readonly zoom: Span | null;
  readonly onZoom: (span: Span | null) => void;
  readonly marked: Span | null;
  readonly onMarked: (span: Span | null) => void;
}

const SHORTEST_SECONDS = 10;
const STEP_SECONDS = 5;
const LONG_STEP_SECONDS = 60;

export const timeAxis = (seconds: number): Axis => Array.from({ length: Math.max(1, seconds) }, (_, second) => second);

export const spanOf = ({ zoom }: ChartView, axis: Axis): Span => zoom ?? { from: 0, to: Math.max(0, axis.length - 1) };

const within = (second: number, { from, to }: Span): number => Math.min(to, Math.max(from, second));
const placeOf = (axis: Axis, second: number): number => axis[Math.max(0, Math.min(axis.length - 1, Math.round(second)))] ?? 0;

export function secondNear(axis: Axis, place: number): number {
  let [low, high] = [0, axis.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (placeOf(axis, middle) < place) low = middle + 1;
    else high = middle;
  }
  return low > 0 && place - placeOf(axis, low - 1) < placeOf(axis, low) - place ? low - 1 : low;
}

export function shareOf(axis: Axis, { from, to }: Span, second: number): number {
  const width = placeOf(axis, to) - placeOf(axis, from);
  return width > 0 ? (placeOf(axis, second) - placeOf(axis, from)) / width : 0;
}

export function secondAt(axis: Axis, span: Span, share: number): number {
  const [left, right] = [placeOf(axis, span.from), placeOf(axis, span.to)];
  return within(secondNear(axis, left + share * (right - left)), span);
}

function between(axis: Axis, left: number, right: number): Span | null | undefined {
  const last = axis.length - 1;
  const span = { from: secondNear(axis, left), to: secondNear(axis, right) };
  if (span.from <= 0 && span.to >= last) return null;
  return span.to - span.from < SHORTEST_SECONDS || placeOf(axis, span.to) <= placeOf(axis, span.from) ? undefined : span;
}

export function zoomTo(view: ChartView, axis: Axis, { from, to }: Span): void {
  const span = between(axis, placeOf(axis, from), placeOf(axis, to));
  if (span !== undefined) view.onZoom(span);
}

export function zoomBy(view: ChartView, axis: Axis, factor: number): void {
  const span = spanOf(view, axis);
  const [left, right] = [placeOf(axis, span.from), placeOf(axis, span.to)];
  const isSeen = view.at !== null && view.at >= span.from && view.at <= span.to;
  const share = isSeen ? shareOf(axis, span, view.at ?? 0) : 0.5;
  const [place, width] = [left + share * (right - left), (right - left) * factor];
  const [first, last] = [placeOf(axis, 0), placeOf(axis, axis.length - 1)];
  const begin = Math.max(first, Math.min(last - width, place - share * width));
  const found = between(axis, begin, Math.min(last, begin + width));
  if (found !== undefined) view.onZoom(found);
}

export function pinch(view: ChartView, axis: Axis, held: readonly [number, number], now: readonly [number, number]): void {
  const apart = now[1] - now[0];
  if (Math.abs(apart) < 0.02) return;
  const width = (held[1] - held[0]) / apart;
  if (width <= 0) return;
  const left = Math.max(placeOf(axis, 0), held[0] - now[0] * width);
  const found = between(axis, left, Math.min(placeOf(axis, axis.length - 1), left + width));
  if (found !== undefined) view.onZoom(found);
}

export const placeAtShare = (axis: Axis, { from, to }: Span, share: number): number =>
  placeOf(axis, from) + share * (placeOf(axis, to) - placeOf(axis, from));

interface Press {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  preventDefault(): void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -STEP_SECONDS,
  ArrowRight: STEP_SECONDS,
  PageUp: -LONG_STEP_SECONDS,
  PageDown: LONG_STEP_SECONDS,
};

export function pressOn(view: ChartView, axis: Axis, event: Press): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const last = axis.length - 1;
  const step = steps[event.key];
  if (step !== undefined || event.key === 'Home' || event.key === 'End') {
    event.preventDefault();
    const by = event.shiftKey ? Math.sign(step ?? 0) * LONG_STEP_SECONDS : (step ?? 0);
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? last : (view.at ?? view.zoom?.from ?? 0) + by;
    const second = Math.min(last, Math.max(0, target));
    view.onAt(second);
    if (view.zoom) followed(view, axis, view.zoom, second);
  } else if (event.key === '+' || event.key === '=') {
    event.preventDefault();
    zoomBy(view, axis, 0.5);
  } else if (event.key === '-') {
    event.preventDefault();
    zoomBy(view, axis, 2);
  } else if (event.key === 'Escape' && (view.zoom || view.marked)) {
    event.preventDefault();
    view.onMarked(null);
    view.onZoom(null);
  }
}

function followed(view: ChartView, axis: Axis, zoom: Span, second: number): void {
  const by = second < zoom.from ? second - zoom.from : second > zoom.to ? second - zoom.to : 0;
  if (by === 0) return;
  const span = { from: zoom.from + by, to: zoom.to + by };
  if (placeOf(axis, span.to) > placeOf(axis, span.from)) view.onZoom(span);
}
