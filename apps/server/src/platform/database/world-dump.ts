import pg from 'pg';

const AT_ONCE = 100;

export async function exportWorld(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const parts = ['set session_replication_role = replica;'];
    for (const { table, columns } of await tablesOf(client)) {
      const values = columns.map((column) => `quote_nullable(${pg.escapeIdentifier(column)}::text)`).join(', ');
      const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
      const { rows } = await client.query<{ row: string }>(
        `select concat('(', concat_ws(', ', ${values}), ')') as "row" from ${pg.escapeIdentifier(table)} order by 1`,
      );
      for (let from = 0; from < rows.length; from += AT_ONCE) {
        const some = rows.slice(from, from + AT_ONCE).map(({ row }) => row);
        parts.push(`insert into ${table} (${names}) overriding system value values\n${some.join(',\n')};`);
      }
    }
    return `${[...parts, ...(await countersOf(client)), 'set session_replication_role = origin;'].join('\n')}\n`;
  } finally {
    await client.end();
  }
}

async function tablesOf(client: pg.Client): Promise<{ table: string; columns: string[] }[]> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select t.table_name as "table", array_agg(c.column_name::text order by c.ordinal_position) as "columns"
     from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
     where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and t.table_name <> 'migrations' and c.is_generated = 'NEVER'
       and not exists (select from pg_inherits where inhrelid = quote_ident(t.table_name)::regclass)
     group by t.table_name order by t.table_name`,
  );
  return rows;
}

async function countersOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as "name", last_value::text as "last" from pg_sequences where schemaname = 'public' and last_value is not null
     order by 1`,
  );
  return rows.map(({ name, last }) => `select setval(${pg.escapeLiteral(pg.escapeIdentifier(name))}, ${last});`);
}
