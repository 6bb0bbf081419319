import pg from 'pg';

const SILENT_MS = 5_000;

export interface DirectConnection {
  readonly client: pg.Client;
  end(): Promise<void>;
}

interface Options {
  readonly connectionString: string;
  /** Not after `end`. */
  readonly lost: () => void;
  readonly begin?: (client: pg.Client) => Promise<unknown>;
  readonly silentMs?: number | undefined;
}

export const endsLostClients = (silentMs = SILENT_MS): string => {
  const fifth = Math.ceil(silentMs / 5000);
  return `set tcp_keepalives_idle = ${2 * fifth}; set tcp_keepalives_interval = ${fifth}; set tcp_keepalives_count = 3`;
};

/** Refuses a replica, which grants locks that the primary does not know. */
export async function openDirectConnection(options: Options): Promise<DirectConnection> {
  const { connectionString, lost, begin, silentMs = SILENT_MS } = options;
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: silentMs,
    query_timeout: silentMs,
  });
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;

  async function end(): Promise<void> {
    isEnded = true;
    clearTimeout(timer);
    const late = setTimeout(() => client.connection.stream.destroy(), silentMs).unref();
    await client.end().catch(() => {});
    clearTimeout(late);
  }
  function leave(): void {
    if (isEnded) return;
    void end();
    lost();
  }
  function ask(): void {
    if (!isEnded) timer = setTimeout(() => void client.query('select 1').then(ask, leave), silentMs * 0.4).unref();
  }

  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(`set idle_session_timeout = ${silentMs}; ${endsLostClients(silentMs)}`);
    const { rows } = await client.query<{ isReplica: boolean }>('select pg_is_in_recovery() as "isReplica"');
    if (rows[0]?.isReplica !== false) throw new Error('The database is a replica.');
    await begin?.(client);
  } catch (error) {
    void end();
    throw error;
  }
  client.on('end', leave);
  ask();
  return { client, end };
}
