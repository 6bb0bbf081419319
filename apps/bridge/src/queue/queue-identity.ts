import { randomInt } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const identitySchema = z.object({ queue: z.number().int().min(1).max(0xffffffff), closed: z.boolean() });

/**
 * The number the server tells this queue's sequence numbers by.
 *
 * A queue that was not closed keeps its messages but gets a new number: after a power cut the last second may be missing
 * on the disk, its sequence numbers are given out again, and an acknowledgement of their first use must not count.
 */
export function openIdentity(folder: string): number {
  const before = readIdentity(folder);
  const queue = before?.closed ? before.queue : randomInt(1, 2 ** 32);
  writeIdentity(folder, { queue, closed: false });
  return queue;
}

/** Notes that everything is on the disk. */
export function closeIdentity(folder: string, queue: number): void {
  writeIdentity(folder, { queue, closed: true });
}

function readIdentity(folder: string): z.infer<typeof identitySchema> | undefined {
  try {
    return identitySchema.safeParse(JSON.parse(readFileSync(join(folder, 'queue.json'), 'utf8'))).data;
  } catch {
    return undefined;
  }
}

function writeIdentity(folder: string, identity: z.infer<typeof identitySchema>): void {
  const fresh = join(folder, 'queue.json.new');
  const fd = openSync(fresh, 'w', 0o600);
  writeSync(fd, JSON.stringify(identity));
  fsyncSync(fd);
  closeSync(fd);
  renameSync(fresh, join(folder, 'queue.json'));
}
