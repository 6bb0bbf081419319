import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { errorText, replaceFile } from './replace-file.ts';

const identitySchema = z.object({ queue: z.number().int().min(1).max(0xffffffff), closed: z.boolean() });

/**
 * A queue that was not closed gets a new number: after a power cut old acknowledgements must not count for reused sequence
 * numbers.
 */
export function openIdentity(folder: string, onTrouble: (what: string) => void): number {
  const before = readIdentity(folder);
  const queue = before?.closed ? before.queue : newNumber();
  return writeIdentity(folder, { queue, closed: false }, onTrouble) ? queue : newNumber();
}

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
    onTrouble(`the number of the queue is not stored on disk: ${errorText(error)}`);
    return false;
  }
}
