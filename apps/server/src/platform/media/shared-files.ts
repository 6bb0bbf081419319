import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import type { Database, Queryable } from '../database/database.ts';
import { storedValue, storeOnce } from '../database/installation.ts';
import { newestNames } from './shared-files.facts.ts';
import { openMediaStore, type Where } from './store.ts';

export const FILES_KEY = 'files';
const MARKER = 'installation.txt';
const rowSchema = z.object({ Id: z.string() });
export const idOf = (value: unknown): string | undefined => rowSchema.safeParse(value).data?.Id;

export class FilesError extends Error {}

/** All processes of an installation need the same files, so their store contains the id that the database contains. */
export async function claimFiles(db: Database, where: Where): Promise<void> {
  const before = await markerOf(where);
  const proposed = before ?? randomUUID();
  await db.transaction().execute(async (trx) => {
    const stored = idOf(await storeOnce(trx, FILES_KEY, { Id: proposed }));
    if ((before ?? (await markerOf(where))) === stored) return;
    if (stored !== proposed || !(await hasNewest(trx, where))) throw new FilesError(otherFiles(where, stored ?? proposed));
    await openMediaStore(where, 'files').put(MARKER, Buffer.from(`${proposed}\n`), 'text/plain');
  });
}

export async function hasOwnFiles(db: Queryable, where: Where): Promise<boolean> {
  const stored = idOf(await storedValue(db, FILES_KEY));
  return stored === undefined || (await markerOf(where).catch(() => undefined)) === stored;
}

export async function markerOf(where: Where): Promise<string | undefined> {
  const found = await allowed(openMediaStore(where, 'files').get(MARKER));
  return found && Buffer.from(found).toString('utf8').trim();
}

async function hasNewest(db: Queryable, where: Where): Promise<boolean> {
  for (const { room, name } of await newestNames(db))
    if ((await allowed(openMediaStore(where, room).sizeOf(name))) === undefined) return false;
  return true;
}

/** A bucket whose key may not list answers 403 instead of 404. */
const allowed = <T>(reading: Promise<T>): Promise<T | undefined> =>
  reading.catch((error: unknown) => {
    if (error instanceof Error && 'status' in error && error.status === 403) return undefined;
    throw error;
  });

export function otherFiles(where: Where, id: string): string {
  const isBucket = where.S3_ENDPOINT !== undefined;
  const marker = isBucket ? `files/${MARKER}` : path.join(where.FILES_DIR, 'files', MARKER.slice(0, 2), MARKER);
  return [
    isBucket
      ? `The bucket ${where.S3_BUCKET} does not have the pictures, files and videos of this database: other processes use another bucket or a folder.`
      : `The folder FILES_DIR=${where.FILES_DIR} does not have the pictures, files and videos of this database: other processes use another folder or a bucket.`,
    'Give all processes the same FILES_DIR, shared by NFS between machines, or the same bucket (S3_ENDPOINT).',
    `If the files are lost, or were restored here without this mark, write the text ${id} into ${isBucket ? 'the object' : 'the file'} ${marker} and start again.`,
  ].join('\n');
}
