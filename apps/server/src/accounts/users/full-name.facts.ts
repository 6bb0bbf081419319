import { type RawBuilder, sql } from 'kysely';

/** The rule `fullName` in SQL, of the row of `users` with this alias; null where no user is joined. */
export const fullNameSql = (alias: string): RawBuilder<string | null> =>
  sql`coalesce(nullif(trim(concat_ws(' ', ${sql.ref(`${alias}.FirstMidName`)}, ${sql.ref(`${alias}.LastName`)})), ''), ${sql.ref(`${alias}.Nickname`)})`;
