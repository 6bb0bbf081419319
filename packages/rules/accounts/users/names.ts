/** What a person is called by; null where there is nobody, as beside money that no member paid. */
export interface Named {
  readonly Nickname: string | null;
  readonly FirstMidName: string | null;
  readonly LastName: string | null;
}

/** First and last name, as far as they are known; empty without either. */
export const firstAndLast = ({ FirstMidName, LastName }: Omit<Named, 'Nickname'>): string =>
  `${FirstMidName ?? ''} ${LastName ?? ''}`.trim();

/** Staff reads full names; somebody who gave none is known by the nickname. Empty for nobody. */
export const fullName = (person: Named): string => firstAndLast(person) || (person.Nickname ?? '');

/** The nickname beside the full name, where it says more. */
export const besideName = (person: Named): string | null => (person.Nickname === fullName(person) ? null : person.Nickname);
