/** A second within this of the server's is of a right clock, or of one that is little wrong: it stands as it was named. */
export const NEAR_MS = 60_000;
/** What a corrected clock may be off by on the way: the network, and a second that is named when it began. */
const NEAR_CORRECTED_MS = 5000;
/** Messages of now keep their distance to the server's time within this; what comes late from a queue catches up faster. */
const STEADY_MS = 2500;
/** So many messages over so long are enough to know a clock by. */
const ENOUGH = 6;
const ENOUGH_MS = 5000;
/** No more of a bridge are held; what is too much goes on as it is, and the next ones tell. */
const HELD_MAX = 64;

interface Run<Message> {
  messages: Message[];
  /** How many there were, those included that are held no more. */
  count: number;
  readonly beganAt: number;
  lastAt: number;
  /** Smallest and largest distance of the server's time to what the messages said. */
  low: number;
  high: number;
}

/** What becomes of messages: those that can be applied now, in order, under the clock's correction. */
export interface Release<Message> {
  readonly messages: readonly Message[];
  /** The correction is another from these messages on. */
  readonly isNew: boolean;
}

/**
 * The clock of a bridge that does not ask for the server's time. Seconds far from now are either late, out of a queue, or of a clock that is wrong:
 * a clock's come as fast as time passes and are as far from now, each of them. Until that is known they are held; what is held is neither
 * stored nor acknowledged, so none is lost.
 */
export class BridgeClock<Message> {
  /** What is added to what the bridge calls a second, ms. */
  correction = 0;
  #run: Run<Message> | undefined;
  readonly #nearMs: number;

  /** `nearMs`: as far from the server's time a second stands as it was named. */
  constructor(nearMs = NEAR_MS) {
    this.#nearMs = nearMs;
  }

  get isHolding(): boolean {
    return this.#run !== undefined;
  }

  /** @param wall server's time of arrival. `isNear`: what it says is within what any clock may be off. */
  hear(message: Message, sentAt: number, wall: number, isNear: boolean): Release<Message>[] {
    const lag = wall - sentAt;
    const off = lag - this.correction;
    if (this.correction === 0 ? isNear : Math.abs(off) <= NEAR_CORRECTED_MS) {
      // A right second beside those that are held: then these are late, and the clock is what it was.
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
    // The one that came fastest tells best. A clock that was set right needs no correction.
    this.correction = Math.abs(low) <= this.#nearMs ? 0 : low;
    return [{ messages: run.messages, isNew: true }];
  }

  /** What is held goes on as it is: nothing followed that would have told more. Only what waits since before `before`, where that is said. */
  release(before = Number.POSITIVE_INFINITY): Release<Message>[] {
    const run = this.#run;
    if (!run || run.lastAt >= before) return [];
    this.#run = undefined;
    return [{ messages: run.messages, isNew: false }];
  }
}
