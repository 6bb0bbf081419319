import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { connectAlive, giveUp, tellAlive, unheldWorkers, unlockWorkers } from './alive.store.ts';

/** How often workers are looked for that died and left jobs locked. */
const LOOK_MS = 30_000;
/** A worker counts as dead that nobody held at two looks this far apart: one whose connection broke takes its lock again sooner. */
const GRACE_MS = 5_000;
const RETRY_MS = 500;

export interface Alive {
  /** Tells this worker alive from now on, over broken connections. */
  tell(worker: string): void;
  /** The worker is over: what it still held is unlocked by whoever looks next. */
  end(): void;
}

/** Milliseconds between looks for workers that died, and until one that nobody holds counts as dead. */
export interface Looks {
  readonly lookMs: number;
  readonly graceMs: number;
}

interface Options extends Partial<Looks> {
  /** Without a pooler in between. */
  readonly connectionString: string;
  readonly log: Logger;
}

/**
 * Tells a worker alive by a lock that its connection holds, and unlocks the jobs of workers whose lock is free: the queue itself would
 * keep them from everybody for four hours. Rejects when the database is away.
 */
export async function holdAlive({ connectionString, log, lookMs = LOOK_MS, graceMs = GRACE_MS }: Options): Promise<Alive> {
  let own: string | undefined;
  let over = false;
  let suspects: readonly string[] = [];
  let waking = new AbortController();
  // A connection that ends while it is made asks who it was.
  let client: pg.Client | undefined;
  client = await connect();

  async function connect(): Promise<pg.Client> {
    const next = await connectAlive(connectionString, (ended) => {
      if (client !== ended) return;
      client = undefined;
      waking.abort();
    });
    if (own !== undefined) await tellAlive(next, own).catch((error: unknown) => giveUp(next, error));
    return next;
  }

  /** Answers how long to wait for the next look. */
  async function look(): Promise<number> {
    // Who lost the connection looks anew: in the same moment others may have lost theirs.
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
      // A connection that broke while it looked woke nobody.
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
    tell(worker) {
      own = worker;
      if (client === undefined) return;
      tellAlive(client, worker).catch(() => {
        // The next connection takes it.
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
