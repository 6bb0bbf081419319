import type { Care } from '@clubpulse/contract/workouts/generator/generator';
import { cares } from '@clubpulse/contract/workouts/generator/generator';
import { careOf, isCondition } from './care.ts';
import {
  contrasts,
  denials,
  fillers,
  folded,
  forbiddings,
  joiners,
  type Named,
  prepositions,
  problems,
  termsBy,
  turns,
  wellness,
} from './instruction-words.ts';

/** What instructions in free text ask for: what is spared, what is left out, and what of them was not understood (decision 0158). */

export interface LeftOut {
  /** As it was written. */
  readonly named: string;
  readonly ids: ReadonlySet<number>;
}
export interface Instructions {
  readonly cares: readonly Care[];
  readonly leftOut: readonly LeftOut[];
  readonly notUnderstood: readonly string[];
}

interface Word {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}
interface Clause {
  readonly text: string;
  readonly words: readonly Word[];
  /** What was forbidden before it may go on in it. */
  readonly goesOn: boolean;
}
/** Words that name exercises: `length` of them. */
interface Hit {
  readonly length: number;
  readonly ids: ReadonlySet<number>;
  /** The whole name of an exercise: a part of the body in it is not what hurts. */
  readonly isWhole: boolean;
}

const TOLD_LETTERS = 100;
const NAME_WORDS = 6;
const told = (text: string) => text.trim().slice(0, TOLD_LETTERS).toWellFormed();

/** `language`: of who wrote it. */
export function readInstructions(text: string, language: string, library: readonly Named[]): Instructions {
  if (text.trim() === '') return { cares: [], leftOut: [], notUnderstood: [] };
  const find = finder(library);
  const found = new Set<Care>();
  const leftOut: LeftOut[] = [];
  const notUnderstood: string[] = [];
  let isOpen = false;
  for (const clause of clausesOf(text.normalize('NFC'))) {
    const read = readClause(clause, { language, find, isOpen: isOpen && clause.goesOn });
    for (const care of read.cares) found.add(care);
    leftOut.push(...read.leftOut);
    notUnderstood.push(...read.notUnderstood);
    isOpen = read.isOpen;
  }
  return { cares: cares.filter((care) => found.has(care)), leftOut: once(leftOut), notUnderstood: [...new Set(notUnderstood)] };
}

const once = (all: readonly LeftOut[]): LeftOut[] =>
  [...new Map(all.toReversed().map((one) => [folded(one.named).join(' '), one])).values()].toReversed();

/** Ends of sentences end what was forbidden; commas, colons and lines do not. */
function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let goesOn = false;
  const add = (part: string) => {
    const words = [...part.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: raw, index }) => {
      const word = folded(raw).join('');
      return word === '' ? [] : [{ word, from: index, to: index + raw.length }];
    });
    if (words.length > 0) clauses.push({ text: part, words, goesOn });
  };
  for (const [, part = '', end = ''] of text.matchAll(/([^,:;.!?\n•]*)([,:;.!?\n•]+|$)/g)) {
    const turning = [...part.matchAll(/[\p{L}\p{M}]+/gu)].filter(({ 0: raw }) => turns.has(folded(raw).join('')));
    let from = 0;
    for (const { index } of turning) {
      add(part.slice(from, index));
      goesOn = false;
      from = index;
    }
    add(part.slice(from));
    goesOn = part.trim() === '' ? goesOn && !/[;.!?]/.test(end) : !/[;.!?]/.test(end);
  }
  return clauses;
}

interface Reading {
  readonly language: string;
  readonly find: ReturnType<typeof finder>;
  readonly isOpen: boolean;
}

function readClause({ text, words }: Clause, { language, find, isOpen: goesOn }: Reading) {
  const all = words.map(({ word }) => word);
  const hits = hitsOf(all, find);
  const isHit = (at: number, which: (hit: Hit) => boolean = () => true) =>
    hits.some((hit, from) => hit !== undefined && from <= at && at < from + hit.length && which(hit));
  const carried = goesOn && all.every((word, at) => isSmall(word) || isHit(at) || careOf(all, at, language) !== undefined);
  const { healthy, isHealth } = healthyIn(all, language);
  const items = itemsOf(all, hits, { carried, isHealth, healthy });
  const quoted = (from: number, to: number) => told(text.slice(words[from]?.from ?? 0, words[to]?.to ?? text.length));

  const isForbidden = (at: number) => items.some((item) => item.from <= at && at <= item.to);
  const hurts = all.some((word, at) => problems.has(word) && !isHealth.has(at));
  const found = new Set<Care>();
  let isNamed = healthy.size > 0 || isHealth.size > 0;
  all.forEach((_, at) => {
    const care = careOf(all, at, language);
    if (care === undefined) return;
    if (care !== 'jumps' && isHit(at, ({ isWhole }) => isWhole)) return;
    if (care === 'jumps' && !isForbidden(at) && !hurts) return;
    isNamed = true;
    if (!healthy.has(at)) found.add(care);
  });

  const leftOut: LeftOut[] = [];
  const lost: string[] = [];
  for (const { from, to } of items) {
    const inIt = hits.flatMap((hit, at) => (hit !== undefined && from <= at && at <= to ? [{ ...hit, at }] : []));
    if (inIt.length > 0) {
      // What stays with the sheet are the names alone: what was said between them may tell of anything.
      const names: { from: number; to: number }[] = [];
      for (const { at, length } of inIt) {
        const before = names.at(-1);
        if (before && all.slice(before.to + 1, at).every(isSmall)) before.to = at + length - 1;
        else {
          if (before) lost.push(quoted(before.to + 1, at - 1));
          names.push({ from: at, to: at + length - 1 });
        }
      }
      leftOut.push({
        named: names.map((name) => quoted(name.from, name.to)).join(', '),
        ids: together(inIt.map(({ ids }) => ids)),
      });
    } else if (!all.slice(from, to + 1).some((_, at) => careOf(all, from + at, language))) lost.push(quoted(from, to));
  }
  // "Squats hurt", and what is forbidden beside it; but "lunges do not".
  const isSaidToBeWell = (after: number) => isHealth.has(all.findIndex((word, at) => at >= after && !isSmall(word)));
  if (hurts)
    hits.forEach((hit, at) => {
      if (!hit || isForbidden(at) || isHealth.has(at) || isSaidToBeWell(at + hit.length)) return;
      leftOut.push({ named: quoted(at, at + hit.length - 1), ids: hit.ids });
    });

  const isUnderstood = isNamed || leftOut.length > 0 || all.every((word) => isSmall(word) || isNegation(word) || turns.has(word));
  const isOpen =
    (items.length > 0 || carried || all.every((word) => isSmall(word) || isNegation(word))) &&
    (carried || all.some(isNegation)) &&
    isHealth.size === 0 &&
    !all.some((word) => contrasts.has(word));
  return { cares: found, leftOut, notUnderstood: isUnderstood ? lost : [told(text)], isOpen };
}

const isNegation = (word: string) => denials.has(word) || forbiddings.has(word);
const isSmall = (word: string) => fillers.has(word) || joiners.has(word);

/** What several words name together: a squat with dumbbells. Where there is none of it, each of them. */
function together(all: readonly ReadonlySet<number>[]): ReadonlySet<number> {
  const [first = new Set<number>(), ...others] = all;
  const shared = others.reduce<ReadonlySet<number>>((left, ids) => new Set([...left].filter((id) => ids.has(id))), first);
  return shared.size > 0 ? shared : new Set(all.flatMap((ids) => [...ids]));
}

/** Parts of the body that are said to be well, and the words that say it. */
function healthyIn(all: readonly string[], language: string) {
  const healthy = new Set<number>();
  const isHealth = new Set<number>();
  const isPart = (at: number) => careOf(all, at, language) !== undefined;
  const isBetween = (at: number) => isSmall(all[at] ?? '') || (isPart(at) && !isCondition(all[at] ?? ''));
  all.forEach((word, at) => {
    const isSecond = isWithout(word) && all.slice(0, at).some(isNegation);
    if (!denials.has(word) || isSecond) return;
    let next = at + 1;
    while (next < all.length && isBetween(next)) next++;
    const reached = all[next] ?? '';
    if (!problems.has(reached) && !isCondition(reached)) return;
    for (let one = at; one <= next; one++) isHealth.add(one);
    const named = parts(at + 1, next, isPart);
    let after = next + 1;
    if (prepositions.has(all[after] ?? '')) while (after < all.length && isBetween(after)) after++;
    const isMore = all.slice(next + 1).some((one) => problems.has(one));
    if (!isMore) named.push(...parts(next + 1, after - 1, isPart));
    // "The knee does not hurt."
    if (named.length === 0) {
      let before = at - 1;
      while (before >= 0 && isBetween(before)) before--;
      named.push(...parts(before + 1, at - 1, isPart));
    }
    for (const part of named) healthy.add(part);
  });
  const isWell =
    all.some((word) => wellness.has(word)) && all.every((word, at) => isSmall(word) || wellness.has(word) || isPart(at));
  if (isWell) for (const part of parts(0, all.length - 1, isPart)) healthy.add(part);
  return { healthy, isHealth };
}
const isWithout = (word: string) => ['without', 'senza', 'sin', 'sans'].includes(word);
const parts = (from: number, to: number, isPart: (at: number) => boolean): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at).filter(isPart);

interface Item {
  readonly from: number;
  readonly to: number;
}
interface Saying {
  readonly carried: boolean;
  readonly isHealth: ReadonlySet<number>;
  readonly healthy: ReadonlySet<number>;
}

/** What is forbidden, one after the other: from a negation on, parted by "and" and "or", until something else is said. */
function itemsOf(all: readonly string[], hits: readonly (Hit | undefined)[], { carried, isHealth, healthy }: Saying): Item[] {
  const items: Item[] = [];
  let isIn = carried;
  let from = -1;
  const end = (at: number) => {
    if (from >= 0) items.push({ from, to: at - 1 });
    from = -1;
  };
  for (let at = 0; at < all.length; at++) {
    const word = all[at] ?? '';
    const hit = hits[at];
    const isSaid = isHealth.has(at) || healthy.has(at);
    if (!isIn || isSaid || hit === undefined) {
      if (isNegation(word) || joiners.has(word) || isSaid || contrasts.has(word)) end(at);
      if (isNegation(word) && !isSaid) isIn = true;
      else if (contrasts.has(word)) isIn = false;
      if (isIn && from < 0 && !isSaid && !isSmall(word) && !isNegation(word)) from = at;
      continue;
    }
    if (from < 0) from = at;
    // Small words within a name part nothing.
    at += hit.length - 1;
  }
  end(all.length);
  return items;
}

function hitsOf(all: readonly string[], find: ReturnType<typeof finder>): (Hit | undefined)[] {
  const hits = Array.from<Hit | undefined>({ length: all.length });
  for (let at = 0; at < all.length; ) {
    const hit = find(all, at);
    hits[at] = hit;
    at += hit?.length ?? 1;
  }
  return hits;
}

/** A plural, or an ending that Italian changes, is the same word. */
function stemOf(word: string): string {
  if (word.length <= 3) return word;
  const one = word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
  const bare = one.replace(/[aeiou]+$/, '');
  return (bare.length < 3 ? one : bare).replace(/h$/, '');
}
const stems = (words: readonly string[]) => ` ${words.map(stemOf).join(' ')} `;

/** Which exercises the words at a place name: the longest way of reading them, a term or two words of a name at least. */
function finder(library: readonly Named[]) {
  const known = library.map((exercise) => {
    const names = exercise.Names.map(folded);
    return { exercise, exact: names.map((name) => ` ${name.join(' ')} `), stemmed: names.map(stems) };
  });
  const inNames = new Set(known.flatMap(({ stemmed }) => stemmed.flatMap((name) => name.trim().split(' '))));
  const idsOf = (matches: (one: (typeof known)[number]) => boolean) =>
    new Set(known.filter(matches).map(({ exercise }) => exercise.ExerciseId));
  const byName = (words: readonly string[], isWhole: boolean) => {
    const wanted = stems(words);
    return idsOf(({ stemmed }) => stemmed.some((name) => (isWhole ? name === wanted : name.includes(wanted))));
  };
  return (all: readonly string[], at: number): Hit | undefined => {
    if (isNegation(all[at] ?? '')) return undefined;
    for (let length = Math.min(NAME_WORDS, all.length - at); length > 0; length--) {
      const words = all.slice(at, at + length);
      const terms = termsBy.get(words.join(' '));
      if (terms !== undefined) {
        const ids = idsOf(({ exercise, exact }) =>
          terms.some(
            ({ says, means }) => means(exercise) || exact.some((name) => says.some((said) => name.includes(` ${said} `))),
          ),
        );
        return { length, ids, isWhole: false };
      }
      if (isSmall(words[0] ?? '') || isSmall(words.at(-1) ?? '') || !words.every((word) => inNames.has(stemOf(word)))) continue;
      const whole = byName(words, true);
      const ids = length > 1 ? byName(words, false) : whole;
      if (ids.size > 0) return { length, ids, isWhole: whole.size > 0 };
    }
    return undefined;
  };
}
