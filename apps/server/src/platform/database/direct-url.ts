import pg from 'pg';

const PATIENCE_MS = 5_000;
const LOOKS = 5;

export const pooledText =
  'The database is reached through a pooler that shares sessions (PgBouncer with pool_mode = transaction).';
export const pooledRepair =
  'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, for locks, notifications and migrations; DATABASE_URL may remain.';

/** Whether two connections share a session, which busy pools may hide. */
export async function sharesSessions(connectionString: string): Promise<boolean> {
  const options = { connectionString, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS };
  const clients = [new pg.Client(options), new pg.Client(options)];
  for (const client of clients) client.on('error', () => {});
  try {
    await Promise.all(clients.map((client) => client.connect()));
    for (let look = 0; look < LOOKS; look++) {
      const sessions = new Set<number>();
      for (const client of clients) {
        const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
        for (const { pid } of rows) sessions.add(pid);
      }
      if (sessions.size === 1) return true;
    }
    return false;
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}
