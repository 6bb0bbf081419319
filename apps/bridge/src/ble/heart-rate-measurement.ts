/** Bluetooth Heart Rate Service, characteristic 0x2A37. */
const WIDE = 0b1;
const CONTACT_DETECTED = 0b10;
const CONTACT_SUPPORTED = 0b100;
const ENERGY = 0b1000;
const INTERVALS = 0b10000;
const NONE = 255;

interface HeartRateMeasurement {
  readonly bpm: number;
  /** Undefined when the strap cannot detect skin contact. */
  readonly contact: boolean | undefined;
  /** kJ since the last reset. */
  readonly energy: number | undefined;
  /** Oldest first, in 1/1024 s. */
  readonly intervals: readonly number[];
}

export function readMeasurement(data: Uint8Array): HeartRateMeasurement | undefined {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (data.length < 2) return undefined;
  const flags = view.getUint8(0);
  const energyAt = (flags & WIDE) === 0 ? 2 : 3;
  const intervalsAt = (flags & ENERGY) === 0 ? energyAt : energyAt + 2;
  if (data.length < intervalsAt) return undefined;
  const bpm = (flags & WIDE) === 0 ? view.getUint8(1) : view.getUint16(1, true);
  const count = (flags & INTERVALS) === 0 ? 0 : Math.floor((data.length - intervalsAt) / 2);
  // Without skin contact the strap may repeat its last heart rate.
  const contact = (flags & CONTACT_SUPPORTED) === 0 ? undefined : (flags & CONTACT_DETECTED) !== 0;
  return {
    bpm: contact === false || bpm >= NONE ? 0 : bpm,
    contact,
    energy: (flags & ENERGY) === 0 ? undefined : view.getUint16(energyAt, true),
    intervals: Array.from({ length: count }, (_, index) => view.getUint16(intervalsAt + 2 * index, true)),
  };
}
