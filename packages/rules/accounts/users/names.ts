/** The names are null when there is no person, as for a payment without a member. */
export interface Named {
  readonly Nickname: string | null;
  readonly FirstMidName: string | null;
  readonly LastName: string | null;
}

export const firstAndLast = ({ FirstMidName, LastName }: Omit<Named, 'Nickname'>): string =>
  `${FirstMidName ?? ''} ${LastName ?? ''}`.trim();

export const fullName = (person: Named): string => firstAndLast(person) || (person.Nickname ?? '');

/** The nickname to show beside the full name. Null when equal. */
export const besideName = (person: Named): string | null => (person.Nickname === fullName(person) ? null : person.Nickname);
