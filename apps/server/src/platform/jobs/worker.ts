import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  parseCronItems,
  type Runner,
  run,
  runOnce,
  type TaskList,
  type WorkerEvents,
  Logger as WorkerLogger,
} from 'graphile-worker';
import type { Logger } from 'pino';
import { type Connections, connections, silentAfter } from '../database/database.ts';
import { type Job, queueNames } from './job.ts';
import { holdWorkerLock, type LockCheckTimes, type WorkerLock } from './worker-lock.ts';

const PLACES = { own: 4, mail: 2, push: 4, sms: 2, webhooks: 4, wearables: 2, encoding: 1, payments: 6 } as const;
/** The number of jobs per statement. Under load one statement fetches hundreds of jobs, and another completes them. */
const AT_ONCE = 200;
const GATHER_MS = 100;
const LOOK_MS = 1000;
/** ms that running jobs get when the process stops. The next process repeats jobs that take longer. */
const ENDING_MS = 5000;
const AGAIN_MS = 1000;

const ending = { completeJobBatchDelay: 0, failJobBatchDelay: 0 } as const;
const manyAtOnce = {
  ...ending,
  localQueue: { size: AT_ONCE, refetchDelay: { durationMs: GATHER_MS, threshold: 0, maxAbortThreshold: AT_ONCE } },
};

export interface Worker {
  stop(): Promise<void>;
}

export interface WorkerParts {
  readonly connectionString: string;
  readonly jobs: readonly Job[];
  readonly log: Logger;
}

interface WorkerTimes {
  readonly looks?: LockCheckTimes;
  readonly silentMs?: number;
}

/** Runs the queued jobs, also those of dead processes. Retries a failed job with growing delay for up to three days. */
export function startWorker({
  jobs,
  endingMs = ENDING_MS,
  ...parts
}: WorkerParts & WorkerTimes & { readonly endingMs?: number }): Worker {
  const started = [undefined, ...queueNames].map((queue) => {
    const own = jobs.filter((one) => one.queue === queue);
    return startQueue({ ...parts, jobs: own, places: PLACES[queue ?? 'own'], taking: queue === undefined ? manyAtOnce : ending });
  });
  return {
    async stop() {
      const ended = Promise.all(started.map(async (queue) => queue?.stop())).then(() => true);
      const isDone = await Promise.race([ended, pause(endingMs, false, { ref: false })]);
      if (!isDone) parts.log.warn('running jobs are abandoned: they run again at the next start');
    },
  };
}

interface QueueParts extends WorkerParts, WorkerTimes {
  readonly places: number;
  readonly taking: Partial<typeof manyAtOnce>;
}

function startQueue({ connectionString, jobs, log, looks, silentMs, places, taking }: QueueParts): Worker | undefined {
  if (jobs.length === 0) return undefined;
  let stopped = false;
  let runner: Runner | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function begin(): Promise<void> {
    const pool = connections(connectionString, Math.max(2, places), silentAfter(silentMs));
    const events: WorkerEvents = new EventEmitter();
    let alive: WorkerLock | undefined;
    const end = () => {
      alive?.end();
      leave(pool);
      again();
    };
    try {
      alive = await holdWorkerLock({ connectionString, log, silentMs, ...looks });
      events.on('pool:create', ({ workerPool }) => alive?.report(workerPool.id));
      const started = await run(
        {
          pgPool: pool,
          events,
          noHandleSignals: true,
          logger: loggerOf(log),
          preset: { worker: { concurrentJobs: places, pollInterval: LOOK_MS, ...taking } },
        },
        tasksOf(jobs),
        parseCronItems(jobs.flatMap(cronItemOf)),
      );
      runner = started;
      void started.promise.catch(() => {}).finally(end);
      await queueAtStart(jobs);
    } catch (error) {
      log.error({ err: error }, 'jobs do not run');
      if (runner) await runner.stop().catch(() => {});
      else end();
    }
  }

  function again(): void {
    runner = undefined;
    if (stopped) return;
    timer = setTimeout(() => {
      starting = begin();
    }, AGAIN_MS);
  }

  let starting = begin();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await starting;
      const running = runner;
      if (!running) return;
      await running.stop();
      await running.promise.catch(() => {});
    },
  };
}

const leave = (pool: Connections): void => {
  pool.end().catch(() => {});
};

export async function queueAtStart(jobs: readonly Job[]): Promise<void> {
  for (const { atStart } of jobs) await atStart?.();
}

export async function runDueJobs({ connectionString, jobs, log }: WorkerParts): Promise<void> {
  const pgPool = connections(connectionString, 2);
  const options = { pgPool, noHandleSignals: true, logger: loggerOf(log), preset: { worker: { ...ending, concurrentJobs: 1 } } };
  await runOnce(options, tasksOf(jobs)).finally(() => leave(pgPool));
}

const cronItemOf = ({ name, cron, oneAtATime = false }: Job) =>
  cron === undefined ? [] : [{ task: name, match: cron, ...(oneAtATime && { options: { queueName: name } }) }];

const tasksOf = (jobs: readonly Job[]): TaskList =>
  Object.fromEntries(jobs.map(({ name, run: work }) => [name, (payload: unknown) => work(payload)]));

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

const loggerOf = (log: Logger): WorkerLogger =>
  new WorkerLogger((scope) => (level, message, meta) => {
    log[levels[level]]({ ...scope, err: meta?.['error'] }, message);
  });
