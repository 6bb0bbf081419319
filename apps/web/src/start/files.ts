import type { Language } from '@clubpulse/contract/scalars';

interface Files {
  files: readonly string[];
  filesOf: Readonly<Record<string, readonly number[]>>;
  words: Readonly<Record<string, readonly string[]>>;
}

function known(): Files {
  const text = document.getElementById('files')?.textContent;
  return text ? (JSON.parse(text) as Files) : { files: [], filesOf: {}, words: {} };
}

export const listedTexts = (screen: string): readonly string[] => known().words[screen] ?? [];

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
    // The attribute must equal that of the build's own links, otherwise the preloaded file is not used.
    element.crossOrigin = '';
    element.href = address;
    document.head.append(element);
  }
}

export const filesAhead = (names: readonly string[], language: Language): void => link('modulepreload', names, language);

export const filesLater = (names: readonly string[], language: Language): void => link('prefetch', names, language);

export async function isCached(name: string, language: Language): Promise<boolean> {
  const addresses = addressesOf([name], language);
  if (!('caches' in globalThis) || addresses.length === 0) return false;
  const found = await Promise.all(addresses.map((address) => caches.match(address)));
  return found.every((file) => file !== undefined);
}
