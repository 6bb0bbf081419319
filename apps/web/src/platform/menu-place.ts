import { useEffect } from 'react';
import { createCell, useCell } from './cell.ts';

/** Where in the menu the open screen stands, when its address alone does not say: a class stands in the calendar it belongs to. */
const place = createCell<string | null>(null);

/** Says it while the screen is open; undefined while it is not known. */
export function useMenuPlace(view: string | undefined): void {
  useEffect(() => {
    place.set(view ?? null);
    return () => place.set(null);
  }, [view]);
}

export const useSaidPlace = (): string | null => useCell(place);
