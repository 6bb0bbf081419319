import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { type OneConnection, oneConnection } from './pool/one-connection.ts';
import { createShares, type Shares } from './pool/shares.ts';
import type { DB } from './schema.generated.ts';

// Bigint ids fit into JavaScript numbers. Dates remain text, because they are calendar days.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
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
export type Queryable = Kysely<DB> | Transaction<DB>;

/** Seconds. Connections are renewed, because an old plan of a prepared statement may be bad for a table that has grown. */
const CONNECTION_LIFE_S = 60;
/** ms. Beyond them the database aborts, and the request can be retried. */
const patience = { statement_timeout: 15_000, lock_timeout: 5_000, idle_in_transaction_session_timeout: 60_000 } as const;
/** ms, above the limits of the database itself. */
const ANSWER_MS = 17_000;
const CONNECT_MS = 5_000;
const HEALTH_MS = 2_000;
const LEFT_TO_OTHERS = 4;

export interface PoolLoad {
  readonly size: number;
  readonly inUse: number;
  readonly waiting: number;
}

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  load(): PoolLoad;
  close(): Promise<void>;
}

/**
 * Broken connections throw an error that `isUnavailable` recognizes. If `pooled`, prepared statements are not used, because a
 * pooler may change the session between transactions.
 */
export function openDatabase(connectionString: string, { max = 14, pooled = false, answerMs = ANSWER_MS } = {}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: answerMs,
    keepAlive: true,
    maxLifetimeSeconds: CONNECTION_LIFE_S,
    ...(pooled ? {} : patience),
  });
  handleErrors(pool);
  const shares = createShares({ size: max, spare: Math.min(LEFT_TO_OTHERS, Math.floor(max / 3)), waitMs: CONNECT_MS });
  const guard = process.env['NODE_ENV'] === 'test' ? oneConnection() : undefined;
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: withMarks(pool, pooled, shares, guard) }) });
  return {
    db: guard?.watch(db) ?? db,
    pool,
    load: () => ({ size: max, inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount + shares.waiting() }),
    close: () => db.destroy(),
  };
}

function handleErrors(pool: pg.Pool): pg.Pool {
  pool.on('error', () => {
    // The next query reports the outage.
  });
  // The only listener between two statements of a transaction. Without a listener an error would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export type Connections = pg.Pool;

/** The library's own pool may remove its error listener too early. */
export function connections(connectionString: string, max: number, settings: pg.PoolConfig = silentAfter()): Connections {
  return handleErrors(new pg.Pool({ connectionString, max, keepAlive: true, ...settings })).on('connect', endWhenSilent);
}

export const silentAfter = (ms = ANSWER_MS): pg.PoolConfig => ({ connectionTimeoutMillis: ms, query_timeout: ms });

/** The job queue would use it again. */
function endWhenSilent(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const result = query(...args);
    if (result instanceof Promise)
      result.catch((error: unknown) => {
        if (isSilent(error)) client.connection.stream.destroy();
      });
    return result;
  }) as typeof client.query;
}

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
  'ENOSPC',
  'EDQUOT',
  '53100',
  '53200',
  '53400',
  '58030',
  '57014',
  '55P03',
  '40P01',
  '40001',
  '25006',
  '25P03',
]);

/** True if a retry may succeed: the database is unreachable, full or locked, or reports a conflict. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isUnavailable(error.cause) || isMissingMemberViolation(error) || isStalePlan(error)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    unavailableCodes.has(code) ||
    isOfPooler(code, error) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/.test(
      error.message,
    )
  );
}

/** A newer process added a column to a table read by `*`. */
const isStalePlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.message === 'cached plan must not change result type';

/** PgBouncer found no server. From PostgreSQL it is a fault of the statement. */
const isOfPooler = (code: string, error: Error): boolean => code === '08P01' && 'severity' in error && error.severity === 'FATAL';

export const isFull = (error: Error): boolean => 'code' in error && (error.code === '53100' || error.code === '58030');

const isSilent = (error: unknown): error is Error => error instanceof Error && error.message === 'Query read timeout';

export function isAnswering(db: Database): Promise<boolean> {
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const patient = new AbortController();
  const late = pause(HEALTH_MS, false, { signal: patient.signal }).catch(() => false);
  return Promise.race([answered, late]).finally(() => patient.abort());
}

export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  return error.code === '23505' || error.code === '23503' || error.code === '23001' ? error.constraint : undefined;
}

export const isMissingMemberViolation = (error: unknown): boolean => violatedConstraint(error)?.endsWith('_club_person') ?? false;

/** Each connection plans the statement only once. Only for statements with parameters and few different texts. */
export const PLAN_ONCE = '/* plan once */';

/** Follows `PLAN_ONCE`. The result is one `TextRows`, which saves parsing each value of a large list. */
export const AS_TEXT = '/* as text */';

export interface TextRows {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
  readonly rows: readonly (readonly (string | null)[])[];
}
const asSpelled = { getTypeParser: () => (text: string) => text } as unknown as pg.CustomTypesConfig;

interface Taken extends PostgresPoolClient {
  leave: () => void;
}

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
  /** After a timeout the late response may still arrive, so the connection must not be used again. */
  let silent: Error | undefined;
  async function query(text: unknown, values: readonly unknown[] = []) {
    if (silent) throw silent;
    try {
      return await ask(text, values);
    } catch (error) {
      if (isSilent(error)) silent = error;
      if (!isStalePlan(error)) throw error;
      names.clear();
      generation += 1;
      // In a transaction the repetition fails too.
      return ask(text, values).catch(() => {
        throw error;
      });
    }
  }
  async function ask(text: unknown, values: readonly unknown[]) {
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
let generation = 0;
function nameOf(text: string): string {
  const name = names.get(text) ?? `once${generation}_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
}
