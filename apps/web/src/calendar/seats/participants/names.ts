interface Named {
  Nickname: string;
  FirstMidName: string;
  LastName: string;
}

/** Staff reads full names; somebody who gave none is known by the nickname. */
export const fullName = ({ FirstMidName, LastName, Nickname }: Named): string => `${FirstMidName} ${LastName}`.trim() || Nickname;

/** The nickname beside the full name, where it says more. */
export const besideName = (person: Named): string | null => (person.Nickname === fullName(person) ? null : person.Nickname);
