import type { Logger } from 'pino';

export interface Running {
  /** No further run begins; resolves when the one under way is done. */
  stop(): Promise<void>;
}

/**
 * Runs a job again and again, `milliseconds` after the last run ended: runs never overlap. A run that fails is logged,
 * once for repeated failures with the same message, and the next one comes as usual.
 */
export function every(
  milliseconds: number,
  name: string,
  run: () => Promise<void>,
  log: Pick<Logger, 'error' | 'info'>,
): Running {
  let stopped = false;
  let failure: string | undefined;
  let underway: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;

  const schedule = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      underway = once().then(schedule);
    }, milliseconds);
    timer.unref();
  };
  const once = async () => {
    try {
      await run();
      if (failure !== undefined) log.info({ job: name }, 'job runs again');
      failure = undefined;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message !== failure) log.error({ err: error, job: name }, 'job failed');
      failure = message;
    }
  };

  schedule();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
      return underway;
    },
  };
}
