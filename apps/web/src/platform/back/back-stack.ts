import { type Dispatch, type SetStateAction, useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * State per history entry, so that a screen restores its filters, page and scroll on return (spec 1 section 2), and two visits of
 * one view do not share state. Survives a reload.
 */
const PREFIX = 'clubpulse.screen.';

function readKept<T>(key: string): T | undefined {
  const kept = window.sessionStorage.getItem(PREFIX + key);
  return kept === null ? undefined : (JSON.parse(kept) as T);
}

function keep(key: string, value: unknown): void {
  window.sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
}

/** Like `useState`, stored with this visit of the screen. The value must be JSON-serializable. */
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

export function useVisit(): string {
  const { key, pathname } = useLocation();
  return `${pathname}:${key}`;
}

export const storedScroll = (visit: string): number => readKept<number>(`${visit}.scroll`) ?? 0;
export const keepScroll = (visit: string, top: number): void => keep(`${visit}.scroll`, top);

/** Goes back to the previous screen, or to the path `otherwise` from the first one. */
export function useBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    // React Router numbers its history entries from the first one of the app.
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    void (idx > 0 ? navigate(-1) : navigate(otherwise, { replace: true }));
  }, [navigate, otherwise]);
}
