import { useSyncExternalStore } from 'react';
import { ApiError } from '../../platform/api.ts';
import type { Mark } from './marks.ts';

/**
 * Marks go out one after the other, in the order they were made. Without a network they wait and go out when it is back: a
 * trainer marks on, standing in a room with bad Wi-Fi. They live as long as the page.
 */
export interface MarkJob {
  classId: number;
  /** Who shows the mark until the server answered. */
  userIds: readonly number[];
  mark: Mark;
  send: () => Promise<void>;
  onRefused: (error: ApiError) => void;
}

interface State {
  jobs: readonly MarkJob[];
  /** The last try found no network. */
  away: boolean;
}

let state: State = { jobs: [], away: false };
let sending = false;
const listeners = new Set<() => void>();

function become(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

export function enqueue(job: MarkJob): void {
  become({ ...state, jobs: [...state.jobs, job] });
  void sendAll();
}

async function sendAll(): Promise<void> {
  if (sending) return;
  sending = true;
  for (let tries = 0; state.jobs[0] !== undefined; ) {
    const job = state.jobs[0];
    const error = await outcome(job);
    if (error !== null && worthWaiting(error)) {
      become({ ...state, away: true });
      await pause(tries);
      tries += 1;
      continue;
    }
    tries = 0;
    // More may have been marked meanwhile: only this one leaves.
    become({ jobs: state.jobs.slice(1), away: false });
    if (error !== null) job.onRefused(error);
  }
  sending = false;
}

async function outcome(job: MarkJob): Promise<ApiError | null> {
  try {
    await job.send();
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

const worthWaiting = ({ status }: ApiError) => status === 0 || status === 502 || status === 503 || status === 504;

/** 2, 4, 8 … 60 seconds, or until the network is back. */
function pause(tries: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, Math.min(60, 2 ** (tries + 1)) * 1000);
    window.addEventListener('online', done);
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
const snapshot = () => state;

/** What is not with the server yet, of all classes. */
export const useMarkQueue = (): State => useSyncExternalStore(subscribe, snapshot);
