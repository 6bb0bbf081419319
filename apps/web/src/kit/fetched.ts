import { useSyncExternalStore } from 'react';
import { storedLanguage } from '../platform/phrases.ts';
import { askForCode, codeDidNotCome } from '../platform/reach/fetched-code.ts';
import { isCached } from '../start/files.ts';

export interface Fetched<Part> {
  readonly here: () => Part | undefined;
  readonly fetch: () => Promise<Part>;
  readonly onHere: (listener: () => void) => () => void;
}

const LOOK_MS = 300;
const PATIENCE_MS = 30_000;

async function screenWorks(): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (let looks = 0; looks < 2 && performance.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const works = document.querySelector('main h1') !== null && document.querySelector('[aria-busy="true"]') === null;
    looks = works ? looks + 1 : 0;
  }
}
let works: Promise<void> | undefined;

/** Once the first screen works. Safari does not report idle. */
export async function idle(act: () => void): Promise<void> {
  works ??= screenWorks();
  await works;
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else act();
}

/** When idle, for offline use. A failed load rejects and is retried. `file`: needed offline after a reload. */
export function fetchedLater<Part>(load: () => Promise<Part>, file?: string): Fetched<Part> {
  const part = fetchedOnDemand(load, file);
  if (import.meta.env.PROD) void idle(() => void part.fetch().catch(() => undefined));
  return part;
}

export function fetchedOnDemand<Part>(load: () => Promise<Part>, file?: string): Fetched<Part> {
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
    return codeDidNotCome(error);
  };
  const isHere = file === undefined ? undefined : () => isCached(file, storedLanguage());
  const bring = () => askForCode(load, isHere).then(keep, giveUp);
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

const first: Fetched<unknown>[] = [];

export function fetchedFirst<Part>(load: () => Promise<Part>, file?: string): Fetched<Part> {
  const part = fetchedLater(load, file);
  first.push(part);
  return part;
}

export const fetchFirst = (): Promise<unknown> => Promise.all(first.map(({ fetch }) => fetch()));

export const useFetched = <Part>({ here, onHere }: Fetched<Part>): Part | undefined => useSyncExternalStore(onHere, here);
