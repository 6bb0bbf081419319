import { lengthOf } from '@clubpulse/rules/training/recordings/pauses';
import { fitOfRecorder, fitOfSport } from '@clubpulse/rules/training/recordings/sports';
import { isRecordedAt, passing, type WrittenTraining } from '../written.wire.ts';
import { crcOf, FIT_EPOCH, messages, SEMICIRCLE, STROKE_TYPE } from './fit-read.wire.ts';

type Base = 'enum' | 'uint8' | 'uint16' | 'uint32' | 'sint32';
const bases: Readonly<Record<Base, { readonly number: number; readonly size: number; readonly none: number }>> = {
  enum: { number: 0x00, size: 1, none: 0xff },
  uint8: { number: 0x02, size: 1, none: 0xff },
  uint16: { number: 0x84, size: 2, none: 0xffff },
  uint32: { number: 0x86, size: 4, none: 0xffffffff },
  sint32: { number: 0x85, size: 4, none: 0x7fffffff },
};

/** Undefined and null become the type's invalid value. */
type FieldValue =
  | readonly [number: number, base: Base, value: number | null | undefined]
  | readonly [number: number, base: 'string', value: string];

const STRING = 0x07;
/** Most bytes of a text and its final zero, because the length is stored in one byte. */
const STRING_BYTES = 255;

function stringOf(text: string): Buffer {
  const room = Buffer.alloc(STRING_BYTES - 1);
  const { written } = new TextEncoder().encodeInto(text, room);
  return Buffer.concat([room.subarray(0, written), Buffer.alloc(1)]);
}

const sizeOf = ([, base, value]: FieldValue): number => (base === 'string' ? stringOf(value).length : bases[base].size);

const HEADER = 14;
const DEVELOPMENT = 255;
const ACTIVITY_FILE = 4;
const CREATOR = 0;
const STOP_ALL = 4;
const OTHER_STROKE = 1;

class Writer {
  private readonly parts: Buffer[] = [];
  private readonly defined = new Map<number, number>();

  write(message: number, fields: readonly FieldValue[]): void {
    const local = this.defined.get(message) ?? this.define(message, fields);
    const size = fields.reduce((sum, field) => sum + sizeOf(field), 1);
    const bytes = Buffer.alloc(size);
    bytes.writeUInt8(local, 0);
    let at = 1;
    for (const [, base, value] of fields) {
      if (base === 'string') {
        at += stringOf(value).copy(bytes, at);
        continue;
      }
      const { size: width, none } = bases[base];
      const rounded = value === null || value === undefined ? none : Math.round(value);
      if (base === 'sint32') bytes.writeInt32LE(rounded, at);
      else bytes.writeUIntLE(Math.min(Math.max(rounded, 0), none), at, width);
      at += width;
    }
    this.parts.push(bytes);
  }

  private define(message: number, fields: readonly FieldValue[]): number {
    const local = this.defined.size;
    this.defined.set(message, local);
    const head = Buffer.from([0x40 | local, 0, 0, message & 0xff, message >> 8, fields.length]);
    const described = fields.flatMap((field) => {
      const [number, base] = field;
      return [number, sizeOf(field), base === 'string' ? STRING : bases[base].number];
    });
    this.parts.push(head, Buffer.from(described));
    return local;
  }

  done(): Uint8Array {
    const data = Buffer.concat(this.parts);
    const header = Buffer.alloc(HEADER);
    header.writeUInt8(HEADER, 0);
    header.writeUInt8(0x20, 1);
    header.writeUInt16LE(2132, 2);
    header.writeUInt32LE(data.length, 4);
    header.write('.FIT', 8, 'latin1');
    header.writeUInt16LE(crcOf(header.subarray(0, 12)), 12);
    const file = Buffer.concat([header, data, Buffer.alloc(2)]);
    file.writeUInt16LE(crcOf(file.subarray(0, -2)), file.length - 2);
    return file;
  }
}

const times = (value: number | null | undefined, by: number, offset = 0): number | null =>
  value === null || value === undefined ? null : (value + offset) * by;

export function writeFit(training: WrittenTraining): Uint8Array {
  const { series, beats } = training;
  const writer = new Writer();
  const begin = series.begin - FIT_EPOCH;
  const end = begin + series.seconds;
  const { sport, subSport } = fitOfSport(training.TrainingType);
  const { maker, model } = fitOfRecorder(training.SourceName);
  const recorder = (product: number): FieldValue[] =>
    training.SourceName === '' ? [] : [[product, 'string', training.SourceName]];
  writer.write(messages.fileId, [
    [0, 'enum', ACTIVITY_FILE],
    [1, 'uint16', maker ?? DEVELOPMENT],
    [2, 'uint16', model ?? 0],
    [4, 'uint32', begin],
    ...recorder(8),
  ]);
  writer.write(messages.deviceInfo, [
    [253, 'uint32', begin],
    [0, 'uint8', CREATOR],
    [2, 'uint16', maker ?? DEVELOPMENT],
    [4, 'uint16', model ?? 0],
    ...recorder(27),
  ]);
  const timer = (second: number, kind: number) =>
    writer.write(messages.event, [
      [253, 'uint32', second],
      [0, 'enum', 0],
      [1, 'enum', kind],
    ]);
  timer(begin, 0);
  const stops = training.pauses.flatMap((pause) => [
    { second: pause.begin - series.begin, kind: STOP_ALL },
    { second: pause.end - series.begin, kind: 0 },
  ]);
  const stopsUntil = passing(stops.map(({ second }) => second));
  let notified = 0;
  const timerUntil = (second: number) => {
    const passed = stopsUntil(second);
    for (const stop of stops.slice(notified, passed)) timer(begin + stop.second, stop.kind);
    notified = passed;
  };
  const { Power, Cadence, Speed, Altitude, Distance, Latitude, Longitude, Hits } = series.values;
  for (let second = 0; second < series.seconds; second++) {
    if (!isRecordedAt(training, second)) continue;
    timerUntil(second);
    const hits = Hits?.[second] ?? null;
    const record = (isFirst: boolean) => {
      const first = (value: number | null | undefined) => (isFirst ? value : null);
      writer.write(messages.record, [
        [253, 'uint32', begin + second],
        [0, 'sint32', times(first(Latitude?.[second]), 1 / SEMICIRCLE)],
        [1, 'sint32', times(first(Longitude?.[second]), 1 / SEMICIRCLE)],
        [78, 'uint32', times(first(Altitude?.[second]), 5, 500)],
        [3, 'uint8', first(beats[second] || null)],
        [4, 'uint8', first(Cadence?.[second])],
        [5, 'uint32', times(first(Distance?.[second]), 100)],
        [73, 'uint32', times(first(Speed?.[second]), 1000)],
        [7, 'uint16', first(Power?.[second])],
        ...(Hits ? [[STROKE_TYPE, 'enum', hits === null ? null : Math.min(1, hits) * OTHER_STROKE] as const] : []),
      ]);
    };
    record(true);
    // A record has room for one stroke, so further strokes get records of their own.
    for (let further = 1; further < (hits ?? 0); further++) record(false);
  }
  timerUntil(series.seconds - 1);
  timer(end, STOP_ALL);
  const timed = series.seconds - lengthOf(training.pauses);
  const summary: readonly FieldValue[] = [
    [253, 'uint32', end],
    [2, 'uint32', begin],
    [7, 'uint32', series.seconds * 1000],
    [8, 'uint32', timed * 1000],
    [9, 'uint32', times(training.Distance, 100)],
    [11, 'uint16', training.Calories],
  ];
  writer.write(messages.lap, [...summary, [0, 'enum', 9], [1, 'enum', 1], [25, 'enum', sport]]);
  writer.write(messages.session, [
    ...summary,
    [5, 'enum', sport],
    [6, 'enum', subSport],
    [16, 'uint8', training.AverageHeartRate],
    [0, 'enum', 8],
    [1, 'enum', 1],
    [25, 'uint16', 0],
    [26, 'uint16', 1],
  ]);
  writer.write(messages.activity, [
    [253, 'uint32', end],
    [0, 'uint32', timed * 1000],
    [1, 'uint16', 1],
    [2, 'enum', 0],
    [3, 'enum', 26],
    [4, 'enum', 1],
  ]);
  return writer.done();
}
