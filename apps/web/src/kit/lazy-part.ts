import { useSyncExternalStore } from 'react';
import { storedLanguage } from '../platform/phrases.ts';
import { loadCodeWhenReachable, throwCodeNotLoaded } from '../platform/reach/fetched-code.ts';
import { isCached } from '../start/files.ts';
import { runWhenIdle } from '../start/idle.ts';

export interface LazyPart<Part> {
  readonly here: () => Part | undefined;
  readonly fetch: () => Promise<Part>;
  readonly onHere: (listener: () => void) => () => void;
}

/**
 * Loads a part when the browser is idle. A failed load rejects and is retried. `file` is set if the part is needed offline after
 * a reload.
 */
export function lazyPart<Part>(load: () => Promise<Part>, file?: string): LazyPart<Part> {
  const part = lazyPartOnDemand(load, file);
  if (import.meta.env.PROD) void runWhenIdle(() => void part.fetch().catch(() => undefined));
  return part;
}

export function lazyPartOnDemand<Part>(load: () => Promise<Part>, file?: string): LazyPart<Part> {
  let part: Part | undefined;
  let coming: Promise<Part> | undefined;
  const listeners = new Set<() => void>();
  const keep = (arrived: Part) => {
    part = arrived;
    for (const listener of listeners) listener();
    return part;
  };
  const giveUp = (error: unknown) => {
    coming = undefined;
    return throwCodeNotLoaded(error);
  };
  const isHere = file === undefined ? undefined : () => isCached(file, storedLanguage());
  const bring = () => loadCodeWhenReachable(load, isHere).then(keep, giveUp);
  const fetch = () => {
    coming ??= bring();
    return coming;
  };
  return {
    here: () => part,
    fetch,
    onHere: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const first: LazyPart<unknown>[] = [];

export function lazyPartLoadedFirst<Part>(load: () => Promise<Part>, file?: string): LazyPart<Part> {
  const part = lazyPart(load, file);
  first.push(part);
  return part;
}

export const loadFirstParts = (): Promise<unknown> => Promise.all(first.map(({ fetch }) => fetch()));

export const useLazyPart = <Part>({ here, onHere }: LazyPart<Part>): Part | undefined => useSyncExternalStore(onHere, here);
