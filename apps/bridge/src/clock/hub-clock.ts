import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

const ANSWERS_MAX = 8;
/** Smaller differences are ignored, so that times do not vary with the network's delay. */
const FOLLOWS_MS = 500;
/** A clock with a smaller error counts as right, because clocks that time servers set are not more exact. */
const RIGHT_MS = 10_000;

/** State of the hub's clock that dated a reading, for later correction. */
export interface Basis {
  /** Identifies the boot of the machine. Until the next boot all processes share the same `steadyMs`. */
  readonly boot: string;
  readonly base: number;
  readonly isKnown: boolean;
}

interface Answer {
  readonly low: number;
  readonly high: number;
}

interface MachineClock {
  /** Milliseconds since boot; setting the clock does not change this. */
  readonly steadyMs: () => number;
  /** Unix ms; may be wrong, and may be set at any moment. */
  readonly wallMs: () => number;
  readonly boot: string;
}

/** Until the server sends its time, the clock of the bridge shows the machine's time at process start plus the time passed. */
export class HubClock {
  readonly #machine: MachineClock;
  readonly #answers: Answer[] = [];
  #base: number;
  #isKnown = false;

  constructor(machine: MachineClock = thisMachine()) {
    this.#machine = machine;
    this.#base = machine.wallMs() - machine.steadyMs();
  }

  /** Unix ms. */
  now(): number {
    return this.#machine.steadyMs() + this.#base;
  }
  steady(): number {
    return this.#machine.steadyMs();
  }
  wall(): number {
    return this.#machine.wallMs();
  }
  basis(): Basis {
    return { boot: this.#machine.boot, base: this.#base, isKnown: this.#isKnown };
  }
  get isKnown(): boolean {
    return this.#isKnown;
  }
  get aheadMs(): number | undefined {
    return this.#isKnown ? this.#machine.wallMs() - this.now() : undefined;
  }
  /** Round trip of the fastest recent time reply, in milliseconds. */
  get roundTripMs(): number {
    return Math.min(...this.#answers.map(({ low, high }) => high - low));
  }

  learn(requestedAt: number, serverMs: number, receivedAt: number): void {
    const answer = { low: serverMs - receivedAt, high: serverMs - requestedAt };
    // Replies contradict each other after the server's clock was set or this machine slept.
    const contradicts = (other: Answer) => answer.low > other.high + FOLLOWS_MS || answer.high < other.low - FOLLOWS_MS;
    if (this.#answers.some(contradicts)) this.#answers.length = 0;
    this.#answers.push(answer);
    if (this.#answers.length > ANSWERS_MAX) this.#answers.shift();
    const best = this.#answers.reduce((one, other) => (other.high - other.low <= one.high - one.low ? other : one));
    const base = (best.low + best.high) / 2;
    if (Math.abs(base - this.#base) > FOLLOWS_MS) this.#base = base;
    this.#isKnown = true;
  }

  correctionOf(basis: Pick<Basis, 'boot' | 'base'>): number {
    if (basis.boot === this.#machine.boot) return this.#base - basis.base;
    // Before the last boot the clock was probably as wrong as it is now.
    const ahead = this.aheadMs ?? 0;
    return Math.abs(ahead) > RIGHT_MS ? -ahead : 0;
  }
}

function thisMachine(): MachineClock {
  return { steadyMs: () => Number(process.hrtime.bigint() / 1000n) / 1000, wallMs: Date.now, boot: bootOf() };
}

function bootOf(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return randomUUID();
  }
}
