import pg from 'pg';

export interface Notifications {
  /** Calls back with each payload; `reset` runs after the connection was lost, when payloads may have been missed. */
  on(channel: string, heard: (payload: string) => void, reset: () => void): Promise<void>;
  close(): Promise<void>;
}

const RETRY_MS = 500;

/** LISTEN on one direct connection that comes back by itself (needs a connection without transaction pooling). */
export function openNotifications(connectionString: string): Notifications {
  const listeners = new Map<string, { heard: (payload: string) => void; reset: () => void }[]>();
  let client: pg.Client | undefined;
  let closed = false;
  let connecting: Promise<void> | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, keepAlive: true });
    next.on('error', () => {});
    next.on('end', () => {
      if (client === next) client = undefined;
      if (!closed) setTimeout(reconnect, RETRY_MS).unref();
    });
    next.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener.heard(payload ?? '');
    });
    await next.connect();
    for (const channel of listeners.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
  }

  function reconnect(): void {
    if (closed || client) return;
    connecting = connect()
      .then(() => {
        for (const several of listeners.values()) for (const listener of several) listener.reset();
      })
      .catch(() => {
        setTimeout(reconnect, RETRY_MS).unref();
      });
  }

  return {
    async on(channel, heard, reset) {
      const several = listeners.get(channel) ?? [];
      several.push({ heard, reset });
      listeners.set(channel, several);
      connecting ??= connect();
      await connecting;
      await client?.query(`listen ${pg.escapeIdentifier(channel)}`);
    },
    async close() {
      closed = true;
      await connecting?.catch(() => {});
      await client?.end();
    },
  };
}
