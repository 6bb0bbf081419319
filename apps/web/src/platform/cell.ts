import { useSyncExternalStore } from 'react';

/** A wall has hundreds of cells, so that a heartbeat renders only one tile. */
export interface Cell<T> {
  get(): T;
  set(next: T): void;
  subscribe(watcher: () => void): () => void;
}

export function createCell<T>(initial: T): Cell<T> {
  let value = initial;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const watcher of watchers) watcher();
    },
    subscribe(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

export function useCell<T>(cell: Cell<T>): T {
  return useSyncExternalStore(cell.subscribe, cell.get);
}

export function useCellValue<T, V extends string | number | boolean>(cell: Cell<T>, take: (value: T) => V): V {
  return useSyncExternalStore(cell.subscribe, () => take(cell.get()));
}
