import { useState } from 'react';
import { openPlaced, useKeys } from '../../use-keys.ts';

interface RowKeysOptions {
  ids: readonly number[];
  toggle: (id: number) => void;
}

/** `j` and `k` move, `x` selects, Enter opens. Returns the current row for other keys. */
export function useRowKeys({ ids, toggle }: RowKeysOptions) {
  const [focusedAt, setAt] = useState<number | null>(null);
  // The current row may be gone after the rows changed.
  const at = focusedAt !== null && ids.includes(focusedAt) ? focusedAt : null;
  const step = (by: number) => {
    const index = at === null ? -1 : ids.indexOf(at);
    const next = ids[index === -1 ? 0 : Math.min(ids.length - 1, Math.max(0, index + by))];
    if (next !== undefined) setAt(next);
  };
  const hasRows = ids.length > 0;
  useKeys({
    j: hasRows ? () => step(1) : undefined,
    k: hasRows ? () => step(-1) : undefined,
    x: hasRows ? () => at !== null && toggle(at) : undefined,
    Enter: hasRows ? openPlaced : undefined,
  });
  return at;
}
