/**
 * The server's time is estimated, because a screen's clock may be wrong by hours and drift, but all screens of a room must change
 * together.
 */

/** In ms: `sent` and `received` by the screen's monotonic clock, `at` by the server's clock. */
export interface ClockSample {
  readonly sent: number;
  readonly received: number;
  readonly at: number;
}

const SPAN_MS = 10_000;
const SAMPLES_MAX = 60;
/** Over a shorter time drift cannot be distinguished from delays. */
const DRIFT_AFTER_MS = 60_000;
/** Largest drift of a real clock, as a part of the time. */
const DRIFT_MAX = 500e-6;
const AGEING = 20e-6;

const tripOf = ({ sent, received }: ClockSample) => received - sent;
const offsetOf = ({ sent, received, at }: ClockSample) => at - (sent + received) / 2;
const middleOf = ({ sent, received }: ClockSample) => (sent + received) / 2;

/**
 * If a sample differs from the estimate by more than this and half the time of the request, a clock was set or the screen slept.
 */
const SET_MS = 500;

export function withSample(samples: readonly ClockSample[], sample: ClockSample): readonly ClockSample[] {
  const last = samples.at(-1);
  const known = serverTime(samples, middleOf(sample));
  if (known !== undefined && Math.abs(sample.at - known) > SET_MS + tripOf(sample) / 2) return [sample];
  if (!last || Math.floor(last.received / SPAN_MS) !== Math.floor(sample.received / SPAN_MS))
    return [...samples, sample].slice(-SAMPLES_MAX);
  return tripOf(sample) < tripOf(last) ? [...samples.slice(0, -1), sample] : samples;
}

function driftOf(samples: readonly ClockSample[]): number {
  const [first] = samples;
  const last = samples.at(-1);
  if (!first || !last || last.received - first.received < DRIFT_AFTER_MS) return 0;
  const weighed = samples.map((sample) => ({
    x: middleOf(sample) - first.received,
    y: offsetOf(sample) - offsetOf(first),
    weight: 1 / (1 + tripOf(sample)) ** 2,
  }));
  const sum = (value: (one: (typeof weighed)[number]) => number) => weighed.reduce((all, one) => all + value(one), 0);
  const weights = sum(({ weight }) => weight);
  const [x, y] = [sum((one) => one.x * one.weight) / weights, sum((one) => one.y * one.weight) / weights];
  const slope = sum((one) => one.weight * (one.x - x) * (one.y - y)) / sum((one) => one.weight * (one.x - x) ** 2);
  return Math.min(DRIFT_MAX, Math.max(-DRIFT_MAX, slope));
}

/** In ms; undefined before the first response. */
export function serverTime(samples: readonly ClockSample[], now: number): number | undefined {
  const unsure = (sample: ClockSample) => tripOf(sample) / 2 + Math.max(0, now - sample.received) * AGEING;
  const [best] = samples.toSorted((a, b) => unsure(a) - unsure(b));
  return best && now + offsetOf(best) + driftOf(samples) * (now - middleOf(best));
}
