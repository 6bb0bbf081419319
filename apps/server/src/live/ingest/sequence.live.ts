import { REFUSED_MAX, type RefusedMessage } from '@clubpulse/contract/live/bridge-protocol';

/**
 * The limit of ranges of received numbers in memory after gaps. Messages of dropped ranges are not acknowledged, so the bridge
 * sends them again.
 */
const RUNS_MAX = 1000;

/**
 * `reached`: number up to which the queue arrived without a gap. `stored`: number up to which it is stored. Messages may arrive
 * twice, late or never.
 */
export class Sequence {
  reached: number;
  stored: number;
  /** The bridge sent a stored message again, because it missed the acknowledgement. */
  repeats = false;
  #refused: RefusedMessage[] = [];
  readonly #runs: [number, number][] = [];

  constructor(stored: number) {
    this.reached = stored;
    this.stored = stored;
  }

  /** `first` is the number of the oldest message that the bridge still has, 0 if unknown; older messages never arrive. */
  receive(seq: number, first: number): void {
    if (first <= seq && first - 1 > this.reached) this.#reach(first - 1);
    if (seq <= this.reached) this.repeats ||= seq <= this.stored;
    else if (seq === this.reached + 1) this.#reach(seq);
    else this.#remember(seq);
  }

  refuse(refused: RefusedMessage): void {
    if (this.#refused.length < REFUSED_MAX && !this.#refused.some(({ seq }) => seq === refused.seq)) this.#refused.push(refused);
  }

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
    // Searches from the end, because most messages are the newest.
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
