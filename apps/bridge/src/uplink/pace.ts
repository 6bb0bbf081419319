/** So many times faster than live may a bridge catch up: an hour off line is made good in under three minutes. */
const CATCH_UP = 25;
/** A quarter of a second's allowance may be used at once. */
const BURST_S = 0.25;
/** As many messages may be on their way, unacknowledged, as the pace sends in this time. */
const WINDOW_S = 60;

/** How fast messages may leave: a token bucket, so that a hundred returning bridges do not flood the server. */
export class Pace {
  /** Messages a second. */
  readonly perSecond: number;
  /** Most messages sent and not acknowledged. */
  readonly window: number;
  #allowance: number;
  #at = 0;

  /** @param live messages a second this bridge produces when all is well. */
  constructor(live: number) {
    this.perSecond = CATCH_UP * live;
    this.window = WINDOW_S * this.perSecond;
    this.#allowance = this.perSecond * BURST_S;
  }

  /** Takes the allowance for one message. @param now monotonic milliseconds */
  take(now: number): boolean {
    this.#allowance = Math.min(this.perSecond * BURST_S, this.#allowance + ((now - this.#at) * this.perSecond) / 1000);
    this.#at = now;
    if (this.#allowance < 1) return false;
    this.#allowance -= 1;
    return true;
  }
}
