import { type Language, languages } from '@clubpulse/contract/scalars';
import { type Phrases, type PhraseValues, say } from '@clubpulse/phrases/say';
import { listedTexts } from '../../start/files.ts';

type WordsFile = Readonly<Record<string, Phrases>>;
interface Shelf {
  readonly start: Readonly<Record<string, WordsFile>>;
  readonly later: Readonly<Record<string, () => Promise<WordsFile>>>;
}

const shelves: Record<Language, () => Promise<Shelf>> = {
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
};

interface Held {
  readonly words: Record<string, string>;
  readonly files: Set<string>;
  readonly later: Shelf['later'];
}

const held = new Map<Language, Held>();
const wanted = new Set<string>();
const listeners = new Set<() => void>();
let shown: Language = languages[0];

let latest: Language = shown;

export const shownLanguage = (): Language => shown;

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const phraseIn = (language: Language, key: string, values?: PhraseValues): string | undefined =>
  say(held.get(language)?.words ?? {}, language, key, values);

export async function changeTo(language: Language): Promise<void> {
  latest = language;
  // A screen may have requested more files meanwhile.
  while (!holds(language, wanted)) await bring(language, wanted);
  if (latest !== language) return;
  shown = language;
  document.documentElement.lang = language;
  document
    .querySelector('link[rel="manifest"]')
    ?.setAttribute('href', language === 'en' ? './manifest.webmanifest' : `./manifest.${language}.webmanifest`);
  for (const listener of listeners) listener();
}

/** The build wraps each lazy import with this. */
export async function withPhrases<Code>(files: readonly string[], code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, loadPhrases(files)]);
  return loaded;
}

export const withListedPhrases = <Code>(screen: string, code: Promise<Code>): Promise<Code> =>
  withPhrases(listedTexts(screen), code);

export const REFUSALS = 'refusals';

export async function loadPhrases(files: readonly string[]): Promise<void> {
  while (!holds(shown, files)) await bring(shown, files);
  for (const file of files) wanted.add(file);
}

function holds(language: Language, files: Iterable<string>): boolean {
  const here = held.get(language);
  return here !== undefined && [...files].every((file) => here.files.has(file));
}

async function bring(language: Language, files: Iterable<string>): Promise<void> {
  const here = held.get(language) ?? (await opened(language));
  await Promise.all([...files].filter((file) => !here.files.has(file)).map((file) => fetchWords(here, language, file)));
}

async function opened(language: Language): Promise<Held> {
  const { start, later } = await shelves[language]();
  const words = Object.assign({}, ...Object.values(start).flatMap((file) => Object.values(file)));
  const here: Held = held.get(language) ?? { words, files: new Set(), later };
  held.set(language, here);
  return here;
}

async function fetchWords(here: Held, language: Language, file: string): Promise<void> {
  const load = here.later[`./${file}.ts`];
  if (load === undefined) throw new Error(`There are no words ${language}/${file}`);
  Object.assign(here.words, ...Object.values(await load()));
  here.files.add(file);
}
