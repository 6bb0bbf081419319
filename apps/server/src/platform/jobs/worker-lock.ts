import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type DirectConnection, openDirectConnection } from '../database/direct-connection.ts';
import { markWorkerAlive, unheldWorkers, unlockWorkers } from './worker-lock.store.ts';

const LOOK_MS = 30_000;
/** A worker without its lock in two checks is dead, because a running worker takes its lock again earlier. */
const GRACE_MS = 5_000;
const RETRY_MS = 500;
const SILENT_MS = 17_000;

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
  readonly silentMs?: number | undefined;
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
  silentMs = SILENT_MS,
}: Options): Promise<WorkerLock> {
  let own: string | undefined;
  let over = false;
  let suspects: readonly string[] = [];
  let waking = new AbortController();
  let connection: DirectConnection | undefined;
  connection = await connect();

  function connect(): Promise<DirectConnection> {
    return openDirectConnection({
      connectionString,
      silentMs,
      lost() {
        connection = undefined;
        waking.abort();
      },
      begin: async (client) => own !== undefined && markWorkerAlive(client, own),
    });
  }

  async function look(): Promise<number> {
    // After a lost connection the checks start again, because running workers may have lost their connections too.
    if (connection === undefined) suspects = [];
    const { client: at } = (connection ??= await connect());
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
      const soonest = connection === undefined ? RETRY_MS : wait;
      if (!over) await pause(soonest, undefined, { ref: false, signal: waking.signal }).catch(() => {});
    }
    leave();
  }
  function leave(): void {
    const left = connection;
    connection = undefined;
    void left?.end();
  }

  void goOn();
  return {
    report(worker) {
      own = worker;
      if (connection === undefined) return;
      markWorkerAlive(connection.client, worker).catch(() => {
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
