import pg from 'pg';
import { type DirectConnection, openDirectConnection } from './direct-connection.ts';

export interface Notifications {
  /** `reset` is called after a lost connection, because notifications may have been missed. */
  on(channel: string, listener: (payload: string) => void, reset: () => void): Promise<void>;
  close(): Promise<void>;
}

const RETRY_MS = 500;

/** Reconnects automatically. */
export function openNotifications(connectionString: string, silentMs?: number): Notifications {
  const listeners = new Map<string, { listener: (payload: string) => void; reset: () => void }[]>();
  let connection: DirectConnection | undefined;
  let closed = false;
  let connecting: Promise<void> | undefined;
  let waiting: NodeJS.Timeout | undefined;

  /** Only one retry may wait: a failing connection both ends and rejects, so the retries would double each time. */
  function tryAgain(): void {
    if (closed || waiting) return;
    waiting = setTimeout(reconnect, RETRY_MS);
    waiting.unref();
  }

  async function connect(): Promise<void> {
    connection = await openDirectConnection({
      connectionString,
      silentMs,
      lost() {
        connection = undefined;
        tryAgain();
      },
      async begin(client) {
        client.on('notification', ({ channel, payload }) => {
          for (const listener of listeners.get(channel) ?? []) listener.listener(payload ?? '');
        });
        for (const channel of listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      },
    });
  }

  function reconnect(): void {
    waiting = undefined;
    if (closed || connection) return;
    connecting = connect()
      .then(() => {
        for (const several of listeners.values()) for (const listener of several) listener.reset();
      })
      .catch(tryAgain);
  }

  return {
    async on(channel, listener, reset) {
      const several = listeners.get(channel) ?? [];
      several.push({ listener, reset });
      listeners.set(channel, several);
      connecting ??= connect();
      await connecting;
      await connection?.client.query(`listen ${pg.escapeIdentifier(channel)}`);
    },
    async close() {
      closed = true;
      clearTimeout(waiting);
      await connecting?.catch(() => {});
      await connection?.end();
    },
  };
}
