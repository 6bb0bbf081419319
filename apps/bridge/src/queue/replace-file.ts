import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';

/**
 * Replaces a small file atomically: after a power cut or on a full disk it has either the old or the new content. Throws when the
 * disk refuses.
 */
export function replaceFile(path: string, text: string): void {
  const fresh = `${path}.new`;
  const fd = openSync(fresh, 'w', 0o600);
  try {
    // `writeFileSync` repeats partial writes, whereas a single write call on a full disk could succeed with a part.
    writeFileSync(fd, text);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(fresh, path);
}

export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
