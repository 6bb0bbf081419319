import { join } from 'node:path';
import type { Plugin } from 'vite';
import { waitsForRefusals } from './first-screens.ts';
import { PhrasesOfCode } from './phrases-of-code.ts';
import { namedParts, screenNames } from './screens-ahead.ts';

const named: readonly [RegExp, (name: string) => string][] = [
  [/\/src\/platform\/dictionary\/(\w\w)\.ts$/, (language) => language],
  [/\/src\/platform\/dictionary\/refusals\/(\w\w)\.ts$/, (language) => `${language}/refusals`],
  [/\/packages\/phrases\/(\w\w\/.+)\.ts$/, (words) => words],
  [/\/src\/start\/(app|home)\.tsx?$/, (start) => `start.${start}`],
  [/\/src\/.*\/([A-Z]\w+)\.tsx$/, (screen) => screen.toLowerCase()],
];

const sharing = /\/src\/start\/\w+\.tsx?$|\/src\/platform\/dictionary\/\w\w\.ts$|\/packages\/phrases\/\w\w\/.+\.ts$/;

interface Chunk {
  type: 'chunk';
  fileName: string;
  facadeModuleId: string | null;
  moduleIds: string[];
  imports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

interface Listed {
  filesOf: Record<string, string[]>;
  words: Record<string, string[]>;
}

/** Lists files in the page, so that `start/files.ts` requests them at once. The page is never cached. */
export function filesAhead(root: string): Plugin {
  let all: Listed = { filesOf: {}, words: {} };
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
        all = listed(chunks, entry.fileName, new PhrasesOfCode(root));
        const children = JSON.stringify(inPage(all, join(root, 'apps/web/src')));
        const attrs = { type: 'application/json', id: 'files' };
        return [{ tag: 'script', attrs, children, injectTo: 'body' }];
      },
    },
    generateBundle: {
      order: 'post',
      // For `scripts/web-sizes.mjs`.
      handler() {
        this.emitFile({ type: 'asset', fileName: '.files.json', source: JSON.stringify(all) });
      },
    },
  };
}

function listed(chunks: ReadonlyMap<string, Chunk>, entry: string, code: PhrasesOfCode): Listed {
  const here = closure(chunks, entry);
  const filesOf: Listed['filesOf'] = {};
  const words: Listed['words'] = {};
  for (const { fileName, facadeModuleId, moduleIds } of chunks.values()) {
    // A shared chunk has no facade module, so all its modules are searched.
    for (const face of facadeModuleId === null ? moduleIds.filter((id) => sharing.test(id)) : [facadeModuleId]) {
      const name = nameOf(face);
      if (name === undefined) continue;
      filesOf[name] = [...closure(chunks, fileName)].filter((file) => !here.has(file));
      const shown = isWords(name) ? [] : [...code.wordsOf(face), ...(waitsForRefusals(face) ? ['refusals'] : [])];
      if (shown.length > 0) words[name] = shown;
    }
  }
  const beyond = new Set(filesOf['start.app']);
  for (const [name, list] of Object.entries(filesOf))
    if (!name.startsWith('start.')) filesOf[name] = list.filter((one) => !beyond.has(one));
  return { filesOf, words };
}

function inPage({ filesOf, words }: Listed, source: string) {
  const opened = [...screenNames(source), ...namedParts(source)].map((name) => name.toLowerCase());
  const shown = new Set(opened.flatMap((name) => words[name] ?? []));
  const isIn = (name: string) =>
    name.startsWith('start.') || opened.includes(name) || (isWords(name) && (!name.includes('/') || shown.has(name.slice(3))));
  const files: string[] = [];
  return {
    filesOf: Object.fromEntries(
      Object.entries(filesOf).flatMap(([name, list]) => (isIn(name) ? [[name, list.map((file) => indexIn(files, file))]] : [])),
    ),
    words: Object.fromEntries(Object.entries(words).filter(([name]) => isIn(name))),
    files,
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
