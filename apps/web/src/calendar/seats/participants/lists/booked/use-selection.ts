import { useState } from 'react';

/** Selected rows by user. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    isSelected: (userId: number) => ids.has(userId),
    toggle: (userId: number) =>
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(userId)) after.add(userId);
        return after;
      }),
    clear: () => setIds(new Set()),
  };
}
