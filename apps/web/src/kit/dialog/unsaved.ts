import { createContext, type RefObject, useContext, useEffect } from 'react';

/** How many values of a dialog's form were typed and are not saved: whoever closes the dialog is asked first. */
export const Unsaved = createContext<RefObject<number> | null>(null);

/** Told by the form of a dialog. */
export function useUnsaved(changes: number): void {
  const told = useContext(Unsaved);
  useEffect(() => {
    if (told === null) return;
    told.current = changes;
    return () => {
      told.current = 0;
    };
  }, [told, changes]);
}
