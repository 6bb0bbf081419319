import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { waitsForRefusals } from './first-screens.ts';
import { PhrasesOfCode } from './phrases-of-code.ts';

const lazyImport = /(?<!typeof )\bimport\(\s*'(\.{1,2}\/[^']+\.tsx?)'\s*\)/g;

/** No screen renders before its phrases are loaded (decision 0014). `root` is the repository. */
export function phrasesWithCode(root: string): Plugin {
  const source = join(root, 'apps/web/src');
  let words = new PhrasesOfCode(root);
  let isBuild = false;
  return {
    name: 'words-with-code',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    buildStart() {
      words = new PhrasesOfCode(root);
    },
    watchChange() {
      words = new PhrasesOfCode(root);
    },
    transform(code, id) {
      const path = id.replace(/\?.*$/, '');
      if (!path.startsWith(source) || /\.test\.tsx?$/.test(path)) return null;
      const changed = code.replace(lazyImport, (match, name: string) => {
        const lazy = join(dirname(path), name);
        const files = [...words.wordsOf(lazy), ...(waitsForRefusals(lazy) ? ['refusals'] : [])];
        for (const module of words.modulesOf(lazy)) this.addWatchFile(module);
        if (isBuild && path.endsWith('.screens.ts'))
          return `withListedPhrases('${basename(name, '.tsx').toLowerCase()}', ${match})`;
        return files.length === 0 ? match : `withPhrases(${JSON.stringify(files)}, ${match})`;
      });
      if (changed === code) return null;
      // The code is added at the end, so that line numbers do not change.
      return {
        code: `${changed}\nimport { withListedPhrases, withPhrases } from '${join(source, 'platform/dictionary/dictionary.ts')}';\n`,
        map: null,
      };
    },
  };
}
