import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { connectForLock, giveUp, markWorkerAlive, unheldWorkers, unlockWorkers } from './worker-lock.store.ts';

const LOOK_MS = 30_000;
/** A worker without its lock in two checks is dead, because a running worker takes its lock again earlier. */
const GRACE_MS = 5_000;
const RETRY_MS = 500;

export interface WorkerLock {
  report(worker: string): void;
  end(): void;
}

export interface LockCheckTimes {
  readonly lookMs: number;
  readonly graceMs: number;
}

interface Options extends Partial<LockCheckTimes> {
  readonly connectionString: string;
  readonly log: Logger;
}

/**
 * Holds the lock of this worker, and releases jobs of workers without a lock, which the queue would hold for four hours. Rejects
 * without a database.
 */
export async function holdWorkerLock({
  connectionString,
  log,
  lookMs = LOOK_MS,
  graceMs = GRACE_MS,
}: Options): Promise<WorkerLock> {
  let own: string | undefined;
  let over = false;
  let suspects: readonly string[] = [];
  let waking = new AbortController();
  let client: pg.Client | undefined;
  client = await connect();

  async function connect(): Promise<pg.Client> {
    const next = await connectForLock(connectionString, (ended) => {
      if (client !== ended) return;
      client = undefined;
      waking.abort();
    });
    if (own !== undefined) await markWorkerAlive(next, own).catch((error: unknown) => giveUp(next, error));
    return next;
  }

  async function look(): Promise<number> {
    // After a lost connection the checks start again, because running workers may have lost their connections too.
    if (client === undefined) suspects = [];
    const at = (client ??= await connect());
    const unheld = await unheldWorkers(at);
    const dead = unheld.filter((worker) => suspects.includes(worker));
    suspects = unheld.filter((worker) => !dead.includes(worker));
    if (dead.length > 0) {
      await unlockWorkers(at, dead);
      log.warn({ workers: dead }, 'jobs of workers that died are anybody’s again');
    }
    return suspects.length > 0 ? graceMs : lookMs;
  }

  async function goOn(): Promise<void> {
    while (!over) {
      const wait = await look().catch((error: unknown) => {
        log.debug({ err: error }, 'workers that died are looked for again');
        leave();
        return RETRY_MS;
      });
      waking = new AbortController();
      const soonest = client === undefined ? RETRY_MS : wait;
      if (!over) await pause(soonest, undefined, { ref: false, signal: waking.signal }).catch(() => {});
    }
    leave();
  }
  function leave(): void {
    const left = client;
    client = undefined;
    left?.end().catch(() => {});
  }

  void goOn();
  return {
    report(worker) {
      own = worker;
      if (client === undefined) return;
      markWorkerAlive(client, worker).catch(() => {
        leave();
        waking.abort();
      });
    },
    end() {
      over = true;
      waking.abort();
      leave();
    },
  };
}
