import type { RunPlan } from '@clubpulse/contract/workouts/runs/runs';
import type { Running } from '@clubpulse/rules/workouts/runs/running';
import { useEffect, useState } from 'react';
import { createCell, useCell } from '../../../platform/cell.ts';

export interface StoredRun {
  readonly owner: number;
  readonly run: Running;
  readonly plan: RunPlan;
  readonly ready: boolean;
}

/** The key of toasts about runs: a newer toast replaces the former. */
export const RUNS = 'runs';

const NAME = 'clubpulse.runs';
const STORE = 'runs';
const idOf = ({ owner, run }: StoredRun): string => `${owner}:${run.key}`;

/** Runs in memory, for browsers that store nothing, as in some private windows. */
const ofPage = new Map<string, StoredRun>();

let opened: Promise<IDBDatabase | null> | undefined;
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
    // Data is written only when the transaction is complete.
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser did not keep it'));
  });
}

export const outlivesPage = async (): Promise<boolean> => (await open()) !== null;

const changes = createCell(0);
const changed = (): void => changes.set(changes.get() + 1);

export async function saveStoredRun(stored: StoredRun): Promise<void> {
  ofPage.set(idOf(stored), stored);
  changed();
  try {
    await within('readwrite', (store) => store.put(stored, idOf(stored)));
  } catch {
    // The storage is full, so the run stays in memory.
  }
}

export async function dropRun(stored: StoredRun): Promise<void> {
  ofPage.delete(idOf(stored));
  await within('readwrite', (store) => store.delete(idOf(stored)));
  changed();
}

/** The oldest run is first. Runs in memory are newer and override stored runs. */
export async function storedRuns(owner: number): Promise<StoredRun[]> {
  const stored = ((await within('readonly', (store) => store.getAll())) ?? []) as StoredRun[];
  const all = new Map([...stored.map((saved) => [idOf(saved), saved] as const), ...ofPage]);
  return [...all.values()].filter((saved) => saved.owner === owner).sort((one, other) => one.run.begin - other.run.begin);
}

/** Undefined until loaded. A change is shown before it is read from the storage, because the user types it into a field. */
export function useStoredRuns(owner: number): readonly StoredRun[] | undefined {
  const version = useCell(changes);
  const [held, setHeld] = useState<readonly StoredRun[]>();
  useEffect(() => {
    let left = false;
    void storedRuns(owner).then((runs) => {
      if (!left) setHeld(runs);
    });
    return () => {
      left = true;
    };
  }, [owner, version]);
  return held?.map((stored) => ofPage.get(idOf(stored)) ?? stored);
}
