import { useEffect } from 'react';
import { createCell, useCell } from './cell.ts';

/** The menu entry, if the URL does not determine it: a class belongs to one of several calendars. */
const place = createCell<string | null>(null);

/** `undefined` while the view is unknown. */
export function useMenuPlace(view: string | undefined): void {
  useEffect(() => {
    place.set(view ?? null);
    return () => place.set(null);
  }, [view]);
}

export const useDeclaredPlace = (): string | null => useCell(place);
