import { type Language, languages } from '@clubpulse/contract/scalars';
import { type PhraseValues, say, type Words } from '@clubpulse/phrases/say';

type WordsFile = Readonly<Record<string, Words>>;
interface Shelf {
  readonly start: Readonly<Record<string, WordsFile>>;
  readonly later: Readonly<Record<string, () => Promise<WordsFile>>>;
}

/** One chunk per language with the words of the start; it says where the others are. */
const shelves: Record<Language, () => Promise<Shelf>> = {
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
};

interface Held {
  readonly words: Record<string, string>;
  /** Names (`calendar/seats/book`) of the files whose words are here. */
  readonly files: Set<string>;
  readonly later: Shelf['later'];
}

const held = new Map<Language, Held>();
/** Files that some screen asked for: another language brings them before it is shown. */
const wanted = new Set<string>();
const listeners = new Set<() => void>();
/** The first configured language is the default (readings 25). */
let shown: Language = languages[0];

/** The language asked for last: one whose words come late does not take its place. */
let latest: Language = shown;

export const shownLanguage = (): Language => shown;

/** Calls when another language is shown; returns the way to stop it. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The phrase in a language whose words are here; undefined for a key without words. */
export const phraseIn = (language: Language, key: string, values?: PhraseValues): string | undefined =>
  say(held.get(language)?.words ?? {}, language, key, values);

/** Brings the words of the start and of every screen seen so far, then shows the language. */
export async function changeTo(language: Language): Promise<void> {
  latest = language;
  // A screen may have asked for more while its words were on their way.
  while (!holds(language, wanted)) await bring(language, wanted);
  if (latest !== language) return;
  shown = language;
  document.documentElement.lang = language;
  // What is installed from here on is described, and offers its pages, in it.
  document
    .querySelector('link[rel="manifest"]')
    ?.setAttribute('href', language === 'en' ? './manifest.webmanifest' : `./manifest.${language}.webmanifest`);
  for (const listener of listeners) listener();
}

/**
 * Code that shows words, and the words with it. The build wraps each lazy import of the app so (`build/words-with-code.ts`):
 * a screen is never there before its words.
 */
export async function withWords<Code>(files: readonly string[], code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, loadWords(files)]);
  return loaded;
}

/** The words of all refusals, one file: whatever was refused is told once they are here, as far as they can be had. */
export const REFUSALS = 'refusals';

/** Brings the words of these files (`calendar/seats/book`) in the shown language. */
export async function loadWords(files: readonly string[]): Promise<void> {
  // The language may change while they are on their way.
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
