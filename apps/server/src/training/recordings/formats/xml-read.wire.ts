import type { Sample, Session } from '@clubpulse/rules/training/recordings/recording';
import { sportOfName } from '@clubpulse/rules/training/recordings/sports';
import { SaxesParser } from 'saxes';
import { Broken, type PassedOver, type ReadFile, type Unread } from '../read-file.wire.ts';

/** The reader builds no tree in memory and refuses entity declarations. */

const DEPTH_MAX = 64;
const TEXT_MAX = 10_000;
const SESSIONS_MAX = 50;

interface Reader {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string, text: string): void;
  done(): Omit<ReadFile, 'passedOver' | 'isCut'>;
}

const numberOf = (text: string | undefined): number | undefined => {
  const trimmed = text?.trim() ?? '';
  const value = trimmed === '' ? Number.NaN : Number(trimmed);
  return Number.isFinite(value) ? value : undefined;
};
const timeOf = (text: string): number | undefined => {
  const milliseconds = Date.parse(text.trim());
  return Number.isNaN(milliseconds) ? undefined : milliseconds / 1000;
};

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

class Open {
  readonly samples: Sample[] = [];
  readonly breaks: number[] = [];
  type = 'other';
  name = '';
  calories = 0;
  distance = 0;
  begin: number | undefined;
  timer = 0;
  private isStill = false;

  stop(): void {
    this.isStill = this.samples.length > 0;
  }
  add(sample: Sample): void {
    const last = this.samples.at(-1);
    if (this.isStill && last) this.breaks.push(last.at);
    this.isStill = false;
    this.samples.push(sample);
  }
  session(): Session {
    return {
      TrainingType: this.type,
      Name: this.name,
      samples: this.samples,
      breaks: this.breaks,
      begin: this.samples.length === 0 ? this.begin : undefined,
      timer: this.timer || undefined,
      Distance: this.distance || undefined,
      Calories: this.calories || undefined,
    };
  }
}

/** The tags are normalized (`plainName`), because programs spell them differently. */
const valueTags: Readonly<Record<string, Exclude<keyof Sample, 'at'>>> = {
  altitudemeters: 'Altitude',
  ele: 'Altitude',
  distancemeters: 'Distance',
  cadence: 'Cadence',
  runcadence: 'Cadence',
  cad: 'Cadence',
  bikecadence: 'Cadence',
  speed: 'Speed',
  watts: 'Power',
  power: 'Power',
  poweringwatts: 'Power',
  hr: 'HeartRate',
  heartrate: 'HeartRate',
  heartratebpm: 'HeartRate',
  bpm: 'HeartRate',
  latitudedegrees: 'Latitude',
  longitudedegrees: 'Longitude',
};
const plainName = (name: string): string => name.toLowerCase().replaceAll(/[-_]/g, '');
const integers: ReadonlySet<string> = new Set(['Cadence', 'Power', 'HeartRate']);

function points(tag: string, timeTag: string, passedOver: PassedOver, add: (sample: Sample) => void) {
  let point: Mutable<Sample> | undefined;
  let isHeartRate = false;
  return {
    open(name: string, attributes: Readonly<Record<string, string>>): void {
      if (name === tag) point = { at: Number.NaN, Latitude: numberOf(attributes['lat']), Longitude: numberOf(attributes['lon']) };
      if (name === 'HeartRateBpm') isHeartRate = true;
    },
    close(name: string, text: string): boolean {
      if (point === undefined) return false;
      if (name === tag) {
        if (Number.isFinite(point.at)) add(point);
        else passedOver.Untimed++;
        point = undefined;
      } else if (name === timeTag) point.at = timeOf(text) ?? Number.NaN;
      else {
        if (name === 'HeartRateBpm') isHeartRate = false;
        const field = isHeartRate && name === 'Value' ? 'HeartRate' : valueTags[plainName(name)];
        const value = numberOf(text);
        if (field && value !== undefined) point[field] = integers.has(field) ? Math.round(value) : value;
      }
      return true;
    },
  };
}

function tcxReader(count: () => void, passedOver: PassedOver): Reader {
  const sessions: Open[] = [];
  const path: string[] = [];
  let device = '';
  let tracks = 0;
  const point = points('Trackpoint', 'Time', passedOver, (sample) => {
    count();
    sessions.at(-1)?.add(sample);
  });
  return {
    open(name, attributes) {
      path.push(name);
      if (name === 'Activity') {
        if (sessions.length >= SESSIONS_MAX) throw new Broken('RecordingTooLarge');
        sessions.push(new Open());
        const session = sessions.at(-1);
        if (session) session.type = sportOfName(attributes['Sport'] ?? '');
      }
      if (name === 'Lap') {
        tracks = 0;
        const session = sessions.at(-1);
        if (session) session.begin ??= timeOf(attributes['StartTime'] ?? '');
      }
      if (name === 'Track' && ++tracks > 1) sessions.at(-1)?.stop();
      point.open(name, attributes);
    },
    close(name, text) {
      path.pop();
      const session = sessions.at(-1);
      if (point.close(name, text) || session === undefined) return;
      const within = path.at(-1);
      if (within === 'Lap' && name === 'TotalTimeSeconds') session.timer += numberOf(text) ?? 0;
      if (within === 'Lap' && name === 'Calories') session.calories += numberOf(text) ?? 0;
      if (within === 'Lap' && name === 'DistanceMeters') session.distance += numberOf(text) ?? 0;
      if (within === 'Creator' && name === 'Name') device ||= text.trim();
    },
    done: () => ({ device, sessions: sessions.map((session) => session.session()) }),
  };
}

function gpxReader(count: () => void, passedOver: PassedOver): Reader {
  const sessions: Open[] = [];
  const path: string[] = [];
  let device = '';
  const point = points('trkpt', 'time', passedOver, (sample) => {
    count();
    sessions.at(-1)?.add(sample);
  });
  return {
    open(name, attributes) {
      path.push(name);
      if (name === 'gpx') device = attributes['creator']?.trim() ?? '';
      if (name === 'trk') {
        if (sessions.length >= SESSIONS_MAX) throw new Broken('RecordingTooLarge');
        sessions.push(new Open());
      }
      if (name === 'trkseg') sessions.at(-1)?.stop();
      point.open(name, attributes);
    },
    close(name, text) {
      path.pop();
      const session = sessions.at(-1);
      if (point.close(name, text) || session === undefined || path.at(-1) !== 'trk') return;
      if (name === 'name') session.name = text;
      if (name === 'type') session.type = sportOfName(text);
    },
    done: () => ({ device, sessions: sessions.map((session) => session.session()) }),
  };
}

const formats: Readonly<Record<string, typeof tcxReader>> = {
  TrainingCenterDatabase: tcxReader,
  gpx: gpxReader,
};

function textOf(bytes: Uint8Array): string {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
}

export function readXml(bytes: Uint8Array, samplesMax: number): ReadFile | Unread {
  let reader: Reader | undefined;
  let samples = 0;
  let isAtEnd = false;
  let isCut = false;
  const texts: string[] = [];
  const passedOver: PassedOver = { Untimed: 0, Foreign: 0 };
  const count = () => {
    if (++samples > samplesMax) throw new Broken('RecordingTooLarge');
  };
  const parser = new SaxesParser();
  parser.on('doctype', (type) => {
    const [name = ''] = type.trim().split(/[\s[]/);
    throw new Broken(Object.hasOwn(formats, localName(name)) ? 'RecordingDocumentType' : 'RecordingTypeRefused');
  });
  parser.on('error', () => {
    isCut = isAtEnd && samples > 0;
    if (isCut) return;
    throw new Broken(reader === undefined ? 'RecordingTypeRefused' : 'RecordingBroken');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const plain = localName(name);
    if (reader === undefined) {
      reader = formats[plain]?.(count, passedOver);
      if (reader === undefined) throw new Broken('RecordingTypeRefused');
    }
    if (texts.length > 0) texts[texts.length - 1] = '';
    texts.push('');
    if (texts.length > DEPTH_MAX) throw new Broken('RecordingBroken');
    reader.open(plain, attributes);
  });
  const addText = (text: string) => {
    const before = texts.pop();
    if (before === undefined) return;
    const joined = before + text;
    if (joined.length > TEXT_MAX) throw new Broken('RecordingBroken');
    texts.push(joined);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ name }) => reader?.close(localName(name), texts.pop() ?? ''));
  try {
    parser.write(textOf(bytes));
    isAtEnd = true;
    parser.close();
  } catch (error) {
    if (error instanceof Broken) return error.why;
    if (error instanceof TypeError) return 'RecordingTypeRefused';
    throw error;
  }
  const read = reader?.done();
  const recorded = read?.sessions.filter(({ samples: all, begin }) => all.length > 0 || begin !== undefined) ?? [];
  return read && recorded.length > 0 ? { ...read, passedOver, isCut, sessions: recorded } : 'RecordingEmpty';
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
