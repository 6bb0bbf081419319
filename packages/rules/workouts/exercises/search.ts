/** The search ignores accents, case and order. The begin of a term is enough. Letters may be added, missing, wrong or swapped. */

export interface Findable {
  readonly id: number;
  readonly words: readonly string[];
  readonly shown: readonly string[];
  readonly keys: readonly string[];
}

export type Terms = ReadonlyMap<string, readonly string[]>;

const ONE_WRONG_FROM = 4;
const TWO_WRONG_FROM = 8;
const WORDS_MAX = 8;
/**
 * Lower is better: first a match in the shown name, then in the main muscle, the name in another language, and other muscles and
 * equipment.
 */
const cost = { same: 0, begun: 1, within: 2, mistyped: 4, asFirstTerm: 0.5, elsewhere: 0.75, asTerm: 1 } as const;

const marks = /[\u0300-\u036f]/g;

export const foldedTerms = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(marks, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export interface Index {
  readonly ids: readonly number[];
  readonly words: readonly string[];
  readonly letters: readonly number[];
  readonly wordsOf: readonly Uint32Array[];
  readonly shownOf: readonly Uint32Array[];
  readonly keys: readonly string[];
  readonly keysOf: readonly Uint32Array[];
}

export function indexOf(all: Iterable<Findable>): Index {
  const words = new Map<string, number>();
  const keys = new Map<string, number>();
  const placeIn = (places: Map<string, number>) => (one: string) => {
    const place = places.get(one) ?? places.size;
    places.set(one, place);
    return place;
  };
  const [ids, wordsOf, shownOf, keysOf]: [number[], Uint32Array[], Uint32Array[], Uint32Array[]] = [[], [], [], []];
  for (const one of all) {
    ids.push(one.id);
    wordsOf.push(Uint32Array.from(one.words, placeIn(words)));
    shownOf.push(Uint32Array.from(one.shown, placeIn(words)));
    keysOf.push(Uint32Array.from(one.keys, placeIn(keys)));
  }
  return {
    ids,
    words: [...words.keys()],
    letters: [...words.keys()].map(lettersOf),
    wordsOf,
    shownOf,
    keys: [...keys.keys()],
    keysOf,
  };
}

/** Every term must match. The best matches are first, then names that begin with the text, then shorter names. */
export function findIn(text: string, index: Index, terms: Terms): number[] {
  const wanted = foldedTerms(text).slice(0, WORDS_MAX);
  if (wanted.length === 0) return [...index.ids];
  const [begin = ''] = wanted;
  const costs = wanted.map((word) => costsOf(word, index, terms));
  const found: { readonly id: number; readonly sum: number; readonly isFirst: number; readonly length: number }[] = [];
  for (const [at, id] of index.ids.entries()) {
    const words = index.wordsOf[at] ?? NOTHING;
    const shown = index.shownOf[at] ?? NOTHING;
    const keys = index.keysOf[at] ?? NOTHING;
    let sum = 0;
    for (const one of costs) {
      sum += bestOf(one, index, { words, shown, keys });
      if (sum === Number.POSITIVE_INFINITY) break;
    }
    if (sum !== Number.POSITIVE_INFINITY) {
      const isFirst = Number(shown[0] !== undefined && index.words[shown[0]]?.startsWith(begin) === true);
      found.push({ id, sum, isFirst, length: words.length });
    }
  }
  return found
    .sort((one, other) => one.sum - other.sum || other.isFirst - one.isFirst || one.length - other.length)
    .map(({ id }) => id);
}
const NOTHING = new Uint32Array();

export const findAll = (text: string, all: readonly Findable[], terms: Terms): number[] => findIn(text, indexOf(all), terms);

type Costs = ReturnType<typeof costsOf>;

interface Places {
  readonly words: Uint32Array;
  readonly shown: Uint32Array;
  readonly keys: Uint32Array;
}

function bestOf({ typed, ofWord, begins, ofKey }: Costs, { words: all }: Index, { words, shown, keys }: Places): number {
  let best = Number.POSITIVE_INFINITY;
  for (const word of shown) best = Math.min(best, ofWord[word] ?? best);
  if (best === cost.same) return best;
  for (const word of words) best = Math.min(best, (ofWord[word] ?? best) + cost.elsewhere);
  for (const [at, key] of keys.entries())
    best = Math.min(best, (ofKey[key] ?? best) + (at === 0 ? cost.asFirstTerm : cost.asTerm));
  if (best !== Number.POSITIVE_INFINITY) return best;
  // Neighbouring terms are joined, so that `pushup` matches `push-up`.
  for (let at = 1; at < words.length; at++) {
    const before = words[at - 1] ?? 0;
    if (begins[before] === 1 && typed === `${all[before]}${all[words[at] ?? 0]}`) return cost.within;
  }
  return best;
}

function costsOf(typed: string, { words, letters: lettersIn, keys }: Index, terms: Terms) {
  const letters = lettersOf(typed);
  const ofWord = Float64Array.from(words, (word, at) => costOf(typed, letters, word, lettersIn[at] ?? 0));
  const ofTerm = (key: string): number =>
    Math.min(...(terms.get(key) ?? []).map((word) => costOf(typed, letters, word, lettersOf(word))));
  const begins = Uint8Array.from(words, (word) => Number(typed.startsWith(word)));
  return { typed, ofWord, begins, ofKey: Float64Array.from(keys, ofTerm) };
}

/** The letters as bits: terms that differ in too many letters need not be compared. */
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

function costOf(typed: string, letters: number, word: string, lettersIn: number): number {
  if (word === typed) return cost.same;
  if (word.startsWith(typed)) return cost.begun;
  if (typed.length > 2 && word.includes(typed)) return cost.within;
  const most = typed.length >= TWO_WRONG_FROM ? 2 : typed.length >= ONE_WRONG_FROM ? 1 : 0;
  if (most === 0 || word.length < typed.length - most || lacking(letters, lettersIn) > most) return Number.POSITIVE_INFINITY;
  const complete = editsBetween(typed, word, most);
  const begun = word.length > typed.length ? editsBetween(typed, word.slice(0, typed.length), most) + 1 : complete;
  const edits = Math.min(complete, begun);
  return edits <= most + 1 ? cost.mistyped + edits : Number.POSITIVE_INFINITY;
}

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
