import type { Care, Decision } from '@clubpulse/contract/workouts/generator/generator';
import { cares } from '@clubpulse/contract/workouts/generator/generator';
import { calledOf, isCalled, isNameOf, stemOf } from './called.ts';
import { careOf, isCondition } from './care.ts';
import {
  additions,
  contrasts,
  copulas,
  denials,
  dismissals,
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

type Means = Extract<Decision, { Kind: 'excluded' }>['Means'];
export interface LeftOut {
  /** As it was written. */
  readonly named: string;
  readonly ids: ReadonlySet<number>;
  readonly means: Means;
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
  readonly words: readonly string[];
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
  let isMore = false;
  for (const clause of clausesOf(text.normalize('NFC'))) {
    const read = readClause(clause, { language, find, isOpen: isOpen && clause.goesOn, isMore });
    for (const care of read.cares) found.add(care);
    leftOut.push(...read.leftOut);
    notUnderstood.push(...read.notUnderstood);
    isOpen = read.isOpen;
    isMore = read.leftOut.length > 0 || read.cares.size > 0;
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
  /** Something was left out or spared just before: "lunges too". */
  readonly isMore: boolean;
}

function readClause({ text, words }: Clause, { language, find, isOpen: goesOn, isMore }: Reading) {
  const all = words.map(({ word }) => word);
  const hits = hitsOf(all, find);
  const isHit = (at: number, which: (hit: Hit) => boolean = () => true) =>
    hits.some((hit, from) => hit !== undefined && from <= at && at < from + hit.length && which(hit));
  const isAdded = isMore && all.some((word) => additions.has(word));
  const carried =
    (goesOn || isAdded) && all.every((word, at) => isSmall(word) || isHit(at) || careOf(all, at, language) !== undefined);
  const { healthy, isHealth } = healthyIn(all, language);
  const items = itemsOf(all, hits, { carried, isHealth, healthy });
  const quoted = (from: number, to: number) => told(text.slice(words[from]?.from ?? 0, words[to]?.to ?? text.length));

  /** "Lunges are out": said behind it, with nothing between but small words and what is out with it. */
  const isDismissed = (after: number) => {
    let at = after;
    let isSaid = false;
    const isBetween = (word: string) =>
      isSmall(word) || copulas.has(word) || isHit(at) || careOf(all, at, language) !== undefined;
    for (; at < all.length && isBetween(all[at] ?? ''); at++) isSaid ||= copulas.has(all[at] ?? '');
    return isSaid && dismissals.has(all[at] ?? '');
  };
  const isForbidden = (at: number) => items.some((item) => item.from <= at && at <= item.to);
  const hurts = all.some((word, at) => problems.has(word) && !isHealth.has(at));
  const found = new Set<Care>();
  let isNamed = healthy.size > 0 || isHealth.size > 0;
  all.forEach((_, at) => {
    const care = careOf(all, at, language);
    if (care === undefined) return;
    if (care !== 'jumps' && isHit(at, ({ isWhole }) => isWhole)) return;
    if (care === 'jumps' && !isForbidden(at) && !isDismissed(at + 1) && !hurts) return;
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
        ...together(inIt),
      });
    } else if (!all.slice(from, to + 1).some((_, at) => careOf(all, from + at, language))) lost.push(quoted(from, to));
  }
  // "Squats hurt", and what is forbidden beside it; but "lunges do not".
  const isSaidToBeWell = (after: number) => isHealth.has(all.findIndex((word, at) => at >= after && !isSmall(word)));
  hits.forEach((hit, at) => {
    if (!hit || isForbidden(at) || isHealth.has(at)) return;
    const after = at + hit.length;
    if (isDismissed(after) || (hurts && !isSaidToBeWell(after)))
      leftOut.push({ named: quoted(at, after - 1), ...together([hit]) });
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
const isSmall = (word: string) => fillers.has(word) || joiners.has(word) || additions.has(word);

/** What several words name together: a squat with dumbbells. Where there is none of it, each of them. */
function together(hits: readonly Hit[]): Pick<LeftOut, 'ids' | 'means'> {
  const [first = new Set<number>(), ...others] = hits.map(({ ids }) => ids);
  const shared = others.reduce<ReadonlySet<number>>((left, ids) => new Set([...left].filter((id) => ids.has(id))), first);
  const phrases = hits.map(({ words }) => words.join(' '));
  return shared.size > 0
    ? { ids: shared, means: [phrases] }
    : { ids: new Set(hits.flatMap(({ ids }) => [...ids])), means: phrases.map((one) => [one]) };
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

/** Which exercises the words at a place name: the longest way of reading them. */
function finder(library: readonly Named[]) {
  const known = library.map(calledOf);
  const inNames = new Set(known.flatMap(({ stemmed }) => stemmed.flatMap((name) => name.trim().split(' '))));
  return (all: readonly string[], at: number): Hit | undefined => {
    if (isNegation(all[at] ?? '')) return undefined;
    for (let length = Math.min(NAME_WORDS, all.length - at); length > 0; length--) {
      const words = all.slice(at, at + length);
      const isTerm = termsBy.has(words.join(' '));
      const isName = !isSmall(words[0] ?? '') && !isSmall(words.at(-1) ?? '') && words.every((word) => inNames.has(stemOf(word)));
      if (!isTerm && !isName) continue;
      const named = known.filter((one) => isCalled(one, words));
      if (!isTerm && named.length === 0) continue;
      const ids = new Set(named.map(({ exercise }) => exercise.ExerciseId));
      return { length, ids, words, isWhole: !isTerm && named.some((one) => isNameOf(one, words)) };
    }
    return undefined;
  };
}
