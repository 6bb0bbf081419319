import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files of phrases that load at the start, so that no screen waits for them. */
const atStart = /^(?:[^/]+|.+\.(?:screens|refusals))$/;
const staticImport = /^(?:import|export)\s+(?!type\b)([^'";]*?\sfrom\s+)?'([^']+)'/gm;
/** The `public.ts` of a feature. Of an import from it only the modules that declare the imported names are followed. */
const door = /\/public\.ts$/;
const text = /['"`]([\w.:-]+)['"`]/g;
const beginning = /`([a-z][\w-]*\.[\w.-]*)\$\{/g;
const callsOfContract = /\/packages\/contract\/.+\.calls\.ts$/;
const pluralForm = /_(?:one|other)$/;

export class PhrasesOfCode {
  readonly #root: string;
  readonly #modules = new Map<string, { keys: ReadonlySet<string>; imports: readonly string[] }>();
  #files: ReadonlyMap<string, string> | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  get files(): ReadonlyMap<string, string> {
    this.#files ??= new Map(
      phraseFiles(join(this.#root, 'packages/phrases/en')).flatMap((file) => {
        const source = readFileSync(join(this.#root, `packages/phrases/en/${file}.ts`), 'utf8');
        const keys = [...source.matchAll(/^ {2}'?([\w.-]+)'?:/gm)].map(([, key = '']) => key.replace(pluralForm, ''));
        return keys.map((key) => [key, file] as const);
      }),
    );
    return this.#files;
  }

  modulesOf(path: string): ReadonlySet<string> {
    const found = new Set([path]);
    for (const module of found) for (const next of this.#read(module).imports) found.add(next);
    return found;
  }

  keysOf(path: string): ReadonlySet<string> {
    return this.#read(path).keys;
  }

  keysNamed(path: string): ReadonlySet<string> {
    const words = [...readFileSync(path, 'utf8').matchAll(text)].map(([, word = '']) => word);
    return new Set(words.filter((word) => this.files.has(word)));
  }

  wordsOf(path: string): string[] {
    const keys = [...this.modulesOf(path)].flatMap((module) => [...this.keysOf(module)]);
    const files = new Set(keys.map((key) => this.files.get(key) ?? ''));
    return [...files].filter((file) => !isAtStart(file) && !file.startsWith('server/')).sort();
  }

  #read(path: string) {
    const known = this.#modules.get(path);
    if (known !== undefined) return known;
    const source = readFileSync(path, 'utf8');
    const keys = this.#keysIn(source);
    // A text with a dot is a call name such as `participants.add`, even if a phrase has that name.
    const shown = callsOfContract.test(path) ? new Set([...keys].filter((key) => !key.includes('.'))) : keys;
    const module = { keys: shown, imports: this.#importsOf(path, source) };
    this.#modules.set(path, module);
    return module;
  }

  #keysIn(source: string): Set<string> {
    const words = [...source.matchAll(text)].map(([, word = '']) => word);
    const begun = [...source.matchAll(beginning)].map(([, word = '']) => word);
    return new Set([
      ...words.filter((word) => this.files.has(word)),
      ...[...this.files.keys()].filter((key) => begun.some((word) => key.startsWith(word))),
    ]);
  }

  #importsOf(from: string, source: string): string[] {
    return [...source.matchAll(staticImport)]
      .flatMap(([, names = '', name = '']) => {
        if (name.startsWith('.')) return throughDoor(join(dirname(from), name), names);
        return name.startsWith('@clubpulse/') ? join(this.#root, 'packages', `${name.slice('@clubpulse/'.length)}.ts`) : [];
      })
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('/packages/phrases/') && existsSync(path));
  }
}

/** The modules that declare the imported `names`. For another file than `public.ts` the result is the file. */
function throughDoor(path: string, names: string): string[] {
  if (!door.test(path) || !names.startsWith('{') || !existsSync(path)) return [path];
  const taken = namesIn(names);
  return [...readFileSync(path, 'utf8').matchAll(staticImport)]
    .filter(([, list = '']) => namesIn(list).some((name) => taken.includes(name)))
    .map(([, , name = '']) => join(dirname(path), name));
}

const namesIn = (list: string): string[] =>
  list
    .replace(/[{}]|\bfrom\s*$/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(/\s/)[0] ?? name);

export const isAtStart = (file: string): boolean => atStart.test(file);

function phraseFiles(folder: string, name = ''): string[] {
  return readdirSync(join(folder, name), { withFileTypes: true }).flatMap((entry) => {
    const path = name === '' ? entry.name : `${name}/${entry.name}`;
    return entry.isDirectory() ? phraseFiles(folder, path) : [path.replace(/\.ts$/, '')];
  });
}
