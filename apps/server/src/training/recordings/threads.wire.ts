import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Refusal, refuse } from '@clubpulse/contract/errors';

/** What takes longer, or needs more memory, than any file that a recorder writes is given up. */
const PATIENCE_MS = 20_000;
const MEMORY_MB = 512;
/** Files that one process reads or writes at once, that wait for it, and those of one person among them. */
const AT_ONCE = 2;
const WAITING_MAX = 20;
const WAITING_OF_ONE_MAX = 6;
/** How a thread ends that was given up. */
const SPENT: ReadonlySet<string> = new Set(['ABORT_ERR', 'ERR_WORKER_OUT_OF_MEMORY']);

export interface Threads {
  /** Answers what the script posts for the data; `spent` where it was given up. Whoever asks for much waits behind everybody else. */
  run(by: number, script: URL, data: unknown, spent: Refusal): Promise<unknown>;
}

/** Runs scripts on threads of their own, few at once and one of each person: who waits longest for a turn has the next one. */
export function createThreads(patienceMs = PATIENCE_MS): Threads {
  const running = new Set<number>();
  const waiting: { readonly by: number; readonly go: () => void }[] = [];
  /** When each of those who wait or run had a turn last. */
  const turns = new Map<number, number>();
  let turn = 0;

  function next(): void {
    const free = waiting.filter(({ by }) => !running.has(by));
    const [first] = free.toSorted((a, b) => (turns.get(a.by) ?? 0) - (turns.get(b.by) ?? 0));
    if (first === undefined || running.size >= AT_ONCE) return;
    waiting.splice(waiting.indexOf(first), 1);
    running.add(first.by);
    turns.set(first.by, ++turn);
    first.go();
  }

  async function onThread(script: URL, data: unknown, spent: Refusal): Promise<unknown> {
    const thread = new Worker(script, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    // What it dies of once nobody waits for it any more would end the process.
    thread.on('error', () => {});
    try {
      const [answer]: unknown[] = await once(thread, 'message', { signal: AbortSignal.timeout(patienceMs) });
      return answer;
    } catch (error) {
      const isSpent = error instanceof Error && SPENT.has(codeOf(error));
      if (isSpent) return spent;
      throw error;
    } finally {
      await thread.terminate();
    }
  }

  return {
    async run(by, script, data, spent) {
      const own = waiting.filter((one) => one.by === by).length;
      if (waiting.length >= WAITING_MAX || own >= WAITING_OF_ONE_MAX) return refuse('TooManyRequests');
      await new Promise<void>((go) => {
        waiting.push({ by, go });
        next();
      });
      try {
        return await onThread(script, data, spent);
      } finally {
        running.delete(by);
        if (!waiting.some((one) => one.by === by)) turns.delete(by);
        next();
      }
    },
  };
}

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : error.name);
