import type { Plugin } from 'vite';

interface Output {
  readonly type: string;
  readonly fileName: string;
  readonly isDynamicEntry?: boolean;
  readonly code?: string;
}

/** Finds lazily imported files without content, whose exports would be undefined. */
export const emptyFiles = (bundle: Readonly<Record<string, Output>>): string[] =>
  Object.values(bundle)
    .filter((file) => file.type === 'chunk' && file.isDynamicEntry === true && file.code?.trim() === '')
    .map((file) => file.fileName);

/**
 * The bundler emits an empty file for a lazily imported module of another package. Import a local module that re-exports from the
 * package instead.
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
