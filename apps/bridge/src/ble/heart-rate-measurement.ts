/** Bits of the first byte (Bluetooth Heart Rate Service, characteristic 0x2A37; domain 5.5). */
const WIDE = 0b1;
const CONTACT_DETECTED = 0b10;
const CONTACT_SUPPORTED = 0b100;
const ENERGY = 0b1000;
const INTERVALS = 0b10000;
/** What a strap sends that has no heart rate. */
const NONE = 255;

interface HeartRateMeasurement {
  /** 0 = none. */
  readonly bpm: number;
  /** Whether it feels the skin; undefined where it cannot tell. */
  readonly contact: boolean | undefined;
  /** Spent since it was set to zero, in kJ; undefined where it is not said. */
  readonly energy: number | undefined;
  /** Between the beats since the last measurement, the oldest first, in 1/1024 s. */
  readonly intervals: readonly number[];
}

/** What a measurement says; undefined where the bytes are none. */
export function readMeasurement(data: Uint8Array): HeartRateMeasurement | undefined {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (data.length < 2) return undefined;
  const flags = view.getUint8(0);
  const energyAt = (flags & WIDE) === 0 ? 2 : 3;
  const intervalsAt = (flags & ENERGY) === 0 ? energyAt : energyAt + 2;
  // What says more than it holds was cut off on the way.
  if (data.length < intervalsAt) return undefined;
  const bpm = (flags & WIDE) === 0 ? view.getUint8(1) : view.getUint16(1, true);
  const count = (flags & INTERVALS) === 0 ? 0 : Math.floor((data.length - intervalsAt) / 2);
  // A strap that does not feel the skin may go on saying what it felt last; one that cannot tell says nothing of it.
  const contact = (flags & CONTACT_SUPPORTED) === 0 ? undefined : (flags & CONTACT_DETECTED) !== 0;
  return {
    bpm: contact === false || bpm >= NONE ? 0 : bpm,
    contact,
    energy: (flags & ENERGY) === 0 ? undefined : view.getUint16(energyAt, true),
    intervals: Array.from({ length: count }, (_, index) => view.getUint16(intervalsAt + 2 * index, true)),
  };
}
