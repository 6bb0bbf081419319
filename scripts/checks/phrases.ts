import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow, readSource } from './sources.ts';
import type { Problems } from './tool.ts';

const languages = ['en', 'it', 'es', 'fr'];
const pluralForms = /_(zero|one|two|few|many|other)$/;
/** Every language carries the forms that any of them needs, so that all have the same keys. */
const wantedForms = [
  ...new Set(languages.flatMap((language) => new Intl.PluralRules(language).resolvedOptions().pluralCategories)),
];

/** Beginnings of keys that code puts together, so that no source holds the whole key. */
const composedPrefixes = [
  'error.', // error.<ErrorType> of a problem document
  'fix.', // fix.<StaffFix> and fix.<AthleteFix> of rules/calendar/seats/refusal-fixes
  'role.', // role.<Role>
  'zone.', // zone.<zoneKeys> of rules/accounts/users/zones
  'accounts.gender', // accounts.gender<Gender>
  'clubs.warning.', // clubs.warning.<BridgeWarning>
];

type Drawer = Map<string, { file: string; text: string }>;

/** The same keys, placeholders and plural forms in every language, no key twice, and every key used. */
export async function checkPhrases(root: string): Promise<Problems> {
  const problems: Problems = [];
  const drawers = new Map<string, Drawer>();
  for (const language of languages) drawers.set(language, await readDrawer(root, language, problems));
  const english = drawers.get('en') ?? new Map();

  for (const [language, drawer] of drawers) {
    for (const [key, { file }] of english)
      if (!drawer.has(key)) problems.push(`packages/phrases/${language}/${file}: '${key}' is missing`);
    for (const [key, { file, text }] of drawer) {
      const where = `packages/phrases/${language}/${file}: '${key}'`;
      const original = english.get(key);
      if (text.trim() === '') problems.push(`${where} is empty`);
      if (!original) problems.push(`${where} is not in English`);
      else if (original.file !== file) problems.push(`${where} stands in ${original.file} in English`);
      else if (!samePlaceholders(key, text, original.text)) problems.push(`${where} has other placeholders than English`);
    }
    problems.push(...incompletePlurals(language, drawer));
  }
  return [...problems, ...unusedKeys(root, english), ...(await wordlessErrors(root, english))];
}

async function readDrawer(root: string, language: string, problems: Problems): Promise<Drawer> {
  const drawer: Drawer = new Map();
  const index = await load(root, `packages/phrases/${language}.ts`);
  const joined = new Set(Object.values(index).flatMap((value) => Object.keys(value)));
  for (const path of filesBelow(root, `packages/phrases/${language}`, /(?<!\.test)\.ts$/)) {
    for (const [key, text] of Object.values(await load(root, path)).flatMap((value) => Object.entries(value))) {
      if (drawer.has(key)) problems.push(`${path}: '${key}' stands in ${drawer.get(key)?.file} too`);
      if (!joined.has(key)) problems.push(`${path}: '${key}' does not reach packages/phrases/${language}.ts`);
      drawer.set(key, { file: basename(path), text });
    }
  }
  return drawer;
}

async function load(root: string, path: string): Promise<Record<string, Record<string, string>>> {
  return import(pathToFileURL(join(root, path)).href);
}

// "One" may be said without its number, as in "a minute ago".
function samePlaceholders(key: string, text: string, original: string): boolean {
  const names = (phrase: string) => new Set([...phrase.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name));
  const [here, there] = [names(text), names(original)];
  if (key.endsWith('_one')) for (const side of [here, there]) side.delete('count');
  return here.size === there.size && [...here].every((name) => there.has(name));
}

function incompletePlurals(language: string, drawer: Drawer): Problems {
  const stems = new Map<string, string>();
  for (const [key, { file }] of drawer) if (pluralForms.test(key)) stems.set(key.replace(pluralForms, ''), file);
  return [...stems].flatMap(([stem, file]) => {
    const missing = wantedForms.filter((form) => !drawer.has(`${stem}_${form}`));
    return missing.map((form) => `packages/phrases/${language}/${file}: '${stem}' lacks its plural form _${form}`);
  });
}

function unusedKeys(root: string, english: Drawer): Problems {
  const rooms = ['apps', 'packages/rules', 'packages/contract'];
  const code = rooms
    .flatMap((room) => filesBelow(root, room, /(?<!\.test)\.tsx?$/))
    .map((path) => readSource(root, path))
    .join('\n');
  const words = new Set([...code.matchAll(/['"`]([\w.:-]+)['"`]/g)].map(([, word]) => word));
  return [...english]
    .filter(([key]) => !words.has(key.replace(pluralForms, '')) && !words.has(key))
    .filter(([key]) => !composedPrefixes.some((prefix) => key.startsWith(prefix)))
    .map(([key, { file }]) => `packages/phrases/en/${file}: '${key}' is used nowhere`);
}

async function wordlessErrors(root: string, english: Drawer): Promise<Problems> {
  const contract = await load(root, 'packages/contract/errors.ts');
  const named = Object.keys(contract['errorTypes'] ?? {});
  const worded = [...english.keys()].filter((key) => key.startsWith('error.')).map((key) => key.slice('error.'.length));
  return [
    ...named
      .filter((name) => !worded.includes(name))
      .map((name) => `packages/contract/errors.ts: ${name} has no words ('error.${name}')`),
    ...worded
      .filter((name) => !named.includes(name))
      .map((name) => `packages/phrases/en/errors.ts: 'error.${name}' is no error type`),
  ];
}
