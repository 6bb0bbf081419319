import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Parsed } from './parse-thread.wire.ts';
import type { Unread } from './read-file.wire.ts';
import type { Threads } from './threads.wire.ts';

export type ParseFile = (by: number, bytes: Uint8Array) => Promise<Parsed | Refusal>;

const script = new URL('./parse-thread.wire.ts', import.meta.url);

/** Reads files on threads of their own: whoever sends many waits, and nobody else. */
export const createParser =
  (threads: Threads): ParseFile =>
  async (by, bytes) => {
    const answer = (await threads.run(by, script, bytes, refuse('RecordingTooLarge'))) as
      | Parsed
      | Refusal
      | Unread
      | 'RecordingTimes';
    return typeof answer === 'string' ? refuse(answer) : answer;
  };
