import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MediaStore } from './media-store.ts';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Files in a folder, in rooms of the first two letters of their names. */
export function folderStore(folder: string): MediaStore {
  const placeOf = (name: string) => path.join(folder, name.slice(0, 2), name);
  return {
    async put(name, bytes) {
      const place = placeOf(name);
      await mkdir(path.dirname(place), { recursive: true });
      // Whoever reads meanwhile finds all of it or nothing.
      const unfinished = `${place}.${randomUUID()}`;
      await writeFile(unfinished, bytes, { flush: true });
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
