import { type Dispatch, type SetStateAction, useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The state of a screen survives a reload: filters, page, scroll position. Two visits of one view share no state. */
const PREFIX = 'clubpulse.screen.';

function readEntry<T>(key: string): T | undefined {
  const stored = window.sessionStorage.getItem(PREFIX + key);
  return stored === null ? undefined : (JSON.parse(stored) as T);
}

function keep(key: string, value: unknown): void {
  window.sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
}

/** Stored for this visit of the screen. Values must be JSON-serializable. */
export function useScreenState<T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const key = `${useVisit()}.${name}`;
  const [value, setValue] = useState<T>(() => readEntry<T>(key) ?? initial);
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

export const storedScroll = (visit: string): number => readEntry<number>(`${visit}.scroll`) ?? 0;
export const keepScroll = (visit: string, top: number): void => keep(`${visit}.scroll`, top);

export function useBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    // React Router numbers the app's history entries from 0.
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    void (idx > 0 ? navigate(-1) : navigate(otherwise, { replace: true }));
  }, [navigate, otherwise]);
}
