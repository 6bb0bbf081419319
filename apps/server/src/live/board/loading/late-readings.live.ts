/** Late readings have come when none came for so long (ms) … */
const PAUSE_MS = 5000;
/** … or when they come for so long already: a hub that was away for an hour brings them for a while. */
const WAIT_MS = 30_000;

/** When what came late is worth counting: not with each reading of hundreds. */
export class LateReadings {
  #seen: number;
  #counted: number;
  #firstAt = 0;
  #lastAt = 0;

  /** `lateness`: the board's number of readings that were not of now. */
  constructor(lateness: number) {
    this.#seen = lateness;
    this.#counted = lateness;
  }

  /** Called once a second; true where what came since is to be counted. */
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
