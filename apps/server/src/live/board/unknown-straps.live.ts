import type { UnknownStrap } from '@clubpulse/contract/devices/sensors';
import { hardwareId } from '@clubpulse/contract/devices/strap-number';

const REMEMBERED_MS = 120_000;
const STRAPS_MAX = 500;

interface Received {
  bpm: number;
  rssi: number;
  room: number | null;
  first: number;
  last: number;
}

/** The straps that no member has linked. Times are Unix milliseconds of the server. */
export class UnknownStraps {
  readonly #straps = new Map<number, Received>();

  /** `bpm` is 0 without a heart rate, `rssi` is 0 if the signal strength is unknown. */
  receive(strap: number, bpm: number, rssi: number, room: number | null, now: number): void {
    const received = this.#straps.get(strap);
    if (!received) {
      if (this.#straps.size < STRAPS_MAX) this.#straps.set(strap, { bpm, rssi, room, first: now, last: now });
      return;
    }
    received.bpm = bpm;
    received.rssi = rssi;
    received.room = room;
    received.last = now;
  }

  forget(strap: number): void {
    this.#straps.delete(strap);
  }

  sweep(now: number): void {
    for (const [strap, { last }] of this.#straps) if (now - last > REMEMBERED_MS) this.#straps.delete(strap);
  }

  list(): UnknownStrap[] {
    const strength = ({ rssi }: Received) => (rssi === 0 ? -128 : rssi);
    return [...this.#straps]
      .sort(([, a], [, b]) => strength(b) - strength(a))
      .map(([strap, { bpm, rssi, room, first, last }]) => ({
        HardwareId: hardwareId(strap),
        HeartRate: bpm || null,
        Rssi: rssi || null,
        DisplayGroupId: room,
        FirstHeard: new Date(first).toISOString(),
        LastHeard: new Date(last).toISOString(),
      }));
  }
}
