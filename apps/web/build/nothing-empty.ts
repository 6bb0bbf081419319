import type { Plugin } from 'vite';

interface Output {
  readonly type: string;
  readonly fileName: string;
  readonly isDynamicEntry?: boolean;
  readonly code?: string;
}

export const emptyFiles = (bundle: Readonly<Record<string, Output>>): string[] =>
  Object.values(bundle)
    .filter((file) => file.type === 'chunk' && file.isDynamicEntry === true && file.code?.trim() === '')
    .map((file) => file.fileName);

/**
 * Fails if a file is empty. The bundler emits an empty file for a lazy module of another package. Re-export from a local module
 * instead.
 */
export function nothingEmpty(): Plugin {
  return {
    name: 'nothing-empty',
    apply: 'build',
    generateBundle(_options, bundle) {
      const empty = emptyFiles(bundle);
      if (empty.length > 0) this.error(`Imported later, and empty: ${empty.join(', ')}`);
    },
  };
}
