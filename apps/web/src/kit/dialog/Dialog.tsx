import type { ModalProps } from '@mantine/core';
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { laterFirst } from '../later.tsx';

const OpenDialog = laterFirst(() => import('./OpenDialog.tsx').then((it) => it.OpenDialog));

/** Takes how many values of the dialog's form were typed and are not saved: whoever closes it is asked first. */
const TellUnsaved = createContext<(changes: number) => void>(() => undefined);

/** Told by the form of a dialog. */
export function useUnsaved(changes: number): void {
  const tell = useContext(TellUnsaved);
  useEffect(() => {
    tell(changes);
    return () => tell(0);
  }, [tell, changes]);
}

/** A dialog over the screen, on a phone a sheet at its foot; what draws it comes with the first that opens. */
export function Dialog({ children, ...props }: ModalProps) {
  const changes = useRef(0);
  const tell = useCallback((unsaved: number) => {
    changes.current = unsaved;
  }, []);
  const countUnsaved = useCallback(() => changes.current, []);
  const [wasOpened, setWasOpened] = useState(props.opened);
  if (props.opened && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <OpenDialog {...props} countUnsaved={countUnsaved}>
      <TellUnsaved value={tell}>{children}</TellUnsaved>
    </OpenDialog>
  ) : null;
}
