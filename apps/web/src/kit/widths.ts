import { useCallback, useSyncExternalStore } from 'react';
import { debounce } from './debounce.ts';

/** The style sheets repeat these numbers (`scripts/checks/web/widths.ts`). */
export const PHONE = '(max-width: 767px)';
export const BEYOND_PHONE = '(min-width: 768px)';
export const DESK = '(min-width: 1200px)';

export type Width = 'phone' | 'tablet' | 'desk';

const widthNow = (): Width => (window.matchMedia(PHONE).matches ? 'phone' : window.matchMedia(DESK).matches ? 'desk' : 'tablet');

function watch(media: readonly string[], changed: () => void): () => void {
  const queries = media.map((query) => window.matchMedia(query));
  const resized = debounce(changed);
  for (const query of queries) query.addEventListener('change', resized);
  return () => {
    resized.cancel();
    for (const query of queries) query.removeEventListener('change', resized);
  };
}

const watchWidth = (changed: () => void) => watch([PHONE, DESK], changed);

export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback((changed) => watch([query], changed), [query]),
    () => window.matchMedia(query).matches,
  );

export const useWidth = (): Width => useSyncExternalStore(watchWidth, widthNow);
