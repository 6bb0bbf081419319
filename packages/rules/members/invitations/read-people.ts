/** Somebody in a text: as much of her as stands there. */
export interface PersonRead {
  readonly Email: string;
  readonly FirstMidName: string;
  readonly LastName: string;
  /** The address as it was probably meant, where it is none; null where nobody can say. */
  readonly Suggestion: string | null;
  /** Why it is no address. */
  readonly Wrong: 'comma' | 'ending' | 'address' | null;
}
export interface PeopleRead {
  readonly People: readonly PersonRead[];
  /** Lines with nobody in them, and what else was meant as an address and is none. */
  readonly LeftOut: number;
}

/** An at sign with what hangs on both its sides; `example,com` hangs together where no other address begins after the comma. */
const ADDRESS = /[^\s<>,;"()]+@[^\s<>,;"()@]+(?:,[a-z]{2,6}(?![^\s<>,;"()]*@))?/giu;
const WHOLE = /^[^\s@,]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/iu;
/** What was meant as an address and hangs together with nothing: `anna(at)example`, `anna @ example`. */
const MEANT = /[^\s<>,;"()]*\s*(?:@|[([{]\s*at\s*[)\]}])\s*[^\s<>,;"()]*/giu;
/** Endings that people leave out, by what they wrote. */
const ENDINGS: Readonly<Record<string, string>> = {
  gmail: 'gmail.com',
  yahoo: 'yahoo.com',
  hotmail: 'hotmail.com',
  outlook: 'outlook.com',
  icloud: 'icloud.com',
};

/** Reads names and addresses from a mail, a chat or a list, in the order in which they stand. */
export function readPeople(text: string): PeopleRead {
  const people: PersonRead[] = [];
  let LeftOut = 0;
  for (const line of text.split(/\r?\n/)) {
    const found = [...line.matchAll(ADDRESS)];
    if (found.length === 0 && line.trim() !== '') LeftOut += 1;
    let from = 0;
    for (const match of found) {
      const before = withoutMeant(line.slice(from, match.index));
      LeftOut += before.meant;
      from = match.index + match[0].length;
      people.push({ ...nameIn(before.rest), ...addressOf(match[0].replace(/[.:]+$/, '')) });
    }
    if (found.length > 0) LeftOut += withoutMeant(line.slice(from)).meant;
  }
  return { People: people, LeftOut };
}

/** What stands behind the last thing that was meant as an address: whose it was is nobody's name. */
function withoutMeant(text: string): { readonly rest: string; readonly meant: number } {
  const parts = text.split(MEANT);
  return { rest: parts.at(-1) ?? '', meant: parts.length - 1 };
}

/** `"Rossi, Anna"` as mail programs write it: the surname first. */
const SURNAME_FIRST = /"\s*([^",]+?)\s*,\s*([^",]+?)\s*"\s*[<(]?\s*$/;

function nameIn(text: string): Pick<PersonRead, 'FirstMidName' | 'LastName'> {
  const [, surname, forename] = SURNAME_FIRST.exec(text) ?? [];
  if (surname !== undefined && forename !== undefined)
    return { FirstMidName: forename.slice(0, 100), LastName: surname.slice(0, 100) };
  const words = text
    .replace(/[<>,;"():|\t]+/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));
  const [first = '', ...rest] = words;
  return { FirstMidName: first.slice(0, 100), LastName: rest.join(' ').slice(0, 100) };
}

/** What an address hangs together with: `a@b` is no part of `a@b.example`. */
const HANGING = /[^\s<>,;"()]/;

/** The text with another address in the place of one that it holds; as it is where it does not. */
export function replaceAddress(text: string, email: string, by: string): string {
  const small = text.toLowerCase();
  for (let at = small.indexOf(email); at >= 0; at = small.indexOf(email, at + 1)) {
    const end = at + email.length;
    const after = small.slice(end).replace(/^[.:]+/, '');
    if (!HANGING.test(small.charAt(at - 1)) && !HANGING.test(after.charAt(0))) return text.slice(0, at) + by + text.slice(end);
  }
  return text;
}

/** An address as somebody wrote it, in lower case, with what is probably meant where it is none. */
export function addressOf(written: string): Pick<PersonRead, 'Email' | 'Suggestion' | 'Wrong'> {
  const Email = written.toLowerCase();
  if (WHOLE.test(Email)) return { Email, Suggestion: null, Wrong: null };
  const withDots = Email.replace(/,/g, '.');
  if (Email.includes(',') && WHOLE.test(withDots)) return { Email, Suggestion: withDots, Wrong: 'comma' };
  const [local = '', domain = ''] = Email.split('@');
  if (!domain.includes('.')) {
    const whole = ENDINGS[domain];
    return { Email, Suggestion: whole === undefined ? null : `${local}@${whole}`, Wrong: 'ending' };
  }
  return { Email, Suggestion: null, Wrong: 'address' };
}
