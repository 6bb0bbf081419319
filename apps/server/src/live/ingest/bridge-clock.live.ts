/** A bridge whose clock differs by less counts as right and is not corrected. */
export const NEAR_MS = 60_000;
const NEAR_CORRECTED_MS = 5000;
const STEADY_MS = 2500;
const ENOUGH = 6;
const ENOUGH_MS = 5000;
/** If more messages arrive before the clock error is known, they are released without correction. */
const HELD_MAX = 64;

interface Run<Message> {
  messages: Message[];
  count: number;
  readonly beganAt: number;
  lastAt: number;
  low: number;
  high: number;
}

export interface Release<Message> {
  readonly messages: readonly Message[];
  readonly isNew: boolean;
}

/**
 * Estimates the clock error of a bridge that does not request the server's time. Messages wait for the estimate: meanwhile the
 * delay of a queue becomes smaller, a clock error does not.
 */
export class BridgeClock<Message> {
  correction = 0;
  #run: Run<Message> | undefined;
  readonly #nearMs: number;

  constructor(nearMs = NEAR_MS) {
    this.#nearMs = nearMs;
  }

  get isHolding(): boolean {
    return this.#run !== undefined;
  }

  receive(message: Message, sentAt: number, wall: number, isNear: boolean): Release<Message>[] {
    const lag = wall - sentAt;
    const off = lag - this.correction;
    if (this.correction === 0 ? isNear : Math.abs(off) <= NEAR_CORRECTED_MS) {
      return [...this.release(), { messages: [message], isNew: false }];
    }
    const run = this.#run;
    const [low, high] = [Math.min(run?.low ?? lag, lag), Math.max(run?.high ?? lag, lag)];
    if (!run || high - low > STEADY_MS) {
      const released = this.release();
      this.#run = { messages: [message], count: 1, beganAt: wall, lastAt: wall, low: lag, high: lag };
      return released;
    }
    run.messages.push(message);
    Object.assign(run, { low, high, lastAt: wall, count: run.count + 1 });
    if (run.count < ENOUGH || wall - run.beganAt < ENOUGH_MS) {
      if (run.messages.length < HELD_MAX) return [];
      const { messages } = run;
      run.messages = [];
      return [{ messages, isNew: false }];
    }
    this.#run = undefined;
    // The smallest delay shows the clock error best. The correction is 0 if the clock was set right meanwhile.
    this.correction = Math.abs(low) <= this.#nearMs ? 0 : low;
    return [{ messages: run.messages, isNew: true }];
  }

  release(before = Number.POSITIVE_INFINITY): Release<Message>[] {
    const run = this.#run;
    if (!run || run.lastAt >= before) return [];
    this.#run = undefined;
    return [{ messages: run.messages, isNew: false }];
  }
}
