/** The queue is sent this many times faster than live, so an hour offline takes less than three minutes. */
const CATCH_UP = 25;
const BURST_S = 0.25;
const WINDOW_S = 60;

/** A token bucket: bridges that reconnect together must not flood the server. */
export class Pace {
  readonly perSecond: number;
  readonly window: number;
  #allowance: number;
  #at = 0;

  constructor(live: number) {
    this.perSecond = CATCH_UP * live;
    this.window = WINDOW_S * this.perSecond;
    this.#allowance = this.perSecond * BURST_S;
  }

  take(now: number): boolean {
    this.#allowance = Math.min(this.perSecond * BURST_S, this.#allowance + ((now - this.#at) * this.perSecond) / 1000);
    this.#at = now;
    if (this.#allowance < 1) return false;
    this.#allowance -= 1;
    return true;
  }
}
