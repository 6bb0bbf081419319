import { useState } from 'react';
import { laterFirst } from '../later.tsx';
import type { DialogProps } from './OpenDialog.tsx';

const OpenDialog = laterFirst(() => import('./OpenDialog.tsx').then((it) => it.OpenDialog), 'OpenDialog');

/** A dialog over the screen, on a phone a sheet at its foot; what draws it comes with the first that opens. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.opened);
  if (props.opened && !wasOpened) setWasOpened(true);
  return wasOpened ? <OpenDialog {...props} /> : null;
}
