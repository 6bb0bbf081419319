import { larger } from './minute-buffers.live.ts';

/** dBm by which the signal in another room must be stronger. */
const STRONGER_BY = 6;
const STRONGER_SECONDS = 5;
/** After this time without a signal the athlete changes to any other room. */
const SILENT_SECONDS = 10;
const UNKNOWN = -128;

/** An athlete changes only to a room with a clearly stronger signal, so that the tile does not jump. */
export class RoomChoice {
  #room = new Int16Array(0);
  #received = new Uint32Array(0);
  #strength = new Float32Array(0);
  #rival = new Int16Array(0);
  #rivalSince = new Uint32Array(0);

  grow(slots: number): void {
    this.#room = larger(new Int16Array(slots), this.#room);
    this.#received = larger(new Uint32Array(slots), this.#received);
    this.#strength = larger(new Float32Array(slots), this.#strength);
    this.#rival = larger(new Int16Array(slots), this.#rival);
    this.#rivalSince = larger(new Uint32Array(slots), this.#rivalSince);
  }

  of(slot: number): number {
    return this.#room[slot] ?? 0;
  }

  strengthOf(slot: number): number {
    return this.#strength[slot] ?? UNKNOWN;
  }

  enter(slot: number, room: number, rssi: number, second: number): void {
    this.#room[slot] = room;
    this.#received[slot] = second;
    this.#strength[slot] = rssi === 0 ? UNKNOWN : rssi;
    this.#rival[slot] = -1;
  }

  receive(slot: number, room: number, rssi: number, second: number): boolean {
    const strength = rssi === 0 ? UNKNOWN : rssi;
    const usual = this.#strength[slot] ?? UNKNOWN;
    const received = this.#received[slot] ?? 0;
    if (room === this.#room[slot]) {
      if (second > received) this.#received[slot] = second;
      // The first known signal becomes the usual strength; unknown strength does not lower it.
      if (strength !== UNKNOWN) this.#strength[slot] = usual === UNKNOWN ? strength : usual + (strength - usual) / 4;
      return false;
    }
    if (second - received >= SILENT_SECONDS) {
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
