import { isHeartRate } from '../../accounts/users/zones.ts';
import { metresAlong, type Series, type SeriesName, type Values } from '../series/series.ts';
import type { Span } from '../trainings/stretches.ts';
import { lengthOf } from './pauses.ts';

/** From what a watch or a bicycle computer wrote down to seconds of a training (reference/domain.md 1.6, 2.2, 12.3). */

/** What was recorded at a moment; what is undefined was not. */
export interface Sample extends Readonly<Partial<Record<SeriesName, number | undefined>>> {
  /** Unix, seconds and parts of one. */
  readonly at: number;
  /** One, or none. */
  readonly Hits?: number | undefined;
  readonly HeartRate?: number | undefined;
}

/** What a file says of one training. */
export interface Session {
  /** Key of the training type. */
  readonly TrainingType: string;
  readonly Name: string;
  /** In the file's order, which need not be that of time. */
  readonly samples: readonly Sample[];
  /** Unix seconds from which on the recorder stood still: no value holds over them. */
  readonly breaks: readonly number[];
  /** Unix seconds at which its timer went on; without one after a stop it went on with the next sample. */
  readonly resumes?: readonly number[] | undefined;
  /** Seconds that its timer counted. */
  readonly timer?: number | undefined;
  /** Unix; undefined: as its first and last samples are. */
  readonly begin?: number | undefined;
  readonly end?: number | undefined;
  /** Metres. */
  readonly Distance?: number | undefined;
  readonly Calories?: number | undefined;
  readonly AverageHeartRate?: number | undefined;
}

export interface Recorded extends Pick<Session, 'TrainingType' | 'Name' | 'Distance' | 'Calories' | 'AverageHeartRate'> {
  readonly series: Series;
  /** One heart rate a second, 0 where there is none. */
  readonly beats: Uint8Array;
  /** When the recorder stood still, Unix. */
  readonly pauses: readonly Span[];
  /** Seconds for which it stood still. */
  readonly paused: number;
}

/** Most values of a file, and longest training: a day. */
export const SAMPLES_MAX = 200_000;
export const RECORDING_MAX_SECONDS = 86_400;
/** No watch recorded before the year 2000: its clock had not been set. */
export const FIRST_RECORDED_SECOND = Date.UTC(2000, 0, 1) / 1000;
/** By so much a watch may run ahead of the server's clock: its training is taken as it says. */
export const CLOCK_AHEAD_SECONDS = 15 * 60;
/** What is shorter is no training. */
export const RECORDING_MIN_SECONDS = 60;
/** A silence after which the clock was wrong before or after it, unless the recorder says that it stopped or went on over it. */
const CLOCK_JUMP_SECONDS = 6 * 3600;

/** For how many seconds a value holds until the next one: recorders that are smart write few points. */
const held: Partial<Record<SeriesName | 'HeartRate', number>> = { HeartRate: 30, Power: 5, Cadence: 30, Speed: 30, Altitude: 30 };

const within = (min: number, max: number) => (value: number) => value >= min && value <= max;
/** What can be; anything else is what a sensor says that hears nothing. Zero watts and zero turns are true values. */
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

/** Nobody hits more often in a second, whatever a sensor says. */
const HITS_MAX = 20;

/** How many in each second: each sample is one hit, or says that there was none. */
function hitsOf(samples: readonly Sample[], begin: number, seconds: number): Values | undefined {
  const hits = Array.from<number | null>({ length: seconds }).fill(null);
  for (const { at, Hits } of samples) {
    const second = Math.floor(at) - begin;
    if (Hits === undefined || !possible.Hits(Hits) || second < 0 || second >= seconds) continue;
    hits[second] = Math.min(HITS_MAX, (hits[second] ?? 0) + Hits);
  }
  return hits.every((count) => count === null) ? undefined : hits;
}

/** Where a receiver that has no place says it is. */
const isNullIsland = ({ Latitude, Longitude }: Sample): boolean => Latitude === 0 && Longitude === 0;

const isPlaced = (sample: Sample): boolean =>
  sample.Latitude !== undefined &&
  sample.Longitude !== undefined &&
  possible.Latitude(sample.Latitude) &&
  possible.Longitude(sample.Longitude) &&
  !isNullIsland(sample);

/** Whether no value of it is kept: it has none, or none that can be. */
export const saysNothing = (sample: Sample): boolean =>
  !isPlaced(sample) && ![...alone, 'Hits' as const].some((name) => sample[name] !== undefined && possible[name](sample[name]));

/**
 * The seconds of a session; what a second says first stays, whatever a clock that went backwards says of it again. Of parts that a
 * jump of the clock separates the one with most samples counts. Undefined: it says of no minute what was, neither by a value nor by what
 * it came to.
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
  // A place is both of its halves, and of one moment.
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
  const isSaid =
    session.end !== undefined || session.Distance !== undefined || Calories !== undefined || AverageHeartRate !== undefined;
  if (!isSaid && samples.every(saysNothing)) return undefined;
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

/** A session without a second: as long as its timer counted, and what the file says it came to. */
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

/** A timer that counted less than went by says for how long it stood still; else the pauses do. */
function pausedFor(timer: number | undefined, pauses: readonly Span[], seconds: number): number {
  const uncounted = timer === undefined ? 0 : Math.round(seconds - timer);
  return uncounted >= PAUSE_MIN_SECONDS ? Math.min(uncounted, seconds) : lengthOf(pauses);
}

/** Metres that the file says of no whole: as far as it counted, else along its places. */
const wayOf = (series: Series): number | undefined =>
  series.values.Distance?.findLast((metres) => metres !== null) ?? (series.values.Latitude && metresAlong(series));

/** So long nothing at all is recorded by nobody who moves: also where no format has a word for a stop. */
const SILENT_SECONDS = 300;

/** What is shorter is no pause: recorders write as seldom, and each value is held as long (reference/domain.md 1.6). */
const PAUSE_MIN_SECONDS = 5;

/** From each stop until the timer went on, else to the next thing that was recorded, or to the end; silences that are long are stops too. */
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

/** From each stop until it went on. What was recorded in the second of the stop was recorded before it: that second is of no pause. */
function stopsOf(stops: readonly number[], resumes: readonly number[], recordedAt: readonly number[]): Span[] {
  let [next, resume] = [0, 0];
  return stops.map((stop, index) => {
    while ((recordedAt[next] ?? Number.POSITIVE_INFINITY) <= stop) next++;
    while ((resumes[resume] ?? Number.POSITIVE_INFINITY) < stop) resume++;
    const before = recordedAt[next - 1];
    const from = before === stop ? stop + 1 : stop;
    const [goesOn, again] = [resumes[resume], stops[index + 1]];
    const isOfThisStop = goesOn !== undefined && (again === undefined || goesOn <= again);
    return { begin: from, end: isOfThisStop ? goesOn : (recordedAt[next] ?? stop) };
  });
}

/** Those that touch as one. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.begin - other.begin)) {
    const before = all.at(-1);
    if (before && span.begin <= before.end) all[all.length - 1] = { begin: before.begin, end: Math.max(before.end, span.end) };
    else all.push(span);
  }
  return all;
}

/** How many samples that say something a wrong clock put far away: they are of no training. */
export function misdated(session: Session): number {
  const kept = new Set(ofOneClock(session));
  return session.samples.filter((sample) => Number.isFinite(sample.at) && !kept.has(sample) && !saysNothing(sample)).length;
}

/** In the order of time, without what a wrong clock put far away. */
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

/** Whether no clock jumped between two samples: a silence that is long is one that the recorder knows of, within a day. */
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

/** Metres by which a receiver takes back where it thought it was; what falls deeper, or to less than half, is counted anew. */
const CORRECTED_METRES = 50;

/** Metres since the beginning, which never fall: some recorders count anew in each lap, others lose the count and find it again. */
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

/** Each value over the seconds it holds: up to the next one, where that comes soon enough and nobody stopped the recorder between. */
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
 * Unix second from which on the recorder stood still to the end: its elapsed time counts the wait too, for the next of several sports or
 * for somebody who saves it. Without a stop the time that its timer counted says it, where nothing was recorded after it. Undefined where it
 * recorded to the end, or nothing says that it stopped.
 */
export function stoppedFrom({ begin, end }: Span, session: Timed): number | undefined {
  const { breaks, resumes = [] } = session;
  const last = Math.max(begin, ...secondsWithin(session, { begin, end }).slice(-1));
  const goesOnAfter = (stop: number) => resumes.some((second) => second >= stop && second < end);
  const stops = breaks.filter((second) => second > begin && second >= last && second < end && !goesOnAfter(second));
  // What was recorded in the second of the stop was recorded before it.
  if (stops.length > 0) return Math.max(Math.min(...stops), Math.min(last + 1, end));
  const counted = countedTo({ begin, end }, session);
  return last <= counted && counted < end ? counted : undefined;
}

/**
 * Until when one of several sports was recorded: a recorder that says no stop and records on until the next one begins did so for longer
 * than its timer counted. Where it was silent in between, that may be what the timer did not count.
 */
export function legEnd(leg: Span, session: Timed): number {
  const counted = countedTo(leg, session);
  const seconds = secondsWithin(session, leg);
  const last = seconds.at(-1) ?? leg.begin;
  const wasSilent = seconds.some((second, index) => second - (seconds[index - 1] ?? second) > PAUSE_MIN_SECONDS);
  return stoppedFrom(leg, session) ?? (counted >= leg.end ? leg.end : wasSilent ? Math.min(last + 1, leg.end) : counted);
}

type Timed = Pick<Session, 'samples' | 'breaks' | 'resumes' | 'timer'>;

/** The end of the seconds that its timer counted. */
const countedTo = ({ begin, end }: Span, { samples, breaks, resumes, timer = Number.POSITIVE_INFINITY }: Timed): number => {
  const ofLeg = samples.filter(({ at }) => at >= begin && at < end).toSorted((one, other) => one.at - other.at);
  return Math.ceil(begin + timer + lengthOf(pausedIn(ofLeg, { breaks, resumes }, Math.floor(begin), Math.floor(end - begin))));
};

const secondsWithin = ({ samples }: Timed, { begin, end }: Span): number[] =>
  samples.flatMap(({ at }) => (at >= begin && at < end ? [Math.floor(at)] : [])).toSorted((one, other) => one - other);
