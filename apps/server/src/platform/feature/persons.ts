export interface PersonsRows {
  /** Columns of type UserId that name the owner of a row in a data export, or the reason why the table is not exported. */
  readonly taken: readonly string[] | { readonly not: string };
  /**
   * With the last role in a club, rows of the user there `go` or are `changed`, by a key to `club_people` or a step of `leaving`;
   * otherwise `stay` gives the reason. On deletion of the account the foreign key or such a step decides.
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
