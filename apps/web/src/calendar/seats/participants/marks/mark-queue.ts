import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { ApiError } from '../../../../platform/api.ts';
import { createCell, useCell } from '../../../../platform/cell.ts';
import { useSelf } from '../../../../platform/session.tsx';
import { dropMark, dropOldMarks, type QueuedMark, queuedMarks, queueMark } from './queued-marks.ts';
import { sendMark } from './send-mark.ts';

/** Marks are sent in order. They are stored offline and sent later, also after a reload or from another tab. */
interface MarkQueue {
  marks: readonly QueuedMark[];
  away: boolean;
  refused: RefusedMark | null;
}
export interface RefusedMark {
  mark: QueuedMark;
  error: ApiError;
}

/** Only one page sends, so that marks remain in order. */
const LOCK = 'clubpulse.marks';

const queue = createCell<Omit<MarkQueue, 'marks'>>({ away: false, refused: null });
let sending = false;

const become = (next: Partial<Omit<MarkQueue, 'marks'>>) => queue.set({ ...queue.get(), ...next });

export function enqueue(owner: number, mark: Omit<QueuedMark, 'at'>, until: string): void {
  queueMark(owner, mark, until);
  become({ refused: null });
  void sendAll(owner);
}

/** Marks are never sent in the name of another user. */
export function resumeMarks(owner: number): void {
  dropOldMarks(new Date());
  void sendAll(owner);
}

function sendAll(owner: number): Promise<void> | undefined {
  if (sending || queuedMarks(owner).length === 0) return;
  sending = true;
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request(LOCK, () => sendInOrder(owner)) : sendInOrder(owner);
}

async function sendInOrder(owner: number): Promise<void> {
  const failed = new Set<number>();
  try {
    for (let tries = 0; ; ) {
      dropOldMarks(new Date());
      const marks = queuedMarks(owner);
      const mark = marks.find(({ classId }) => !failed.has(classId));
      if (mark === undefined) {
        if (marks.length === 0) break;
        await pause(tries);
        tries += 1;
        failed.clear();
        continue;
      }
      const error = await outcome(mark);
      // After a sign-out the marks remain stored.
      if (error?.status === 401) break;
      if (error !== null && worthWaiting(error)) {
        become({ away: true });
        failed.add(mark.classId);
        // Without a response, the requests of other classes would fail too, so other classes are tried only after a 500.
        if (error.status !== 500) for (const { classId } of marks) failed.add(classId);
        continue;
      }
      dropMark(owner, mark);
      if (failed.size === 0) tries = 0;
      become({ away: failed.size > 0, ...(error === null ? {} : { refused: { mark, error } }) });
    }
  } finally {
    sending = false;
  }
}

async function outcome(mark: QueuedMark): Promise<ApiError | null> {
  try {
    await sendMark(mark);
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** True if sending can be repeated: without a response, or after a temporary failure. */
const worthWaiting = ({ status }: ApiError) => status === 0 || status === 408 || status === 429 || status >= 500;

/** Waits 2, 4, 8 … 60 seconds, or until the network is back. */
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

export function useMarkQueue(): MarkQueue & { forget: () => void } {
  const { UserId } = useSelf();
  useEffect(() => resumeMarks(UserId), [UserId]);
  const { away, refused } = useCell(queue);
  const marks = useSyncExternalStore(
    watchStored,
    useCallback(() => queuedMarks(UserId), [UserId]),
  );
  return { marks, away, refused, forget };
}

const forget = () => become({ refused: null });

function watchStored(watcher: () => void): () => void {
  const stop = queue.subscribe(watcher);
  window.addEventListener('storage', watcher);
  return () => {
    stop();
    window.removeEventListener('storage', watcher);
  };
}
