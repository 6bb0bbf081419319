export interface PersonRead {
  readonly Email: string;
  readonly FirstMidName: string;
  readonly LastName: string;
  readonly Suggestion: string | null;
  readonly Wrong: 'comma' | 'ending' | 'typo' | 'address' | null;
}
export interface PeopleRead {
  readonly People: readonly PersonRead[];
  readonly LeftOut: readonly string[];
}

/** Also matches `anna@example,com` with a comma for the dot, unless another e-mail address begins after the comma. */
const ADDRESS = /[^\s<>,;"()]+@[^\s<>,;"()@]+(?:,[a-z]{2,6}(?![^\s<>,;"()]*@))?/giu;
const COMPLETE = /^[^\s@,]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/iu;
/** Matches parts that were meant as an e-mail address, such as `anna(at)example` or `anna @ example`. */
const MEANT = /[^\s<>,;"()]*\s*(?:@|[([{]\s*at\s*[)\]}])\s*[^\s<>,;"()]*/giu;
const ENDINGS: Readonly<Record<string, string>> = {
  gmail: 'gmail.com',
  yahoo: 'yahoo.com',
  hotmail: 'hotmail.com',
  outlook: 'outlook.com',
  icloud: 'icloud.com',
};

const TYPOS: readonly (readonly [typo: RegExp, meant: string])[] = [
  [/@(?:gmial|gmai|gamil|gmaill|gnail)\.(?:com|con)$/, '@gmail.com'],
  [/@(?:hotmial|hotmai|hotnail)\.(?:com|con)$/, '@hotmail.com'],
  [/@(?:outlok|outloo)\.(?:com|con)$/, '@outlook.com'],
  [/@(?:yaho|yahooo)\.(?:com|con)$/, '@yahoo.com'],
  [/\.(?:con|cmo|comm|ocm)$/, '.com'],
];

const NAME_WORDS = 5;

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

/** In `anna@example.net,Anna` the capital after the comma begins a name. */
function withoutName(written: string): string {
  const [address = '', behind = ''] = written.split(',');
  return COMPLETE.test(address) && /^\p{Lu}/u.test(behind) ? address : written;
}

/** Separates the text around invalid e-mail addresses, so that no part of such an address is read as a name. */
function meantIn(text: string): { readonly first: string; readonly last: string; readonly meant: readonly string[] } {
  const parts = text.split(MEANT);
  return { first: parts[0] ?? '', last: parts.at(-1) ?? '', meant: (text.match(MEANT) ?? []).map((one) => one.trim()) };
}

const wordsOf = (text: string): string[] =>
  text
    .replace(/[<>,;"():|\t]+/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));

/** Mail programs write the last name first, in quotes: `"Rossi, Anna"`. */
const SURNAME_FIRST = /"\s*([^",]+?)\s*,\s*([^",]+?)\s*"\s*[<(]?\s*$/;

function nameIn(text: string): Pick<PersonRead, 'FirstMidName' | 'LastName'> {
  const [, surname, forename] = SURNAME_FIRST.exec(text) ?? [];
  if (surname !== undefined && forename !== undefined)
    return { FirstMidName: forename.slice(0, 100), LastName: surname.slice(0, 100) };
  const [first = '', ...rest] = wordsOf(text);
  return { FirstMidName: first.slice(0, 100), LastName: rest.join(' ').slice(0, 100) };
}

const HANGING = /[^\s<>,;"()]/;

export function replaceAddress(text: string, email: string, by: string): string {
  const small = text.toLowerCase();
  for (let at = small.indexOf(email); at >= 0; at = small.indexOf(email, at + 1)) {
    const end = at + email.length;
    const after = small.slice(end).replace(/^[.:]+/, '');
    if (!HANGING.test(small.charAt(at - 1)) && !HANGING.test(after.charAt(0))) return text.slice(0, at) + by + text.slice(end);
  }
  return text;
}

export function addressOf(written: string): Pick<PersonRead, 'Email' | 'Suggestion' | 'Wrong'> {
  const Email = written.toLowerCase();
  if (COMPLETE.test(Email)) {
    const [typo, meant = ''] = TYPOS.find(([one]) => one.test(Email)) ?? [];
    if (typo !== undefined) return { Email, Suggestion: Email.replace(typo, meant), Wrong: 'typo' };
    return { Email, Suggestion: null, Wrong: null };
  }
  const withDots = Email.replace(/,/g, '.');
  if (Email.includes(',') && COMPLETE.test(withDots)) return { Email, Suggestion: withDots, Wrong: 'comma' };
  const [local = '', domain = ''] = Email.split('@');
  if (domain !== '' && !domain.includes('.')) {
    const ending = ENDINGS[domain];
    return { Email, Suggestion: ending === undefined ? null : `${local}@${ending}`, Wrong: 'ending' };
  }
  return { Email, Suggestion: null, Wrong: 'address' };
}
