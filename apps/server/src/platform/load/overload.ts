import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import type { Logger } from 'pino';

/** Of so much time (ms) it is looked how busy the event loop was. */
const LOOK_MS = 5000;
/** A larger share of it leaves no time to spare: whatever comes next waits. */
const BUSY_SHARE = 0.95;

interface Overload {
  isOverloaded(): boolean;
  /** Takes the share of the last seconds, 0 to 1, in which the event loop was busy. */
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

/** Looks after this process for as long as it runs. */
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
