import type { Plugin, Rolldown } from 'vite';

const STARTS = /[\\/]src[\\/]start[\\/](app\.tsx|home\.ts)$/;
const STYLE = /\.css(\?|$)/;
const mark = /\/\*\$vite\$:\d+\*\//g;

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** Saves a request per file. The styles of `app.tsx` and `home.ts` remain files, because they load beside the code. */
export function stylesInCode(): Plugin {
  let inPage = '';
  return {
    name: 'styles-in-code',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk');
      const begun = new Set<string>();
      for (const chunk of chunks)
        if (chunk.isEntry || chunk.moduleIds.some((id) => STARTS.test(id))) reach(chunk.fileName, bundle, begun);
      for (const chunk of chunks) {
        // A chunk that has only styles is skipped, because Vite removes its code.
        const isPage = chunk.isEntry && chunk.name === 'index';
        if (
          (!isPage && begun.has(chunk.fileName)) ||
          (chunk.exports.length === 0 && chunk.moduleIds.every((id) => STYLE.test(id)))
        )
          continue;
        for (const file of chunk.viteMetadata?.importedCss ?? []) {
          const style = bundle[file];
          if (style?.type !== 'asset' || String(style.source).includes('url(')) continue;
          const text = String(style.source).replace(mark, '');
          if (isPage) inPage += text;
          else chunk.code = `${adding(text)}\n${chunk.code}`;
          chunk.viteMetadata?.importedCss.delete(file);
        }
      }
      const linked = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
      for (const file of Object.keys(bundle)) if (file.endsWith('.css') && !linked.has(file)) delete bundle[file];
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { chunk }) =>
        chunk?.name === 'index' && inPage !== '' ? [{ tag: 'style', children: inPage, injectTo: 'head' }] : html,
    },
  };
}

function reach(file: string, bundle: Rolldown.OutputBundle, seen: Set<string>): void {
  const chunk = bundle[file];
  if (seen.has(file) || chunk?.type !== 'chunk') return;
  seen.add(file);
  for (const next of chunk.imports) reach(next, bundle, seen);
}

const adding = (css: string): string =>
  `{const e=document.createElement("style");e.textContent=${JSON.stringify(css)};document.head.append(e)}`;
