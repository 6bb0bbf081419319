import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useCell } from '../../platform/cell.ts';
import { paletteIsOpen } from './openers.ts';

const PaletteDialog = lazy(() => import('./PaletteDialog.tsx'));

/** ⌘K: pages, clubs and actions by name. What is shown comes when it is first asked for. */
export function Palette() {
  const opened = useCell(paletteIsOpen);
  const [wasOpened, setWasOpened] = useState(false);
  if (opened && !wasOpened) setWasOpened(true);
  useEffect(() => () => paletteIsOpen.set(false), []);
  useHotkeys([['mod+K', () => paletteIsOpen.set(!paletteIsOpen.get())]], []);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <PaletteDialog />
    </Suspense>
  );
}
