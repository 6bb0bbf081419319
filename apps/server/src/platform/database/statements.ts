import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { isMissingMemberViolation, PLAN_ONCE, type Queryable } from './database.ts';

class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

export type PlaceOf<Values extends object> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

export type Prepared<Values extends object, Row> = (db: Queryable, values: Values) => Promise<Row[]>;

/** Builds the SQL text only once, because that takes longer than sending it. Each connection plans it once (`PLAN_ONCE`). */
export function prepared<Values extends object, Row>(
  make: (place: PlaceOf<Values>, db: Queryable) => RawBuilder<Row>,
): Prepared<Values, Row> {
  const place = <Name extends keyof Values & string>(name: Name) => sql<Values[Name]>`${new Place(name)}`;
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= sql<Row>`${sql.raw(PLAN_ONCE)} ${make(place, db)}`.compile(db);
    const byName = new Map<string, unknown>(Object.entries(values));
    const parameters = compiled.parameters.map((one) => (one instanceof Place ? byName.get(one.name) : one));
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(compiled.sql, parameters));
    return rows;
  };
}

/** A list as PostgreSQL text, because the driver would convert each number three times. */
export const listOf = (values: readonly (number | null)[]): string => `{${values.map((value) => value ?? 'null').join()}}`;

export interface Step {
  readonly name: string;
  readonly write: (previous: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** The number of rows that the step must write, or `any`. Otherwise nothing is written. */
  readonly rows?: number | 'any';
}

/** The facts changed: the caller must decide again. */
export const guardFailed = Symbol('a guard was not met');

/**
 * Returns `guardFailed` and writes nothing when a step's `where` or a constraint in `guards` fails. All other violations throw.
 * `planOnce`: see `PLAN_ONCE`.
 */
export async function writeTogether<T>(
  db: Queryable,
  steps: readonly Step[],
  result: RawBuilder<T>,
  { planOnce = false, guards = [] }: { planOnce?: boolean; guards?: readonly string[] } = {},
): Promise<T | typeof guardFailed> {
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
  // The savepoint prevents that a failed guard undoes earlier writes of the transaction.
  const { isTransaction } = db;
  if (isTransaction) await sql`savepoint together`.execute(db);
  try {
    const statement = sql<{ result: T }>`${planOnce ? sql.raw(`${PLAN_ONCE} `) : sql``}with ${sql.join(queries)}
      select demand(${sql.join(demands, sql` and `)}) as met, ${result} as result`;
    const { rows } = await statement.execute(db);
    return rows[0] ? rows[0].result : guardFailed;
  } catch (error) {
    if (isLostRace(error, guards)) {
      if (isTransaction) await sql`rollback to savepoint together`.execute(db);
      return guardFailed;
    }
    throw error;
  }
}

/** After these errors the caller decides again: CP001 (`demand`), 40001 (serialization failure), 40P01 (deadlock). */
const lostRaces = new Set(['CP001', '40001', '40P01']);
const violations = new Set(['23514', '23505']);

const isLostRace = (error: unknown, guards: readonly string[]): boolean =>
  error instanceof pg.DatabaseError &&
  (lostRaces.has(error.code ?? '') ||
    isMissingMemberViolation(error) ||
    (violations.has(error.code ?? '') && guards.includes(error.constraint ?? '')));
