import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Parsed } from './parse-thread.wire.ts';
import type { Unread } from './read-file.wire.ts';

/** What is read for longer, or needs more memory, than any file that a recorder writes is given up. */
const PATIENCE_MS = 20_000;
const MEMORY_MB = 512;
/** Files that one process reads at once, and that wait for it. */
const AT_ONCE = 2;
const WAITING_MAX = 20;

export type ParseFile = (bytes: Uint8Array) => Promise<Parsed | Refusal>;

/** Reads files on threads of their own, few at once: whoever sends many waits, and nobody else. */
export function createParser(): ParseFile {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function onThread(bytes: Uint8Array): Promise<Parsed | Refusal> {
    const thread = new Worker(new URL('./parse-thread.wire.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    try {
      const [parsed]: unknown[] = await once(thread, 'message', { signal: AbortSignal.timeout(PATIENCE_MS) });
      const answer = parsed as Parsed | Unread | 'RecordingTimes';
      return typeof answer === 'string' ? refuse(answer) : answer;
    } catch (error) {
      const isSpent = error instanceof Error && ['AbortError', 'ERR_WORKER_OUT_OF_MEMORY'].includes(codeOf(error));
      if (isSpent) return refuse('RecordingTooLarge');
      throw error;
    } finally {
      await thread.terminate();
    }
  }

  return async (bytes) => {
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING_MAX) return refuse('TooManyRequests');
      await new Promise<void>((go) => waiting.push(go));
    }
    running++;
    try {
      return await onThread(bytes);
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : error.name);
