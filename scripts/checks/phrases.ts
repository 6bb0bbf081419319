import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isAtStart, PhrasesOfCode } from '../../apps/web/build/phrases-of-code.ts';
import { type Drawer, equalPhrases, type Shown } from './phrases-equal.ts';
import { filesBelow, readSource } from './sources.ts';
import type { Problems } from './tool.ts';

const languages = ['en', 'it', 'es', 'fr'];
const pluralForms = /_(zero|one|two|few|many|other)$/;

/**
 * Languages must have the same keys and placeholders, and their own plural forms. Each key is unique and used where it is loaded.
 */
export async function checkPhrases(root: string): Promise<Problems> {
  const problems: Problems = [];
  const drawers = new Map<string, Drawer>();
  for (const language of languages) drawers.set(language, await readDrawer(root, language, problems));
  const english = drawers.get('en') ?? new Map();

  for (const [language, drawer] of drawers) {
    for (const [key, { file }] of english)
      if (!drawer.has(key)) problems.push(`packages/phrases/${language}/${file}.ts: '${key}' is missing`);
    for (const [key, { file, text }] of drawer) {
      const where = `packages/phrases/${language}/${file}.ts: '${key}'`;
      // If English lacks the plural form, the general plural form is compared.
      const original = english.get(key) ?? (pluralForms.test(key) ? english.get(key.replace(pluralForms, '_other')) : undefined);
      if (text.trim() === '') problems.push(`${where} is empty`);
      if (language === 'fr' && isBroken(file, text)) problems.push(`${where} may break before a mark: its space is U+00A0`);
      if (!original) problems.push(`${where} is not in English`);
      else if (original.file !== file) problems.push(`${where} is in ${original.file}.ts in English`);
      else if (!samePlaceholders(key, text, original.text)) problems.push(`${where} has other placeholders than English`);
    }
    problems.push(...wrongPlurals(language, drawer));
  }
  return [
    ...problems,
    ...equalPhrases([...drawers.values()], shownWords(root)),
    ...unreachedFiles(root),
    ...unusedKeys(root, english),
    ...wordsNotAtStart(root),
    ...serverWordsInWeb(root),
    ...(await wordlessErrors(root, english)),
  ];
}

async function readDrawer(root: string, language: string, problems: Problems): Promise<Drawer> {
  const drawer: Drawer = new Map();
  const folder = `packages/phrases/${language}`;
  for (const path of filesBelow(root, folder, /(?<!\.test)\.ts$/)) {
    for (const [key, text] of Object.values(await load(root, path)).flatMap((value) => Object.entries(value))) {
      if (drawer.has(key)) problems.push(`${path}: '${key}' is in ${drawer.get(key)?.file}.ts too`);
      drawer.set(key, { file: path.slice(folder.length + 1, -'.ts'.length), text });
    }
  }
  return drawer;
}

async function load(root: string, path: string): Promise<Record<string, Record<string, string>>> {
  return import(pathToFileURL(join(root, path)).href);
}

/** French marks and quotes need a no-break space, except in text messages. */
const isBroken = (file: string, text: string): boolean => !file.startsWith('server/') && / [;:!?»](?!\S)|« /.test(text);

// The form for one may omit its number ("a minute ago").
function samePlaceholders(key: string, text: string, original: string): boolean {
  const names = (phrase: string) => new Set([...phrase.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name));
  const [here, there] = [names(text), names(original)];
  if (key.endsWith('_one')) for (const side of [here, there]) side.delete('count');
  return here.size === there.size && [...here].every((name) => there.has(name));
}

function wrongPlurals(language: string, drawer: Drawer): Problems {
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const plural = [...drawer].filter(([key]) => pluralForms.test(key));
  const stems = new Map(plural.map(([key, { file }]) => [key.replace(pluralForms, ''), file]));
  const lacking = [...stems].flatMap(([stem, file]) =>
    wanted
      .filter((form) => !drawer.has(`${stem}_${form}`))
      .map((form) => `packages/phrases/${language}/${file}.ts: '${stem}' lacks its plural form _${form}`),
  );
  const idle = plural
    .filter(([key]) => !wanted.some((form) => key.endsWith(`_${form}`)))
    .map(([key, { file }]) => `packages/phrases/${language}/${file}.ts: '${key}' is a plural form the language does not have`);
  return [...lacking, ...idle];
}

/** A file that the index of its area does not include has no types. */
function unreachedFiles(root: string): Problems {
  return filesBelow(root, 'packages/phrases/en', /\.ts$/)
    .map((path) => path.slice('packages/phrases/en/'.length))
    .filter((file) => !file.startsWith('server/'))
    .flatMap((file) => {
      const [area = ''] = file.split('/');
      const index = file.includes('/') ? `packages/phrases/areas/${area}.ts` : 'packages/phrases/phrases.ts';
      const known = filesBelow(root, 'packages/phrases', /\.ts$/).includes(index) && readSource(root, index);
      return known && known.includes(`en/${file}'`) ? [] : [`packages/phrases/en/${file}: ${index} does not know it`];
    });
}

const isCode = /(?<!\.test)\.tsx?$/;

function shownWords(root: string): Shown {
  const words = new PhrasesOfCode(root);
  const paths = ['apps/web/src', 'packages/rules', 'packages/contract']
    .flatMap((room) => filesBelow(root, room, isCode))
    .filter((path) => !path.includes('/test/') && !callsOfContract.test(path));
  const carried = paths.flatMap((path) => [...readSource(root, path).matchAll(carriedWords)].map(([, file = '']) => file));
  return { named: new Set(paths.flatMap((path) => [...words.keysNamed(join(root, path))])), carried: new Set(carried) };
}

const carriedWords = /'@clubpulse\/phrases\/en\/([^']+)'/g;
/** Dotted texts in these files are names of calls, not keys of phrases. */
const callsOfContract = /^packages\/contract\/.+\.(?:calls|access)\.ts$/;

function unusedKeys(root: string, english: Drawer): Problems {
  const words = new PhrasesOfCode(root);
  const used = (rooms: readonly string[]) =>
    new Set(
      rooms
        .flatMap((room) => filesBelow(root, room, isCode))
        .filter((path) => !path.includes('/test/'))
        .flatMap((path) => [...words.keysOf(join(root, path))]),
    );
  const shown = used(['apps/web/src', 'packages/rules', 'packages/contract']);
  const usedKeys = used(['apps/server/src', 'apps/bridge/src', 'packages/rules', 'packages/contract']);
  return [...english]
    .filter(([key, { file }]) => {
      const stem = key.replace(pluralForms, '');
      return file.startsWith('server/') ? !usedKeys.has(stem) : !shown.has(stem);
    })
    .map(([key, { file }]) => `packages/phrases/en/${file}.ts: '${key}' is used nowhere`);
}

/** Code that runs before any screen can use only phrases that are loaded at the start. */
function wordsNotAtStart(root: string): Problems {
  const words = new PhrasesOfCode(root);
  const starts = ['main.ts', 'start/app.tsx'].map((file) => join(root, 'apps/web/src', file));
  return [...new Set(starts.flatMap((start) => [...words.modulesOf(start)]))].flatMap((module) =>
    [...words.keysOf(module)]
      .filter((key) => !isAtStart(words.files.get(key) ?? ''))
      .map((key) => `${module.slice(root.length + 1)}: '${key}' of ${words.files.get(key)}.ts is not there at the start`),
  );
}

function serverWordsInWeb(root: string): Problems {
  const words = new PhrasesOfCode(root);
  return filesBelow(root, 'apps/web/src', isCode).flatMap((path) => {
    const keys = [...words.keysOf(join(root, path))].filter((key) => words.files.get(key)?.startsWith('server/'));
    const imported = /@clubpulse\/phrases\/\w+\/server\//.test(readSource(root, path))
      ? ['@clubpulse/phrases/<language>/server']
      : [];
    return [...keys, ...imported].map((name) => `${path}: '${name}' is the server's own word`);
  });
}

async function wordlessErrors(root: string, english: Drawer): Promise<Problems> {
  const problems: Problems = [];
  const wordsOf = new Map<string, string>();
  for (const path of filesBelow(root, 'packages/contract', /\.errors\.ts$/)) {
    const [area = ''] = path.slice('packages/contract/'.length).split('/');
    const file = area === 'platform' ? 'errors' : `${area}/${area}.refusals`;
    for (const name of Object.keys((await load(root, path))['errors'] ?? {})) {
      wordsOf.set(`error.${name}`, file);
      if (!english.has(`error.${name}`)) problems.push(`${path}: ${name} has no words ('error.${name}')`);
    }
  }
  for (const [key, { file }] of english) {
    if (!key.startsWith('error.')) continue;
    const where = `packages/phrases/en/${file}.ts: '${key}'`;
    const error = wordsOf.has(key) ? key : key.replace(/_\w+$/, '');
    if (!wordsOf.has(error)) problems.push(`${where} is no error type`);
    else if (wordsOf.get(error) !== file) problems.push(`${where} belongs to ${wordsOf.get(error)}.ts`);
  }
  return problems;
}
