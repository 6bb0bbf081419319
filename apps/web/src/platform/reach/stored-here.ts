import { useEffect } from 'react';
import { createCell, useCell } from '../cell.ts';

const keepers = createCell(0);

export function useKeepsHere(): void {
  useEffect(() => {
    keepers.set(keepers.get() + 1);
    return () => keepers.set(keepers.get() - 1);
  }, []);
}

export const useIsStoredHere = (): boolean => useCell(keepers) > 0;
