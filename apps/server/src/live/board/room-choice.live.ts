import { layoutOf, Records } from './records.live.ts';

/** dBm. */
const STRONGER_BY = 6;
const STRONGER_SECONDS = 5;
/** Then the athlete changes to any other room. */
const SILENT_SECONDS = 10;
const UNKNOWN = -128;
const NONE = -1;

const layout = layoutOf({ strength: ['f64'], received: ['u32'], rivalSince: ['u32'], room: ['i32'], rival: ['i32'] });
const { at } = layout;

/** An athlete changes only to a room with a clearly stronger signal, so that the tile does not jump. */
export class RoomChoice {
  readonly #athletes = new Records(layout);

  grow(slots: number): void {
    this.#athletes.grow(slots);
  }

  of(slot: number): number {
    return this.#athletes.i32(slot, at.room);
  }

  strengthOf(slot: number): number {
    return this.#athletes.f64(slot, at.strength);
  }

  enter(slot: number, room: number, rssi: number, second: number): void {
    const athletes = this.#athletes;
    athletes.setI32(slot, at.room, room);
    athletes.setU32(slot, at.received, second);
    athletes.setF64(slot, at.strength, rssi === 0 ? UNKNOWN : rssi);
    athletes.setI32(slot, at.rival, NONE);
  }

  receive(slot: number, room: number, rssi: number, second: number): boolean {
    const athletes = this.#athletes;
    const strength = rssi === 0 ? UNKNOWN : rssi;
    const usual = athletes.f64(slot, at.strength);
    const received = athletes.u32(slot, at.received);
    if (room === athletes.i32(slot, at.room)) {
      if (second > received) athletes.setU32(slot, at.received, second);
      // The first known signal becomes the usual strength; unknown strength does not lower it.
      if (strength !== UNKNOWN) athletes.setF64(slot, at.strength, usual === UNKNOWN ? strength : usual + (strength - usual) / 4);
      return false;
    }
    if (second - received >= SILENT_SECONDS) {
      this.enter(slot, room, rssi, second);
      return true;
    }
    const rival = athletes.i32(slot, at.rival);
    if (strength < usual + STRONGER_BY) {
      if (room === rival) athletes.setI32(slot, at.rival, NONE);
      return false;
    }
    if (room !== rival) {
      athletes.setI32(slot, at.rival, room);
      athletes.setU32(slot, at.rivalSince, second);
      return false;
    }
    if (second - athletes.u32(slot, at.rivalSince) < STRONGER_SECONDS) return false;
    this.enter(slot, room, rssi, second);
    return true;
  }
}
