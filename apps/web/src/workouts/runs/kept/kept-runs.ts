import type { RunPlan } from '@clubpulse/contract/workouts/runs/runs';
import type { Running } from '@clubpulse/rules/workouts/runs/running';
import { useEffect, useState } from 'react';
import { createCell, useCell } from '../../../platform/cell.ts';

/** A run that this device holds: one that somebody is at, or one that waits to be sent. */
export interface KeptRun {
  /** Whose it is. */
  readonly owner: number;
  readonly run: Running;
  /** What it was begun with, so that it goes on without a network. */
  readonly plan: RunPlan;
  /** She saved it: it goes out as soon as it can. */
  readonly ready: boolean;
}

/** What is said of where a run lies: only the last of it is true. */
export const RUNS = 'runs';

const NAME = 'clubpulse.runs';
const STORE = 'runs';
const idOf = ({ owner, run }: KeptRun): string => `${owner}:${run.key}`;

/** Where the browser keeps nothing, as in some private windows, a run lives as long as its page. */
const ofPage = new Map<string, KeptRun>();

let opened: Promise<IDBDatabase | null> | undefined;
/** Null where the browser has no place for it. */
function open(): Promise<IDBDatabase | null> {
  opened ??= new Promise((resolve) => {
    if (!('indexedDB' in window)) {
      resolve(null);
      return;
    }
    const request = window.indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(null);
  });
  return opened;
}

async function within<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  const database = await open();
  if (database === null) return undefined;
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    // Only a transaction that is complete has been written.
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser did not keep it'));
  });
}

/** Whether what is kept outlives the page. */
export const outlivesPage = async (): Promise<boolean> => (await open()) !== null;

/** How often something was kept or let go: who shows it reads it anew. */
const changes = createCell(0);
const changed = (): void => changes.set(changes.get() + 1);

export async function keepRun(kept: KeptRun): Promise<void> {
  ofPage.set(idOf(kept), kept);
  changed();
  try {
    await within('readwrite', (store) => store.put(kept, idOf(kept)));
  } catch {
    // The browser gives no more room: the page still holds it.
  }
}

export async function dropRun(kept: KeptRun): Promise<void> {
  ofPage.delete(idOf(kept));
  await within('readwrite', (store) => store.delete(idOf(kept)));
  changed();
}

/** Hers, oldest first. What this page holds is newer than what was written of it. */
export async function keptRuns(owner: number): Promise<KeptRun[]> {
  const stored = ((await within('readonly', (store) => store.getAll())) ?? []) as KeptRun[];
  const all = new Map([...stored.map((kept) => [idOf(kept), kept] as const), ...ofPage]);
  return [...all.values()].filter((kept) => kept.owner === owner).sort((one, other) => one.run.begin - other.run.begin);
}

/**
 * The same, as it changes; undefined until it was read. What is kept now is here at once, before it is read again: what is typed into it
 * stands in a field.
 */
export function useKeptRuns(owner: number): readonly KeptRun[] | undefined {
  const version = useCell(changes);
  const [held, setHeld] = useState<readonly KeptRun[]>();
  useEffect(() => {
    let left = false;
    void keptRuns(owner).then((runs) => {
      if (!left) setHeld(runs);
    });
    return () => {
      left = true;
    };
  }, [owner, version]);
  return held?.map((kept) => ofPage.get(idOf(kept)) ?? kept);
}
