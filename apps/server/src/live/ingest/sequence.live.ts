import { REFUSED_MAX, type RefusedMessage } from '@clubpulse/contract/live/bridge-protocol';

/** Runs kept beyond a gap; a bridge sends again what is forgotten. */
const RUNS_MAX = 1000;

/**
 * How far a bridge's queue has arrived without a gap, and how far of that is stored. A message may come twice, late or
 * not at all; a later one beyond a gap is remembered until the gap closes.
 */
export class Sequence {
  /** Everything up to here has been heard. */
  reached: number;
  /** Everything up to here is stored. */
  stored: number;
  /** The bridge sent something that is stored already: it did not hear the acknowledgement. */
  repeats = false;
  /** What of messages not acknowledged yet was refused, as it came. */
  #refused: RefusedMessage[] = [];
  /** First and last number of each run heard beyond `reached`, ascending. */
  readonly #runs: [number, number][] = [];

  constructor(stored: number) {
    this.reached = stored;
    this.stored = stored;
  }

  /** Notes a message; `first` is the oldest the bridge still holds (0 = not said): what is older will never come. */
  hear(seq: number, first: number): void {
    if (first <= seq && first - 1 > this.reached) this.#reach(first - 1);
    if (seq <= this.reached) this.repeats ||= seq <= this.stored;
    else if (seq === this.reached + 1) this.#reach(seq);
    else this.#remember(seq);
  }

  /** Notes what of a message was refused, to be said when it is acknowledged. */
  refuse(refused: RefusedMessage): void {
    if (this.#refused.length < REFUSED_MAX && !this.#refused.some(({ seq }) => seq === refused.seq)) this.#refused.push(refused);
  }

  /** What was refused up to a number, once. */
  takeRefused(upTo: number): RefusedMessage[] {
    if (this.#refused.length === 0) return [];
    const taken = this.#refused.filter(({ seq }) => seq <= upTo).sort((one, other) => one.seq - other.seq);
    this.#refused = this.#refused.filter(({ seq }) => seq > upTo);
    return taken;
  }

  #reach(seq: number): void {
    this.reached = seq;
    for (let run = this.#runs[0]; run && run[0] <= this.reached + 1; run = this.#runs[0]) {
      this.reached = Math.max(this.reached, run[1]);
      this.#runs.shift();
    }
  }

  #remember(seq: number): void {
    // From the end: what comes is nearly always newer than everything before.
    let at = this.#runs.length;
    while (at > 0 && (this.#runs[at - 1]?.[0] ?? 0) > seq) at--;
    const before = this.#runs[at - 1];
    const after = this.#runs[at];
    if (before && seq <= before[1] + 1) {
      before[1] = Math.max(before[1], seq);
      if (after && after[0] <= before[1] + 1) {
        before[1] = after[1];
        this.#runs.splice(at, 1);
      }
    } else if (after && after[0] === seq + 1) after[0] = seq;
    else {
      this.#runs.splice(at, 0, [seq, seq]);
      if (this.#runs.length > RUNS_MAX) this.#runs.pop();
    }
  }
}
