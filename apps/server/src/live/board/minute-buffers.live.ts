export function larger<T extends { set(old: T): void }>(fresh: T, old: T): T {
  fresh.set(old);
  return fresh;
}

const SECONDS = 60;
export const MINUTE_BYTES = 144;
const FIRST_CAPACITY = 32;
/** The minute number is smaller than this until the year 2097. */
const KEYS = 2 ** 26;

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

/** The minutes that are not stored yet, in a fast replay several of one athlete. Byte s is the bpm of second s. */
export class MinuteBuffers {
  readonly #budget: Budget;
  readonly #index = new Map<number, number>();
  #capacity = 0;
  #beats = new Uint8Array(0);
  #slot = new Int32Array(0);
  #minute = new Int32Array(0);
  #room = new Int16Array(0);
  #late = new Uint8Array(0);
  #changed = new Uint8Array(0);
  /** A running write uses these buffers, so they must not be freed. */
  #leaving = new Uint8Array(0);
  #free: number[] = [];
  #dirty: number[] = [];
  #open = new Int32Array(0);
  #newest = new Int32Array(0);

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  get waiting(): number {
    return this.#dirty.length;
  }

  grow(slots: number): void {
    this.#open = larger(new Int32Array(slots).fill(-1), this.#open);
    this.#newest = larger(new Int32Array(slots), this.#newest);
  }

  recall(slot: number, minute: number): void {
    this.#newest[slot] = Math.max(this.#newest[slot] ?? 0, minute);
  }

  at(slot: number, second: number): number {
    const minute = (second / SECONDS) | 0;
    const buffer = this.#find(slot, minute);
    return buffer < 0 ? 0 : (this.#beats[buffer * SECONDS + (second - minute * SECONDS)] ?? 0);
  }

  set(slot: number, second: number, bpm: number, room: number): void {
    const minute = (second / SECONDS) | 0;
    let buffer = this.#find(slot, minute);
    if (buffer < 0) {
      buffer = this.#create(slot, minute);
      // The room of the first reading counts for the whole minute.
      this.#room[buffer] = room;
    }
    this.#beats[buffer * SECONDS + (second - minute * SECONDS)] = bpm;
    if (this.#changed[buffer] === 0) {
      this.#changed[buffer] = 1;
      this.#dirty.push(buffer);
    }
  }

  *held(from: number): Generator<{ slot: number; minute: number; room: number; beats: Uint8Array }> {
    for (const buffer of this.#index.values()) {
      const minute = this.#minute[buffer] ?? 0;
      if (minute < from) continue;
      const beats = this.#beats.slice(buffer * SECONDS, (buffer + 1) * SECONDS);
      yield { slot: this.#slot[buffer] ?? 0, minute, room: this.#room[buffer] ?? 0, beats };
    }
  }

  take(max: number): MinuteBatch {
    const count = Math.min(max, this.#dirty.length);
    const batch = {
      buffers: new Int32Array(count),
      slots: new Int32Array(count),
      minutes: new Int32Array(count),
      rooms: new Int16Array(count),
      late: new Uint8Array(count),
      beats: new Uint8Array(count * SECONDS),
    };
    for (let row = 0; row < count; row++) {
      const buffer = this.#dirty[row] ?? 0;
      batch.buffers[row] = buffer;
      batch.slots[row] = this.#slot[buffer] ?? 0;
      batch.minutes[row] = this.#minute[buffer] ?? 0;
      batch.rooms[row] = this.#room[buffer] ?? 0;
      batch.late[row] = this.#late[buffer] ?? 0;
      batch.beats.set(this.#beats.subarray(buffer * SECONDS, (buffer + 1) * SECONDS), row * SECONDS);
      this.#changed[buffer] = 0;
      this.#leaving[buffer] = 1;
    }
    this.#dirty = count === this.#dirty.length ? [] : this.#dirty.slice(count);
    return batch;
  }

  stored(batch: MinuteBatch): void {
    for (const buffer of batch.buffers) {
      this.#leaving[buffer] = 0;
      if (this.#changed[buffer] === 0 && this.#open[this.#slot[buffer] ?? 0] !== buffer) this.#release(buffer);
    }
  }

  failed(batch: MinuteBatch): void {
    for (const buffer of batch.buffers) {
      this.#leaving[buffer] = 0;
      if (this.#changed[buffer] === 1) continue;
      this.#changed[buffer] = 1;
      this.#dirty.push(buffer);
    }
  }

  close(slot: number): void {
    const buffer = this.#open[slot] ?? -1;
    this.#open[slot] = -1;
    if (buffer >= 0 && this.#changed[buffer] === 0 && this.#leaving[buffer] === 0) this.#release(buffer);
  }

  #find(slot: number, minute: number): number {
    const open = this.#open[slot] ?? -1;
    if (open >= 0 && this.#minute[open] === minute) return open;
    return this.#index.get(slot * KEYS + minute) ?? -1;
  }

  #create(slot: number, minute: number): number {
    const buffer = this.#free.pop() ?? this.#extend();
    this.#beats.fill(0, buffer * SECONDS, (buffer + 1) * SECONDS);
    this.#slot[buffer] = slot;
    this.#minute[buffer] = minute;
    this.#changed[buffer] = 0;
    this.#leaving[buffer] = 0;
    const newest = this.#newest[slot] ?? 0;
    this.#late[buffer] = minute <= newest ? 1 : 0;
    this.#newest[slot] = Math.max(newest, minute);
    this.#index.set(slot * KEYS + minute, buffer);
    this.#budget.bytes += MINUTE_BYTES;
    const before = this.#open[slot] ?? -1;
    if (before < 0 || minute > (this.#minute[before] ?? 0)) {
      this.#open[slot] = buffer;
      if (before >= 0 && this.#changed[before] === 0 && this.#leaving[before] === 0) this.#release(before);
    }
    return buffer;
  }

  #release(buffer: number): void {
    this.#index.delete((this.#slot[buffer] ?? 0) * KEYS + (this.#minute[buffer] ?? 0));
    this.#budget.bytes -= MINUTE_BYTES;
    this.#free.push(buffer);
  }

  #extend(): number {
    const first = this.#capacity;
    this.#capacity = Math.max(FIRST_CAPACITY, first * 2);
    this.#beats = larger(new Uint8Array(this.#capacity * SECONDS), this.#beats);
    this.#slot = larger(new Int32Array(this.#capacity), this.#slot);
    this.#minute = larger(new Int32Array(this.#capacity), this.#minute);
    this.#room = larger(new Int16Array(this.#capacity), this.#room);
    this.#late = larger(new Uint8Array(this.#capacity), this.#late);
    this.#changed = larger(new Uint8Array(this.#capacity), this.#changed);
    this.#leaving = larger(new Uint8Array(this.#capacity), this.#leaving);
    for (let buffer = this.#capacity - 1; buffer > first; buffer--) this.#free.push(buffer);
    return first;
  }
}
