import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Refusal, refuse } from '@clubpulse/contract/errors';

/** What takes more of a processor, or more memory, than any file that a recorder writes is given up. */
const PATIENCE_MS = 20_000;
/** Where the processors have no time for it, it is waited for as often as this; then it is to come again. */
const PATIENCES_MAX = 6;
const MEMORY_MB = 512;
/** Files that one process reads or writes at once, that wait for it, and those of one person among them. */
const AT_ONCE = 2;
const WAITING_MAX = 20;
const WAITING_OF_ONE_MAX = 6;

export interface Threads {
  /**
   * Answers what the script posts for the data; `spent` where it was given up, TooManyRequests where the machine had no time for it.
   * Whoever asks for much waits behind everybody else. What is `moved` of the data is handed over, not copied: the caller has it no more.
   */
  run(by: number, script: URL, data: unknown, spent: Refusal, moved?: readonly ArrayBuffer[]): Promise<unknown>;
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

  async function onThread(script: URL, data: unknown, spent: Refusal, moved: readonly ArrayBuffer[]): Promise<unknown> {
    const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MB };
    const thread = new Worker(script, { workerData: data, transferList: [...moved], resourceLimits });
    // What it dies of once nobody waits for it any more would end the process.
    thread.on('error', () => {});
    const ended = new AbortController();
    try {
      const { signal } = ended;
      const answered = once(thread, 'message', { signal });
      for (let patience = 1; patience <= PATIENCES_MAX; patience++) {
        const answer = await Promise.race([answered, pause(patienceMs, undefined, { signal })]);
        if (answer) return answer[0];
        // Refused of a thread that has not begun yet.
        const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }));
        // A quarter of it on a processor of its own is more than any file takes; one that is shared gives no more in all of it.
        if ((user + system) / 1000 >= patienceMs / 4) return spent;
      }
      return refuse('TooManyRequests');
    } catch (error) {
      if (error instanceof Error && codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY') return spent;
      throw error;
    } finally {
      ended.abort();
      await thread.terminate();
    }
  }

  return {
    async run(by, script, data, spent, moved = []) {
      const own = waiting.filter((one) => one.by === by).length;
      if (waiting.length >= WAITING_MAX || own >= WAITING_OF_ONE_MAX) return refuse('TooManyRequests');
      await new Promise<void>((go) => {
        waiting.push({ by, go });
        next();
      });
      try {
        return await onThread(script, data, spent, moved);
      } finally {
        running.delete(by);
        if (!waiting.some((one) => one.by === by)) turns.delete(by);
        next();
      }
    },
  };
}

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : error.name);
