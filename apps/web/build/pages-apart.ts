import type { Plugin, Rolldown } from 'vite';

/** Fails if a page loads the script of another page, because that script would draw the other page. */
export function pagesApart(): Plugin {
  return {
    name: 'pages-apart',
    generateBundle(_options, bundle) {
      const pages = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk' && file.isEntry);
      for (const page of pages) {
        const loaded = reach(page.fileName, bundle);
        const other = pages.find(({ fileName }) => fileName !== page.fileName && loaded.has(fileName));
        if (other !== undefined) this.error(`The page ${page.name} loads the script of the page ${other.name}.`);
      }
    },
  };
}

function reach(fileName: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): Set<string> {
  const file = bundle[fileName];
  if (seen.has(fileName) || file?.type !== 'chunk') return seen;
  seen.add(fileName);
  for (const next of [...file.imports, ...file.dynamicImports]) reach(next, bundle, seen);
  return seen;
}
