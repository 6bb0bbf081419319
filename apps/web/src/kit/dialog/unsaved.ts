import { createContext, useContext, useEffect } from 'react';

/** Takes how many values of a dialog's form were typed and are not saved: whoever closes the dialog is asked first. */
export const TellUnsaved = createContext<(changes: number) => void>(() => undefined);

/** Told by the form of a dialog. */
export function useUnsaved(changes: number): void {
  const tell = useContext(TellUnsaved);
  useEffect(() => {
    tell(changes);
    return () => tell(0);
  }, [tell, changes]);
}
