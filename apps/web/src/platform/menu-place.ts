import { useEffect } from 'react';
import { createCell, useCell } from './cell.ts';

/** Menu entry of the open screen when its address does not determine it: a class belongs to one of the calendars. */
const place = createCell<string | null>(null);

/** Sets it while the screen is open; undefined while unknown. */
export function useMenuPlace(view: string | undefined): void {
  useEffect(() => {
    place.set(view ?? null);
    return () => place.set(null);
  }, [view]);
}

export const useDeclaredPlace = (): string | null => useCell(place);
