import { isHeartRate } from '../../accounts/users/zones.ts';
import { metresAlong, type Series, type SeriesName, type Values } from '../series/series.ts';
import type { Span } from '../trainings/stretches.ts';
import { lengthOf } from './pauses.ts';

export interface Sample extends Readonly<Partial<Record<SeriesName, number | undefined>>> {
  /** Unix seconds, with fraction. */
  readonly at: number;
  readonly Hits?: number | undefined;
  readonly HeartRate?: number | undefined;
}

export interface Session {
  readonly TrainingType: string;
  readonly Name: string;
  readonly samples: readonly Sample[];
  /** Unix seconds of stops. No value is used for the time after a stop. */
  readonly breaks: readonly number[];
  /** Unix seconds of restarts. Without a restart after a stop, the pause ends at the next sample. */
  readonly resumes?: readonly number[] | undefined;
  /** Seconds counted by the recorder. */
  readonly timer?: number | undefined;
  /** The session in Unix seconds. If undefined, the first or last sample counts. */
  readonly begin?: number | undefined;
  readonly end?: number | undefined;
  /** Metres. */
  readonly Distance?: number | undefined;
  readonly Calories?: number | undefined;
  readonly AverageHeartRate?: number | undefined;
}

export interface Recorded extends Pick<Session, 'TrainingType' | 'Name' | 'Distance' | 'Calories' | 'AverageHeartRate'> {
  readonly series: Series;
  readonly beats: Uint8Array;
  readonly pauses: readonly Span[];
  readonly paused: number;
}

export const SAMPLES_MAX = 200_000;
export const RECORDING_MAX_SECONDS = 86_400;
export const FIRST_RECORDED_SECOND = Date.UTC(2000, 0, 1) / 1000;
/** The clock of a watch may be this far ahead of the server's clock. */
export const CLOCK_AHEAD_SECONDS = 15 * 60;
export const RECORDING_MIN_SECONDS = 60;
/**
 * A longer time without a sample means that the clock jumped, unless the recorder was stopped or the session includes this time.
 */
const CLOCK_JUMP_SECONDS = 6 * 3600;

/** Most seconds that a value counts until the next sample: recorders write few points if values hardly change. */
const held: Partial<Record<SeriesName | 'HeartRate', number>> = { HeartRate: 30, Power: 5, Cadence: 30, Speed: 30, Altitude: 30 };

const within = (min: number, max: number) => (value: number) => value >= min && value <= max;
/** Other values come from a sensor without a signal. Zero watts and zero cadence are possible. */
const possible: Record<SeriesName | 'HeartRate', (value: number) => boolean> = {
  HeartRate: isHeartRate,
  Power: within(0, 2500),
  Cadence: within(0, 254),
  Speed: within(0, 60),
  Altitude: within(-500, 9000),
  Distance: within(0, 2_000_000),
  Latitude: within(-90, 90),
  Longitude: within(-180, 180),
  Hits: within(0, 1),
};
const alone: readonly (SeriesName | 'HeartRate')[] = ['HeartRate', 'Power', 'Cadence', 'Speed', 'Altitude', 'Distance'];

const HITS_MAX = 20;

function hitsOf(samples: readonly Sample[], begin: number, seconds: number): Values | undefined {
  const hits = Array.from<number | null>({ length: seconds }).fill(null);
  for (const { at, Hits } of samples) {
    const second = Math.floor(at) - begin;
    if (Hits === undefined || !possible.Hits(Hits) || second < 0 || second >= seconds) continue;
    hits[second] = Math.min(HITS_MAX, (hits[second] ?? 0) + Hits);
  }
  return hits.every((count) => count === null) ? undefined : hits;
}

const isNullIsland = ({ Latitude, Longitude }: Sample): boolean => Latitude === 0 && Longitude === 0;

const isPlaced = (sample: Sample): boolean =>
  sample.Latitude !== undefined &&
  sample.Longitude !== undefined &&
  possible.Latitude(sample.Latitude) &&
  possible.Longitude(sample.Longitude) &&
  !isNullIsland(sample);

export const isEmptySample = (sample: Sample): boolean =>
  !isPlaced(sample) && ![...alone, 'Hits' as const].some((name) => sample[name] !== undefined && possible[name](sample[name]));

/**
 * The first value of a second counts. After a clock jump only the part with the most samples is used. Undefined for a recording
 * of less than a minute.
 */
export function recorded(session: Session): Recorded | undefined {
  const samples = ofOneClock(session);
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined) return summarised(session);
  const isNear = (second: number | undefined, sample: Sample): second is number =>
    second !== undefined && Math.abs(second - sample.at) < CLOCK_JUMP_SECONDS;
  const begin = Math.floor(isNear(session.begin, first) ? Math.min(session.begin, first.at) : first.at);
  const end = Math.floor(isNear(session.end, last) ? Math.max(session.end, last.at + 1) : last.at + 1);
  if (end - begin < RECORDING_MIN_SECONDS) return undefined;
  const seconds = Math.min(end - begin, RECORDING_MAX_SECONDS + 1);
  const breaks = session.breaks.map((second) => Math.floor(second) - begin).toSorted((a, b) => a - b);
  const values: Partial<Record<SeriesName, Values>> = {};
  const beats = new Uint8Array(seconds);
  for (const name of alone) {
    const read = pointsOf(samples, begin, seconds, (sample) => sample[name], possible[name]);
    const points = name === 'Distance' ? goingOn(read) : read;
    if (points.size === 0) continue;
    const laid = laidOut(points, seconds, held[name] ?? 0, breaks);
    if (name === 'HeartRate') for (const [second, bpm] of laid.entries()) beats[second] = bpm ?? 0;
    else values[name] = laid;
  }
  const placed = samples.filter(isPlaced);
  if (placed.length > 0) {
    for (const name of ['Latitude', 'Longitude'] as const)
      values[name] = laidOut(
        pointsOf(placed, begin, seconds, (sample) => sample[name], possible[name]),
        seconds,
        0,
        breaks,
      );
  }
  const hits = hitsOf(samples, begin, seconds);
  if (hits) values.Hits = hits;
  const { TrainingType, Name, Calories, AverageHeartRate } = session;
  const isStated =
    session.end !== undefined || session.Distance !== undefined || Calories !== undefined || AverageHeartRate !== undefined;
  if (!isStated && samples.every(isEmptySample)) return undefined;
  const series = { begin, seconds, values };
  const pauses = pausedIn(samples, session, begin, seconds);
  return {
    TrainingType,
    Name,
    Distance: session.Distance ?? wayOf(series),
    Calories,
    AverageHeartRate,
    pauses,
    paused: pausedFor(session.timer, pauses, seconds),
    beats,
    series,
  };
}

function summarised({ begin, end, timer, ...session }: Session): Recorded | undefined {
  const { TrainingType, Name, Distance, Calories, AverageHeartRate } = session;
  const seconds = Math.round(timer ?? (begin === undefined || end === undefined ? 0 : end - begin));
  if (begin === undefined || seconds < RECORDING_MIN_SECONDS) return undefined;
  if (Distance === undefined && Calories === undefined && AverageHeartRate === undefined) return undefined;
  const lasted = Math.min(seconds, RECORDING_MAX_SECONDS + 1);
  const series = { begin: Math.floor(begin), seconds: lasted, values: {} };
  return {
    TrainingType,
    Name,
    Distance,
    Calories,
    AverageHeartRate,
    pauses: [],
    paused: 0,
    beats: new Uint8Array(lasted),
    series,
  };
}

function pausedFor(timer: number | undefined, pauses: readonly Span[], seconds: number): number {
  const uncounted = timer === undefined ? 0 : Math.round(seconds - timer);
  return uncounted >= PAUSE_MIN_SECONDS ? Math.min(uncounted, seconds) : lengthOf(pauses);
}

const wayOf = (series: Series): number | undefined =>
  series.values.Distance?.findLast((metres) => metres !== null) ?? (series.values.Latitude && metresAlong(series));

const SILENT_SECONDS = 300;

const PAUSE_MIN_SECONDS = 5;

/**
 * A pause lasts from a stop to the next start or, if there is no start, to the next sample or the end. Long times without samples
 * are pauses too.
 */
function pausedIn(
  samples: readonly Sample[],
  { breaks, resumes = [] }: Pick<Session, 'breaks' | 'resumes'>,
  begin: number,
  seconds: number,
): Span[] {
  const recordedAt = [...new Set(samples.map(({ at }) => Math.floor(at) - begin)), seconds];
  const silences = recordedAt.flatMap((next, index) => {
    const before = recordedAt[index - 1];
    return next - (before ?? 0) > SILENT_SECONDS ? [{ begin: before === undefined ? 0 : before + 1, end: next }] : [];
  });
  const local = (all: readonly number[]) =>
    all
      .map((second) => Math.floor(second) - begin)
      .filter((second) => second >= 0 && second < seconds)
      .toSorted((a, b) => a - b);
  const stopped = stopsOf(local(breaks), local(resumes), recordedAt);
  return joined([...silences, ...stopped])
    .filter((pause) => pause.end - pause.begin >= PAUSE_MIN_SECONDS)
    .map((pause) => ({ begin: begin + pause.begin, end: begin + pause.end }));
}

function stopsOf(stops: readonly number[], resumes: readonly number[], recordedAt: readonly number[]): Span[] {
  let [next, resume] = [0, 0];
  return stops.map((stop, index) => {
    while ((recordedAt[next] ?? Number.POSITIVE_INFINITY) <= stop) next++;
    while ((resumes[resume] ?? Number.POSITIVE_INFINITY) < stop) resume++;
    const before = recordedAt[next - 1];
    const from = before === stop ? stop + 1 : stop;
    const [continues, again] = [resumes[resume], stops[index + 1]];
    const isOfThisStop = continues !== undefined && (again === undefined || continues <= again);
    return { begin: from, end: isOfThisStop ? continues : (recordedAt[next] ?? stop) };
  });
}

function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.begin - other.begin)) {
    const before = all.at(-1);
    if (before && span.begin <= before.end) all[all.length - 1] = { begin: before.begin, end: Math.max(before.end, span.end) };
    else all.push(span);
  }
  return all;
}

export function misdated(session: Session): number {
  const remaining = new Set(ofOneClock(session));
  return session.samples.filter((sample) => Number.isFinite(sample.at) && !remaining.has(sample) && !isEmptySample(sample))
    .length;
}

function ofOneClock(session: Session): readonly Sample[] {
  const inOrder = session.samples.filter(({ at }) => Number.isFinite(at)).toSorted((a, b) => a.at - b.at);
  let best: { from: number; to: number } = { from: 0, to: 0 };
  let from = 0;
  for (let to = 1; to <= inOrder.length; to++) {
    const [start, before, next] = [inOrder[from], inOrder[to - 1], inOrder[to]];
    if (start && before && next && isOneClock(session, start.at, before.at, next.at)) continue;
    if (to - from > best.to - best.from) best = { from, to };
    from = to;
  }
  return inOrder.slice(best.from, best.to);
}

function isOneClock({ begin, end, breaks }: Session, start: number, before: number, next: number): boolean {
  if (next - before < CLOCK_JUMP_SECONDS) return true;
  if (next - start > RECORDING_MAX_SECONDS) return false;
  const isWithin = begin !== undefined && end !== undefined && Math.floor(begin) <= before && next <= Math.ceil(end);
  return isWithin || breaks.some((second) => second >= before && second <= next);
}

function pointsOf(
  samples: readonly Sample[],
  begin: number,
  seconds: number,
  valueOf: (sample: Sample) => number | undefined,
  isPossible: (value: number) => boolean,
): Map<number, number> {
  const points = new Map<number, number>();
  for (const sample of samples) {
    const second = Math.floor(sample.at) - begin;
    const value = valueOf(sample);
    if (second < 0 || second >= seconds || value === undefined || !isPossible(value) || points.has(second)) continue;
    points.set(second, value);
  }
  return points;
}

/**
 * A smaller decrease in metres is a correction. After a larger decrease, or a decrease to less than half, the count has
 * restarted.
 */
const CORRECTED_METRES = 50;

function goingOn(points: ReadonlyMap<number, number>): Map<number, number> {
  const counted = new Map<number, number>();
  let [lead, before, furthest] = [0, 0, 0];
  let lost: { readonly lead: number; readonly before: number } | undefined;
  for (const [second, metres] of points) {
    if (lost && metres >= lost.before && before < lost.before / 2) {
      lead = lost.lead;
      lost = undefined;
    } else if (before - metres > Math.min(CORRECTED_METRES, before / 2)) {
      lost = { lead, before };
      lead += before;
    }
    before = metres;
    furthest = Math.max(furthest, lead + metres);
    counted.set(second, furthest);
  }
  return counted;
}

/** A value counts until the next value, at most `hold` seconds, and not across a stop. */
function laidOut(points: ReadonlyMap<number, number>, seconds: number, hold: number, breaks: readonly number[]): Values {
  const laid = Array.from<number | null>({ length: seconds }).fill(null);
  const inOrder = [...points];
  let nextBreak = 0;
  for (const [index, [second, value]] of inOrder.entries()) {
    laid[second] = value;
    const next = inOrder[index + 1]?.[0];
    while ((breaks[nextBreak] ?? Number.POSITIVE_INFINITY) < second) nextBreak++;
    if (next === undefined || next - second > hold || (breaks[nextBreak] ?? Number.POSITIVE_INFINITY) < next) continue;
    laid.fill(value, second, next);
  }
  return laid;
}

/**
 * The Unix second in which the recorder stopped. Without a stop event the timer decides. Undefined if the recorder ran until the
 * end, or if this is unknown.
 */
export function stoppedFrom({ begin, end }: Span, session: Timed): number | undefined {
  const { breaks, resumes = [] } = session;
  const last = Math.max(begin, ...secondsWithin(session, { begin, end }).slice(-1));
  const resumesAfter = (stop: number) => resumes.some((second) => second >= stop && second < end);
  const stops = breaks.filter((second) => second > begin && second >= last && second < end && !resumesAfter(second));
  if (stops.length > 0) return Math.max(Math.min(...stops), Math.min(last + 1, end));
  const counted = countedTo({ begin, end }, session);
  return last <= counted && counted < end ? counted : undefined;
}

/**
 * Without a stop event a recording longer than the timer includes the transition to the next sport, unless a time without samples
 * explains the difference.
 */
export function legEnd(leg: Span, session: Timed): number {
  const counted = countedTo(leg, session);
  const seconds = secondsWithin(session, leg);
  const last = seconds.at(-1) ?? leg.begin;
  const wasSilent = seconds.some((second, index) => second - (seconds[index - 1] ?? second) > PAUSE_MIN_SECONDS);
  return stoppedFrom(leg, session) ?? (counted >= leg.end ? leg.end : wasSilent ? Math.min(last + 1, leg.end) : counted);
}

type Timed = Pick<Session, 'samples' | 'breaks' | 'resumes' | 'timer'>;

const countedTo = ({ begin, end }: Span, { samples, breaks, resumes, timer = Number.POSITIVE_INFINITY }: Timed): number => {
  const ofLeg = samples.filter(({ at }) => at >= begin && at < end).toSorted((one, other) => one.at - other.at);
  return Math.ceil(begin + timer + lengthOf(pausedIn(ofLeg, { breaks, resumes }, Math.floor(begin), Math.floor(end - begin))));
};

const secondsWithin = ({ samples }: Timed, { begin, end }: Span): number[] =>
  samples.flatMap(({ at }) => (at >= begin && at < end ? [Math.floor(at)] : [])).toSorted((one, other) => one - other);
