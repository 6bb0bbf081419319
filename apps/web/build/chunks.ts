import { statSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@clubpulse/contract/scalars';
import { build, type PluginOption, type Rolldown } from 'vite';
import { FIRST } from './first-screens.ts';
import { type Part, worthwhile } from './parts.ts';
import { WordsOfCode } from './words-of-code.ts';

/** What starts by itself, by the file that begins it; everything else that is an entry is opened later: a screen, a dialog. */
const MAIN = 'src/main.ts';
const HOME = 'src/start/home.ts';
const APP = 'src/start/app.tsx';
const TV = 'src/live/tv/main.tsx';

/** Of a module that only hands on what others have, as the one of all icons, only what is taken is read: a third of the build. */
export const lazily = { lazyBarrel: true };

interface Project {
  /** Ends with a slash. */
  root: string;
  repository: string;
  input: string[];
  /** Those that change what is in the graph. */
  plugins: PluginOption[];
  resolve: object;
}

/**
 * Files by what starts them. What every start has (`base`) and what every screen of the app has (`app`) is one file each; the TV's
 * page shares little and loads no more. What only screens share is put together where a request costs more than the bytes loaded
 * in vain. Who needs what is known only after unused code fell away, so the build begins with one that is thrown away.
 */
export async function chunkGroups(project: Project) {
  const parts = await firstParts(project);
  const starting = new Map<string, Part[]>();
  const shared: Part[] = [];
  const screens = new Set(parts.flatMap(({ entry, weight }) => (entry === undefined || weight === OPENED ? [] : [entry])));
  for (const part of parts) {
    // Words are put together by language.
    if ([...part.ids].every((id) => /[\\/]packages[\\/]phrases[\\/]/.test(id))) continue;
    const begun = startOf(part.by, screens) ?? (isOfApp(part, screens) ? 'app' : undefined);
    // A request for a few bytes costs more than the bytes where nobody needs them.
    const name = begun === 'screens-tv' && part.bytes < FEW ? 'base-tv' : begun;
    if (name !== undefined) starting.set(name, [...(starting.get(name) ?? []), part]);
    // Put together with what others need, it would bring them a whole wall: it stays a file of its own.
    else if (part.entry !== undefined || !bringsWall(part, screens)) shared.push(part);
  }
  const groups = [...starting].map(([name, started]) => ({ name, ids: new Set(started.flatMap(({ ids }) => [...ids])) }));
  for (const part of worthwhile(shared)) if (part.entry === undefined) groups.push({ name: 'shared', ids: part.ids });
  groups.push(...wordGroups(parts, project));
  return groups.map(({ name, ids }) => ({
    name,
    test: (id: string) => ids.has(id),
    // Each module has its place; by its imports one seems to need all of a library of which it takes a part.
    includeDependenciesRecursively: false,
  }));
}

/** Bytes that are not worth a file of their own. */
const FEW = 500;

/** So many of all screens, as a part of one. */
const MANY = 1 / 3;
/** So many need what is small, that it is no reason to bring each of them what else they need of the kit. */
const WIDELY = 1 / 10;
/** Bytes that a screen may well have in vain where a first screen has them anyway, or many do: an icon, a short rule. */
const SMALL = 1200;

/**
 * What every first screen needs, and many others, is there before any of them. So is what is small and one of them needs, as others do, or
 * that many screens need though no first one does: in a file with more it would bring that to each.
 */
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

/** Files of words that are shown together, in each language. */
function wordGroups(parts: readonly Part[], { root, repository }: Project): { name: string; ids: Set<string> }[] {
  const code = new WordsOfCode(repository);
  const files = new Map<string, Part>();
  const atStart = new Set(parts.filter(({ by }) => startOf(by, new Set()) !== undefined).flatMap(({ ids }) => [...ids]));
  const openings = parts.flatMap(({ entry, weight }): Part[] => {
    if (entry === undefined || !/[A-Z]\w+\.tsx$/.test(entry)) return [];
    const needs = new Set(code.wordsOf(root + entry).map((file) => wordPart(files, file, repository)));
    return [{ ids: new Set(), bytes: 0, by: new Set(), needs, entry, ...(weight === undefined ? {} : { weight }) }];
  });
  return worthwhile([...openings, ...files.values()])
    .map(({ ids }) => [...ids].filter((file) => !atStart.has(phrases(repository, 'en', file))))
    .filter((ids) => ids.length > 1)
    .flatMap((ids) =>
      languages.map((language) => ({
        name: `words-${language}`,
        ids: new Set(ids.map((file) => phrases(repository, language, file))),
      })),
    );
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

/** The start that a part belongs to, by the entries that need it. */
function startOf(by: ReadonlySet<string>, screens: ReadonlySet<string>): string | undefined {
  // What Home shares with its screen in the app alone stays with Home.
  const base = by.has(MAIN) || (by.has(HOME) && (by.has(APP) || by.size > 2));
  if (base) return by.has(TV) ? 'base-tv' : 'base';
  if (by.has(APP)) return by.has(TV) ? 'app-tv' : 'app';
  // A page's script runs wherever it is loaded: what others share with the TV's page is never in its file. And what a screen that
  // shows no wall shares with it is no reason to bring the wall there.
  if (by.has(TV) && by.size > 1) return sharedWithTv([...by], screens);
  if (by.has(TV)) return 'tv';
  return by.has(HOME) ? 'home' : undefined;
}

/** What an athlete's own phone loads beside the room's clock: it counts as a wall does, and draws none. */
const isOfPhone = (entry: string) => /^src\/live\/(own-live|parts)\//.test(entry);

/**
 * A wall is only live; what a room follows on it is previewed by an act where it is made; the figures that its editor begins with are
 * a part of that; what is left is small.
 */
function sharedWithTv(entries: readonly string[], screens: ReadonlySet<string>): string {
  if (!entries.every((entry) => /^src\/(live|workouts)\//.test(entry))) return 'screens-tv';
  if (entries.some(isOfPhone)) return 'clock-tv';
  if (entries.every((entry) => entry.startsWith('src/live/'))) return 'walls-tv';
  return entries.some((entry) => entry.startsWith('src/workouts/') && screens.has(entry)) ? 'figures-tv' : 'scenes-tv';
}

/** Whether whoever loads it loads what the TV's walls and scenes are drawn with. */
function bringsWall(part: Part, screens: ReadonlySet<string>, seen = new Set<Part>()): boolean {
  if (seen.has(part)) return false;
  seen.add(part);
  const isWall = /^(walls|scenes)-tv$/.test(startOf(part.by, screens) ?? '');
  return isWall || [...part.needs].some((needed) => bringsWall(needed, screens, seen));
}

/** Words are compressed less than code. */
const WORDS_WEIGH = 2;

/** What an act opens is fetched while nobody waits: a screen's start matters more. */
const OPENED = 0.2;
const BEGUN_WITH = 10;

function weightOf(file: string, screens: ReadonlySet<string>): { weight?: number } {
  if (!screens.has(file)) return { weight: OPENED };
  return FIRST.test(file) ? { weight: BEGUN_WITH } : {};
}

/** The files that a build without any rule makes: an entry each, and one for what exactly the same entries share. */
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
      rolldownOptions: { input, experimental: lazily },
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

/** Collects the modules that the features' manifests open. */
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

/** The file an entry begins with, below the web's folder; that of a page is its script. */
function entryOf(root: string, { facadeModuleId, name }: Rolldown.OutputChunk): string {
  if (name === 'index') return MAIN;
  if (name === 'tv') return TV;
  return (facadeModuleId ?? '').slice(root.length);
}
