import type { Plugin } from 'vite';

interface Output {
  readonly type: string;
  readonly fileName: string;
  readonly isDynamicEntry?: boolean;
  readonly code?: string;
}

/** Files that something imports later and in which nothing stands: whoever waits for what they hand on gets undefined. */
export const emptyFiles = (bundle: Readonly<Record<string, Output>>): string[] =>
  Object.values(bundle)
    .filter((file) => file.type === 'chunk' && file.isDynamicEntry === true && file.code?.trim() === '')
    .map((file) => file.fileName);

/**
 * Ends the build with such a file. The bundler makes one where a module of another package is imported later and its code was put into
 * a group: import a module of the screen's own later, which takes from the package what it needs.
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
