/** What a feature says of a table of its own that holds people: by a foreign key to `users`, or by a "UserId" without one. A test holds it to the database. */
export interface PersonsRows {
  /** The columns, each a UserId, that say whose a row is: she takes it along when she asks for her data. Or why nobody takes it along. */
  readonly taken: readonly string[] | { readonly not: string };
  /**
   * When the last role in a club goes, rows of the user and that club `go`, or are `changed`, by a key to `club_people` or by a step of
   * `leaving`; otherwise why they stay. With the account they go or stay as the foreign key says, or by such a step.
   */
  readonly leaving: 'go' | 'changed' | { readonly stay: string };
}
export type Persons = Readonly<Record<string, PersonsRows>>;

/** Of all features together, by table; throws where two speak of one table. */
export function personsOf(features: readonly { readonly persons?: Persons }[]): Persons {
  const all: Record<string, PersonsRows> = {};
  for (const [table, rows] of features.flatMap(({ persons }) => Object.entries(persons ?? {}))) {
    if (table in all) throw new Error(`Two features say what becomes of the people's rows of ${table}.`);
    all[table] = rows;
  }
  return all;
}

/** The tables, and their columns, of what somebody takes along. */
export const takenAlong = (persons: Persons): [table: string, columns: readonly string[]][] =>
  Object.entries(persons).flatMap(([table, { taken }]) => ('not' in taken ? [] : [[table, taken]]));
