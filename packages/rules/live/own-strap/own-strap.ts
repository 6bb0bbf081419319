/** Rules for a strap that the athlete’s own device receives, without a bridge (decision 0161). */

/** Older seconds are refused, because a journal of a week ago has been read and commented. */
export const OWN_BEATS_STORED_SECONDS = 7 * 86_400;
/** Seconds further ahead of the server's clock are refused, because the device's clock is wrong. */
export const OWN_BEATS_AHEAD_SECONDS = 60;

/** `begin` and `now` are Unix seconds. Only seconds with a heart rate are checked. */
export function mayBeStored(begin: number, beats: readonly number[], now: number): boolean {
  const first = beats.findIndex((bpm) => bpm > 0);
  const last = beats.findLastIndex((bpm) => bpm > 0);
  return first < 0 || (begin + first >= now - OWN_BEATS_STORED_SECONDS && begin + last <= now + OWN_BEATS_AHEAD_SECONDS);
}

export interface HeartRateMeasurement {
  /** Heart rate from the strap in bpm; 0 without one. */
  readonly bpm: number;
  /** False when the strap reports no skin contact. Null when it cannot detect it. */
  readonly contact: boolean | null;
  readonly beats: boolean;
}

export const STALE_MS = 5000;

export const isStale = (beatAt: number | undefined, at: number): boolean => beatAt !== undefined && at - beatAt >= STALE_MS;

const WIDE = 0b1;
const CONTACT_DETECTED = 0b10;
const CONTACT_SUPPORTED = 0b100;
const INTERVALS = 0b10000;

/** Reads the characteristic 0x2A37 of the Bluetooth Heart Rate Service. Undefined when it is incomplete. */
export function readMeasurement(bytes: DataView): HeartRateMeasurement | undefined {
  if (bytes.byteLength < 2) return undefined;
  const flags = bytes.getUint8(0);
  const isWide = (flags & WIDE) !== 0;
  if (isWide && bytes.byteLength < 3) return undefined;
  const bpm = isWide ? bytes.getUint16(1, true) : bytes.getUint8(1);
  const contact = (flags & CONTACT_SUPPORTED) === 0 ? null : (flags & CONTACT_DETECTED) !== 0;
  return { bpm, contact, beats: (flags & INTERVALS) !== 0 };
}
