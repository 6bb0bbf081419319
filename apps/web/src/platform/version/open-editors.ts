import { useEffect } from 'react';

/** How many editors hold unsaved changes: a new version never asks to reload meanwhile. */
let open = 0;

export const anyEditorOpen = (): boolean => open > 0;

/** Counts this editor as open while `unsaved` is true. */
export function useOpenEditor(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    open += 1;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      open -= 1;
      window.removeEventListener('beforeunload', warn);
    };
  }, [unsaved]);
}
