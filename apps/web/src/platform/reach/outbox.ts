import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { ApiError } from '../calls/api-error.ts';
import { createCell, useCell } from '../cell.ts';
import { useSelf } from '../session.tsx';
import { pauseAfter } from './tries.ts';

export interface QueuedAct<Act> {
  readonly at: number;
  readonly act: Act;
}
interface Outbox<Act> {
  readonly queued: readonly QueuedAct<Act>[];
  readonly refused: { readonly act: Act; readonly error: ApiError } | null;
}

const DAY_MS = 86_400_000;

export const isWorthWaiting = (error: unknown): error is ApiError =>
  error instanceof ApiError && [0, 429, 502, 503, 504].includes(error.status);

/** An act is also sent later after a server error: only a refusal of the act itself is final. */
const isSentLater = (error: unknown): boolean => isWorthWaiting(error) || (error instanceof ApiError && error.status >= 500);

/** Stores acts for at most one day. Sends them in order, also after a reload or from another tab, never as another user. */
export function createOutbox<Act>(name: string, send: (act: Act) => Promise<unknown>) {
  const state = createCell<Pick<Outbox<Act>, 'refused'>>({ refused: null });
  const keyOf = (owner: number) => `clubpulse.${name}.${owner}`;
  let sending = false;
  let last: { readonly raw: string | null; readonly queued: readonly QueuedAct<Act>[] } = { raw: null, queued: [] };

  /** The same object while unchanged, as useSyncExternalStore requires. */
  function storedOf(owner: number): readonly QueuedAct<Act>[] {
    const raw = window.localStorage.getItem(keyOf(owner));
    if (raw !== last.raw) last = { raw, queued: read(raw) };
    return last.queued;
  }

  function read(raw: string | null): readonly QueuedAct<Act>[] {
    try {
      return JSON.parse(raw ?? '[]') as readonly QueuedAct<Act>[];
    } catch {
      return [];
    }
  }

  function write(owner: number, stored: readonly QueuedAct<Act>[]): void {
    if (stored.length === 0) window.localStorage.removeItem(keyOf(owner));
    else window.localStorage.setItem(keyOf(owner), JSON.stringify(stored));
    state.set({ ...state.get() });
  }

  function keep(owner: number, act: Act): void {
    const before = storedOf(owner);
    write(owner, [...before, { act, at: Math.max(Date.now(), (before.at(-1)?.at ?? 0) + 1) }]);
    void sendAll(owner);
  }

  function sendAll(owner: number): Promise<void> | undefined {
    if (sending || storedOf(owner).length === 0) return undefined;
    sending = true;
    // Only one page sends. Pages without https have no locks.
    const locks: LockManager | null | undefined = navigator.locks;
    return locks ? locks.request(keyOf(owner), () => sendInOrder(owner)) : sendInOrder(owner);
  }

  async function sendInOrder(owner: number): Promise<void> {
    try {
      for (let tries = 0; ; ) {
        const fresh = storedOf(owner).filter(({ at }) => Date.now() - at < DAY_MS);
        if (fresh.length < storedOf(owner).length) write(owner, fresh);
        const [first] = fresh;
        if (first === undefined) break;
        const error = await send(first.act).then(
          () => null,
          (refused: unknown) => refused,
        );
        if (error instanceof ApiError && error.status === 401) break;
        if (isSentLater(error)) {
          tries += 1;
          await pause(tries);
          continue;
        }
        tries = 0;
        write(
          owner,
          storedOf(owner).filter(({ at }) => at !== first.at),
        );
        if (error instanceof ApiError) state.set({ refused: { act: first.act, error } });
        else if (error !== null) throw error;
      }
    } finally {
      sending = false;
    }
  }

  function watch(watcher: () => void): () => void {
    const stop = state.subscribe(watcher);
    window.addEventListener('storage', watcher);
    return () => {
      stop();
      window.removeEventListener('storage', watcher);
    };
  }

  function useOutbox(): Outbox<Act> & { readonly keep: (act: Act) => void; readonly forget: () => void } {
    const { UserId } = useSelf();
    useEffect(() => void sendAll(UserId), [UserId]);
    const { refused } = useCell(state);
    const stored = useSyncExternalStore(
      watch,
      useCallback(() => storedOf(UserId), [UserId]),
    );
    return {
      queued: stored,
      refused,
      keep: useCallback((act: Act) => keep(UserId, act), [UserId]),
      forget: () => state.set({ refused: null }),
    };
  }
  return useOutbox;
}

function pause(tries: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, pauseAfter(tries));
    window.addEventListener('online', done);
  });
}
