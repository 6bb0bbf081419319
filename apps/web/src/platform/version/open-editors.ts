import { useEffect, useSyncExternalStore } from 'react';

let open = 0;
const listeners = new Set<() => void>();

function count(by: 1 | -1): void {
  open += by;
  for (const listener of listeners) listener();
}

function listen(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export const anyEditorOpen = (): boolean => open > 0;

export const useAnyEditorOpen = (): boolean => useSyncExternalStore(listen, anyEditorOpen);

export function useOpenEditor(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    count(1);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      count(-1);
      window.removeEventListener('beforeunload', warn);
    };
  }, [unsaved]);
}
