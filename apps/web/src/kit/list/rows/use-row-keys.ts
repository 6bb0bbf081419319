import { useState } from 'react';
import { openStood, useKeys } from '../../use-keys.ts';

interface RowKeysOptions {
  /** Of the rows as shown, top down. */
  ids: readonly number[];
  toggle: (id: number) => void;
}

/** `j` and `k` walk the rows, `x` selects the one stood on, Enter opens it. Answers that one, for keys of the list's own. */
export function useRowKeys({ ids, toggle }: RowKeysOptions) {
  const [stood, setAt] = useState<number | null>(null);
  // Other rows have come: nobody stands on what is not there.
  const at = stood !== null && ids.includes(stood) ? stood : null;
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
    Enter: hasRows ? openStood : undefined,
  });
  return at;
}
