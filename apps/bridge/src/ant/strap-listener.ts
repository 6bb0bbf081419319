import type { Reading } from '@clubpulse/contract/live/bridge-protocol';
import { HeartRateStrap, STALE_MS } from './heart-rate.ts';

/** A strap unheard for this long is forgotten: until then one that nobody wears is known by its last beat. */
export const FORGET_MS = 3_600_000;
/** More Bluetooth straps than any gym has. */
const STRAPS_MAX = 1000;
/** Weaker than any signal a stick reports. */
const UNKNOWN_SIGNAL = -128;

export interface Broadcast {
  /** Unix milliseconds. */
  at: number;
  /** 1 to 65535. */
  deviceNumber: number;
  /** 0 when the capture does not tell. */
  transmissionType: number;
  /** The eight bytes of the page. */
  data: Uint8Array;
  /** dBm, 0 when unknown. */
  rssi: number;
}

/** A heart rate measurement of a Bluetooth strap. */
interface Measurement {
  at: number;
  /** Of its address. */
  strap: number;
  bpm: number;
  /** Between the beats since the last one. */
  intervals: readonly number[];
  rssi: number;
  battery: number | undefined;
}

interface Heard {
  strap: HeartRateStrap;
  deviceNumber: number;
  rssi: number;
  heardAt: number;
  fresh: boolean;
}

/** The 20-bit number that tells two straps with one device number apart (domain 5.1). */
export function extendedNumber(deviceNumber: number, transmissionType: number): number {
  return ((transmissionType & 0xf0) << 12) + deviceNumber;
}

/** Listens to all straps around and hands out their freshest readings. */
export class StrapListener {
  readonly #heard = new Map<number, Heard>();
  /** Of Bluetooth straps, since the last call of `take`. */
  readonly #measured = new Map<number, Reading>();
  /** What they said of their batteries, and when the last beat of those was that tell beats. */
  readonly #batteries = new Map<number, number>();
  readonly #beatAt = new Map<number, number>();
  #now = 0;

  /** The strap of a device and transmission type, once heard. */
  strap(deviceNumber: number, transmissionType = 0): HeartRateStrap | undefined {
    return this.#heard.get(extendedNumber(deviceNumber, transmissionType))?.strap;
  }

  hear(broadcast: Broadcast): void {
    const number = extendedNumber(broadcast.deviceNumber, broadcast.transmissionType);
    let heard = this.#heard.get(number);
    if (!heard) {
      const { deviceNumber } = broadcast;
      heard = { strap: new HeartRateStrap(), deviceNumber, rssi: 0, heardAt: 0, fresh: false };
      this.#heard.set(number, heard);
    }
    heard.strap.receive(broadcast.data, broadcast.at);
    // Of several sticks that hear it the nearest says where it is.
    heard.rssi = heard.fresh ? stronger(heard.rssi, broadcast.rssi) : broadcast.rssi;
    heard.heardAt = broadcast.at;
    heard.fresh = true;
    this.#now = broadcast.at;
  }

  /** A Bluetooth strap that tells beats is stale five seconds after the last one; one that never told any is heard as long as it sends. */
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
   * The freshest reading of every strap heard since the last call; stale straps are left out.
   *
   * A printed code holds no more than the 16-bit device number (domain 5.2), so that is what a reading is named by; where
   * two straps share it the stronger signal counts.
   */
  take(): Reading[] {
    const readings = new Map<number, Reading>();
    for (const [number, heard] of this.#heard) {
      if (!heard.fresh) {
        if (this.#now - heard.heardAt > FORGET_MS) this.#heard.delete(number);
        continue;
      }
      heard.fresh = false;
      if (heard.strap.isStale(heard.heardAt)) continue;
      const battery = heard.strap.facts.batteryPercent;
      const reading = {
        strap: heard.deviceNumber,
        bpm: heard.strap.heartRate,
        rssi: heard.rssi,
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

/** The newest that spoke are known: of straps that change their address the oldest is forgotten. */
function keepNewest(byStrap: Map<number, number>, strap: number, value: number): void {
  byStrap.delete(strap);
  byStrap.set(strap, value);
  const [oldest] = byStrap.keys();
  if (oldest !== undefined && byStrap.size > STRAPS_MAX) byStrap.delete(oldest);
}

/** 0 is unknown, and weaker than all. */
const stronger = (one: number, other: number): number => ((one || UNKNOWN_SIGNAL) >= (other || UNKNOWN_SIGNAL) ? one : other);
