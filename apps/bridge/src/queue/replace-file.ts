import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';

/** Replaces the file atomically, even on a power cut. Throws when the disk refuses the write. */
export function replaceFile(path: string, text: string): void {
  const fresh = `${path}.new`;
  const fd = openSync(fresh, 'w', 0o600);
  try {
    // On a full disk `writeSync` could write only a part.
    writeFileSync(fd, text);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(fresh, path);
}

export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
