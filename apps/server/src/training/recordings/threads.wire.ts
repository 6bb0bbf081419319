import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Refusal, refuse } from '@clubpulse/contract/errors';

const PATIENCE_MS = 20_000;
/** A busy machine gets this multiple of `PATIENCE_MS`. Then the caller must retry. */
const PATIENCES_MAX = 6;
const MEMORY_MB = 512;
/** The files of one process that are parsed at once, that wait, and that wait for one user. */
const AT_ONCE = 2;
const WAITING_MAX = 20;
const WAITING_OF_ONE_MAX = 6;

export interface Threads {
  /**
   * Returns `spent` above the limits, TooManyRequests if too many wait. Buffers in `moved` are transferred and unusable
   * afterwards.
   */
  run(by: number, script: URL, data: unknown, spent: Refusal, moved?: readonly ArrayBuffer[]): Promise<unknown>;
}

/** At most one script per user runs. The next user is the one whose last script began longest ago. */
export function createThreads(patienceMs = PATIENCE_MS): Threads {
  const running = new Set<number>();
  const waiting: { readonly by: number; readonly go: () => void }[] = [];
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
    // An unhandled error after the result would end the process.
    thread.on('error', () => {});
    const ended = new AbortController();
    try {
      const { signal } = ended;
      const answered = once(thread, 'message', { signal });
      for (let patience = 1; patience <= PATIENCES_MAX; patience++) {
        const answer = await Promise.race([answered, pause(patienceMs, undefined, { signal })]);
        if (answer) return answer[0];
        const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }));
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
