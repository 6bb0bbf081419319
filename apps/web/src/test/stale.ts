import { setTimeout as wait } from 'node:timers/promises';
import { allCalls } from '@clubpulse/contract/all-calls';
import type { Call } from '@clubpulse/contract/call';
import type { Query } from '@tanstack/react-query';
import { queryClient } from '../platform/api.ts';

/**
 * Who changed what the app keeps: each kept answer that shows something of it must be asked for anew, or be put right by the app, before
 * the test ends, or be out of sight then.
 */

/** Kept answers that are stale, with the call that made them so. */
const stale = new Map<Query, string>();
/** What is asked for as the last thing of a test is on its way within this, in milliseconds. */
const PATIENCE = 3_000;
/** Before a test may hold the clock. */
const pause = wait;

queryClient.getQueryCache().subscribe((event) => {
  const mended =
    event.type === 'updated' && (event.action.type === 'fetch' || (event.action.type === 'success' && event.action.manual));
  if (mended || event.type === 'removed') stale.delete(event.query);
});

const shownBy = (query: Query) => allCalls.find(({ id }) => id === query.queryKey[0])?.shows ?? [];

/** A call was answered well: what shows something that it changes is stale. */
export function changed({ id, changes }: Call): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    if (shownBy(query).some((rows) => changes.includes(rows))) stale.set(query, id);
  }
}

const inSight = () => [...stale].filter(([query]) => query.isActive());

/** What stays stale in sight, in words. */
export async function leftStale(): Promise<string[]> {
  for (let waited = 0; inSight().length > 0 && waited < PATIENCE; waited += 10) await pause(10);
  const left = inSight().map(
    ([{ queryKey }, by]) => `${by} made ${JSON.stringify(queryKey)} stale, and it was not asked for anew`,
  );
  stale.clear();
  return left;
}
