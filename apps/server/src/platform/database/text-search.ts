import { type RawBuilder, sql } from 'kysely';

export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

export const searchTerms = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter(Boolean);

export const foldedSql = (...columns: readonly string[]): RawBuilder<string> =>
  sql<string>`folded(${sql.join(
    columns.map((column) => sql`coalesce(${sql.ref(column)}, '')`),
    sql` || ' ' || `,
  )})`;

export const searchTextOf = (users: string): RawBuilder<string> => sql<string>`${sql.ref(`${users}.SearchText`)}`;

/** SQL condition: each word occurs in one of `places`, which are folded (`searchTextOf`, `foldedSql`). */
export function everyWord(words: readonly string[], ...places: readonly RawBuilder<string>[]): RawBuilder<boolean> {
  const somewhere = words.map((word) => {
    const found = places.map((place) => sql`strpos(${place}, folded(${word})) > 0`);
    return sql`(${sql.join(found, sql` or `)})`;
  });
  return sql<boolean>`(${somewhere.length === 0 ? sql`true` : sql.join(somewhere, sql` and `)})`;
}
