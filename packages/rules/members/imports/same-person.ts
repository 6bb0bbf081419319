import type { ImportedPerson } from '@clubpulse/contract/members/imports/imports';

type Person = Pick<ImportedPerson, 'Email' | 'FirstMidName' | 'LastName' | 'BirthDate'>;

/** Google ignores dots and a suffix after a plus. */
function mailboxOf(email: string): string {
  const [name = '', place = ''] = email.toLowerCase().split('@');
  return place === 'gmail.com' || place === 'googlemail.com'
    ? `${name.replace(/\+.*$/, '').replaceAll('.', '')}@gmail.com`
    : email;
}

const spelled = (name: string): string => name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').toLowerCase();

const marksOf = ({ Email, FirstMidName, LastName, BirthDate }: Person): string[] => [
  mailboxOf(Email),
  ...(BirthDate === null ? [] : [`${spelled(FirstMidName)} ${spelled(LastName)} ${BirthDate}`]),
];

export function samePeople(
  rows: readonly { readonly Row: number; readonly person: Person | null }[],
): ReadonlyMap<number, number> {
  const first = new Map<string, { readonly Row: number; readonly Email: string }>();
  const same = new Map<number, number>();
  for (const { Row, person } of rows) {
    if (person === null) continue;
    for (const mark of marksOf(person)) {
      const before = first.get(mark);
      if (before === undefined) first.set(mark, { Row, Email: person.Email });
      else if (before.Email !== person.Email) same.set(Row, before.Row);
    }
  }
  return same;
}
