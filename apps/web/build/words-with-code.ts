import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { waitsForRefusals } from './first-screens.ts';
import { WordsOfCode } from './words-of-code.ts';

const lazyImport = /(?<!typeof )\bimport\(\s*'(\.{1,2}\/[^']+\.tsx?)'\s*\)/g;

/**
 * Words travel with the code that shows them: `import('./Screen.tsx')` waits for the screen and for the files of words that
 * it, or what it imports, names. So nobody lists a screen's words, and no screen is there before them (decision 0014).
 * `root` is the repository.
 */
export function wordsWithCode(root: string): Plugin {
  const source = join(root, 'apps/web/src');
  let words = new WordsOfCode(root);
  return {
    name: 'words-with-code',
    enforce: 'pre',
    buildStart() {
      words = new WordsOfCode(root);
    },
    watchChange() {
      words = new WordsOfCode(root);
    },
    transform(code, id) {
      const path = id.replace(/\?.*$/, '');
      if (!path.startsWith(source) || /\.test\.tsx?$/.test(path)) return null;
      const changed = code.replace(lazyImport, (whole, name: string) => {
        const lazy = join(dirname(path), name);
        const files = [...words.wordsOf(lazy), ...(waitsForRefusals(lazy) ? ['refusals'] : [])];
        // Whoever adds a word to the screen changes what stands here.
        for (const module of words.modulesOf(lazy)) this.addWatchFile(module);
        return files.length === 0 ? whole : `withWords(${JSON.stringify(files)}, ${whole})`;
      });
      if (changed === code) return null;
      // At the end, so that every line stays where it is.
      return { code: `${changed}\nimport { withWords } from '${join(source, 'platform/words/dictionary.ts')}';\n`, map: null };
    },
  };
}
