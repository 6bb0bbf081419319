import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

const ANSWERS_MAX = 8;
/** The hub adopts the server's time only beyond this difference, so that its seconds do not jitter with network latency. */
const FOLLOWS_MS = 500;
/** A smaller difference is not a wrong clock, because time servers are not more exact. */
const RIGHT_MS = 10_000;

/** The clock state that dated a reading, so that its time can be corrected. */
export interface Basis {
  /** Id of the machine's boot: `steadyMs` is continuous across processes until the next boot. */
  readonly boot: string;
  readonly base: number;
  readonly isKnown: boolean;
}

interface Answer {
  readonly low: number;
  readonly high: number;
}

interface MachineClock {
  /** Time since the machine's boot, ms; it is never set. */
  readonly steadyMs: () => number;
  /** The machine's clock, Unix ms. It may be wrong and may be set at any moment. */
  readonly wallMs: () => number;
  readonly boot: string;
}

/**
 * The clock by which a hub dates its readings. Until the server sends its time, this is the machine's time at process start plus
 * the time passed, so that setting the clock changes nothing. Afterwards it is the server's time.
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
  /** How far the machine's clock is ahead of the server's, ms; undefined while unknown. */
  get aheadMs(): number | undefined {
    return this.#isKnown ? this.#machine.wallMs() - this.now() : undefined;
  }
  /** Round trip of the fastest reply, ms. */
  get roundTripMs(): number {
    return Math.min(...this.#answers.map(({ low, high }) => high - low));
  }

  learn(requestedAt: number, serverMs: number, receivedAt: number): void {
    const answer = { low: serverMs - receivedAt, high: serverMs - requestedAt };
    // Earlier replies are invalid after the server's clock was set or this machine slept.
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
    // The clock of a former boot was probably as wrong as it is now.
    const ahead = this.aheadMs ?? 0;
    return Math.abs(ahead) > RIGHT_MS ? -ahead : 0;
  }
}

function thisMachine(): MachineClock {
  return { steadyMs: () => Number(process.hrtime.bigint() / 1000n) / 1000, wallMs: Date.now, boot: bootOf() };
}

/** On a machine without a boot id each process counts as a boot. */
function bootOf(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return randomUUID();
  }
}
