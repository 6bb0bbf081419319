import { useEffect, useSyncExternalStore } from 'react';

/** Where in the menu the open screen stands, when its address alone does not say: a class stands in the calendar it belongs to. */
let place: string | null = null;
const listeners = new Set<() => void>();

function become(next: string | null): void {
  place = next;
  for (const listener of listeners) listener();
}

/** Says it while the screen is open; undefined while it is not known. */
export function useMenuPlace(view: string | undefined): void {
  useEffect(() => {
    become(view ?? null);
    return () => become(null);
  }, [view]);
}

export const useSaidPlace = (): string | null => useSyncExternalStore(subscribe, () => place);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
