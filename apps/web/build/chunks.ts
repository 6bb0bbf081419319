import { statSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@clubpulse/contract/scalars';
import { build, type PluginOption, type Rolldown } from 'vite';
import { FIRST, OPENED_FIRST } from './first-screens.ts';
import { type Part, worthwhile } from './parts.ts';
import { PhrasesOfCode } from './phrases-of-code.ts';

const MAIN = 'src/main.ts';
const HOME = 'src/start/home.ts';
const APP = 'src/start/app.tsx';
const TV = 'src/live/tv/main.tsx';

/** Builds only the used exports of barrel modules, which saves a third of the build time. */
export const lazily = { lazyBarrel: true };

interface Project {
  root: string;
  repository: string;
  input: string[];
  plugins: PluginOption[];
  resolve: object;
}

/** The groups of modules that become one file each. All entry points load `base`, all screens also load `app`. */
export async function chunkGroups(project: Project) {
  const parts = await firstParts(project);
  const starting = new Map<string, Part[]>();
  const shared: Part[] = [];
  const screens = new Set(parts.flatMap(({ entry, weight }) => (entry === undefined || weight === OPENED ? [] : [entry])));
  for (const part of parts) {
    if ([...part.ids].every((id) => /[\\/]packages[\\/]phrases[\\/]/.test(id))) continue;
    const begun = startOf(part.by, screens) ?? (isOfApp(part, screens) ? 'app' : undefined);
    const name = begun === 'screens-tv' && part.bytes < FEW ? 'base-tv' : begun;
    if (name !== undefined) starting.set(name, [...(starting.get(name) ?? []), part]);
    // A part that needs the wall remains a separate file, because joined parts would load the whole wall too.
    else if (part.entry !== undefined || !bringsWall(part, screens)) shared.push(part);
  }
  const groups = [...starting].map(([name, started]) => ({ name, ids: new Set(started.flatMap(({ ids }) => [...ids])) }));
  for (const part of worthwhile(shared)) if (part.entry === undefined) groups.push({ name: 'shared', ids: part.ids });
  groups.push(...wordsOfTv(parts, project), ...wordGroups(parts, project));
  return groups.map(({ name, ids }) => ({
    name,
    test: (id: string) => ids.has(id),
    // Only the module is included, because its imports would add a whole library for one part.
    includeDependenciesRecursively: false,
  }));
}

const FEW = 330;

const MANY = 1 / 3;
const WIDELY = 1 / 10;
/** Bytes. All screens load a smaller part that a first screen or many screens need. */
const SMALL = 800;

function isOfApp(part: Part, screens: ReadonlySet<string>): boolean {
  if (part.entry !== undefined) return false;
  const by = [...part.by].filter((entry) => screens.has(entry));
  const first = [...screens].filter((entry) => FIRST.test(`/${entry}`));
  const needed = first.filter((entry) => part.by.has(entry)).length;
  const isCommon = needed === first.length && by.length > screens.size * MANY;
  const isSmall = part.bytes < SMALL && (needed > 0 ? part.by.size > needed : by.length > screens.size * WIDELY);
  return (
    (isCommon || isSmall) && [...part.needs].every((next) => startOf(next.by, screens) !== undefined || isOfApp(next, screens))
  );
}

function wordsOfTv(parts: readonly Part[], { repository }: Project): { name: string; ids: Set<string> }[] {
  const shown = parts
    .filter(({ by }) => by.has(TV) && !/^(base|app)-tv$/.test(startOf(by, new Set()) ?? ''))
    .flatMap(({ ids }) => [...ids]);
  return languages.map((language) => {
    const folder = join(repository, `packages/phrases/${language}/`);
    return { name: `words-tv-${language}`, ids: new Set(shown.filter((id) => id.startsWith(folder))) };
  });
}

function wordGroups(parts: readonly Part[], { root, repository }: Project): { name: string; ids: Set<string> }[] {
  const code = new PhrasesOfCode(repository);
  const files = new Map<string, Part>();
  const atStart = new Set(parts.filter(({ by }) => startOf(by, new Set()) !== undefined).flatMap(({ ids }) => [...ids]));
  const usual = new Map<string, number>();
  const openings = parts.flatMap(({ entry, weight, requests }): Part[] => {
    if (entry === undefined || !/[A-Z]\w+\.tsx$/.test(entry)) return [];
    const words = code.wordsOf(root + entry);
    if (requests !== undefined) for (const file of words) usual.set(file, (usual.get(file) ?? 0) + 1);
    const needs = new Set(words.map((file) => wordPart(files, file, repository)));
    return [
      {
        ids: new Set(),
        bytes: 0,
        by: new Set(),
        needs,
        entry,
        ...(weight === undefined ? {} : { weight }),
        ...(requests === undefined ? {} : { requests: requests * FEW_WORDS }),
      },
    ];
  });
  const first = [...usual].flatMap(([file, screens]) =>
    screens >= USUAL || statSync(phrases(repository, 'en', file)).size < SMALL ? [file] : [],
  );
  const ofLanguage = languages.map((language) => ({
    name: language,
    ids: new Set([
      ...parts.flatMap(({ entry, ids }) => (entry === `src/platform/dictionary/${language}.ts` ? [...ids] : [])),
      ...first.map((file) => phrases(repository, language, file)),
    ]),
  }));
  const apart = [...first, ...code.wordsOf(join(root, HOME))];
  const later = worthwhile([...openings, ...[...files].flatMap(([file, part]) => (apart.includes(file) ? [] : [part]))])
    .map(({ ids }) => [...ids].filter((file) => !atStart.has(phrases(repository, 'en', file))))
    .filter((ids) => ids.length > 1)
    .flatMap((ids) =>
      languages.map((language) => ({
        name: `words-${language}`,
        ids: new Set(ids.map((file) => phrases(repository, language, file))),
      })),
    );
  return [...ofLanguage, ...later];
}

const phrases = (repository: string, language: string, file: string) =>
  join(repository, `packages/phrases/${language}/${file}.ts`);

function wordPart(files: Map<string, Part>, file: string, repository: string): Part {
  const known = files.get(file);
  if (known !== undefined) return known;
  const { size } = statSync(phrases(repository, 'en', file));
  const part: Part = { ids: new Set([file]), bytes: size * WORDS_WEIGH, by: new Set(), needs: new Set() };
  files.set(file, part);
  return part;
}

function startOf(by: ReadonlySet<string>, screens: ReadonlySet<string>): string | undefined {
  // A part that only `home.ts` and its screen need remains in the file `home`.
  const base = by.has(MAIN) || (by.has(HOME) && (by.has(APP) || by.size > 2));
  if (base) return by.has(TV) ? 'base-tv' : 'base';
  if (by.has(APP)) return by.has(TV) ? 'app-tv' : 'app';
  // Shared parts are never in the file of the TV page, because its script would run in every page that loads it.
  if (by.has(TV) && by.size > 1) return sharedWithTv([...by], screens);
  if (by.has(TV)) return 'tv';
  return by.has(HOME) ? 'home' : undefined;
}

/** The phone view loads parts of the room clock but draws no wall. */
const isOfPhone = (entry: string) => /^src\/live\/(own-live|parts)\//.test(entry);

function sharedWithTv(entries: readonly string[], screens: ReadonlySet<string>): string {
  if (!entries.every((entry) => /^src\/(live|workouts)\//.test(entry))) return 'screens-tv';
  if (entries.some(isOfPhone)) return 'clock-tv';
  if (entries.every((entry) => entry.startsWith('src/live/'))) return 'walls-tv';
  return entries.some((entry) => entry.startsWith('src/workouts/') && screens.has(entry)) ? 'figures-tv' : 'scenes-tv';
}

function bringsWall(part: Part, screens: ReadonlySet<string>, seen = new Set<Part>()): boolean {
  if (seen.has(part)) return false;
  seen.add(part);
  const isWall = /^(walls|scenes)-tv$/.test(startOf(part.by, screens) ?? '');
  return isWall || [...part.needs].some((needed) => bringsWall(needed, screens, seen));
}

const WORDS_WEIGH = 2;

/** The weights of a part that opens later, and of a screen's start, for which the user waits. */
const OPENED = 0.2;
const BEGUN_WITH = { Today: 150, Journal: 10, ClubProfile: 10, ClubClasses: 10 } as const;
/** A request of a first screen costs as much as this many usual requests. */
const FEW_REQUESTS = { Today: 0.7, Journal: 10, ClubProfile: 12, ClubClasses: 30 } as const;
const FEW_WORDS = 4;
const USUAL = 3;

function weightOf(file: string, screens: ReadonlySet<string>): { weight?: number; requests?: number } {
  if (!screens.has(file)) return { weight: OPENED };
  const first = OPENED_FIRST.exec(file)?.[1] as keyof typeof BEGUN_WITH | undefined;
  return first === undefined ? {} : { weight: BEGUN_WITH[first], requests: FEW_REQUESTS[first] };
}

async function firstParts({ root, input, plugins, resolve }: Project): Promise<Part[]> {
  const screens = new Set<string>();
  const outcome = await build({
    configFile: false,
    root,
    plugins: [...plugins, screensIn(screens)],
    resolve,
    logLevel: 'error',
    define: { __BUILD_ID__: '""' },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      reportCompressedSize: false,
      // Comments are removed, because a changed comment must not move a module to another file.
      rolldownOptions: { input, experimental: lazily, output: { comments: false } },
    },
  });
  const { output } = outcome as Rolldown.RolldownOutput;
  const files = new Map<string, Part>();
  for (const chunk of output) {
    if (chunk.type !== 'chunk') continue;
    const entry = chunk.facadeModuleId === null ? undefined : entryOf(root, chunk);
    files.set(chunk.fileName, {
      ids: new Set(chunk.moduleIds),
      bytes: chunk.code.length,
      by: new Set(),
      needs: new Set(),
      ...(entry === undefined ? {} : { entry }),
      ...weightOf(chunk.facadeModuleId ?? '', screens),
    });
  }
  for (const chunk of output) {
    const part = files.get(chunk.fileName);
    if (chunk.type !== 'chunk' || part === undefined) continue;
    for (const next of chunk.imports) {
      const needed = files.get(next);
      if (needed !== undefined) part.needs.add(needed);
    }
  }
  for (const part of files.values()) if (part.entry !== undefined) mark(part, part.entry);
  return [...files.values()];
}

const screensIn = (screens: Set<string>): PluginOption => ({
  name: 'screens',
  buildEnd() {
    for (const id of this.getModuleIds()) {
      const opened = this.getModuleInfo(id)?.dynamicImporters ?? [];
      if (opened.some((importer) => importer.endsWith('.screens.ts'))) screens.add(id);
    }
  },
});

function mark(part: Part, entry: string): void {
  if (part.by.has(entry)) return;
  part.by.add(entry);
  for (const next of part.needs) mark(next, entry);
}

function entryOf(root: string, { facadeModuleId, name }: Rolldown.OutputChunk): string {
  if (name === 'index') return MAIN;
  if (name === 'tv') return TV;
  return (facadeModuleId ?? '').slice(root.length);
}
