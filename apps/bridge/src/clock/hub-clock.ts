import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

const ANSWERS_MAX = 8;
/** The hub's time follows the server's beyond this distance, so that seconds do not jitter with the latency of replies. */
const FOLLOWS_MS = 500;
/** A smaller difference is not a wrong clock: time servers leave as much. */
const RIGHT_MS = 10_000;

/** The clock that named a second, so that it can be renamed later. */
export interface Basis {
  /** The boot of the machine: `steadyMs` runs through all its processes and restarts with the next boot. */
  readonly boot: string;
  readonly base: number;
  readonly isKnown: boolean;
}

interface Answer {
  readonly low: number;
  readonly high: number;
}

interface MachineClock {
  /** ms since the boot of the machine; never set. */
  readonly steadyMs: () => number;
  /** The machine's clock, Unix ms; may be wrong and may be set at any moment. */
  readonly wallMs: () => number;
  readonly boot: string;
}

/**
 * The time by which a hub names its seconds. Until the server sends its time it is the machine's clock at process start plus the
 * time passed, so that setting the clock moves nothing; afterwards it is the server's.
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
  /** ms by which the machine's clock is ahead of the server's; undefined while unknown. */
  get aheadMs(): number | undefined {
    return this.#isKnown ? this.#machine.wallMs() - this.now() : undefined;
  }
  /** Round trip of the fastest reply, ms. */
  get roundTripMs(): number {
    return Math.min(...this.#answers.map(({ low, high }) => high - low));
  }

  learn(askedAt: number, serverMs: number, heardAt: number): void {
    const answer = { low: serverMs - heardAt, high: serverMs - askedAt };
    // Earlier replies are invalid when the server's clock was set or this machine slept.
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
    // A former boot: its clock was most likely as wrong as it is now.
    const ahead = this.aheadMs ?? 0;
    return Math.abs(ahead) > RIGHT_MS ? -ahead : 0;
  }
}

function thisMachine(): MachineClock {
  return { steadyMs: () => Number(process.hrtime.bigint() / 1000n) / 1000, wallMs: Date.now, boot: bootOf() };
}

/** Each process counts as a boot of its own when the machine has no boot id. */
function bootOf(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return randomUUID();
  }
}
