import { setTimeout as pause } from 'node:timers/promises';
import { type DirectConnection, openDirectConnection } from './direct-connection.ts';

const RETRY_MS = 500;

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
  readonly silentMs?: number;
}

/** Returns undefined if `signal` ended the wait. Takes the lock again when the connection breaks. */
export async function acquireExclusiveLock(options: Options): Promise<SoleHolder | undefined> {
  const { connectionString, lock, waiting, lost, signal, silentMs } = options;
  let connection: DirectConnection | undefined;
  let isHeld = false;
  let isReleased = false;

  const connect = () =>
    openDirectConnection({
      connectionString,
      silentMs,
      lost() {
        connection = undefined;
        if (isHeld) void takeAgain();
      },
    });
  async function leave(): Promise<void> {
    const left = connection;
    connection = undefined;
    await left?.end();
  }
  /** Undefined if the database does not answer. */
  async function take(): Promise<boolean | undefined> {
    try {
      const { client } = (connection ??= await connect());
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock]);
      return rows[0]?.taken === true;
    } catch {
      void leave();
      return undefined;
    }
  }
  async function takeAgain(): Promise<void> {
    isHeld = false;
    while (!isReleased && !isHeld) {
      await pause(RETRY_MS, undefined, { ref: false });
      if (isReleased) return;
      const isTaken = await take();
      if (isReleased) return leave();
      if (isTaken === false) {
        void leave();
        return lost();
      }
      isHeld = isTaken === true;
    }
  }

  connection = await connect();
  for (let isWaiting = false; !isHeld; ) {
    const isTaken = await take();
    isHeld = isTaken === true;
    if (isHeld) break;
    if (isTaken === false && !isWaiting) {
      isWaiting = true;
      waiting();
    }
    await pause(RETRY_MS, undefined, { signal }).catch(() => {});
    if (signal.aborted) {
      await leave();
      return undefined;
    }
  }
  return {
    async release() {
      isReleased = true;
      await leave();
    },
  };
}
