/** What charts of one training share: which second is pointed at, which part of it is in sight, and what their width stands for. */

/** Seconds of the training, both of it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Where each second of the training lies: its time, or the way until then. It never falls. */
export type Axis = readonly number[];

export interface ChartView {
  readonly at: number | null;
  readonly onAt: (second: number | null) => void;
  /** Null: the whole training. */
  readonly zoom: Span | null;
  readonly onZoom: (span: Span | null) => void;
  /** What is being drawn over to be zoomed to. */
  readonly marked: Span | null;
  readonly onMarked: (span: Span | null) => void;
}

/** No part that is in sight is shorter. */
const SHORTEST_SECONDS = 10;
const STEP_SECONDS = 5;
const LONG_STEP_SECONDS = 60;

export const timeAxis = (seconds: number): Axis => Array.from({ length: Math.max(1, seconds) }, (_, second) => second);

export const spanOf = ({ zoom }: ChartView, axis: Axis): Span => zoom ?? { from: 0, to: Math.max(0, axis.length - 1) };

const within = (second: number, { from, to }: Span): number => Math.min(to, Math.max(from, second));
/** Of a second of the training, or of its first or last where it lies outside. */
const placeOf = (axis: Axis, second: number): number => axis[Math.max(0, Math.min(axis.length - 1, Math.round(second)))] ?? 0;

/** The second that lies nearest to a place of the axis; the first of those that lie there alike. */
export function secondNear(axis: Axis, place: number): number {
  let [low, high] = [0, axis.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (placeOf(axis, middle) < place) low = middle + 1;
    else high = middle;
  }
  return low > 0 && place - placeOf(axis, low - 1) < placeOf(axis, low) - place ? low - 1 : low;
}

/** From 0 at the left edge to 1 at the right one; beyond them where it is out of sight. */
export function shareOf(axis: Axis, { from, to }: Span, second: number): number {
  const width = placeOf(axis, to) - placeOf(axis, from);
  return width > 0 ? (placeOf(axis, second) - placeOf(axis, from)) / width : 0;
}

/** The second there. */
export function secondAt(axis: Axis, span: Span, share: number): number {
  const [left, right] = [placeOf(axis, span.from), placeOf(axis, span.to)];
  return within(secondNear(axis, left + share * (right - left)), span);
}

/** What lies between two places of the axis, of the whole training; undefined: too little to be looked at. Null: all of it. */
function between(axis: Axis, left: number, right: number): Span | null | undefined {
  const last = axis.length - 1;
  const span = { from: secondNear(axis, left), to: secondNear(axis, right) };
  if (span.from <= 0 && span.to >= last) return null;
  return span.to - span.from < SHORTEST_SECONDS || placeOf(axis, span.to) <= placeOf(axis, span.from) ? undefined : span;
}

/** The stretch that was drawn over, from one second to another. */
export function zoomTo(view: ChartView, axis: Axis, { from, to }: Span): void {
  const span = between(axis, placeOf(axis, from), placeOf(axis, to));
  if (span !== undefined) view.onZoom(span);
}

/** Closer by `factor` below one, or further away; what is pointed at stays where it is. */
export function zoomBy(view: ChartView, axis: Axis, factor: number): void {
  const span = spanOf(view, axis);
  const [left, right] = [placeOf(axis, span.from), placeOf(axis, span.to)];
  const isSeen = view.at !== null && view.at >= span.from && view.at <= span.to;
  const share = isSeen ? shareOf(axis, span, view.at ?? 0) : 0.5;
  const [place, width] = [left + share * (right - left), (right - left) * factor];
  const [first, last] = [placeOf(axis, 0), placeOf(axis, axis.length - 1)];
  // At an edge of the training the whole width is still in sight.
  const begin = Math.max(first, Math.min(last - width, place - share * width));
  const found = between(axis, begin, Math.min(last, begin + width));
  if (found !== undefined) view.onZoom(found);
}

/** Two fingers hold what was under them when they were put down: the shares they had, and where they are now. */
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

/** Arrows step 5 s, with Shift a minute; plus and minus zoom, Escape shows the whole training again. */
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

/** What is in sight moves along with who steps out of it. */
function followed(view: ChartView, axis: Axis, zoom: Span, second: number): void {
  const by = second < zoom.from ? second - zoom.from : second > zoom.to ? second - zoom.to : 0;
  if (by === 0) return;
  const span = { from: zoom.from + by, to: zoom.to + by };
  if (placeOf(axis, span.to) > placeOf(axis, span.from)) view.onZoom(span);
}
