const PAUSE_MS = 5000;
/** ms. Late readings of a bridge that was offline arrive for a while: recounting starts after this time even without a pause. */
const WAIT_MS = 30_000;

export class LateReadings {
  #seen: number;
  #counted: number;
  #firstAt = 0;
  #lastAt = 0;

  constructor(lateness: number) {
    this.#seen = lateness;
    this.#counted = lateness;
  }

  areOver(lateness: number, now: number): boolean {
    if (lateness !== this.#seen) {
      if (this.#seen === this.#counted) this.#firstAt = now;
      this.#seen = lateness;
      this.#lastAt = now;
    }
    if (this.#seen === this.#counted) return false;
    if (now - this.#lastAt < PAUSE_MS && now - this.#firstAt < WAIT_MS) return false;
    this.#counted = this.#seen;
    return true;
  }
}
