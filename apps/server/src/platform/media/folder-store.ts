import { randomUUID } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LargeStore } from './media-store.ts';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
const isAnothers = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPERM';

function shut(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    if (!isMissing(error) && !isAnothers(error)) throw error;
  }
}

export function folderStore(folder: string): LargeStore {
  shut(folder);
  const unfinishedOf = (name: string, handle: string) => `${placeOf(folder, name)}.${handle}`;
  return {
    async put(name, bytes) {
      const place = placeOf(folder, name);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      const unfinished = `${place}.${randomUUID()}`;
      await writeFile(unfinished, bytes, { flush: true, mode: 0o600 });
      await rename(unfinished, place);
    },
    get: (name) =>
      readFile(placeOf(folder, name)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      }),
    remove: (name) => rm(placeOf(folder, name), { force: true }),
    async begin(name) {
      const handle = randomUUID();
      const place = unfinishedOf(name, handle);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      await writeFile(place, '', { mode: 0o600, flag: 'wx' });
      return handle;
    },
    async putPart(name, handle, { offset, bytes, number }) {
      const file = await open(unfinishedOf(name, handle), 'r+');
      try {
        await file.write(bytes, 0, bytes.length, offset);
        await file.datasync();
      } finally {
        await file.close();
      }
      return String(number);
    },
    async finish(name, handle) {
      await rename(unfinishedOf(name, handle), placeOf(folder, name)).catch(async (error: unknown) => {
        if (!isMissing(error)) throw error;
        await stat(placeOf(folder, name));
      });
    },
    abandon: (name, handle) => rm(unfinishedOf(name, handle), { force: true }),
    sizeOf: (name) =>
      stat(placeOf(folder, name)).then(
        ({ size }) => size,
        (error: unknown) => {
          if (isMissing(error)) return undefined;
          throw error;
        },
      ),
    async read(name, range) {
      const file = await open(placeOf(folder, name), 'r').catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      return file?.createReadStream(range && { start: range.from, end: range.to });
    },
  };
}

const placeOf = (folder: string, name: string) => path.join(folder, name.slice(0, 2), name);
