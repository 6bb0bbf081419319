import { useEffect } from 'react';
import { createCell, useCell } from './cell.ts';

/**
 * Menu entry of the open screen, if the address does not determine it. A class, for example, belongs to one of several calendars.
 */
const place = createCell<string | null>(null);

/** Sets the menu entry while the screen is open; `undefined` while it is unknown. */
export function useMenuPlace(view: string | undefined): void {
  useEffect(() => {
    place.set(view ?? null);
    return () => place.set(null);
  }, [view]);
}

export const useDeclaredPlace = (): string | null => useCell(place);
