import { useHotkeys } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useCell } from '../../platform/cell.ts';
import { paletteIsOpen } from './openers.ts';

const PaletteDialog = lazyComponent(() => import('./PaletteDialog.tsx').then((it) => it.PaletteDialog));

export function Palette() {
  const opened = useCell(paletteIsOpen);
  const [wasOpened, setWasOpened] = useState(false);
  if (opened && !wasOpened) setWasOpened(true);
  useEffect(() => () => paletteIsOpen.set(false), []);
  useHotkeys([['mod+K', () => paletteIsOpen.set(!paletteIsOpen.get())]], []);
  if (!wasOpened) return null;
  return <PaletteDialog />;
}
