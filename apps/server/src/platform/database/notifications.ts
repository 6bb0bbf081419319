import pg from 'pg';

export interface Notifications {
  /** `reset` is called after a lost connection, because notifications may have been missed. */
  on(channel: string, listener: (payload: string) => void, reset: () => void): Promise<void>;
  close(): Promise<void>;
}

const RETRY_MS = 500;

/** Uses one direct connection, because a transaction pooler supports no notifications. Reconnects automatically. */
export function openNotifications(connectionString: string): Notifications {
  const listeners = new Map<string, { listener: (payload: string) => void; reset: () => void }[]>();
  let client: pg.Client | undefined;
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
    const next = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 10_000 });
    next.on('error', () => {});
    next.on('end', () => {
      if (client === next) client = undefined;
      tryAgain();
    });
    next.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener.listener(payload ?? '');
    });
    await next.connect();
    for (const channel of listeners.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
  }

  function reconnect(): void {
    waiting = undefined;
    if (closed || client) return;
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
      await client?.query(`listen ${pg.escapeIdentifier(channel)}`);
    },
    async close() {
      closed = true;
      clearTimeout(waiting);
      await connecting?.catch(() => {});
      await client?.end();
    },
  };
}
