/** A strap that the athlete’s own device hears, without a bridge (docs/decisions, "A strap of one’s own"). */

/** What did not go out for so long is not taken any more: her journal of a week ago has been read and commented. */
export const OWN_BEATS_KEPT_SECONDS = 7 * 86_400;
/** A second further ahead of the server's clock than this is of a wrong one. */
export const OWN_BEATS_AHEAD_SECONDS = 60;

/** Whether the seconds from `begin` (Unix) may be stored at `now`; only those with a heart rate count. */
export function mayBeStored(begin: number, beats: readonly number[], now: number): boolean {
  const first = beats.findIndex((bpm) => bpm > 0);
  const last = beats.findLastIndex((bpm) => bpm > 0);
  return first < 0 || (begin + first >= now - OWN_BEATS_KEPT_SECONDS && begin + last <= now + OWN_BEATS_AHEAD_SECONDS);
}

/** What a strap says each time its heart rate changes, about once a second. */
export interface HeartRateMeasurement {
  /** Beats per minute, as the strap counts them; 0 while it has none. */
  readonly bpm: number;
  /** False where the strap says that it does not touch the skin; null where it cannot know. */
  readonly contact: boolean | null;
  /** Whether the intervals of beats since the last measurement are in it. */
  readonly beats: boolean;
}

/** Without a beat for so long a strap that tells beats is worn by nobody, whatever it goes on saying (reference/domain.md 1.6 rule 3). */
export const STALE_MS = 5000;

/** Whether it is `at` (milliseconds) too long since its last beat; `beatAt` is undefined for a strap that tells none. */
export const isStale = (beatAt: number | undefined, at: number): boolean => beatAt !== undefined && at - beatAt >= STALE_MS;

const WIDE = 0b1;
const CONTACT_DETECTED = 0b10;
const CONTACT_SUPPORTED = 0b100;
const INTERVALS = 0b10000;

/** Reads the characteristic 0x2A37 of the Bluetooth Heart Rate Service (reference/domain.md 5.5); undefined where it is cut off. */
export function readMeasurement(bytes: DataView): HeartRateMeasurement | undefined {
  if (bytes.byteLength < 2) return undefined;
  const flags = bytes.getUint8(0);
  const isWide = (flags & WIDE) !== 0;
  if (isWide && bytes.byteLength < 3) return undefined;
  const bpm = isWide ? bytes.getUint16(1, true) : bytes.getUint8(1);
  const contact = (flags & CONTACT_SUPPORTED) === 0 ? null : (flags & CONTACT_DETECTED) !== 0;
  return { bpm, contact, beats: (flags & INTERVALS) !== 0 };
}
