import { larger } from './minute-buffers.live.ts';

/** A bridge of another room must be this much stronger (dBm) … */
const STRONGER_BY = 6;
/** … for this many seconds in a row to take an athlete over. */
const STRONGER_SECONDS = 5;
/** Or the room's own bridges must have been silent this long (seconds). */
const SILENT_SECONDS = 10;
/** Stands for "signal strength unknown": never stronger than anything. */
const UNKNOWN = -128;

/**
 * The room each athlete is shown in: the one with the best signal, kept until another is clearly better, so that a tile
 * does not jump between two walls. Rooms are indexes into the board's list; seconds are those of the readings.
 */
export class RoomChoice {
  #room = new Int16Array(0);
  #heard = new Uint32Array(0);
  #strength = new Float32Array(0);
  #rival = new Int16Array(0);
  #rivalSince = new Uint32Array(0);

  grow(slots: number): void {
    this.#room = larger(new Int16Array(slots), this.#room);
    this.#heard = larger(new Uint32Array(slots), this.#heard);
    this.#strength = larger(new Float32Array(slots), this.#strength);
    this.#rival = larger(new Int16Array(slots), this.#rival);
    this.#rivalSince = larger(new Uint32Array(slots), this.#rivalSince);
  }

  of(slot: number): number {
    return this.#room[slot] ?? 0;
  }

  /** How strongly the athlete is usually heard there (dBm). */
  strengthOf(slot: number): number {
    return this.#strength[slot] ?? UNKNOWN;
  }

  /** Forgets what was: the athlete is in `room` from now on. */
  enter(slot: number, room: number, rssi: number, second: number): void {
    this.#room[slot] = room;
    this.#heard[slot] = second;
    this.#strength[slot] = rssi === 0 ? UNKNOWN : rssi;
    this.#rival[slot] = -1;
  }

  /** Weighs a reading of a room's bridge (rssi in dBm, 0 = unknown); true when the athlete changes to that room. */
  hear(slot: number, room: number, rssi: number, second: number): boolean {
    const strength = rssi === 0 ? UNKNOWN : rssi;
    const usual = this.#strength[slot] ?? UNKNOWN;
    const heard = this.#heard[slot] ?? 0;
    if (room === this.#room[slot]) {
      if (second > heard) this.#heard[slot] = second;
      // Of a room that nothing was heard in since the board began the first strength is the usual one; one that is unknown weakens none.
      if (strength !== UNKNOWN) this.#strength[slot] = usual === UNKNOWN ? strength : usual + (strength - usual) / 4;
      return false;
    }
    if (second - heard >= SILENT_SECONDS) {
      this.enter(slot, room, rssi, second);
      return true;
    }
    if (strength < usual + STRONGER_BY) {
      if (room === this.#rival[slot]) this.#rival[slot] = -1;
      return false;
    }
    if (room !== this.#rival[slot]) {
      this.#rival[slot] = room;
      this.#rivalSince[slot] = second;
      return false;
    }
    if (second - (this.#rivalSince[slot] ?? second) < STRONGER_SECONDS) return false;
    this.enter(slot, room, rssi, second);
    return true;
  }
}
