import { isHeartRate } from '@clubpulse/rules/accounts/users/zones';
import {
  addHeartRates,
  addIntervals,
  type Hearts,
  type Intervals,
  noHearts,
  noIntervals,
  withHearts,
} from '@clubpulse/rules/training/recordings/fit-hearts';
import { legEnd, type Sample, type Session, stoppedFrom } from '@clubpulse/rules/training/recordings/recording';
import { FIT_TRANSITION, recorderOfFit, sportOfFit } from '@clubpulse/rules/training/recordings/sports';
import { Broken, type PassedOver, type ReadFile, type Unread } from '../read-file.wire.ts';

/** Seconds from 1970 to 1989-12-31, from which FIT files count. */
export const FIT_EPOCH = 631_065_600;
export const SEMICIRCLE = 180 / 2 ** 31;
const HEADER_MIN = 12;
const MESSAGES_MAX = 2_000_000;
const SESSIONS_MAX = 50;

export const messages = {
  fileId: 0,
  session: 18,
  lap: 19,
  record: 20,
  event: 21,
  deviceInfo: 23,
  activity: 34,
  intervals: 78,
  hearts: 132,
} as const;
const known: ReadonlySet<number> = new Set(Object.values(messages));
const wanted: ReadonlySet<number> = new Set([
  messages.fileId,
  messages.session,
  messages.record,
  messages.event,
  messages.intervals,
  messages.hearts,
]);

interface BaseType {
  readonly size: number;
  readonly read: (view: DataView, at: number, little: boolean) => number;
  readonly none: number;
}
const unsigned8: BaseType = { size: 1, read: (view, at) => view.getUint8(at), none: 0xff };
const baseTypes: Readonly<Record<number, BaseType>> = {
  0: unsigned8,
  1: { size: 1, read: (view, at) => view.getInt8(at), none: 0x7f },
  2: unsigned8,
  3: { size: 2, read: (view, at, little) => view.getInt16(at, little), none: 0x7fff },
  4: { size: 2, read: (view, at, little) => view.getUint16(at, little), none: 0xffff },
  5: { size: 4, read: (view, at, little) => view.getInt32(at, little), none: 0x7fffffff },
  6: { size: 4, read: (view, at, little) => view.getUint32(at, little), none: 0xffffffff },
  8: { size: 4, read: (view, at, little) => view.getFloat32(at, little), none: Number.NaN },
  9: { size: 8, read: (view, at, little) => view.getFloat64(at, little), none: Number.NaN },
  10: { ...unsigned8, none: 0 },
  11: { size: 2, read: (view, at, little) => view.getUint16(at, little), none: 0 },
  12: { size: 4, read: (view, at, little) => view.getUint32(at, little), none: 0 },
  13: unsigned8,
};
const TEXT = 7;
const TIMESTAMP = 253;

interface Field {
  readonly number: number;
  readonly size: number;
  readonly base: number;
}
interface Definition {
  readonly message: number;
  readonly little: boolean;
  readonly fields: readonly Field[];
  readonly size: number;
}
interface Message {
  readonly numbers: ReadonlyMap<number, number>;
  readonly texts: ReadonlyMap<number, string>;
}

export function crcOf(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
  }
  return crc;
}

export const isFit = (bytes: Uint8Array): boolean =>
  bytes.length >= HEADER_MIN && new TextDecoder('latin1').decode(bytes.subarray(8, 12)) === '.FIT';

interface Read {
  readonly samples: Sample[];
  readonly sessions: Message[];
  readonly breaks: number[];
  readonly resumes: number[];
  readonly hearts: Hearts;
  readonly intervals: Intervals;
  readonly passedOver: PassedOver;
  fileId: Message | undefined;
  isCut: boolean;
}

export function readFit(bytes: Uint8Array, samplesMax: number): ReadFile | Unread {
  const read: Read = {
    samples: [],
    sessions: [],
    breaks: [],
    resumes: [],
    hearts: noHearts(),
    intervals: noIntervals(),
    passedOver: { Untimed: 0, Foreign: 0 },
    fileId: undefined,
    isCut: false,
  };
  // A file may contain several FIT files one after the other.
  for (let at = 0; at < bytes.length; ) {
    const rest = bytes.subarray(at);
    if (!isFit(rest)) {
      if (at === 0) return 'RecordingBroken';
      break;
    }
    const view = new DataView(rest.buffer, rest.byteOffset, rest.byteLength);
    const header = view.getUint8(0);
    const size = view.getUint32(4, true);
    if (header < HEADER_MIN) return 'RecordingBroken';
    // Recorders write the length last, so a file without length, or shorter than its length, is read as far as possible.
    read.isCut = size === 0 || header + size + 2 > rest.length;
    const end = size === 0 ? rest.length : Math.min(header + size, rest.length);
    if (!read.isCut && crcOf(rest.subarray(0, end)) !== view.getUint16(end, true)) return 'RecordingBroken';
    try {
      readMessages(view, header, end, read, samplesMax);
    } catch (error) {
      const why = error instanceof Broken ? error.why : error instanceof RangeError ? 'RecordingBroken' : undefined;
      if (why === undefined) throw error;
      if (!read.isCut || why !== 'RecordingBroken') return why;
    }
    if (read.isCut) break;
    at += end + 2;
  }
  const file = fileOf(read);
  return file === 'RecordingEmpty' && read.isCut ? 'RecordingBroken' : file;
}

function readMessages(view: DataView, from: number, end: number, read: Read, samplesMax: number): void {
  const definitions = new Map<number, Definition>();
  let lastTime = 0;
  let at = from;
  for (let count = 0; at < end; count++) {
    if (count >= MESSAGES_MAX) throw new Broken('RecordingTooLarge');
    const header = view.getUint8(at++);
    const isCompressed = (header & 0x80) !== 0;
    const local = isCompressed ? (header >> 5) & 3 : header & 0x0f;
    if (!isCompressed && (header & 0x40) !== 0) {
      const definition = readDefinition(view, at, (header & 0x20) !== 0);
      definitions.set(local, definition.read);
      at = definition.next;
      continue;
    }
    const definition = definitions.get(local);
    if (definition === undefined || at + definition.size > end) throw new Broken('RecordingBroken');
    if (!known.has(definition.message)) read.passedOver.Foreign++;
    const isTimed = isCompressed || definition.fields.some(({ number }) => number === TIMESTAMP);
    if (wanted.has(definition.message) || isTimed) {
      const message = readMessage(view, at, definition);
      let time = message.numbers.get(TIMESTAMP);
      if (isCompressed) {
        const offset = header & 0x1f;
        time = (lastTime & ~0x1f) + offset + (offset < (lastTime & 0x1f) ? 0x20 : 0);
      }
      if (time !== undefined) lastTime = time;
      if (definition.message === messages.hearts) addHeartRates(read.hearts, heartsOf(view, at, definition, message, time));
      else if (definition.message === messages.intervals) addIntervals(read.intervals, intervalsOf(view, at, definition));
      else keep(definition.message, message, time === undefined ? undefined : time + FIT_EPOCH, read);
      if (
        read.samples.length + read.hearts.received.size + read.intervals.received.size > samplesMax ||
        read.sessions.length > SESSIONS_MAX
      )
        throw new Broken('RecordingTooLarge');
    }
    at += definition.size;
  }
}

function readDefinition(
  view: DataView,
  from: number,
  hasOwnFields: boolean,
): { readonly read: Definition; readonly next: number } {
  const little = view.getUint8(from + 1) === 0;
  const message = view.getUint16(from + 2, little);
  const fields: Field[] = [];
  let at = from + 5;
  let size = 0;
  for (let left = view.getUint8(from + 4); left > 0; left--, at += 3) {
    const field = { number: view.getUint8(at), size: view.getUint8(at + 1), base: view.getUint8(at + 2) & 0x1f };
    fields.push(field);
    size += field.size;
  }
  if (hasOwnFields) {
    let left = view.getUint8(at++);
    for (; left > 0; left--, at += 3) size += view.getUint8(at + 1);
  }
  return { read: { message, little, fields, size }, next: at };
}

function readMessage(view: DataView, from: number, { fields, little }: Definition): Message {
  const numbers = new Map<number, number>();
  const texts = new Map<number, string>();
  let at = from;
  for (const { number, size, base } of fields) {
    const type = baseTypes[base];
    if (base === TEXT) texts.set(number, textOf(view, at, size));
    else if (type && size >= type.size) {
      const value = type.read(view, at, little);
      if (value !== type.none && Number.isFinite(value)) numbers.set(number, value);
    }
    at += size;
  }
  return { numbers, texts };
}

function heartsOf(view: DataView, from: number, { fields }: Definition, { numbers }: Message, time: number | undefined) {
  const listOf = (wantedNumber: number): Uint8Array | undefined => {
    let at = from;
    for (const { number, size } of fields) {
      if (number === wantedNumber) return new Uint8Array(view.buffer, view.byteOffset + at, size);
      at += size;
    }
    return undefined;
  };
  return {
    at: time === undefined ? undefined : time + FIT_EPOCH,
    fraction: numbers.get(0),
    fraction256: numbers.get(1),
    ticks: numbers.get(9),
    furtherTicks: listOf(10),
    hearts: listOf(6),
  };
}

function intervalsOf(view: DataView, from: number, { fields, little }: Definition): number[] {
  let at = from;
  return fields.flatMap(({ number, size }) => {
    const begin = at;
    at += size;
    const count = number === 0 ? Math.floor(size / 2) : 0;
    return Array.from({ length: count }, (_, index) => view.getUint16(begin + 2 * index, little));
  });
}

function textOf(view: DataView, at: number, size: number): string {
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at, size);
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end)).trim();
}

const TIMER_EVENT = 0;
const stops: ReadonlySet<number | undefined> = new Set([1, 4, 8, 9]);
const START = 0;

function keep(kind: number, message: Message, time: number | undefined, read: Read): void {
  const { numbers } = message;
  if (kind === messages.fileId) read.fileId ??= message;
  else if (kind === messages.session) read.sessions.push(message);
  else if (kind === messages.record && time === undefined) read.passedOver.Untimed++;
  else if (kind === messages.record && time !== undefined) {
    read.samples.push(sampleOf(numbers, time));
    read.intervals.at = time;
  } else if (kind === messages.event && time !== undefined && numbers.get(0) === TIMER_EVENT) {
    if (stops.has(numbers.get(1))) read.breaks.push(time);
    else if (numbers.get(1) === START) read.resumes.push(time);
  }
}

const scaled = (value: number | undefined, by: number, offset = 0): number | undefined =>
  value === undefined ? undefined : value / by - offset;

export const STROKE_TYPE = 49;
const hitOf = (kind: number | undefined): number | undefined => (kind === undefined ? undefined : Math.min(1, kind));

function sampleOf(numbers: ReadonlyMap<number, number>, at: number): Sample {
  return {
    at,
    HeartRate: numbers.get(3),
    Power: numbers.get(7),
    Cadence: numbers.get(4),
    Speed: scaled(numbers.get(73) ?? numbers.get(6), 1000),
    Altitude: scaled(numbers.get(78) ?? numbers.get(2), 5, 500),
    Distance: scaled(numbers.get(5), 100),
    Latitude: scaled(numbers.get(0), 1 / SEMICIRCLE),
    Longitude: scaled(numbers.get(1), 1 / SEMICIRCLE),
    Hits: hitOf(numbers.get(STROKE_TYPE)),
  };
}

function fileOf({ sessions, breaks, resumes, passedOver, fileId, isCut, ...read }: Read): ReadFile | Unread {
  const all = sessions.map(described);
  const samples = withHearts(read.samples, receivedIn(all, read));
  if (samples.length === 0 && sessions.length === 0) return 'RecordingEmpty';
  const device = recorderOfFit(fileId?.numbers.get(1), fileId?.numbers.get(2), fileId?.texts.get(8) ?? '');
  const trained = all.filter((_, index) => sessions[index]?.numbers.get(5) !== FIT_TRANSITION);
  const complete = { device, passedOver, isCut };
  if (sessions.length <= 1 || trained.length === 0) {
    const session = { ...(trained[0] ?? described(undefined)), samples, breaks, resumes };
    const { begin, end } = session;
    const stopped = begin === undefined || end === undefined ? undefined : stoppedFrom({ begin, end }, session);
    return { ...complete, sessions: [{ ...session, end: stopped ?? end }] };
  }
  const begins = all.flatMap(({ begin }) => begin ?? []);
  return {
    ...complete,
    sessions: trained.map((stated) => {
      const begin = stated.begin ?? 0;
      const next = Math.min(...begins.filter((other) => other > begin));
      const leg = { begin, end: Math.min(stated.end ?? next, next) };
      const end = Number.isFinite(leg.end) ? legEnd(leg, { ...stated, samples, breaks, resumes }) : leg.end;
      const isWithin = (second: number) => second >= begin && second < end;
      return {
        ...stated,
        end: Number.isFinite(end) ? end : undefined,
        samples: samples.filter(({ at }) => isWithin(at)),
        breaks: breaks.filter(isWithin),
        resumes: resumes.filter(isWithin),
      };
    }),
  };
}

/**
 * A watch receives few heart rates during a swim. So the rates stored by the strap have precedence, and intervals between beats
 * are used last.
 */
function receivedIn(
  sessions: readonly Pick<Session, 'begin' | 'end'>[],
  { samples, hearts, intervals }: Pick<Read, 'samples' | 'hearts' | 'intervals'>,
): ReadonlyMap<number, number> {
  const hasRates = hearts.received.size > 0 || samples.some(({ HeartRate = 0 }) => isHeartRate(HeartRate));
  const received = hasRates ? hearts.received : intervals.received;
  if (sessions.length === 0) return received;
  const isWithin = (second: number) =>
    sessions.some(
      ({ begin = Number.NEGATIVE_INFINITY, end = Number.POSITIVE_INFINITY }) =>
        second >= Math.floor(begin) && second < Math.floor(end),
    );
  return new Map([...received].filter(([second]) => isWithin(second)));
}

function described(session: Message | undefined): Omit<Session, 'samples' | 'breaks'> {
  const numbers = session?.numbers ?? new Map<number, number>();
  const begin = scaled(numbers.get(2), 1, -FIT_EPOCH);
  const elapsed = scaled(numbers.get(7), 1000);
  return {
    TrainingType: sportOfFit(numbers.get(5), numbers.get(6)),
    Name: '',
    begin,
    end: begin === undefined || elapsed === undefined ? undefined : begin + elapsed,
    timer: scaled(numbers.get(8), 1000),
    Distance: scaled(numbers.get(9), 100),
    Calories: numbers.get(11),
    AverageHeartRate: numbers.get(16),
  };
}
