import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.git', '.runtime', 'data', 'test-results', 'playwright-report']);

export function filesBelow(root: string, folder: string, wanted: RegExp): string[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true })
      .flatMap((entry) => {
        const path = `${folder}/${entry.name}`;
        if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(root, path, wanted);
        return wanted.test(path) ? [path] : [];
      })
      .sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

export function readSource(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
