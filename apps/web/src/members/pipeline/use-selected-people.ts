import type { ClientStage } from '@clubpulse/contract/members/pipeline/pipeline';
import { useState } from 'react';
import type { queryOf } from './board-filter.ts';
import type { Carried } from './use-moves.ts';

export function useSelectedPeople(query: ReturnType<typeof queryOf>) {
  const [selected, setSelected] = useState<ReadonlyMap<number, ClientStage>>(new Map());
  const [selectedIn, setSelectedIn] = useState(query);
  // The selection is cleared when the filter changes, because hidden members must not be moved.
  if (selectedIn !== query) {
    setSelectedIn(query);
    setSelected(new Map());
  }
  const people = [...selected].map(([userId, from]): Carried => ({ userId, from }));
  return {
    selected,
    people,
    toggle: ({ userId, from }: Carried) =>
      setSelected((before) => {
        const after = new Map(before);
        if (!after.delete(userId)) after.set(userId, from);
        return after;
      }),
    carriedWith: (one: Carried): readonly Carried[] => (selected.has(one.userId) ? people : [one]),
    clear: () => setSelected(new Map()),
  };
}
