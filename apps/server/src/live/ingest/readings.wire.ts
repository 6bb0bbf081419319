import { ANT_STRAP_MAX, BLUETOOTH_STRAPS, strapNumber } from '@clubpulse/contract/devices/strap-number';
import {
  BATTERY_UNKNOWN,
  BINARY_HEADER_BYTES,
  BINARY_READING_2_BYTES,
  BINARY_READING_BYTES,
  BINARY_VERSION,
  BINARY_VERSION_2,
  READING_AGE_MAX_MS,
  READINGS_MAX,
} from '@clubpulse/contract/live/bridge-protocol';
import { instantSchema } from '@clubpulse/contract/scalars';

export type MalformedReason = 'empty' | 'version' | 'length' | 'count' | 'json' | 'shape';

const U32_MAX = 0xffffffff;
const BRACE = 0x7b;

/**
 * The format is in `contract/live/bridge-protocol`. The arrays are reused, because new arrays for 45,000 readings a second would
 * burden the garbage collection.
 */
export class Readings {
  /** 0 when the sender does not number its messages. If possible read even from an unusable message. */
  queue = 0;
  seq = 0;
  first = 0;
  /** Unix ms. A bridge with a wrong clock may send any value, even NaN. */
  sentAt = 0;
  count = 0;
  refused = 0;
  readonly straps = new Float64Array(READINGS_MAX);
  readonly bpm = new Uint8Array(READINGS_MAX);
  readonly rssi = new Int8Array(READINGS_MAX);
  /** Percent, or `BATTERY_UNKNOWN`. */
  readonly battery = new Uint8Array(READINGS_MAX);

  /** Returns why a body is unusable, and never throws. `now` (Unix ms) dates a body without a time. */
  read(payload: Buffer, now: number): MalformedReason | undefined {
    this.queue = this.seq = this.first = this.count = this.refused = 0;
    if (payload.length === 0) return 'empty';
    const first = payload[0];
    if (first === BINARY_VERSION) return this.#readBinary(payload, BINARY_READING_BYTES);
    if (first === BINARY_VERSION_2) return this.#readBinary(payload, BINARY_READING_2_BYTES);
    if (first !== BRACE && !isSpace(first)) return 'version';
    const text = payload.toString();
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      this.queue = numberIn(text, 'queue');
      this.seq = numberIn(text, 'seq');
      return 'json';
    }
    return this.#readJson(body, now);
  }

  #readBinary(payload: Buffer, readingBytes: number): MalformedReason | undefined {
    const bytes = payload.length - BINARY_HEADER_BYTES;
    const count = bytes / readingBytes;
    if (bytes < 0) return 'length';
    this.queue = payload.readUInt32LE(1);
    this.seq = payload.readUInt32LE(5);
    if (!Number.isInteger(count)) return 'length';
    if (count > READINGS_MAX) return 'count';
    this.first = payload.readUInt32LE(9);
    this.sentAt = payload.readDoubleLE(13);
    if (readingBytes === BINARY_READING_2_BYTES) return this.#readVersion2(payload, count);
    this.battery.fill(BATTERY_UNKNOWN, 0, count);
    for (let read = 0, at = BINARY_HEADER_BYTES; read < count; read++, at += BINARY_READING_BYTES) {
      const strap = payload.readUInt32LE(at);
      if (strap > ANT_STRAP_MAX) {
        this.refused++;
        continue;
      }
      const index = this.count++;
      this.straps[index] = strap;
      this.bpm[index] = payload[at + 4] ?? 0;
      this.rssi[index] = payload.readInt8(at + 5);
    }
    return undefined;
  }

  #readVersion2(payload: Buffer, count: number): undefined {
    for (let read = 0, at = BINARY_HEADER_BYTES; read < count; read++, at += BINARY_READING_2_BYTES) {
      const kind = payload[at] ?? 0;
      const number = payload.readUIntLE(at + 1, 6);
      if (kind > 1 || (kind === 0 && number > ANT_STRAP_MAX)) {
        this.refused++;
        continue;
      }
      const index = this.count++;
      this.straps[index] = number + kind * BLUETOOTH_STRAPS;
      this.bpm[index] = payload[at + 7] ?? 0;
      this.rssi[index] = payload.readInt8(at + 8);
      const battery = payload[at + 9] ?? BATTERY_UNKNOWN;
      this.battery[index] = battery <= 100 ? battery : BATTERY_UNKNOWN;
    }
    return undefined;
  }

  /** Must accept the same as `jsonReadingsSchema`, which takes ten times as long. A test compares both. */
  #readJson(body: unknown, now: number): MalformedReason | undefined {
    if (!isRecord(body)) return 'shape';
    const [queue, seq, first] = [number32(body['queue']), number32(body['seq']), number32(body['first'])];
    this.queue = queue ?? 0;
    this.seq = seq ?? 0;
    const { readings } = body;
    const sentAt = instant(body['sentAt'], now);
    if (!Array.isArray(readings) || queue === undefined || seq === undefined || first === undefined || sentAt === undefined) {
      return 'shape';
    }
    if (readings.length > READINGS_MAX) return 'count';
    this.first = first;
    this.sentAt = sentAt;
    for (const reading of readings as unknown[]) if (!this.#readReading(reading)) this.refused++;
    return undefined;
  }

  #readReading(reading: unknown): boolean {
    if (!isRecord(reading)) return false;
    const { hardwareId, hr, rssi, ageMs, battery } = reading;
    const strap = typeof hardwareId === 'string' ? strapNumber(hardwareId) : undefined;
    if (strap === undefined || typeof hr !== 'number' || !Number.isInteger(hr) || hr < 0 || hr > 255) return false;
    if (rssi !== undefined && (typeof rssi !== 'number' || !(rssi >= -128 && rssi <= 0))) return false;
    if (ageMs !== undefined && (typeof ageMs !== 'number' || !(ageMs >= 0))) return false;
    if (battery !== undefined && (typeof battery !== 'number' || !Number.isInteger(battery) || battery < 0 || battery > 100))
      return false;
    if (ageMs !== undefined && ageMs > READING_AGE_MAX_MS) return true;
    this.straps[this.count] = strap;
    this.bpm[this.count] = hr;
    this.rssi[this.count] = rssi === undefined ? 0 : Math.round(rssi);
    this.battery[this.count] = battery ?? BATTERY_UNKNOWN;
    this.count++;
    return true;
  }
}

const isSpace = (byte: number | undefined) => byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function number32(value: unknown): number | undefined {
  if (value === undefined) return 0;
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= U32_MAX ? value : undefined;
}

/** A truncated message may still contain the number. The result is 0 without a number. */
const numberIn = (text: string, name: string): number =>
  number32(Number(new RegExp(`"${name}"\\s*:\\s*(\\d{1,10})\\s*[,}]`).exec(text)?.[1] ?? 0)) ?? 0;

/** Unix ms: `now` for a missing value; undefined for an invalid one. */
function instant(value: unknown, now: number): number | undefined {
  if (value === undefined) return now;
  if (typeof value === 'number') return value >= 0 && Number.isFinite(value) ? value : undefined;
  const iso = instantSchema.safeParse(value).data;
  return iso === undefined ? undefined : Date.parse(iso);
}
