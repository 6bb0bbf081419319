import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** So many answers of the server are kept; the one that came fastest says its time best. */
const ANSWERS_MAX = 8;
/** The hub's time follows the server's once it is further away than this: seconds must not tremble with the way of an answer. */
const FOLLOWS_MS = 500;
/** A clock that differs by less is no wrong one: time servers leave as much. */
const RIGHT_MS = 10_000;

/** Under which clock a second was named, so that it can be named anew. */
export interface Basis {
  /** Which run of the machine: `steadyMs` goes on through all of its processes and begins anew with the next run. */
  readonly boot: string;
  /** What was added to `steadyMs` to name it. */
  readonly base: number;
  /** Whether that was the server's time. */
  readonly isKnown: boolean;
}

interface Answer {
  /** Server time less steady time lies between the two. */
  readonly low: number;
  readonly high: number;
}

interface MachineClock {
  /** Milliseconds since the machine began; nobody sets it. */
  readonly steadyMs: () => number;
  /** The machine's clock, Unix milliseconds; may be set at any moment, and wrong. */
  readonly wallMs: () => number;
  readonly boot: string;
}

/**
 * The time by which a hub names its seconds. Until the server has said its own it is the machine's as it was at the start of this process,
 * and what passed since: setting the machine's clock moves nothing. Afterwards it is the server's.
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

  /** Unix milliseconds. */
  now(): number {
    return this.#machine.steadyMs() + this.#base;
  }
  steady(): number {
    return this.#machine.steadyMs();
  }
  /** What the machine's clock says, right or wrong. */
  wall(): number {
    return this.#machine.wallMs();
  }
  basis(): Basis {
    return { boot: this.#machine.boot, base: this.#base, isKnown: this.#isKnown };
  }
  /** Whether the server has said its time. */
  get isKnown(): boolean {
    return this.#isKnown;
  }
  /** How far the machine's own clock is ahead of the server's, ms; undefined as long as nobody knows. */
  get aheadMs(): number | undefined {
    return this.#isKnown ? this.#machine.wallMs() - this.now() : undefined;
  }
  /** How long the fastest answer took there and back, ms. */
  get roundTripMs(): number {
    return Math.min(...this.#answers.map(({ low, high }) => high - low));
  }

  /** The server said `serverMs` between two moments of `steady`. */
  learn(askedAt: number, serverMs: number, heardAt: number): void {
    const answer = { low: serverMs - heardAt, high: serverMs - askedAt };
    // Where the server's clock was set, or this machine slept, the answers before say another time.
    const contradicts = (other: Answer) => answer.low > other.high + FOLLOWS_MS || answer.high < other.low - FOLLOWS_MS;
    if (this.#answers.some(contradicts)) this.#answers.length = 0;
    this.#answers.push(answer);
    if (this.#answers.length > ANSWERS_MAX) this.#answers.shift();
    const best = this.#answers.reduce((one, other) => (other.high - other.low <= one.high - one.low ? other : one));
    const base = (best.low + best.high) / 2;
    if (Math.abs(base - this.#base) > FOLLOWS_MS) this.#base = base;
    this.#isKnown = true;
  }

  /** What is to be added to a second named under `basis` to have it in the server's time. */
  correctionOf(basis: Pick<Basis, 'boot' | 'base'>): number {
    if (basis.boot === this.#machine.boot) return this.#base - basis.base;
    // Of a former run of the machine: its clock was most likely as wrong as it is now.
    const ahead = this.aheadMs ?? 0;
    return Math.abs(ahead) > RIGHT_MS ? -ahead : 0;
  }
}

function thisMachine(): MachineClock {
  return { steadyMs: () => Number(process.hrtime.bigint() / 1000n) / 1000, wallMs: Date.now, boot: bootOf() };
}

/** Where the machine does not tell, each process is a run of its own. */
function bootOf(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return randomUUID();
  }
}
