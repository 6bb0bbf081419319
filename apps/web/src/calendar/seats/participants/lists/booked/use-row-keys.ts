import type { Participant } from '@clubpulse/contract/calendar/seats/participants';
import { useState } from 'react';
import { useKeys } from '../../../../../kit/use-keys.ts';
import type { Mark } from '../../marks/marks.ts';

interface RowKeysOptions {
  /** As shown, top down. */
  people: readonly Participant[];
  selected: readonly Participant[];
  toggle: (userId: number) => void;
  mark: (people: readonly Participant[], mark: Mark) => void;
  mayMark: Readonly<Record<'Present' | 'NoShow', boolean>>;
}

/**
 * `j` and `k` walk the rows, `x` selects, `p` marks present, `o` no-show: the selected rows, or the one stood on. Answers the
 * row stood on, and how to leave it.
 */
export function useRowKeys({ people, selected, toggle, mark, mayMark }: RowKeysOptions) {
  const [at, setAt] = useState<number | null>(null);
  const index = people.findIndex((one) => one.UserId === at);
  const step = (by: number) => {
    const next = people[index === -1 ? 0 : Math.min(people.length - 1, Math.max(0, index + by))];
    if (next !== undefined) setAt(next.UserId);
  };
  const aimed = () => (selected.length > 0 ? selected : people.filter((one) => one.UserId === at));
  const markAimed = (to: 'Present' | 'NoShow') => {
    if (mayMark[to]) mark(aimed(), to);
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: () => at !== null && toggle(at),
    p: () => markAimed('Present'),
    o: () => markAimed('NoShow'),
  });
  return { at, leave: () => setAt(null) };
}
