export interface PersonsRows {
  /** The columns with the user who gets the row in a data export, or the reason why the rows are not exported. */
  readonly taken: readonly string[] | { readonly not: string };
  /**
   * When a user loses the last role in the club, the rows `go`, are `changed` by a foreign key or a step of `leaving`, or `stay`
   * for a reason.
   */
  readonly leaving: 'go' | 'changed' | { readonly stay: string };
}
export type Persons = Readonly<Record<string, PersonsRows>>;

export function personsOf(features: readonly { readonly persons?: Persons }[]): Persons {
  const all: Record<string, PersonsRows> = {};
  for (const [table, rows] of features.flatMap(({ persons }) => Object.entries(persons ?? {}))) {
    if (table in all) throw new Error(`Two features declare the rows of users in ${table}.`);
    all[table] = rows;
  }
  return all;
}

export const takenAlong = (persons: Persons): [table: string, columns: readonly string[]][] =>
  Object.entries(persons).flatMap(([table, { taken }]) => ('not' in taken ? [] : [[table, taken]]));
