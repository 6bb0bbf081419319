import pg from 'pg';

const described = (pids: string) => `
  select pid, format('process %s (%s), whose statement began at %s', pid, concat_ws(', ', nullif(application_name, ''), state),
    coalesce(to_char(query_start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'an unknown time')) as blocker
  from pg_stat_activity where datname = current_database() and pid = any (${pids})`;
const BLOCKERS = described('pg_blocking_pids($1)');
const HOLDERS = described(`array(
  select pid from pg_locks where locktype = 'advisory' and granted and classid = 0 and objid = $1
    and database = (select oid from pg_database where datname = current_database()))`);

export async function holdersOf(client: pg.Client, lock: number): Promise<string[]> {
  const { rows } = await client.query<{ blocker: string }>(HOLDERS, [lock]);
  return rows.map(({ blocker }) => blocker);
}

interface Options {
  readonly connectionString: string;
  readonly log: (line: string) => void;
  readonly everyMs: number;
}

export function watchWaits({ connectionString, log, everyMs }: Options) {
  let watching: Promise<pg.Client> | undefined;
  let looking: Promise<void> | undefined;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString });
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  async function look(name: string, waiting: number | undefined, seen: Set<number>): Promise<void> {
    watching ??= connect();
    const { rows } = await (await watching).query<{ pid: number; blocker: string }>(BLOCKERS, [waiting]);
    for (const { pid, blocker } of rows) {
      if (!seen.has(pid)) log(`migration ${name} waits for ${blocker}`);
      seen.add(pid);
    }
  }

  return {
    async during(name: string, connection: pg.Client | pg.Pool, work: () => Promise<void>): Promise<void> {
      const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
      const seen = new Set<number>();
      const turn = () => {
        looking ??= look(name, rows[0]?.pid, seen)
          .catch(() => {})
          .finally(() => {
            looking = undefined;
          });
      };
      const timer = setInterval(turn, everyMs);
      try {
        await work();
      } finally {
        clearInterval(timer);
      }
    },
    end: async () => watching?.then((client) => client.end()).catch(() => {}),
  };
}
