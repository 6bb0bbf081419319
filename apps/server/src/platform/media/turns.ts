import { type Refusal, refuse } from '@clubpulse/contract/errors';

interface TurnOptions {
  /** So many wait at most; who comes after them is told to come later. */
  readonly waitingMax?: number;
  /** So many of one of them: what is left is for the others. */
  readonly waitingEach?: number;
}

/**
 * Lets a few in at a time: what decodes or encodes takes a whole core, and the live boards need theirs. Those of one (a club, somebody) go in
 * order; of several each has a turn, however much one of them brings.
 */
export function turns(atOnce: number, { waitingMax = 20, waitingEach = 5 }: TurnOptions = {}) {
  let inside = 0;
  /** Whoever waits, by whose it is; the first of them has the next turn. */
  const waiting = new Map<string, (() => void)[]>();
  const count = () => [...waiting.values()].reduce((sum, ones) => sum + ones.length, 0);

  function next(): (() => void) | undefined {
    const [first] = waiting;
    if (first === undefined) return undefined;
    const [whose, [one, ...others]] = first;
    waiting.delete(whose);
    // The others of hers come after those of everybody else.
    if (others.length > 0) waiting.set(whose, others);
    return one;
  }

  return async function inTurn<T>(whose: string, work: () => Promise<T>): Promise<T | Refusal> {
    if (inside >= atOnce) {
      const same = waiting.get(whose) ?? [];
      if (same.length >= waitingEach || count() >= waitingMax) return refuse('TooManyRequests');
      await new Promise<void>((resolve) => waiting.set(whose, [...same, resolve]));
    } else inside++;
    try {
      return await work();
    } finally {
      // Whoever waits takes the place over.
      const following = next();
      if (following) following();
      else inside--;
    }
  };
}
