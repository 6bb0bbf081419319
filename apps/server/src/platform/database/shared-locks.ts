import type pg from 'pg';
import type { Logger } from 'pino';
import { type DirectConnection, openDirectConnection } from './direct-connection.ts';

const TURN_MS = 500;
const CHANNEL = 'clubpulse_locks';

const LOCKS = `locks as materialized (
  select classid, objid, objsubid, mode, pid from pg_locks
  where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database()))`;

interface Standing {
  readonly processes: number;
  readonly own: readonly number[];
  readonly free: readonly number[];
}

interface Options {
  readonly connectionString: string;
  /** All processes hold it together. A process that holds it alone excludes them. */
  readonly commonLock: number;
  readonly lockClass: number;
  readonly numbers: readonly number[];
  readonly movesOf: (standing: Standing) => { readonly give: readonly number[]; readonly take: readonly number[] };
  readonly taken: (numbers: readonly number[]) => void;
  readonly left: (numbers: readonly number[]) => Promise<void>;
  readonly waiting: () => void;
  readonly log: Logger;
  readonly turnMs?: number;
  readonly silentMs?: number;
}

export interface SharedLocks {
  /** Remains while the connection is broken: without the database no process can take a lock. */
  readonly own: ReadonlySet<number>;
  begin(): Promise<void>;
  release(): Promise<void>;
}

interface State extends Options {
  readonly own: Set<number>;
  readonly wake: () => void;
  connection: DirectConnection | undefined;
  isCommon: boolean;
  isWaiting: boolean;
}

export function createSharedLocks(options: Options): SharedLocks {
  const own = new Set<number>();
  const state: State = { ...options, own, wake, connection: undefined, isCommon: false, isWaiting: false };
  let isDue = false;
  let isEnded = false;
  let isBroken = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function turns(): Promise<void> {
    while (isDue && !isEnded) {
      isDue = false;
      try {
        await turn(state);
        isBroken = false;
      } catch (error) {
        if (!isBroken) options.log.warn({ err: error }, 'the locks of the clubs cannot be examined, trying again');
        isBroken = true;
        disconnect(state);
      }
    }
  }
  /** One turn at a time: a lock that is taken twice must be released twice. */
  function run(work: () => Promise<void>): Promise<void> {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  }
  function wake(): void {
    isDue = true;
    void run(turns);
  }

  return {
    own,
    async begin() {
      await run(() => turn(state));
      timer = setInterval(wake, options.turnMs ?? TURN_MS).unref();
      wake();
    },
    async release() {
      isEnded = true;
      clearInterval(timer);
      await running;
      await drop(state, [...own]);
      // Also the common lock, because the notified processes count its holders.
      const { client } = state.connection ?? {};
      await client?.query('select pg_advisory_unlock_all()').catch(() => {});
      await client?.query(`notify ${CHANNEL}`).catch(() => {});
      await state.connection?.end();
    },
  };
}

async function turn(state: State): Promise<void> {
  const { client } = (state.connection ??= await connect(state));
  if (!state.isCommon && !(await join(state, client))) return;
  const standing = await look(state, client);
  const { give, take } = state.movesOf({ ...standing, own: [...state.own] });
  if (give.length > 0) await giveUp(state, give);
  const got = await lock(state, client, take);
  // Others took some.
  if (got.length < take.length) state.wake();
  if (got.length === 0) return;
  for (const one of got) state.own.add(one);
  state.taken(got);
}

function connect(state: State): Promise<DirectConnection> {
  return openDirectConnection({
    connectionString: state.connectionString,
    silentMs: state.silentMs,
    lost: () => disconnect(state),
    async begin(client) {
      client.on('notification', state.wake);
      await client.query(`listen ${CHANNEL}`);
    },
  });
}

function disconnect(state: State): void {
  const { connection } = state;
  state.connection = undefined;
  state.isCommon = false;
  void connection?.end();
}

async function join(state: State, client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock_shared($1) as taken', [state.commonLock]);
  const isCommon = rows[0]?.taken === true;
  const again = isCommon ? await lock(state, client, [...state.own]) : [];
  await drop(
    state,
    [...state.own].filter((one) => !again.includes(one)),
  );
  if (!isCommon) {
    if (!state.isWaiting) state.waiting();
    state.isWaiting = true;
    return false;
  }
  state.isCommon = true;
  await client.query(`notify ${CHANNEL}`);
  return true;
}

async function look({ commonLock, lockClass, numbers }: State, client: pg.Client): Promise<Omit<Standing, 'own'>> {
  const { rows } = await client.query<Omit<Standing, 'own'>>(
    `with ${LOCKS}
    select
      (select count(*) from locks where classid = 0 and objid = $1::oid and objsubid = 1 and mode = 'ShareLock')::int as processes,
      array(
        select number from unnest($3::int[]) as number
        where not exists (select from locks where classid = $2::oid and objid = number::oid and objsubid = 2)
        order by random()) as free`,
    [commonLock, lockClass, numbers],
  );
  return rows[0] ?? { processes: 1, free: [] };
}

async function lock({ lockClass }: State, client: pg.Client, numbers: readonly number[]): Promise<number[]> {
  if (numbers.length === 0) return [];
  const { rows } = await client.query<{ number: number; taken: boolean }>(
    'select number, pg_try_advisory_lock($1, number) as taken from unnest($2::int[]) as number',
    [lockClass, numbers],
  );
  return rows.flatMap(({ number, taken }) => (taken ? [number] : []));
}

async function drop({ own, left, log }: State, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return;
  for (const one of numbers) own.delete(one);
  await left(numbers).catch((error: unknown) => log.error({ err: error }, 'clubs could not be handed over completely'));
}

async function giveUp(state: State, numbers: readonly number[]): Promise<void> {
  await drop(state, numbers);
  const { client } = state.connection ?? {};
  await client?.query('select pg_advisory_unlock($1, number) from unnest($2::int[]) as number', [state.lockClass, numbers]);
  await client?.query(`notify ${CHANNEL}`);
}
