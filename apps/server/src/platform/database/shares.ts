import { AsyncLocalStorage } from 'node:async_hooks';

/** For whom the database is asked: one kind of request. Jobs and the live way ask for nobody. */
const asking = new AsyncLocalStorage<string>();
export const askingFor = <T>(whom: string, act: () => T): T => asking.run(whom, act);

interface Line {
  held: number;
  readonly waiting: Set<() => void>;
}

/**
 * Shares of a pool: requests of one kind hold at most so many connections together, further ones stand in a line of their own. So
 * what waits for a locked table keeps nothing else waiting.
 */
export function createShares({ most, waitMs }: { most: number; waitMs: number }) {
  const lines = new Map<string, Line>();

  /** The place of who leaves is handed on. */
  function wait(line: Line): Promise<void> {
    return new Promise((resolve, reject) => {
      const called = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.waiting.delete(called);
        reject(Object.assign(new Error('too many requests of one kind wait for the database'), { code: 'ETIMEDOUT' }));
      }, waitMs);
      line.waiting.add(called);
    });
  }

  return {
    /** Resolves when a connection may be taken; what it answers is called once when it was given back. */
    async enter(): Promise<() => void> {
      const whom = asking.getStore();
      if (whom === undefined) return () => {};
      const line = lines.get(whom) ?? { held: 0, waiting: new Set() };
      lines.set(whom, line);
      if (line.held < most) line.held += 1;
      else await wait(line);
      return () => {
        const [next] = line.waiting;
        if (next) {
          line.waiting.delete(next);
          next();
          return;
        }
        line.held -= 1;
        if (line.held === 0) lines.delete(whom);
      };
    },
  };
}
export type Shares = ReturnType<typeof createShares>;
