import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { ApiError } from '../../../../platform/api.ts';
import { useSelf } from '../../../../platform/session.tsx';
import { dropMark, dropOldMarks, type KeptMark, keepMark, keptMarks } from './kept-marks.ts';
import { rememberParticipants } from './remember-participants.ts';
import { sendMark } from './send-mark.ts';

/**
 * Marks go out one after the other, in the order they were made. Without a network they wait in the browser and go out when it
 * is back, also after a reload or in another tab: a trainer marks on, standing in a room with bad Wi-Fi.
 */
interface MarkQueue {
  /** What the server has not confirmed, of all classes. */
  marks: readonly KeptMark[];
  /** The last try found no network. */
  away: boolean;
  /** The last mark that the server refused. */
  refused: RefusedMark | null;
}
export interface RefusedMark {
  mark: KeptMark;
  error: ApiError;
}

/** One page sends at a time, or a mark would overtake another. */
const LOCK = 'clubpulse.marks';

let queue: MarkQueue = { marks: [], away: false, refused: null };
let sending = false;
const listeners = new Set<() => void>();

function become(next: Partial<MarkQueue>): void {
  queue = { ...queue, ...next };
  for (const listener of listeners) listener();
}

export function enqueue(owner: number, mark: Omit<KeptMark, 'at'>, until: string): void {
  keepMark(owner, mark, until);
  become({ marks: keptMarks(owner), refused: null });
  void sendAll(owner);
}

/** Sends what an earlier page left behind. Only what this user marked: nobody marks in another's name. */
export function resumeMarks(owner: number): void {
  dropOldMarks(new Date());
  void sendAll(owner);
}

function sendAll(owner: number): Promise<void> | undefined {
  if (sending || keptMarks(owner).length === 0) return;
  sending = true;
  // Pages without https have no locks.
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request(LOCK, () => sendInOrder(owner)) : sendInOrder(owner);
}

async function sendInOrder(owner: number): Promise<void> {
  try {
    for (let tries = 0; ; ) {
      dropOldMarks(new Date());
      const [mark] = keptMarks(owner);
      if (mark === undefined) break;
      const error = await outcome(mark);
      // Signed out: it stays for when she is back.
      if (error?.status === 401) break;
      if (error !== null && worthWaiting(error)) {
        become({ marks: keptMarks(owner), away: true });
        await pause(tries);
        tries += 1;
        continue;
      }
      tries = 0;
      dropMark(owner, mark);
      become({ marks: keptMarks(owner), away: false, ...(error === null ? {} : { refused: { mark, error } }) });
    }
  } finally {
    sending = false;
  }
}

async function outcome(mark: KeptMark): Promise<ApiError | null> {
  try {
    rememberParticipants(mark.classId, await sendMark(mark));
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

const worthWaiting = ({ status }: ApiError) =>
  status === 0 || status === 429 || status === 502 || status === 503 || status === 504;

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

/** The queue of who is signed in; what an earlier page left goes out as soon as somebody looks. */
export function useMarkQueue(): MarkQueue & { forget: () => void } {
  const { UserId } = useSelf();
  useEffect(() => resumeMarks(UserId), [UserId]);
  const snapshot = useCallback(() => {
    const marks = keptMarks(UserId);
    if (marks !== queue.marks) queue = { ...queue, marks };
    return queue;
  }, [UserId]);
  return { ...useSyncExternalStore(subscribe, snapshot), forget };
}

const forget = () => become({ refused: null });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // What another tab keeps or sends.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
