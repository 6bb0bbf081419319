import { useSyncExternalStore } from 'react';
import { storedLanguage } from '../platform/phrases.ts';
import { askForCode, codeDidNotCome } from '../platform/reach/fetched-code.ts';
import { isKept } from '../start/files.ts';

/** Code that a screen starts without. */
export interface Fetched<Part> {
  /** Undefined until it is here. */
  readonly here: () => Part | undefined;
  readonly fetch: () => Promise<Part>;
  /** Calls when it is here; returns the way to stop it. */
  readonly onHere: (tell: () => void) => () => void;
}

const LOOK_MS = 300;
/** Whoever waits longer for the first screen needs no more requests beside it. */
const PATIENCE_MS = 30_000;

/** Resolves when the first screen works: it has its heading, and nothing of it waits for data, at two looks in a row. */
async function screenWorks(): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (let looks = 0; looks < 2 && performance.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const works = document.querySelector('main h1') !== null && document.querySelector('[aria-busy="true"]') === null;
    looks = works ? looks + 1 : 0;
  }
}
let works: Promise<void> | undefined;

/** Once the first screen works and, where the browser tells (Safari does not), nothing else is to do. */
export async function idle(act: () => void): Promise<void> {
  works ??= screenWorks();
  await works;
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else act();
}

/**
 * Fetches a part when it is first asked for. The built app asks for it itself once the first screen works and the browser has nothing
 * else to do, so that it is here at once when it is needed, and without a network too. A failure shows to whoever asks; the next one
 * tries again. `file`: the name of what is loaded, where it must be here after a page that was loaded anew without a network, too.
 */
export function fetchedLater<Part>(load: () => Promise<Part>, file?: string): Fetched<Part> {
  const part = fetchedOnDemand(load, file);
  if (import.meta.env.PROD) void idle(() => void part.fetch().catch(() => undefined));
  return part;
}

/** The same, and nobody asks for it before it is needed. */
export function fetchedOnDemand<Part>(load: () => Promise<Part>, file?: string): Fetched<Part> {
  let part: Part | undefined;
  let coming: Promise<Part> | undefined;
  const listeners = new Set<() => void>();
  const keep = (arrived: Part) => {
    part = arrived;
    for (const tell of listeners) tell();
    return part;
  };
  const giveUp = (error: unknown) => {
    coming = undefined;
    return codeDidNotCome(error);
  };
  const isHere = file === undefined ? undefined : () => isKept(file, storedLanguage());
  const bring = () => askForCode(load, isHere).then(keep, giveUp);
  const fetch = () => {
    coming ??= bring();
    return coming;
  };
  return {
    here: () => part,
    fetch,
    onHere: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}

const first: Fetched<unknown>[] = [];

/** The same for what a screen needs from the first press on: `fetchFirst` fetches all of these. */
export function fetchedFirst<Part>(load: () => Promise<Part>, file?: string): Fetched<Part> {
  const part = fetchedLater(load, file);
  first.push(part);
  return part;
}

export const fetchFirst = (): Promise<unknown> => Promise.all(first.map(({ fetch }) => fetch()));

/** The part, once it is here. */
export const useFetched = <Part>({ here, onHere }: Fetched<Part>): Part | undefined => useSyncExternalStore(onHere, here);
