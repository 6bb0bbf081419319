import { randomUUID } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MediaStore } from './media-store.ts';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
const isAnothers = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPERM';

/** What members keep here is for the house alone: nobody else of the machine comes past this door, to what was kept before neither. */
function shut(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // Nothing is kept yet; a folder that is another's is for its owner to shut.
    if (!isMissing(error) && !isAnothers(error)) throw error;
  }
}

/** Files in a folder, in rooms of the first two letters of their names. */
export function folderStore(folder: string): MediaStore {
  shut(folder);
  const placeOf = (name: string) => path.join(folder, name.slice(0, 2), name);
  return {
    async put(name, bytes) {
      const place = placeOf(name);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      // Whoever reads meanwhile finds all of it or nothing.
      const unfinished = `${place}.${randomUUID()}`;
      await writeFile(unfinished, bytes, { flush: true, mode: 0o600 });
      await rename(unfinished, place);
    },
    get: (name) =>
      readFile(placeOf(name)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      }),
    remove: (name) => rm(placeOf(name), { force: true }),
  };
}
