import type { Plugin } from 'vite';
import { waitsForRefusals } from './first-screens.ts';
import { PhrasesOfCode } from './phrases-of-code.ts';

const named: readonly [RegExp, (name: string) => string][] = [
  [/\/src\/platform\/dictionary\/(\w\w)\.ts$/, (language) => language],
  [/\/src\/platform\/dictionary\/refusals\/(\w\w)\.ts$/, (language) => `${language}/refusals`],
  [/\/packages\/phrases\/(\w\w\/.+)\.ts$/, (words) => words],
  [/\/src\/start\/(app|home)\.tsx?$/, (start) => `start.${start}`],
  [/\/src\/.*\/([A-Z]\w+)\.tsx$/, (screen) => screen.toLowerCase()],
];

const sharing = /\/src\/start\/\w+\.tsx?$|\/packages\/phrases\/\w\w\/.+\.ts$/;

interface Chunk {
  type: 'chunk';
  fileName: string;
  facadeModuleId: string | null;
  moduleIds: string[];
  imports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/** Lists files in the page, so that `start/files.ts` requests them at once. The page is never cached. */
export function filesAhead(root: string): Plugin {
  return {
    name: 'files-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk: entry }) {
        if (bundle === undefined || entry?.name !== 'index') return html;
        const chunks = new Map(
          Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one as unknown as Chunk]] : [])),
        );
        const here = closure(chunks, entry.fileName);
        const files: string[] = [];
        const filesOf: Record<string, number[]> = {};
        const words: Record<string, string[]> = {};
        const code = new PhrasesOfCode(root);
        for (const { fileName, facadeModuleId, moduleIds } of chunks.values()) {
          // A shared chunk has no facade module, so all its modules are searched.
          for (const face of facadeModuleId === null ? moduleIds.filter((id) => sharing.test(id)) : [facadeModuleId]) {
            const name = nameOf(face);
            if (name === undefined) continue;
            filesOf[name] = [...closure(chunks, fileName)].filter((file) => !here.has(file)).map((file) => indexIn(files, file));
            const shown = isWords(name) ? [] : [...code.wordsOf(face), ...(waitsForRefusals(face) ? ['refusals'] : [])];
            if (shown.length > 0) words[name] = shown;
          }
        }
        const beyond = new Set(filesOf['start.app']);
        for (const [name, list] of Object.entries(filesOf))
          if (!name.startsWith('start.')) filesOf[name] = list.filter((one) => !beyond.has(one));
        return [
          {
            tag: 'script',
            attrs: { type: 'application/json', id: 'files' },
            children: JSON.stringify({ files, filesOf, words }),
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}

const isWords = (name: string) => /^\w\w(\/|$)/.test(name);

function nameOf(facade: string | null | undefined): string | undefined {
  for (const [pattern, name] of named) {
    const found = pattern.exec(facade ?? '')?.[1];
    if (found !== undefined) return name(found);
  }
  return undefined;
}

function closure(chunks: ReadonlyMap<string, Chunk>, file: string, seen = new Set<string>()): Set<string> {
  const chunk = chunks.get(file);
  if (chunk === undefined || seen.has(file)) return seen;
  seen.add(file);
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const next of chunk.imports) closure(chunks, next, seen);
  return seen;
}

function indexIn(files: string[], file: string): number {
  const at = files.indexOf(file);
  return at < 0 ? files.push(file) - 1 : at;
}
