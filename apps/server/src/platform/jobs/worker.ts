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
import { type Connections, connections } from '../database/database.ts';
import { type Alive, holdAlive, type Looks } from './alive.ts';
import { type Job, lanes } from './job.ts';

/** Jobs of one process at a time: those of the house, those that speak to each service outside, and those that encode. */
const PLACES = { house: 4, mail: 2, push: 4, sms: 2, webhooks: 4, wearables: 2, encoding: 1 } as const;
/** Jobs of the house that one look takes along: under a rush one statement brings and one ends hundreds. */
const AT_ONCE = 200;
/** How long a look waits that found few: the longest a job is late whose process is not idle. */
const GATHER_MS = 100;
/** How often it looks for jobs whose moment came, without having been told. */
const LOOK_MS = 1000;
/** How long jobs under way have to end when the house closes (ms): a long one is let go, and done anew by whatever process runs next. */
const ENDING_MS = 5000;
/** After the database was away for longer than the worker bears. */
const AGAIN_MS = 1000;

/** The ends of jobs are written together, and waited for when the worker stops; without this nobody would wait for them. */
const ending = { completeJobBatchDelay: 0, failJobBatchDelay: 0 } as const;
const manyAtOnce = {
  ...ending,
  localQueue: { size: AT_ONCE, refetchDelay: { durationMs: GATHER_MS, threshold: 0, maxAbortThreshold: AT_ONCE } },
};

export interface Worker {
  /** No further job begins; resolves when those under way are done, or were waited for long enough. */
  stop(): Promise<void>;
}

export interface WorkerParts {
  /** Without a pooler in between: the worker listens. */
  readonly connectionString: string;
  readonly jobs: readonly Job[];
  readonly log: Logger;
}

/**
 * Runs queued jobs, those of other processes too, what processes that died held in their hands, and those of the clock. What fails is
 * tried again ever later, up to three days.
 */
export function startWorker({
  jobs,
  endingMs = ENDING_MS,
  ...parts
}: WorkerParts & { readonly looks?: Looks; readonly endingMs?: number }): Worker {
  const started = [undefined, ...lanes].map((lane) => {
    const own = jobs.filter((one) => one.lane === lane);
    // To a service outside one by one: what hurries stands behind nothing that was taken along before it came.
    return startLane({ ...parts, jobs: own, places: PLACES[lane ?? 'house'], taking: lane === undefined ? manyAtOnce : {} });
  });
  return {
    async stop() {
      const ended = Promise.all(started.map(async (lane) => lane?.stop())).then(() => true);
      const isDone = await Promise.race([ended, pause(endingMs, false, { ref: false })]);
      if (!isDone) parts.log.warn('jobs under way are let go: they are done anew at the next start');
    },
  };
}

interface LaneParts extends WorkerParts {
  readonly looks?: Looks;
  /** Jobs at a time. */
  readonly places: number;
  readonly taking: Partial<typeof manyAtOnce>;
}

/** A worker of some of the jobs; none where there are none. */
function startLane({ connectionString, jobs, log, looks, places, taking }: LaneParts): Worker | undefined {
  if (jobs.length === 0) return undefined;
  let stopped = false;
  let runner: Runner | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function begin(): Promise<void> {
    // One of them listens all the time.
    const pool = connections(connectionString, Math.max(2, places));
    const events: WorkerEvents = new EventEmitter();
    let alive: Alive | undefined;
    const end = () => {
      alive?.end();
      leave(pool);
      again();
    };
    try {
      alive = await holdAlive({ connectionString, log, ...looks });
      // Before it takes its first job.
      events.on('pool:create', ({ workerPool }) => alive?.tell(workerPool.id));
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

/** Nobody waits for connections to close: one that the end of the database broke may never be given back. */
const leave = (pool: Connections): void => {
  pool.end().catch(() => {});
};

/** Queues what is due of the jobs; again for rows that came without a word, such as those of the demo. */
export async function queueAtStart(jobs: readonly Job[]): Promise<void> {
  for (const { atStart } of jobs) await atStart?.();
}

/** Runs everything that is due, and what that makes due, then stops. */
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

/** The worker's words in our log. That a job failed is a warning: it is tried again. */
const loggerOf = (log: Logger): WorkerLogger =>
  new WorkerLogger((scope) => (level, message, meta) => {
    log[levels[level]]({ ...scope, err: meta?.['error'] }, message);
  });
