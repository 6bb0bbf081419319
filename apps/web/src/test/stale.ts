import { setTimeout as wait } from 'node:timers/promises';
import { allCalls } from '@clubpulse/contract/all-calls';
import type { Call } from '@clubpulse/contract/call';
import type { Query } from '@tanstack/react-query';
import { queryClient } from '../platform/api.ts';

/** Each cache entry that shows changed rows must be reloaded, updated by the app, or hidden before the test ends. */

const stale = new Map<Query, string>();
/** Milliseconds to wait for a reload that starts at the end of a test. */
const PATIENCE = 3_000;
/** Captured before a test installs fake timers. */
const pause = wait;

queryClient.getQueryCache().subscribe((event) => {
  const mended =
    event.type === 'updated' && (event.action.type === 'fetch' || (event.action.type === 'success' && event.action.manual));
  if (mended || event.type === 'removed') stale.delete(event.query);
});

const shownBy = (query: Query) => allCalls.find(({ id }) => id === query.queryKey[0])?.shows ?? [];

export function changed({ id, changes }: Call): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    if (shownBy(query).some((rows) => changes.includes(rows))) stale.set(query, id);
  }
}

const visible = () => [...stale].filter(([query]) => query.isActive());

export async function leftStale(): Promise<string[]> {
  for (let waited = 0; visible().length > 0 && waited < PATIENCE; waited += 10) await pause(10);
  const left = visible().map(([{ queryKey }, by]) => `${by} made ${JSON.stringify(queryKey)} stale, and it was not reloaded`);
  stale.clear();
  return left;
}
