import { type Dispatch, type SetStateAction, useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The back stack: a screen returned to finds its filters, page and scroll as they were (spec 1 section 2).
 * State is kept per history entry, so two visits of one view do not share it; a reload keeps it too.
 */
const PREFIX = 'clubpulse.screen.';

function readKept<T>(key: string): T | undefined {
  const kept = window.sessionStorage.getItem(PREFIX + key);
  return kept === null ? undefined : (JSON.parse(kept) as T);
}

function keep(key: string, value: unknown): void {
  window.sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
}

/** Like `useState`, kept with this visit of the screen. The value must survive JSON. */
export function useScreenState<T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const key = `${useVisit()}.${name}`;
  const [value, setValue] = useState<T>(() => readKept<T>(key) ?? initial);
  const set = useCallback<Dispatch<SetStateAction<T>>>(
    (next) =>
      setValue((current) => {
        const chosen = typeof next === 'function' ? (next as (current: T) => T)(current) : next;
        keep(key, chosen);
        return chosen;
      }),
    [key],
  );
  return [value, set];
}

/** Names this visit of this screen: the history entry, and the path for the entry that every tab begins with. */
export function useVisit(): string {
  const { key, pathname } = useLocation();
  return `${pathname}:${key}`;
}

export const keptScroll = (visit: string): number => readKept<number>(`${visit}.scroll`) ?? 0;
export const keepScroll = (visit: string, top: number): void => keep(`${visit}.scroll`, top);

/** Goes back to the previous screen; when this is the first one, to `otherwise` (a path). */
export function useBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    // React Router numbers its history entries from the one that the app was opened with.
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    void (idx > 0 ? navigate(-1) : navigate(otherwise, { replace: true }));
  }, [navigate, otherwise]);
}
