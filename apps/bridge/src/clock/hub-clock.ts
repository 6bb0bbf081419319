import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

const ANSWERS_MAX = 8;
/** Smaller differences from the server's time are ignored, so that times of readings do not vary with the network's delay. */
const FOLLOWS_MS = 500;
/**
 * If the machine's clock differs by less than this, it counts as correct, because a clock set by time servers is not more exact.
 */
const RIGHT_MS = 10_000;

/** State of the hub's clock that dated a reading, stored so that the reading's time can be corrected later. */
export interface Basis {
  /** Id of the machine's boot. Until the next boot, processes of the bridge share the same `steadyMs`. */
  readonly boot: string;
  readonly base: number;
  readonly isKnown: boolean;
}

interface Answer {
  readonly low: number;
  readonly high: number;
}

interface MachineClock {
  /** Milliseconds since the machine's boot. Setting the machine's clock does not change this value. */
  readonly steadyMs: () => number;
  /** The machine's clock in Unix ms. It may be wrong, and it may be set at any moment. */
  readonly wallMs: () => number;
  readonly boot: string;
}

/**
 * Until the server sends its time, the clock is the machine's time at process start plus the time passed, so setting the
 * machine's clock changes nothing.
 */
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
  /** Milliseconds by which the machine's clock is ahead of the server's; undefined while the server's time is unknown. */
  get aheadMs(): number | undefined {
    return this.#isKnown ? this.#machine.wallMs() - this.now() : undefined;
  }
  /** Milliseconds between request and reply for the fastest of the server's last time replies. */
  get roundTripMs(): number {
    return Math.min(...this.#answers.map(({ low, high }) => high - low));
  }

  learn(requestedAt: number, serverMs: number, receivedAt: number): void {
    const answer = { low: serverMs - receivedAt, high: serverMs - requestedAt };
    // A reply that contradicts earlier replies makes the earlier replies invalid: the server's clock was set or this machine
    // slept.
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
    // The reading was dated before the machine's last boot. Its clock was then probably as wrong as it is now.
    const ahead = this.aheadMs ?? 0;
    return Math.abs(ahead) > RIGHT_MS ? -ahead : 0;
  }
}

function thisMachine(): MachineClock {
  return { steadyMs: () => Number(process.hrtime.bigint() / 1000n) / 1000, wallMs: Date.now, boot: bootOf() };
}

/** Id of the machine's current boot. On a machine without such an id each process of the bridge counts as a boot. */
function bootOf(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return randomUUID();
  }
}
