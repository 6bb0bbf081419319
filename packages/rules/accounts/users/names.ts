/** All fields are null without a person. */
export interface Named {
  readonly Nickname: string | null;
  readonly FirstMidName: string | null;
  readonly LastName: string | null;
}

export const firstAndLast = ({ FirstMidName, LastName }: Omit<Named, 'Nickname'>): string =>
  `${FirstMidName ?? ''} ${LastName ?? ''}`.trim();

export const fullName = (person: Named): string => firstAndLast(person) || (person.Nickname ?? '');

export const besideName = (person: Named): string | null => (person.Nickname === fullName(person) ? null : person.Nickname);
