import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export const LIVE_LOCK = 7_264_001;

const RETRY_MS = 500;

/** A replica grants advisory locks too, which the primary does not know. */
export async function requirePrimary(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isReplica: boolean }>('select pg_is_in_recovery() as "isReplica"');
  if (rows[0]?.isReplica !== false) throw new Error('The database of the locks is a replica.');
}

export interface SoleHolder {
  release(): Promise<void>;
}

interface Options {
  readonly connectionString: string;
  readonly lock: number;
  readonly waiting: () => void;
  /** Called when another process took the lock during a broken connection. This process must then stop at once. */
  readonly lost: () => void;
  readonly signal: AbortSignal;
}

/** Returns undefined if `signal` ended the wait. Takes the lock again when the connection breaks. */
export async function acquireExclusiveLock({
  connectionString,
  lock,
  waiting,
  lost,
  signal,
}: Options): Promise<SoleHolder | undefined> {
  let client: pg.Client | undefined;
  let released = false;

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString, keepAlive: true });
    next.on('error', () => {});
    next.on('end', () => {
      if (client === next && !released) void takeAgain();
    });
    await next.connect();
    await requirePrimary(next).catch(async (error: unknown) => {
      await next.end().catch(() => {});
      throw error;
    });
    return next;
  }
  async function take(from: pg.Client): Promise<boolean> {
    const { rows } = await from.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock]);
    return rows[0]?.taken === true;
  }
  async function takeAgain(): Promise<void> {
    client = undefined;
    while (!released) {
      await pause(RETRY_MS, undefined, { ref: false });
      const next = await connect().catch(() => undefined);
      const taken = next && (await take(next).catch(() => undefined));
      if (taken) client = next;
      else await next?.end().catch(() => {});
      if (taken === false && !released) lost();
      if (taken !== undefined) return;
    }
  }

  const first = await connect();
  for (let attempts = 0; !(await take(first)); attempts++) {
    if (attempts === 0) waiting();
    await pause(RETRY_MS, undefined, { signal }).catch(() => {});
    if (signal.aborted) {
      await first.end();
      return undefined;
    }
  }
  client = first;
  return {
    async release() {
      released = true;
      await client?.end().catch(() => {});
    },
  };
}
