import { type RawBuilder, sql } from 'kysely';

export const fullNameSql = (alias: string): RawBuilder<string | null> =>
  sql`coalesce(nullif(trim(concat_ws(' ', ${sql.ref(`${alias}.FirstMidName`)}, ${sql.ref(`${alias}.LastName`)})), ''), ${sql.ref(`${alias}.Nickname`)})`;
