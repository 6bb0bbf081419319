import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/**
 * Statements that begin with this comment are parsed and planned once per connection instead of every time, which is most of
 * what a large statement on few rows costs. Their texts must be few: values are parameters.
 */
export const PLAN_ONCE = '/* plan once */';

/** The pool as the query layer uses it, with statements that are planned once as named prepared statements. */
export function plannedOnce(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const wrapped = known.get(client) ?? naming(client);
      known.set(client, wrapped);
      return wrapped;
    },
  };
}

function naming(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: unknown, values?: readonly unknown[]) =>
    typeof text === 'string' && text.startsWith(PLAN_ONCE)
      ? client.query({ name: nameOf(text), text, values: [...(values ?? [])] })
      : client.query(text as string, values as unknown[]);
  // One function stands for the overloads of the driver's own, which it only passes on to: no type says that.
  return { query: query as unknown as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) };
}

const names = new Map<string, string>();
function nameOf(text: string): string {
  const name = names.get(text) ?? `once_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
}
