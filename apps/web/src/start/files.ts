import type { Language } from '@clubpulse/contract/scalars';

interface Files {
  files: readonly string[];
  /** Which of them something needs that is opened later: a start, a screen's name, a language (`en`), a file of its words (`en/clubs/brand`). */
  filesOf: Readonly<Record<string, readonly number[]>>;
  /** The files of words that a start or a screen shows. */
  words: Readonly<Record<string, readonly string[]>>;
}

/** What the build wrote into the page (`build/files-ahead.ts`); nothing while developing. */
function known(): Files {
  const text = document.getElementById('files')?.textContent;
  return text ? (JSON.parse(text) as Files) : { files: [], filesOf: {}, words: {} };
}

/** Addresses of what these starts and screens need, words in this language included. */
function addressesOf(names: readonly string[], language: Language): string[] {
  const { files, filesOf, words } = known();
  const opened = names.map((name) => name.toLowerCase());
  const shown = opened.flatMap((name) => words[name] ?? []).map((file) => `${language}/${file}`);
  const wanted = new Set([...opened, language, ...shown].flatMap((name) => filesOf[name] ?? []));
  return [...wanted].flatMap((index) => {
    const file = files[index];
    return file === undefined ? [] : [new URL(file, document.baseURI).href];
  });
}

function link(rel: 'modulepreload' | 'prefetch', names: readonly string[], language: Language): void {
  for (const address of addressesOf(names, language)) {
    const element = document.createElement('link');
    const style = address.endsWith('.css');
    element.rel = rel === 'modulepreload' && style ? 'preload' : rel;
    if (style) element.as = 'style';
    // As the build's own links ask, or what came ahead is not used.
    element.crossOrigin = '';
    element.href = address;
    document.head.append(element);
  }
}

/** Asks for everything that is needed now in one wave, words in this language included, instead of finding out file by file. */
export const filesAhead = (names: readonly string[], language: Language): void => link('modulepreload', names, language);

/** Asks for what is needed soon, when the network has nothing better to do. */
export const filesLater = (names: readonly string[], language: Language): void => link('prefetch', names, language);

/** Whether this device keeps everything that a screen needs: then it opens without a network. */
export async function isKept(name: string, language: Language): Promise<boolean> {
  const addresses = addressesOf([name], language);
  if (!('caches' in globalThis) || addresses.length === 0) return false;
  const found = await Promise.all(addresses.map((address) => caches.match(address)));
  return found.every((file) => file !== undefined);
}
