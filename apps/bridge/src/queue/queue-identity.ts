import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { inWords, replaceFile } from './replace-file.ts';

const identitySchema = z.object({ queue: z.number().int().min(1).max(0xffffffff), closed: z.boolean() });

/**
 * The number the server tells this queue's sequence numbers by.
 *
 * A queue that was not closed keeps its messages but gets a new number: after a power cut the last second may be missing
 * on the disk, its sequence numbers are given out again, and an acknowledgement of their first use must not count. Where the
 * disk takes no note that it is open, it gets a new one for this process: that of before would pass for closed whatever comes.
 */
export function openIdentity(folder: string, onTrouble: (what: string) => void): number {
  const before = readIdentity(folder);
  const queue = before?.closed ? before.queue : newNumber();
  return writeIdentity(folder, { queue, closed: false }, onTrouble) ? queue : newNumber();
}

/** Notes that everything is on the disk. */
export function closeIdentity(folder: string, queue: number, onTrouble: (what: string) => void): void {
  writeIdentity(folder, { queue, closed: true }, onTrouble);
}

const newNumber = () => randomInt(1, 2 ** 32);

function readIdentity(folder: string): z.infer<typeof identitySchema> | undefined {
  try {
    return identitySchema.safeParse(JSON.parse(readFileSync(join(folder, 'queue.json'), 'utf8'))).data;
  } catch {
    return undefined;
  }
}

function writeIdentity(folder: string, identity: z.infer<typeof identitySchema>, onTrouble: (what: string) => void): boolean {
  try {
    replaceFile(join(folder, 'queue.json'), JSON.stringify(identity));
    return true;
  } catch (error) {
    onTrouble(`the disk does not keep the number of the queue: ${inWords(error)}`);
    return false;
  }
}
