import type { Reading } from '@clubpulse/contract/live/bridge-protocol';
import { HeartRateStrap, STALE_MS } from './heart-rate.ts';

/** The last beat of a strap is stored for this time. A strap that returns earlier with the same last beat is not worn. */
export const FORGET_MS = 3_600_000;
const STRAPS_MAX = 1000;
const UNKNOWN_SIGNAL = -128;

export interface Broadcast {
  /** Unix ms. */
  at: number;
  deviceNumber: number;
  transmissionType: number;
  data: Uint8Array;
  /** Signal strength in dBm, 0 when unknown. */
  rssi: number;
}

interface Measurement {
  at: number;
  strap: number;
  bpm: number;
  intervals: readonly number[];
  rssi: number;
  battery: number | undefined;
}

interface Received {
  strap: HeartRateStrap;
  deviceNumber: number;
  rssi: number;
  receivedAt: number;
  fresh: boolean;
}

/** The 20-bit number that distinguishes two straps with the same device number. */
export function extendedNumber(deviceNumber: number, transmissionType: number): number {
  return ((transmissionType & 0xf0) << 12) + deviceNumber;
}

export class StrapListener {
  readonly #received = new Map<number, Received>();
  readonly #measured = new Map<number, Reading>();
  readonly #batteries = new Map<number, number>();
  readonly #beatAt = new Map<number, number>();
  #now = 0;

  strap(deviceNumber: number, transmissionType = 0): HeartRateStrap | undefined {
    return this.#received.get(extendedNumber(deviceNumber, transmissionType))?.strap;
  }

  receive(broadcast: Broadcast): void {
    const number = extendedNumber(broadcast.deviceNumber, broadcast.transmissionType);
    let received = this.#received.get(number);
    if (!received) {
      const { deviceNumber } = broadcast;
      received = { strap: new HeartRateStrap(), deviceNumber, rssi: 0, receivedAt: 0, fresh: false };
      this.#received.set(number, received);
    }
    received.strap.receive(broadcast.data, broadcast.at);
    // Of several sticks the one with the strongest signal counts, because it is nearest.
    received.rssi = received.fresh ? stronger(received.rssi, broadcast.rssi) : broadcast.rssi;
    received.receivedAt = broadcast.at;
    received.fresh = true;
    this.#now = broadcast.at;
  }

  /** A Bluetooth strap is stale five seconds after its last beat, but not before its first. */
  measure({ strap, bpm, intervals, rssi, battery, at }: Measurement): void {
    this.#now = at;
    if (battery !== undefined) keepNewest(this.#batteries, strap, battery);
    if (intervals.length > 0) keepNewest(this.#beatAt, strap, at);
    if (at - (this.#beatAt.get(strap) ?? at) >= STALE_MS) return;
    const [before, known] = [this.#measured.get(strap), this.#batteries.get(strap)];
    this.#measured.set(strap, {
      strap,
      bpm,
      rssi: before ? stronger(before.rssi, rssi) : rssi,
      ...(known !== undefined && { battery: known }),
    });
  }

  /**
   * The newest readings since the last call. Of straps with the same 16-bit device number (`strap`) the reading with the stronger
   * signal counts.
   */
  take(): Reading[] {
    const readings = new Map<number, Reading>();
    for (const [number, received] of this.#received) {
      if (!received.fresh) {
        if (this.#now - received.receivedAt > FORGET_MS) this.#received.delete(number);
        continue;
      }
      received.fresh = false;
      if (received.strap.isStale(received.receivedAt)) continue;
      const battery = received.strap.facts.batteryPercent;
      const reading = {
        strap: received.deviceNumber,
        bpm: received.strap.heartRate,
        rssi: received.rssi,
        ...(battery !== undefined && { battery }),
      };
      const other = readings.get(reading.strap);
      if (!other || (other.rssi || UNKNOWN_SIGNAL) < (reading.rssi || UNKNOWN_SIGNAL)) readings.set(reading.strap, reading);
    }
    const measured = [...this.#measured.values()];
    this.#measured.clear();
    return [...readings.values(), ...measured];
  }
}

/** Only the newest entries are stored: straps may change their address, so unused entries would fill the memory. */
function keepNewest(byStrap: Map<number, number>, strap: number, value: number): void {
  byStrap.delete(strap);
  byStrap.set(strap, value);
  const [oldest] = byStrap.keys();
  if (oldest !== undefined && byStrap.size > STRAPS_MAX) byStrap.delete(oldest);
}

const stronger = (one: number, other: number): number => ((one || UNKNOWN_SIGNAL) >= (other || UNKNOWN_SIGNAL) ? one : other);
