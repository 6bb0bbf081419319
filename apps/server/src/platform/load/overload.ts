import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import type { Logger } from 'pino';

/** ms between two measurements of the event loop. */
const LOOK_MS = 5000;
const BUSY_SHARE = 0.95;

interface Overload {
  isOverloaded(): boolean;
  /** Busy part of the time, 0 to 1. */
  look(share: number): void;
}

export function createOverload(log: Logger): Overload {
  let overloaded = false;
  return {
    isOverloaded: () => overloaded,
    look(share) {
      const before = overloaded;
      overloaded = share > BUSY_SHARE;
      if (overloaded && !before) log.warn({ share }, 'the process is overloaded: what is asked of it takes longer');
      if (before && !overloaded) log.info({ share }, 'the process keeps up again');
    },
  };
}

export function watchOverload(log: Logger): Overload {
  const overload = createOverload(log);
  let last: EventLoopUtilization = performance.eventLoopUtilization();
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    overload.look(performance.eventLoopUtilization(now, last).utilization);
    last = now;
  }, LOOK_MS).unref();
  return overload;
}
