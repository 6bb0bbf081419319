import pg from 'pg';

export interface ClosedList {
  readonly table: string;
  readonly column: string;
  readonly words: readonly string[];
  readonly isArray: boolean;
}

/** PostgreSQL stores `in ('One', 'Two')` as `= ANY (ARRAY[...])` or `=`; for arrays `<@ array['One', 'Two']`. */
export async function closedLists(connectionString: string): Promise<ClosedList[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ table: string; check: string }>(
      `select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as "check" from pg_constraint
       where contype = 'c' and connamespace = 'public'::regnamespace order by 1, 2`,
    );
    return rows.flatMap(({ table, check }) => {
      const [, column, is, list] =
        /^CHECK \(\("(\w+)" (=|<@) (ANY \(ARRAY\[[^\]]+\]\)|ARRAY\[[^\]]+\]|'[^']*'::text)\)\)$/.exec(check) ?? [];
      if (column === undefined || list === undefined) return [];
      const words = [...list.matchAll(/'([^']*)'::text/g)].map(([, word = '']) => word);
      return [{ table, column, words, isArray: is === '<@' }];
    });
  } finally {
    await client.end();
  }
}
