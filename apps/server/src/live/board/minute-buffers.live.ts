import { layoutOf, Records } from './records.live.ts';

const SECONDS = 60;
export const MINUTE_BYTES = 144;
const FIRST_CAPACITY = 8;
/** The minute number is smaller than this until the year 2097. */
const KEYS = 2 ** 26;
const NONE = -1;

export interface Budget {
  bytes: number;
}

export interface MinuteBatch {
  /** Each minute has a slot, its number since 1970, a room index, and 60 bytes in `beats`. */
  readonly slots: Int32Array;
  readonly minutes: Int32Array;
  readonly rooms: Int16Array;
  readonly beats: Uint8Array;
  readonly late: Uint8Array;
  readonly buffers: Int32Array;
}

const slotLayout = layoutOf({ open: ['i32'], newest: ['u32'] });
const ofSlot = slotLayout.at;
/** `leaving`: a running write uses the buffer. */
const bufferLayout = layoutOf({
  beats: ['u8', SECONDS],
  slot: ['u32'],
  minute: ['u32'],
  room: ['i32'],
  used: ['u8'],
  late: ['u8'],
  changed: ['u8'],
  leaving: ['u8'],
});
const { at } = bufferLayout;

/** The minutes that are not stored yet, in a fast replay several of one athlete. Byte s is the bpm of second s. */
export class MinuteBuffers {
  readonly #budget: Budget;
  readonly #slots = new Records(slotLayout);
  readonly #buffers = new Records(bufferLayout);
  readonly #others = new Map<number, number>();
  #free: number[] = [];
  #dirty: number[] = [];
  #leaving = 0;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  get waiting(): number {
    return this.#dirty.length;
  }

  grow(slots: number): void {
    const before = this.#slots.count;
    this.#slots.grow(slots);
    for (let slot = before; slot < slots; slot++) this.#slots.setI32(slot, ofSlot.open, NONE);
  }

  recall(slot: number, minute: number): void {
    if (minute > this.#slots.u32(slot, ofSlot.newest)) this.#slots.setU32(slot, ofSlot.newest, minute);
  }

  at(slot: number, second: number): number {
    const minute = (second / SECONDS) | 0;
    const buffer = this.#find(slot, minute);
    return buffer === NONE ? 0 : this.#buffers.u8(buffer, at.beats + second - minute * SECONDS);
  }

  set(slot: number, second: number, bpm: number, room: number): void {
    const minute = (second / SECONDS) | 0;
    let buffer = this.#find(slot, minute);
    // The room of the first reading counts for the whole minute.
    if (buffer === NONE) buffer = this.#create(slot, minute, room);
    this.#buffers.setU8(buffer, at.beats + second - minute * SECONDS, bpm);
    if (this.#buffers.u8(buffer, at.changed) === 1) return;
    this.#buffers.setU8(buffer, at.changed, 1);
    this.#dirty.push(buffer);
  }

  *held(from: number): Generator<{ slot: number; minute: number; room: number; beats: Uint8Array }> {
    for (let buffer = 0; buffer < this.#buffers.count; buffer++) {
      const minute = this.#buffers.u32(buffer, at.minute);
      if (this.#buffers.u8(buffer, at.used) === 0 || minute < from) continue;
      const [slot, room] = [this.#buffers.u32(buffer, at.slot), this.#buffers.i32(buffer, at.room)];
      yield { slot, minute, room, beats: this.#beatsOf(buffer).slice() };
    }
  }

  take(max: number): MinuteBatch {
    const count = Math.min(max, this.#dirty.length);
    const batch = {
      buffers: Int32Array.from(this.#dirty.slice(0, count)),
      slots: new Int32Array(count),
      minutes: new Int32Array(count),
      rooms: new Int16Array(count),
      late: new Uint8Array(count),
      beats: new Uint8Array(count * SECONDS),
    };
    for (const [row, buffer] of batch.buffers.entries()) {
      batch.slots[row] = this.#buffers.u32(buffer, at.slot);
      batch.minutes[row] = this.#buffers.u32(buffer, at.minute);
      batch.rooms[row] = this.#buffers.i32(buffer, at.room);
      batch.late[row] = this.#buffers.u8(buffer, at.late);
      batch.beats.set(this.#beatsOf(buffer), row * SECONDS);
      this.#buffers.setU8(buffer, at.changed, 0);
      this.#buffers.setU8(buffer, at.leaving, 1);
    }
    this.#dirty = this.#dirty.slice(count);
    this.#leaving += count;
    return batch;
  }

  stored(batch: MinuteBatch): void {
    this.#left(batch);
    for (const buffer of batch.buffers) if (!this.#isOpen(buffer)) this.#releaseStored(buffer);
    this.#shrink();
  }

  failed(batch: MinuteBatch): void {
    this.#left(batch);
    for (const buffer of batch.buffers) {
      if (this.#buffers.u8(buffer, at.changed) === 1) continue;
      this.#buffers.setU8(buffer, at.changed, 1);
      this.#dirty.push(buffer);
    }
  }

  close(slot: number): void {
    const buffer = this.#slots.i32(slot, ofSlot.open);
    if (buffer === NONE) return;
    this.#slots.setI32(slot, ofSlot.open, NONE);
    this.#putAside(buffer);
  }

  #left({ buffers }: MinuteBatch): void {
    this.#leaving -= buffers.length;
    for (const buffer of buffers) this.#buffers.setU8(buffer, at.leaving, 0);
  }

  #beatsOf(buffer: number): Uint8Array {
    return this.#buffers.bytes(buffer, at.beats, SECONDS);
  }

  #keyOf(buffer: number): number {
    return this.#buffers.u32(buffer, at.slot) * KEYS + this.#buffers.u32(buffer, at.minute);
  }

  #isOpen(buffer: number): boolean {
    return this.#slots.i32(this.#buffers.u32(buffer, at.slot), ofSlot.open) === buffer;
  }

  #find(slot: number, minute: number): number {
    const open = this.#slots.i32(slot, ofSlot.open);
    if (open !== NONE && this.#buffers.u32(open, at.minute) === minute) return open;
    return this.#others.size === 0 ? NONE : (this.#others.get(slot * KEYS + minute) ?? NONE);
  }

  #create(slot: number, minute: number, room: number): number {
    const buffer = this.#free.pop() ?? this.#extend();
    this.#beatsOf(buffer).fill(0);
    this.#buffers.setU32(buffer, at.slot, slot);
    this.#buffers.setU32(buffer, at.minute, minute);
    this.#buffers.setI32(buffer, at.room, room);
    this.#buffers.setU8(buffer, at.used, 1);
    this.#buffers.setU8(buffer, at.late, minute <= this.#slots.u32(slot, ofSlot.newest) ? 1 : 0);
    this.recall(slot, minute);
    this.#budget.bytes += MINUTE_BYTES;
    const open = this.#slots.i32(slot, ofSlot.open);
    if (open !== NONE && minute < this.#buffers.u32(open, at.minute)) this.#others.set(slot * KEYS + minute, buffer);
    else {
      this.#slots.setI32(slot, ofSlot.open, buffer);
      if (open !== NONE) this.#putAside(open);
    }
    return buffer;
  }

  #putAside(buffer: number): void {
    this.#others.set(this.#keyOf(buffer), buffer);
    this.#releaseStored(buffer);
  }

  #releaseStored(buffer: number): void {
    const isWanted = this.#buffers.u8(buffer, at.changed) === 1 || this.#buffers.u8(buffer, at.leaving) === 1;
    if (isWanted) return;
    this.#others.delete(this.#keyOf(buffer));
    this.#buffers.setU8(buffer, at.used, 0);
    this.#budget.bytes -= MINUTE_BYTES;
    this.#free.push(buffer);
  }

  #extend(): number {
    const first = this.#buffers.count;
    this.#buffers.grow(Math.max(FIRST_CAPACITY, Math.ceil(first * 1.5)));
    for (let buffer = this.#buffers.count - 1; buffer > first; buffer--) this.#free.push(buffer);
    return first;
  }

  #shrink(): void {
    const capacity = this.#buffers.count;
    if (this.#leaving > 0 || this.#free.length === 0 || this.#free.length * 3 < capacity) return;
    const used = Array.from({ length: capacity }, (_, buffer) => buffer).filter(
      (buffer) => this.#buffers.u8(buffer, at.used) === 1,
    );
    const moved = new Int32Array(capacity);
    for (const [to, from] of used.entries()) {
      moved[from] = to;
      if (this.#isOpen(from)) this.#slots.setI32(this.#buffers.u32(from, at.slot), ofSlot.open, to);
    }
    for (const [key, buffer] of this.#others) this.#others.set(key, moved[buffer] ?? NONE);
    this.#dirty = this.#dirty.map((buffer) => moved[buffer] ?? NONE);
    this.#free = [];
    this.#buffers.keepOnly(used);
  }
}
