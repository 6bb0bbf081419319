/** A search that forgives: accents, case, the order of words, words begun, a letter too many, missing, wrong or in the wrong place. */

/** Something to be found. */
export interface Findable {
  readonly id: number;
  /** Its names as `foldedWords` would split them, in every language. */
  readonly words: readonly string[];
  /** What it is besides: keys of `terms`. */
  readonly keys: readonly string[];
}

/** Words, folded, by which people ask for a key: a muscle or equipment in every language. */
export type Terms = ReadonlyMap<string, readonly string[]>;

/** Shorter words are taken as they are. */
const ONE_WRONG_FROM = 4;
const TWO_WRONG_FROM = 8;
/** A longer question is wanted by its first words. */
const WORDS_MAX = 8;
/** What each way of matching costs; a word of the name is worth more than a muscle or equipment. */
const cost = { same: 0, begun: 1, within: 2, mistyped: 4, asTerm: 1 } as const;

const marks = /[\u0300-\u036f]/g;

/** Without case and accents, letters and digits alone. */
export const foldedWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(marks, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Ids of what matches every word that was typed, best first; of equals the one with fewer words, then in the order in which they came. */
export function findAll(text: string, all: readonly Findable[], terms: Terms): number[] {
  const wanted = foldedWords(text).slice(0, WORDS_MAX);
  if (wanted.length === 0) return all.map(({ id }) => id);
  const costs = wanted.map((word) => costsOf(word, terms));
  const found: { readonly id: number; readonly sum: number; readonly length: number }[] = [];
  for (const { id, words, keys } of all) {
    let sum = 0;
    for (const one of costs) {
      sum += bestOf(one, words, keys);
      if (sum === Number.POSITIVE_INFINITY) break;
    }
    if (sum !== Number.POSITIVE_INFINITY) found.push({ id, sum, length: words.length });
  }
  return found.sort((one, other) => one.sum - other.sum || one.length - other.length).map(({ id }) => id);
}

type Costs = ReturnType<typeof costsOf>;

function bestOf({ typed, ofWord, ofKey }: Costs, words: readonly string[], keys: readonly string[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (const word of words) {
    best = Math.min(best, ofWord(word));
    if (best === cost.same) return best;
  }
  for (const key of keys) best = Math.min(best, ofKey(key));
  if (best !== Number.POSITIVE_INFINITY) return best;
  // Who types `pushup` means `push-up`.
  for (let at = 1; at < words.length; at++) {
    const word = words[at - 1] ?? '';
    if (typed.startsWith(word) && typed === `${word}${words[at]}`) return cost.within;
  }
  return best;
}

/** What each word of a name and each key costs for one word that was typed; the same words come again and again. */
function costsOf(typed: string, terms: Terms) {
  const known = new Map<string, number>();
  const letters = lettersOf(typed);
  const ofWord = (word: string): number => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const now = costOf(typed, letters, word);
    known.set(word, now);
    return now;
  };
  const ofTerm = new Map<string, number>();
  for (const [key, words] of terms) ofTerm.set(key, Math.min(...words.map(ofWord)) + cost.asTerm);
  return { typed, ofWord, ofKey: (key: string): number => ofTerm.get(key) ?? Number.POSITIVE_INFINITY };
}

/** Which letters there are, as bits: what lacks too many of them needs no closer look. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
}

function lacking(letters: number, within: number): number {
  let count = 0;
  for (let rest = letters & ~within; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function costOf(typed: string, letters: number, word: string): number {
  if (word === typed) return cost.same;
  if (word.startsWith(typed)) return cost.begun;
  if (typed.length > 2 && word.includes(typed)) return cost.within;
  const most = typed.length >= TWO_WRONG_FROM ? 2 : typed.length >= ONE_WRONG_FROM ? 1 : 0;
  if (most === 0 || word.length < typed.length - most || lacking(letters, lettersOf(word)) > most)
    return Number.POSITIVE_INFINITY;
  // The whole word, or as much of it as was typed so far.
  const whole = editsBetween(typed, word, most);
  const begun = word.length > typed.length ? editsBetween(typed, word.slice(0, typed.length), most) + 1 : whole;
  const edits = Math.min(whole, begun);
  return edits <= most + 1 ? cost.mistyped + edits : Number.POSITIVE_INFINITY;
}

/** Letters put in, left out, changed, or two that changed places; infinite where they are more than `most`. */
function editsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY;
  let twoBefore: number[] = [];
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1];
      let edits = Math.min((before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (before[at - 1] ?? 0) + Number(!same));
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        edits = Math.min(edits, (twoBefore[at - 2] ?? 0) + 1);
      now.push(edits);
    }
    if (Math.min(...now) > most) return Number.POSITIVE_INFINITY;
    twoBefore = before;
    before = now;
  }
  const edits = before[other.length] ?? Number.POSITIVE_INFINITY;
  return edits <= most ? edits : Number.POSITIVE_INFINITY;
}
