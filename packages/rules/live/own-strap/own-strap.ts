/** Rules for a strap that the athlete’s own device receives instead of a bridge (decision 0161). */

/**
 * Seconds that are older than this are refused, because readers have already read and commented on a journal that is a week old.
 */
export const OWN_BEATS_STORED_SECONDS = 7 * 86_400;
/** Seconds that are further ahead of the server's clock than this are refused, because the device's clock is wrong. */
export const OWN_BEATS_AHEAD_SECONDS = 60;

/** Neither too old nor in the future; seconds without a heart rate are ignored. `begin` and `now` are Unix seconds. */
export function mayBeStored(begin: number, beats: readonly number[], now: number): boolean {
  const first = beats.findIndex((bpm) => bpm > 0);
  const last = beats.findLastIndex((bpm) => bpm > 0);
  return first < 0 || (begin + first >= now - OWN_BEATS_STORED_SECONDS && begin + last <= now + OWN_BEATS_AHEAD_SECONDS);
}

export interface HeartRateMeasurement {
  /** Heart rate in bpm that the strap reports; 0 if it detects none. */
  readonly bpm: number;
  /** False when the strap reports no skin contact; null when it can not detect skin contact. */
  readonly contact: boolean | null;
  readonly beats: boolean;
}

export const STALE_MS = 5000;

export const isStale = (beatAt: number | undefined, at: number): boolean => beatAt !== undefined && at - beatAt >= STALE_MS;

const WIDE = 0b1;
const CONTACT_DETECTED = 0b10;
const CONTACT_SUPPORTED = 0b100;
const INTERVALS = 0b10000;

/** Reads a measurement of the Bluetooth Heart Rate Service (characteristic 0x2A37). Undefined when its bytes are incomplete. */
export function readMeasurement(bytes: DataView): HeartRateMeasurement | undefined {
  if (bytes.byteLength < 2) return undefined;
  const flags = bytes.getUint8(0);
  const isWide = (flags & WIDE) !== 0;
  if (isWide && bytes.byteLength < 3) return undefined;
  const bpm = isWide ? bytes.getUint16(1, true) : bytes.getUint8(1);
  const contact = (flags & CONTACT_SUPPORTED) === 0 ? null : (flags & CONTACT_DETECTED) !== 0;
  return { bpm, contact, beats: (flags & INTERVALS) !== 0 };
}
