import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';

/**
 * Replaces a small file atomically: after a power cut or on a full disk the file has either the old or the new content. Throws
 * when the disk refuses the write.
 */
export function replaceFile(path: string, text: string): void {
  const fresh = `${path}.new`;
  const fd = openSync(fresh, 'w', 0o600);
  try {
    // `writeFileSync` continues after a partial write. A single call of `writeSync` on a full disk could succeed with only a part
    // of the text.
    writeFileSync(fd, text);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(fresh, path);
}

export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
