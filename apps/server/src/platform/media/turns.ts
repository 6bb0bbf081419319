import { type Refusal, refuse } from '@clubpulse/contract/errors';

/** So many wait at most; who comes after them is told to come later. */
const WAITING_MAX = 20;

/**
 * Lets a few in at a time, in order: what decodes or encodes takes a whole core, and the live boards need theirs.
 */
export function turns(atOnce: number, waitingMax = WAITING_MAX) {
  let inside = 0;
  const waiting: (() => void)[] = [];
  return async function inTurn<T>(work: () => Promise<T>): Promise<T | Refusal> {
    if (inside >= atOnce) {
      if (waiting.length >= waitingMax) return refuse('TooManyRequests');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else inside++;
    try {
      return await work();
    } finally {
      // Whoever waits takes the place over.
      const next = waiting.shift();
      if (next) next();
      else inside--;
    }
  };
}
