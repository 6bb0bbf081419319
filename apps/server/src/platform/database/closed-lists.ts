import pg from 'pg';

/** A text column that a check closes to a list of words. */
export interface ClosedList {
  readonly table: string;
  readonly column: string;
  readonly words: readonly string[];
}

/** Every column whose whole check is `"Column" in ('One', 'Two')`; PostgreSQL keeps it as `= ANY (ARRAY[...])`, or `=` of one word. */
export async function closedLists(connectionString: string): Promise<ClosedList[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ table: string; check: string }>(
      `select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as "check" from pg_constraint
       where contype = 'c' and connamespace = 'public'::regnamespace order by 1, 2`,
    );
    return rows.flatMap(({ table, check }) => {
      const [, column, list] = /^CHECK \(\("(\w+)" = (ANY \(ARRAY\[[^\]]+\]\)|'[^']*'::text)\)\)$/.exec(check) ?? [];
      if (column === undefined || list === undefined) return [];
      return [{ table, column, words: [...list.matchAll(/'([^']*)'::text/g)].map(([, word = '']) => word) }];
    });
  } finally {
    await client.end();
  }
}
