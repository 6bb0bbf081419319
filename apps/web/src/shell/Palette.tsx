import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useState } from 'react';
import { palette } from './openers.ts';

const PaletteDialog = lazy(() => import('./PaletteDialog.tsx'));

/** ⌘K: pages, clubs and actions by name. */
export function Palette() {
  const [opened, setOpened] = useState<boolean | null>(null);
  useEffect(() => palette.onOpened(() => setOpened(true)), []);
  useHotkeys([['mod+K', () => setOpened((was) => !was)]], []);
  if (opened === null) return null;
  return (
    <Suspense>
      <PaletteDialog opened={opened} onClose={() => setOpened(false)} />
    </Suspense>
  );
}
