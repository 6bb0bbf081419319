/** Somebody in a text: as much of her as stands there. */
export interface PersonRead {
  readonly Email: string;
  readonly FirstMidName: string;
  readonly LastName: string;
  /** The address as it was probably meant, where it is none; null where nobody can say. */
  readonly Suggestion: string | null;
  /** Why it is no address. */
  readonly Wrong: 'comma' | 'ending' | 'typo' | 'address' | null;
}
export interface PeopleRead {
  readonly People: readonly PersonRead[];
  /** Lines with nobody in them, and what else was meant as an address and is none, as they were written. */
  readonly LeftOut: readonly string[];
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

/** Slips of the fingers in what most addresses end with: nobody has a mailbox there. */
const SLIPS: readonly (readonly [slip: RegExp, meant: string])[] = [
  [/@(?:gmial|gmai|gamil|gmaill|gnail)\.(?:com|con)$/, '@gmail.com'],
  [/@(?:hotmial|hotmai|hotnail)\.(?:com|con)$/, '@hotmail.com'],
  [/@(?:outlok|outloo)\.(?:com|con)$/, '@outlook.com'],
  [/@(?:yaho|yahooo)\.(?:com|con)$/, '@yahoo.com'],
  [/\.(?:con|cmo|comm|ocm)$/, '.com'],
];

/** Nobody's name has more words: then it is a sentence. */
const NAME_WORDS = 5;

/** Reads names and addresses from a mail, a chat or a list, in the order in which they stand. */
export function readPeople(text: string): PeopleRead {
  const people: PersonRead[] = [];
  const LeftOut: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const found = [...line.matchAll(ADDRESS)].map((match) => ({ from: match.index, written: withoutName(match[0]) }));
    if (found.length === 0) {
      if (line.trim() !== '') LeftOut.push(line.trim());
      continue;
    }
    const ends = [0, ...found.map(({ from, written }) => from + written.length)];
    const gaps = ends.map((end, at) => meantIn(line.slice(end, found[at]?.from)));
    LeftOut.push(...gaps.flatMap(({ meant }) => meant));
    const before = gaps.map(({ last }) => last);
    const after = gaps.slice(1).map(({ first }) => first);
    const ending = wordsOf(after.at(-1) ?? '').length;
    const follows = wordsOf(before[0] ?? '').length === 0 && ending > 0 && ending <= NAME_WORDS;
    for (const [at, { written }] of found.entries()) {
      const named = (follows ? after : before)[at] ?? '';
      people.push({ ...nameIn(named), ...addressOf(written.replace(/[.:]+$/, '')) });
    }
  }
  return { People: people, LeftOut };
}

/** `anna@example.net,Anna`: behind an address that is whole a capital begins a name, not an ending. */
function withoutName(written: string): string {
  const [address = '', behind = ''] = written.split(',');
  return WHOLE.test(address) && /^\p{Lu}/u.test(behind) ? address : written;
}

/** What stands before and behind all that was meant as an address: whose it was is nobody's name. */
function meantIn(text: string): { readonly first: string; readonly last: string; readonly meant: readonly string[] } {
  const parts = text.split(MEANT);
  return { first: parts[0] ?? '', last: parts.at(-1) ?? '', meant: (text.match(MEANT) ?? []).map((one) => one.trim()) };
}

const wordsOf = (text: string): string[] =>
  text
    .replace(/[<>,;"():|\t]+/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));

/** `"Rossi, Anna"` as mail programs write it: the surname first. */
const SURNAME_FIRST = /"\s*([^",]+?)\s*,\s*([^",]+?)\s*"\s*[<(]?\s*$/;

function nameIn(text: string): Pick<PersonRead, 'FirstMidName' | 'LastName'> {
  const [, surname, forename] = SURNAME_FIRST.exec(text) ?? [];
  if (surname !== undefined && forename !== undefined)
    return { FirstMidName: forename.slice(0, 100), LastName: surname.slice(0, 100) };
  const [first = '', ...rest] = wordsOf(text);
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
  if (WHOLE.test(Email)) {
    const [slip, meant = ''] = SLIPS.find(([one]) => one.test(Email)) ?? [];
    if (slip !== undefined) return { Email, Suggestion: Email.replace(slip, meant), Wrong: 'typo' };
    return { Email, Suggestion: null, Wrong: null };
  }
  const withDots = Email.replace(/,/g, '.');
  if (Email.includes(',') && WHOLE.test(withDots)) return { Email, Suggestion: withDots, Wrong: 'comma' };
  const [local = '', domain = ''] = Email.split('@');
  if (domain !== '' && !domain.includes('.')) {
    const whole = ENDINGS[domain];
    return { Email, Suggestion: whole === undefined ? null : `${local}@${whole}`, Wrong: 'ending' };
  }
  return { Email, Suggestion: null, Wrong: 'address' };
}
