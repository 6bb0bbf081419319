import { folded, type Named, termsBy } from './instruction-words.ts';

/** By which words an exercise is known: what it is, and what it is called (decision 0158). */

export interface Called {
  readonly exercise: Named;
  readonly exact: readonly string[];
  readonly stemmed: readonly string[];
}

export function calledOf(exercise: Named): Called {
  const names = exercise.Names.map(folded);
  return { exercise, exact: names.map((name) => ` ${name.join(' ')} `), stemmed: names.map(stems) };
}

/** `words`, folded: a term, or two words of a name at least, or all of it. */
export function isCalled({ exercise, exact, stemmed }: Called, words: readonly string[]): boolean {
  const terms = termsBy.get(words.join(' '));
  if (terms !== undefined)
    return terms.some(
      ({ says, means }) => means(exercise) || exact.some((name) => says.some((said) => name.includes(` ${said} `))),
    );
  const wanted = stems(words);
  return stemmed.some((name) => (words.length > 1 ? name.includes(wanted) : name === wanted));
}

/** The whole name of it. */
export const isNameOf = ({ stemmed }: Called, words: readonly string[]): boolean => stemmed.includes(stems(words));

/** A plural, or an ending that Italian changes, is the same word. */
export function stemOf(word: string): string {
  if (word.length <= 3) return word;
  const one = word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
  const bare = one.replace(/[aeiou]+$/, '');
  return (bare.length < 3 ? one : bare).replace(/h$/, '');
}
const stems = (words: readonly string[]) => ` ${words.map(stemOf).join(' ')} `;
