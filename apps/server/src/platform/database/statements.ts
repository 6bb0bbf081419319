import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { isOfNoMember, PLAN_ONCE, type Queryable } from './database.ts';

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
 * A statement whose text never changes: put together at its first run, and planned once per connection (`PLAN_ONCE`). Putting
 * a large one together anew for every run takes longer than sending it.
 */
export function prepared<Values extends object, Row>(
  make: (place: (name: keyof Values & string) => RawBuilder<unknown>) => RawBuilder<Row>,
): Prepared<Values, Row> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= sql<Row>`${sql.raw(PLAN_ONCE)} ${make((name) => sql`${new Place(name)}`)}`.compile(db);
    const byName = new Map<string, unknown>(Object.entries(values));
    const parameters = compiled.parameters.map((one) => (one instanceof Place ? byName.get(one.name) : one));
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(compiled.sql, parameters));
    return rows;
  };
}

/** An array of numbers as PostgreSQL spells it; the driver would look at each number three times. */
export const listOf = (values: readonly (number | null)[]): string => `{${values.map((value) => value ?? 'null').join()}}`;

/** One of several writes: a query with a `returning`, run after the step before it. */
export interface Step {
  readonly name: string;
  /** `previous` names the row of the last step that writes exactly one: taking from it is what keeps the order. */
  readonly write: (previous: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Rows it must write for anything to be written, or any number. One by default. */
  readonly rows?: number | 'any';
}

/** What a caller does with a lost race: read the facts and decide again. */
export const unmet = Symbol('a guard was not met');

/**
 * Writes several rows in one statement, in the order of the steps: all of them, or nothing when a guard in a step's
 * `where`, or a constraint among `guards`, says that the facts are no longer those the decision was made from. Answers the
 * value of `result`, or `unmet`. One round trip and no open transaction: a contended row in the last step is locked for
 * no longer than its own update and the commit. Any other violation is a fault, or somebody else's to answer (a taken
 * idempotency key is the edge's), and goes on as an error.
 * `planOnce`: where the texts of the steps are few.
 */
export async function writeTogether<T>(
  db: Queryable,
  steps: readonly Step[],
  result: RawBuilder<T>,
  { planOnce = false, guards = [] }: { planOnce?: boolean; guards?: readonly string[] } = {},
): Promise<T | typeof unmet> {
  let previous = sql`(select) as nothing`;
  const queries: RawBuilder<unknown>[] = [];
  for (const { name, write, rows } of steps) {
    queries.push(sql`${sql.ref(name)} as (${write(previous)})`);
    if ((rows ?? 1) === 1) previous = sql.ref(name);
  }
  const demands = steps.map(({ name, rows = 1 }) => {
    const written = sql`(select count(*) from ${sql.ref(name)})`;
    return rows === 'any' ? sql`${written} >= 0` : sql`${written} = ${rows}::bigint`;
  });
  // A lost race ends the statement, not what a longer transaction did before it.
  const { isTransaction } = db;
  if (isTransaction) await sql`savepoint together`.execute(db);
  try {
    const statement = sql<{ result: T }>`${planOnce ? sql.raw(`${PLAN_ONCE} `) : sql``}with ${sql.join(queries)}
      select demand(${sql.join(demands, sql` and `)}) as met, ${result} as result`;
    const { rows } = await statement.execute(db);
    return rows[0] ? rows[0].result : unmet;
  } catch (error) {
    if (isLostRace(error, guards)) {
      if (isTransaction) await sql`rollback to savepoint together`.execute(db);
      return unmet;
    }
    throw error;
  }
}

/** CP001: `demand`; 40001 and 40P01: serialization, deadlock. */
const lostRaces = new Set(['CP001', '40001', '40P01']);
/** A check, a unique constraint. */
const violations = new Set(['23514', '23505']);

const isLostRace = (error: unknown, guards: readonly string[]): boolean =>
  error instanceof pg.DatabaseError &&
  (lostRaces.has(error.code ?? '') ||
    isOfNoMember(error) ||
    (violations.has(error.code ?? '') && guards.includes(error.constraint ?? '')));
