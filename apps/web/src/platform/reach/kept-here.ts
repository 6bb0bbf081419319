import { useEffect } from 'react';
import { createCell, useCell } from '../cell.ts';

/** How many of what is on the screen keep on this device what is done there, and send it once they can. */
const keepers = createCell(0);

/** While this is on the screen nothing that is done there waits for the network. */
export function useKeepsHere(): void {
  useEffect(() => {
    keepers.set(keepers.get() + 1);
    return () => keepers.set(keepers.get() - 1);
  }, []);
}

/** Whether what is on the screen keeps what is done there. */
export const useIsKeptHere = (): boolean => useCell(keepers) > 0;
