import { type Refusal, refuse } from '@clubpulse/contract/errors';

interface TurnOptions {
  readonly waitingMax?: number;
  readonly waitingEach?: number;
}

/** Limits concurrent work, because the live boards need CPU too. The turns alternate between keys (users or clubs). */
export function limitConcurrency(atOnce: number, { waitingMax = 20, waitingEach = 5 }: TurnOptions = {}) {
  let inside = 0;
  const waiting = new Map<string, (() => void)[]>();
  const count = () => [...waiting.values()].reduce((sum, ones) => sum + ones.length, 0);

  function next(): (() => void) | undefined {
    const [first] = waiting;
    if (first === undefined) return undefined;
    const [whose, [one, ...others]] = first;
    waiting.delete(whose);
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
      const following = next();
      if (following) following();
      else inside--;
    }
  };
}
