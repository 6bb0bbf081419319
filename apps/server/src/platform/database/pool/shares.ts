import { AsyncLocalStorage } from 'node:async_hooks';

/** The kind of the request. Undefined for jobs and live data, whose connections are not limited. */
const asking = new AsyncLocalStorage<string>();
export const withRequestKind = <T>(person: string, act: () => T): T => asking.run(person, act);

const SLOW_AFTER_MS = 1_000;
const SLOW_FOR_MS = 10_000;

interface Line {
  readonly held: Set<{ readonly since: number }>;
  readonly waiting: Set<() => void>;
  slowUntil: number;
}

/**
 * A slow kind of request may not use the `spare` connections, so that locked tables do not block other kinds. A request waits
 * `waitMs` at most.
 */
export function createShares({ size, spare, waitMs }: { size: number; spare: number; waitMs: number }) {
  const lines = new Map<string, Line>();
  let taken = 0;

  function mayTake({ held, slowUntil }: Line, now: number): boolean {
    const free = size - taken;
    const [oldest] = held;
    if (free > spare) return true;
    if (now < slowUntil || (oldest !== undefined && now - oldest.since > SLOW_AFTER_MS)) return false;
    return held.size === 0 ? free > 0 : held.size * 2 < free;
  }

  function take(line: Line): () => void {
    const one = { since: performance.now() };
    line.held.add(one);
    taken += 1;
    return () => {
      line.held.delete(one);
      taken -= 1;
      const now = performance.now();
      if (now - one.since > SLOW_AFTER_MS) line.slowUntil = now + SLOW_FOR_MS;
      callNext();
    };
  }

  function callNext(): void {
    const now = performance.now();
    for (const line of lines.values()) {
      for (const next of line.waiting) {
        if (!mayTake(line, now)) break;
        next();
      }
    }
  }

  function wait(line: Line): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const called = () => {
        clearTimeout(timer);
        line.waiting.delete(called);
        resolve(take(line));
      };
      const timer = setTimeout(() => {
        line.waiting.delete(called);
        reject(Object.assign(new Error('too many requests of one kind wait for the database'), { code: 'ETIMEDOUT' }));
      }, waitMs);
      line.waiting.add(called);
    });
  }

  return {
    waiting: (): number => [...lines.values()].reduce((sum, line) => sum + line.waiting.size, 0),
    async enter(): Promise<() => void> {
      const person = asking.getStore();
      if (person === undefined) {
        taken += 1;
        return () => {
          taken -= 1;
          callNext();
        };
      }
      const line = lines.get(person) ?? { held: new Set(), waiting: new Set(), slowUntil: 0 };
      lines.set(person, line);
      return line.waiting.size === 0 && mayTake(line, performance.now()) ? take(line) : wait(line);
    },
  };
}
export type Shares = ReturnType<typeof createShares>;
