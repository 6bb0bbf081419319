/** Older seconds are refused, so that trainings on which others may have commented do not change. */
export const OWN_BEATS_STORED_SECONDS = 7 * 86_400;
/** Seconds that a reading may be ahead of the server's clock. Beyond this the device's clock is wrong. */
export const OWN_BEATS_AHEAD_SECONDS = 60;

/** Seconds without a heart rate are ignored. Unix seconds. */
export function mayBeStored(begin: number, beats: readonly number[], now: number): boolean {
  const first = beats.findIndex((bpm) => bpm > 0);
  const last = beats.findLastIndex((bpm) => bpm > 0);
  return first < 0 || (begin + first >= now - OWN_BEATS_STORED_SECONDS && begin + last <= now + OWN_BEATS_AHEAD_SECONDS);
}

export interface HeartRateMeasurement {
  readonly bpm: number;
  /** Skin contact; null when the strap cannot detect it. */
  readonly contact: boolean | null;
  readonly beats: boolean;
}

export const STALE_MS = 5000;

export const isStale = (beatAt: number | undefined, at: number): boolean => beatAt !== undefined && at - beatAt >= STALE_MS;

const WIDE = 0b1;
const CONTACT_DETECTED = 0b10;
const CONTACT_SUPPORTED = 0b100;
const INTERVALS = 0b10000;

/** Bluetooth Heart Rate Service (characteristic 0x2A37). Undefined for incomplete bytes. */
export function readMeasurement(bytes: DataView): HeartRateMeasurement | undefined {
  if (bytes.byteLength < 2) return undefined;
  const flags = bytes.getUint8(0);
  const isWide = (flags & WIDE) !== 0;
  if (isWide && bytes.byteLength < 3) return undefined;
  const bpm = isWide ? bytes.getUint16(1, true) : bytes.getUint8(1);
  const contact = (flags & CONTACT_SUPPORTED) === 0 ? null : (flags & CONTACT_DETECTED) !== 0;
  return { bpm, contact, beats: (flags & INTERVALS) !== 0 };
}
