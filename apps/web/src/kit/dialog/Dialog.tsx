import { useState } from 'react';
import { lazyComponentLoadedFirst } from '../lazy-component.tsx';
import type { DialogProps } from './OpenDialog.tsx';

const OpenDialog = lazyComponentLoadedFirst(() => import('./OpenDialog.tsx').then((it) => it.OpenDialog), 'OpenDialog');

export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.opened);
  if (props.opened && !wasOpened) setWasOpened(true);
  return wasOpened ? <OpenDialog {...props} /> : null;
}
