import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';

/** Replaces a small file whole: after a power cut or on a full disk it is the former one or this one. Throws when the disk refuses. */
export function replaceFile(path: string, text: string): void {
  const fresh = `${path}.new`;
  const fd = openSync(fresh, 'w', 0o600);
  try {
    // A full disk may take a part and call it written; this goes on until all is.
    writeFileSync(fd, text);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(fresh, path);
}

/** What the disk said, for the report. */
export const inWords = (error: unknown): string => (error instanceof Error ? error.message : String(error));
