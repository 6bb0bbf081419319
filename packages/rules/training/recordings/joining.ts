import type { Span } from '../trainings/joined.ts';

/** Whether a file is about a training that was declared already (decision 0054). */

/** So much of the shorter one they share where both are one training. */
const SAME_SHARE = 0.5;

/** `slip`: when a hand said that it was, where a file has said otherwise since. */
interface Known extends Span {
  readonly slip?: Span | undefined;
}

/**
 * The declared training that a file is more about; undefined: none was declared for its time. Where it lies across several, or shares
 * little with one, nobody can say what it is. What a hand wrote down is joined by each file of it, in whatever order they are brought.
 */
export function joinedTraining<T extends Known>(file: Span, declared: readonly T[]): T | 'overlaps' | undefined {
  const met = declared.filter((one) => one.begin < file.end && one.end > file.begin);
  const [only] = met;
  if (only === undefined) return undefined;
  return met.length === 1 && (isSame(only, file) || (only.slip && isSame(only.slip, file))) ? only : 'overlaps';
}

const shared = (one: Span, other: Span): number => Math.min(one.end, other.end) - Math.max(one.begin, other.begin);

const isSame = (one: Span, other: Span): boolean =>
  shared(one, other) >= SAME_SHARE * Math.min(one.end - one.begin, other.end - other.begin);

/**
 * Whether a file says when a training was that a hand wrote down. One of a small part of it, a watch that was started late or stopped by
 * mistake, says what was in that part: the rest was nonetheless.
 */
export const saysWhen = (file: Span, slip: Span): boolean => shared(slip, file) >= SAME_SHARE * (slip.end - slip.begin);

/** A file that does not know its sport says nothing against the class it was heard in. */
export const typeOf = (recorded: string, heard: string | undefined): string =>
  recorded === 'other' ? (heard ?? recorded) : recorded;

/** A class says what was trained in it, whatever a recorder was set to; one of no kind leaves it to the recorder. */
export const typeInClass = (recorded: string, ofClass: string | undefined): string =>
  ofClass === undefined || ofClass === 'other' ? recorded : ofClass;

/** As many signs as the name of a source has. */
const NAME_MAX = 100;

/** What recorded a training that a wearable says more of: its maker asks to be named wherever its data are part of it (reference/domain.md 12.2). */
export function namesOf(known: string, added: string): string {
  if (known === '' || known === added) return added;
  // Its model is named, and the added one is the maker alone; or it is named already.
  if (known.split(', ').some((name) => name === added || name.startsWith(`${added} `))) return known;
  return `${known.slice(0, NAME_MAX - added.length - 2)}, ${added}`;
}
