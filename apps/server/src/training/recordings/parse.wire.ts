import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { asLine } from '@clubpulse/contract/scalars';
import type { Parsed } from './parse-thread.wire.ts';
import type { Unread } from './read-file.wire.ts';
import type { Threads } from './threads.wire.ts';

export type ParseFile = (by: number, bytes: Uint8Array) => Promise<Parsed | Refusal>;

const NAME_MAX = 100;

const script = new URL('./parse-thread.wire.ts', import.meta.url);

/** Threads alternate between users, so that many files of one user delay only that user. */
export const createParser =
  (threads: Threads): ParseFile =>
  async (by, bytes) => {
    const answer = (await threads.run(by, script, bytes, refuse('RecordingTooLarge'))) as Parsed | Refusal | Unread;
    if (typeof answer === 'string') return refuse(answer);
    if (isRefusal(answer)) return answer;
    const trainings = answer.trainings.map((one) => one && { ...one, Name: asLine(one.Name, NAME_MAX) });
    return { ...answer, device: asLine(answer.device, NAME_MAX), trainings };
  };
