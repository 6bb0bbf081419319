import { type RawBuilder, sql } from 'kysely';

/** A pattern for `ilike` that finds the text anywhere, taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** What was typed, word by word; none where nothing was. */
export const wordsOf = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter(Boolean);

/** Columns, or words put together of them, as people look for them: without case and accents. None of them: no words. */
export const foldedSql = (...columns: readonly string[]): RawBuilder<string> =>
  sql<string>`folded(concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(column)))}))`;

/** What is known of a person, folded once when it is written: names, nickname and e-mail. */
export const searchTextOf = (users: string): RawBuilder<string> => sql<string>`${sql.ref(`${users}.SearchText`)}`;

/**
 * Whether each of the words stands in one of the places, in whatever order; true without words.
 * @param places what is folded already (`searchTextOf`, which keeps a list of fifty thousand fast, or `foldedSql`) is searched
 * without regard to case and accents; a column by its name without regard to case.
 */
export function everyWord(words: readonly string[], ...places: readonly (RawBuilder<string> | string)[]): RawBuilder<boolean> {
  const somewhere = words.map((word) => {
    const found = places.map((place) =>
      typeof place === 'string' ? sql`${sql.ref(place)} ilike ${containing(word)}` : sql`strpos(${place}, folded(${word})) > 0`,
    );
    return sql`(${sql.join(found, sql` or `)})`;
  });
  return sql<boolean>`(${somewhere.length === 0 ? sql`true` : sql.join(somewhere, sql` and `)})`;
}
