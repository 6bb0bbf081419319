import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Queryable } from './database.ts';
import { PLAN_ONCE } from './planned-once.ts';

/** Stands in a statement for a value that comes with each run. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Runs a statement with values for its places; answers its rows. */
export type Prepared<Values extends object, Row> = (db: Queryable, values: Values) => Promise<Row[]>;

/**
 * A statement whose text never changes: put together at its first run, and planned once per connection (`planned-once`). Putting
 * a large one together anew for every run takes longer than sending it.
 */
export function prepared<Values extends object, Row>(
  make: (place: (name: keyof Values & string) => RawBuilder<unknown>) => RawBuilder<Row>,
): Prepared<Values, Row> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= sql<Row>`${sql.raw(PLAN_ONCE)} ${make((name) => sql`${new Place(name)}`)}`.compile(db);
    const given = new Map<string, unknown>(Object.entries(values));
    const parameters = compiled.parameters.map((one) => (one instanceof Place ? given.get(one.name) : one));
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(compiled.sql, parameters));
    return rows;
  };
}
