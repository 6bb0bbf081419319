import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { type OneConnection, oneConnection } from './pool/one-connection.ts';
import { createShares, type Shares } from './pool/shares.ts';
import type { DB } from './schema.generated.ts';

// Ids are bigint and all of them fit a JavaScript number; dates stay calendar days.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// Arrays of them (bigint[], whose type pg does not name) too.
pg.types.setTypeParser(1016 as typeof pg.types.builtins.INT8, (text) =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((id) => (id === 'NULL' ? null : Number(id))),
);
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

export type Database = Kysely<DB>;
/** A connection inside a transaction, or the database itself: what a store takes. */
export type Queryable = Kysely<DB> | Transaction<DB>;

/** A plan that was made while a table was small stays as long as its connection. */
const CONNECTION_LIFE_S = 60;
/** Whoever asks is told to try again rather than kept waiting: milliseconds of a statement, for a lock, idle in a transaction. */
const patience = { statement_timeout: 15_000, lock_timeout: 5_000, idle_in_transaction_session_timeout: 60_000 } as const;
/** Limits of the database's own are kept by one that runs. A frozen host or a network that swallows is given up here, a little later. */
const ANSWER_MS = 17_000;
const CONNECT_MS = 5_000;
/** Health does not wait as long as whoever wants something. */
const HEALTH_MS = 2_000;
/** Connections that requests of one kind leave to all others. */
const LEFT_TO_OTHERS = 4;

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens the pool. A broken idle connection is replaced silently; a query on a broken one fails as `isUnavailable`. `pooled`: a
 * pooler stands in between and gives each transaction another session, so nothing may be prepared in one.
 */
export function openDatabase(connectionString: string, { max = 14, pooled = false, answerMs = ANSWER_MS } = {}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: answerMs,
    keepAlive: true,
    maxLifetimeSeconds: CONNECTION_LIFE_S,
    // Settings of a session: behind a pooler the next transaction would be somebody else's.
    ...(pooled ? {} : patience),
  });
  hearErrors(pool);
  const shares = createShares({ size: max, spare: Math.min(LEFT_TO_OTHERS, Math.floor(max / 3)), waitMs: CONNECT_MS });
  const guard = process.env['NODE_ENV'] === 'test' ? oneConnection() : undefined;
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: withMarks(pool, pooled, shares, guard) }) });
  return { db: guard?.watch(db) ?? db, pool, close: () => db.destroy() };
}

function hearErrors(pool: pg.Pool): pg.Pool {
  pool.on('error', () => {
    // The pool drops the broken connection by itself; whoever queries next meets the outage and reports it.
  });
  // Between two statements of a transaction nobody else listens, and an unheard error would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export type Connections = pg.Pool;

/**
 * For a library that speaks to the database by itself. One that makes its own pool may stop listening to it before the last
 * connection is gone, and the end of the database in that moment would end the process.
 */
export const connections = (connectionString: string, max: number): Connections =>
  hearErrors(new pg.Pool({ connectionString, max }));

const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '53300',
  // No room on the disk or in memory, for files either, a limit of the server, a file that cannot be written.
  'ENOSPC',
  'EDQUOT',
  '53100',
  '53200',
  '53400',
  '58030',
  // Took too long, or waited too long for a lock; two waited for each other; a copy that only reads.
  '57014',
  '55P03',
  '40P01',
  '40001',
  '25006',
  '25P03',
]);

/**
 * Whether an error means that the database or the disk cannot do it now (away, full, locked, overtaken), not that the query is wrong: tried again, it
 * may do it or the act finds why not.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isUnavailable(error.cause) || isOfNoMember(error)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    unavailableCodes.has(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/.test(
      error.message,
    )
  );
}

/** Whether there was no room to write. */
export const isFull = (error: Error): boolean => 'code' in error && (error.code === '53100' || error.code === '58030');

/** Whether the database answers at all, soon. */
export function isAnswering(db: Database): Promise<boolean> {
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const patient = new AbortController();
  const late = pause(HEALTH_MS, false, { signal: patient.signal }).catch(() => false);
  return Promise.race([answered, late]).finally(() => patient.abort());
}

/** The constraint a unique or foreign key violation names; undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  return error.code === '23505' || error.code === '23503' || error.code === '23001' ? error.constraint : undefined;
}

/** Whether a row names a user who left the club meanwhile: the keys to `club_people` end in this name. */
export const isOfNoMember = (error: unknown): boolean => violatedConstraint(error)?.endsWith('_club_person') ?? false;

/**
 * Statements that begin with this comment are parsed and planned once per connection instead of every time, which is most of
 * what a large statement on few rows costs. Their texts must be few: values are parameters.
 */
export const PLAN_ONCE = '/* plan once */';

/**
 * The answer of statements that begin with this comment (after `PLAN_ONCE`, where both are wanted) is one `TextRows`: for whoever
 * writes hundreds of rows on as text, reading each value into an object first is most of the work.
 */
export const AS_TEXT = '/* as text */';

/** Rows with their values as PostgreSQL spells them. */
export interface TextRows {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
  readonly rows: readonly (readonly (string | null)[])[];
}
const asSpelled = { getTypeParser: () => (text: string) => text } as unknown as pg.CustomTypesConfig;

/** A connection as the query layer uses it; `leave` gives its place in the pool to the next. */
interface Taken extends PostgresPoolClient {
  leave: () => void;
}

/**
 * The pool as the query layer uses it: each kind of request takes its share, and statements that are planned once are named prepared
 * statements, where sessions last.
 */
function withMarks(pool: pg.Pool, pooled: boolean, shares: Shares, guard: OneConnection | undefined): PostgresPool {
  const known = new WeakMap<pg.PoolClient, Taken>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      guard?.refuseSecond();
      const leave = await shares.enter();
      const client = await pool.connect().catch((error: unknown) => {
        leave();
        throw error;
      });
      const wrapped = known.get(client) ?? naming(client, pooled);
      wrapped.leave = leave;
      known.set(client, wrapped);
      return wrapped;
    },
  };
}

function naming(client: pg.PoolClient, pooled: boolean): Taken {
  /** The answer that never came may still come: nobody is given this connection again. */
  let silent: Error | undefined;
  async function query(text: unknown, values: readonly unknown[] = []) {
    if (silent) throw silent;
    try {
      return await ask(text, values);
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') silent = error;
      throw error;
    }
  }
  async function ask(text: unknown, values: readonly unknown[]) {
    // A cursor is none of ours to look into.
    if (typeof text !== 'string') return client.query(text as string, values as unknown[]);
    const isOnce = text.startsWith(PLAN_ONCE);
    const name = isOnce && !pooled ? { name: nameOf(text) } : {};
    if (text.startsWith(AS_TEXT, isOnce ? PLAN_ONCE.length + 1 : 0)) {
      const { fields, rows, ...rest } = await client.query({
        ...name,
        text,
        values: [...values],
        rowMode: 'array',
        types: asSpelled,
      });
      return { ...rest, rows: [{ fields, rows }] };
    }
    return isOnce ? client.query({ ...name, text, values: [...values] }) : client.query(text, values as unknown[]);
  }
  // One function stands for the overloads of the driver's own, which it only passes on to: no type says that.
  const taken: Taken = {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => {
      client.release(silent ?? destroy);
      taken.leave();
    },
    leave: () => {},
  };
  return taken;
}

const names = new Map<string, string>();
function nameOf(text: string): string {
  const name = names.get(text) ?? `once_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
}
