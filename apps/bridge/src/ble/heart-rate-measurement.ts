/** Bits of the first byte (Bluetooth Heart Rate Service, characteristic 0x2A37; domain 5.5). */
const WIDE = 0b1;
const CONTACT_DETECTED = 0b10;
const CONTACT_SUPPORTED = 0b100;
const INTERVALS = 0b10000;
/** What a strap sends that has no heart rate. */
const NONE = 255;

interface HeartRateMeasurement {
  /** 0 = none. */
  readonly bpm: number;
  /** Whether the intervals of beats since the last measurement are in it. */
  readonly beats: boolean;
}

/** What a measurement says; undefined where the bytes are none. */
export function readMeasurement(data: Uint8Array): HeartRateMeasurement | undefined {
  const [flags, low, high] = data;
  if (flags === undefined || low === undefined) return undefined;
  const isWide = (flags & WIDE) !== 0;
  if (isWide && high === undefined) return undefined;
  const bpm = isWide ? low | ((high ?? 0) << 8) : low;
  // A strap that does not feel the skin may go on saying what it felt last; one that cannot tell says nothing of it.
  const isOff = (flags & CONTACT_SUPPORTED) !== 0 && (flags & CONTACT_DETECTED) === 0;
  return { bpm: isOff || bpm >= NONE ? 0 : bpm, beats: (flags & INTERVALS) !== 0 };
}
